// What a game must know from outside, said by the host in the lobby: the stage, the leader, earlier choices, what lies where. Drawn where offers name it.
import { useState } from "preact/hooks";
import { Deed, live, offered } from "../play/deed";
import { Dialog } from "../play/dialog";
import { nameOf } from "../play/people";
import { press, waiting } from "../play/press";
import { SquadSetup } from "../play/squads";
import { hostView, offers, room, write } from "../store";
import type { Deed as DeedName } from "../offers";
import type { Command, Setup } from "../wire";
import { valueWords } from "../words/forms";
import { setup as words, stageNames } from "../words/setup";
import { kindNames, wayNames } from "../words/special";
import { keepFile } from "../record/save";
import { commandsOf, fileOf, readSetup } from "./setupfile";
import { pressAll } from "./wishes";

const named = (deed: DeedName): boolean => offers.value.some((view) => view.do === deed);
const ALL: readonly DeedName[] = ["choose_stage", "note_leader", "note_ways", "set_prize", "mark_sector", "hide_window", "cross_out"];

/** What may be chosen and what is chosen; before anything is, a game of no stage stands here only where the table names it. */
export const stagesOf = (named: readonly string[], now: string): string[] => Object.keys(stageNames).filter((id) => named.includes(id) || (id !== "" && id === now));

function Stages({ now }: { now: string }) {
  const options = live("choose_stage").flatMap((chance) => chance.options).flatMap((each) => (each.t === "choose_stage" ? [each] : []));
  if (!options.length) return null;
  const all = stagesOf(options.map((each) => each.stage), now);
  return (
    <fieldset class="choice"><legend>{words.stage} <small class="quiet">{all.includes(now) ? words.to(room.value?.target ?? 0) : words.choose}</small></legend>
      {all.map((id) => <label key={id} class="choice__one"><input type="radio" name="stage" checked={id === now} onChange={() => { const found = options.find((each) => each.stage === id); if (found) press(found); }} /><span>{stageNames[id as keyof typeof stageNames]}</span></label>)}
    </fieldset>
  );
}

function Line({ deed, name, value, given }: { deed: DeedName; name: string; value: string; given?: Record<string, unknown> }) {
  return named(deed) ? <li class="row row--apart"><span>{name}: <b>{value}</b></span><Deed deed={deed} class="btn btn--small" label={words.change} given={given} /></li> : null;
}

/** The kinds that may lie in this sector, as the form of the offer says. */
function kindsFor(n: number): readonly string[] {
  const form = live("mark_sector").find((chance) => chance.form)?.form;
  const values = (name: string) => form?.fields.flatMap((field) => (field.t === "one_of" && field.name === name ? field.values : [])) ?? [];
  return values("sector").includes(n) ? values("kind").map(String) : [];
}

function SectorSheet({ n, kind, window, onClose }: { n: number; kind: string; window: boolean; onClose: () => void }) {
  const hide = offered("hide_window", { sector: n });
  const kinds = kindsFor(n);
  const pick = (command: Command) => { press(command); onClose(); };
  return (
    <Dialog title={words.sector(n)} onClose={onClose}>
      <fieldset class="choice"><legend class="unseen">{words.sectors}</legend>
        {kinds.map((each) => <label key={each} class="choice__one"><input type="radio" name="kind" checked={each === kind} onChange={() => pick({ t: "mark_sector", sector: n, kind: each } as Command)} /><span>{valueWords("kind", each)}</span></label>)}
        {!kinds.length && <p><b>{valueWords("kind", kind)}</b></p>}
      </fieldset>
      {window ? <p class="quiet">{words.hidden}</p> : hide && <button type="button" class="btn" onClick={() => pick(hide.command)}>{words.hide}</button>}
    </Dialog>
  );
}

function Sectors({ setup }: { setup: Setup }) {
  const [open, show] = useState(0);
  if (!named("mark_sector") && !named("hide_window")) return null;
  const kinds = new Map<number, string>(hostView.value?.kinds ?? []);
  const kindOf = (n: number) => kinds.get(n) ?? "ordinary";
  return (
    <div class="stack stack--tight"><b>{words.sectors}</b><small class="quiet">{named("hide_window") ? words.sectorsWindow : words.sectorsSays}</small>
      <div class="sectors" aria-busy={waiting("mark_sector") || waiting("hide_window") || undefined}>{room.value?.sectors.map(({ n }) => {
        const window = setup.window === n;
        return <button key={n} type="button" class={`sectors__one sectors__one--${kindOf(n)}${window ? " sectors__one--window" : ""}`} onClick={() => show(n)}><b class="digits">{n}</b><small>{window ? words.ownWindow : kindOf(n) === "ordinary" ? "" : kindNames[kindOf(n) as keyof typeof kindNames]}</small></button>;
      })}</div>
      {open > 0 && <SectorSheet n={open} kind={kindOf(open)} window={setup.window === open} onClose={() => show(0)} />}
    </div>
  );
}

function Files({ setup }: { setup: Setup }) {
  const say = (text: string, good: boolean) => write({ t: "notice", notice: { kind: "said", id: "setup", text, good } });
  const take = async (file: File | undefined) => {
    const found = readSetup((await file?.text()) ?? "");
    if (!found) return say(words.wrongFile, false);
    pressAll(commandsOf(found, room.value?.chairs ?? []), (count) => say(words.taken(count), true));
  };
  return (
    <div class="row">
      <label class="btn btn--small filebtn">{words.file}<input type="file" accept=".json,application/json" aria-label={words.file} onChange={(event) => { void take(event.currentTarget.files?.[0]); event.currentTarget.value = ""; }} /></label>
      <button type="button" class="btn btn--small" onClick={() => keepFile("setup.json", JSON.stringify(fileOf(setup, nameOf), null, 1), "application/json")}>{words.save}</button>
    </div>
  );
}

export function SetupCard() {
  const setup = hostView.value?.setup ?? {};
  if (!ALL.some(named)) return null;
  const { leader, ways = [], prize = 300, crossed = [], out = [] } = setup;
  return (
    <section class="card stack" aria-label={words.title}>
      <div><h2>{words.title}</h2><p class="quiet">{words.says}</p></div>
      <Stages now={setup.stage ?? ""} />
      <ul class="setup">
        <Line deed="note_leader" name={words.leader} value={leader ? `${leader.knowers}:${leader.viewers}${leader.clean ? `, ${words.clean}` : ""}` : words.noLeader} given={{ played: true, clean: leader?.clean ?? false, knowers: leader?.knowers ?? room.value?.target ?? 0, viewers: leader?.viewers ?? 0 }} />
        <Line deed="note_ways" name={words.ways} value={ways.map((way) => wayNames[way]).join(", потом ") || words.noWays} />
        <Line deed="set_prize" name={words.prize} value={String(prize)} given={{ amount: prize }} />
        <Line deed="cross_out" name={words.crossed} value={crossed.join(", ") || words.noCrossed} />
        {named("keep_out") && <li><span>{words.out}: <b>{out.map(nameOf).join(", ") || words.nobody}</b></span> <small class="quiet">{words.outSays}</small></li>}
      </ul>
      <SquadSetup />
      <Sectors setup={setup} />
      <Files setup={setup} />
    </section>
  );
}
