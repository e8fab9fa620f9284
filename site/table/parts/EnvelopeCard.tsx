// The question on its cream card. When `opening`, the envelope opens first and the card rises from it.
import type { ComponentChildren } from "preact";

export interface EnvelopeCardProps {
  /** «Раунд 6 · Сектор 7». */
  title: string;
  /** A word at the other end of the line: «читать вслух». */
  aside?: string;
  children: ComponentChildren;
  /** `read` is large, for reading aloud and for the wall; `plain` is for a player's screen. */
  size?: "read" | "plain";
  /** Plays the opening once, when the card appears. */
  opening?: boolean;
}

export function EnvelopeCard({ title, aside, children, size = "plain", opening = false }: EnvelopeCardProps) {
  return (
    <article class={`paper paper--${size}${opening ? " paper--opening" : ""}`}>
      {opening && <span class="paper__flap" aria-hidden="true" />}
      <header class="paper__head"><span>{title}</span>{aside && <span>{aside}</span>}</header>
      <div class="paper__text">{children}</div>
    </article>
  );
}

const ACUTE = "\u0301";

/** A text for reading aloud: paragraphs kept, each stressed vowel (marked in the pack by U+0301 after it) made visible. */
export function ReadAloud({ text }: { text: string }) {
  return <>{text.split(/\n{1,}/).map((paragraph, i) => <p key={i}>{stresses(paragraph)}</p>)}</>;
}

function stresses(paragraph: string): ComponentChildren[] {
  return paragraph.split(new RegExp(`(.${ACUTE})`, "u")).map((piece, i) => (piece.endsWith(ACUTE) ? <span key={i} class="stress">{piece}</span> : piece));
}
