// What the room may read now: question, hint, handouts, the opened key and the box, each on its card.
import { EnvelopeCard, ReadAloud } from "../parts/EnvelopeCard";
import type { Handout } from "../wire";
import type { Room } from "../whole";
import { table as words } from "../words/table";
import { mediaSrc } from "./media";

export function HandoutView({ handout }: { handout: Handout }) {
  const { kind, text = "", media = "" } = handout;
  return (
    <div class="handout">
      {text && <ReadAloud text={text} />}
      {media && kind === "image" && <img src={mediaSrc(media)} alt={text || words.handout} loading="eager" />}
      {media && kind === "audio" && <audio controls src={mediaSrc(media)} />}
      {media && kind === "video" && <video controls src={mediaSrc(media)} />}
    </div>
  );
}

/** `last` keeps only what matters most now: on a wall the opened answer replaces what led to it. */
export function Papers({ at, size = "plain", last = false }: { at: Room; size?: "plain" | "read"; last?: boolean }) {
  const { answer, accepted, comment, box } = at.words;
  const { prompt, hint, handouts } = last && answer ? { prompt: "", hint: "", handouts: [] } : at.words;
  const parts = last ? at.words.parts.slice(-1) : at.words.parts.slice().reverse();
  const title = at.round ? words.roundSector(at.round.no, at.round.sector) : "";
  return (
    <>
      {parts.map((part) => <EnvelopeCard key={part.n} title={words.part(part.n)} aside={title} size={size}>{part.answer ? <p class="answer">{part.answer}</p> : null}{part.accepted && <p><small>{words.accepted}: {part.accepted}</small></p>}{part.comment && <p><small>{part.comment}</small></p>}{part.prompt && !(last && part.answer) && <ReadAloud text={part.prompt} />}</EnvelopeCard>)}
      {answer && !parts.length && <EnvelopeCard title={words.answer} aside={title} size={size}><p class="answer">{answer}</p>{accepted && <p><small>{words.accepted}: {accepted}</small></p>}{comment && <p><small>{comment}</small></p>}</EnvelopeCard>}
      {box && <EnvelopeCard title={words.inBox} size={size}><p class="answer">{box.contents}</p>{box.picture && <img src={mediaSrc(box.picture)} alt={box.contents} />}</EnvelopeCard>}
      {hint && <EnvelopeCard title={words.hint} size={size}><ReadAloud text={hint} /></EnvelopeCard>}
      {prompt && <EnvelopeCard title={words.question} aside={title} size={size}><ReadAloud text={prompt} /></EnvelopeCard>}
      {handouts.map((handout, i) => <EnvelopeCard key={i} title={words.handout} size={size}><HandoutView handout={handout} /></EnvelopeCard>)}
    </>
  );
}
