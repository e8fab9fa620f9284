"""Words that only the host may read until they are announced."""

from typing import Generic, TypeVar, final

T = TypeVar("T", covariant=True)


@final
class Sealed(Generic[T]):
    """A value that prints and logs as a seal. Only game.disclosure breaks the seal."""

    __slots__ = ("_value",)

    def __init__(self, value: T) -> None:
        self._value = value

    def __repr__(self) -> str:
        return "Sealed"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sealed) and self._value == other._value

    def __hash__(self) -> int:
        return hash(self._value)

    def break_seal(self) -> T:
        """The value itself. Called by game.disclosure and by the writer that stores a pack; a test keeps it so."""
        return self._value
