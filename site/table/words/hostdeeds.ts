// Words of the host's own deeds: grounds, ready reasons, what was done, what goes with it.
import type { Deed, Lifeline } from "../joint";

export const lifelineGrant: Record<Lifeline, string> = { credit: "Дать +60 с", club: "Дать +60 с", host: "Дать наводку", extra: "Дать время" };

export const grounds = { question: "Вопрос некорректен", cheating: "Явное жульничество" } as const;
export const groundSays = {
  question: "Всё станет как до раунда: палочка вернётся, кредит и его долг отменятся.",
  cheating: "Потраченное не возвращается, взысканный долг погашен.",
} as const;

/** A row of ready reasons, so that a host writes nothing in the middle of a game. */
export const reasons: Partial<Record<Deed, readonly string[]>> = {
  set_sector: ["Крутим настоящий волчок", "Волчок на экране не сработал"],
  restart_clock: ["Пропал звук", "Оговорка в вопросе", "Запущено слишком рано"],
  decline_lifeline: ["Рано", "Поздно", "Капитан передумал"],
  cut_minute: ["Выкрики после гонга", "Обсуждение после гонга", "Посторонний источник"],
  bench: ["Посторонний источник", "Выкрики с места", "Спор с крупье"],
  take_hat: ["Выкрики с места", "Спор с крупье", "За дело"],
  annul: ["Факт не подтвердился", "Вопрос прочитан с ошибкой", "Слышен поиск"],
  correct_score: ["Опечатка в счёте", "Вердикт пересмотрен"],
  end_match: ["Поздно, доиграем в другой раз", "Игроков стало мало", "Третье аннулирование"],
};

/** The same deed in the past, for undo: «Отменить: «время пошло»». */
export const done: Partial<Record<Deed, string>> = {
  start_game: "начало игры", call_debt: "объявление долга", spin: "вращение", set_sector: "сектор вручную", set_aside: "смену вопроса",
  start_clock: "«время пошло»", ask_answer: "вопрос без минуты", pause_clock: "паузу", resume_clock: "продолжение минуты", restart_clock: "минуту заново",
  grant_lifeline: "палочку", decline_lifeline: "отказ в палочке", appoint_acting: "замену капитана", hear_answer: "«слушаем ответ»", judge: "вердикт",
  close_round: "закрытие раунда", show_prompt: "показ вопроса", show_handout: "показ раздатки", cut_minute: "урезанную минуту", bench: "удаление", take_hat: "лишение шапки",
  annul: "аннулирование", correct_score: "правку счёта", announce_break: "перерыв", end_break: "конец перерыва", end_match: "конец матча",
};

/** What others did after the step, in a list of what goes away with it. */
export const laterDeeds: Partial<Record<Deed, string>> = {
  ask_lifeline: "просьба о палочке", name_answerer: "выбор отвечающего", close_discussion: "досрочный конец обсуждения", freeze_clock: "остановка часов", leave: "уход из-за стола",
};
