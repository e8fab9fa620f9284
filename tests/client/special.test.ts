// Rounds of their own kinds: every kind in every phase has a sentence that reads, with the figures and names of the view.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { sectorsOf, spinOf } from "../../site/table/play/hallview";
import { momentsOf } from "../../site/table/play/moments";
import { scoreBefore } from "../../site/table/play/turning";
import { host, kindNames, now, sceneLine, sceneTitle } from "../../site/table/words/special";
import { stageNames } from "../../site/table/words/setup";
import { faults } from "../../site/table/words/rounds";
import type { Room, Round } from "../../site/table/whole";

const wire = readFileSync("site/table/wire.ts", "utf8");
const words = (of: RegExp): string[] => [...(of.exec(wire)?.[1] ?? "").matchAll(/"(\w*)"/g)].map((found) => found[1]!);
const KINDS = words(/SectorViewRow = readonly \[number, boolean\?, \(([^)]+)\)/);

const chairs = [{ seat: "s1", name: "Оля", twin: 0, speaks: true }, { seat: "s2", name: "Марк", twin: 0 }, { seat: "s3", name: "Аня", twin: 0 }];
const round = (more: Partial<Round> = {}): Round => ({ no: 1, sector: 4, spun_ms: 0, final: false, debt: false, cut: false, marks: [], lifeline: null, asked: null, declined: null, outcome: null, kind: "plain", parts: 1, part: 1, span_s: 0, stay: 0, stays: [], chooser: "", way: null, decisive: false, choices: [], spare: false, ...more });
const at = (phase: Room["phase"], of: Partial<Round> | null, more: Partial<Room> = {}): Room => ({ phase, chairs, squads: [], cards: [], lifelines: [{ kind: "club", left: true, adds_s: 20 }], decisive: null, words: { box: null }, round: of && round(of), rival: "viewers", score: { knowers: 1, viewers: 2 }, game: 1, history: [], sectors: Array.from({ length: 13 }, (_, i) => ({ n: i + 1, kind: "plain", played: false })), ...more }) as unknown as Room;

test("every kind of sector, stage and fault of the wire has its name", () => {
  assert.ok(KINDS.length > 8, "the kinds could not be read");
  for (const kind of KINDS) assert.ok(kindNames[kind as keyof typeof kindNames], kind);
  for (const stage of words(/readonly stage: ([^;]+);/)) assert.ok(stageNames[stage as keyof typeof stageNames], `stage ${stage}`);
  for (const fault of words(/readonly fault: ([^;]+);/)) assert.ok(faults[fault as keyof typeof faults], fault);
});

const SPECIAL: readonly Partial<Round>[] = [
  { kind: "blitz", parts: 3, part: 2, span_s: 20 }, { kind: "superblitz", parts: 3, span_s: 20, stay: 1, stays: ["s2"] }, { kind: "duplet", parts: 2, span_s: 30 },
  { kind: "superblitz", parts: 3, span_s: 20, stay: 1, chooser: "captain" }, { kind: "thirteen", choices: [["all", 10], ["three", 20], ["one", 60]] }, { kind: "thirteen", way: "three", stay: 3, stays: ["s1"], chooser: "host", span_s: 20 },
  { kind: "zeitnot", choices: [["now", 20], ["step", 10], ["alone", 60]] }, { kind: "zeitnot", span_s: 30 }, { kind: "base" }, { kind: "red" }, { kind: "blue" }, { kind: "partner" }, { decisive: true, stay: 1, stays: ["s3"] }, { debt: true }, { kind: "red", spare: true },
];

test("while it is read, every round of its own kind says what is asked of whom, and so it does to the host", () => {
  for (const of of SPECIAL) {
    const said = now(at("reading", of));
    assert.match(said, /капитан|крупье/i, JSON.stringify(of));
    assert.doesNotMatch(`${said} ${host(at("reading", of))}`, /undefined|NaN|: ?$/, JSON.stringify(of));
  }
});

// clause: V3.4.3
test("sector thirteen is said with the seconds of each way", () => {
  assert.equal(now(at("reading", SPECIAL[4]!)), "Капитан Оля выбирает: все и 10 секунд, трое и 20 секунд или один и 60 секунд");
  assert.equal(now(at("reading", SPECIAL[5]!)), "Тринадцатый: крупье называет, кто остаётся за столом: ещё 2");
});

// clause: T4.2c
test("zeitnot says what the team has now and what a player who leaves would give", () => {
  assert.equal(now(at("reading", SPECIAL[6]!)), "Цейтнот: капитан Оля отпускает знатоков. Сейчас 20\u00a0с, за ушедшего +10\u00a0с, одному 60\u00a0с");
});

// clause: V3.4.2
// clause: T4.2b
test("a superblitz says who chooses the one who stays, and then who that is", () => {
  assert.equal(now(at("reading", SPECIAL[3]!)), "Суперблиц: капитан Оля называет, кто один остаётся за столом");
  assert.equal(now(at("reading", SPECIAL[1]!)), "Суперблиц: вопрос 1 из 3, думает только Марк, крупье читает, на ответ 20 секунд");
  assert.equal(now(at("discussing", SPECIAL[1]!)), "Суперблиц: вопрос 1 из 3, думает только Марк");
});

// clause: T1.6.1
test("the end of a game of teams in turn says whose it was, or that equal ones play on", () => {
  const squads = (...won: boolean[]) => won.map((each, i) => ({ name: ["Дуб", "Клён"][i], taken: 2, won: each })) as unknown as Room["squads"];
  assert.equal(now(at("finished", {}, { winner: "knowers", squads: squads(false, true) })), "Шестое очко взяла команда «Клён»: игра за ней");
  assert.equal(now(at("finished", {}, { winner: "viewers", squads: squads(true, false) })), "Игра окончена: больше всех взяла команда «Дуб»");
  assert.equal(now(at("finished", {}, { winner: "viewers", squads: squads(false, false) })), "Раундов поровну: решает дополнительный вопрос");
  assert.equal(now(at("finished", {}, { winner: "viewers" })), "");
});

test("a round without a voice says who gives it one, until the answer is named", () => {
  const silent = { chairs: chairs.map((chair) => ({ ...chair, speaks: false })) } as unknown as Partial<Room>;
  for (const phase of ["reading", "discussing", "paused", "naming"] as const) {
    assert.equal(now(at(phase, { kind: "thirteen", way: "three" }, silent)), "Капитан вне раунда: крупье называет, кто говорит за команду");
    assert.match(host(at(phase, {}, silent)), /назовите, кто говорит за команду/);
  }
  assert.equal(now(at("answering", {}, silent)), "");
  assert.equal(now(at("discussing", {}, { chairs: [] })), "");
});

test("an ordinary round and a home game keep the phase's own line", () => {
  for (const phase of ["reading", "discussing", "naming", "revealed"] as const) assert.equal(now(at(phase, { kind: "plain" })), "");
  assert.equal(now(at("reading", { kind: "zero" })), "");
});

// clause: V3.7
test("help that is running says how much it has added", () => {
  assert.equal(now(at("discussing", { lifeline: "club" })), "Помощь клуба: ещё 20 секунд, потом отвечает команда");
});

// clause: T4.2e
test("a window has its own scene and no verdict, and its point is not shown while the arrow turns", () => {
  const fell = at("revealed", { kind: "window", outcome: "viewers" });
  assert.deepEqual(momentsOf(fell).map((moment) => moment.kind), ["spin", "sector"]);
  assert.deepEqual(scoreBefore(fell), { knowers: 1, viewers: 1 });
  assert.match(sceneLine(fell, "window"), /вопроса нет/);
});

test("scenes are told once the arrow rests, and only for rounds of their own kinds", () => {
  for (const kind of ["blitz", "superblitz", "duplet", "thirteen", "zeitnot", "base", "partner"] as const) {
    const found = momentsOf(at("reading", { kind })).find((moment) => moment.kind === "sector");
    assert.ok(found && found.kind === "sector" && found.atMs > 0, kind);
    assert.ok(sceneTitle(kind) && sceneLine(at("reading", { kind, parts: 3, span_s: 20 }), kind), kind);
  }
  assert.deepEqual(momentsOf(at("reading", { kind: "red" })).map((moment) => moment.kind), ["spin"]);
});

// clause: V3.4
test("the arrow rests on the place of a sector, whatever number the first one has", () => {
  const spun = at("reading", { sector: 13 }, { history: [{ sector: 1, outcome: "viewers", score: { knowers: 0, viewers: 1 } }] });
  assert.deepEqual([spinOf(spun)?.sector, spinOf(spun)?.from], [12, 0]);
  assert.deepEqual(sectorsOf(spun).map((each) => each.state).indexOf("current"), 12);
});

// clause: V3.8.3
test("a minute that the next round takes back is said to the host and to the team before the wheel turns", () => {
  const due = { debt: "owed", debt_due: true } as Partial<Room>;
  assert.equal(now(at("between", null, due)), "Долг забирают: в следующем раунде отвечать сразу, без обсуждения");
  assert.match(host(at("between", null, due)), /обсуждения не будет/);
  assert.equal(now(at("between", null, { debt: "owed", debt_due: false })), "");
});
