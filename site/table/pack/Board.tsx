// The table as cards: each sector with its question or its gap, then the reserve and those aside; dealing and shuffling.
import { useEffect, useRef, useState } from "preact/hooks";
import { Icon } from "../../art/icons";
import { pack as words } from "../words/pack";
import { questionsOf, type Draft } from "./draft";
import { choose, draft, edit, found, say, sectors } from "./state";
import { draggable } from "./drag";
import { withQuestion } from "./edits";
import { counts } from "./findings";
import { useGlide } from "./glide";
import { numberName } from "./names";
import { BOX, dealt, freeFrom, type Lying, lying, shuffled } from "./places";
import { moveTo, Slip } from "./Slip";

const AT_ONCE = 24;

function add(slot: number): void {
  const n = questionsOf(draft.value as Draft).length;
  edit((now) => withQuestion(now, slot));
  choose(n, { field: "text", part: null });
}

function Gap({ slot, drawn }: { slot: number; drawn: boolean }) {
  const name = numberName(slot, [slot]);
  return (
    <li class="slip slip--gap" data-slot={slot}>
      <span class="slip__side"><b>{slot === BOX ? <Icon name="box" /> : slot}</b></span>
      {drawn ? <span class="slip__open quiet">{words.asideOne}</span>
        : <button type="button" class="slip__open" onClick={() => add(slot)}><Icon name="plus" /><span><span class="unseen">{words.addTo(name)}: </span>{slot === BOX ? words.zero : words.empty}</span></button>}
    </li>
  );
}

/** Those off the table: many at once would be slow, so they come by portions. */
function Rest({ title, says, all, draw }: { title: string; says: string; all: readonly Lying[]; draw: (at: Lying) => preact.JSX.Element }) {
  const [most, more] = useState(AT_ONCE);
  if (!all.length) return null;
  return (
    <section class="board__rest" aria-label={title}>
      <h3>{title} <span class="quiet">{all.length}</span></h3>
      <p class="quiet">{says}</p>
      <ul class="board__slips">{all.slice(0, most).map(draw)}</ul>
      {all.length > most && <button type="button" class="btn btn--small" onClick={() => more(most + AT_ONCE)}>{words.more(all.length - most)}</button>}
    </section>
  );
}

/** Of a large pack one tour goes on the table at a time. */
function TourSelect({ now, deal }: { now: Draft; deal: (tour: number) => void }) {
  const tours = now.sections.filter((tour) => tour.questions.length);
  if (tours.length < 2) return null;
  return (
    <select class="input board__tour" aria-label={words.tour} value="" onChange={(event) => { const tour = event.currentTarget.value; event.currentTarget.value = ""; if (tour) deal(Number(tour)); }}>
      <option value="">{words.tour}</option>
      {now.sections.map((tour, n) => (tour.questions.length ? <option key={n} value={n}>{words.tourOf(tour.title || words.tourN(n + 1), tour.questions.length)}</option> : null))}
    </select>
  );
}

export function Board() {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => (ref.current ? draggable(ref.current, ({ index, slot }) => moveTo(index, slot)) : undefined), []);
  const now = draft.value as Draft;
  const { numbers, box, drawn } = sectors.value;
  const all = questionsOf(now);
  const where = lying(now, numbers);
  const marks = counts(found.value);
  const bySlot = new Map(where.filter((each) => each.where === "table").map((each) => [each.slot, each]));
  const draw = (at: Lying) => <Slip key={at.index} at={at} question={all[at.index] ?? {}} count={marks.get(at.index)} />;
  const by = (a: Lying, b: Lying) => (a.slot ?? 0) - (b.slot ?? 0);
  const deal = (tour = -1) => { edit((it) => dealt(it, numbers, tour)); say(words.dealt); };
  const mix = () => { edit((it) => shuffled(it, numbers, Math.random)); say(words.shuffled); };
  useGlide(ref, where.map((each) => each.slot ?? "-").join());
  const slots = [...(box || bySlot.has(BOX) ? [BOX] : []), ...numbers];
  return (
    <section class="board" ref={ref} aria-label={words.board}>
      <div class="row row--apart"><h3>{words.board}</h3>
        <div class="row"><TourSelect now={now} deal={deal} /><button type="button" class="btn btn--small" onClick={() => deal()}>{words.deal}</button><button type="button" class="btn btn--small" onClick={mix}>{words.shuffle}</button></div>
      </div>
      <ul class="board__slips">{slots.map((slot) => { const at = bySlot.get(slot); return at ? draw(at) : <Gap key={`gap${slot}`} slot={slot} drawn={drawn.has(slot)} />; })}</ul>
      <Rest title={words.spare} says={words.spareSays} all={where.filter((each) => each.where === "spare").sort(by)} draw={draw} />
      <Rest title={words.aside} says={words.asideSays} all={where.filter((each) => each.where === "aside")} draw={draw} />
      <button type="button" class="btn btn--small board__add" onClick={() => add(freeFrom(now, 1))}><Icon name="plus" />{words.add}</button>
    </section>
  );
}
