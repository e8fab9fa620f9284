// The protocol in words: every event is one line about people, sectors and seconds.
import type { Event, Lifeline } from "../joint";
import { plural } from "../parts/plural";
import { clockWords } from "./clock";
import { lifelines, lifelinesAsked } from "./deeds";
import { grounds } from "./hostdeeds";

/** For a line: who sits in a seat, how to say a moment of server time, and the rules' figures by name. */
export interface Say { readonly name: (seat: string) => string; readonly time: (ms: number) => string; readonly figure: (name: string) => number; readonly rival?: "viewers" | "host" }
type Lines = { readonly [K in Event["t"]]: (event: Extract<Event, { t: K }>, say: Say) => string };

const because = (reason: string | undefined) => (reason ? `: ${reason}` : "");
const parts = { prompt: "вопрос", hint: "подсказка клуба", key: "ответ с комментарием", box: "содержимое ящика", handout: "раздаточный материал" } as const;
const sectorWords = (n: number) => (n === 0 ? "зеро, чёрный ящик" : `сектор ${n}`);
const kinds = { ordinary: "обычный", black_box: "чёрный ящик", blitz: "блиц", superblitz: "суперблиц", duplet: "дуплиц", thirteen: "тринадцатый", zeitnot: "цейтнот", partner: "вопрос партнёра", red: "красный конверт", blue: "синий конверт", base: "вопрос из базы", window: "форточка" } as const;
const list = (kinds: readonly Lifeline[]) => kinds.map((kind) => lifelines[kind].toLowerCase()).join(", ");
const span = (ms: number) => `${ms / 1000} ${plural(ms / 1000, "секунда", "секунды", "секунд")}`;

export const eventLines: Lines = {
  table_opened: () => "Стол открыт",
  seat_taken: (e, say) => `${say.name(e.seat)} садится за стол`,
  knocked: (e) => `${e.name} стучит в дверь`,
  knock_answered: (e) => (e.seat === null ? "Стук остался без ответа" : "Дверь открыли"),
  dressed: () => "Другой наряд",
  seat_left: (e, say) => (e.removed ? `${say.name(e.seat)}: место освобождено крупье` : "Встаёт из-за стола"),
  said_ready: () => "Готов",
  took_ready_back: () => "Ещё не готов",
  voted: (e, say) => `В капитаны: ${say.name(e.choice)}`,
  captain_marked: (e, say) => `Капитан — ${say.name(e.seat)}${e.by_vote ? ", по голосам команды" : ""}`,
  pack_brought: () => "Крупье принёс свой пакет",
  pack_chosen: (e) => (e.card ? `Выбран пакет «${e.card.title}»` : "Вопросы на бумаге"),
  prompts_set: (e) => (e.on ? "Текст вопросов после чтения виден всем" : "Текст вопросов на экранах не показываем"),
  silence_set: (e) => (e.on ? "Звук у всех выключен" : "Звук у всех включён"),
  lobby_opened: () => "Снова в лобби",
  stage_chosen: (e) => `Эта игра: ${{ "": "обычная", qualifier: "отборочная", semifinal: "полуфинал", final: "финал", special: "специальная", together: "«вприсядку»" }[e.stage]}`,
  leader_noted: (e) => (e.leader ? `Лидер серии сыграл ${e.leader.knowers}:${e.leader.viewers}` : "Лидера серии ещё нет"),
  ways_noted: () => "Записаны прежние выборы тринадцатого сектора",
  prize_set: (e) => `Приз автору: ${e.amount}`,
  sector_marked: (e) => (e.sector ? `${sectorWords(e.sector)}: ${kinds[e.kind]}` : "Крупье отметил сектор"),
  kept_out: (e, say) => `${say.name(e.seat)} начинает вне стола`,
  let_back: (e, say) => `${say.name(e.seat)} снова за столом`,
  played_elsewhere: (e) => `Сыграно до этого стола: ${sectorWords(e.sector)}`,
  lifeline_set: (e) => `Осталось до этого стола: ${lifelines[e.kind].toLowerCase()} — ${e.left}${e.squad ? ` у команды «${e.squad}»` : ""}`,
  debt_set: (e) => (e.owed ? "До этого стола взят кредит" : "Долга нет"),
  decisive_asked: (e, say) => `Просит решающий раунд, играет ${say.name(e.seat)}`,
  decisive_granted: () => "Решающий раунд разрешён, счёт обнулён",
  decisive_declined: (e) => `В решающем раунде отказано${because(e.reason)}`,
  way_chosen: (e) => `Тринадцатый сектор: ${{ all: "все за столом", three: "трое", one: "один" }[e.way]}`,
  seat_stays: (e, say) => `За столом ${say.name(e.seat)}`,
  early_called: () => "Досрочный ответ",
  help_offered: (e) => `Помощь из зала: ${e.name}`,
  part_taken: () => "Верно, следующий вопрос",
  answer_forfeited: () => "Команда лишена ответа: раунд проигран",
  earned: (e) => `Заработано: ${lifelines[e.kind].toLowerCase()}`,
  debt_incurred: () => "Раунд взят в кредит: минуту надо вернуть",
  window_hidden: () => "Крупье спрятал форточку",
  crossed_out: () => "Вопрос базы уже играл на турнире",
  team_entered: (e) => `В зале команда «${e.name}»`,
  team_left: (e) => (e.removed ? "Команда снята из зала" : "Команда ушла из зала"),
  window_fell: (e) => `Форточка: очко ${e.taken ? "знатокам" : "крупье"}`,
  sent_away: (e, say) => `${say.name(e.seat)} уходит на раунд`,
  called_back: (e, say) => `${say.name(e.seat)} снова за столом`,
  handed_over: (e, say) => `${say.name(e.seat)} уходит на раунд, говорит ${say.name(e.to)}`,
  settled: (e) => `Состав назван: ${span(1000 * e.span_s)}`,
  refilled: (e) => `Конверт доложен: ${sectorWords(e.sector)}`,
  withdrawn: (e) => `Вопрос снят, играет запасной${because(e.reason)}`,
  hint_called: (e, say) => `Подсказка из зала: ${e.name}${e.seat ? `, уходит ${say.name(e.seat)}` : ""}`,
  expelled: (e, say) => `${say.name(e.seat)} не играет до конца игры${because(e.reason)}`,
  shown_out: (e) => `Из зала уходит ${e.name}${because(e.reason)}`,
  sheets_collected: () => "Бланки собраны",
  sheets_judged: (e) => `Бланки с ответом ${e.group}: ${e.correct ? "верно" : "неверно"}`,
  squad_named: (e) => `За столом по очереди: команда «${e.name}»`,
  squad_dropped: (e) => `Команда «${e.squad}» не садится`,
  squad_joined: (e, say) => `${say.name(e.seat)}: команда «${e.squad}»`,
  extra_taken: (e) => `Дополнительный вопрос взяла команда «${e.squad}»`,
  card_given: (e) => `Красная карточка: ${e.name}`,
  game_started: (e) => `Игра ${e.no} началась. Палочки: ${list(e.lifelines)}`,
  debt_called: () => "Объявлен долг: следующий раунд без минуты",
  burnt: (e) => `Сгорели: ${list(e.lifelines)}`,
  spun: (e) => [`${e.link ? "Волчок" : "Вручную"}: ${sectorWords(e.sector)}`, e.final ? "финальный раунд" : "", e.debt ? "раунд долга" : "", e.cut ? "урезанная минута" : ""].filter(Boolean).join(", ") + because(e.reason),
  was_set_aside: () => "Вопрос знаком знатокам, сектор сыгран, крутим снова",
  clock_started: (e) => `Время пошло: ${span(e.span_ms)}`,
  answer_asked: () => "Вопрос прочитан, минуты нет: капитан называет отвечающего",
  clock_paused: (e) => `Пауза на ${clockWords(e.left_ms)}`,
  clock_resumed: () => "Минута продолжается",
  clock_restarted: (e) => `Минута заново${because(e.reason)}`,
  discussion_closed: () => "Обсуждение закончено раньше гонга",
  lifeline_asked: (e) => `Просит ${lifelinesAsked[e.kind]}`,
  time_granted: (e) => `${lifelines[e.kind]}: время добавлено`,
  host_helped: () => "Помощь ведущего: наводка дана",
  lifeline_declined: (e) => `Отклонено: ${lifelines[e.kind].toLowerCase()}${because(e.reason)}`,
  request_dropped: () => "Просьба снята",
  acting_appointed: (e, say) => `За капитана решает ${say.name(e.seat)}`,
  answerer_named: (e, say) => `Отвечает ${say.name(e.seat)}`,
  answer_begun: () => "Ответ звучит",
  shown: (e) => `На экранах: ${parts[e.part]}`,
  judged: (e, say) => (e.correct ? "Верно: очко знатокам" : say.rival === "host" ? "Неверно: очко крупье" : "Неверно: очко телезрителям"),
  round_closed: () => "Раунд закрыт",
  minute_cut: (e, say) => `Штраф команде: ${span(1000 * say.figure("cut_minute_s"))} в следующем раунде${because(e.reason)}`,
  benched: (e, say) => `Штраф: ${say.name(e.seat)} пропускает ${e.now ? "этот раунд" : "следующий раунд"}${because(e.reason)}`,
  hat_taken: (e, say) => `Штраф: ${say.name(e.seat)} остаётся без шапки${because(e.reason)}`,
  annulled: (e) => `Раунд аннулирован. ${grounds[e.ground]}${because(e.reason)}`,
  score_corrected: (e) => `Счёт поправлен: ${e.knowers}:${e.viewers}${because(e.reason)}`,
  break_begun: (e, say) => `Перерыв до ${say.time(e.until_ms)}`,
  break_ended: () => "Перерыв окончен",
  match_won: (e, say) => (e.side === "knowers" ? "Победа знатоков" : say.rival === "host" ? "Победа крупье" : "Победа телезрителей"),
  match_ended: (e) => `Матч завершён без победителя${because(e.reason)}`,
  undone: (e) => `Отменён шаг ${e.step} и всё после него`,
  redone: () => "Отменённое возвращено",
};

export function eventLine(event: Event, say: Say): string {
  const line = eventLines[event.t] as (event: Event, say: Say) => string;
  return line(event, say);
}
