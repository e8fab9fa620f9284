// Gallery states of the table itself: a player's screen in different moments and rulebooks.
import type { ComponentChildren, JSX } from "preact";
import { Hall, type HallProps } from "../table/parts/Hall";
import { Score } from "../table/parts/Score";
import { awkward, four, host, now, rest, running, sectors, six, spinning } from "./people";

/** A player's screen as the app will lay it out: score, table, a line, one primary action and two quiet ones. */
function PlayerScreen({ hall, say, acts }: { hall: HallProps; say: ComponentChildren; acts: JSX.Element }) {
  return (
    <div class="gallery-player">
      <Score players={3} viewers={2} target={6} />
      <Hall {...hall} />
      <p class="gallery-say">{say}</p>
      <div class="gallery-acts">{acts}</div>
    </div>
  );
}

const hall = (more: Partial<HallProps>): HallProps => ({
  sectors: sectors(16, { current: 7, played: [2, 4, 9, 12, 15], zero: 0 }), spin: rest(7), clock: running(23), now,
  label: "Игровой стол: выпал сектор 7, идёт минута", chairs: four, host, ...more,
});
const minuteActs = <><button class="btn">Минута в кредит</button><button class="btn btn--primary">Отвечает…</button><button class="btn">Помощь клуба</button></>;

const spinAct = (ready: boolean) => <button class="btn btn--primary" disabled={!ready}>Крутить волчок</button>;
const naming = { can: (id: string) => id !== "d", label: (chair: { name: string }) => `Отвечает ${chair.name}`, press: () => undefined };

export const TABLES: Record<string, () => ComponentChildren> = {
  minute: () => <PlayerScreen hall={hall({})} say={<><b>Сектор 7.</b> Идёт минута: версии вслух, решает капитан</>} acts={minuteActs} />,
  alarm: () => <PlayerScreen hall={hall({ clock: running(7.6), chairs: awkward })} say={<><b>Сектор 7.</b> Последние секунды</>} acts={minuteActs} />,
  paused: () => <PlayerScreen hall={hall({ clock: { kind: "paused", leftMs: 41_200, totalMs: 60_000 }, chairs: six, host: { ...host, offline: true } })} say="Крупье отошёл: минута остановлена" acts={minuteActs} />,
  naming: () => <PlayerScreen hall={hall({ clock: { kind: "off" }, press: naming, chairs: four.map((chair) => ({ ...chair, answering: false })) })} say={<><b>Время вышло.</b> Капитан, кто отвечает?</>} acts={<button class="btn">Помощь ведущего</button>} />,
  spinning: () => <PlayerScreen hall={hall({ spin: spinning(7), clock: { kind: "off" } })} say="Волчок крутится" acts={spinAct(false)} />,
  thirteen: () => <PlayerScreen hall={hall({ sectors: sectors(13, { current: 4, played: [1, 8], colors: true, byHand: 4 }), spin: rest(4), clock: { kind: "off" }, chairs: six })} say="Крупье читает вопрос" acts={spinAct(true)} />,
  wall: () => { document.documentElement.dataset["surface"] = "wall"; return <PlayerScreen hall={hall({ chairs: six })} say={<><b>Сектор 7.</b> Идёт минута</>} acts={<></>} />; },
  "wall-alarm": () => { document.documentElement.dataset["surface"] = "wall"; return <PlayerScreen hall={hall({ chairs: awkward, clock: running(8) })} say="Последние секунды" acts={<></>} />; },
  twelve: () => <PlayerScreen hall={hall({ sectors: sectors(12, { played: [0, 3] }), spin: null, clock: { kind: "off" }, chairs: awkward.slice(0, 2) })} say="Ждём волчок" acts={spinAct(false)} />,
};
