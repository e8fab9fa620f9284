// Findings of a pack: errors stand first, and each leads to its question and its field, as the server says.
import assert from "node:assert/strict";
import { test } from "node:test";
import { counts, fieldOf, type Finding, ofFileAlone, partOf, questionOf, questionsIn, sorted } from "../../../site/table/pack/findings";

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
