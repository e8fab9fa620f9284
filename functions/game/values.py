"""A changed copy of a frozen value. The standard library's works by the same rule and takes twice as long."""

from dataclasses import fields
from functools import cache
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from dataclasses import replace as replace
else:

    def replace(value: Any, /, **changes: Any) -> Any:
        """The value with these fields changed; a field that it has not is a TypeError."""
        made = [changes.pop(name) if name in changes else getattr(value, name) for name in _names(type(value))]
        if changes:
            raise TypeError(f"{type(value).__name__} has no {', '.join(changes)}")
        return type(value)(*made)


@cache
def _names(cls: type) -> tuple[str, ...]:
    return tuple(each.name for each in fields(cls) if each.init)
