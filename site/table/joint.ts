// The joint with the server that is not a dataclass: socket frames, HTTP bodies, and who this window is at the table.
import type { Command, HostView, OfferView, RoomView, Seat, SeatView, SpectatorView, StageView } from "./wire";

export type Role = "host" | "seat" | "spectator" | "stage";
export interface You { readonly role: Role; readonly seats?: readonly Seat[] }
export type AnyView = HostView | SeatView | SpectatorView | StageView;

/** One device's health as the host sees it. */
export interface Lamps { readonly audio: boolean; readonly awake: boolean; readonly pack: boolean; readonly rtt: number; readonly jitter: number }

export type ServerFrame =
  | { readonly t: "view"; readonly you: You; readonly view: AnyView; readonly at: number; readonly v: number }
  | { readonly t: "done"; readonly id: string; readonly v?: number }
  | { readonly t: "refused"; readonly id: string; readonly code: string; readonly clause: string }
  | { readonly t: "stale"; readonly id: string }
  | { readonly t: "busy"; readonly id: string }
  | { readonly t: "pong"; readonly t0: number; readonly at: number }
  | { readonly t: "malformed"; readonly why: string }
  | { readonly t: "elsewhere" }
  | { readonly t: "taken" };

/** A command on its way: the frame as it is sent, and sent again, until the server answers its id. */
export type CommandFrame = { readonly do: Command["t"]; readonly id: string; readonly phase: number; readonly as: string } & Readonly<Record<string, unknown>>;
export type ClientFrame = CommandFrame
  | { readonly do: "hello"; readonly id: string; readonly window: string; readonly take?: boolean }
  | { readonly do: "ping"; readonly id: string; readonly t0: number }
  | ({ readonly do: "lamps"; readonly id: string } & Lamps);

export const roomOf = (view: AnyView): RoomView => view.room;
export const offersOf = (view: AnyView): readonly OfferView[] => ("offers" in view ? view.offers : []);
export const isHostView = (view: AnyView): view is HostView => "key" in view || "callers" in view;

/** StartClock → start_clock; a name that is snake already stays. */
export const snake = (name: string): string => name.replace(/(?<!^)([A-Z])/g, "_$1").toLowerCase();
