// Commands in words, as the name of a button: those of the first screens. The others come with the second file (moredeeds).
import type { Lifeline } from "../joint";
import type { Command } from "../wire";

export const lifelines: Record<Lifeline, string> = { credit: "Минута в кредит", club: "Помощь клуба", host: "Помощь ведущего", extra: "Ещё время" };
/** «Капитан просит …» */
export const lifelinesAsked: Record<Lifeline, string> = { credit: "минуту в кредит", club: "помощь клуба", host: "помощь ведущего", extra: "дополнительное время" };
/** «… потрачена» reads with each of these. */
export const lifelineSays: Record<Lifeline, (adds: number) => string> = {
  credit: (adds) => `Ещё ${adds} с сейчас, но минуту вернёте: на один из следующих вопросов ответите без неё.`,
  club: (adds) => `Клуб подскажет, и будет ещё ${adds} с.`,
  host: () => "Устная наводка крупье после минуты. Времени не добавляет.",
  extra: (adds) => `Ещё ${adds} с на этот вопрос, без долга.`,
};

/** What a press asks for, as the name of a button. */
export const deeds = {
  dress: "Сменить наряд",
  leave: "Встать из-за стола",
  ready: "Готов",
  not_ready: "Ещё не готов",
  vote_captain: "В капитаны",
  start_game: "Начать игру",
  freeze_clock: "Остановить часы",
  close_discussion: "Обсуждение закончено",
  ask_lifeline: "Попросить палочку",
  name_answerer: "Отвечает",
} as Record<Command["t"], string>;

/** Some commands name their own choice. */
export const verdicts = { right: "Верно", wrong: "Неверно", silent: "Капитан молчит: не засчитать" } as const;
