// A question as a card on the desk: its place, the beginning of its words, its kind, what is wrong with it.
import { Icon } from "../../art/icons";
import { Stressed } from "../parts/EnvelopeCard";
import { pack as words } from "../words/pack";
import { kindOf, type Question } from "./draft";
import { choose, chosen, draft, edit, say, sectors } from "./state";
import { answered, asked } from "./edits";
import { kindName, placeName, slotName } from "./names";
import { BOX, type Lying, moved, slots, spared } from "./places";

const SHORT = 44;
const ON_CARD = 88;
const short = (text: string, most = SHORT) => (text.length > most ? `${text.slice(0, most).replace(/[\s.,;:?—-]+\S*$/, "")}…` : text);

/** Moves a question and says so; who lay there takes its place. */
export function moveTo(index: number, to: number): void {
  const now = draft.value;
  const { numbers } = sectors.value;
  if (!now || slots(now)[index] === to) return;
  const swaps = slots(now).includes(to);
  const [from, there] = [placeName(now, index, numbers), slotName(to, to === BOX || numbers.includes(to) ? "table" : "spare")];
  edit((all) => moved(all, index, to));
  say(swaps ? words.swapped(from, there) : words.movedTo(there));
}

function toSpare(index: number): void {
  edit((all) => spared(all, index, sectors.value.numbers));
  say(words.movedTo(words.spare));
}

/** The same choice of a place on a card and in the question's own sheet. */
export function PlaceSelect({ index, label, class: look }: { index: number; label: string; class?: string }) {
  const now = draft.value;
  if (!now) return null;
  const { numbers, box } = sectors.value;
  const where = slots(now);
  const own = where[index] ?? null;
  const all = now.sections.flatMap((section) => section.questions);
  const named = (slot: number) => { const other = where.indexOf(slot); return other >= 0 && other !== index ? ` · ${short(asked(all[other] ?? {}) || words.noText)}` : ""; };
  const pick = (value: string) => (value === "spare" ? toSpare(index) : moveTo(index, Number(value)));
  return (
    <select class={look} aria-label={label} value={own === null ? "aside" : String(own)} onChange={(event) => pick(event.currentTarget.value)}>
      {own === null && <option value="aside">{words.asideOne}</option>}
      {(box || own === BOX) && <option value={BOX}>{words.zero}{named(BOX)}</option>}
      {numbers.map((n) => <option key={n} value={n}>{words.sectorN(n)}{named(n)}</option>)}
      {own !== null && own !== BOX && !numbers.includes(own) ? <option value={own}>{words.spareN(own)}</option> : <option value="spare">{words.toSpare}</option>}
    </select>
  );
}

export interface Count { readonly errors: number; readonly warnings: number }

function Marks({ question, count }: { question: Question; count: Count | undefined }) {
  const kind = kindName(question);
  const parts = question.parts?.length ?? 0;
  const handouts = (question.handouts?.length ?? 0) + (question.parts ?? []).reduce((sum, part) => sum + (part.handouts?.length ?? 0), 0);
  return (
    <span class="slip__marks">
      {count && count.errors > 0 && <span class="slip__mark slip__mark--bad"><Icon name="warn" />{words.errors(count.errors)}</span>}
      {count && count.warnings > 0 && <span class="slip__mark"><Icon name="eye" />{words.warnings(count.warnings)}</span>}
      {kind && <span class="slip__mark slip__mark--kind">{kind}{parts > 1 ? ` · ${parts}` : ""}</span>}
      {handouts > 0 && <span class="slip__mark"><Icon name="copy" /><span class="unseen">{words.handouts}: </span>{handouts}</span>}
      {question.hint && <span class="slip__mark" title={words.hint}><Icon name="key" /><span class="unseen">{words.hint}</span></span>}
    </span>
  );
}

export function Slip({ at, question, count }: { at: Lying; question: Question; count: Count | undefined }) {
  const where = slotName(at.slot, at.where);
  const [text, answer] = [asked(question), answered(question)];
  const open = chosen.value === at.index;
  return (
    <li class="slip" data-index={at.index} data-slot={at.slot ?? undefined} data-kind={kindOf(question)} data-where={at.where} data-open={open || undefined}>
      <span class="slip__side">
        <label class="slip__place"><b aria-hidden="true">{at.slot === null ? "·" : at.slot === BOX ? <Icon name="box" /> : at.slot}</b><PlaceSelect index={at.index} label={words.placeOf(where)} /></label>
        <span class="slip__grip" aria-hidden="true" />
      </span>
      <button type="button" class="slip__open" aria-pressed={open} onClick={() => choose(at.index)}>
        <span class="unseen">{where}. </span>
        <span class={text ? "slip__text" : "slip__text slip__text--none"}>{text ? <Stressed text={short(text, ON_CARD)} /> : words.noText}</span>
        <span class={answer ? "slip__answer" : "slip__answer slip__answer--none"}>{answer ? <Stressed text={short(answer)} /> : words.noAnswer}</span>
        <Marks question={question} count={count} />
      </button>
    </li>
  );
}
