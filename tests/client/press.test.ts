// Presses: one for one thing at a time; the newest wish is kept and shown till the table has taken or refused it.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { beforeEach, test } from "node:test";
import type { CommandFrame, ServerMessage, ServerView } from "../../site/table/joint";
import { press, pressesGoTo, waiting, wished } from "../../site/table/play/press";
import { pending, write } from "../../site/table/store";
import type { OfferLineRow } from "../../site/table/wire";

const lobby = JSON.parse(readFileSync("tests/client/view.json", "utf8")) as ServerView;
const hear = (frame: ServerMessage) => write({ t: "frame", frame });
const sent: CommandFrame[] = [];
pressesGoTo((frame) => sent.push(frame));

const packs = ["", "one", "two"];
/** The host's view of a table on which this pack lies: it offers every other. */
const lies = (digest: string, v: number, phase_no = 0, done = ""): void => {
  const offers: OfferLineRow[] = [
    ["pick", "choose_pack", [["digest", packs.filter((each) => each !== digest)]]],
    ["pick", "spin"],
    ["fill", "ready", [["hex", "salt", 16]], "s1"],
    ["fill", "dress", [], "s1"],
  ];
  hear({ ...lobby, v, at: v, done, view: { ...lobby.view, room: { ...lobby.view.room, phase_no }, offers } } as ServerView);
};
const pick = (digest: string) => press({ t: "choose_pack", digest });
const newest = () => sent.at(-1)!;
const asked = () => sent.map((frame) => frame["digest"]);
/** The same, and it answers what was pressed last. */
const answered = (digest: string, v: number, phase_no = 0) => lies(digest, v, phase_no, newest().id);

beforeEach(() => { write({ t: "left" }); write({ t: "hello" }); sent.length = 0; lies("one", 5); });

test("a mind changed before the answer goes out after it, though the old view does not offer it", () => {
  pick("two");
  pick("one");
  assert.deepEqual(asked(), ["two"]);
  assert.equal(wished("choose_pack")?.["digest"], "one");
  lies("one", 6);
  assert.deepEqual(asked(), ["two"], "somebody else's deed: the view that answers has not come, it is not known yet what is offered");
  answered("two", 7);
  assert.deepEqual(asked(), ["two", "one"]);
  assert.equal(wished("choose_pack")?.["digest"], "one");
  answered("one", 8);
  assert.equal(wished("choose_pack"), undefined);
  assert.equal(pending.value.length, 0);
});

test("of many wishes the newest alone goes out", () => {
  pick("two");
  pick("");
  pick("one");
  pick("");
  answered("two", 6);
  assert.deepEqual(asked(), ["two", ""]);
});

test("a wish that comes back to what is on its way needs no second press", () => {
  pick("two");
  pick("");
  pick("two");
  answered("two", 6);
  assert.deepEqual(asked(), ["two"]);
  assert.equal(wished("choose_pack"), undefined);
});

test("when the first is refused the newer wish is still asked, unless it is so already", () => {
  pick("two");
  pick("");
  hear({ t: "refused", id: newest().id, code: "not_now", clause: "P2.3" });
  assert.deepEqual(asked(), ["two", ""]);
  answered("", 6);
  pick("two");
  pick("");
  hear({ t: "refused", id: newest().id, code: "not_now", clause: "P2.3" });
  assert.deepEqual(asked(), ["two", "", "two"]);
  assert.equal(wished("choose_pack"), undefined, "the controls show the view again");
});

test("a wish held back carries the phase in which it goes out", () => {
  pick("two");
  pick("");
  answered("two", 6, 6);
  assert.equal(newest().phase, 6);
});

test("ready pressed twice is one press, whatever chance gave the second", () => {
  press({ t: "ready", salt: "aa" }, "s1");
  press({ t: "ready", salt: "bb" }, "s1");
  assert.equal(sent.length, 1);
  assert.equal(waiting("ready"), true);
  hear({ ...lobby, v: 6, at: 6, done: newest().id, view: { ...lobby.view, offers: [] } } as ServerView);
  assert.equal(sent.length, 1);
  assert.equal(waiting("ready"), false);
});

test("two things and two hands do not wait for each other", () => {
  pick("two");
  press({ t: "dress", avatar: 1, hat: 2 }, "s1");
  press({ t: "dress", avatar: 1, hat: 2 }, "s2");
  assert.equal(sent.length, 3);
});

test("a press that sets nothing is one till its outcome is seen, and then may be pressed again", () => {
  press({ t: "spin" });
  press({ t: "spin" });
  lies("one", 6);
  press({ t: "spin" });
  assert.equal(sent.length, 1);
  answered("one", 7);
  press({ t: "spin" });
  assert.equal(sent.length, 2);
});
