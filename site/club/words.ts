// Words of the club's page: the ways in, the profile, orders, settings.
import { plural } from "../table/parts/plural";

export const orders: Record<string, { readonly name: string; readonly wins: number }> = {
  crystal_order: { name: "Орден Хрустального бегемота", wins: 1 },
  crystal: { name: "Хрустальный бегемот", wins: 3 },
  diamond_order: { name: "Орден Бриллиантового бегемота", wins: 5 },
  diamond: { name: "Бриллиантовый бегемот", wins: 10 },
};

const victories = (n: number) => `${n} ${plural(n, "победа", "победы", "побед")}`;

export const club = {
  title: "Клуб", door: "Клуб помнит своих", doorSays: "Партии, награды и свои пакеты останутся за вами.", lead: "Имя и пароль. Почта не нужна.", toTable: "За стол", home: "На сайт",
  enter: "Войти", register: "Завести имя", recover: "Забыли пароль?", recovering: "Новый пароль по коду",
  name: "Имя в клубе", nameHelp: "До 24 знаков, любыми буквами. Под ним вас видят в клубе",
  password: "Пароль", newPassword: "Новый пароль", passwordHelp: "Не короче 8 знаков. Хороша фраза из нескольких слов", show: "Показать пароль", hide: "Спрятать пароль",
  code: "Код восстановления", codeHelp: "Пять групп по пять знаков. Вы записали его, когда заводили имя",
  guest: "Играть можно и гостем: партии гостя нигде не записываются.",
  codeTitle: "Запишите код", codeSays: "Почты у нас нет, поэтому забытый пароль вернёт только этот код. Мы покажем его один раз.",
  codeCopy: "Скопировать код", codeCopied: "Код скопирован", saved: "Код у меня записан", savedGo: "Сохранил",
  since: (at: number) => `В клубе с ${new Date(at).toLocaleDateString("ru-RU", { day: "numeric", month: "long", year: "numeric" })}`,
  orders: "Награды", noOrder: (wins: number) => `За ${wins} ${plural(wins, "победу", "победы", "побед")}`, got: "Вручено",
  ahead: (name: string, left: number) => `До награды «${name}» — ${victories(left)}`, all: "Все награды клуба ваши.",
  allHis: "Собраны все награды клуба.",
  figures: "Партии", everything: "Все игры", noGames: "Пока ни одной партии", noGamesSays: "Сыграйте за столом, войдя в клуб: когда стол вернётся в лобби, партия появится здесь.",
  games: "Сыгранное", host: "Вы вели", player: "Вы играли", protocol: "Протокол", protocolKept: "Протоколы хранятся год.",
  with: (names: readonly string[]) => `вместе: ${names.join(", ")}`,
  more: (n: number) => `Показать ещё ${n}`,
  packs: "Свои пакеты", noPacks: "Пакет, собранный за столом, можно оставить здесь: в лобби откройте «Свой пакет» и нажмите «В аккаунт».", packsSealed: "Пакеты запечатаны: их видите только вы и столы, на которые вы их кладёте.", rename: "Назвать иначе", title_: "Название", drop: "Удалить", dropSure: (title: string) => `Пакет «${title}» исчезнет из аккаунта вместе с картинками. Столы, на которых он уже лежит, доиграют.`,
  settings: "Аккаунт", looks: "Лицо и шапка", looksDone: "Так и оставить",
  page: "Страница по имени", pageOn: "Её может открыть каждый, кто знает ваше имя: награды и числа, без списка партий.", pageOff: "Страница закрыта: её видите только вы, и в партиях других вас по имени нет.", pageCopy: "Скопировать ссылку", copied: "Ссылка скопирована",
  devices: "Устройства", thisDevice: "это устройство", someDevice: "Устройство", until: (at: number) => `вход до ${new Date(at).toLocaleDateString("ru-RU", { day: "numeric", month: "long" })}`,
  out: "Выйти", outEverywhere: "Выйти везде", outEverywhereSays: "Все устройства, и это тоже, придётся впустить заново.",
  change: "Сменить пароль", old: "Прежний пароль", changed: "Пароль сменён, другие устройства вышли.",
  newCode: "Новый код", newCodeSays: "Потеряли код восстановления? Мы покажем новый, а прежний больше ничего не откроет.",
  export: "Забрать мои данные", remove: "Удалить аккаунт", removeSays: "Имя, числа, награды, список партий и свои пакеты исчезнут сразу и навсегда. В протоколах других игроков вы станете безымянным гостем.", removeGo: "Удалить навсегда",
  keeps: "Что мы храним", loading: "Открываем книгу клуба", again: "Попробовать ещё раз",
  find: "Найти по имени", findGo: "Открыть",
} as const;

export const outcomes: Record<string, string> = { won: "победа", lost: "поражение", unwon: "без победителя" };
export const hosted = "вёл";

/** The great numbers of a profile, in their order. */
export const tiles: readonly (readonly [string, string])[] = [["games", "партии"], ["won", "победы"], ["lost", "поражения"], ["unwon", "без победителя"], ["hosted", "проведено"]];
/** Figures of rounds: how many, and how many of them well. */
export const rounds: readonly (readonly [string, string])[] = [["rounds", "Взято раундов"], ["answers", "Верных ответов"], ["captain", "Взято капитаном"], ["boxes", "Взято чёрных ящиков"], ["decisive", "Взято решающих раундов"]];
export const lifelines: readonly (readonly [string, string])[] = [["lifeline:credit", "Минута в кредит"], ["lifeline:club", "Помощь клуба"], ["lifeline:host", "Помощь ведущего"], ["lifeline:extra", "Дополнительная минута"]];
export const penalties: readonly (readonly [string, string])[] = [["penalty:out", "Удаление на раунд"], ["penalty:hat", "Снятая шапка"], ["penalty:minute", "Урезанная минута"], ["penalty:expelled", "Удаление до конца"]];
export const groups = { rounds: "За столом", lifelines: "Палочки-выручалочки", penalties: "Штрафы", none: { rounds: "Ещё ни одного раунда", lifelines: "Ни одной", penalties: "Ни одного" }, of: (all: number, well: number) => `${well} из ${all}` } as const;

export const atTable = {
  title: "Клуб", signedIn: (name: string) => `Вы в клубе: ${name}`, counts: "Партия записывается в ваш профиль.", which: "Которое кресло ваше?", mine: (name: string) => `${name} — это я`,
  signIn: "Войдите, и эта партия попадёт в ваш профиль. Успеть нужно до последнего вердикта.", profile: "Открыть профиль", hosts: "Вечер попадёт в ваш профиль как проведённый.",
  keep: "В аккаунт", kept: (title: string) => `Пакет «${title}» лежит в вашем аккаунте`, mineTitle: "Пакеты вашего аккаунта", questions: (n: number) => `${n} ${plural(n, "вопрос", "вопроса", "вопросов")}`,
  met: "Эти вопросы уже играли", metNow: (names: readonly string[]) => `Этот вопрос уже играли: ${names.join(", ")}`, metOne: (name: string, n: number, of: number) => `${name}: ${n} из ${of}`, metAll: "весь пакет", metSays: "Возьмите другой пакет, или нажмите за игрой «Вопрос знаком, крутить снова».", metSlots: (slots: readonly number[]) => { const numbers = slots.filter((n) => n > 0).join(", "); return [slots.includes(0) ? "чёрный ящик" : "", numbers ? `${numbers.includes(",") ? "конверты" : "конверт"} ${numbers}` : ""].filter(Boolean).join(", "); },
  awarded: (name: string) => `${name}: награда клуба`,
} as const;
