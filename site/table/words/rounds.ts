// Words of the controls that rounds of their own kinds bring: for players, the hall and the host.
import type { Due } from "../wire";

export const special = {
  stays: "Кто остаётся за столом?", hostSpeaks: "Кто говорит за команду?", send: "Отпустить", back: "Позвать обратно", handOver: "Уйти самому", handOverSays: "Кто говорит за команду вместо вас?",
  askDecisive: "Решающий раунд", decisiveSays: "Кто играет один за всю команду?", callDebt: "Вернуть минуту сейчас", offerHelp: "Могу помочь",
  hostStays: "Назовите, кто остаётся", decisive: (name: string) => `Капитан просит решающий раунд, играет ${name}`, refill: "Доложите конверт", refillTo: (n: number) => `Сектор ${n}`,
  colours: { red: "красный", blue: "синий" } as Record<string, string>, hallHelps: (name: string) => `Из зала готов помочь ${name}`, defenderDecides: "Решает защитник интересов знатоков",
  cards: "Карточки и зал", card: (name: string, fault: string) => `Красная карточка: ${name}, ${fault}`,
  dues: "Призы авторам", due: ({ sector, part, amount, authors = [] }: Due) => `Сектор ${sector}${part > 1 ? `, вопрос ${part}` : ""}: ${authors.length ? `${authors.join(", ")}, ` : ""}${amount}`, hallPoints: "Очки зала",
} as const;

export const faults = { hint: "подсказка", gesture: "жест", applause: "аплодисменты", offer: "заявка не вовремя" } as const;
