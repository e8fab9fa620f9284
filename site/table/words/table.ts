// Words of the table for those who sit at it or watch.
import { plural } from "../parts/plural";

export const table = {
  sector: (n: number) => (n === 0 ? "Зеро" : `Сектор ${n}`),
  round: (n: number) => `Раунд ${n}`,
  roundSector: (round: number, sector: number) => `Раунд ${round} · ${sector === 0 ? "Зеро" : `сектор ${sector}`}`,
  card: (name: string) => `Красная карточка: ${name}`, final: "Финальный раунд", debtRound: "Раунд долга: без минуты", cut: "Урезанная минута", byHand: "сектор поставлен вручную", restarted: "минута начата заново",
  handUp: "Поднять руку", handDown: "Опустить руку",
  who: "Отвечает…", whoTitle: "Кто отвечает?", whoAgain: "Назвать другого…", whoOne: (name: string) => `Отвечает ${name}`,
  turning: "Волчок крутится", asked: (what: string) => `Крупье решает, дать ли ${what}`, askedDefender: (what: string) => `Защитник решает, дать ли ${what}`, helps: (name: string) => `Из зала готов помочь ${name}: решает крупье`, declined: (what: string, why: string) => `Отклонено: ${what}. ${why}`,
  mended: { undone: () => "Крупье вернулся на шаг назад", redone: () => "Крупье вернул отменённый шаг", corrected: (why: string) => `Счёт исправлен: ${why}` },
  hostAway: "Крупье отошёл. Часы идут сами, место за ним", hostAwayCaptain: "Крупье отошёл. Капитан может остановить часы",
  roundAnnulled: "Раунд аннулирован: очка никому, сектор сыгран", roundAside: "Вопрос оказался знаком, крутим снова",
  debt: "Команда должна минуту", debtCalled: "В следующем раунде минуты нет", cuts: (n: number) => `Урезанных минут впереди: ${n}`,
  lifelines: "Палочки", left: "есть", gone: "потрачена",
  question: "Вопрос", part: (n: number) => `Вопрос ${n}`, hint: "Подсказка клуба", answer: "Ответ", accepted: "Зачёт", comment: "Комментарий", handout: "Раздаточный материал", inBox: "В чёрном ящике",
  history: "Раунды", noHistory: "Ещё ни одного раунда", out: "Вы пропускаете этот раунд: вопроса на экране нет", away: "Сейчас за столом другая команда: вопроса на экране нет",
  sides: { knowers: "Знатоки" }, rivals: { viewers: "Телезрители", host: "Крупье" }, rivalWins: { viewers: "Победа телезрителей!", host: "Победа крупье!" },
  outcome: { knowers: "знатокам", viewers: "соперникам", annulled: "аннулирован", set_aside: "отложен", elsewhere: "до нас" },
  tableLabel: (line: string) => `Игровой стол. ${line}`,
  hands: "Чьей рукой?", by: (name: string) => `Рука: ${name}`,
  break: (left: string) => `Перерыв. Осталось ${left}`, breakOver: "Перерыв кончился, ждём крупье",
  victory: "Последнее очко ваше", defeat: "Последнее очко у соперников", noWinner: "Матч завершён без победителя",
  finalLine: (rounds: number) => `${rounds} ${plural(rounds, "раунд", "раунда", "раундов")} за вечер`,
  backSoon: "Когда музыка стихнет, крупье вернёт всех в лобби",
  menu: "Меню", volume: "Звук", theme: "Свет", themes: { "": "Как в системе", dark: "Тёмный", light: "Светлый", contrast: "Контрастный" } as Record<string, string>,
  protocol: "Протокол", addPlayer: "Ещё один знаток", exit: "Уйти со страницы", exitSays: "Место останется за вами: вернуться можно с этого устройства.", fullscreen: "Во весь экран", keys: "Клавиши",
  fold: "Свернуть", watching: "Зрители", 
} as const;

export const trouble = {
  joining: "Садимся за стол", joiningSays: "Ещё секунда.",
  lost: "Связь прервалась. Место за вами, соединяемся снова", 
  sendingMany: (n: number) => `${n} ${plural(n, "нажатие ждёт", "нажатия ждут", "нажатий ждут")} связи`,
  elsewhere: "Это место открыто в другом окне", elsewhereSays: "Можно продолжить здесь: то окно уступит.", take: "Продолжить здесь",
  taken: "Место перешло в другое окно", takenSays: "Здесь всё на паузе. Вернуть его сюда можно одним нажатием.",
  takenHost: "Пульт открыт в другом месте", takenHostSays: "Здесь всё на паузе. Если вы передали пульт, его вернёт только новая ссылка от нового крупье.",
  gone: "Этого места больше нет", goneSays: "Стол закрыт или ссылка устарела. Спросите у крупье новый код.", toDoor: "К входу",
  badLink: "Ссылка не открылась", badLinkSays: "Она могла оборваться при пересылке. Попросите прислать её целиком.",
} as const;
