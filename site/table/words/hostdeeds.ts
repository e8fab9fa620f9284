// Words of the host's own deeds: grounds, ready reasons, what was done, what goes with it.
import type { Deed, Lifeline } from "../joint";

export const lifelineGrant = (kind: Lifeline, adds: number): string => (kind === "host" ? "Дать наводку" : `Дать +${adds} с`);

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
  decline_decisive: ["Рано", "Лидера можно обойти и так"],
  withdraw: ["Вопрос известен за столом", "Ошибка в вопросе"],
  expel: ["Телефон за столом", "Спор с крупье"],
  show_out: ["Гаджет в зале", "Подсказка"],
  end_match: ["Поздно, доиграем в другой раз", "Игроков стало мало", "Третье аннулирование"],
};

/** The same deed in the past, for undo: «Отменить: «время пошло»». */
export const done: Partial<Record<Deed, string>> = {
  start_game: "начало игры", call_debt: "объявление долга", spin: "вращение", set_sector: "сектор вручную", set_aside: "смену вопроса",
  start_clock: "«время пошло»", ask_answer: "вопрос без минуты", pause_clock: "паузу", resume_clock: "продолжение минуты", restart_clock: "минуту заново",
  grant_lifeline: "палочку", decline_lifeline: "отказ в палочке", appoint_acting: "замену капитана", hear_answer: "«слушаем ответ»", judge: "вердикт",
  close_round: "закрытие раунда", show_prompt: "показ вопроса", show_handout: "показ раздатки", cut_minute: "урезанную минуту", bench: "удаление", take_hat: "лишение шапки",
  annul: "аннулирование", correct_score: "правку счёта", announce_break: "перерыв", end_break: "конец перерыва", end_match: "конец матча", grant_decisive: "решающий раунд", decline_decisive: "отказ в решающем раунде", stay_at_table: "выбор за столом", settle: "названный состав", refill: "доложенный конверт", withdraw: "снятый вопрос",
  give_card: "красную карточку", forfeit: "лишение ответа", call_hint: "подсказку из зала", expel: "удаление до конца игры", show_out: "удаление из зала", collect_sheets: "сбор бланков", judge_sheets: "вердикт бланкам", award_extra: "дополнительный вопрос",
  mark_played: "сыгранный до нас сектор", set_left: "палочки до нас", set_debt: "долг до нас",
};

/** What others did after the step, in a list of what goes away with it. */
export const laterDeeds: Partial<Record<Deed, string>> = {
  ask_lifeline: "просьба о палочке", name_answerer: "выбор отвечающего", close_discussion: "досрочный конец обсуждения", freeze_clock: "остановка часов", leave: "уход из-за стола", choose_way: "выбор тринадцатого", stay_at_table: "кто остаётся", answer_early: "досрочный ответ", send_away: "уход на раунд", call_back: "возвращение", hand_over: "передача слова", settle: "названный состав", ask_decisive: "просьба о решающем раунде", offer_help: "помощь из зала", grant_lifeline: "палочка", decline_lifeline: "отказ в палочке", give_card: "красная карточка", call_debt: "объявление долга",
};
