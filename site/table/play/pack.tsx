// The host's shelf: which pack is played, what it lacks, and whether its questions go to the screens.
import { hostView, room } from "../store";
import { lobby as words } from "../words/lobby";
import { counted } from "../words/ui";
import { live, offered } from "./deed";
import { press, waiting } from "./press";

const lack = (missing: readonly string[]) => words.packMissing(missing.map((each) => (each === "box" || each === "black_box" ? words.box : words.envelope(each))).join(", "));

export function PromptsCheck() {
  const found = offered("show_prompts");
  const on = room.value?.prompts ?? false;
  return found && <label class="check"><input type="checkbox" checked={on} aria-busy={waiting("show_prompts")} onChange={() => press(found.command, found.seat)} />{words.showPrompts}</label>;
}

export function PackShelf() {
  const view = hostView.value;
  if (!view) return null;
  const chosen = view.pack?.digest ?? "";
  const all = [...view.shelf.map((card) => ({ digest: card.digest, title: card.title, says: counted.questions(card.envelopes.length) + (card.box ? " и чёрный ящик" : "") })), { digest: "", title: words.paper, says: words.paperSays }];
  const pick = (digest: string) => { const option = live("choose_pack")[0]?.options.find((each) => "digest" in each && each.digest === digest); if (option) press(option); };
  return (
    <section class="card stack">
      <h2>{words.packTitle}</h2>
      <fieldset class="choice"><legend class="unseen">{words.packTitle}</legend>
        {all.map((each) => (
          <label key={each.digest} class="choice__one choice__one--wide"><input type="radio" name="pack" checked={chosen === each.digest} onChange={() => pick(each.digest)} /><span><b>{each.title}</b><small class="quiet">{each.says}</small></span></label>
        ))}
      </fieldset>
      {view.missing.length > 0 && <p class="wrong">{lack(view.missing)}</p>}
      {view.used > 0 && <p class="quiet">{words.packUsed(view.used)}</p>}
      <PromptsCheck />
    </section>
  );
}
