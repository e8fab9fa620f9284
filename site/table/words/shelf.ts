// Words that the host alone meets in the lobby: the shelf of packs, links, who has not answered.
export const shelf = {
  paper: "Вопросы на бумаге",
  paperSays: "Читаете свои, стол ведёт счёт и время",
  packUsed: (n: number) => `${n} уже сыграно за этим столом`,
  showPrompts: "После чтения показывать текст вопроса всем",
  links: "Ссылки",
  stage: "Экран для зрителей",
  stageSays: "Стол во весь экран: для телевизора или трансляции",
  recovery: "Передать пульт",
  recoverySays: "Кто откроет эту ссылку, станет крупье. Сохраните её и для себя: по ней пульт вернётся, если устройство разрядится.",
  untold: "Устройство ещё не отвечает",
} as const;
