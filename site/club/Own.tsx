// One's own profile: who, orders, figures, games, the account.
import { useEffect, useState } from "preact/hooks";
import { Avatar } from "../art/avatar";
import { faceId, hatId } from "../art/numbered";
import { Empty } from "../table/parts/Empty";
import type { PersonCard, Profile } from "../table/wire";
import * as api from "./api";
import { Figures } from "./Figures";
import { Games } from "./Games";
import { Orders } from "./Orders";
import { Packs } from "./Packs";
import { codeOf, refusal } from "./refusals";
import { dressAs, forget } from "./session";
import { Settings } from "./Settings";
import { club as words } from "./words";

export function Who({ card }: { card: PersonCard }) {
  return (
    <header class="who">
      <Avatar avatar={faceId(card.avatar ?? 0)} hat={hatId(card.hat ?? 0)} frame="lit" />
      <div><h1><bdi>{card.name}</bdi></h1><p class="quiet">{words.since(card.since)}</p></div>
    </header>
  );
}

export function OwnProfile({ onOut }: { onOut: () => void }) {
  const [mine, set] = useState<Profile | null>(null);
  const [wrong, fail] = useState("");
  const out = () => { forget(); onOut(); };
  const load = async () => {
    fail("");
    try {
      const found = await api.me();
      dressAs(found.card.name, found.card.avatar ?? 0, found.card.hat ?? 0);
      set(found);
    } catch (error) {
      if (codeOf(error) === "not_signed_in") out();
      else fail(refusal(codeOf(error)));
    }
  };
  useEffect(() => void load(), []);
  if (!mine) return <Empty mood={wrong ? "puzzled" : "calm"} title={wrong || words.loading} acts={wrong ? <button type="button" class="btn" onClick={() => void load()}>{words.again}</button> : undefined}>{""}</Empty>;
  return (
    <div class="profile">
      <Who card={mine.card} />
      <Orders card={mine.card} own />
      <Figures books={mine.card.figures ?? []} />
      <Games games={mine.games ?? []} />
      <Packs />
      <Settings mine={mine} onChange={() => void load()} onOut={out} />
    </div>
  );
}
