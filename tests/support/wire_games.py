"""Random games played by what the wire offers: every client sees only its own frames, and some of them misbehave."""

import random
from collections.abc import Mapping
from typing import Any

from wire.shape import COMMANDS, camel, hints

from tests.support.random_commands import VALUES, WEIGHTS

WEIGHT_OF: Mapping[str, float] = {kind.__name__: weight for kind, weight in WEIGHTS.items()}
AT_THE_DOOR = ("take_seat", "knock", "enter_hall")


def offered(dice: random.Random, view: Mapping[str, Any], now_ms: int) -> dict[str, Any] | None:
    """A command that this view offers now, as its frame's own fields and `do` and `as`."""
    found, weights = [], []
    for line in view.get("offers", ()):
        offer = line["offer"]
        if offer["t"] == "offer" and line["do"] not in AT_THE_DOOR and _is_on(offer, now_ms):
            found.append({"do": line["do"], "as": line.get("seat", ""), **_example(dice, offer)})
            weights.append(WEIGHT_OF.get(camel(line["do"]), 1.0))
    if not found or dice.random() >= sum(weights):
        return None
    return dice.choices(found, weights)[0]


def _is_on(offer: Mapping[str, Any], now_ms: int) -> bool:
    until = offer.get("until_ms")
    return offer.get("from_ms", 0) <= now_ms and (until is None or now_ms < until)


def _example(dice: random.Random, offer: Mapping[str, Any]) -> dict[str, Any]:
    if offer.get("options"):
        return {name: value for name, value in dice.choice(offer["options"]).items() if name != "t"}
    form = offer["form"]
    made = {each["name"]: _within(dice, each) for each in form["fields"]}
    if also := form.get("also"):
        if made[also["one"]] == made[also["other"]] == also["top"]:
            made[also["other"]] = 0
        made[also["confirmed"]] = also["top"] in (made[also["one"]], made[also["other"]])
    return made


def _within(dice: random.Random, bound: Mapping[str, Any]) -> Any:
    match bound["t"]:
        case "whole":
            return dice.randint(bound["low"], bound["high"])
        case "text":
            return dice.choice(("шум", "б" * bound["high"]))
        case "hex":
            return dice.randbytes(bound["octets"]).hex()
        case "one_of":
            return dice.choice(bound["values"])
        case _:
            return dice.random() < 0.5


def arbitrary(dice: random.Random, seats: tuple[str, ...]) -> dict[str, Any]:
    """Any command with any fields, said in anybody's name."""
    do = dice.choice(tuple(COMMANDS))
    pools: dict[str, tuple[Any, ...]] = {**VALUES, "seat": seats, "step": (0, 7, 30)}
    made = {name: dice.choice(pools[name]) for name in hints(COMMANDS[do])}
    return {"do": do, "as": dice.choice((*seats, "")), **made}


BROKEN = ("", "{", "[]", '{"do":"spin"}', '{"do":"judge","id":1}', '{"do":"hello","id":"1","window":""}', "\x00")
