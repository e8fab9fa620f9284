// Rows of the wire come out as records with names, and a command named once as the options it stands for.
import assert from "node:assert/strict";
import { test } from "node:test";
import { offerOf, spell } from "../../site/table/unfold";
import { SectorViewColumns } from "../../site/table/wire";

test("columns make options: the n-th of the n-th values", () => {
  const { do: deed, seat, offer } = offerOf(["pick", "annul", [["ground", ["question", "cheating"]], ["reason", ["шум", "спор"]]], "s2"]);
  assert.deepEqual([deed, seat], ["annul", "s2"]);
  assert.deepEqual(offer, { t: "offer", form: null, from_ms: 0, until_ms: null, options: [{ t: "annul", ground: "question", reason: "шум" }, { t: "annul", ground: "cheating", reason: "спор" }] });
});

test("a bare command is one option, and an offer may be of none", () => {
  assert.deepEqual(offerOf(["pick", "spin"]).offer, { t: "offer", form: null, from_ms: 0, until_ms: null, options: [{ t: "spin" }] });
  assert.deepEqual(offerOf(["pick", "admit", [["knock", []]]]).offer, { t: "offer", form: null, from_ms: 0, until_ms: null, options: [] });
});

test("a form has its fields by name and its joint bound", () => {
  const { offer } = offerOf(["fill", "correct_score", [["whole", "knowers", 0, 6], ["one_of", "seat", ["s1"]], ["yes", "confirmed"]], "", ["knowers", "viewers", 6, "confirmed"], 5, 9]);
  const fields = [{ t: "whole", name: "knowers", low: 0, high: 6 }, { t: "one_of", name: "seat", values: ["s1"] }, { t: "yes", name: "confirmed" }];
  assert.deepEqual(offer, { t: "offer", options: [], form: { fields, also: { one: "knowers", other: "viewers", top: 6, confirmed: "confirmed" } }, from_ms: 5, until_ms: 9 });
});

test("what is shut says for which options, or for all", () => {
  assert.deepEqual(offerOf(["shut", "judge", "answer_the_request", "P3.7", "", [["correct", [false]]]]).offer, { t: "shut", code: "answer_the_request", clause: "P3.7", options: [{ t: "judge", correct: false }] });
  assert.deepEqual(offerOf(["shut", "spin", "no_captain", "P3.5"]).offer, { t: "shut", code: "no_captain", clause: "P3.5", options: [] });
});

test("a row without its usual end is a record without those fields", () => {
  assert.deepEqual(spell(SectorViewColumns, [7]), { n: 7 });
  assert.deepEqual(spell(SectorViewColumns, [7, true, "zero"]), { n: 7, played: true, kind: "zero" });
});
