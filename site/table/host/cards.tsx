// What the host reads: the question with its stresses, and the key card that a press hides.
import { signal } from "@preact/signals";
import { Icon } from "../../art/icons";
import { EnvelopeCard, ReadAloud, Stressed } from "../parts/EnvelopeCard";
import { HandoutView, mediaSrc } from "../play/papers";
import { Deed } from "../play/deed";
import type { Key } from "../wire";
import type { Room } from "../whole";
import { host as words } from "../words/host";
import { deeds } from "../words/deeds";
import { table } from "../words/table";

export const hidden = signal(false);
export const toggleKey = (): void => { hidden.value = !hidden.value; };

function KeyLine({ name, text, strong }: { name: string; text: string; strong?: boolean }) {
  return text ? <><dt>{name}</dt><dd>{strong ? <strong><Stressed text={text} /></strong> : <Stressed text={text} />}</dd></> : null;
}

export function KeyCard({ held }: { held: Key }) {
  return (
    <section class="keycard keycard--key" aria-label={words.key}>
      <div class="row row--apart"><small class="quiet">{hidden.value ? words.hidden : words.keyOnly}</small><button type="button" class="btn btn--small" aria-pressed={hidden.value} onClick={toggleKey}><Icon name={hidden.value ? "eye" : "hide"} />{hidden.value ? words.show : words.hide}<kbd>H</kbd></button></div>
      {!hidden.value && (
        <dl>
          <KeyLine name={words.key} text={held.answer} strong />
          <KeyLine name={words.accepted} text={held.accepted} />
          <KeyLine name={words.rejected} text={held.rejected} />
          <KeyLine name={words.comment} text={held.comment} />
          <KeyLine name={words.hint} text={held.hint} />
          <KeyLine name={words.note} text={held.note} />
          <KeyLine name={words.sources} text={held.sources.join("; ")} />
          {held.box && <><dt>{words.box}</dt><dd>{held.box.contents}{held.box.picture && <img src={mediaSrc(held.box.picture)} alt={held.box.contents} />}</dd></>}
        </dl>
      )}
    </section>
  );
}

/** Letters that fill the card at its large size on a laptop. */
const LONG = 240;

export function QuestionCard({ at, held }: { at: Room; held: Key }) {
  const title = at.round ? table.roundSector(at.round.no, at.round.sector) : "";
  return <EnvelopeCard title={title} aside={words.readAloud} size="read" long={held.prompt.length > LONG} opening={at.phase === "reading"}><ReadAloud text={held.prompt} /></EnvelopeCard>;
}

/** Handouts as they will look, each with its own button. */
export function HandoutCards({ held }: { held: Key }) {
  return <>{held.handouts.map((handout, i) => (
    <section key={i} class="keycard"><div class="row row--apart"><span class="caps">{table.handout}</span><Deed deed="show_handout" option={{ index: i }} class="btn btn--small" label={deeds.show_handout} /></div><HandoutView handout={handout} /></section>
  ))}</>;
}
