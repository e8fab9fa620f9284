// The words of the page's own furniture: screens, buttons, lamps, dialogs. Short, warm, second person plural.
import type { Deed } from "../joint";
import { plural } from "../parts/plural";
import { grounds } from "./deeds";

export const ui = {
  title: "Почему? Куда? Зачем?",
  close: "Закрыть", cancel: "Не надо", ok: "Понятно", back: "Назад", more_: "Ещё", copy: "Скопировать ссылку", copied: "Ссылка скопирована", copyByHand: "Скопируйте ссылку из строки",
  whyNot: "Почему нельзя?",
  clause: (clause: string) => `Пункт ${clause.replace(/^P/, "")} правил`,
  less: (name: string) => `${name}: меньше`, more: (name: string) => `${name}: больше`,
  sending: "Отправляем…",
} as const;

/** Names of form fields. */
export const fieldWords: Record<string, string> = {
  reason: "Причина", seat: "Кто", sector: "Сектор", ground: "Основание", minutes: "Минут", knowers: "Знатоки", viewers: "Телезрители", confirmed: "Да, этим счётом игра заканчивается", name: "Имя",
};
export function valueWords(field: string, value: string | number): string {
  if (field === "sector") return value === 0 ? "Зеро" : String(value);
  if (field === "ground") return grounds[value as keyof typeof grounds] ?? String(value);
  return String(value);
}
/** Titles of forms where the button's own words would not do. */
export const formTitles: Partial<Record<Deed, string>> = { cut_minute: "Штраф: 40 секунд в следующем раунде", bench: "Удалить на раунд", take_hat: "Лишить шапки", announce_break: "Перерыв на сколько минут" };

export const counted = {
  players: (n: number) => `${n} ${plural(n, "знаток", "знатока", "знатоков")}`,
  watching: (n: number) => `${n} ${plural(n, "зритель", "зрителя", "зрителей")}`,
  rounds: (n: number) => `${n} ${plural(n, "раунд", "раунда", "раундов")}`,
  questions: (n: number) => `${n} ${plural(n, "вопрос", "вопроса", "вопросов")}`,
} as const;
