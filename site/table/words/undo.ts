// What an undo or a redo would change, said in one sentence a person can check at a glance.
import { type Deed, type Lifeline, scoreOf } from "../joint";
import type { Change } from "../host/change";
import { clockWords } from "./clock";
import { lifelines, lifelinesAsked } from "./deeds";
import { done, laterDeeds } from "./hostdeeds";
import { phaseLines } from "./phases";

const shownWords: Record<string, string> = { prompt: "вопрос уже показан", hint: "подсказка уже показана", key: "ответ уже показан", box: "ящик уже открыт", handout: "раздатка уже показана" };

export const deedDone = (did: Deed): string => done[did] ?? "последний шаг";

function scoreLine({ score }: Change): string {
  const [now, then] = [scoreOf(score[0]), scoreOf(score[1])];
  return now.knowers === then.knowers && now.viewers === then.viewers ? `счёт остаётся ${now.knowers}:${now.viewers}` : `счёт ${now.knowers}:${now.viewers} → ${then.knowers}:${then.viewers}`;
}

function sectorLine({ sector }: Change, back: boolean): string {
  return sector === null ? "" : `${sector === 0 ? "зеро" : `сектор ${sector}`} ${back ? "снова в игре" : "выбывает"}`;
}

function clockLine({ clock: [now, then], clock_ms }: Change): string {
  if (then === "stopped") return `часы: пауза, ${clockWords(clock_ms)}`;
  return now !== "none" && then === "none" ? "часы сняты" : "";
}

function lifelineLines({ lifelines: [now, then], debt }: Change): string[] {
  const name = (kind: string) => (lifelines[kind as Lifeline] ?? kind).toLowerCase();
  const [back, gone] = [then.filter((kind) => !now.includes(kind)), now.filter((kind) => !then.includes(kind))];
  return [back.length ? `возвращается: ${back.map(name).join(", ")}` : "", gone.length ? `потрачена: ${gone.map(name).join(", ")}` : "", debt[0] === debt[1] ? "" : { none: "долга нет", owed: "долг снова висит", called: "долг объявлен" }[debt[1]]];
}

function requestLine({ asked: [now, then] }: Change): string {
  if (now === then) return "";
  return then === null ? `просьба снимается: ${lifelinesAsked[now!]}` : `капитан снова просит ${lifelinesAsked[then]}`;
}

/** Parts of the sentence in the order a host checks them; `back` for an undo. */
export function previewLines(change: Change, back: boolean, name: (seat: string) => string): string[] {
  const to = change.phase[1];
  const later = change.later.map((each) => {
    const what = laterDeeds[each.did] ?? "ещё одно действие";
    return "seat" in each.by ? `${what} (${name(each.by.seat)})` : what;
  });
  return [
    scoreLine(change),
    sectorLine(change, back),
    clockLine(change),
    ...lifelineLines(change),
    requestLine(change),
    change.phase[0] === change.phase[1] ? "" : `стол: ${phaseLines[to].toLowerCase()}`,
    later.length ? `${back ? "пропадёт" : "вернётся"}: ${later.join(", ")}` : "",
    ...new Set(change.shown.map((each) => shownWords[each.part] ?? "")),
  ].filter(Boolean);
}

export const previewSentence = (change: Change, back: boolean, name: (seat: string) => string): string => previewLines(change, back, name).join(", ");
