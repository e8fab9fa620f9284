"""Words that commands and events share."""

from typing import Literal

Lifeline = Literal["credit", "club", "host", "extra"]


Ground = Literal["question", "cheating"]


Way = Literal["all", "three", "one"]


Stage = Literal["", "qualifier", "semifinal", "final", "special", "together"]


Fault = Literal["hint", "gesture", "applause", "offer"]
