// The second file of the page: console, wall, scenes, protocol and sounds. Only the entry of a page names it, and only to be fetched later (screens/later.ts).
import "./words/moredeeds";
import "../club/attable/tie";
import "./words/morerefusals";
import { said } from "./words/phases";
import { host, marks, now } from "./words/special";
import { FACES } from "../art/avatar";
import { ROBOT } from "../art/robot";

FACES["robot"] = ROBOT;
said.value = { now, host, marks };

export { HallForm } from "./hall/HallForm";
export { HallGone, HallTeam } from "./screens/HallTeam";
export { Officer } from "./screens/Officer";
export { GameChoice } from "./screens/GameChoice";
export { HostInLobby } from "./host/lobby";
export { FormSheet } from "./play/form";
export { makeSoundboard } from "./play/soundboard";
export { CaptainControls } from "./play/captain";
export { Papers } from "./play/papers";
export { CaptainWanted, VoteButton } from "./play/vote";
export { JoinSquad } from "./play/squads";
export { SpecialControls } from "./play/special";
export { Scenes } from "./play/scenes";
export { MenuSheets } from "./play/sheets";
export { Host } from "./screens/Host";
export { Stage } from "./screens/Stage";
