// Dragging a card to another place with a mouse, a pen or a finger on its grip. Only the drawing is here: what a move means is places.ts.
const FAR = 6;
const EDGE = 70;
const STEP = 14;

/** A drop is followed by a click that nobody meant. */
const AFTER_MS = 60;
const swallow = (event: Event) => { event.stopPropagation(); event.preventDefault(); };

export interface Drop { readonly index: number; readonly slot: number }

/** Listens on a board whose cards carry data-index and whose places carry data-slot; the answer stops it. */
export function draggable(board: HTMLElement, onDrop: (drop: Drop) => void): () => void {
  let held: { card: HTMLElement; x: number; y: number; ghost: HTMLElement | null } | null = null;
  let over: HTMLElement | null = null;

  const light = (place: HTMLElement | null) => {
    if (over === place) return;
    over?.classList.remove("slip--over");
    place?.classList.add("slip--over");
    over = place;
  };
  const down = (event: PointerEvent) => {
    const target = event.target as HTMLElement;
    const card = target.closest<HTMLElement>("[data-index]");
    if (!card || event.button !== 0 || target.closest("select") || (event.pointerType === "touch" && !target.closest(".slip__grip"))) return;
    held = { card, x: event.clientX, y: event.clientY, ghost: null };
  };
  const lift = (event: PointerEvent) => {
    if (!held) return;
    const box = held.card.getBoundingClientRect();
    const ghost = held.card.cloneNode(true) as HTMLElement;
    ghost.className = "slip slip--ghost";
    ghost.setAttribute("aria-hidden", "true");
    Object.assign(ghost.style, { width: `${box.width}px`, left: `${box.left - held.x}px`, top: `${box.top - held.y}px` });
    (board.closest("dialog") ?? board).append(ghost);
    held.ghost = ghost;
    held.card.classList.add("slip--away");
    board.setPointerCapture(event.pointerId);
  };
  const move = (event: PointerEvent) => {
    if (!held) return;
    if (!held.ghost && Math.hypot(event.clientX - held.x, event.clientY - held.y) < FAR) return;
    if (!held.ghost) lift(event);
    event.preventDefault();
    held.ghost?.style.setProperty("transform", `translate(${event.clientX}px, ${event.clientY}px) rotate(1.5deg)`);
    const place = document.elementsFromPoint(event.clientX, event.clientY).map((each) => each.closest<HTMLElement>("[data-slot]")).find((each) => each && !each.classList.contains("slip--ghost")) ?? null;
    light(place === held.card ? null : place);
    const frame = scroller(board);
    const box = frame.getBoundingClientRect();
    if (event.clientY > box.bottom - EDGE) frame.scrollBy(0, STEP);
    else if (event.clientY < box.top + EDGE) frame.scrollBy(0, -STEP);
  };
  const end = (drops: boolean) => {
    if (!held) return;
    const { card, ghost } = held;
    const slot = Number(over?.dataset["slot"] ?? NaN);
    held = null;
    card.classList.remove("slip--away");
    ghost?.remove();
    light(null);
    if (!ghost) return;
    addEventListener("click", swallow, true);
    setTimeout(() => removeEventListener("click", swallow, true), AFTER_MS);
    if (drops && Number.isInteger(slot)) onDrop({ index: Number(card.dataset["index"]), slot });
  };
  const up = () => end(true);
  const cancel = () => end(false);
  const heard = [["pointerdown", down], ["pointermove", move], ["pointerup", up], ["pointercancel", cancel]] as const;
  for (const [name, hear] of heard) board.addEventListener(name, hear as EventListener);
  return () => { for (const [name, hear] of heard) board.removeEventListener(name, hear as EventListener); };
}

function scroller(from: HTMLElement): HTMLElement {
  for (let at: HTMLElement | null = from; at; at = at.parentElement) if (["auto", "scroll"].includes(getComputedStyle(at).overflowY) && at.scrollHeight > at.clientHeight) return at;
  return from;
}
