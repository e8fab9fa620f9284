// What the wire leaves out of the host's key and of a preview is filled in again.
import assert from "node:assert/strict";
import { test } from "node:test";
import { changeOf } from "../../site/table/host/change";
import { heldKey } from "../../site/table/host/held";
import type { HostView } from "../../site/table/wire";

const view = (words: HostView["room"]["words"], key: HostView["key"]) => ({ room: { words }, key }) as HostView;

test("what the room reads already stands in the host's envelope, with its stresses", () => {
  const held = heldKey(view({ answer: "Почто́вые голуби", comment: "Летят домой" }, { prompt: "Что за груз?", hint: "Назад" }));
  assert.deepEqual([held?.prompt, held?.answer, held?.comment, held?.hint, held?.rejected], ["Что за груз?", "Почто́вые голуби", "Летят домой", "Назад", ""]);
  assert.deepEqual([held?.sources, held?.box, held?.parts], [[], null, []]);
});

test("one question of several that was shown does not take the place of all", () => {
  const parts = [{ prompt: "первый", answer: "1" }, { prompt: "второй", answer: "2" }] as unknown as NonNullable<NonNullable<HostView["key"]>["parts"]>;
  assert.deepEqual(heldKey(view({ parts: [{ n: 1, prompt: "первый" }] }, { parts }))?.parts, parts);
});

test("on paper there is no envelope to hold", () => { assert.equal(heldKey(view(undefined, null)), null); });

test("a pair that the wire says once stays as it is", () => {
  const change = changeOf(["close_round", [{ knowers: 5 }], ["between", "revealed"], [["credit"]], [{ slot: 2, part: "key" }]]);
  assert.deepEqual(change.score, [{ knowers: 5 }, { knowers: 5 }]);
  assert.deepEqual([change.phase, change.clock, change.asked, change.sector], [["between", "revealed"], ["none", "none"], [null, null], null]);
});
