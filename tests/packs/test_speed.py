"""Five hundred questions are read in under a second, in every format. Their memory is a row of the bench."""

import time

import pytest
from packs.outcome import Material
from packs.reading import read

from tests.packs import big

FILES = big.files()


@pytest.mark.parametrize("name", FILES)
def test_500_questions_are_read_in_under_a_second(name: str) -> None:
    material = Material(name, FILES[name])
    began = time.process_time()  # of this process alone: the machine is shared
    found = read(material)
    assert time.process_time() - began < 1
    assert found.pack is not None
    assert len(found.pack.questions) == big.COUNT
    assert found.errors == ()
