// The scores hold together, the recorder tells the truth, and the listener's settings survive anything in storage.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { AudioPort } from "../../site/sounds/port";
import { SOUND_NAMES } from "../../site/sounds/port";
import { type AudioEntry, recordAudio, recordWhenAsked } from "../../site/sounds/recording";
import { SCORES } from "../../site/sounds/scores";
import { loadSound, saveSound } from "../../site/sounds/settings";

const silent = (at = 2): AudioPort => ({ time: () => at, ready: () => true, play: () => ({ stop: () => undefined }) });

test("every sound has a score, and a loop is under eight seconds", () => {
  assert.deepEqual(Object.keys(SCORES).sort(), [...SOUND_NAMES].sort());
  for (const score of Object.values(SCORES)) if (score.loops) assert.ok(score.seconds < 8);
});

test("no note is cut off at the end of a score that does not loop", () => {
  const cut = Object.entries(SCORES).filter(([, score]) => !score.loops)
    .flatMap(([name, score]) => score.notes.filter((n) => n.at + (n.rise ?? 0.01) + n.hold + n.fade > score.seconds + 0.25).map((n) => `${name} at ${n.at}`));
  assert.deepEqual(cut, []);
});

test("no note is louder than full or begins after its score", () => {
  const odd = Object.entries(SCORES).flatMap(([name, score]) => score.notes.filter((n) => n.loud <= 0 || n.loud > 1 || n.at < 0 || n.at >= score.seconds).map((n) => `${name} at ${n.at}`));
  assert.deepEqual(odd, []);
});

test("the recorder writes when a sound was asked and when it will be heard", () => {
  const log: AudioEntry[] = [];
  const port = recordAudio(silent(2), log, () => 50_000);
  port.play("gong", { at: 5.5 }).stop();
  assert.deepEqual(log, [
    { act: "play", sound: "gong", id: 1, askedMs: 50_000, dueMs: 53_500, at: 5.5 },
    { act: "stop", sound: "gong", id: 1, askedMs: 50_000, dueMs: 53_500, at: 5.5 },
  ]);
});

test("a page records only when its storage asks for it", () => {
  const page = (value: string | null) => ({ localStorage: { getItem: () => value } }) as unknown as Window;
  const port = silent();
  const [quiet, asked] = [page(null), page("1")];
  assert.equal(recordWhenAsked(port, quiet), port);
  assert.equal(quiet.__pkzAudio, undefined);
  recordWhenAsked(port, asked).play("signal");
  assert.equal(asked.__pkzAudio?.length, 1);
});

test("volume and silence come back as they were left", () => {
  let kept = "";
  saveSound({ setItem: (_, value) => { kept = value; } }, { volume: 35, muted: true });
  assert.deepEqual(loadSound({ getItem: () => kept }), { volume: 35, muted: true });
});

test("rubbish in storage gives a sensible volume", () => {
  for (const rubbish of ["", "nonsense", "null", '{"volume":"loud"}', '{"volume":null,"muted":"yes"}']) {
    assert.deepEqual(loadSound({ getItem: () => rubbish }), { volume: 70, muted: false }, rubbish);
  }
  assert.equal(loadSound({ getItem: () => '{"volume":900}' }).volume, 100);
  assert.deepEqual(loadSound({ getItem: () => { throw new Error("forbidden"); } }), { volume: 70, muted: false });
});
