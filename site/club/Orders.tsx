// The four orders of the hippo: those earned stand in the light, the others are shadows with what is left to them.
import { Award, type AwardKind } from "../art/award";
import type { PersonCard } from "../table/wire";
import { club as words, orders } from "./words";

/** The wire says crystal_order, the drawing crystal-order. */
export const drawingOf = (award: string): AwardKind => award.replace("_", "-") as AwardKind;

export function Orders({ card, own }: { card: PersonCard; own: boolean }) {
  const has = card.orders ?? [];
  const next = card.next ? orders[card.next] : undefined;
  const before = Math.max(0, ...Object.values(orders).map(({ wins }) => wins).filter((wins) => wins <= (card.wins ?? 0)));
  return (
    <section class="card stack orders" aria-labelledby="orders">
      <h2 id="orders">{words.orders}</h2>
      <ul class="orders__shelf">{Object.entries(orders).map(([kind, { name, wins }]) => {
        const got = (has as readonly string[]).includes(kind);
        return (
          <li key={kind} class={got ? "order order--got" : "order"}>
            <Award kind={drawingOf(kind)} />
            <b>{name}</b><small class="quiet">{got ? words.got : words.noOrder(wins)}</small>
          </li>);
      })}</ul>
      {next && card.left ? <>
        <p>{words.ahead(next.name, card.left)}</p>
        <progress class="orders__way" value={(card.wins ?? 0) - before} max={next.wins - before} aria-label={words.ahead(next.name, card.left)} />
      </> : <p>{own ? words.all : words.allHis}</p>}
    </section>
  );
}
