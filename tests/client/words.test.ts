// Words: nothing that the server can say is without its Russian, and the words read as they should.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import type { Change } from "../../site/table/host/change";
import { deeds } from "../../site/table/words/deeds";
import { eventLine, eventLines } from "../../site/table/words/events";
import { hostLines, phaseLines, stepOf } from "../../site/table/words/phases";
import "../../site/table/words/moredeeds";
import "../../site/table/words/morerefusals";
import { refusal, refusals } from "../../site/table/words/refusals";
import { previewSentence } from "../../site/table/words/undo";

const wire = readFileSync("site/table/wire.ts", "utf8");
/** Members of a generated union, by its opening line. */
function union(name: string): string[] {
  const from = wire.indexOf(`export type ${name} =`);
  assert.ok(from >= 0, `no union ${name} in wire.ts`);
  const body = wire.slice(from, wire.indexOf(";", from));
  return [...body.matchAll(/"(\w+)"/g)].map((found) => found[1]!);
}

/** Where a host brings a pack: its refusals have a dictionary of their own (words/pack.ts), or come with words from the reader. */
const BRINGING = ["bringing.py", "saving.py", "writing_out.py"];
const python = (folder: string): string => readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".py") && !BRINGING.includes(file)).map((file) => readFileSync(`${folder}/${file}`, "utf8")).join("\n");
const missing = (names: readonly string[], words: object) => names.filter((name) => !(name in words));

test("every command, event and phase of the wire has its words, and there are no others", () => {
  assert.deepEqual(Object.keys(deeds).sort(), union("CommandName").sort());
  assert.deepEqual(Object.keys(eventLines).sort(), union("GameLogEvent").sort());
  for (const words of [phaseLines, hostLines, stepOf]) assert.deepEqual(Object.keys(words).sort(), union("PhaseName").sort());
});

test("every reason that a rule gives for shutting an offer has its words", () => {
  const codes = [...python("functions/game").matchAll(/Shut\(\s*"(\w+)"/g)].map((found) => found[1]!);
  assert.ok(codes.length > 20, "the rules could not be read");
  assert.deepEqual(missing(codes, refusals), []);
});

test("every refusal of the engine, the door and the tickets has its words", () => {
  const engine = [...python("functions/game").matchAll(/Refused\(\s*"(\w+)"/g)].map((found) => found[1]!);
  const door = [...(python("functions/play") + python("functions/aws")).matchAll(/(?:Closed|Refused|Trouble)\(\s*"(\w+)"/g)].map((found) => found[1]!);
  assert.ok(door.length > 5, "the doors could not be read");
  const always = ["too_early", "too_late", "bad_choice", "not_now", "not_yours", "stale", "busy", "no_such_code", "slow_down", "malformed", "offline", "broken"];
  assert.deepEqual(missing([...engine, ...door, ...always], refusals), []);
});

test("whatever is sent broken, too long or too fast, the words say what to do", () => {
  const codes = [...(python("functions/wire") + python("functions/aws")).matchAll(/Malformed\(\s*"(\w+)"/g)].map((found) => found[1]!);
  assert.ok(codes.length > 10, "the decoder could not be read");
  for (const code of [...codes, "foreign_origin", "slow_down"]) assert.match(refusal(code), /Обновите|Сократите|Подождите|Откройте|от 1 до 24/, code);
});

test("words are second person plural, short, and do not shout", () => {
  for (const [code, text] of Object.entries(refusals)) {
    assert.ok(!text.includes("!"), `${code} shouts`);
    assert.ok(text.length <= 120, `${code} is long`);
    assert.match(text, /\.$/, `${code} ends without a full stop`);
  }
});

const say = { name: (seat: string) => ({ s1: "Оля", s3: "Аня" })[seat] ?? seat, time: () => "21:30", figure: () => 40 };

test("lines of the protocol read as a person would say them", () => {
  assert.equal(eventLine({ t: "answerer_named", seat: "s3", left_ms: 0 }, say), "Отвечает Аня");
  assert.equal(eventLine({ t: "spun", draw: 1, sector: 7, candidates: [7], link: "ab", at_ms: 0, final: false, debt: true, cut: false, out: [] }, say), "Волчок: сектор 7, раунд долга");
  assert.equal(eventLine({ t: "spun", draw: 1, sector: 0, candidates: [0], link: "", at_ms: 0, final: false, debt: false, cut: false, out: [], reason: "Крутим настоящий волчок" }, say), "Вручную: зеро, чёрный ящик: Крутим настоящий волчок");
  assert.equal(eventLine({ t: "clock_started", deadline_ms: 60_000, span_ms: 40_000 }, say), "Время пошло: 40 секунд");
  assert.equal(eventLine({ t: "clock_paused", left_ms: 22_500 }, say), "Пауза на 0:23");
  assert.equal(eventLine({ t: "judged", correct: false }, say), "Неверно: очко телезрителям");
  assert.equal(eventLine({ t: "judged", correct: false }, { ...say, rival: "host" }), "Неверно: очко крупье");
  assert.equal(eventLine({ t: "match_won", side: "viewers" }, { ...say, rival: "host" }), "Победа крупье");
});

const change: Change = {
  did: "judge", score: [{ knowers: 3, viewers: 2 }, { knowers: 2, viewers: 2 }], phase: ["revealed", "paused"], sector: 7, clock: ["none", "stopped"], clock_ms: 23_000,
  lifelines: [["credit"], ["credit"]], debt: ["none", "none"], asked: [null, null], later: [{ by: { t: "player", seat: "s1" }, did: "name_answerer" }], shown: [{ slot: 7, part: "key" }],
};

test("the preview of an undo names score, sector, clock, later actions and what stays shown", () => {
  assert.equal(previewSentence(change, true, say.name), "счёт 3:2 → 2:2, сектор 7 снова в игре, часы: пауза, 0:23, стол: часы стоят, пропадёт: выбор отвечающего (Оля), ответ уже показан");
});

test("a preview says that a declined request waits again, and that one goes", () => {
  const say_ = (asked: Change["asked"]) => previewSentence({ ...change, asked, later: [], shown: [] }, true, say.name);
  assert.match(say_([null, "credit"]), /капитан снова просит минуту в кредит/);
  assert.match(say_(["club", null]), /просьба снимается: помощь клуба/);
  assert.doesNotMatch(say_(["club", "club"]), /прос/);
});

test("a zero that the wire leaves out is still a zero in the preview", () => {
  assert.match(previewSentence({ ...change, score: [{ knowers: 1 }, {}], later: [], shown: [] }, true, say.name), /^счёт 1:0 → 0:0/);
});
