// Words of the packs in the host's lobby: what the chosen one has, what it lacks for this game, and the way to one's own.
import { plural } from "../parts/plural";

const lacking: Readonly<Record<string, string>> = {
  box: "чёрного ящика", black_box: "чёрного ящика", blitz: "блица из трёх вопросов", superblitz: "суперблица из трёх вопросов", duplet: "дуплета из двух вопросов",
  zeitnot: "цейтнота с одним вопросом", base: "вопросов базы", spare: "запасного вопроса", red: "красного конверта с одним вопросом", blue: "синего конверта с одним вопросом",
  partner: "вопроса партнёра", thirteen: "тринадцатого сектора",
};
const numbers = (all: readonly string[]) => (all.length === 1 ? `конверта № ${all[0]}` : `конвертов № ${all.join(", ")}`);

/** Numbers together, then the special ones by name: «конвертов № 7, 9, чёрного ящика». */
export function lackOf(missing: readonly string[]): string {
  const plain = missing.filter((each) => /^\d+$/.test(each));
  return [...(plain.length ? [numbers(plain)] : []), ...missing.filter((each) => !/^\d+$/.test(each)).map((each) => lacking[each] ?? each)].join(", ");
}

export const pack = {
  open: "Принести свой пакет…", mend: "Поправить свой пакет…", own: "Ваш пакет", unlaid: "В черновике есть правки, которых на столе ещё нет",
  whole: "Полон для этой игры", lacks: (missing: readonly string[]) => `Не хватает: ${lackOf(missing)}`,
  has: (envelopes: number, box: boolean, handouts: number) => [
    `${envelopes} ${plural(envelopes, "вопрос", "вопроса", "вопросов")}${box ? " и чёрный ящик" : ""}`,
    handouts ? `раздатка к ${handouts} ${plural(handouts, "вопросу", "вопросам", "вопросам")}` : "",
  ].filter(Boolean).join(", "),
} as const;
