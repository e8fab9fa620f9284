// The host's choice of packs: those that fill this table stand first, the others below say why.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { renderToString } from "preact-render-to-string";
import { games } from "../../site/table/games";
import { PackShelf } from "../../site/table/play/pack";
import { write } from "../../site/table/store";
import type { PackOnShelf, ServerView } from "../../site/table/wire";
import { lackOf } from "../../site/table/words/ownpack";

const lobby = JSON.parse(readFileSync("tests/client/view.json", "utf8")) as ServerView;
const card = (title: string, more: Partial<PackOnShelf> = {}): PackOnShelf => ({ digest: title, title, envelopes: 15, ...more });
const shown = (more: object): string => {
  write({ t: "frame", frame: { ...lobby, view: { ...lobby.view, pack: null, missing: [], ...more } } as ServerView });
  return renderToString(<PackShelf />).replace(/<[^>]+>/g, "|");
};

test("packs that fill this table stand first, then paper; the others below say for which game they are or what they lack", () => {
  games.value = [{ id: "a", title: "Игра А", line: "", sectors: 13 }, { id: "b", title: "Игра Б", line: "", sectors: 12 }];
  const text = shown({
    shelf: [card("Для зала", { missing: ["12", "box"], complete_for: ["b"] }), card("Полный", { box: true, complete_for: ["a"] })],
    brought: [card("Мой", { missing: ["13", "14", "15", "box"] })],
  });
  const order = ["Полный", "Вопросы на бумаге", "Не полны для этой игры", "Мой", "Не хватает: конвертов №\u00a013–15, чёрного ящика", "Для зала", "Для игры «Игра Б»"];
  const places = order.map((each) => text.indexOf(`|${each}|`));
  assert.ok(places.every((place, n) => place > (places[n - 1] ?? -1)), JSON.stringify(places) + text);
  assert.doesNotMatch(text, /Для игры «Игра А»/);
});

test("where every pack fills the table nothing is said of others", () => {
  assert.doesNotMatch(shown({ shelf: [card("Полный", { complete_for: ["a"] })], brought: [] }), /Не полны/);
});

test("numbers that are lacking stand in rows, special kinds by name", () => {
  assert.equal(lackOf(["12", "13", "14", "15", "black_box"]), "конвертов №\u00a012–15, чёрного ящика");
  assert.equal(lackOf(["3", "9", "10", "superblitz"]), "конвертов №\u00a03, 9, 10, суперблица из трёх вопросов");
  assert.equal(lackOf(["7"]), "конверта №\u00a07");
});
