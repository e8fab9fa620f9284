// Rounds of their own kinds in one sentence: what goes on, and what is asked of whom. Figures and names come from the view.
import { called } from "../names";
import { plural } from "../parts/plural";
import type { Room, Round, SectorKind } from "../whole";

export const seconds = (n: number): string => `${n} ${plural(n, "секунда", "секунды", "секунд")}`;
const questions = (n: number): string => `${n} ${plural(n, "вопрос", "вопроса", "вопросов")}`;

export const kindNames: Record<SectorKind, string> = {
  plain: "Обычный", zero: "Чёрный ящик", blitz: "Блиц", superblitz: "Суперблиц", duplet: "Дуплиц", thirteen: "Тринадцатый", zeitnot: "Цейтнот", partner: "Вопрос партнёра",
  red: "Красный конверт", blue: "Синий конверт", base: "Вопрос из базы", window: "Форточка",
};
/** Under the number of a sector on the drawn table. */
export const marks: Readonly<Record<string, string>> = { blitz: "блиц", superblitz: "супер", duplet: "дуплиц", thirteen: "выбор", zeitnot: "цейтнот", partner: "партнёр", base: "база", window: "форточка" };
export const wayNames = { all: "все за столом", three: "трое", one: "один" } as const;
export const wayButtons = { all: "Все", three: "Трое", one: "Один" } as const;

const captain = (at: Room): string => { const chair = at.chairs.find((each) => each.speaks); return chair ? `капитан ${called(chair)}` : "капитан"; };
const named = (at: Room, seats: readonly string[]): string => at.chairs.filter((chair) => seats.includes(chair.seat)).map(called).join(", ");
const choice = (round: Round, name: string): number => round.choices.find(([each]) => each === name)?.[1] ?? 0;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** «все и 10 секунд, трое и 20 секунд или один и 60 секунд» */
export const waysLine = (round: Round): string => `все и ${seconds(choice(round, "all"))}, трое и ${seconds(choice(round, "three"))} или один и ${seconds(choice(round, "one"))}`;
/** Short, for it stands on a phone over the faces that may leave. */
const bargain = (round: Round): string => `Сейчас ${choice(round, "now")}\u00a0с, за ушедшего +${choice(round, "step")}\u00a0с, одному ${choice(round, "alone")}\u00a0с`;
const staysLine = (round: Round): string => (round.stay === 1 ? "кто один остаётся за столом" : `кто остаётся за столом: ещё ${round.stay - round.stays.length}`);

/** Who thinks now: everybody, one by name, or so many. */
function thinks(at: Room, round: Round): string {
  const alone = round.stay > 0 && round.stays.length === round.stay;
  if (alone && round.stay === 1) return `думает только ${named(at, round.stays)}`;
  if (alone) return `думают ${named(at, round.stays)}`;
  return round.kind === "zeitnot" ? "думают те, кто остался" : "думает вся команда";
}

/** «Блиц: вопрос 2 из 3» */
const title = (round: Round): string => (round.decisive ? "Решающий раунд" : kindNames[round.kind]);
const head = (round: Round): string => (round.parts > 1 ? `${title(round)}: вопрос ${round.part} из ${round.parts}` : title(round));
const own = (round: Round): boolean => round.decisive || round.parts > 1 || round.stay > 0 || round.way !== null || !["plain", "zero"].includes(round.kind);
const span = (round: Round): string => (round.debt ? ", минуту возвращают: отвечать сразу" : round.span_s ? `, на ответ ${seconds(round.span_s)}` : "");

function reading(at: Room, round: Round): string {
  if (round.spare) return `Вопрос снят: крупье читает запасной в том же секторе${span(round)}`;
  if (choice(round, "all")) return `${capital(captain(at))} выбирает: ${waysLine(round)}`;
  if (round.chooser === "captain") return `${title(round)}: ${captain(at)} называет, ${staysLine(round)}`;
  if (round.chooser === "host") return `${title(round)}: крупье называет, ${staysLine(round)}`;
  if (choice(round, "now")) return `Цейтнот: ${captain(at)} отпускает знатоков. ${bargain(round)}`;
  if (round.parts > 1) return round.stay ? `${head(round)}, ${thinks(at, round)}, крупье читает${span(round)}` : `${head(round)}, крупье читает${span(round)}${round.part === 1 ? `, очко за ${questions(round.parts)}` : ""}`;
  if (round.stay || round.decisive) return `${head(round)}: ${thinks(at, round)}, крупье читает${span(round)}`;
  if (round.way) return `${head(round)}: ${wayNames[round.way]}, крупье читает${span(round)}`;
  if (round.kind === "red") return `Красный конверт: крупье читает, ответ нужен развёрнутый${span(round)}`;
  if (round.kind === "blue") return `Синий конверт: крупье читает, ответ нужен точный${span(round)}`;
  if (round.kind === "base") return `Вопрос выпал из базы клуба: крупье читает${span(round)}`;
  return own(round) || round.debt ? `${round.debt && round.kind === "plain" ? "Крупье читает вопрос" : `${head(round)}: крупье читает`}${span(round)}` : "";
}

/** The step of help that is being used on a single question. */
function helped(at: Room, round: Round): string {
  const taken = round.parts === 1 ? round.lifeline : null;
  const adds = seconds(at.lifelines.find(({ kind }) => kind === taken)?.adds_s ?? 0);
  switch (taken) {
    case "club": return `Помощь клуба: ещё ${adds}, потом отвечает команда`;
    case "credit": return `Минута в кредит: ещё ${adds}, потом её придётся вернуть`;
    case "extra": return `Дополнительное время: ещё ${adds}, решает ${captain(at)}`;
    default: return "";
  }
}

function revealed(round: Round): string {
  const won = round.outcome === "knowers";
  if (round.kind === "window") return won ? "Форточка: вопроса нет, прошлый раунд взят, очко знатокам" : "Форточка: вопроса нет, прошлый раунд проигран, очко крупье";
  if (round.marks.includes("forfeited")) return "Подсказка: команда лишена ответа, раунд проигран";
  if (round.decisive) return won ? "Решающий раунд взят" : "Решающий раунд проигран";
  if (round.parts > 1) return won ? `${kindNames[round.kind]} взят: верны все ${questions(round.parts)}` : `${kindNames[round.kind]} проигран на вопросе ${round.part} из ${round.parts}`;
  return "";
}

function between(at: Room): string {
  const asked = at.decisive;
  const next = at.squads.find(({ turn }) => turn);
  if (!asked && at.debt_due) return "Долг забирают: в следующем раунде отвечать сразу, без обсуждения";
  if (!asked) return next ? `Вприсядку: за столом команда «${next.name}»` : "";
  const who = named(at, [asked.seat]);
  if (asked.granted) return `Решающий раунд: счёт обнулён, играет только ${who}${at.debt_due ? ", минуты нет: её возвращают" : ""}, верный ответ даёт победу`;
  return asked.reason ? `В решающем раунде отказано: ${asked.reason}` : `${capital(captain(at))} просит решающий раунд, играть будет ${who}: решает крупье`;
}

/** Of teams in turn: whose the game was, or that equal ones still have a question to play. */
function over(at: Room): string {
  const holder = at.squads.find(({ won }) => won);
  if (holder) return at.winner === "knowers" ? `Шестое очко взяла команда «${holder.name}»: игра за ней` : `Игра окончена: больше всех взяла команда «${holder.name}»`;
  return at.squads.length && at.winner ? "Раундов поровну: решает дополнительный вопрос" : "";
}

const TALKS: readonly Room["phase"][] = ["reading", "discussing", "paused", "naming"];
/** The captain misses this round or has gone, and nobody speaks instead. */
export const voiceless = (at: Room): boolean => at.round?.outcome === null && TALKS.includes(at.phase) && !at.chairs.some((chair) => chair.speaks) && at.chairs.some((chair) => !chair.out);

/** For everybody at the table and before a screen; "" where the phase's own line says it all. */
export function now(at: Room): string {
  const round = at.round;
  if (at.phase === "finished") return over(at);
  if (at.phase === "between") return between(at);
  if (!round) return "";
  if (at.phase === "revealed") return revealed(round);
  if (round.outcome !== null) return "";
  if (voiceless(at)) return "Капитан вне раунда: крупье называет, кто говорит за команду";
  switch (at.phase) {
    case "reading": return reading(at, round);
    case "discussing": return helped(at, round) || (own(round) ? `${head(round)}, ${thinks(at, round)}` : "");
    case "naming":
      if (round.marks.includes("early")) return `Досрочный ответ: ${captain(at)} называет, кто отвечает, помощи на нём нет`;
      if (round.debt) return `Возврат минуты: ${captain(at)} сразу называет, кто отвечает`;
      return own(round) && round.parts > 1 ? `${head(round)}, ${captain(at)} называет, кто отвечает` : "";
    default: return "";
  }
}

/** For the host: what to do, in one line over the primary action. */
export function host(at: Room): string {
  const round = at.round;
  if (at.phase === "between" && at.decisive && !at.decisive.reason) return at.decisive.granted ? `Решающий раунд: счёт обнулён${at.debt_due ? ", минуты нет, её возвращают" : ""}. Крутите волчок` : "Капитан просит решающий раунд: разрешите или откажите";
  if (at.phase === "between" && at.debt_due) return "Следующий раунд забирает долг. Предупредите: обсуждения не будет, ответ сразу после вопроса";
  const next = at.phase === "between" && at.squads.find(({ turn }) => turn);
  if (next) return `За стол садится «${next.name}». Напомните счёт и крутите волчок`;
  if (!round) return "";
  if (voiceless(at)) return "Капитан вне раунда: назовите, кто говорит за команду";
  if (round.asked && at.defender_decides && round.outcome === null) return "Ждём защитника: он решает, дать ли минуту в кредит";
  if (at.phase === "revealed") return round.kind === "window" ? "Форточка: покажите пустой конверт, очко уже записано" : "";
  if (at.phase === "naming" && round.marks.includes("early")) return "Досрочный ответ: спросите, кто отвечает";
  if (at.phase !== "reading" || round.outcome !== null) return "";
  if (choice(round, "all")) return `Спросите капитана: ${waysLine(round)}`;
  if (round.chooser === "captain") return `Ждём капитана: ${staysLine(round)}`;
  if (round.chooser === "host") return `Назовите, ${staysLine(round)}`;
  if (choice(round, "now")) return `Цейтнот. ${bargain(round)}. Капитан решил — нажмите «Состав назван»`;
  if (round.spare) return "Вопрос снят. Прочитайте запасной и объявите время";
  const read = round.debt ? "Прочитайте и сразу спросите, кто отвечает" : `Прочитайте и объявите время${round.span_s ? `: ${seconds(round.span_s)}` : ""}`;
  if (round.parts > 1) return `${head(round)}. ${read}`;
  if (round.kind === "red") return `Красный конверт. ${read}, предметы покажете после ответа`;
  if (round.kind === "blue") return `Синий конверт, ответ нужен точный. ${read}`;
  return own(round) ? `${head(round)}. ${read}` : "";
}

/** A scene's name and its one line: the rules of this round, with the figures of this game. */
export const sceneTitle = (of: string): string => (of === "decisive" ? "Решающий раунд" : kindNames[of as SectorKind] ?? "");
export function sceneLine(at: Room, of: string): string {
  const round = at.round;
  if (!round) return "";
  const each = round.span_s ? `, ${seconds(round.span_s)} на каждый` : "";
  switch (of) {
    case "decisive": return `Играет только ${named(at, round.stays)}: верный ответ даёт победу, неверный отдаёт её`;
    case "blitz": case "duplet": return `${capital(questions(round.parts))}${each}, очко за все верные`;
    case "superblitz": return `За столом один знаток. ${capital(questions(round.parts))}${each}, очко за все верные`;
    case "thirteen": case "partner": return round.choices.length ? `Команда выбирает: ${waysLine(round)}` : "Вопрос партнёра";
    case "zeitnot": return round.choices.length ? `${capital(seconds(choice(round, "now")))} на всех, за каждого ушедшего ещё ${seconds(choice(round, "step"))}` : "Секунды за тех, кто уйдёт";
    case "base": return "Вопрос выбирает случай из базы клуба";
    case "window": return revealed(round).replace("Форточка: ", "");
    default: return "";
  }
}
