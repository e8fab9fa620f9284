// Teams in turn at the host's console: who may be seated with whom is a form of the offer, drawn as chips for each person.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { beforeEach, test } from "node:test";
import { renderToString } from "preact-render-to-string";
import type { ServerMessage, ServerView } from "../../site/table/joint";
import { seatings, SeatLate, SquadSetup } from "../../site/table/play/squads";
import { room, write } from "../../site/table/store";
import type { OfferLineRow } from "../../site/table/wire";

const lobby = JSON.parse(readFileSync("tests/client/view.json", "utf8")) as ServerView;
/** The host may seat the first person alone, with either team. */
const shows = (offers: readonly OfferLineRow[]): void => {
  const squads = [{ name: "Дуб" }, { name: "Клён" }];
  write({ t: "frame", frame: { ...lobby, view: { ...lobby.view, room: { ...lobby.view.room, squads }, offers } } as unknown as ServerMessage });
};
const first = () => room.value!.chairs[0]!.seat;

beforeEach(() => { write({ t: "left" }); write({ t: "hello" }); shows([]); });

test("the host seats a person with any team that the form names [T1.6.1]", () => {
  assert.deepEqual(seatings(first()), []);
  shows([["fill", "seat_with", [["one_of", "seat", [first()]], ["one_of", "squad", ["Дуб", "Клён"]]]]]);
  assert.deepEqual(seatings(first()), [{ t: "seat_with", seat: first(), squad: "Дуб" }, { t: "seat_with", seat: first(), squad: "Клён" }]);
  assert.deepEqual(seatings("s99"), []);
  assert.equal(renderToString(<SquadSetup />).match(/data-deed="seat_with"/g)?.length, 2);
});

test("who comes late is asked about while there is somebody to ask about [T1.6.1]", () => {
  assert.equal(renderToString(<SeatLate />), "");
  shows([["fill", "seat_with", [["one_of", "seat", [first()]], ["one_of", "squad", ["Дуб"]]]]]);
  assert.match(renderToString(<SeatLate />), /За какую команду играет новый знаток\?.*Дуб/);
});
