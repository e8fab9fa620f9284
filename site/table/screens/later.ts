// Which screens come later. They come in one file, rest.ts: many small ones weigh more than one.
import type { ComponentType } from "preact";
import type { SoundEngine } from "../../sounds/engine";
import type { ReadonlySignal } from "@preact/signals";
import { comesLater } from "../lazy";
import type { Deed } from "../joint";
import type { Chance } from "../offers";
import type { Piece } from "../page";
import type { Chair, Room } from "../whole";

/** Where in the lobby a part of the host's console stands. */
export type Place = { readonly at: "side" } | { readonly at: "top" } | { readonly at: "main" } | { readonly at: "person" | "health"; readonly chair: Chair };
export interface FormSheetProps { deed: Deed; chance: Chance; given: Record<string, unknown>; onClose: () => void }
export interface Soundboard { readonly engine: SoundEngine }

type OfRoom = ComponentType<{ at: Room }>;
type Bare = ComponentType<object>;

/** What the second file holds. */
interface Rest {
  readonly Host: OfRoom; readonly HostInLobby: ComponentType<Place>; readonly JoinSquad: ComponentType<{ seat: string }>;
  readonly HallTeam: OfRoom; readonly HallGone: Bare; readonly HallForm: ComponentType<{ code: string; onDone: () => void }>; readonly Officer: OfRoom; readonly GameChoice: Bare;
  readonly CaptainControls: Bare; readonly CaptainWanted: OfRoom; readonly VoteButton: ComponentType<{ seat: string; main?: boolean }>; readonly SpecialControls: Bare; readonly Papers: OfRoom;
  readonly Stage: ComponentType<{ at: Room; piece: Piece }>; readonly Scenes: OfRoom; readonly FormSheet: ComponentType<FormSheetProps>; readonly MenuSheets: ComponentType<{ onClose: () => void }>;
  readonly makeSoundboard: (volume: number, muted: boolean) => Soundboard;
}

/** What the file of the host's own pack holds. */
interface DeskFile { readonly Desk: ComponentType<{ onClose: () => void; first: readonly File[] }>; readonly isUnlaid: ReadonlySignal<boolean> }

export const desk = comesLater<DeskFile>("pack");
export const rest = comesLater<Rest>("later");
const { later } = rest;

export const Host = later((from) => from.Host);
export const HostInLobby = later((from) => from.HostInLobby);
export const JoinSquad = later((from) => from.JoinSquad);
export const HallTeam = later((from) => from.HallTeam);
export const HallGone = later((from) => from.HallGone);
export const Officer = later((from) => from.Officer);
export const HallForm = later((from) => from.HallForm);
export const GameChoice = later((from) => from.GameChoice);
export const CaptainControls = later((from) => from.CaptainControls);
export const Papers = later((from) => from.Papers);
export const VoteButton = later((from) => from.VoteButton);
export const CaptainWanted = later((from) => from.CaptainWanted);
export const SpecialControls = later((from) => from.SpecialControls);
export const Stage = later((from) => from.Stage);
export const Scenes = later((from) => from.Scenes);
export const FormSheet = later((from) => from.FormSheet);
export const MenuSheets = later((from) => from.MenuSheets);
