// One question open on the desk: its place and kind, all its words, its parts, what is shown with it, what is wrong with it.
import { useEffect, useRef } from "preact/hooks";
import { Icon } from "../../art/icons";
import { Empty } from "../parts/Empty";
import { kindWords, pack as words } from "../words/pack";
import { canUndo, chosen, choose, draft, edit, found, goTo, say, sectors, undo } from "./state";
import { type Draft, type Kind, kindOf, type Part, type Question, questionsOf, SEVERAL } from "./draft";
import { neighbour, type Of, tourOf, withKind, withoutPart, withoutQuestion, withParts } from "./edits";
import { Fold, leadsTo, Lines, Text } from "./fields";
import { type Finding, partOf, questionsIn } from "./findings";
import { BoxSheet, Handouts } from "./Things";
import { placeName } from "./names";
import { PlaceSelect } from "./Slip";
import { Told } from "./FindingList";

function KindSelect({ index, question }: { index: number; question: Question }) {
  const pick = (kind: Kind) => edit((now) => { const made = withKind(now, index, kind); return SEVERAL.includes(kind) && !question.parts?.length ? withParts(made, index) : made; });
  return (
    <label class="field"><span>{words.kind}</span>
      <select class="input" value={kindOf(question)} onChange={(event) => pick(event.currentTarget.value as Kind)}>{(Object.keys(kindWords) as Kind[]).map((kind) => <option key={kind} value={kind}>{kindWords[kind]}</option>)}</select>
    </label>
  );
}

/** Where in its question a finding stands: the part and the field. */
function insideOf(finding: Finding): string {
  const part = partOf(finding);
  const field = finding.field ? words.fields[finding.field] ?? "" : "";
  return [part === null ? "" : words.part(part + 1), field].filter(Boolean).join(", ");
}

function Wrongs({ index }: { index: number }) {
  const mine = found.value.filter((each) => questionsIn(each).includes(index));
  if (!mine.length) return null;
  return <ul class="sheet__wrongs" aria-label={words.findings}>{mine.map((finding, n) => <li key={n} class={finding.level === "error" ? "finding finding--bad" : "finding"}><button type="button" class="finding__go" onClick={() => goTo(finding)}><span class="finding__mark"><Icon name={finding.level === "error" ? "warn" : "eye"} /><span class="unseen">{finding.level === "error" ? words.error : words.warning}: </span></span><Told finding={{ ...finding, place: insideOf(finding) }} /></button></li>)}</ul>;
}

/** The answer and what goes with it: the same for a question and for each of its parts. */
function Answer({ of, piece }: { of: Of; piece: Part }) {
  return (
    <>
      <Text of={of} field="answer" label={words.answer} value={piece.answer} stress />
      <div class="sheet__pair"><Text of={of} field="accepted" label={words.accepted} value={piece.accepted} /><Text of={of} field="rejected" label={words.rejected} value={piece.rejected} /></div>
      <Text of={of} field="comment" label={words.comment} value={piece.comment} least={2} />
    </>
  );
}

function PartSheet({ of, part, n }: { of: Of; part: Part; n: number }) {
  return (
    <fieldset class="sheet__part"><legend>{words.part(n + 1)}</legend>
      <Text of={of} field="text" label={words.text} value={part.text} least={2} stress />
      <Answer of={of} piece={part} />
      <Fold title={words.more_fields} leads={leadsTo(of, ["sources", "authors", "handouts"])}>{() => <><Lines of={of} field="sources" label={words.sources} value={part.sources} /><Lines of={of} field="authors" label={words.authors} value={part.authors} /><Handouts of={of} all={part.handouts} /></>}</Fold>
      <button type="button" class="btn btn--small btn--danger" onClick={() => edit((all) => withoutPart(all, of.question, n))}>{words.removePart(n + 1)}</button>
    </fieldset>
  );
}

function Words({ index, question }: { index: number; question: Question }) {
  const of = { question: index };
  const parts = question.parts ?? [];
  return (
    <>
      <Text of={of} field="text" label={parts.length ? words.lead : words.text} value={question.text} least={parts.length ? 1 : 3} stress />
      {parts.map((part, n) => <PartSheet key={n} of={{ question: index, part: n }} part={part} n={n} />)}
      {parts.length ? <button type="button" class="btn btn--small" onClick={() => edit((all) => withParts(all, index))}><Icon name="plus" />{words.addPart}</button> : <Answer of={of} piece={question} />}
      <Text of={of} field="hint" label={words.hint} value={question.hint} />
      <Text of={of} field="note" label={words.note} value={question.note} />
      <Handouts of={of} all={question.handouts} />
      <div class="sheet__pair"><Lines of={of} field="sources" label={words.sources} value={question.sources} /><Lines of={of} field="authors" label={words.authors} value={question.authors} /></div>
      <Text of={of} field="number" label={words.number} value={question.number} />
      {!parts.length && <button type="button" class="btn btn--small sheet__split" onClick={() => edit((all) => withParts(all, index))}>{words.makeParts}</button>}
    </>
  );
}

function Head({ now, index }: { now: Draft; index: number }) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => { if (document.activeElement?.closest(".board")) return; ref.current?.focus({ preventScroll: true }); }, []);
  const go = (step: 1 | -1) => choose(neighbour(now, index, step));
  const tour = tourOf(now, index);
  return (
    <header class="sheet__head">
      <button type="button" class="btn btn--icon sheet__narrow" aria-label={words.back} onClick={() => choose(null)}><Icon name="cross" /></button>
      <div class="sheet__title"><h3 ref={ref} tabIndex={-1}>{placeName(now, index, sectors.value.numbers)}</h3>{tour && <small class="quiet">{tour}</small>}</div>
      <button type="button" class="btn btn--icon sheet__narrow" aria-label={words.undo} disabled={!canUndo.value} onClick={undo}><Icon name="undo" /></button>
      <button type="button" class="btn btn--icon" aria-label={words.prev} onClick={() => go(-1)}><Icon name="left" /></button>
      <button type="button" class="btn btn--icon" aria-label={words.next} onClick={() => go(1)}><Icon name="right" /></button>
    </header>
  );
}

export function Editor() {
  const ref = useRef<HTMLElement>(null);
  const now = draft.value as Draft;
  const index = chosen.value;
  const question = index === null ? undefined : questionsOf(now)[index];
  useEffect(() => { ref.current?.scrollTo(0, 0); }, [index]);
  if (index === null || !question) return <section class="sheet__none"><Empty mood="calm" title={words.chooseOne}><p>{words.chooseOneSays}</p></Empty></section>;
  const remove = () => { choose(null); edit((all) => withoutQuestion(all, index)); say(words.removed); };
  return (
    <section class="qsheet" ref={ref} aria-label={placeName(now, index, sectors.value.numbers)}>
      <Head now={now} index={index} />
      <Wrongs index={index} />
      <div class="sheet__pair sheet__pair--short"><label class="field"><span>{words.place}</span><PlaceSelect index={index} label={words.place} class="input" /></label><KindSelect index={index} question={question} /></div>
      <BoxSheet index={index} question={question} />
      <Words key={index} index={index} question={question} />
      <button type="button" class="btn btn--small btn--danger sheet__remove" onClick={remove}>{words.remove}</button>
    </section>
  );
}
