// A game that was begun elsewhere goes on here: what was played, the score, the help that is left. Offered before the first spin.
import { useState } from "preact/hooks";
import { choices } from "../play/picks";
import { live } from "../play/deed";
import { Dialog } from "../play/dialog";
import { room } from "../store";
import type { Lifeline } from "../joint";
import type { Command } from "../wire";
import { lifelines } from "../words/deeds";
import { elsewhere as words } from "../words/setup";
import { table } from "../words/table";
import { ui } from "../words/ui";
import { pressAll } from "./wishes";

/** How much of a help is left; squad: to which team, where several sit in turn. */
export interface Left { readonly kind: Lifeline; readonly squad: string; readonly left: number }
const same = (a: Left) => (b: { readonly kind: Lifeline; readonly squad?: string }): boolean => a.kind === b.kind && a.squad === (b.squad ?? "");
const named = () => choices("set_left").flatMap(({ command }) => (command.t === "set_left" ? [command] : []));

/** The most that may be left of this help: what the offers name, or what stands. */
const mostOf = (help: Left): number => Math.max(help.left, ...named().filter(same(help)).map(({ left }) => left));

function Stepper({ name, value, most, set }: { name: string; value: number; most: number; set: (value: number) => void }) {
  return (
    <div class="stepper" role="group" aria-label={name}><span>{name}</span>
      <button type="button" class="btn btn--icon" aria-label={ui.less(name)} disabled={value <= 0} onClick={() => set(value - 1)}>−</button>
      <output class="digits">{value}</output>
      <button type="button" class="btn btn--icon" aria-label={ui.more(name)} disabled={value >= most} onClick={() => set(value + 1)}>+</button>
    </div>
  );
}

interface Was { readonly played: readonly number[]; readonly knowers: number; readonly viewers: number; readonly left: readonly Left[]; readonly debt: boolean }

/** The presses that bring the table from how it stands to how the game was. */
export function pressesOf(was: Was, now: Was): Command[] {
  const changed = was.knowers !== now.knowers || was.viewers !== now.viewers;
  return [
    ...was.played.filter((n) => !now.played.includes(n)).map((sector): Command => ({ t: "mark_played", sector })),
    ...was.left.filter((help) => help.left !== now.left.find(same(help))?.left).map(({ kind, squad, left }): Command => ({ t: "set_left", kind, left, ...(squad ? { squad } : {}) })),
    ...(was.debt !== now.debt ? [{ t: "set_debt", owed: was.debt } satisfies Command] : []),
    ...(changed ? [{ t: "correct_score", knowers: was.knowers, viewers: was.viewers, reason: words.reason, confirmed: false } satisfies Command] : []),
  ];
}

function standing(): Was {
  const at = room.value;
  const kinds = (at?.lifelines ?? []).map(({ kind }) => kind);
  const all: Left[] = at?.squads.length
    ? at.squads.flatMap(({ name, lifelines: has = [] }) => kinds.map((kind) => ({ kind, squad: name, left: has.filter((each) => each === kind).length })))
    : (at?.lifelines ?? []).map(({ kind, left, count = 0 }) => ({ kind, squad: "", left: left ? Math.max(1, count) : 0 }));
  const left = all.filter((help) => named().some(same(help)));
  return { played: (at?.sectors ?? []).filter((each) => each.played).map(({ n }) => n), knowers: at?.score.knowers ?? 0, viewers: at?.score.viewers ?? 0, left, debt: at?.debt === "owed" };
}

function Sheet({ onClose }: { onClose: () => void }) {
  const [now] = useState(standing);
  const [was, set] = useState<Was>(now);
  const [busy, work] = useState(false);
  const at = room.value;
  const change = (part: Partial<Was>) => set({ ...was, ...part });
  const most = (at?.target ?? 6) - 1;
  const toggle = (n: number) => change({ played: was.played.includes(n) ? was.played.filter((each) => each !== n) : [...was.played, n] });
  const go = () => { work(true); pressAll(pressesOf(was, now), onClose); };
  return (
    <Dialog title={words.title} onClose={onClose} acts={<button type="button" class="btn btn--primary" aria-busy={busy} disabled={busy} onClick={go}>{busy ? words.working : words.go}</button>}>
      <p class="quiet">{words.says}</p>
      <b>{words.played}</b>
      <div class="sectors">{at?.sectors.map(({ n }) => <button key={n} type="button" class="sectors__one" aria-pressed={was.played.includes(n)} disabled={now.played.includes(n)} onClick={() => toggle(n)}><b class="digits">{n === 0 ? "0" : n}</b></button>)}</div>
      <Stepper name={table.sides.knowers} value={was.knowers} most={most} set={(knowers) => change({ knowers })} />
      <Stepper name={table.rivals[at?.rival ?? "viewers"]} value={was.viewers} most={most} set={(viewers) => change({ viewers })} />
      {was.left.map((help, i) => (
        <>
          {help.squad !== was.left[i - 1]?.squad && <b>{help.squad ? words.leftTo(help.squad) : words.left}</b>}
          <Stepper key={help.squad + help.kind} name={lifelines[help.kind]} value={help.left} most={mostOf(help)} set={(left) => change({ left: was.left.map((each) => (same(help)(each) ? { ...each, left } : each)) })} />
        </>
      ))}
      {live("set_debt").length > 0 && <label class="check"><input type="checkbox" checked={was.debt} onChange={(event) => change({ debt: event.currentTarget.checked })} />{words.debt}</label>}
    </Dialog>
  );
}

/** Nothing is drawn once the wheel has turned: then the offers are shut. */
export function Elsewhere() {
  const [open, show] = useState(false);
  if (!open && !live("mark_played").length) return null;
  return <><button type="button" class="btn btn--small" onClick={() => show(true)}>{words.open}…</button>{open && <Sheet onClose={() => show(false)} />}</>;
}
