// The store: one writer; views never go back; a press waits for the answer to its own id.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { beforeEach, test } from "node:test";
import type { CommandFrame, ServerMessage, ServerView } from "../../site/table/joint";
import { line, notices, pending, room, seen, write } from "../../site/table/store";
import { freshMoments, momentsOf, outlived } from "../../site/table/play/moments";

const lobby = JSON.parse(readFileSync("tests/client/view.json", "utf8")) as ServerView;
const view = (v: number, at: number, code = "4821", e = 1): ServerView => ({ ...lobby, v, at, e, view: { ...lobby.view, room: { ...lobby.view.room, code } } }) as ServerView;
const frame = (id: string): CommandFrame => ({ do: "spin", id, phase: 3, as: "" });
const hear = (frame: ServerMessage) => write({ t: "frame", frame });

beforeEach(() => { write({ t: "left" }); write({ t: "hello" }); });

test("an older view never replaces a newer one; of equal length the later wins", () => {
  hear(view(5, 100, "0005"));
  hear(view(4, 900, "0004"));
  assert.equal(room.value?.code, "0005");
  hear(view(5, 90, "0009"));
  assert.equal(room.value?.code, "0005");
  hear(view(5, 110, "0006"));
  assert.equal(room.value?.code, "0006");
});

test("of one log's length the view that knows more comings and goings is newer, whichever was sent last", () => {
  hear(view(5, 100, "0005", 8));
  hear(view(5, 200, "0004", 7));
  assert.equal(room.value?.code, "0005");
  hear(view(6, 90, "0006", 8));
  assert.equal(room.value?.code, "0006");
});

test("the first view after a hello is taken whatever its number: the log may have been restored", () => {
  hear(view(9, 100, "0009"));
  write({ t: "hello" });
  hear(view(7, 200, "0007"));
  assert.equal(room.value?.code, "0007");
  assert.equal(seen.value?.greeting, true);
});

test("a press waits till its id is done, refused or stale, and no other id settles it", () => {
  hear(view(2, 100));
  for (const id of ["a", "b", "c", "d"]) write({ t: "pressed", frame: frame(id) });
  hear({ ...view(2, 101), done: "a" } as ServerView);
  hear({ t: "refused", id: "b", code: "no_captain", clause: "P3.5" });
  hear({ t: "stale", id: "c" });
  hear({ t: "busy", id: "d" });
  hear({ ...view(2, 102), done: "zz" } as ServerView);
  assert.deepEqual(pending.value.map((each) => each.id), ["d"]);
  assert.deepEqual(notices.value.map((each) => each.kind), ["refused", "stale"]);
});

test("a press is answered by the view that shows it, even by one that comes late and is older than what is seen", () => {
  hear(view(2, 100));
  for (const id of ["a", "b"]) write({ t: "pressed", frame: frame(id) });
  hear(view(4, 200));
  assert.deepEqual(pending.value.map((each) => each.id), ["a", "b"]);
  hear({ ...view(3, 150, "0003"), done: "a" } as ServerView);
  assert.equal(room.value?.code, "4821");
  assert.deepEqual(pending.value.map((each) => each.id), ["b"]);
  hear({ ...view(5, 300), done: "b" } as ServerView);
  assert.deepEqual(pending.value, []);
});

test("a lost line keeps the view and what was pressed", () => {
  hear(view(5, 100));
  write({ t: "pressed", frame: frame("a") });
  write({ t: "line", line: "lost" });
  assert.equal(line.value, "lost");
  assert.equal(room.value?.code, "4821");
  assert.equal(pending.value.length, 1);
});

test("what the wire leaves out is filled in once", () => {
  hear(view(5, 100));
  assert.equal(room.value?.clock, null);
  assert.deepEqual(room.value?.history, []);
  assert.equal(room.value?.sectors.length, 16);
  assert.equal(room.value?.sectors[0]?.kind, "zero");
  assert.equal(room.value?.sectors[1]?.kind, "plain");
  assert.deepEqual(room.value?.score, { knowers: 0, viewers: 0 });
});

const judged = (outcome: "knowers" | "viewers") => ({
  ...lobby, view: { ...lobby.view, room: { ...lobby.view.room, phase: "revealed", game: 1, score: { knowers: 1 }, round: { no: 1, sector: 7, spun_ms: 1000, outcome } } },
}) as ServerView;

test("a moment is told once: not by a greeting view, not by a redo", () => {
  const known = new Set<string>();
  const at = () => seen.value!;
  hear(view(5, 100));
  assert.deepEqual(freshMoments(at(), known), []);
  hear({ ...judged("knowers"), v: 6 });
  assert.deepEqual(freshMoments(at(), known).map((moment) => moment.kind), ["right"]);
  hear({ ...view(7, 300), v: 7 });
  hear({ ...judged("knowers"), v: 8 });
  assert.deepEqual(freshMoments(at(), known), []);
  hear({ ...judged("viewers"), v: 9 });
  assert.deepEqual(freshMoments(at(), known).map((moment) => moment.kind), ["wrong"]);
  assert.ok(momentsOf(at().room).length >= 1);
  write({ t: "hello" });
  hear({ ...judged("viewers"), v: 10 });
  assert.deepEqual(freshMoments(at(), new Set()), []);
});

test("a scene gives way to the next round and to the lobby, a finale only to the end of its game", () => {
  hear({ ...judged("knowers"), v: 6 });
  const at = room.value!;
  const [right] = momentsOf(at);
  assert.equal(outlived(right!, at), false);
  assert.equal(outlived(right!, { ...at, phase: "between", round: null }), false);
  assert.equal(outlived(right!, { ...at, phase: "reading", round: { ...at.round!, no: 2 } }), true);
  assert.equal(outlived(right!, { ...at, phase: "reading", round: { ...at.round!, no: 10 } }), true);
  assert.equal(outlived(right!, { ...at, phase: "lobby", round: null }), true);
  const [won] = momentsOf({ ...at, phase: "finished", round: null, winner: "knowers" });
  assert.equal(outlived(won!, { ...at, phase: "finished", round: null }), false);
  assert.equal(outlived(won!, { ...at, phase: "lobby", round: null }), true);
});
