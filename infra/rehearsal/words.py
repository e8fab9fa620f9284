"""What robots are called and what they say. They know no answers and say nothing of any question."""

from __future__ import annotations

import random
from collections.abc import Iterator

from infra.rehearsal.doors import Guest

NAMES = ("Болт", "Гайка", "Диод", "Пружинка", "Реле", "Клемма", "Муфта", "Резистор", "Шайба", "Тумблер")
HATS = 15
ROBOT_FACE = 63
"""The robot's number among the faces (site/table/play/people.ts): no guest can choose it."""

VERSIONS = (
    "Версия: это что-то железное",
    "А если перечитать вопрос по слогам?",
    "Моя версия: дело было зимой",
    "Отбрасываем лишнее. Осталось всё",
    "Похоже на шестерёнку, но круглее",
    "У меня ноль версий. Или одна",
)
DEFENDER, STEWARD, ON_DUTY = "Робот-защитник", "Робот-распорядитель", "Робот на посту"
TEAMS = ("Шестерёнки", "Транзисторы", "Пружины", "Конденсаторы")
SHEETS = ("кит", "Кит", "слон", "шестерёнка", "рыба-кит", "зима")
HANDED = ("Бланк сдан", "Написали, что пришло в голову", "Наш бланк у крупье")
RIGHT = ("Отвечаю уверенно. Будем считать, что верно", "Наш ответ. Для репетиции засчитайте, пожалуйста")
WRONG = ("Отвечаю наугад. Наверное, мимо", "Наш ответ. Боюсь, соперники обрадуются")
WHISPERS = ("Шепчу соседу: «Окей, поисковик…»", "Выкрикиваю ответ без капитана", "Подглядываю в телефон. Шучу. Или нет")
SORRY = ("Понятно, так нельзя. Больше не буду", "Хорошо, подожду своей очереди", "Спрошу позже, простите")
AWAY = ("Отойду на минуту: аккумулятор", "Сейчас вернусь, зарядка")
BACK = ("Я снова здесь", "Зарядился. Что пропустил?")


def guests(dice: random.Random) -> Iterator[Guest]:
    """Robots one after another, each under a name of its own."""
    names = list(NAMES)
    dice.shuffle(names)
    for lap in range(1, 100):
        for name in names:
            yield Guest(f"Робот {name}" + (f" {lap}" if lap > 1 else ""), ROBOT_FACE, dice.randrange(HATS))
