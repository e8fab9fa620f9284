// Words of forms: fields, choices, titles.
import type { Deed } from "../joint";
import { grounds } from "./hostdeeds";
import { faults } from "./rounds";
import { kindNames, wayNames } from "./special";
import { stageNames } from "./setup";

/** Names of form fields. */
export const fieldWords: Record<string, string> = {
  fault: "За что", teammate: "Играет за команду этого сезона", team: "Из какой команды зала", kind: "Что лежит", slot: "Вопрос базы", amount: "Сколько", played: "Лидер уже играл", clean: "Без единого проигранного раунда", older: "Игрой раньше", newer: "В прошлой игре", stage: "Какая игра",
  reason: "Причина", seat: "Кто", sector: "Сектор", ground: "Основание", minutes: "Минут", knowers: "Знатоки", viewers: "Телезрители", confirmed: "Да, этим счётом игра заканчивается", name: "Имя",
};
/** Where the field's own name would not say whom it is about. */
const ofDeed: Partial<Record<Deed, Readonly<Record<string, string>>>> = {
  call_hint: { name: "Кто подсказал", seat: "Кто уходит из-за стола" }, give_card: { name: "Кто подсказал" }, show_out: { name: "Кого выводим" }, expel: { seat: "Кого удаляем" }, offer_help: { name: "Как вас зовут" },
};
export const fieldWord = (deed: Deed, name: string): string => ofDeed[deed]?.[name] ?? fieldWords[name] ?? name;
export const noTeam = "не из команд";
export function valueWords(field: string, value: string | number): string {
  if (field === "sector") return value === 0 ? "Зеро" : String(value);
  if (field === "ground") return grounds[value as keyof typeof grounds] ?? String(value);
  if (field === "fault") return faults[value as keyof typeof faults] ?? String(value);
  if (field === "older" || field === "newer") return value === "" ? "не играли" : wayNames[value as keyof typeof wayNames] ?? String(value);
  if (field === "kind") return kindNames[value === "ordinary" ? "plain" : value as keyof typeof kindNames] ?? String(value);
  if (field === "stage") return stageNames[value as keyof typeof stageNames] ?? String(value);
  return String(value);
}
/** Titles of forms where the button's own words would not do. */
export const formTitles: Partial<Record<Deed, string>> = { cut_minute: "Штраф: урезанная минута в следующем раунде", bench: "Удалить на раунд", take_hat: "Лишить шапки", announce_break: "Перерыв на сколько минут", call_hint: "Подсказка из зала: раунд проигран", note_leader: "Лидер серии", note_ways: "Как играли тринадцатый сектор" };
