// The scene of an award: when the table is back in its lobby, for everybody who is there.
import { useEffect, useRef, useState } from "preact/hooks";
import { AwardScene } from "../../table/parts/Scenes";
import { seen, session } from "../../table/store";
import type { GivenAward } from "../../table/wire";
import type { Room } from "../../table/whole";
import * as api from "../api";
import { drawingOf } from "../Orders";
import { atTable as words, orders } from "../words";

const LASTS_MS = 9000;
const AGAIN_MS = [1500, 4000];

/** Everybody at the table asks in the same moment: whoever the club has no time for asks again. */
async function asked(table: string, token: string): Promise<readonly GivenAward[]> {
  for (const wait of [0, ...AGAIN_MS]) {
    await new Promise((go) => setTimeout(go, wait));
    const found = await api.awards(table, token).catch(() => null);
    if (found) return found.awards ?? [];
  }
  return [];
}

/** Waits while another scene is shown. Asks once when a game has just gone back to the lobby; who came later or reloaded sees no scene of the past. */
export function Awards({ at, waits }: { at: Room; waits: boolean }) {
  const [queue, set] = useState<readonly GivenAward[]>([]);
  const before = useRef(at.phase);
  useEffect(() => {
    const [was, now] = [before.current, session.value];
    before.current = at.phase;
    const token = now?.tokens[0]?.token;
    if (was !== "finished" || at.phase !== "lobby" || seen.value?.greeting || !now || !token) return;
    void asked(now.table, token).then(set);
  }, [at.phase]);
  const first = queue[0];
  if (!first || waits) return null;
  const next = () => set((now) => now.slice(1));
  return <AwardScene key={first.seat} kind={drawingOf(first.award ?? "crystal_order")} name={orders[first.award ?? ""]?.name ?? ""} line={words.awarded(first.name)} lastsMs={LASTS_MS} onDone={next} />;
}
