// Reading offers: what may be asked now, by whose hand, till when, or why not. The only knowledge of rules that the page has.
import type { Deed } from "./joint";
import type { Form, Offer, OfferView, Shut } from "./unfold";
import type { Command } from "./wire";

export type { Deed };

/** Everything the newest view says of one command for one hand. */
export interface Chance {
  readonly seat: string;
  readonly options: readonly Command[];
  readonly form: Form | null;
  readonly shut: readonly Shut[];
}

type Found = OfferView["offer"];
const isOffer = (found: Found): found is Extract<Found, { t: "offer" }> => found.t === "offer";
const isShut = (found: Found): found is Extract<Found, { t: "shut" }> => found.t === "shut";

/** Open from from_ms (included) until until_ms (excluded), in server time. */
export function isOpen(offer: Pick<Offer, "from_ms" | "until_ms">, nowMs: number): boolean {
  return nowMs >= offer.from_ms && (offer.until_ms === null || nowMs < offer.until_ms);
}

const hand = (view: OfferView): string => view.seat;
const of = (views: readonly OfferView[], deed: Deed) => views.filter((view) => view.do === deed);

/** The chances of a command, one for each hand that has it in its view, shut ones included. */
export function chances(views: readonly OfferView[], deed: Deed, nowMs: number): Chance[] {
  const hands = [...new Set(of(views, deed).map(hand))];
  return hands.map((seat) => {
    const mine = of(views, deed).filter((view) => hand(view) === seat).map((view) => view.offer);
    const open = mine.filter(isOffer).filter((offer) => isOpen(offer, nowMs));
    return { seat, options: open.flatMap((offer) => offer.options), form: open.find((offer) => offer.form)?.form ?? null, shut: mine.filter(isShut) };
  });
}

export const isLive = (chance: Chance): boolean => chance.options.length > 0 || chance.form !== null;

/** Those hands that may do it now. */
export const liveChances = (views: readonly OfferView[], deed: Deed, nowMs: number): Chance[] => chances(views, deed, nowMs).filter(isLive);

/** An offer that will open later: when, on the server's clock. */
export function opensAt(views: readonly OfferView[], deed: Deed, nowMs: number): number | null {
  const later = of(views, deed).map((view) => view.offer).filter(isOffer).map((offer) => offer.from_ms).filter((from) => from > nowMs);
  return later.length ? Math.min(...later) : null;
}

/** Why this is shut: for exactly this option, else for the whole command. */
export function whyNot(views: readonly OfferView[], deed: Deed, option?: Partial<Command>): Shut | null {
  const shuts = of(views, deed).map((view) => view.offer).filter(isShut);
  const fits = (each: Command) => option !== undefined && Object.entries(option).every(([key, value]) => (each as unknown as Record<string, unknown>)[key] === value);
  return shuts.find((shut) => shut.options.some(fits)) ?? shuts.find((shut) => shut.options.length === 0) ?? null;
}

/** The next moment of server time at which some offer opens or closes; null when none does. */
export function boundaryAfter(views: readonly OfferView[], nowMs: number): number | null {
  const times = views.map((view) => view.offer).filter(isOffer).flatMap((offer) => [offer.from_ms, offer.until_ms ?? 0]).filter((at) => at > nowMs);
  return times.length ? Math.min(...times) : null;
}
