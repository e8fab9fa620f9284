// What the wire's types are called in the page: who a window is, what it was shown, what it sends.
import type { AuthorView, ClientFrame, Command, DefenderView, GameLogEvent, HallView, HostView, LampsOf, LifelineView, PhaseName, RoomView, SeatView, ServerMessage, ServerView, SpectatorView, StageView, StewardView } from "./wire";
import { type OfferView, offerOf } from "./unfold";

export type { ClientFrame, ServerMessage, ServerView, PhaseName };
/** Answers to a hall team's sheet, which is no command. */
export type SheetTaken = Extract<ServerMessage, { t: "sheet" }>;
export type SheetRefused = Extract<ServerMessage, { t: "refused" }>;
export type You = ServerView["you"];
/** How a window came in: a role, or a link to a place whose role the server knows. */
export type Role = You["role"] | "place";
export type AnyView = HostView | SeatView | SpectatorView | StageView | DefenderView | StewardView | AuthorView | HallView;
export type Event = GameLogEvent;
export type Lifeline = LifelineView["kind"];
export type Deed = Command["t"];

/** One device's health as this page measures it. */
export type Lamps = Required<Pick<LampsOf, "audio" | "awake" | "pack" | "rtt" | "jitter">>;

/** A command on its way: the frame as it is sent, and sent again, until the server answers its id. */
export type CommandFrame = { readonly do: Deed; readonly id: string; readonly phase: number; readonly as: string } & Readonly<Record<string, unknown>>;

export const offersOf = (view: AnyView): readonly OfferView[] => ("offers" in view ? view.offers.map(offerOf) : []);
export const isHallView = (view: AnyView): view is HallView => "sheet" in view;
export const isHostView = (view: AnyView): view is HostView => "callers" in view;

/** Zeroes are left out on the wire. */
export const scoreOf = (score: RoomView["score"]): { knowers: number; viewers: number } => ({ knowers: score.knowers ?? 0, viewers: score.viewers ?? 0 });
