// Cards that change places glide there, so that the eye sees who swapped with whom; with reduced motion they are simply there.
import { useLayoutEffect, useRef } from "preact/hooks";
import { still } from "../parts/motion";

const MS = 340;
interface Spot { readonly left: number; readonly top: number }
/** Within the board, so that scrolling moves nothing. */
const spot = (card: HTMLElement): Spot => ({ left: card.offsetLeft, top: card.offsetTop });

/** `order` says who lies where: only when it changes do cards move. */
export function useGlide(board: { current: HTMLElement | null }, order: string): void {
  const seen = useRef<{ order: string; at: Map<string, Spot> }>({ order, at: new Map() });
  useLayoutEffect(() => {
    const cards = [...(board.current?.querySelectorAll<HTMLElement>("[data-index]") ?? [])];
    const at = new Map(cards.map((card) => [card.dataset["index"] ?? "", spot(card)] as const));
    const { order: was, at: before } = seen.current;
    seen.current = { order, at };
    if (was === order || still()) return;
    for (const card of cards) {
      const [from, to] = [before.get(card.dataset["index"] ?? ""), spot(card)];
      if (!from || (from.left === to.left && from.top === to.top)) continue;
      card.animate([{ transform: `translate(${from.left - to.left}px, ${from.top - to.top}px)`, zIndex: 2 }, { transform: "none", zIndex: 2 }], { duration: MS, easing: "cubic-bezier(.2, .7, .2, 1)" });
    }
  });
}
