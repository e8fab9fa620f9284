// Words of the host's own pack: bringing a file, what was found in it, its questions on the sectors, saving.
import { plural } from "../parts/plural";

const n = (count: number, one: string, few: string, many: string) => `${count} ${plural(count, one, few, many)}`;

/** Every kind that a pack knows, in the order of the choice. */
export const kindWords = {
  ordinary: "Обычный", black_box: "Чёрный ящик", blitz: "Блиц", superblitz: "Суперблиц", thirteen: "Тринадцатый сектор", duplet: "Дуплет",
  zeitnot: "Цейтнот", partner: "Вопрос партнёра", red: "Красный конверт", blue: "Синий конверт", base: "Вопрос базы",
} as const;

export const encodingWords: Readonly<Record<string, string>> = { "utf-8": "UTF-8", cp1251: "Windows (cp1251)", "koi8-r": "KOI8-R", cp866: "DOS (cp866)", "utf-16": "UTF-16" };

export const pack = {
  title: "Свой пакет", bringTitle: "Свои вопросы — на стол",
  bringSays: "Перетащите сюда файл, можно вместе с картинками, или выберите его. Если в нём что-то не так, стол скажет, где именно, и даст поправить.",
  drop: "Отпустите — прочитаем", choose: "Выбрать файл", formats: ".4s, Word (.docx), текст и XML базы вопросов, .siq, таблица .csv, JSON, наш pack.yaml или .zip с картинками",
  seen: "Пакет видите только вы. Он живёт вместе со столом; чтобы остался у вас, сохраните его в файл.",
  otherDevice: "Ваш пакет уже на столе, а черновик остался на том устройстве, где вы его правили. Сохраните его там в файл и принесите сюда.",
  blank: "Начать с чистого листа", blankTitle: "Мой пакет", goOn: "Продолжить", goOnSays: (title: string, count: number, when: string) => `«${title}», ${n(count, "вопрос", "вопроса", "вопросов")}, ${when}`,
  anotherFile: "Другой файл…", anotherSure: "Принести другой файл?", anotherSays: "Этот черновик уступит ему место. Нужен — сначала сохраните его в файл.", anotherYes: "Принести другой",
  sending: (name: string) => `Несём «${name}»`, reading: "Читаем…", percent: (part: number) => `${Math.round(part * 100)}%`, stop: "Остановить",
  encodingTitle: "В какой кодировке файл?", encodingSays: "По буквам наверняка не понять. Выберите ту, где слова читаются.",
  failed: "Файл не прочитался", again: "Попробовать ещё раз", toDraft: "К черновику", nothingLost: "Файл остался у вас, на столе ничего не изменилось.",
  tools: "Правка пакета", undo: "Отменить правку", redo: "Вернуть правку", toFile: "В файл…", packName: "Название пакета",
  keptHere: "Черновик сохранён на этом устройстве", keeping: "Сохраняем черновик…", notKept: "Не сохранено: браузер не даёт места. Сохраните пакет в файл",
  lay: "Положить на стол", laying: "Кладём…", laid: (title: string) => `Пакет «${title}» на столе`, laidWaits: "Пакет сохранён. Выберите его в списке пакетов",
  faulty: (count: number) => `Пока не положить: ${n(count, "ошибка", "ошибки", "ошибок")}. Поправьте их, и всё получится`,
  checking: "Проверяем…", notChecked: "Проверить не вышло: связь пропала. Правки целы, проверим ещё раз",
  checkAgain: "Проверить ещё раз",
  errors: (count: number) => n(count, "ошибка", "ошибки", "ошибок"), warnings: (count: number) => n(count, "замечание", "замечания", "замечаний"),
  clean: "Ошибок нет", findings: "Что заметил стол", error: "Ошибка", warning: "Замечание",
  fields: {
    text: "вопрос", answer: "ответ", accepted: "зачёт", rejected: "незачёт", comment: "комментарий", hint: "подсказка", note: "указание ведущему", sources: "источники", authors: "авторы", editors: "редакторы",
    handouts: "раздатка", media: "файл", file: "файл", box: "содержимое ящика", contents: "что в ящике", picture: "картинка", sector: "сектор", kind: "вид", number: "номер", parts: "части", title: "название", id: "имя", version: "версия", date: "дата", about: "о пакете", address: "адрес", moment: "когда показать",
  } as Readonly<Record<string, string>>,
  ofFile: "Из самого файла", ofFileSays: "Этого правкой здесь не проверить: сверьте с файлом.", settled: "Учтено", more: (count: number) => `Ещё ${count}`,
  complete: "Пакет полон для этой игры", completeAlso: (games: string) => `Полон и для других: ${games}`, completeElse: (games: string) => `Зато полон для другой: ${games}`,
  lacks: (what: string) => `Для этой игры не хватает: ${what}`,
  sectorN: (number: number) => `№\u00a0${number}`, sector: (number: number) => `Сектор ${number}`,
  board: "Вопросы на столе", spare: "Запас", spareSays: "На стол не попадут, пока не поменяете местами", aside: "В стороне", asideSays: "Разминка и вопросы базы: на секторы не ложатся",
  deal: "Раздать по порядку", dealt: "Вопросы розданы по порядку", shuffled: "Вопросы перемешаны", tour: "Раздать тур…", tourN: (number: number) => `Тур ${number}`, tourOf: (title: string, count: number) => `${title}: ${n(count, "вопрос", "вопроса", "вопросов")}`, shuffle: "Перемешать", empty: "пусто", add: "Добавить вопрос", addTo: (where: string) => `Добавить вопрос: ${where}`,
  place: "Место", placeOf: (where: string) => `Место вопроса: ${where}`, toSpare: "В запас", noText: "Вопрос без текста", noAnswer: "ответа нет", answer: "Ответ",
  zero: "Чёрный ящик", spareN: (number: number) => `Запас ${number}`, asideOne: "В стороне", swapped: (a: string, b: string) => `Поменялись местами: ${a} и ${b}`, movedTo: (where: string) => `Вопрос переехал: ${where}`,
  back: "К списку", prev: "Предыдущий вопрос", next: "Следующий вопрос", remove: "Убрать вопрос", removed: "Вопрос убран",
  kind: "Вид", text: "Вопрос", accepted: "Зачёт", rejected: "Незачёт", comment: "Комментарий", hint: "Подсказка для помощи клуба", note: "Указание ведущему",
  sources: "Источники", authors: "Авторы", linesSay: "Каждый с новой строки", stress: "Ударение", stressSays: "Ставит знак ударения после буквы перед курсором",
  lead: "Вступление", part: (number: number) => `Часть ${number}`, addPart: "Добавить часть", makeParts: "Несколько вопросов в конверте", removePart: (number: number) => `Убрать часть ${number}`,
  inBox: "Что в ящике", contents: "Предмет и что о нём сказать", picture: "Картинка содержимого", setPicture: "Выбрать картинку", changePicture: "Заменить", removePicture: "Убрать картинку", addBox: "В конверте предмет", removeBox: "Без предмета",
  handouts: "Раздаточный материал", addText: "Текст", addFile: "Картинка, звук, видео", replace: "Заменить", removeHandout: "Убрать", handoutText: "Текст раздатки", caption: "Подпись",
  moment: "Когда показать", moments: { question: "С вопросом", answer: "С ответом", comment: "С комментарием" }, media: { text: "Текст", image: "Картинка", audio: "Звук", video: "Видео" },
  filesPlaced: (count: number) => `Нашли своё место: ${n(count, "файл", "файла", "файлов")}.`, notMissed: (name: string) => `«${name}» ни в одном вопросе не ждут: добавьте его в сам вопрос.`, notTaken: (name: string, why: string) => `«${name}»: ${why}`, onePack: (name: string, others: string) => `Прочитан «${name}». За один раз берут один пакет, остались: ${others}.`,
  taking: "Несём…", lostPicture: "Картинки нет: добавьте файл заново", wrongMedium: "Здесь нужна картинка",
  more_fields: "Ещё о вопросе", number: "Номер в туре", aboutPack: "О пакете", throwAway: "Убрать черновик", throwSays: "Он исчезнет с этого устройства. То, что уже лежит на столе, останется на столе.", throwYes: "Убрать", packAuthors: "Авторы пакета", packEditors: "Редакторы", about: "О чём он", date: "Дата", chooseOne: "Выберите вопрос", chooseOneSays: "Нажмите на карточку — здесь откроются его слова, подсказка и раздатка.",
  fileTitle: "Сохранить в файл", fileSays: "Чтобы пакет остался у вас после игры.", saveAs: "Сохранить", saveAnyway: "Всё равно сохранить", losesTitle: (name: string) => `Чего не вместит ${name}`, losesNothing: "Файл сохранён, в нём всё.", savedWith: "Файл сохранён.",
  files: {
    zip: ["Архив .zip", "Наш формат с картинками и звуками: всё, что есть в пакете"], yaml: ["Текст pack.yaml", "Наш формат для правки руками, без картинок"],
    "4s": [".4s", "Для программ и сайтов вопросов"], docx: ["Word (.docx)", "Распечатать и читать с листа"], json: ["JSON", "Для программ"],
  },
  closeKept: "Черновик останется на этом устройстве",
} as const;

/** Why a file or a draft was not taken, and what to do. */
export const packRefusals: Readonly<Record<string, string>> = {
  too_big: "Файл слишком велик. Сожмите картинки и видео или разделите пакет.",
  bad_kind: "Такие файлы стол не читает. Подойдёт .4s, .docx, .txt, .xml, .siq, .csv, .json, .yaml или .zip; для раздатки — PNG, JPEG, WebP, GIF, SVG, MP3, OGG, WAV, M4A, MP4, WebM.",
  no_such_file: "Файл не дошёл или уже прибран. Принесите его ещё раз.",
  empty_file: "Файл пуст. Проверьте, тот ли это файл.",
  offline: "Связь пропала. Правки целы; когда она вернётся, попробуйте ещё раз.",
  broken: "На сервере что-то сломалось. Правки целы; попробуйте через минуту.",
  slow_down: "Слишком часто. Подождите немного и повторите.",
  busy: "Стол занят. Повторите через секунду.",
  refused: "Сервер не взял файл. Попробуйте ещё раз или выберите другой.",
};
