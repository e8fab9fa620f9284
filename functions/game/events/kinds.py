"""Words that only events use."""

from typing import Literal

Part = Literal["prompt", "hint", "key", "box", "handout"]


Chooser = Literal["", "captain", "host"]
