// The host's shelf: which pack is played, what it lacks, and whether its questions go to the screens.
import { Icon } from "../../art/icons";
import { OwnPack } from "../host/ownpack";
import { hostView, room } from "../store";
import type { PackCard } from "../wire";
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

const has = (card: PackCard) => packWords.has(card.envelopes.length, card.box, card.handouts?.length ?? 0);

/** Whether the chosen pack fills this game's table, and what it lacks. */
function Completeness({ missing }: { missing: readonly string[] }) {
  return <small class={missing.length ? "packstate packstate--lacks" : "packstate"}><Icon name={missing.length ? "warn" : "check"} />{missing.length ? packWords.lacks(missing) : packWords.whole}</small>;
}

export function PackShelf() {
  const view = hostView.value;
  if (!view) return null;
  const wish = wished("choose_pack");
  const chosen = wish ? String(wish["digest"]) : view.pack?.digest ?? "";
  const brought = view.brought ?? [];
  const cards = [...brought.map((card) => ({ digest: card.digest, title: card.title, says: `${packWords.own}: ${has(card)}` })), ...view.shelf.map((card) => ({ digest: card.digest, title: card.title, says: has(card) }))];
  const all = [...cards, { digest: "", title: shelf.paper, says: shelf.paperSays }];
  const pick = (digest: string) => { if (wish || live("choose_pack").length) press({ t: "choose_pack", digest }); };
  return (
    <section class="card stack">
      <div class="row row--apart"><h2>{words.packTitle}</h2><OwnPack has={brought.length > 0} /></div>
      <fieldset class="choice" aria-busy={wish !== undefined}><legend class="unseen">{words.packTitle}</legend>
        {all.map((each) => (
          <label key={each.digest} class="choice__one choice__one--wide"><input type="radio" name="pack" checked={chosen === each.digest} onChange={() => pick(each.digest)} /><span><b>{each.title}</b><small class="quiet">{each.says}</small>{view.pack?.digest === each.digest && !wish && <Completeness missing={view.missing} />}</span></label>
        ))}
      </fieldset>
      {view.used > 0 && <p class="quiet">{shelf.packUsed(view.used)}</p>}
      <PromptsCheck />
    </section>
  );
}
