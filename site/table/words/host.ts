// Words of the host's console.
export const host = {
  steps: "Шаги раунда", readAloud: "читать вслух", author: (names: string) => `автор: ${names}`, paper: "Вопрос на бумаге: читайте со своего листа", 
  key: "Ответ", accepted: "Зачёт", rejected: "Не зачёт", comment: "Комментарий", hint: "Подсказка клуба", note: "Ведущему", sources: "Источник", box: "В ящике",
  keyOnly: "Видно только вам", hide: "Спрятать", show: "Показать ответ", hidden: "Ответ спрятан. Можно показывать экран",
  players: "Знатоки", lifelines: "Палочки", penalties: "Штрафы", round: "Раунд", table: "Стол", screens: "На экранах у всех", door: "Стучат в дверь",
  asks: (what: string) => `Капитан просит ${what}`, left: "есть", spent: "потрачена",
  annulsLeft: (left: number) => `(осталось ${left})`,
  waits: "Ждём капитана", 
  undoVerb: (what: string) => `Отменить: ${what}`, redoVerb: (what: string) => `Вернуть: ${what}`, undoNow: "Отменить", redoNow: "Вернуть", undoPreview: "Будет так",
  more: "Ещё", menuOf: (name: string) => `${name}: что сделать`, silence: "Тишина у всех", unsilence: "Вернуть звук всем", 
  stage: "Экран для зрителей", handover: "Передать пульт", 
  lines: { debt: "Команда должна минуту. Объявите долг до вращения или крутите без него", debtCalled: "Долг объявлен: раунд без минуты", cut: "В этом раунде минута урезана", debtRound: "Раунд долга: прочитайте вопрос и сразу спросите, кто отвечает" },
  keys: "Клавиши крупье",
  keyList: [["Пробел, Enter", "главное действие"], ["V / N", "верно / неверно"], ["Z", "отменить шаг: сначала покажем, что изменится"], ["Y", "вернуть отменённое"], ["H", "спрятать или показать ответ"], ["1–6", "меню знатока"], ["?", "этот список"]] as readonly (readonly [string, string])[],
  linkReady: "Ссылка готова",
} as const;
