// For the host in the lobby: who of those seated has met the questions of the pack that lies on the table.
import { useEffect, useState } from "preact/hooks";
import { Icon } from "../../art/icons";
import { nameOf } from "../../table/play/people";
import { hostView, room, session } from "../../table/store";
import type { PackMet } from "../../table/wire";
import * as api from "../api";
import { atTable as words } from "../words";

/** Whoever sits down is known to the club a moment later. */
const AFTER_MS = 2500;
const SHOWN = 6;

/** Beside the question: who of those seated has met it, so that the host may let the wheel be turned again. */
export function MetNow({ sector }: { sector: number }) {
  const [who, set] = useState<readonly string[]>([]);
  const now = session.value;
  const seats = (room.value?.chairs ?? []).map((chair) => chair.seat).join();
  useEffect(() => {
    const token = now?.tokens[0]?.token;
    set([]);
    if (now && token) void api.met(now.table, token).then((found) => set(found.now ?? []), () => undefined);
  }, [sector, seats]);
  if (!who.length) return null;
  return <p class="wrong" role="status"><Icon name="warn" /> <bdi>{words.metNow(who.map(nameOf))}</bdi></p>;
}

export function MetCard() {
  const [found, set] = useState<PackMet | null>(null);
  const now = session.value;
  const pack = hostView.value?.pack?.digest ?? "";
  const seats = (room.value?.chairs ?? []).map((chair) => chair.seat).join();
  useEffect(() => {
    const token = now?.tokens[0]?.token;
    if (!now || !token || !pack || !seats) return set(null);
    const timer = setTimeout(() => void api.met(now.table, token).then(set, () => set(null)), AFTER_MS);
    return () => clearTimeout(timer);
  }, [pack, seats]);
  const met = (found?.met ?? []).filter(({ seat }) => seats.split(",").includes(seat));
  if (!found || !met.length) return null;
  const line = (slots: readonly number[]) => (slots.length >= found.of ? words.metAll : slots.length <= SHOWN ? words.metSlots(slots) : "");
  return (
    <section class="card card--ask stack stack--tight" aria-label={words.met}>
      <h2 class="row"><Icon name="warn" />{words.met}</h2>
      <ul>{met.map(({ seat, slots }) => <li key={seat}><b><bdi>{words.metOne(nameOf(seat), slots.length, found.of)}</bdi></b> <span class="quiet">{line(slots)}</span></li>)}</ul>
      <p class="quiet">{words.metSays}</p>
    </section>
  );
}
