// The named states that the gallery shows; each is one whole screen made of parts.
import type { ComponentChildren } from "preact";
import { Award, AWARDS, Hippo, type HippoMood } from "../art/hippo";
import { Icon, ICON_NAMES } from "../art/icons";
import { BlackBox, Envelope, Logo } from "../art/things";
import { Avatar, AVATAR_IDS, HAT_IDS } from "../art/avatar";

import type { JSX } from "preact";
import { Hall, type HallProps } from "../table/parts/Hall";
import { Score } from "../table/parts/Score";
import { awkward, four, host, now, rest, running, sectors, six } from "./people";

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

export const STATES: Record<string, () => ComponentChildren> = {
  faces: () => (
    <div style={{ display: "grid", gridTemplateColumns: "repeat(auto-fill, 110px)", gap: "14px", padding: "16px" }}>
      {AVATAR_IDS.map((id, i) => <figure key={id}><Avatar avatar={id} hat="" frame={i === 3 ? "lit" : "brass"} />{id}</figure>)}
      {HAT_IDS.map((hat, i) => <figure key={hat}><Avatar avatar={AVATAR_IDS[(i * 5) % AVATAR_IDS.length]!} hat={hat} />{hat}</figure>)}
    </div>
  ),
  minute: () => <PlayerScreen hall={hall({})} say={<><b>Сектор 7.</b> Идёт минута: версии вслух, решает капитан</>} acts={minuteActs} />,
  alarm: () => <PlayerScreen hall={hall({ clock: running(7.6), chairs: awkward })} say={<><b>Сектор 7.</b> Последние секунды</>} acts={minuteActs} />,
  paused: () => <PlayerScreen hall={hall({ clock: { kind: "paused", leftMs: 41_200, totalMs: 60_000 }, chairs: six, host: { ...host, offline: true } })} say="Крупье отошёл: минута остановлена" acts={minuteActs} />,
  thirteen: () => <PlayerScreen hall={hall({ sectors: sectors(13, { current: 4, played: [1, 8], colors: true, byHand: 4 }), spin: rest(4), clock: { kind: "off" }, chairs: six })} say="Крупье читает вопрос" acts={<button class="btn btn--primary">Крутить волчок</button>} />,
  twelve: () => <PlayerScreen hall={hall({ sectors: sectors(12, { played: [0, 3] }), spin: null, clock: { kind: "off" }, chairs: awkward.slice(0, 2) })} say="Ждём волчок" acts={<button class="btn btn--primary" disabled>Крутить волчок</button>} />,
  things: () => (
    <div style={{ display: "grid", gridTemplateColumns: "repeat(auto-fill, minmax(150px, 1fr))", gap: "22px", padding: "20px" }}>
      {(["calm", "puzzled", "glad", "asleep"] as HippoMood[]).map((mood) => <Hippo key={mood} mood={mood} />)}
      {AWARDS.map((kind) => <Award key={kind} kind={kind} label={kind} />)}
      <BlackBox open={false} label="Чёрный ящик" /><BlackBox open label="Чёрный ящик открыт" />
      <Envelope color="plain" /><Envelope color="red" /><Envelope color="blue" /><Logo />
      <p style={{ fontSize: "22px" }}>{ICON_NAMES.map((name) => <Icon key={name} name={name} />)}</p>
    </div>
  ),
};
