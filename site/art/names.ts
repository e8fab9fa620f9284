// What the faces and hats are called, for screen readers and captions.
export const avatarNames: Record<string, string> = {
  sage: "Мудрец", muse: "Муза", poet: "Поэт", ginger: "Рыжая", gentleman: "Джентльмен", student: "Студент",
  scarf: "Девушка в платке", blonde: "Блондинка", navigator: "Штурман", grandma: "Бабушка", runner: "Бегун", dreamer: "Мечтательница",
  owl: "Сова", cat: "Кот", fox: "Лиса", bear: "Медведь", hippo: "Бегемот", raven: "Ворон",
};

export const hatNames: Record<string, string> = {
  bowler: "Котелок", top: "Цилиндр", beret: "Берет", crown: "Корона", owl: "Шапка-сова", sleuth: "Шапка сыщика", ushanka: "Ушанка",
  boater: "Канотье", scholar: "Шапочка учёного", magus: "Колпак звездочёта", laurel: "Лавровый венок", bicorne: "Двууголка", chef: "Поварской колпак", sailor: "Бескозырка",
};
