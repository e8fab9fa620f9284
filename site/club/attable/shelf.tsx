// The desk of a host's own pack and the account: kept there, and taken from there to another table.
import { useEffect, useState } from "preact/hooks";
import { Icon } from "../../art/icons";
import { type Draft, outgoing } from "../../table/pack/draft";
import { asker, draft, hasKept, keptAs, putOnDesk, said } from "../../table/pack/state";
import { type Game, useGames } from "../../table/pack/games";
import type { OwnPackCard } from "../../table/wire";
import { pack as packWords } from "../../table/words/ownpack";
import * as api from "../api";
import { codeOf, refusal } from "../refusals";
import { member } from "../session";
import { atTable as words } from "../words";

/** One press of the desk's tools; nobody who is not signed in sees it. */
export function KeepInAccount() {
  const [busy, work] = useState(false);
  const now = draft.value;
  if (!member() || !now) return null;
  const keep = async () => {
    work(true);
    try {
      const done = await api.keepPack(asker(), outgoing(now), keptAs.value);
      hasKept(done.id);
      said.value = words.kept(done.title);
    } catch (error) {
      if (codeOf(error) === "no_such_pack") hasKept("");
      said.value = refusal(codeOf(error));
    }
    work(false);
  };
  return <button type="button" class="btn btn--small" aria-busy={busy || undefined} onClick={() => void keep()}><Icon name="star" />{words.keep}</button>;
}

/** For which games a kept pack is whole, or what it lacks for this one; nothing of one that was kept long ago. */
function Whole({ card, games }: { card: OwnPackCard; games: readonly Game[] }) {
  const own = games.find((game) => game.own)?.id ?? "";
  const lacking = card.lacks[own];
  if (!lacking) return null;
  const titles = games.filter((game) => card.lacks[game.id]?.length === 0).map((game) => game.title);
  return <small class="quiet">{!lacking.length ? packWords.whole : titles.length ? packWords.forGames(titles) : packWords.lacks(lacking)}</small>;
}

/** The packs of the account, where a file would be chosen. */
export function TakeFromAccount() {
  const [mine, set] = useState<readonly OwnPackCard[]>([]);
  const [wrong, fail] = useState("");
  const known = useGames();
  useEffect(() => { if (member()) api.packs().then(({ packs }) => set(packs ?? []), () => undefined); }, []);
  if (!mine.length) return null;
  const take = async (card: OwnPackCard) => {
    try {
      const found = await api.takePack(asker(), card.id);
      putOnDesk(found.draft as unknown as Draft, card.title, found.findings ?? [], { kept: card.id });
    } catch (error) { fail(refusal(codeOf(error))); }
  };
  const own = known.find((game) => game.own)?.id ?? "";
  const lacking = (card: OwnPackCard) => card.lacks[own]?.length ?? 0;
  return (
    <section class="stack stack--tight" aria-label={words.mineTitle}><h4 class="caps">{words.mineTitle}</h4>{wrong && <p class="wrong" role="alert">{wrong}</p>}
      {[...mine].sort((a, b) => Number(lacking(a) > 0) - Number(lacking(b) > 0)).map((card) => (
        <button type="button" key={card.id} class="btn kept" onClick={() => void take(card)}><Icon name="star" /><span><bdi>{card.title}</bdi> <small class="quiet">{words.questions(card.questions)}</small><Whole card={card} games={known} /></span></button>
      ))}
    </section>
  );
}
