// Findings of a pack: errors stand first, and each leads to its question and its field, as the server says.
import assert from "node:assert/strict";
import { test } from "node:test";
import { counts, fieldOf, type Finding, followed, ofFileAlone, partOf, questionOf, questionsIn, sorted } from "../../../site/table/pack/findings";
import { numbered, outgoing, questionsOf } from "../../../site/table/pack/draft";
import { withoutQuestion, withQuestion } from "../../../site/table/pack/edits";

const finding = (place: string, more: Partial<Finding> = {}): Finding => ({ level: "warning", place, code: "host_note", text: "т", remedy: "р", ...more });

test("a finding leads where its data say, whatever its place is called", () => {
  const said = finding("сектор 3, часть 2, поле answer", { questions: [5], part: 1, field: "comment" });
  assert.deepEqual([questionOf(said), partOf(said), fieldOf(said)], [5, 0, "comment"]);
  const whole = finding("сектор 3, часть 2, поле answer");
  assert.deepEqual([questionOf(whole), partOf(whole), fieldOf(whole)], [-1, null, "text"]);
});

test("a finding about many questions marks the card of each, and leads to the first", () => {
  const many = finding("сектор 1; чёрный ящик; сектор 3 и ещё 4", { code: "no_source", questions: [2, 1, 0], field: "sources" });
  assert.equal(questionOf(many), 2);
  assert.deepEqual(questionsIn(many), [2, 1, 0]);
  assert.deepEqual(counts([many, finding("сектор 1", { level: "error", questions: [2] })]).get(2), { errors: 1, warnings: 1 });
  assert.equal(counts([finding("пакет", { level: "error" })]).size, 0);
});

test("errors stand before warnings", () => {
  assert.deepEqual(sorted([finding("a"), finding("b", { level: "info" }), finding("c", { level: "error" })]).map((each) => each.place), ["c", "a", "b"]);
});

test("what only the file can tell stays apart from what is checked anew", () => {
  const read = [finding("строка 4", { code: "unplaced", level: "error" }), finding("вопрос 1 (строка 9)", { code: "no_answer", level: "error" }), finding("тур 1", { code: "figures", level: "info" })];
  assert.deepEqual(ofFileAlone(read, [finding("сектор 1", { code: "no_answer" })]).map((each) => each.code), ["unplaced"]);
});

test("a file missed in one question is not said to be missed twice, and one missed in another question is said", () => {
  const read = [finding("вопрос 1", { code: "missing_media", questions: [0] }), finding("вопрос 2", { code: "missing_media", questions: [1] })];
  assert.deepEqual(ofFileAlone(read, [finding("сектор 1", { code: "missing_media", questions: [0] })]).map((each) => each.place), ["вопрос 2"]);
});

test("a finding of the file follows its question, and leads nowhere when the question is taken out", () => {
  const draft = numbered({ format: 2, id: "p", title: "П", version: 1, sections: [{ questions: [{ text: "Раз?" }, { text: "Два?" }] }] });
  const said = [finding("вопрос 2 (строка 5)", { questions: [1] }), finding("строка 1")];
  const shorter = withQuestion(withoutQuestion(draft, 0), 3);
  assert.deepEqual(followed(said, shorter).map(questionOf), [0, -1]);
  assert.deepEqual(followed(said, withoutQuestion(shorter, 0)).map(questionOf), [-1, -1]);
  assert.deepEqual(Object.keys(questionsOf(outgoing(draft))[0] ?? {}), ["text"]);
});
