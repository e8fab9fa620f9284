// Where the evening stands, for those at the table and for the host.
import { signal } from "@preact/signals";
import type { PhaseName as Name } from "../joint";
import type { Room } from "../whole";

/** What rounds of their own kinds say comes with the second file: one sentence for the table, one for the host, marks of sectors. */
export const said = signal<{ readonly now: (at: Room) => string; readonly host: (at: Room) => string; readonly marks: Readonly<Record<string, string>> }>({ now: () => "", host: () => "", marks: {} });

/** The line under the table. */
export const phaseLines: Record<Name, string> = {
  lobby: "Собираемся за столом",
  between: "Между раундами",
  on_break: "Перерыв",
  reading: "Крупье читает вопрос",
  discussing: "Идёт минута: версии вслух, решает капитан",
  paused: "Часы стоят",
  naming: "Капитан называет, кто отвечает",
  answering: "Назван отвечающий",
  hearing: "Слушаем ответ",
  revealed: "Ответ открыт",
  finished: "Игра окончена",
};

/** The host's five steps, and which phase lights which. */
export const steps = ["Волчок", "Вопрос", "Минута", "Ответ", "Вердикт"] as const;
export const stepOf: Record<Name, number> = { lobby: -1, between: 0, on_break: 0, reading: 1, discussing: 2, paused: 2, naming: 3, answering: 3, hearing: 3, revealed: 4, finished: 5 };

/** What the host is to do, in one line over the primary action. */
export const hostLines: Record<Name, string> = {
  lobby: "Ждём, пока все сядут и нажмут «Готов»",
  between: "Напомните счёт и крутите волчок",
  on_break: "Перерыв. Закончите, когда все вернутся",
  reading: "Прочитайте вопрос целиком, потом объявите время",
  discussing: "Минута идёт. Слушайте, кто и что говорит",
  paused: "Часы стоят. Минута ждёт вас",
  naming: "Спросите капитана, кто отвечает",
  answering: "Перечитайте вопрос и дайте слово отвечающему",
  hearing: "Берите первый полный ответ, потом вердикт",
  revealed: "Прочитайте ответ и комментарий",
  finished: "Игра окончена",
};
export const choosingCaptain = "Выбираем капитана";
export const afterGong = { host: "Гонг. Перечитайте вопрос и спросите, кто отвечает", table: "Гонг. Обсуждение закрыто, слово капитану" } as const;
