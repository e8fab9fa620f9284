// When the page asks the server's time: a burst at the start and after a sleep, then seldom, and never from a hidden page without need.
import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { createServerClock } from "../../site/table/clock/offset";
import { keepTime, REST_MS, WATCH_MS } from "../../site/table/clock/pings";

/** A page in a world of fake timers: time passes in quarter seconds, and every ping is answered at once. */
function page(down = false, rest = REST_MS) {
  const w = { steady: 0, wall: 7_000_000, server: 1_000_000, visible: true, down, asked: [] as number[], changes: 0 };
  mock.timers.enable({ apis: ["setInterval"] });
  const clock = createServerClock(() => w.steady, () => w.wall);
  const keeper = keepTime(clock, {
    ping: async () => { w.asked.push(w.steady); if (w.down) throw new Error("down"); return w.server; },
    steady: () => w.steady, wall: () => w.wall, visible: () => w.visible, rest: () => rest,
  }, () => { w.changes += 1; });
  const pass = async (ms: number) => {
    for (let t = 0; t < ms; t += 250) {
      w.steady += 250; w.wall += 250; w.server += 250;
      mock.timers.tick(250);
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  const jump = (ms: { steady: number; wall: number }) => { w.steady += ms.steady; w.wall += ms.wall; w.server += Math.max(ms.steady, ms.wall); };
  return { w, clock, keeper, pass, jump, end: () => { keeper.stop(); mock.timers.reset(); } };
}

test("five pings at the start, then one each half minute", async () => {
  const { w, pass, end, clock } = page();
  await pass(5000);
  assert.equal(w.asked.length, 5);
  assert.equal(clock.now(), w.server);
  assert.equal(w.changes, 5);
  await pass(60_000);
  assert.equal(w.asked.length, 7);
  end();
});

test("a page that only watches asks each two minutes", async () => {
  const { w, pass, end } = page(false, WATCH_MS);
  await pass(5000 + 2 * WATCH_MS);
  assert.equal(w.asked.length, 7);
  end();
});

test("a hidden page is silent once it knows the time", async () => {
  const { w, pass, end } = page();
  await pass(5000);
  w.visible = false;
  await pass(120_000);
  assert.equal(w.asked.length, 5);
  end();
});

test("a hidden page slowed by its browser stays silent, one whose machine slept asks again", async () => {
  const { w, pass, end, jump, clock } = page();
  await pass(5000);
  w.visible = false;
  jump({ steady: 60_000, wall: 60_000 });
  await pass(1000);
  assert.equal(w.asked.length, 5);
  jump({ steady: 0, wall: 40_000 });
  await pass(3000);
  assert.equal(w.asked.length, 10);
  assert.equal(Math.round(clock.now()), w.server);
  end();
});

test("a stopped page that is seen asks again at once", async () => {
  const { w, pass, end, jump } = page();
  await pass(5000);
  jump({ steady: 15_000, wall: 15_000 });
  await pass(500);
  assert.ok(w.asked.length > 5);
  end();
});

test("a dead line is asked again until it answers", async () => {
  const { w, pass, end } = page(true);
  await pass(3000);
  assert.equal(w.changes, 0);
  w.down = false;
  await pass(3000);
  assert.ok(w.changes >= 4);
  end();
});

test("a new hello brings a new burst, and a stopped keeper asks nothing", async () => {
  const { w, pass, end, keeper } = page();
  await pass(5000);
  keeper.burst();
  await pass(3000);
  assert.equal(w.asked.length, 10);
  keeper.stop();
  await pass(60_000);
  assert.equal(w.asked.length, 10);
  end();
});
