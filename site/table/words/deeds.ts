// Every command in words: what the button says, and what the protocol says was done.
import type { Lifeline } from "../joint";
import type { Command } from "../wire";

export const lifelines: Record<Lifeline, string> = { credit: "Минута в кредит", club: "Помощь клуба", host: "Помощь ведущего" };
/** «Капитан просит …» */
export const lifelinesAsked: Record<Lifeline, string> = { credit: "минуту в кредит", club: "помощь клуба", host: "помощь ведущего" };
/** «… потрачена» reads with each of these. */
export const lifelineSays: Record<Lifeline, string> = {
  credit: "Ещё 60 секунд сейчас, но один из следующих раундов вы ответите без минуты.",
  club: "Подсказка на экране и ещё 60 секунд. Только пока идёт минута.",
  host: "Устная наводка крупье после минуты. Времени не добавляет.",
};
export const lifelineGrant: Record<Lifeline, string> = { credit: "Дать +60 с", club: "Дать +60 с", host: "Дать наводку" };

/** What a press asks for, as the name of a button. */
export const deeds: Record<Command["t"], string> = {
  take_seat: "Сесть за стол",
  knock: "Постучать",
  admit: "Впустить",
  turn_away: "Не впускать",
  dress: "Сменить наряд",
  leave: "Встать из-за стола",
  remove_seat: "Высадить",
  ready: "Готов",
  not_ready: "Ещё не готов",
  vote_captain: "В капитаны",
  mark_captain: "Назначить капитаном",
  choose_pack: "Выбрать пакет",
  show_prompts: "Текст вопроса на экранах",
  silence_all: "Тишина у всех",
  start_game: "Начать игру",
  return_to_lobby: "Вернуться в лобби",
  call_debt: "Объявить долг",
  spin: "Крутить волчок",
  set_sector: "Сектор вручную",
  set_aside: "Вопрос знаком, крутить снова",
  start_clock: "Время",
  ask_answer: "Кто отвечает",
  pause_clock: "Пауза",
  freeze_clock: "Остановить часы",
  resume_clock: "Продолжить минуту",
  restart_clock: "Минута заново",
  close_discussion: "Обсуждение закончено",
  ask_lifeline: "Попросить палочку",
  grant_lifeline: "Дать палочку",
  decline_lifeline: "Отклонить",
  appoint_acting: "За капитана",
  name_answerer: "Отвечает",
  hear_answer: "Слушаем ответ",
  judge: "Вердикт",
  close_round: "Закрыть раунд",
  show_prompt: "Показать вопрос всем",
  show_handout: "Показать раздатку",
  cut_minute: "40 секунд в следующем",
  bench: "Удалить на раунд",
  take_hat: "Лишить шапки",
  annul: "Аннулировать раунд",
  correct_score: "Поправить счёт",
  announce_break: "Перерыв",
  end_break: "Закончить перерыв",
  end_match: "Завершить матч",
  undo: "Отменить",
  redo: "Вернуть",
};

/** Some commands name their own choice. */
export const verdicts = { right: "Верно", wrong: "Неверно", silent: "Капитан молчит: не засчитать" } as const;
export const grounds = { question: "Вопрос некорректен", cheating: "Явное жульничество" } as const;
export const groundSays = {
  question: "Всё станет как до раунда: палочка вернётся, кредит и его долг отменятся.",
  cheating: "Потраченное не возвращается, взысканный долг погашен.",
} as const;

/** A row of ready reasons, so that a host writes nothing in the middle of a game. */
export const reasons: Partial<Record<Command["t"], readonly string[]>> = {
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
export const done: Partial<Record<Command["t"], string>> = {
  start_game: "начало игры", call_debt: "объявление долга", spin: "вращение", set_sector: "сектор вручную", set_aside: "смену вопроса",
  start_clock: "«время пошло»", ask_answer: "вопрос без минуты", pause_clock: "паузу", resume_clock: "продолжение минуты", restart_clock: "минуту заново",
  grant_lifeline: "палочку", decline_lifeline: "отказ в палочке", appoint_acting: "замену капитана", hear_answer: "«слушаем ответ»", judge: "вердикт",
  close_round: "закрытие раунда", show_prompt: "показ вопроса", show_handout: "показ раздатки", cut_minute: "урезанную минуту", bench: "удаление", take_hat: "лишение шапки",
  annul: "аннулирование", correct_score: "правку счёта", announce_break: "перерыв", end_break: "конец перерыва", end_match: "конец матча",
};

/** What others did after the step, in a list of what goes away with it. */
export const laterDeeds: Partial<Record<Command["t"], string>> = {
  ask_lifeline: "просьба о палочке", name_answerer: "выбор отвечающего", close_discussion: "досрочный конец обсуждения", freeze_clock: "остановка часов", leave: "уход из-за стола",
};
