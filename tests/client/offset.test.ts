// The server's time on a client: right within half a round trip, whatever the client's own clocks do.
import assert from "node:assert/strict";
import { test } from "node:test";
import { createServerClock, remainingMs } from "../../site/table/clock/offset";
import { createWakeWatch } from "../../site/table/clock/wake";
import { leftOf, litShare, shownSeconds } from "../../site/table/clock/view";

/** A client whose steady clock began an hour ago and whose wall clock is off by `wrongMs`. */
function world(wrongMs = 0) {
  const w = { server: 1_700_000_000_000, steady: 3_600_000 };
  const clock = createServerClock(() => w.steady, () => w.server + wrongMs);
  const pass = (ms: number) => { w.server += ms; w.steady += ms; };
  const ping = (thereMs: number, backMs: number) => {
    const sentMs = w.steady;
    pass(thereMs);
    const serverMs = w.server;
    pass(backMs);
    clock.add({ sentMs, serverMs, receivedMs: w.steady });
  };
  return { w, clock, pass, ping, wrong: () => Math.abs(clock.now() - w.server) };
}

test("a wall clock five minutes wrong does not matter after the first ping", () => {
  const { ping, wrong } = world(-300_000);
  assert.equal(wrong(), 300_000);
  ping(20, 20);
  assert.ok(wrong() < 1);
});

test("one slow lopsided ping among five changes nothing", () => {
  const { ping, wrong } = world();
  for (const [there, back] of [[21, 19], [20, 22], [900, 30], [19, 21], [22, 20]] as const) ping(there, back);
  assert.ok(wrong() <= 2, `wrong by ${wrong()} ms`);
});

test("the error is never more than half of the best round trip", () => {
  const { ping, wrong, clock } = world();
  for (const [there, back] of [[80, 5], [300, 4], [6, 120]] as const) ping(there, back);
  assert.ok(wrong() <= 42.5, `wrong by ${wrong()} ms`);
  assert.equal(clock.errorMs(), 42.5);
});

test("a steady clock that stood still while the machine slept is believed no longer", () => {
  const { w, ping, wrong } = world();
  for (let i = 0; i < 8; i++) ping(20, 20);
  w.server += 15_000;
  assert.equal(Math.round(wrong()), 15_000);
  ping(20, 20);
  assert.ok(wrong() < 1, `wrong by ${wrong()} ms after one ping`);
});

test("a wall clock moved in the middle of a minute moves nothing", () => {
  let wall = 5_000_000;
  let steady = 100;
  const clock = createServerClock(() => steady, () => wall);
  clock.add({ sentMs: 100, serverMs: 900_020, receivedMs: 140 });
  wall += 3_600_000;
  steady += 1000;
  assert.equal(clock.now(), 900_020 + 1000 - 20);
});

test("a hint serves until the first ping and not after", () => {
  const { w, clock, ping } = world(300_000);
  clock.hint(w.server);
  assert.equal(clock.now(), w.server);
  ping(10, 10);
  clock.hint(5);
  assert.equal(Math.round(clock.now()), w.server);
});

test("what remains is counted on the server's clock", () => {
  const { w, clock, ping } = world(-300_000);
  ping(20, 20);
  assert.equal(remainingMs(clock, w.server + 23_000), 23_000);
});

test("a late timer and clocks that part are told from each other", () => {
  let [steady, wall] = [0, 1_000_000];
  const watch = createWakeWatch(() => steady, () => wall);
  const step = (s: number, w: number) => { steady += s; wall += w; return watch(); };
  assert.equal(step(1000, 1000), "no");
  assert.equal(step(15_000, 15_000), "late");
  assert.equal(step(1000, 1000), "no");
  assert.equal(step(1000, 61_000), "apart");
  assert.equal(step(1000, 1003), "no");
  assert.equal(step(1000, -299_000), "apart");
});

test("the plate reads sixty at the start and nought only at the gong", () => {
  assert.deepEqual([60_000, 59_999, 59_000, 10_001, 10_000, 1, 0].map(shownSeconds), [60, 60, 59, 11, 10, 1, 0]);
});

test("a clock has nothing left after its deadline, and a paused one keeps what it had", () => {
  assert.equal(leftOf({ kind: "running", deadlineMs: 100, totalMs: 60 }, 400), 0);
  assert.equal(leftOf({ kind: "paused", leftMs: 41_200, totalMs: 60_000 }, 9e12), 41_200);
  assert.equal(litShare({ kind: "paused", leftMs: 30_000, totalMs: 60_000 }, 0), 0.5);
  assert.equal(litShare({ kind: "running", deadlineMs: 90_000, totalMs: 60_000 }, 0), 1);
  assert.equal(litShare({ kind: "off" }, 0), 0);
});
