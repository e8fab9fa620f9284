// A hall team's sheet: handed in when the writing stops and before the gong, kept through a reload, sent anew over a cut line.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { AGAIN_MS, BEFORE_GONG_MS, Paper, QUIET_MS, type Sheet, type SheetFrame } from "../../site/table/hall/paper";
import { standingLine } from "../../site/table/hall/standing";

/** Time, line and shelf on paper. */
class Desk {
  nowMs = 1_000_000;
  sent: SheetFrame[] = [];
  shelf = new Map<number, string>();
  waits: { at: number; act: () => void; off: boolean }[] = [];
  private n = 0;
  ports = {
    nowMs: () => this.nowMs,
    after: (ms: number, act: () => void) => { const wait = { at: this.nowMs + ms, act, off: false }; this.waits.push(wait); return () => { wait.off = true; }; },
    send: (frame: SheetFrame) => void this.sent.push(frame),
    newId: () => `id${++this.n}`,
    keep: (question: number, text: string) => void this.shelf.set(question, text),
    kept: (question: number) => this.shelf.get(question) ?? "",
  };
  pass(ms: number): void {
    const until = this.nowMs + ms;
    for (;;) {
      const next = this.waits.filter((wait) => !wait.off && wait.at <= until).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      next.off = true;
      this.nowMs = next.at;
      next.act();
    }
    this.nowMs = until;
  }
}

let desk: Desk;
let paper: Paper;
const GONG_S = 60;
const sheet = (more: Partial<Sheet> = {}): Sheet => ({ question: 7, closes_ms: 1_000_000 + 1000 * GONG_S, void: false, text: "", at_ms: 0, verdict: "", ...more });
const texts = () => desk.sent.map((frame) => frame.text);

beforeEach(() => { desk = new Desk(); paper = new Paper(desk.ports); paper.show(sheet()); });

// clause: T3.6
test("what is written is handed in a moment after the writing stops, and every correction after it", () => {
  paper.write("ко");
  desk.pass(QUIET_MS - 100);
  paper.write("  кот ");
  desk.pass(QUIET_MS);
  assert.deepEqual(texts(), ["кот"]);
  paper.heard("id1", desk.nowMs);
  assert.equal(paper.shown.value.standing, "handed");
  paper.write("кит");
  desk.pass(QUIET_MS);
  assert.deepEqual(texts(), ["кот", "кит"]);
});

// clause: T3.6
test("what stands unfinished is handed in just before the gong, and nothing at all when it is handed in already", () => {
  desk.pass(1000 * GONG_S - BEFORE_GONG_MS - 200);
  paper.write("в последний миг");
  desk.pass(200);
  assert.deepEqual(texts(), ["в последний миг"]);
  paper.heard("id1", desk.nowMs);
  desk.pass(BEFORE_GONG_MS + QUIET_MS);
  assert.equal(desk.sent.length, 1);
});

test("a minute made longer moves the last handing in, and a stopped clock has none", () => {
  paper.show(sheet({ closes_ms: null }));
  desk.pass(1000 * GONG_S - 900);
  paper.show(sheet({ closes_ms: desk.nowMs + 30_000 }));
  paper.write("позже");
  desk.pass(QUIET_MS + 10);
  assert.deepEqual(texts(), ["позже"]);
});

test("a sheet whose answer is lost is sent anew under another id, until it is answered", () => {
  paper.write("кот");
  desk.pass(QUIET_MS + AGAIN_MS);
  assert.deepEqual(desk.sent.map(({ id, text }) => [id, text]), [["id1", "кот"], ["id2", "кот"]]);
  paper.heard("id2", desk.nowMs);
  desk.pass(10 * AGAIN_MS);
  assert.equal(desk.sent.length, 2);
});

test("a reload brings the draft back and hands it in; a draft of another question stays with its own", () => {
  paper.write("недописа");
  paper = new Paper(desk.ports);
  paper.show(sheet());
  assert.equal(paper.shown.value.text, "недописа");
  desk.pass(QUIET_MS);
  assert.deepEqual(texts().slice(-1), ["недописа"]);
  paper.show(sheet({ question: 9 }));
  assert.equal(paper.shown.value.text, "");
});

test("an answer of the server that names another sheet changes nothing", () => {
  paper.write("кот");
  desk.pass(QUIET_MS);
  paper.heard("id77", desk.nowMs);
  assert.equal(paper.shown.value.standing, "sending");
});

// clause: T3.6
test("a late sheet says by how many seconds, and which answer was taken before", () => {
  paper.write("кот");
  desk.pass(QUIET_MS);
  paper.heard("id1", desk.nowMs);
  paper.write("кит");
  desk.pass(QUIET_MS);
  paper.refused("id2", "sheet_late", 3);
  assert.equal(standingLine(sheet(), paper.shown.value, false).text, "Опоздали на 3 секунды, бланк не принят. Принят ответ «кот»");
});

// clause: T3.7
test("a verdict stands above everything else that could be said of the sheet", () => {
  paper.write("кот");
  assert.equal(standingLine(sheet({ verdict: "right" }), paper.shown.value, false).text, "Верно: балл вам");
  assert.equal(standingLine(sheet({ void: true }), paper.shown.value, true).text, "Вопрос снят, бланк не считается");
});
