// Words of the packs in the host's lobby: what the chosen one has, what it lacks for this game, and the way to one's own.
import { plural } from "../parts/plural";

const lacking: Readonly<Record<string, string>> = {
  box: "чёрного ящика", black_box: "чёрного ящика", blitz: "блица из трёх вопросов", superblitz: "суперблица из трёх вопросов", duplet: "дуплета из двух вопросов",
  zeitnot: "цейтнота с одним вопросом", base: "вопросов базы", spare: "запасного вопроса", red: "красного конверта с одним вопросом", blue: "синего конверта с одним вопросом",
  partner: "вопроса партнёра", thirteen: "тринадцатого сектора",
};

/** Numbers in a row as one: «4–6, 9». */
function inRows(all: readonly number[]): string {
  const rows: [number, number][] = [];
  for (const n of [...all].sort((a, b) => a - b)) {
    const last = rows.at(-1);
    if (last && last[1] === n - 1) last[1] = n; else rows.push([n, n]);
  }
  return rows.map(([from, to]) => (from === to ? `${from}` : to === from + 1 ? `${from}, ${to}` : `${from}–${to}`)).join(", ");
}
const numbers = (all: readonly string[]) => `${all.length === 1 ? "конверта" : "конвертов"} №\u00a0${inRows(all.map(Number))}`;

/** Numbers together, then the special ones by name: «конвертов № 7–9, чёрного ящика». */
export function lackOf(missing: readonly string[]): string {
  const plain = missing.filter((each) => /^\d+$/.test(each));
  return [...(plain.length ? [numbers(plain)] : []), ...missing.filter((each) => !/^\d+$/.test(each)).map((each) => lacking[each] ?? each)].join(", ");
}

export const pack = {
  open: "Принести свой пакет…", mend: "Поправить свой пакет…", own: "Ваш пакет", unlaid: "В черновике есть правки, которых на столе ещё нет",
  whole: "Полон для этой игры", lacks: (missing: readonly string[]) => `Не хватает: ${lackOf(missing)}`,
  forGames: (titles: readonly string[]) => `Для ${titles.length > 1 ? "игр" : "игры"} ${titles.map((title) => `«${title}»`).join(", ")}`,
  others: "Не полны для этой игры", othersSay: "Выбрать можно, но начать стол даст только с полным",
  has: (envelopes: number, box: boolean, handouts: number) => [
    `${envelopes} ${plural(envelopes, "вопрос", "вопроса", "вопросов")}${box ? " и чёрный ящик" : ""}`,
    handouts ? `раздатка к ${handouts} ${plural(handouts, "вопросу", "вопросам", "вопросам")}` : "",
  ].filter(Boolean).join(", "),
} as const;
