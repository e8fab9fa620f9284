// Which screens come later. They come in one file: many small ones weigh more than one.
import { later } from "../lazy";
import type { FormSheetProps as SheetProps } from "../play/form";
import type { Piece } from "../page";
import type { Room } from "../whole";
import type { Place } from "../host/lobby";

export const Host = later<{ at: Room }>((rest) => rest.Host);
export const HostInLobby = later<Place>((rest) => rest.HostInLobby);
export const JoinSquad = later<{ seat: string }>((rest) => rest.JoinSquad);
export const HallTeam = later<{ at: Room }>((rest) => rest.HallTeam);
export const HallGone = later<object>((rest) => rest.HallGone);
export const Officer = later<{ at: Room }>((rest) => rest.Officer);
export const HallForm = later<{ code: string; onDone: () => void }>((rest) => rest.HallForm);
export const GameChoice = later<object>((rest) => rest.GameChoice);
export const CaptainControls = later<object>((rest) => rest.CaptainControls);
export const Papers = later<{ at: Room }>((rest) => rest.Papers);
export const VoteButton = later<{ seat: string; main?: boolean }>((rest) => rest.VoteButton);
export const CaptainWanted = later<{ at: Room }>((rest) => rest.CaptainWanted);
export const SpecialControls = later<object>((rest) => rest.SpecialControls);
export const Stage = later<{ at: Room; piece: Piece }>((rest) => rest.Stage);
export const Scenes = later<{ at: Room }>((rest) => rest.Scenes);
export const FormSheet = later<SheetProps>((rest) => rest.FormSheet);
export const MenuSheets = later<{ onClose: () => void }>((rest) => rest.MenuSheets);
