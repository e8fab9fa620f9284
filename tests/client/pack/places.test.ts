// Where questions of a draft lie, and what happens when one moves: two swap, nobody is lost.
import assert from "node:assert/strict";
import { test } from "node:test";
import { type Draft, type Question, questionsOf } from "../../../site/table/pack/draft";
import { BOX, dealt, lying, moved, settled, shuffled, slots, spared } from "../../../site/table/pack/places";

const draft = (...questions: Question[]): Draft => ({ format: 2, id: "p", title: "П", version: 1, sections: [{ questions: questions.slice(0, 2) }, { title: "Тур 2", questions: questions.slice(2) }] });
const q = (text: string, more: Partial<Question> = {}): Question => ({ text, answer: text, ...more });
const at = (of: Draft, slot: number) => questionsOf(of)[slots(of).indexOf(slot)]?.text;

test("questions lie as the server will lay them: the box at 0, named sectors, the rest on free numbers, others aside", () => {
  const of = draft(q("a"), q("b", { sector: 1 }), q("c", { kind: "black_box", box: { contents: "x" } }), q("d", { number: "0" }), q("e"), q("f", { kind: "base" }), q("g", { sector: 1 }));
  assert.deepEqual(slots(of), [2, 1, 0, null, 3, null, 4]);
});

test("settled places stay where they are when one is moved, and the two swap", () => {
  const of = settled(draft(q("a"), q("b"), q("c"), q("d")));
  assert.deepEqual(questionsOf(of).map((each) => each.sector), [1, 2, 3, 4]);
  const after = moved(of, 0, 3);
  assert.deepEqual([1, 2, 3, 4].map((n) => at(after, n)), ["c", "b", "a", "d"]);
});

test("a question moved to an empty sector leaves its own empty", () => {
  const after = moved(draft(q("a"), q("b"), q("c")), 1, 9);
  assert.deepEqual(slots(after), [1, 9, 3]);
  assert.equal(slots(after).includes(2), false);
});

test("whoever goes to the box becomes it, and who was the box remembers what lay there", () => {
  const of = draft(q("a", { sector: 1 }), q("b", { sector: 2 }), q("c", { kind: "black_box", box: { contents: "ключ", picture: "aa.png" } }));
  const after = moved(of, 0, BOX);
  const [a, , c] = questionsOf(after);
  assert.equal(a?.kind, "black_box");
  assert.deepEqual(a?.box, { contents: "" });
  assert.deepEqual([c?.kind, c?.sector, c?.box], [undefined, 1, undefined]);
  const again = moved(after, 2, BOX);
  assert.deepEqual(questionsOf(again)[2]?.box, { contents: "ключ", picture: "aa.png" });
  assert.equal(at(again, 1), "a");
});

test("dealing follows the file, a shuffle keeps everybody, and the box stays in its place", () => {
  const of = draft(q("a", { sector: 5 }), q("b", { kind: "black_box", box: { contents: "x" } }), q("c", { sector: 1 }), q("d", { sector: 2 }), q("e", { number: "0" }));
  assert.deepEqual(slots(dealt(of, [1, 2])), [1, 0, 2, 3, null]);
  const mixed = shuffled(of, [1, 2, 3], () => 0);
  assert.deepEqual([...slots(mixed)].filter((slot) => slot !== null).sort(), [0, 1, 2, 3]);
  assert.equal(slots(mixed)[1], 0);
  assert.notDeepEqual(slots(mixed), slots(dealt(of, [1, 2, 3])));
});

test("a tour is dealt first, and the others wait behind it", () => {
  const of = draft(q("a"), q("b"), q("c"), q("d"));
  assert.deepEqual(slots(dealt(of, [1, 2, 3], 1)), [3, 4, 1, 2]);
});

test("to the reserve means behind the last sector of this table", () => {
  const after = spared(draft(q("a"), q("b"), q("c")), 0, [1, 2, 3]);
  assert.deepEqual(slots(after), [4, 2, 3]);
  assert.deepEqual(lying(after, [1, 2, 3]).map((each) => each.where), ["spare", "table", "table"]);
});
