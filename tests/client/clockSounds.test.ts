// The signal and the gong: each is heard once, at its moment, whatever happens to the clock, the page or the tab.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { createClockSounds, type Memory, tabMemory } from "../../site/sounds/clockSounds";
import type { AudioPort, PlayOptions, SoundName } from "../../site/sounds/port";
import type { ClockView } from "../../site/table/clock/view";

/** A loudspeaker on paper. Server time and audio time go on together unless audio is held still. */
class Stage implements AudioPort {
  serverMs = 1_000_000;
  audioMs = 5000;
  unlocked = true;
  calls: { sound: SoundName; at: number; stopped: boolean; sounded: boolean }[] = [];
  /** What a person would have heard: sound and server time. */
  heard: string[] = [];

  time() { return this.audioMs / 1000; }
  ready() { return this.unlocked; }
  play(sound: SoundName, options: PlayOptions = {}) {
    const call = { sound, at: options.at ?? this.time(), stopped: false, sounded: false };
    this.calls.push(call);
    return { stop: () => { call.stopped = true; } };
  }
  pass(ms: number, audioToo = true) {
    for (let left = ms; left > 0; left -= 50) {
      this.serverMs += 50;
      if (!audioToo) continue;
      this.audioMs += 50;
      for (const call of this.calls.filter((c) => !c.stopped && !c.sounded && c.at <= this.time() + 1e-6)) {
        call.sounded = true;
        this.heard.push(`${call.sound} ${Math.round((this.serverMs - 1_000_000) / 100) / 10}`);
      }
    }
  }
  played(sound: SoundName) { return this.calls.filter((call) => call.sound === sound && !call.stopped).length; }
}

const forgetful = (): Memory => { const keys = new Set<string>(); return { has: (k) => keys.has(k), add: (k) => void keys.add(k) }; };
const minute = (deadlineS: number): ClockView => ({ kind: "running", deadlineMs: 1_000_000 + deadlineS * 1000, totalMs: 60_000 });
const loud = (stage: Stage) => stage.heard.filter((line) => !line.startsWith("tick"));

let stage: Stage;
let memory: Memory;
const sounds = () => createClockSounds(stage, () => stage.serverMs, memory);
const live = (s: { check(): void }, ms: number) => { for (let t = 0; t < ms; t += 500) { stage.pass(500); s.check(); } };

beforeEach(() => { stage = new Stage(); memory = forgetful(); });

// clause: V3.2b
test("a minute signals at fifty seconds and ends with one gong at sixty", () => {
  const s = sounds();
  s.show(minute(60));
  live(s, 62_000);
  assert.deepEqual(loud(stage), ["signal 50", "gong 60"]);
  assert.equal(stage.played("signal"), 1);
  assert.equal(stage.played("gong"), 1);
});

test("the last three seconds tick", () => {
  const s = sounds();
  s.show(minute(60));
  live(s, 62_000);
  assert.deepEqual(stage.heard.filter((line) => line.startsWith("tick")), ["tick 57", "tick 58", "tick 59"]);
});

test("they are on the audio clock well ahead: a page that does nothing more still sounds them", () => {
  sounds().show(minute(60));
  stage.pass(62_000);
  assert.deepEqual(loud(stage), ["signal 50", "gong 60"]);
});

test("the same clock shown again and again schedules nothing twice", () => {
  const s = sounds();
  for (let i = 0; i < 20; i++) s.show(minute(60));
  assert.equal(stage.calls.filter(({ sound }) => sound === "gong").length, 1);
});

test("added time moves the gong and signals again before the new end", () => {
  const s = sounds();
  s.show(minute(60));
  live(s, 55_000);
  s.show(minute(120));
  live(s, 67_000);
  assert.deepEqual(loud(stage), ["signal 50", "signal 110", "gong 120"]);
});

test("a pause silences both; going on schedules them for the new deadline", () => {
  const s = sounds();
  s.show(minute(60));
  live(s, 20_000);
  s.show({ kind: "paused", leftMs: 40_000, totalMs: 60_000 });
  live(s, 30_000);
  assert.deepEqual(stage.heard, []);
  s.show(minute(90));
  live(s, 42_000);
  assert.deepEqual(loud(stage), ["signal 80", "gong 90"]);
});

test("a pause inside the last ten seconds does not repeat the signal", () => {
  const s = sounds();
  s.show(minute(60));
  live(s, 50_500);
  s.show({ kind: "paused", leftMs: 9500, totalMs: 60_000 });
  live(s, 5000);
  s.show(minute(65));
  live(s, 12_000);
  assert.deepEqual(loud(stage), ["signal 50", "gong 65"]);
});

test("an early end silences the gong", () => {
  const s = sounds();
  s.show(minute(60));
  live(s, 30_000);
  s.show({ kind: "off" });
  live(s, 40_000);
  assert.deepEqual(stage.heard, []);
});

test("a page loaded at second thirty-seven schedules what is still ahead", () => {
  stage.serverMs += 37_000;
  const s = sounds();
  s.show(minute(60));
  live(s, 25_000);
  assert.deepEqual(loud(stage), ["signal 50", "gong 60"]);
});

test("a reload just after the signal does not sound it again", () => {
  const first = sounds();
  first.show(minute(60));
  live(first, 50_500);
  const second = sounds();
  second.show(minute(60));
  assert.equal(stage.calls.filter(({ sound, at }) => sound === "signal" && at >= stage.time()).length, 0);
});

test("a page loaded long after the signal is silent until the gong", () => {
  stage.serverMs += 54_000;
  const s = sounds();
  s.show(minute(60));
  assert.equal(stage.played("signal"), 0);
  assert.equal(stage.played("gong"), 1);
});

test("a better offset moves what waits, without doubling it", () => {
  const s = sounds();
  s.show(minute(60));
  live(s, 30_000);
  stage.serverMs += 400;
  s.check();
  live(s, 32_000);
  assert.equal(stage.played("gong"), 1);
  assert.deepEqual(loud(stage).map((line) => line.split(" ")[0]), ["signal", "gong"]);
  assert.deepEqual(loud(stage), ["signal 50", "gong 60"]);
});

test("a tab stopped for fifteen seconds with its audio drops the late signal and keeps the gong on time", () => {
  const s = sounds();
  s.show(minute(60));
  live(s, 40_000);
  stage.pass(15_000, false);
  s.check();
  live(s, 7000);
  assert.deepEqual(loud(stage), ["gong 60"]);
});

test("a tab stopped past the end wakes in silence", () => {
  const s = sounds();
  s.show(minute(60));
  live(s, 48_000);
  stage.pass(15_000, false);
  s.check();
  live(s, 20_000);
  assert.deepEqual(stage.heard, []);
});

test("a locked sound schedules nothing and catches up at the tap", () => {
  stage.unlocked = false;
  const s = sounds();
  s.show(minute(60));
  stage.pass(20_000, false);
  assert.equal(stage.calls.length, 0);
  stage.unlocked = true;
  s.check();
  live(s, 42_000);
  assert.deepEqual(loud(stage), ["signal 50", "gong 60"]);
});

test("the tab's memory outlives the page and survives a forbidden storage", () => {
  const kept = new Map<string, string>();
  const storage = { getItem: (k: string) => kept.get(k) ?? null, setItem: (k: string, v: string) => void kept.set(k, v) } as unknown as Storage;
  tabMemory(storage).add("gong0@1");
  assert.equal(tabMemory(storage).has("gong0@1"), true);
  const forbidden = { getItem: () => { throw new Error("no"); }, setItem: () => { throw new Error("no"); } } as unknown as Storage;
  const memory2 = tabMemory(forbidden);
  memory2.add("a");
  assert.equal(memory2.has("a"), true);
});
