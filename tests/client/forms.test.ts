// Forms drawn from offers keep to the offer's bounds; keys are told by their place, not by their letter.
import assert from "node:assert/strict";
import { test } from "node:test";
import { nameOfKey } from "../../site/table/host/keys";
import { fitsForm } from "../../site/table/play/form";
import { clauseLink } from "../../site/table/play/whynot";
import type { Form } from "../../site/table/unfold";

const score: Form = {
  fields: [{ t: "whole", name: "knowers", low: 0, high: 6 }, { t: "whole", name: "viewers", low: 0, high: 6 }, { t: "text", name: "reason", low: 1, high: 200 }, { t: "yes", name: "confirmed" }],
  also: { one: "knowers", other: "viewers", top: 6, confirmed: "confirmed" },
};
const given = (knowers: number, viewers: number, confirmed: boolean, reason = "Опечатка") => fitsForm(score, { knowers, viewers, confirmed, reason });

test("a score within bounds fits; one that ends the game wants its yes, and never two at the top", () => {
  assert.equal(given(3, 2, false), true);
  assert.equal(given(7, 2, false), false);
  assert.equal(given(6, 2, false), false);
  assert.equal(given(6, 2, true), true);
  assert.equal(given(3, 2, true), false);
  assert.equal(given(6, 6, true), false);
});

test("a reason of blanks is no reason", () => {
  assert.equal(given(3, 2, false, "   "), false);
  assert.equal(given(3, 2, false, "я".repeat(201)), false);
});

test("a choice must be one of the offered", () => {
  const bench: Form = { fields: [{ t: "one_of", name: "seat", values: ["s1", "s2"] }], also: null };
  assert.deepEqual(["s1", "s9", undefined].map((seat) => fitsForm(bench, { seat })), [true, false, false]);
});

test("keys work in a Russian layout as in a Latin one", () => {
  const key = (code: string, typed: string) => nameOfKey({ code, key: typed });
  assert.deepEqual([key("KeyZ", "я"), key("KeyV", "м"), key("Digit3", "3"), key("Space", " "), key("Enter", "Enter"), key("Digit7", "?"), key("Slash", "?")], ["z", "v", "3", "space", "enter", "?", "?"]);
});

test("a clause is reached by its own name", () => {
  assert.equal(clauseLink("P7.4a"), "/pravila/#p7-4a");
});
