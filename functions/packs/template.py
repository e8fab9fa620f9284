"""The commented beginning of a new pack: what an author needs to see of the format, ready to be written over."""

import json

from packs.binder import slug

TEMPLATE = """\
# Пакет вопросов. Всё описание формата — на странице «Формат пакета».
# Строка с решёткой — пояснение, программа её не читает. Проверить: pkz pack check ПАПКА
format: 2
id: {id}
title: {title}
version: 1              # увеличивайте, когда меняете вопросы
authors:
  - Впишите себя
about: >-
  О чём пакет и для кого: эту строку видят на полке.

questions:
  # Обычный вопрос. sector — место на столе; без него вопрос займёт свободное.
  - sector: 1
    text: >-
      Текст вопроса, как его читают вслух. Строки склеиваются пробелами, пустая строка начинает абзац. Ударе́ние ставят
      сразу после гласной там, где можно споткнуться. Что здесь нужно написать вместо этого?
    answer: Свой вопрос
    accepted: что ещё засчитать, словами для ведущего
    rejected: на чём легко ошибиться
    hint: Подсказка для помощи клуба.
    comment: Почему ответ такой и что в этом занятного.
    sources:
      - Книга, глава; ссылка, по которой это можно проверить
    # Необязательное: указание ведущему и раздаточный материал. Картинка лежит рядом с этим файлом.
    # note: Раздайте листы до чтения.
    # handouts:
    #   - kind: image
    #     file: map.png
    #   - kind: text
    #     text: Строка, которую видят все.
    #   - kind: image          # картинка к ответу или к комментарию
    #     file: answer.png
    #     moment: answer

  # Дуплет: два вопроса в одном конверте; блиц (blitz) и суперблиц (superblitz) — три.
  - sector: 2
    kind: duplet
    text: Дуплет. Два вопроса по тридцать секунд.
    parts:
      - text: Первый вопрос дуплета?
        answer: Первое слово
        comment: Своё пояснение у каждой части.
      - text: Второй вопрос дуплета?
        answer: Второе слово
    sources:
      - Откуда это известно

  # Чёрный ящик. Остальные виды: thirteen, zeitnot, partner, red, blue, base.
  - kind: black_box
    text: Вопрос о том, что лежит в ящике?
    answer: Предмет
    comment: Зачем он там.
    box:
      contents: Предмет и что о нём сказать, открывая крышку
      # picture: thing.png
    sources:
      - Откуда это известно
"""


def template(title: str) -> str:
    """The file of a new pack with this title."""
    return TEMPLATE.format(id=slug(title) or "my-pack", title=json.dumps(title, ensure_ascii=False))
