// Words of what a game must know from outside, and of one that goes on from another place.
import type { Room } from "../whole";

export const stageNames: Record<Room["stage"], string> = { "": "Обычная", qualifier: "Отборочная", semifinal: "Полуфинал", final: "Финал", special: "Специальная", together: "Вприсядку" };

export const setup = {
  title: "Об этой игре", says: "Что стол не может знать сам. Всё это попадёт в протокол.", stage: "Какая это игра", to: (target: number) => `до ${target} очков`, choose: "выберите: от этого зависит, до скольких играть",
  leader: "Лидер серии", noLeader: "ещё не играл", clean: "без проигранных раундов", ways: "Прежние тринадцатые", noWays: "не записаны", prize: "Приз автору невзятого вопроса",
  sectors: "Что лежит в секторах", sectorsSays: "Видно только вам. Нажмите на сектор, чтобы переложить.", sectorsWindow: "Видно только вам. Нажмите на сектор, чтобы переложить или спрятать форточку.", sector: (n: number) => `Сектор ${n}`, asPack: "обычный", hide: "Спрятать форточку здесь", hidden: "здесь форточка",
  crossed: "Сыграно из базы", noCrossed: "ничего", out: "Начинают вне стола", nobody: "никто", outSays: "Выбирается тремя точками у имени",
  change: "Изменить", file: "Из файла", save: "В файл", wrongFile: "Это не настройки игры. Подойдёт файл, сохранённый здесь, или протокол прошлой игры.", taken: (n: number) => (n ? `Из файла взято: ${n}` : "В файле нет ничего нового"),
  ownWindow: "форточка",
} as const;

export const elsewhere = {
  open: "Продолжить начатую игру", title: "Игра началась в другом месте", says: "Запишите, с чего продолжаем. В протоколе будет отметка.", played: "Сыгранные сектора", score: "Счёт",
  left: "Помощь, которая осталась", leftTo: (squad: string) => `Осталось у команды «${squad}»`, debt: "Минута взята в кредит и не возвращена", go: "Записать", reason: "Игра началась в другом месте", working: "Записываем…",
} as const;
