// The parts say what they are told: sectors, people, score, code; and the arrow comes to rest where it was sent.
import assert from "node:assert/strict";
import { test } from "node:test";
import { renderToString } from "preact-render-to-string";
import { Avatar, AVATAR_IDS, HAT_IDS } from "../../site/art/avatar";
import { avatarNames, hatNames } from "../../site/art/names";
import { spinAngles, spinLeft, type SpinView } from "../../site/table/parts/Arrow";
import { chairBearings, chairLine, Chairs, type ChairView } from "../../site/table/parts/Chairs";
import { encode } from "uqr";
import { CodeDigits, QRCode, qrPath } from "../../site/table/parts/Code";
import { ReadAloud } from "../../site/table/parts/EnvelopeCard";
import { plural } from "../../site/table/parts/plural";
import { RoundTable, type SectorView } from "../../site/table/parts/RoundTable";
import { Score } from "../../site/table/parts/Score";

const NOW = 1_000_000;
const spin = (more: Partial<SpinView> = {}): SpinView => ({ key: 6, sector: 7, from: 3, startedMs: NOW - 1000, durationMs: 8000, ...more });
const count = (html: string, what: RegExp) => [...html.matchAll(what)].length;

function sectors(n: number, changes: Record<number, Partial<SectorView>> = {}): SectorView[] {
  return Array.from({ length: n }, (_, i) => ({ label: String(i), kind: "plain", state: "open" as const, ...changes[i] }));
}
const table = (list: SectorView[], arrow: SpinView | null) => renderToString(<RoundTable sectors={list} spin={arrow} clock={{ kind: "off" }} now={() => NOW} label="Стол" />);

const chair = (more: Partial<ChairView> = {}): ChairView => ({ id: "a", name: "Оля", avatar: "fox", hat: "", captain: false, answering: false, out: false, offline: false, ...more });

for (const n of [12, 13, 16]) {
  test(`the arrow rests on the middle of each of ${n} sectors, wherever it lay before`, () => {
    for (let sector = 0; sector < n; sector++) for (const from of [null, 0, n - 1]) {
      const { to } = spinAngles(spin({ sector, from }), n);
      const apart = Math.abs((((to - (sector * 360) / n) % 360) + 540) % 360 - 180);
      assert.ok(apart < 0.001, `sector ${sector} of ${n}: ${apart}°`);
    }
  });
}

test("the arrow turns forward at least three times and the same for everyone", () => {
  const a = spinAngles(spin(), 16);
  assert.ok(a.to - a.from >= 3 * 360);
  assert.deepEqual(a, spinAngles(spin({ startedMs: NOW - 4000 }), 16));
});

test("a spin that is over, a sector set by hand and no spin at all do not turn", () => {
  assert.equal(spinLeft(spin({ startedMs: NOW - 9000 }), NOW), 0);
  assert.equal(spinLeft(spin({ startedMs: NOW, durationMs: 0 }), NOW), 0);
  assert.equal(spinLeft(null, NOW), 0);
});

test("someone who joins in the middle of a spin sees what is left of it", () => {
  assert.equal(spinLeft(spin({ startedMs: NOW - 3000 }), NOW), 5000);
});

test("a wild start in the future never turns longer than nine seconds", () => {
  assert.equal(spinLeft(spin({ startedMs: NOW + 300_000, durationMs: 60_000 }), NOW), 9000);
});

test("the table has as many sectors as it is given and an envelope on each that is not played", () => {
  for (const n of [8, 13, 24]) {
    const html = table(sectors(n, { 1: { state: "played" } }), null);
    assert.equal(count(html, /data-sector=/g), n);
    assert.equal(count(html, /class="sector__thing"/g), n - 1);
  }
});

test("while the arrow turns nothing on the table tells which sector it will choose", () => {
  const list = sectors(16, { 7: { state: "current", byHand: true } });
  const turning = table(list, spin());
  assert.doesNotMatch(turning, /sector--current|играет сейчас|вручную/);
  const rested = table(list, spin({ startedMs: NOW - 20_000 }));
  assert.match(rested, /sector--current/);
  assert.match(rested, /7, играет сейчас, сектор поставлен вручную/);
});

test("the resting arrow points at its sector", () => {
  assert.match(table(sectors(16), spin({ startedMs: NOW - 20_000 })), /data-bearing="157.5"[^>]*rotate\(157.5deg\)/);
});

test("what matters most for the round stands under a name", () => {
  assert.equal(chairLine(chair({ captain: true, answering: true })), "отвечает");
  assert.equal(chairLine(chair({ captain: true, out: true })), "пропускает раунд");
  assert.equal(chairLine(chair({ captain: true, offline: true })), "капитан, нет связи");
  assert.equal(chairLine(chair()), "");
});

test("people sit left and right, never over the plate at the foot or the lamp at the head", () => {
  for (let n = 1; n <= 8; n++) {
    const bearings = chairBearings(n);
    assert.equal(bearings.length, n);
    for (const b of bearings) assert.ok(Math.abs(b) >= 35 && Math.abs(b) <= 145, `${b}° of ${n}`);
    assert.equal(new Set(bearings).size, n);
  }
});

test("a name with markup in it is text", () => {
  const html = renderToString(<Chairs chairs={[chair({ name: "<img src=x onerror=alert(1)>" })]} />);
  assert.match(html, /&lt;img src=x/);
  assert.doesNotMatch(html, /<img/);
});

test("only those who may be chosen become buttons", () => {
  const html = renderToString(<Chairs chairs={[chair(), chair({ id: "b", name: "Марк", out: true })]} press={{ can: (id) => id === "a", label: (c) => `Отвечает ${c.name}`, press: () => undefined }} />);
  assert.equal(count(html, /<button/g), 1);
  assert.match(html, /aria-label="Отвечает Оля"/);
});

test("any face wears any hat, each has a name, and there are enough of both", () => {
  assert.ok(AVATAR_IDS.length >= 16 && HAT_IDS.length >= 12);
  assert.deepEqual(AVATAR_IDS.filter((id) => !avatarNames[id]), []);
  assert.deepEqual(HAT_IDS.filter((id) => !hatNames[id]), []);
  assert.equal(new Set(AVATAR_IDS.flatMap((avatar) => HAT_IDS.map((hat) => renderToString(<Avatar avatar={avatar} hat={hat} />)))).size, AVATAR_IDS.length * HAT_IDS.length);
});

test("the order of faces and hats is what the wire knows them by: new ones go to the end", () => {
  assert.deepEqual(AVATAR_IDS.slice(0, 18), ["sage", "muse", "poet", "ginger", "gentleman", "student", "scarf", "blonde", "navigator", "grandma", "runner", "dreamer", "owl", "cat", "fox", "bear", "hippo", "raven"]);
  assert.deepEqual(HAT_IDS.slice(0, 14), ["bowler", "top", "beret", "crown", "owl", "sleuth", "ushanka", "boater", "scholar", "magus", "laurel", "bicorne", "chef", "sailor"]);
});

test("an unknown face or hat still draws somebody", () => {
  assert.match(renderToString(<Avatar avatar="dragon" hat="ufo" />), /<circle/);
});

test("the score has six lamps a side, as many lit as points", () => {
  const html = renderToString(<Score players={3} viewers={2} target={6} />);
  assert.equal(count(html, /data-on="true"/g), 5);
  assert.equal(count(html, /data-on="false"/g), 7);
  assert.match(html, /aria-label="Счёт: знатоки 3, телезрители 2"/);
});

test("the code keeps its leading noughts and is read digit by digit", () => {
  const html = renderToString(<CodeDigits code="0042" />);
  assert.match(html, /aria-label="Код стола: 0 0 4 2"/);
  assert.equal(count(html, /<span/g), 4);
});

test("the QR code is a picture with a name, and its three corners are there", () => {
  assert.match(renderToString(<QRCode link="https://example.org/t/#table=0042" />), /role="img" aria-label="QR-код со ссылкой на стол"/);
  const { path, size } = qrPath(encode, "https://example.org/t/#table=0042");
  for (const [x, y] of [[2, 2], [size - 3, 2], [2, size - 3]]) assert.ok(path.includes(`M${x} ${y}h1v1h-1z`), `corner ${x} ${y}`);
  assert.ok(!path.includes("M0 0h"), "there is a quiet border");
});

test("a stressed vowel is marked and the words stay whole", () => {
  const html = renderToString(<ReadAloud text={"за\u0301мок\n\nЧто это?"} />);
  assert.equal(html, "<p>з<span class=\"stress\">а</span>мок</p><p>Что это?</p>");
});

test("nouns agree with their numbers", () => {
  assert.deepEqual([1, 2, 5, 11, 21, 24, 112].map((n) => plural(n, "секунда", "секунды", "секунд")), ["секунда", "секунды", "секунд", "секунд", "секунда", "секунды", "секунд"]);
});
