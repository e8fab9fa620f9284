"""`make lighthouse [RUNS=1] [PAGES=/,/packs/]`: medians of the pages of the site, through the door; fails under 95."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from statistics import median

from infra import headers, steps
from infra.carry import Behind
from infra.door import Door, listen
from infra.env import Missing
from infra.lighthouse import tool

PAGES = ("/", "/pravila/pkz/", "/packs/second-evening/")
RUNS = 3
LEAST = 95


@contextmanager
def door() -> Iterator[str]:
    """The site behind the club's own door, which compresses and sends the headers; no club is behind it."""
    listener = listen("127.0.0.1", 0)
    port = listener.getsockname()[1]
    opened = Door(listener, Behind(steps.SITE, csp=headers.site_csp(steps.SITE)))
    opened.open()
    try:
        yield f"http://localhost:{port}"
    finally:
        opened.close()


def measured(pages: tuple[str, ...], runs: int) -> Iterator[tuple[str, dict[str, int], tuple[str, ...]]]:
    """Each page with the medians of its scores and the faults of its last run; a look before them calibrates."""
    with door() as home:
        index = tool.look(home + pages[0]).index
        slowed = tool.slowdown(index)
        print(f"processor index {index:.0f}: slowed {slowed} times to play a phone", flush=True)
        for page in pages:
            found = [tool.look(home + page, slowed) for _ in range(runs)]
            scores = {name: round(median(each.scores[name] for each in found)) for name in tool.CATEGORIES}
            yield page, scores, found[-1].faults


def asked(env: Mapping[str, str]) -> tuple[tuple[str, ...], int]:
    """Which pages, how many runs each. make hands empty words on for what was not said."""
    return tuple(env["PAGES"].split(",")) if env.get("PAGES") else PAGES, int(env.get("RUNS") or RUNS)


def main() -> int:
    (pages, runs), low = asked(os.environ), 0
    steps.build_site()
    steps.build_shelf()
    print(f"{'page':<28}" + "".join(f"{name:>16}" for name in tool.CATEGORIES), flush=True)
    for page, scores, faults in measured(pages, runs):
        low += sum(score < LEAST for score in scores.values())
        print(f"{page:<28}" + "".join(f"{scores[name]:>16}" for name in tool.CATEGORIES))
        print("".join(f"    {fault}\n" for fault in faults), end="", flush=True)
    if low:
        print(f"{low} scores are under {LEAST}")
    return bool(low)


if __name__ == "__main__":
    try:
        raise SystemExit(main())
    except Missing as missing:
        print(missing, file=sys.stderr)
        raise SystemExit(1) from None
