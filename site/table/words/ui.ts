// The words of the page's own furniture: screens, buttons, lamps, dialogs. Short, warm, second person plural.
import { plural } from "../parts/plural";

export const ui = {
  title: "Почему? Куда? Зачем?",
  close: "Закрыть", cancel: "Не надо", ok: "Понятно", back: "Назад", copy: "Скопировать ссылку", copied: "Ссылка скопирована", copyByHand: "Скопируйте ссылку из строки",
  whyNot: "Почему нельзя?", nobody: "никто",
  clause: (clause: string) => `Пункт ${clause.replace(/^P/, "")} правил`,
  less: (name: string) => `${name}: меньше`, more: (name: string) => `${name}: больше`,
} as const;

export const counted = {
  players: (n: number) => `${n} ${plural(n, "знаток", "знатока", "знатоков")}`,
  watching: (n: number) => `${n} ${plural(n, "зритель", "зрителя", "зрителей")}`,
  rounds: (n: number) => `${n} ${plural(n, "раунд", "раунда", "раундов")}`,
  questions: (n: number) => `${n} ${plural(n, "вопрос", "вопроса", "вопросов")}`,
} as const;
