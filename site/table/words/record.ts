// Words of the protocol: who did what when, and what the wheel's check found.
import type { Verdict } from "../record/verify";

export const record = {
  title: "Протокол игры", elsewhere: "Игра началась в другом месте: отмечено, с чего она продолжилась", loading: "Читаем протокол…", again: "Ещё раз",
  said: "Кто что делал", wheel: "Проверка волчка", host: "Крупье", spectator: "Зритель", guest: "Гость", defender: "Защитник", steward: "Распорядитель", author: "Автор вопроса", undone: "отменено",
  json: "Сохранить JSON", text: "Сохранить текст", file: "Проверить файл", open: "Открыть сохранённый протокол", notProtocol: "Это не протокол игры. Выберите файл, сохранённый здесь кнопкой «Сохранить JSON»",
  wheelSays: "Страница сама пересчитала каждое вращение: звено опубликованной цепочки, числа всех кресел и список несыгранных секторов. Сервер в этом не участвует.",
  allEven: (n: number) => `Все вращения сходятся: ${n}`, someWrong: (n: number) => `Не сходится: ${n}`, noSpins: "Вращений ещё не было",
  changed: "Файл изменён после сохранения: контрольная сумма не сходится",
  spin: (draw: number, sector: number) => `Вращение ${draw}: ${sector === 0 ? "зеро" : `сектор ${sector}`}`, among: (list: readonly number[]) => `из ${list.join(", ")}`, entry: (n: number) => `Запись ${n}`,
} as const;

export const verdicts: Record<Verdict, string> = {
  even: "верно", by_hand: "поставлен крупье вручную", wrong_link: "звено не из опубликованной цепочки", wrong_sector: "из этого звена выпал бы другой сектор",
  wrong_candidates: "список секторов не тот, что был на столе", wrong_order: "вращение не по порядку", wrong_question: "из этого звена выпал бы другой вопрос базы", salts_differ: "числа кресел не те, что они дали в лобби", broken_log: "запись не может следовать за предыдущей", sealed: "откроется после игры",
};
