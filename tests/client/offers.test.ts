// Offers on the page: open by server time, shut with a reason, one hand at a time.
import assert from "node:assert/strict";
import { test } from "node:test";
import { boundaryAfter, chances, isLive, isOpen, liveChances, opensAt, whyNot } from "../../site/table/offers";
import { offerOf } from "../../site/table/unfold";

const club = offerOf(["pick", "ask_lifeline", [["kind", ["club"]]], "s1", 0, 60_000]);
const help = offerOf(["pick", "ask_lifeline", [["kind", ["host"]]], "s1", 60_000]);
const credit = offerOf(["shut", "ask_lifeline", "spent", "P1.6", "s1", [["kind", ["credit"]]]]);
const views = [club, help, credit];

test("an offer opens at its first millisecond and is shut at its last", () => {
  const offer = { from_ms: 1000, until_ms: 2000 };
  assert.deepEqual([999, 1000, 1999, 2000].map((now) => isOpen(offer, now)), [false, true, true, false]);
});

test("before the gong the club may be asked, after it the host's help", () => {
  const kinds = (now: number) => liveChances(views, "ask_lifeline", now).flatMap((chance) => chance.options.map((each) => (each.t === "ask_lifeline" ? each.kind : "")));
  assert.deepEqual(kinds(59_999), ["club"]);
  assert.deepEqual(kinds(60_000), ["host"]);
});

test("the next opening or closing is known, so that nothing has to tick", () => {
  assert.equal(boundaryAfter(views, 10), 60_000);
  assert.equal(boundaryAfter(views, 60_000), null);
  assert.equal(opensAt(views, "ask_lifeline", 10), 60_000);
});

test("why not: the reason of exactly this option, else of the whole command, else none", () => {
  assert.equal(whyNot(views, "ask_lifeline", { t: "ask_lifeline", kind: "credit" })?.code, "spent");
  assert.equal(whyNot(views, "ask_lifeline", { t: "ask_lifeline", kind: "club" }), null);
  const whole = offerOf(["shut", "spin", "no_captain", "P3.5"]);
  assert.equal(whyNot([whole], "spin")?.code, "no_captain");
});

test("a device with two players has a chance for each hand", () => {
  const ready = (seat: string) => offerOf(["fill", "ready", [["hex", "salt", 16]], seat]);
  assert.deepEqual(chances([ready("s1"), ready("s2")], "ready", 0).map((chance) => [chance.seat, isLive(chance)]), [["s1", true], ["s2", true]]);
});

test("a command that no row mentions has no chance at all", () => {
  assert.deepEqual(chances(views, "judge", 0), []);
});
