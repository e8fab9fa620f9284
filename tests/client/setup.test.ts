// Setup in a file and a game begun elsewhere: what becomes which press, in which order, and what is left out.
import assert from "node:assert/strict";
import { test } from "node:test";
import { pressesOf } from "../../site/table/host/elsewhere";
import { commandsOf, fileOf, fromProtocol, readSetup } from "../../site/table/host/setupfile";
import { stagesOf } from "../../site/table/host/setup";
import type { Chair } from "../../site/table/whole";
import type { Protocol } from "../../site/table/wire";

const chairs = [{ seat: "s1", name: "Оля" }, { seat: "s2", name: "Марк" }] as unknown as Chair[];

// clause: V3.4.4
test("a saved setup comes back as the same presses, the stage before what its bounds depend on", () => {
  const saved = fileOf({ stage: "qualifier", leader: { knowers: 6, viewers: 2, clean: false }, ways: ["all", "one"], prize: 500, marks: [[4, "blitz"]], out: ["s2"] }, (seat) => chairs.find((each) => each.seat === seat)?.name ?? "");
  const read = readSetup(JSON.stringify(saved));
  assert.ok(read);
  assert.deepEqual(commandsOf(read, chairs), [
    { t: "choose_stage", stage: "qualifier" }, { t: "note_leader", played: true, knowers: 6, viewers: 2, clean: false }, { t: "note_ways", older: "all", newer: "one" },
    { t: "set_prize", amount: 500 }, { t: "mark_sector", sector: 4, kind: "blitz" }, { t: "keep_out", seat: "s2" },
  ]);
});

test("what is no setup is refused, and a name that does not sit here is passed over", () => {
  for (const text of ["", "[]", "null", "{\"a\":1}", "кот"]) assert.equal(readSetup(text), null, text);
  assert.deepEqual(commandsOf({ out: ["Вера"], ways: ["three"] }, chairs), [{ t: "note_ways", older: "", newer: "three" }]);
});

// clause: V3.4.4
test("a protocol of the last game tells the ways it was played, the newest last, and the questions of the base", () => {
  const events = [{ t: "game_started", setup: { ways: ["all"], crossed: [1001] } }, { t: "way_chosen", way: "three" }, { t: "spun", kind: "base", slot: 1002 }, { t: "spun", kind: "red", slot: -1 }];
  const told = { entries: [{ n: 1, by: { t: "host" }, events }], figures: [] } as unknown as Protocol;
  assert.deepEqual(fromProtocol(told), { ways: ["all", "three"], crossed: [1001, 1002] });
  assert.deepEqual(readSetup(JSON.stringify(told)), fromProtocol(told));
});

// clause: V3.4.4
test("a way that was undone, or whose question was set aside, is not remembered; one that was redone is", () => {
  const entry = (n: number, by: string, ...events: object[]) => ({ n, at_ms: 0, by: { t: by }, events });
  const told = (...entries: object[]) => ({ entries: [entry(1, "host", { t: "game_started", setup: { ways: ["three"] } }), ...entries], figures: [] }) as unknown as Protocol;
  const spun = (n: number) => entry(n, "host", { t: "spun", sector: 13, kind: "thirteen" });
  const chosen = (n: number, way: string) => entry(n, "player", { t: "way_chosen", way });
  const undone = [spun(2), chosen(3, "all"), entry(4, "host", { t: "undone", step: 2 })];
  assert.deepEqual(fromProtocol(told(...undone, spun(5), chosen(6, "one"))).ways, ["three", "one"]);
  assert.deepEqual(fromProtocol(told(...undone, entry(5, "host", { t: "redone" }))).ways, ["three", "all"]);
  assert.deepEqual(fromProtocol(told(spun(2), chosen(3, "all"), entry(4, "host", { t: "was_set_aside" }))).ways, ["three"]);
  assert.deepEqual(fromProtocol(told(spun(2), chosen(3, "all"), spun(4), entry(5, "host", { t: "was_set_aside" }))).ways, ["three", "all"]);
});

test("rubbish under the right names is passed over and breaks nothing", () => {
  const pressed = (told: unknown) => commandsOf(readSetup(JSON.stringify(told)) ?? {}, chairs);
  for (const told of [
    { ways: 5 }, { ways: ["none", 3, null] }, { ways: { all: 1 } }, { out: [null, 7, {}] }, { out: "Оля" }, { squads: 3 }, { squads: [1, []] }, { leader: "6:2" }, { leader: [6, 2] }, { leader: { knowers: "6", viewers: 2 } }, { leader: { knowers: 6.5, viewers: 2 } },
    { prize: "много" }, { prize: -1 }, { prize: null }, { window: "5" }, { sectors: [["4", "blitz"]] }, { sectors: { четыре: "blitz", 4: 7 } }, { crossed: ["1001", 1.5] }, { crossed: "все" }, { stage: 7 },
  ]) assert.deepEqual(pressed(told), [], JSON.stringify(told));
  assert.deepEqual(pressed({ ways: ["all", "none"], leader: { knowers: 6, viewers: 2, clean: "да" }, out: ["оля", 4], junk: {} }), [
    { t: "note_leader", played: true, knowers: 6, viewers: 2, clean: false }, { t: "note_ways", older: "", newer: "all" }, { t: "keep_out", seat: "s1" },
  ]);
  for (const told of [{ entries: [null], figures: [] }, { entries: [{ n: 1, events: [null] }], figures: [] }, { entries: [{}], figures: [] }]) assert.equal(readSetup(JSON.stringify(told)), null, JSON.stringify(told));
});

const help = (kind: "club" | "extra", left: number, squad = "") => ({ kind, squad, left });

// clause: T1.6.1
test("of teams that sit in turn, what is left to each is written down for it alone", () => {
  const now = { played: [], knowers: 0, viewers: 0, left: [help("club", 1, "Дуб"), help("club", 1, "Ель")], debt: false };
  assert.deepEqual(pressesOf({ ...now, left: [help("club", 1, "Дуб"), help("club", 0, "Ель")] }, now), [{ t: "set_left", kind: "club", left: 0, squad: "Ель" }]);
  const saved = readSetup(JSON.stringify(fileOf({ stage: "together", squads: ["Дуб", "Ель"] }, String)));
  assert.deepEqual(commandsOf(saved ?? {}, chairs).slice(0, 1).concat(commandsOf(saved ?? {}, chairs).slice(-2)), [{ t: "choose_stage", stage: "together" }, { t: "name_squad", name: "Дуб" }, { t: "name_squad", name: "Ель" }]);
});

test("a game begun elsewhere is written down by what differs from how the table stands, the score last", () => {
  const now = { played: [3], knowers: 0, viewers: 0, left: [help("club", 1), help("extra", 0)], debt: false };
  assert.deepEqual(pressesOf({ played: [3, 5], knowers: 2, viewers: 3, left: [help("club", 0), help("extra", 0)], debt: true }, now), [
    { t: "mark_played", sector: 5 }, { t: "set_left", kind: "club", left: 0 }, { t: "set_debt", owed: true },
    { t: "correct_score", knowers: 2, viewers: 3, reason: "Игра началась в другом месте", confirmed: false },
  ]);
  assert.deepEqual(pressesOf(now, now), []);
});

test("no stage is shown as chosen before one is, where every game is of some stage", () => {
  assert.deepEqual(stagesOf(["qualifier", "final", "together"], ""), ["qualifier", "final", "together"]);
  assert.deepEqual(stagesOf(["qualifier", "together"], "final"), ["qualifier", "final", "together"]);
  assert.deepEqual(stagesOf(["", "qualifier", "final"], ""), ["", "qualifier", "final"]);
});
