"""Every rulebook there is. To add one: write its module and list it here."""

from collections.abc import Mapping
from types import MappingProxyType

from game.rulebook import Rulebook
from game.rulebooks.ctt import CTT
from game.rulebooks.pkz import PKZ
from game.rulebooks.tv import TV

RULEBOOKS: Mapping[str, Rulebook] = MappingProxyType({book.id: book for book in (PKZ, TV, CTT)})
