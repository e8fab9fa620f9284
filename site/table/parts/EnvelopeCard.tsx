// The question on its cream card. When `opening`, the envelope opens first and the card rises from it.
import type { ComponentChildren } from "preact";
import { byStress, calm, isStressed } from "../stress";

export interface EnvelopeCardProps {
  /** «Раунд 6 · Сектор 7». */
  title: string;
  /** A word at the other end of the line: «читать вслух». */
  aside?: string;
  children: ComponentChildren;
  /** `read` is large, for reading aloud and for the wall; `plain` is for a player's screen. */
  size?: "read" | "plain";
  /** A long text is set smaller, so that what stands below it stays in sight. */
  long?: boolean;
  /** Plays the opening once, when the card appears. */
  opening?: boolean;
}

export function EnvelopeCard({ title, aside, children, size = "plain", long = false, opening = false }: EnvelopeCardProps) {
  return (
    <article class={`paper paper--${size}${long ? " paper--long" : ""}${opening ? " paper--opening" : ""}`}>
      {opening && <span class="paper__flap" aria-hidden="true" />}
      <header class="paper__head"><span>{title}</span>{aside && <span>{aside}</span>}</header>
      <div class="paper__text">{children}</div>
    </article>
  );
}

/** A text for reading aloud: paragraphs kept, stressed vowels made visible. */
export function ReadAloud({ text }: { text: string }) {
  return <>{text.split(/\n{1,}/).map((paragraph, i) => <p key={i}><Stressed text={paragraph} /></p>)}</>;
}

/** The style sheet draws the accent over its vowel: as a combining mark it would depend on the typeface. */
export function Stressed({ text }: { text: string }) {
  return <>{byStress(text).map((piece, i) => (isStressed(piece) ? <span key={i} class="stress">{calm(piece)}</span> : piece))}</>;
}
