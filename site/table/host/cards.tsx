// What the host reads: the question with its stresses, and the key card that a press hides.
import { signal } from "@preact/signals";
import { Icon } from "../../art/icons";
import { EnvelopeCard, ReadAloud, Stressed } from "../parts/EnvelopeCard";
import { mediaSrc } from "../play/media";
import { HandoutView } from "../play/papers";
import { Deed } from "../play/deed";
import type { Held } from "./held";
import type { Room } from "../whole";
import { host as words } from "../words/host";
import { deeds } from "../words/deeds";
import { table } from "../words/table";

export const hidden = signal(false);
export const toggleKey = (): void => { hidden.value = !hidden.value; };

function KeyLine({ name, text, strong }: { name: string; text: string; strong?: boolean }) {
  return text ? <><dt>{name}</dt><dd>{strong ? <strong><Stressed text={text} /></strong> : <Stressed text={text} />}</dd></> : null;
}

export function KeyCard({ held }: { held: Held }) {
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

/** Of several questions the one that is played now: it has words of its own, and those of the envelope stand before the first. */
export function played(at: Room, held: Held): Held & { readonly aside: string } {
  const round = at.round;
  const part = round && round.parts > 1 ? held.parts?.[round.part - 1] : undefined;
  const by = (authors: readonly string[]) => (authors.length ? words.author(authors.join(", ")) : words.readAloud);
  if (!part || !round) return { ...held, aside: by(held.authors ?? []) };
  const { prompt, answer, accepted = "", rejected = "", comment = "", author = "" } = part;
  const intro = round.part === 1 && held.prompt ? `${held.prompt}\n` : "";
  return { ...held, prompt: intro + prompt, answer, accepted, rejected, comment, aside: `${table.part(round.part)} · ${by(author ? [author] : held.authors ?? [])}` };
}

export function QuestionCard({ at, held }: { at: Room; held: Held & { readonly aside: string } }) {
  const title = at.round ? table.roundSector(at.round.no, at.round.sector) : "";
  return <EnvelopeCard key={at.round?.part} title={title} aside={held.aside} size="read" long={held.prompt.length > LONG} opening={at.phase === "reading"}><ReadAloud text={held.prompt} /></EnvelopeCard>;
}

/** Handouts as they will look, each with its own button; of several each has a number. */
export function HandoutCards({ held }: { held: Held }) {
  const numbered = (name: string, i: number) => (held.handouts.length > 1 ? `${name} ${i + 1}` : name);
  return <>{held.handouts.map((handout, i) => (
    <section key={i} class="keycard"><div class="row row--apart"><span class="caps">{numbered(table.handout, i)}</span><Deed deed="show_handout" option={{ index: i }} class="btn btn--small" label={numbered(deeds.show_handout, i)} /></div><HandoutView handout={handout} /></section>
  ))}</>;
}
