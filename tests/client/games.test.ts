// Which game a table is opened for: a link's wish, then this device's last choice, then the first of the list. And where a link leads.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

const page = { hash: "", origin: "https://club", pathname: "/t/" };
Object.assign(globalThis, { location: page, document: { querySelector: () => ({ content: "built" }) } });
const { games, gameToOpen, pickGame } = await import("../../site/table/games");
const { linkOf, secretLink } = await import("../../site/table/page");

const LIST = ["first", "second", "third"].map((id) => ({ id, title: id, line: "", sectors: 12 }));
beforeEach(() => { page.hash = ""; games.value = []; });

test("before the list has come a table is opened by one press all the same", () => {
  assert.equal(gameToOpen(), "built");
});

test("the first of the list is usual; what was chosen is remembered; a link goes before what was remembered", () => {
  games.value = LIST;
  assert.equal(gameToOpen(), "first");
  page.hash = "#open=third";
  assert.equal(gameToOpen(), "third");
  pickGame("second");
  assert.equal(gameToOpen(), "second");
});

test("a game that the club does not offer any more is not opened", () => {
  games.value = LIST.slice(0, 1);
  page.hash = "#open=gone";
  assert.equal(gameToOpen(), "first");
});

test("a link to a place leads there, and a broken one is told", () => {
  assert.deepEqual(linkOf(new URL(secretLink("place", "t-1", "tok_en")).hash), { kind: "place", table: "t-1", token: "tok_en" });
  assert.deepEqual(linkOf("#place=t-1"), { kind: "bad" });
  assert.deepEqual(linkOf("#place=t-1.x.clock"), { kind: "bad" });
});
