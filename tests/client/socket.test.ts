// The line: hello, presses sent again with the same id, a dead line noticed in eight seconds, backing off with jitter.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { CommandFrame, ServerMessage } from "../../site/table/joint";
import { Closed, DEAD_MS, type Ports, Socket, type Wire } from "../../site/table/socket";

/** A world with its own time: timers run when the test lets time pass. */
function world(change: Partial<Ports> = {}) {
  let now = 0;
  let timers: { at: number; act: () => void }[] = [];
  const wires: (Wire & { sent: Record<string, unknown>[]; closed: boolean })[] = [];
  const log: string[] = [];
  const pending: CommandFrame[] = [];
  const ports: Ports = {
    ticket: () => Promise.resolve(`ticket${wires.length}`),
    open: (ticket) => { const wire = { sent: [] as Record<string, unknown>[], closed: false, send(text: string) { wire.sent.push(JSON.parse(text) as Record<string, unknown>); }, close() { wire.closed = true; }, onopen: null, onmessage: null, onclose: null } as (typeof wires)[number]; wires.push(wire); log.push(`open ${ticket}`); return wire; },
    after: (ms, act) => { const timer = { at: now + ms, act }; timers.push(timer); return () => { timers = timers.filter((each) => each !== timer); }; },
    nowMs: () => now, chance: () => 1, pending: () => pending, window: "w1",
    hear: (frame) => log.push(`hear ${frame.t}`), state: (line) => log.push(line), greeted: () => log.push("greeted"), gone: (code) => log.push(`gone ${code}`),
    ...change,
  };
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
  const pass = async (ms: number) => {
    const until = now + ms;
    for (;;) {
      await settle();
      const next = timers.filter((each) => each.at <= until).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      timers = timers.filter((each) => each !== next);
      now = next.at;
      next.act();
    }
    now = until;
    await settle();
  };
  const say = (frame: Partial<ServerMessage> & { t: string }, wire = wires.at(-1)!) => wire.onmessage?.({ data: JSON.stringify(frame) });
  const live = async (socket: Socket) => { socket.start(); await settle(); wires.at(-1)!.onopen?.(); say({ t: "view" }); await settle(); };
  return { ports, wires, log, pending, pass, say, live, settle, last: () => wires.at(-1)! };
}
const press = (id: string): CommandFrame => ({ do: "spin", id, phase: 1, as: "" });

test("hello carries the window; the first view greets", async () => {
  const w = world();
  const socket = new Socket(w.ports);
  await w.live(socket);
  assert.equal(w.last().sent[0]?.["do"], "hello");
  assert.equal(w.last().sent[0]?.["window"], "w1");
  assert.ok(w.log.includes("greeted"));
});

test("a press unanswered goes out again on the next line with the same id", async () => {
  const w = world();
  const socket = new Socket(w.ports);
  await w.live(socket);
  w.pending.push(press("aa"));
  socket.press(press("aa"));
  w.last().onclose?.();
  await w.pass(300);
  assert.equal(w.wires.length, 2);
  w.last().onopen?.();
  w.say({ t: "view" });
  assert.deepEqual(w.last().sent.filter((frame) => frame["do"] === "spin").map((frame) => frame["id"]), ["aa"]);
});

test("a press made while the line is down waits and is not thrown away", async () => {
  const w = world();
  const socket = new Socket(w.ports);
  await w.live(socket);
  w.last().onclose?.();
  w.pending.push(press("bb"));
  socket.press(press("bb"));
  await w.pass(300);
  w.last().onopen?.();
  w.say({ t: "view" });
  assert.ok(w.last().sent.some((frame) => frame["id"] === "bb"));
});

test("busy is answered with the same id after a short while", async () => {
  const w = world();
  const socket = new Socket(w.ports);
  await w.live(socket);
  w.pending.push(press("cc"));
  socket.press(press("cc"));
  w.say({ t: "busy", id: "cc" });
  await w.pass(700);
  assert.equal(w.last().sent.filter((frame) => frame["id"] === "cc").length, 2);
});

test("no pong in eight seconds is a dead line", async () => {
  const w = world();
  const socket = new Socket(w.ports);
  await w.live(socket);
  const answer = socket.ping().catch((error: Error) => error.message);
  await w.pass(DEAD_MS - 1);
  assert.equal(w.wires[0]?.closed, false);
  await w.pass(1);
  assert.equal(w.wires[0]?.closed, true);
  assert.equal(await answer, "the line fell");
});

test("a pong keeps the line and brings the server's time", async () => {
  const w = world();
  const socket = new Socket(w.ports);
  await w.live(socket);
  const answer = socket.ping();
  w.say({ t: "pong", id: String(w.last().sent.at(-1)?.["id"]), t0: 0, at: 777 });
  assert.equal(await answer, 777);
  await w.pass(DEAD_MS * 2);
  assert.equal(w.wires.length, 1);
});

test("tries again ever later, and at once when the page comes back", async () => {
  const w = world({ ticket: () => Promise.reject(new Error("down")) });
  const socket = new Socket(w.ports);
  socket.start();
  await w.pass(250 + 500 + 1000 + 10);
  assert.equal(w.log.filter((each) => each === "joining").length, 4);
  socket.check();
  await w.settle();
  assert.equal(w.log.filter((each) => each === "joining").length, 5);
});

test("tokens that are refused for good end the trying", async () => {
  const w = world({ ticket: () => Promise.reject(new Closed("unknown_token")) });
  new Socket(w.ports).start();
  await w.pass(20_000);
  assert.deepEqual(w.log, ["joining", "gone unknown_token"]);
});

test("a window that was taken over does not fight for its seat", async () => {
  const w = world();
  const socket = new Socket(w.ports);
  await w.live(socket);
  w.say({ t: "taken" });
  await w.pass(30_000);
  assert.equal(w.wires.length, 1);
  assert.equal(w.wires[0]?.closed, true);
});

test("what an old socket still says is not heard", async () => {
  const w = world();
  const socket = new Socket(w.ports);
  await w.live(socket);
  const old = w.last();
  old.onclose?.();
  const before = w.log.length;
  w.say({ t: "view" }, old);
  assert.equal(w.log.length, before);
});

test("the page coming back while a ticket is asked for does not lose the wish to take over", async () => {
  const w = world();
  const socket = new Socket(w.ports);
  socket.start(true);
  socket.check();
  await w.settle();
  w.last().onopen?.();
  assert.equal(w.wires.length, 1);
  assert.equal(w.last().sent[0]?.["take"], true);
});
