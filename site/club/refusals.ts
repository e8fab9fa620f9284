// Why not, at the club's doors: what happened first, then what to do.
import { Trouble } from "../table/api";

export const refusals: Record<string, string> = {
  name_length: "Имя — от 1 до 24 знаков, любыми буквами.",
  name_taken: "Это имя или похожее на него уже занято. Придумайте другое.",
  password_length: "Пароль — от 8 до 128 знаков.",
  password_common: "Такой пароль подбирают первым. Придумайте длиннее или необычнее.",
  wrong_pair: "Имя и пароль не подходят друг к другу. Проверьте раскладку и регистр.",
  slow_down: "Слишком много попыток. Подождите минуту и попробуйте ещё раз.",
  not_signed_in: "Вы вышли из клуба. Войдите ещё раз.",
  busy: "Клуб занят. Попробуйте ещё раз.",
  no_such_page: "Такой страницы нет: имя написано иначе, или хозяин её закрыл.",
  no_such_game: "Протокол этой партии больше не хранится.",
  answer_too_long: "Эта партия такая длинная, что её протокол не передать целиком. Счёт и числа на месте.",
  no_such_address: "Страница устарела. Обновите её.",
  no_such_table: "Этого стола больше нет.",
  no_such_token: "Это место за столом больше не ваше. Войдите за стол ещё раз.",
  not_a_place: "Зрители в протокол не попадают: сначала сядьте за стол.",
  too_late: "Последний вердикт уже вынесен: эта партия останется гостевой.",
  no_such_pack: "Этого пакета в аккаунте больше нет.",
  packs_full: "В аккаунте нет места для ещё одного пакета. Удалите ненужный.",
  pack_faulty: "Это ещё не пакет: в нём нельзя разобрать вопросы. Поправьте то, что нашёл стол.",
  missing_media: "Картинки или звуки этого пакета у стола уже не лежат. Загрузите файл пакета заново.",
  pack_too_big: "Пакет слишком велик для аккаунта. Разделите его на части.",
  title_empty: "Пакету нужно название.",
  packs_left: "Сначала удалите свои пакеты.",
  offline: "Нет связи с клубом. Проверьте интернет и нажмите ещё раз.",
  broken: "В клубе что-то сломалось. Попробуйте ещё раз через минуту.",
};
const WRONG_CODE = "Имя и код не подходят друг к другу. Код — пять групп по пять знаков.";

export const codeOf = (error: unknown): string => (error instanceof Trouble ? error.code : "broken");
export const refusal = (code: string): string => refusals[code] ?? `Не вышло (${code}). Обновите страницу и попробуйте ещё раз.`;
/** The same refusal where a code was asked for and not a password. */
export const recoveryRefusal = (code: string): string => (code === "wrong_pair" ? WRONG_CODE : refusal(code));
