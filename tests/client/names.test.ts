// Names at the door: counted as people see them, tidied as the server keeps them.
import assert from "node:assert/strict";
import { test } from "node:test";
import { called, graphemes, nameFits, tidy } from "../../site/table/names";
import { linkOf } from "../../site/table/page";

test("an accent, a flag, a family and a skin tone count as one", () => {
  assert.deepEqual(["e\u0301", "🇷🇺", "👨‍👩‍👧", "👍🏽", "Лёва"].map(graphemes), [1, 1, 1, 1, 4]);
});

test("one to twenty-four letters of any script fit", () => {
  assert.deepEqual(["", "   ", "Я", "王小明", "🦛".repeat(24), "🦛".repeat(25)].map(nameFits), [false, false, true, true, true, false]);
});

test("invisible and direction marks go, inner spaces are single", () => {
  assert.equal(tidy("  Оля\u202e \u0000  Петрова\u200b "), "Оля Петрова");
});

test("equal names are told apart", () => {
  assert.deepEqual([{ name: "Оля", twin: 0 }, { name: "Оля", twin: 2 }].map(called), ["Оля", "Оля 2"]);
});

test("links say where they lead; a torn one is bad and not a code", () => {
  assert.deepEqual(linkOf("#4821"), { kind: "code", code: "4821" });
  assert.deepEqual(linkOf("#0007"), { kind: "code", code: "0007" });
  assert.deepEqual(linkOf("#stage=t1.abc.clock"), { kind: "stage", table: "t1", token: "abc", piece: "clock" });
  assert.deepEqual(linkOf("#recover=t1.abc"), { kind: "recover", table: "t1", token: "abc" });
  assert.deepEqual(linkOf("#recover=t1"), { kind: "bad" });
  assert.deepEqual(linkOf(""), { kind: "none" });
});
