"""Fingerprints of questions: the same for a question whose pack was mended elsewhere, and nothing to read in them."""

import hashlib
import unicodedata

from packs.model import Pack, Question
from packs.opening import words

OCTETS = 9


def prints(pack: Pack) -> dict[int, str]:
    """By slot, of every question of the pack."""
    return {int(slot): print_of(question) for slot, question in pack.placed().items()}


def print_of(question: Question) -> str:
    """Letters and digits of the question alone count: a comma, a stress or another handout makes it no new question."""
    said = words(question)
    whole = " ".join((said.text, *(part.text for part in said.parts)))
    plain = unicodedata.normalize("NFKC", whole).casefold().replace("ё", "е")
    letters = "".join(char for char in plain if char.isalnum())
    return hashlib.sha256(letters.encode()).hexdigest()[: 2 * OCTETS]
