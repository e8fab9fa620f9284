// The club's doors, /api/club/*. Errors are codes; words live elsewhere.
import { Trouble } from "../table/api";
import type { Entered, FreshCode, GivenAwards, OwnPackCards, OwnPackKept, PackMet, PackRead, PersonCard, Profile, Protocol } from "../table/wire";
import { deviceName, forget, member } from "./session";

interface Failure { code?: string; retry_s?: number }

async function call<T>(path: string, body?: unknown, under = "club"): Promise<T> {
  const who = member()?.token ?? "";
  const headers: Record<string, string> = { "x-club": who };
  const sent: RequestInit = body === undefined ? { headers } : { method: "POST", headers: { ...headers, "content-type": "application/json" }, body: JSON.stringify(body) };
  const answer = await fetch(`/api/${under}/${path}`, { ...sent, cache: "no-store" }).catch(() => { throw new Trouble("offline"); });
  const said = (await answer.json().catch(() => ({}))) as unknown;
  if (answer.ok) return said as T;
  const failure = said as Failure;
  // signed out on another device: this one knows it from now on, at the table too
  if (failure.code === "not_signed_in" && who && member()?.token === who) forget();
  throw new Trouble(failure.code ?? "broken", "", failure.retry_s ?? 0);
}

const device = () => ({ device: deviceName() });

export const register = (name: string, password: string, avatar: number, hat: number): Promise<Entered> => call("register", { name, password, avatar, hat, ...device() });
export const enter = (name: string, password: string): Promise<Entered> => call("enter", { name, password, ...device() });
export const recover = (name: string, code: string, password: string): Promise<Entered> => call("recover", { name, code, password, ...device() });
export const leave = (everywhere: boolean): Promise<object> => call("leave", { everywhere });
export const newPassword = (old: string, next: string): Promise<Entered> => call("password", { old, new: next });
export const newCode = (password: string): Promise<FreshCode> => call("code", { password });
export const looks = (avatar: number, hat: number): Promise<object> => call("looks", { avatar, hat });
export const showPage = (on: boolean): Promise<object> => call("page", { on });
export const remove = (password: string): Promise<object> => call("delete", { password });
export const me = (): Promise<Profile> => call("me");
export const person = (name: string): Promise<PersonCard> => call("person", { name });
export const protocol = (key: string): Promise<Protocol> => call(`protocol/${key}`);

interface Copy { readonly games?: readonly { readonly game: { readonly table: string; readonly no: number } }[]; readonly packs?: readonly { readonly id: string }[] }

/** What is there no more comes as null; whatever else goes wrong is told. */
const ifThere = (path: string): Promise<unknown> => call<unknown>(path).catch((error: unknown) => { if (error instanceof Trouble && /^no_such|^answer_too_long/.test(error.code)) return null; throw error; });

/** Everything kept of a person as one value: with the protocols of the games and the words of the packs. */
export async function everything(): Promise<object> {
  const copy = await call<Copy>("export");
  const protocols: unknown[] = [], drafts: unknown[] = [];
  for (const { game } of copy.games ?? []) protocols.push(await ifThere(`protocol/${game.table}.${game.no}`));
  for (const { id } of copy.packs ?? []) drafts.push(await ifThere(`draft/${id}`));
  return { ...copy, protocols: protocols.filter(Boolean), drafts: drafts.filter(Boolean) };
}
export const sit = (table: string, token: string): Promise<{ place: string }> => call("sit", { table, token });
export const awards = (table: string, token: string): Promise<GivenAwards> => call("awards", { table, token });
export const met = (table: string, host: string): Promise<PackMet> => call("met", { table, host });
export const packs = (): Promise<OwnPackCards> => call("packs");
export const renamePack = (id: string, title: string): Promise<object> => call("rename", { id, title });

/** A kept pack goes from and to the desk of a table; to delete one needs no table. */
export interface AtTable { readonly table: string; readonly host: string }
export const keepPack = (at: AtTable, draft: object, id: string): Promise<OwnPackKept> => call("keep", { ...at, draft, id }, "packs");
export const takePack = (at: AtTable, id: string): Promise<PackRead> => call("take", { ...at, id }, "packs");
/** "" for all of them. */
export const dropPack = (id: string): Promise<object> => call("drop", { id }, "packs");
