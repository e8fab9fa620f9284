// The HTTP side of the joint: opening and joining a table, tickets, links, the protocol. Errors are codes; words live elsewhere.
import { Closed } from "./socket";
import type { Kept } from "./keep";

/** An answer 4xx of the server with its code, or "offline" when there was no answer at all. */
export class Trouble extends Error {
  constructor(readonly code: string, readonly clause = "", readonly retryS = 0) { super(code); }
}

interface Failure { code?: string; clause?: string; retry_s?: number }

async function ask<T>(path: string, body?: unknown, headers: Record<string, string> = {}): Promise<T> {
  const sent: RequestInit = body === undefined ? { headers } : { method: "POST", headers: { "content-type": "application/json", ...headers }, body: JSON.stringify(body) };
  const answer = await fetch(`/api/${path}`, { ...sent, cache: "no-store" }).catch(() => { throw new Trouble("offline"); });
  const said = (await answer.json().catch(() => ({}))) as unknown;
  if (answer.ok) return said as T;
  const failure = said as Failure;
  throw new Trouble(failure.code ?? (answer.status >= 500 ? "broken" : "refused"), failure.clause ?? "", failure.retry_s ?? 0);
}

export interface Opened { table: string; code: string; host: string; recovery: string }
export interface Joined { table: string; role: "seat" | "spectator" | "hall"; seat?: string; team?: string; token: string; knock?: string; full?: boolean }
export interface Entrant { name: string; avatar: number; hat: number }

export interface GameCard { id: string; title: string; line: string; sectors: number }

export const games = (): Promise<{ games: readonly GameCard[] }> => ask("games");
export const openTable = (game: string): Promise<Opened> => ask("tables", { game });
export const join = (code: string, as: "player" | "spectator", who: Entrant): Promise<Joined> => ask("join", { code, as, ...who });
export const joinHall = (code: string, name: string): Promise<Joined> => ask("join", { code, as: "hall", name });
export const placeToken = (table: string, host: string, place: string, sector: number): Promise<{ token: string }> => ask("place", { table, host, place, ...(sector ? { sector } : {}) });
export const claim = (table: string, token: string): Promise<{ seat: string; token: string }> => ask("claim", { table, token });
export const recover = (table: string, recovery: string): Promise<{ host: string; recovery: string }> => ask("recover", { table, recovery });
export const handover = (table: string, host: string): Promise<{ recovery: string }> => ask("handover", { table, host });
export const stageToken = (table: string, host: string): Promise<{ stage: string }> => ask("stage", { table, host });
export const protocol = (table: string, token: string): Promise<unknown> => ask(`protocol/${encodeURIComponent(table)}`, undefined, { "x-token": token });

/** A ticket for one socket; a refusal of the tokens themselves is final. */
export async function ticket(table: string, tokens: readonly Kept[]): Promise<string> {
  try {
    return (await ask<{ ticket: string }>("ticket", { table, tokens: tokens.map((each) => each.token) })).ticket;
  } catch (trouble) {
    if (trouble instanceof Trouble && !["offline", "broken", "slow_down", "busy"].includes(trouble.code)) throw new Closed(trouble.code);
    throw trouble;
  }
}

export const socketUrl = (ticket: string, from: Pick<Location, "protocol" | "host"> = location): string =>
  `${from.protocol === "https:" ? "wss" : "ws"}://${from.host}/ws?ticket=${encodeURIComponent(ticket)}`;
