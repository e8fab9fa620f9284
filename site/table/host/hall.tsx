// The hall at the host's console: its teams, and after the close its sheets by equal answers with a verdict by one press or key.
import { useState } from "preact/hooks";
import { Dialog } from "../play/dialog";
import { offered } from "../play/deed";
import { choices } from "../play/picks";
import { press, waiting } from "../play/press";
import { hostView, offers } from "../store";
import { pressAll } from "./wishes";
import type { AnswerView, Command, TeamView } from "../wire";
import { deeds } from "../words/deeds";
import { hallHost as words } from "../words/hall";

const nameOf = (id: string): string => hostView.value?.hall?.find(({ team }) => team === id)?.name ?? id;
const judge = (group: number, correct: boolean): void => press({ t: "judge_sheets", group, correct } satisfies Command);

/** All that is closed and not collected yet, by one press: which question it was, the sheets say themselves. */
function Collect() {
  const found = choices("collect_sheets");
  const busy = waiting("collect_sheets") || undefined;
  return found.length ? <div class="row"><button type="button" class="btn btn--primary btn--small" data-deed="collect_sheets" aria-busy={busy} onClick={() => { if (!busy) pressAll(found.map(({ command }) => command)); }}>{words.collect}</button></div> : null;
}

/** Arrows go from answer to answer, V and N judge the one in hand. */
function onKey(event: KeyboardEvent, group: number): void {
  const row = event.currentTarget as HTMLElement;
  const next = event.key === "ArrowDown" ? row.nextElementSibling : event.key === "ArrowUp" ? row.previousElementSibling : null;
  const verdict = event.code === "KeyV" ? true : event.code === "KeyN" ? false : null;
  if (next instanceof HTMLElement) next.focus();
  else if (verdict !== null) judge(group, verdict);
  else return;
  event.preventDefault();
  event.stopPropagation();
}

function Answer({ answer }: { answer: AnswerView }) {
  const { group, texts, teams, verdict = "" } = answer;
  const verb = (correct: boolean) => {
    const on = verdict === (correct ? "right" : "wrong");
    return <button type="button" class={`btn btn--small ${correct ? "btn--yes" : "btn--no"}`} aria-label={words.judges(correct, texts[0] ?? "")} aria-pressed={on} aria-busy={waiting("judge_sheets", { group, correct }) || undefined} onClick={() => judge(group, correct)}>{correct ? words.right : words.wrong}</button>;
  };
  return (
    <li class={`sheetrow sheetrow--${verdict || "waits"}`} tabIndex={0} data-group={group} onKeyDown={(event) => onKey(event, group)} aria-label={`${texts.join(", ")}: ${words.judged[verdict]}`}>
      <span class="sheetrow__text"><b>{texts.join(" / ")}</b><small class="quiet">{teams.map(nameOf).join(", ")}</small></span>
      <span class="row sheetrow__acts">{verb(true)}{verb(false)}</span>
    </li>
  );
}

/** The newest question first. */
function Sheets({ answers }: { answers: readonly AnswerView[] }) {
  const keys = [...new Set(answers.map(({ round, part }) => `${round}.${part}`))].reverse();
  return <>{keys.map((key) => {
    const mine = answers.filter(({ round, part }) => `${round}.${part}` === key);
    const [first] = mine;
    return first && <div key={key} class="stack stack--tight"><b>{words.sheets(first.round, first.part)}</b><ol class="sheetrows">{mine.map((answer) => <Answer key={answer.group} answer={answer} />)}</ol></div>;
  })}</>;
}

function Teams({ teams }: { teams: readonly TeamView[] }) {
  const [sure, ask] = useState<TeamView | null>(null);
  const found = sure && offered("remove_team", { team: sure.team });
  return (
    <>
      <ul class="hallteams">{teams.map((team) => (
        <li key={team.team}><bdi>{team.name}</bdi><b class="digits" aria-label={words.points}>{team.points ?? 0}</b>
          {offered("remove_team", { team: team.team }) && <button type="button" class="btn btn--bare btn--small" aria-label={words.remove(team.name)} onClick={() => ask(team)}>×</button>}</li>
      ))}</ul>
      {sure && <Dialog title={words.removeSure} onClose={() => ask(null)} acts={<button type="button" class="btn btn--danger" disabled={!found} onClick={() => { if (found) press(found.command, found.seat); ask(null); }}>{deeds.remove_team}</button>}><p><b>{sure.name}</b>. {words.removeSays}</p></Dialog>}
    </>
  );
}

/** Sheets wait for the host: to be collected, or for a verdict. */
export const hallWaits = (): boolean => choices("collect_sheets").length > 0 || (hostView.value?.answers ?? []).some(({ verdict = "" }) => verdict === "");

/** Drawn where the view's offers know of a hall. */
export function HallPanel() {
  const teams = hostView.value?.hall ?? [];
  const answers = hostView.value?.answers ?? [];
  if (!teams.length && !offers.value.some((view) => view.do === "remove_team")) return null;
  return (
    <section class="group hallpanel" aria-label={words.title}>
      <h2 class="caps">{words.title}{teams.length > 0 && ` · ${words.teams(teams.length)}`}</h2>
      <Collect />
      {answers.length > 0 && <><Sheets answers={answers} /><small class="quiet hallpanel__keys">{words.keys}</small></>}
      {teams.length ? <Teams teams={teams} /> : <p class="quiet">{words.none}</p>}
    </section>
  );
}
