// Findings of a pack: errors stand first, and each leads to its question and its field.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Draft, Question } from "../../../site/table/pack/draft";
import { counts, fieldOf, type Finding, ofFileAlone, partOf, questionAt, questionOf, questionsIn, sorted } from "../../../site/table/pack/findings";

const draft = (...questions: Question[]): Draft => ({ format: 2, id: "p", title: "П", version: 1, sections: [{ questions }] });
const finding = (place: string, more: Partial<Finding> = {}): Finding => ({ level: "warning", place, code: "host_note", text: "т", remedy: "р", ...more });
const of = draft({ sector: 3, number: "7" }, { kind: "black_box" }, { sector: 1, number: "12" }, {});

test("a place leads to its question: by sector, by order, by number, or the box", () => {
  assert.equal(questionAt(of, "сектор 1"), 2);
  assert.equal(questionAt(of, "сектор 3, часть 2, поле answer"), 0);
  assert.equal(questionAt(of, "вопрос 4 по порядку, поле text"), 3);
  assert.equal(questionAt(of, "чёрный ящик, поле box"), 1);
  assert.equal(questionAt(of, "вопрос 12 (строка 80)"), 2);
  assert.equal(questionAt(of, "пакет, поле title"), -1);
  assert.equal(questionAt(of, "сектор 44"), -1);
  assert.equal(questionOf(of, finding("файл", { question: 3 })), 3);
});

test("a finding about many questions marks the card of each", () => {
  const many = finding("сектор 1; чёрный ящик; сектор 3 и ещё 4", { code: "no_source" });
  assert.deepEqual(questionsIn(of, many), [2, 1, 0]);
  assert.deepEqual(counts(of, [many, finding("сектор 1", { level: "error" })]).get(2), { errors: 1, warnings: 1 });
});

test("errors stand before warnings, and a press leads to the field", () => {
  assert.deepEqual(sorted([finding("a"), finding("b", { level: "info" }), finding("c", { level: "error" })]).map((each) => each.place), ["c", "a", "b"]);
  assert.equal(fieldOf(finding("сектор 1, поле answer")), "answer");
  assert.equal(fieldOf(finding("сектор 1, поле contents")), "box");
  assert.equal(fieldOf(finding("сектор 1", { code: "no_answer" })), "answer");
  assert.equal(fieldOf(finding("сектор 1", { code: "no_text" })), "text");
  assert.equal(fieldOf(finding("сектор 1", { code: "no_source" })), "sources");
  assert.equal(partOf(finding("сектор 1, часть 2, поле answer")), 1);
});

test("what only the file can tell stays apart from what is checked anew", () => {
  const read = [finding("строка 4", { code: "unplaced", level: "error" }), finding("вопрос 1 (строка 9)", { code: "no_answer", level: "error" }), finding("тур 1", { code: "figures", level: "info" })];
  assert.deepEqual(ofFileAlone(read, [finding("сектор 1", { code: "no_answer" })]).map((each) => each.code), ["unplaced"]);
});
