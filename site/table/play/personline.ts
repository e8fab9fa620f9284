// What is said under a person's name.
import { room } from "../store";
import type { Chair } from "../whole";
import { lobby } from "../words/lobby";
import { inTurn } from "./people";

/** What is said under a name, the most pressing first. */
export function personLine(chair: Chair, inLobby: boolean): string {
  return [
    chair.captain ? lobby.captain : "", chair.waits ? "начинает вне стола" : "", inLobby ? (chair.ready ? lobby.ready : lobby.notReady) : "", chair.speaks && !chair.captain ? "решает за капитана" : "",
    chair.out ? (inTurn(room.value, chair) ? "ждёт очереди" : "пропускает раунд") : chair.due ? "пропустит следующий раунд" : "", chair.hat === null ? "без шапки" : "", inLobby && chair.votes && !chair.captain ? lobby.votes(chair.votes) : "", chair.here ? "" : lobby.away,
  ].filter(Boolean).join(" · ");
}
