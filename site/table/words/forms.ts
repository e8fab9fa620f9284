// Words of forms: fields, choices, titles.
import type { Deed } from "../joint";
import { grounds } from "./hostdeeds";

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
