// Edits of a draft, their undo, and the form in which it goes to the server.
import assert from "node:assert/strict";
import { test } from "node:test";
import { type Draft, outgoing, type Question, questionsOf } from "../../../site/table/pack/draft";
import * as edits from "../../../site/table/pack/edits";
import { begun, PAUSE_MS, redone, stepped, undone } from "../../../site/table/pack/history";
import { BOX, slots } from "../../../site/table/pack/places";

const draft = (...questions: Question[]): Draft => ({ format: 2, id: "p", title: "П", version: 1, sections: [{ questions }] });
const first = (of: Draft) => questionsOf(of)[0]!;

test("any words of a question and of its parts can be changed", () => {
  const of = draft({ sector: 1, parts: [{ text: "1", answer: "а" }, { text: "2", answer: "б" }] }, { text: "x" });
  const after = edits.withLines(edits.withText(edits.withText(of, { question: 1 }, "answer", "y"), { question: 0, part: 1 }, "answer", "в"), { question: 1 }, "sources", "раз\n\nдва ");
  assert.equal(first(after).parts?.[1]?.answer, "в");
  assert.deepEqual(questionsOf(outgoing(after))[1], { text: "x", answer: "y", sources: ["раз", "два"] });
});

test("what goes to the server has no empty lines and none of the page's own marks, but an empty box is asked for", () => {
  const of = draft({ kind: "ordinary", sector: 1, text: " a ", comment: "", kept_box: { contents: "x" }, handouts: [] }, { kind: "black_box", box: { contents: " ", picture: "" } });
  assert.deepEqual(outgoing(of).sections, [{ questions: [{ sector: 1, text: "a" }, { kind: "black_box", box: { contents: "" } }] }]);
});

test("to make a question the black box is to move it there, and back to a free sector it takes its thing along", () => {
  const of = draft({ text: "a", sector: 1 }, { text: "b", kind: "black_box", box: { contents: "ключ" } });
  const made = edits.withKind(of, 0, "black_box");
  assert.deepEqual(slots(made), [BOX, 1]);
  const red = edits.withKind(made, 1, "red");
  assert.deepEqual(questionsOf(red)[1], { text: "b", sector: 1, box: { contents: "ключ" }, kind: "red" });
  const plain = edits.withKind(made, 0, "blitz");
  assert.deepEqual(slots(plain), [2, 1]);
  assert.equal(first(plain).kind, "blitz");
  assert.equal(first(plain).box, undefined);
});

test("what was asked becomes the first part, and with one part left it is the question again", () => {
  const split = edits.withParts(draft({ sector: 2, text: "a", answer: "б", sources: ["с"] }), 0);
  assert.deepEqual(first(split), { sector: 2, sources: ["с"], parts: [{ text: "a", answer: "б" }, {}] });
  const whole = edits.withoutPart(split, 0, 1);
  assert.deepEqual(outgoing(whole).sections[0]?.questions[0], { sector: 2, sources: ["с"], text: "a", answer: "б" });
});

test("handouts are added, replaced and taken away", () => {
  const of = edits.withHandout(edits.withHandout(draft({ text: "a" }), { question: 0 }, { kind: "text", text: "строка" }), { question: 0 }, { kind: "image", media: "aa.png" });
  const other = edits.withHandoutAt(of, { question: 0 }, 1, { media: "bb.png", moment: "answer" });
  assert.deepEqual(first(edits.withoutHandout(other, { question: 0 }, 0)).handouts, [{ kind: "image", media: "bb.png", moment: "answer" }]);
});

test("questions are added on a sector and taken out; neighbours follow the places, not the file", () => {
  const of = edits.withQuestion(edits.withQuestion(draft({ text: "a", sector: 5 }), 2), BOX);
  assert.deepEqual(slots(of), [5, 2, 0]);
  assert.equal(edits.neighbour(of, 2, 1), 1);
  assert.equal(edits.neighbour(of, 1, 1), 0);
  assert.equal(edits.neighbour(of, 2, -1), 0);
  assert.equal(questionsOf(edits.withoutQuestion(of, 0)).length, 2);
});

test("typing in one field is one step back; another field, a pause or a press is another", () => {
  let of = begun("");
  of = stepped(of, "a", "text", 10);
  of = stepped(of, "ab", "text", 20);
  of = stepped(of, "ab!", "answer", 30);
  of = stepped(of, "ab!?", "answer", 30 + PAUSE_MS + 1);
  of = stepped(of, "moved", "", 5_000);
  assert.deepEqual([undone(of).now, undone(undone(of)).now, undone(undone(undone(of))).now, undone(undone(undone(undone(of)))).now], ["ab!?", "ab!", "ab", ""]);
  assert.equal(redone(undone(of)).now, "moved");
  assert.equal(redone(of).now, "moved");
});
