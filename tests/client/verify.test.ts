// The wheel's check in the page: a real evening passes, and each way of tampering is named.
import assert from "node:assert/strict";
import { createHash, createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { takenBack } from "../../site/table/record/fold";
import { begunElsewhere, linesOf, textOf } from "../../site/table/record/lines";
import { hmac, sha256, toHex, utf8 } from "../../site/table/record/sha256";
import { HARMLESS, unchanged, verify } from "../../site/table/record/verify";
import type { Protocol } from "../../site/table/wire";

type Deep = { entries: { n: number; events: Record<string, unknown>[] }[] };
/** Loose, to be tampered with. */
const evening = (): Deep => JSON.parse(readFileSync("tests/client/evening.json", "utf8")) as Deep;
const told_ = (deep: Deep): Protocol => deep as unknown as Protocol;
const spins = (told: Deep) => told.entries.flatMap((entry) => entry.events).filter((event) => event["t"] === "spun");
const wrong = (told: Deep) => verify(told_(told)).filter((found) => !HARMLESS.includes(found.verdict)).map((found) => found.verdict);

test("our SHA-256 and HMAC give what the platform gives, at every length round a block", () => {
  for (const length of [0, 1, 55, 56, 63, 64, 65, 119, 120, 1000]) {
    const bytes = Uint8Array.from({ length }, (_, i) => (i * 7 + length) & 255);
    assert.equal(toHex(sha256(bytes)), createHash("sha256").update(bytes).digest("hex"));
    assert.equal(toHex(hmac(utf8("ключ"), bytes)), createHmac("sha256", "ключ").update(bytes).digest("hex"));
    assert.equal(toHex(hmac(bytes, utf8("вопрос"))), createHmac("sha256", bytes).update("вопрос").digest("hex"));
  }
});

test("every spin of an untouched evening is even or set by hand before all", () => {
  const found = verify(told_(evening()));
  assert.deepEqual([...new Set(found.map((each) => each.verdict))].sort(), ["by_hand", "even"]);
  assert.equal(found.length, spins(evening()).length);
});

test("with a hidden window spins are sealed while the game goes on and even when it is over", () => {
  const hall = () => JSON.parse(readFileSync("tests/client/hall.json", "utf8")) as { under_way: Deep; over: Deep };
  const kinds = (told: Deep) => [...new Set(verify(told_(told)).map((found) => found.verdict))];
  assert.deepEqual(kinds(hall().under_way), ["sealed"]);
  assert.deepEqual(kinds(hall().over), ["even"]);
  const blank = hall().over;
  for (const spun of spins(blank)) Object.assign(spun, { link: "", candidates: [] });
  assert.ok(!kinds(blank).includes("sealed"), "a game that is over keeps nothing sealed");
});

// clause: T4.2d
test("another question of the base than the link gives is named", () => {
  const told = (JSON.parse(readFileSync("tests/client/hall.json", "utf8")) as { over: Deep }).over;
  const spun = spins(told).find((each) => each["kind"] === "base")!;
  assert.ok(Number(spun["slot"]) > 1000, "the game has no question of the base");
  spun["slot"] = Number(spun["slot"]) === 1001 ? 1002 : 1001;
  assert.deepEqual(wrong(told), ["wrong_question"]);
});

test("a flipped byte of a link is named", () => {
  const told = evening();
  const spun = spins(told)[0]!;
  spun["link"] = String(spun["link"]).replace(/^./, (c) => (c === "0" ? "1" : "0"));
  assert.deepEqual(wrong(told), ["wrong_link"]);
});

test("another sector than the link gives is named", () => {
  const told = evening();
  const spun = spins(told)[0]!;
  spun["sector"] = (spun["candidates"] as number[]).find((n) => n !== spun["sector"])!;
  assert.equal(wrong(told)[0], "wrong_sector");
});

test("re-ordered spins are named", () => {
  const told = evening();
  const [first, second] = spins(told);
  [first!["draw"], second!["draw"]] = [second!["draw"], first!["draw"]];
  assert.equal(wrong(told)[0], "wrong_order");
});

test("an omitted candidate is named", () => {
  const told = evening();
  const spun = spins(told)[0]!;
  spun["candidates"] = (spun["candidates"] as number[]).slice(1);
  assert.deepEqual(wrong(told), ["wrong_candidates"]);
});

test("a salt that a seat did not give is named", () => {
  const told = evening();
  const ready = told.entries.flatMap((entry) => entry.events).find((event) => event["t"] === "said_ready")!;
  ready["salt"] = "f".repeat(32);
  assert.ok(wrong(told).includes("salts_differ"));
});

test("a log with a hole ends in a broken log", () => {
  const told = evening();
  const whole = told.entries;
  const cut = { ...told, entries: whole.filter((entry) => entry.n !== 20) };
  assert.equal(wrong(cut).at(-1), "broken_log");
});

test("a file changed after it was saved does not match its sum", () => {
  const told = evening();
  assert.equal(unchanged(told_(told)), true);
  assert.equal(unchanged({ ...told_(told), title: "Другая игра" }), false);
});

test("what an undo took back is marked in the lines and in the text", () => {
  const told = evening();
  const undo = told.entries.find((entry) => entry.events[0]?.["t"] === "undone")!;
  assert.ok(takenBack(told_(told).entries).has(undo.events[0]!["step"] as number));
  assert.ok(linesOf(told_(told)).some((line) => line.undone && line.what.startsWith("Верно")));
  assert.match(textOf(told_(told)), /Верно: очко знатокам.*\(отменено\)/);
});

test("a game begun elsewhere is marked by what was written down of it, the score alone included, and not by a later correction", () => {
  const entry = (n: number, ...events: object[]) => ({ n, at_ms: 0, by: { t: "host" }, events });
  const marked = (...entries: object[]) => begunElsewhere({ ...evening(), entries: [entry(1, { t: "game_started" }), ...entries] } as unknown as Protocol);
  const corrected = (n: number) => entry(n, { t: "score_corrected", knowers: 3, viewers: 2, reason: "так было" });
  const spun = entry(2, { t: "spun", sector: 4 });
  assert.equal(marked(spun), false);
  assert.equal(marked(spun, corrected(3)), false);
  assert.equal(marked(corrected(2), entry(3, { t: "undone", step: 2 })), false);
  assert.equal(marked(corrected(2), { ...spun, n: 3 }), true);
  assert.equal(marked(entry(2, { t: "played_elsewhere", sector: 4 })), true);
});

test("players of one name are told apart in the protocol, and a name nobody shares stays bare", () => {
  const sits = (n: number, seat: string, name: string) => ({ n, at_ms: n, by: { t: "guest" }, did: "take_seat", events: [{ t: "seat_taken", seat, name, avatar: 0, hat: 0 }] });
  const votes = (n: number, seat: string, choice: string) => ({ n, at_ms: n, by: { t: "player", seat }, did: "vote_captain", events: [{ t: "voted", seat, choice }] });
  const goes = (n: number, seat: string) => ({ n, at_ms: n, by: { t: "player", seat }, did: "leave", events: [{ t: "seat_left", seat, removed: false }] });
  const entries = [sits(1, "s1", "Марк"), sits(2, "s2", "марк"), sits(3, "s3", "Оля"), votes(4, "s2", "s1"), goes(5, "s3"), sits(6, "s4", "Оля"), votes(7, "s4", "s3")];
  const said = linesOf({ ...evening(), names: [{ seat: "s1", name: "Марк" }, { seat: "s2", name: "марк" }], entries } as unknown as Protocol).map((line) => `${line.who}: ${line.what}`);
  assert.deepEqual(said, ["Гость: Марк 1 садится за стол", "Гость: марк 2 садится за стол", "Гость: Оля садится за стол", "марк 2: В капитаны: Марк 1", "Оля: Встаёт из-за стола", "Гость: Оля садится за стол", "Оля: В капитаны: Оля"]);
});
