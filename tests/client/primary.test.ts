// The key of the one thing to do: a second press meant for the step before does not take everybody away from the end.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { beforeEach, mock, test } from "node:test";
import type { CommandFrame, ServerView } from "../../site/table/joint";
import { pressPrimary } from "../../site/table/host/primary";
import { pressesGoTo } from "../../site/table/play/press";
import { write } from "../../site/table/store";

const lobby = JSON.parse(readFileSync("tests/client/view.json", "utf8")) as ServerView;
const sent: CommandFrame[] = [];
let nowMs = 50_000;
pressesGoTo((frame) => sent.push(frame));
mock.method(performance, "now", () => nowMs);

const offered = (deed: string, v: number, done = ""): void =>
  write({ t: "frame", frame: { ...lobby, v, at: v, done, view: { ...lobby.view, room: { ...lobby.view.room, phase_no: v }, offers: [["pick", deed]] } } as ServerView });

beforeEach(() => { write({ t: "left" }); write({ t: "hello" }); sent.length = 0; });

test("the end stays for a moment, whatever key comes, and then gives way", () => {
  offered("close_round", 5);
  pressPrimary();
  offered("return_to_lobby", 6, sent.at(-1)!.id);
  pressPrimary();
  nowMs += 1000;
  pressPrimary();
  assert.equal(sent.length, 1, "the second press was for the round");
  nowMs += 600;
  pressPrimary();
  assert.equal(sent.length, 2);
});

test("an end that was undone is a new end when it comes again", () => {
  offered("return_to_lobby", 5);
  nowMs += 5000;
  offered("close_round", 6);
  offered("return_to_lobby", 7);
  pressPrimary();
  assert.equal(sent.length, 0);
});

test("every other step takes its key at once", () => {
  offered("spin", 5);
  pressPrimary();
  assert.equal(sent.length, 1);
});
