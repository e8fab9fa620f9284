// Words of a rehearsal with robots: only where the club runs on the host's own machine.
import { plural } from "../parts/plural";

export const rehearsal = {
  title: "Репетиция",
  says: "Роботы сядут за стол, выберут капитана, будут думать, отвечать и слегка хулиганить. Можно спокойно разучить пульт.",
  pace: "Как быстро они думают", paces: { usual: "как люди", quick: "быстро" },
  count: "Сколько роботов", open: "Позвать роботов на репетицию", call: "Позвать", calling: "Роботы идут…", more: "Ещё один робот",
  here: (n: number) => `За столом ${n} ${plural(n, "робот", "робота", "роботов")}`,
  full: "Кресел хватило не всем", away: "Роботы не дошли. Попробуйте ещё раз",
  go: "Отпустить роботов", said: "Говорят роботы",
} as const;
