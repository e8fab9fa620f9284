// Words of a team in the hall: its sheet, what became of it, its points.
import { plural } from "../parts/plural";
import { seconds } from "./special";

export const hall = {
  team: "Команда зала", join: "Командой в зале", joinTitle: "Команда в зале", name: "Название команды", joinSays: "Во время минуты вы пишете ответ вместе со столом. Одна команда — одно устройство.", enter: "Войти в зал",
  field: "Ваш ответ", placeholder: "Пишите сюда", waits: "Ждём вопрос", waitsSays: "Ответ можно будет писать, когда крупье объявит время.",
  points: (n: number) => `${n} ${plural(n, "балл", "балла", "баллов")}`, handNow: "Сдать", mend: "Исправлять можно до гонга",
  open: "Пишите ответ: сдаётся сам, исправлять можно до гонга", stands: "Часы стоят: ответ можно исправлять", closed: "Приём закрыт, слушаем стол", voided: "Вопрос снят, бланк не считается",
  standing: { blank: "", writing: "Черновик на этом устройстве", sending: "Сдаём…", refused: "Бланк не принят" } as Record<string, string>,
  handed: (time: string) => `Сдано в ${time}`, late: (n: number) => `Опоздали на ${seconds(n)}, бланк не принят`, lastHanded: (text: string) => `Принят ответ «${text}»`,
  right: "Верно: балл вам", wrong: "Неверно", judging: "Ждём вердикта", none: "Не сдавали",
  past: "Наши ответы", question: (round: number, part: number) => `Раунд ${round}${part > 1 ? `, вопрос ${part}` : ""}`, gone: "Команда больше не в зале", goneSays: "Войти снова можно по коду стола.", leave: "Уйти из зала", leaveSays: "Команда уйдёт из зала, её баллы останутся в протоколе.",
} as const;

export const hallHost = {
  title: "Зал", none: "Команд в зале пока нет: они входят по коду стола.", teams: (n: number) => `${n} ${plural(n, "команда", "команды", "команд")}`, points: "баллы", remove: (name: string) => `Снять «${name}»`, removeSure: "Снять команду?", removeSays: "Её бланки больше не примут, баллы останутся в протоколе.",
  collect: "Собрать бланки", sheets: (round: number, part: number) => `Бланки: раунд ${round}${part > 1 ? `, вопрос ${part}` : ""}`, empty: "Никто ничего не сдал", right: "Верно", wrong: "Неверно", judges: (correct: boolean, text: string) => `Бланк: ${correct ? "верно" : "неверно"}, ${text}`, keys: "Стрелками по ответам, V и N — вердикт. Вердикт можно сменить", judged: { right: "верно", wrong: "неверно", "": "ждёт" } as Record<string, string>,
} as const;

export const officer = {
  defender: { title: "Защитник интересов знатоков", calm: "Вас спросят, когда знатоки попросят минуту в кредит.", asks: "Знатоки просят минуту в кредит: решаете вы", grant: (adds: number) => `Дать минуту: +${adds} с`, decline: "Отказать" },
  steward: { title: "Распорядитель зала", calm: "Следите за залом: подсказка, жест и аплодисменты до вердикта наказываются.", asks: "Видите подсказку — покажите красную карточку" },
  author: { title: (sector: number) => `Автор вопроса, сектор ${sector}`, calm: "Ваш вопрос ещё не сыгран.", own: "Звучит ваш вопрос: помогать знатокам нельзя", played: "Ваш вопрос сыгран", helps: "Знатоки отстают: после сигнала вы можете предложить помощь" },
  taken: "Просьба передана крупье", cards: "Карточки игры", noCards: "Карточек ещё не было",
} as const;

export const places = {
  title: "Места в студии", says: "Кто откроет ссылку, займёт это место. Каждому своя.", sector: "В каком секторе его вопрос",
  names: { defender: "Защитник", steward: "Распорядитель", author: "Автор вопроса" } as Record<string, string>,
} as const;
