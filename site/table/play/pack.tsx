// The host's shelf: which pack is played, what it lacks, and whether its questions go to the screens.
import { hostView, room } from "../store";
import { lobby as words } from "../words/lobby";
import { shelf } from "../words/shelf";
import { counted } from "../words/ui";
import { live, offered } from "./deed";
import { press, wished } from "./press";

const lack = (missing: readonly string[]) => shelf.packMissing(missing.map((each) => (each === "box" || each === "black_box" ? shelf.box : shelf.envelope(each))).join(", "));

export function PromptsCheck() {
  const wish = wished("show_prompts");
  if (!wish && !offered("show_prompts")) return null;
  const on = wish ? Boolean(wish["on"]) : room.value?.prompts ?? false;
  return <label class="check"><input type="checkbox" checked={on} aria-busy={wish !== undefined} onChange={(event) => press({ t: "show_prompts", on: event.currentTarget.checked })} />{shelf.showPrompts}</label>;
}

export function PackShelf() {
  const view = hostView.value;
  if (!view) return null;
  const wish = wished("choose_pack");
  const chosen = wish ? String(wish["digest"]) : view.pack?.digest ?? "";
  const all = [...view.shelf.map((card) => ({ digest: card.digest, title: card.title, says: counted.questions(card.envelopes.length) + (card.box ? " и чёрный ящик" : "") })), { digest: "", title: shelf.paper, says: shelf.paperSays }];
  const pick = (digest: string) => { if (wish || live("choose_pack").length) press({ t: "choose_pack", digest }); };
  return (
    <section class="card stack">
      <h2>{words.packTitle}</h2>
      <fieldset class="choice" aria-busy={wish !== undefined}><legend class="unseen">{words.packTitle}</legend>
        {all.map((each) => (
          <label key={each.digest} class="choice__one choice__one--wide"><input type="radio" name="pack" checked={chosen === each.digest} onChange={() => pick(each.digest)} /><span><b>{each.title}</b><small class="quiet">{each.says}</small></span></label>
        ))}
      </fieldset>
      {view.missing.length > 0 && <p class="wrong">{lack(view.missing)}</p>}
      {view.used > 0 && <p class="quiet">{shelf.packUsed(view.used)}</p>}
      <PromptsCheck />
    </section>
  );
}
