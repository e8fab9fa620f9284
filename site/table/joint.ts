// What the wire's types are called in the page: who a window is, what it was shown, what it sends.
import type { ClientFrame, Command, GameLogEvent, HostView, LampsOf, LifelineView, PhaseName, RoomView, SeatView, ServerMessage, ServerView, SpectatorView, StageView } from "./wire";
import { type OfferView, offerOf } from "./unfold";

export type { ClientFrame, ServerMessage, ServerView, PhaseName };
export type You = ServerView["you"];
export type Role = You["role"];
export type AnyView = HostView | SeatView | SpectatorView | StageView;
export type Event = GameLogEvent;
export type Lifeline = LifelineView["kind"];
export type Deed = Command["t"];

/** One device's health as this page measures it. */
export type Lamps = Required<Pick<LampsOf, "audio" | "awake" | "pack" | "rtt" | "jitter">>;

/** A command on its way: the frame as it is sent, and sent again, until the server answers its id. */
export type CommandFrame = { readonly do: Deed; readonly id: string; readonly phase: number; readonly as: string } & Readonly<Record<string, unknown>>;

export const offersOf = (view: AnyView): readonly OfferView[] => ("offers" in view ? view.offers.map(offerOf) : []);
export const isHostView = (view: AnyView): view is HostView => "callers" in view;

/** Zeroes are left out on the wire. */
export const scoreOf = (score: RoomView["score"]): { knowers: number; viewers: number } => ({ knowers: score.knowers ?? 0, viewers: score.viewers ?? 0 });
