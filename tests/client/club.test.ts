// The club's page: every refusal has its words, addresses by name come back, figures of several games add up.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { sums } from "../../site/club/Figures";
import { personOf } from "../../site/club/links";
import { codeOf, recoveryRefusal, refusal, refusals } from "../../site/club/refusals";
import { deviceName } from "../../site/club/session";
import { orders } from "../../site/club/words";
import { AWARDS } from "../../site/art/award";

const python = (folder: string): string => readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".py")).map((file) => readFileSync(`${folder}/${file}`, "utf8")).join("\n");

test("every refusal of the club has its words, and they do not shout", () => {
  const codes = [...(python("functions/club") + readFileSync("functions/aws/club_doors.py", "utf8")).matchAll(/Closed\(\s*"(\w+)"/g)].map((found) => found[1]!);
  assert.ok(codes.length > 10, "the club could not be read");
  assert.deepEqual(codes.filter((code) => !(code in refusals)), []);
  for (const [code, text] of Object.entries(refusals)) {
    assert.ok(!text.includes("!") && text.endsWith(".") && text.length <= 120, code);
  }
});

test("a wrong pair is a password at one door and a code at the other; what is unknown says so", () => {
  assert.notEqual(recoveryRefusal("wrong_pair"), refusal("wrong_pair"));
  assert.equal(recoveryRefusal("slow_down"), refusal("slow_down"));
  assert.equal(codeOf(new Error("x")), "broken");
});

test("the four orders are those that are drawn, by the victories of the rules", () => {
  assert.deepEqual(Object.keys(orders).map((kind) => kind.replace("_", "-")), [...AWARDS]);
  assert.deepEqual(Object.values(orders).map(({ wins }) => wins), [1, 3, 5, 10]);
});

test("a page by name is found in its address, whatever the name", () => {
  for (const name of ["Оля", "a=b&c", "100% #1", "🦛"]) assert.equal(personOf(`#u=${encodeURIComponent(name)}`), name);
  for (const hash of ["", "#4821", "#u=", "#u=%E0%A4"]) assert.equal(personOf(hash), "");
});

test("figures of all games are the sum of those of each", () => {
  const books = [{ book: "one", title: "Одна", counts: [{ name: "games", n: 2 }, { name: "won", n: 1 }] }, { book: "two", title: "Другая", counts: [{ name: "games", n: 3 }] }];
  assert.deepEqual([...sums(books, "")], [["games", 5], ["won", 1]]);
  assert.deepEqual([...sums(books, "two")], [["games", 3]]);
});

test("a device is called by its browser and system and nothing more", () => {
  assert.equal(deviceName("Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36"), "Chrome, Android");
  assert.equal(deviceName("curl"), "");
});
