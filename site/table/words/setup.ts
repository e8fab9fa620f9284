// Words of what a game must know from outside, and of one that goes on from another place.
import type { Room } from "../whole";

export const stageNames: Record<Room["stage"], string> = { "": "Обычная игра", qualifier: "Отборочная", semifinal: "Полуфинал", final: "Финал", special: "Специальная игра" };
