// Every command in words: what the button says, and what the protocol says was done.
import type { Lifeline } from "../joint";
import type { Command } from "../wire";

export const lifelines: Record<Lifeline, string> = { credit: "Минута в кредит", club: "Помощь клуба", host: "Помощь ведущего", extra: "Дополнительное время" };
/** «Капитан просит …» */
export const lifelinesAsked: Record<Lifeline, string> = { credit: "минуту в кредит", club: "помощь клуба", host: "помощь ведущего", extra: "дополнительное время" };
/** «… потрачена» reads with each of these. */
export const lifelineSays: Record<Lifeline, string> = {
  credit: "Ещё 60 секунд сейчас, но один из следующих раундов вы ответите без минуты.",
  club: "Подсказка на экране и ещё 60 секунд. Только пока идёт минута.",
  host: "Устная наводка крупье после минуты. Времени не добавляет.",
  extra: "Ещё время на этот вопрос, без долга.",
};

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
  choose_stage: "Какая это игра",
  note_leader: "Лидер серии",
  note_ways: "Прежние тринадцатые",
  set_prize: "Приз автору",
  mark_sector: "Что в секторе",
  keep_out: "Начинает вне стола",
  let_in: "Вернуть за стол",
  mark_played: "Сыграно до нас",
  set_left: "Палочек осталось",
  set_debt: "Долг до нас",
  ask_decisive: "Решающий раунд",
  grant_decisive: "Разрешить решающий",
  decline_decisive: "Отказать в решающем",
  choose_way: "Как играем тринадцатый",
  stay_at_table: "Остаётся за столом",
  answer_early: "Досрочный ответ",
  offer_help: "Могу помочь",
  give_card: "Красная карточка",
  forfeit: "Лишить ответа",
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
  annul: "Аннулировать",
  correct_score: "Поправить счёт",
  announce_break: "Перерыв",
  end_break: "Закончить перерыв",
  end_match: "Завершить матч",
  undo: "Отменить",
  redo: "Вернуть",
};

/** Some commands name their own choice. */
export const verdicts = { right: "Верно", wrong: "Неверно", silent: "Капитан молчит: не засчитать" } as const;
