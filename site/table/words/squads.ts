// Words of a game that several teams play at one table in turn.
export const squads = {
  title: "Команды «вприсядку»", says: "В порядке жребия: садятся за стол по очереди, раунд за раундом.", drop: "Убрать", join: "За какую вы команду", extra: "Поровну. Кто взял дополнительный вопрос?", late: "За какую команду играет новый знаток?",
} as const;
