// The host's shelf: which pack is played, what it lacks, and whether its questions go to the screens.
import { useEffect } from "preact/hooks";
import { Icon } from "../../art/icons";
import { bringGames, games } from "../games";
import { OwnPack } from "../host/ownpack";
import { hostView, room } from "../store";
import type { PackOnShelf } from "../wire";
import { lobby as words } from "../words/lobby";
import { shelf } from "../words/shelf";
import { pack as packWords } from "../words/ownpack";
import { live, offered } from "./deed";
import { press, wished } from "./press";

export function PromptsCheck() {
  const wish = wished("show_prompts");
  if (!wish && !offered("show_prompts")) return null;
  const on = wish ? Boolean(wish["on"]) : room.value?.prompts ?? false;
  return <label class="check"><input type="checkbox" checked={on} aria-busy={wish !== undefined} onChange={(event) => press({ t: "show_prompts", on: event.currentTarget.checked })} />{shelf.showPrompts}</label>;
}

const has = (card: PackOnShelf) => packWords.has(card.envelopes, card.box ?? false, card.handouts ?? 0);

/** Whether the chosen pack fills this game's table, and what it lacks. */
function Completeness({ missing }: { missing: readonly string[] }) {
  return <small class={missing.length ? "packstate packstate--lacks" : "packstate"}><Icon name={missing.length ? "warn" : "check"} />{missing.length ? packWords.lacks(missing) : packWords.whole}</small>;
}

/** Why a pack that does not fill this table lies below: the games it is for, or what it lacks. */
function Reason({ card }: { card: PackOnShelf }) {
  const titles = games.value.filter(({ id }) => card.complete_for?.includes(id)).map(({ title }) => title);
  return <small class="packstate packstate--for">{titles.length ? packWords.forGames(titles) : packWords.lacks(card.missing ?? [])}</small>;
}

interface Choice { readonly digest: string; readonly title: string; readonly says: string; readonly card?: PackOnShelf }

function Choices({ title, says = "", of }: { title: string; says?: string; of: readonly Choice[] }) {
  const view = hostView.value;
  const wish = wished("choose_pack");
  const chosen = wish ? String(wish["digest"]) : view?.pack?.digest ?? "";
  const pick = (digest: string) => { if (wish || live("choose_pack").length) press({ t: "choose_pack", digest }); };
  return (
    <fieldset class="choice" aria-busy={wish !== undefined}><legend class={says ? "packs__others" : "unseen"}>{title}{says && <small class="quiet">{says}</small>}</legend>
      {of.map(({ digest, title, says, card }) => {
        const settled = view?.pack?.digest === digest && !wish;
        return <label key={digest} class="choice__one choice__one--wide"><input type="radio" name="pack" checked={chosen === digest} onChange={() => pick(digest)} /><span><b>{title}</b><small class="quiet">{says}</small>{settled ? <Completeness missing={view.missing} /> : card?.missing?.length ? <Reason card={card} /> : null}</span></label>;
      })}
    </fieldset>
  );
}

/** Packs that fill this table stand first, the host's own before the house's; the others lie below. */
export function PackShelf() {
  useEffect(() => void bringGames(), []);
  const view = hostView.value;
  if (!view) return null;
  const brought = view.brought ?? [];
  const all: readonly Choice[] = [...brought.map((card) => ({ ...card, says: `${packWords.own}: ${has(card)}`, card })), ...view.shelf.map((card) => ({ ...card, says: has(card), card }))];
  const fits = all.filter(({ card }) => !card?.missing?.length);
  const others = all.filter(({ card }) => card?.missing?.length);
  return (
    <section class="card stack">
      <div class="row row--apart"><h2>{words.packTitle}</h2><OwnPack has={brought.length > 0} /></div>
      <Choices title={words.packTitle} of={[...fits, { digest: "", title: shelf.paper, says: shelf.paperSays }]} />
      {others.length > 0 && <Choices title={packWords.others} says={packWords.othersSay} of={others} />}
      {view.used > 0 && <p class="quiet">{shelf.packUsed(view.used)}</p>}
      <PromptsCheck />
    </section>
  );
}
