"""Five hundred questions of every format: CPU seconds of reading them, and the most memory that takes."""

from __future__ import annotations

import time
import tracemalloc

from packs.outcome import Material
from packs.reading import read

from tests.bench.rows import Measured, measure
from tests.packs import big

RUNS = 3


@measure()
def packs() -> Measured:
    """The best of several runs: the machine is shared."""
    for name, content in big.files().items():
        material = Material(name, content)
        yield f"packs: 500 questions of {name}", min(_seconds(material) for _ in range(RUNS))
        yield f"packs: memory for {name}", _megabytes(material)


def _seconds(material: Material) -> float:
    began = time.process_time()
    read(material)
    return time.process_time() - began


def _megabytes(material: Material) -> float:
    tracemalloc.start()
    read(material)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return peak / 1_000_000
