"""The functions' zip: the same bytes for the same inputs, pruned, precompiled, whole."""

import io
import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from infra import zip

DIGEST = "from infra import zip; from pathlib import Path; print(zip.digest(zip.pack(zip.files_under(Path({!r})))))"


def names(content: bytes) -> set[str]:
    return set(zipfile.ZipFile(io.BytesIO(content)).namelist())


@pytest.fixture(scope="module")
def whole() -> bytes:
    return zip.build("local")


def test_two_processes_with_other_hash_seeds_make_the_same_bytes(tmp_path: Path) -> None:
    (tmp_path / "game").mkdir()
    (tmp_path / "game" / "a.py").write_text(
        "KEPT = {'a', 'b', 'c'}\ndef f(x):\n    return x in {'один', 'два', 'три'}\n"
    )
    made = set()
    for seed in ("1", "2", "3"):
        env = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": os.getcwd()}
        command = [sys.executable, "-c", DIGEST.format(str(tmp_path))]
        made.add(subprocess.run(command, env=env, capture_output=True, text=True, check=True).stdout)
    assert len(made) == 1


def test_the_zip_imports_by_itself(whole: bytes) -> None:
    zip.prove(whole)


def test_a_zip_without_a_library_is_found_out(tmp_path: Path) -> None:
    with pytest.raises(ImportError, match="No module named"):
        zip.prove(zip.pack(zip.files_under(zip.FUNCTIONS)))


def test_sources_have_their_bytecode_and_unused_services_are_left_out(whole: bytes) -> None:
    held = names(whole)
    assert f"handlers/__pycache__/command.{sys.implementation.cache_tag}.pyc" in held
    assert any(name.startswith("botocore/data/dynamodb/") for name in held)
    assert not any(name.startswith("botocore/data/ec2/") for name in held)
    assert not any(".dist-info" in name or name.startswith(("infra", "tests")) for name in held)
    assert len(whole) < 5_900_000  # 0.9 MB of them is YAML, which only handlers.packs imports
