"""The functions' zip: our rooms and their libraries, pruned, precompiled, the same bytes for the same inputs."""

from __future__ import annotations

import hashlib
import io
import os
import re
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterable, Iterator
from importlib.metadata import distribution
from pathlib import Path

from infra.env import ROOT

FUNCTIONS = ROOT / "functions"
LOCK = ROOT / "requirements" / "app.txt"
SERVICES = ("dynamodb", "s3", "apigatewaymanagementapi")  # 28 MB of botocore's data is for the services we never call
KEPT_DATA = (*SERVICES, "endpoints.json", "partitions.json", "sdk-default-configuration.json", "_retry.json")
DROPPED = re.compile(
    r"^(boto3/(data|examples)/|aws_lambda_powertools/(event_handler|utilities/(?!__init__|jmespath_utils))"
    r"|.*\.dist-info/|.*/__pycache__/|bin/|.*\.(pyi|typed|rst|txt|md|c|h)$)"
)
Entries = Iterator[tuple[str, bytes]]


def is_wanted(name: str) -> bool:
    if name.startswith("botocore/data/"):
        return name.split("/")[2] in KEPT_DATA
    return not DROPPED.match(name) and not name.startswith("..")


def names_in(lock: Path) -> list[str]:
    return re.findall(r"^([a-z0-9._-]+)==", lock.read_text(), re.MULTILINE)


def installed() -> Entries:
    """The libraries as this environment has them: the local run's target is this host."""
    for name in names_in(LOCK):
        for file in distribution(name).files or []:
            if is_wanted(str(file)):
                yield str(file), file.read_binary()


def fetched(architecture: str) -> Entries:
    """The libraries for Lambda: the same lock, wheels for its Linux."""
    with tempfile.TemporaryDirectory() as folder:
        platform = {"x86_64": "manylinux2014_x86_64", "arm64": "manylinux2014_aarch64"}[architecture]
        flags = ["--quiet", "--no-deps", "--no-compile", "--require-hashes", "--only-binary=:all:"]
        target = ["--platform", platform, "--implementation", "cp", "--target", folder]
        command = [sys.executable, "-m", "pip", "install", *flags, *target, "-r", str(LOCK)]
        subprocess.run(command, check=True)
        yield from files_under(Path(folder))


def files_under(folder: Path) -> Entries:
    for path in sorted(folder.rglob("*")):
        name = path.relative_to(folder).as_posix()
        if path.is_file() and is_wanted(name):
            yield name, path.read_bytes()


def precompile(folder: Path) -> None:
    """Lays a .pyc beside each source, never checked against it: /var/task is read-only and has other times.

    A process of its own with a fixed hash seed: the order of a frozenset among a module's constants depends on it.
    """
    flags = ["-q", "--invalidation-mode", "unchecked-hash", "-s", str(folder)]
    command = [sys.executable, "-S", "-m", "compileall", *flags, str(folder)]
    subprocess.run(command, check=True, env={"PYTHONHASHSEED": "0"})


def pack(entries: Iterable[tuple[str, bytes]]) -> bytes:
    """Sorted names, one date, one mode: the same inputs give the same bytes."""
    out = io.BytesIO()
    with tempfile.TemporaryDirectory() as name, zipfile.ZipFile(out, "w") as archive:
        folder = Path(name)
        for entry, content in entries:
            (folder / entry).parent.mkdir(parents=True, exist_ok=True)
            (folder / entry).write_bytes(content)
        precompile(folder)
        for path in sorted(path for path in folder.rglob("*") if path.is_file()):
            info = zipfile.ZipInfo(path.relative_to(folder).as_posix(), (2020, 1, 1, 0, 0, 0))
            info.external_attr = 0o100644 << 16
            archive.writestr(info, path.read_bytes(), zipfile.ZIP_DEFLATED, 6)
    return out.getvalue()


def build(target: str, rooms: Path = FUNCTIONS) -> bytes:
    """target: "local" (this host), "x86_64" or "arm64" (Lambda, with this Python's minor version)."""
    libraries = installed() if target == "local" else fetched(target)
    return pack([*libraries, *files_under(rooms)])


def digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()


PROOF = """
import importlib, boto3, aws_lambda_powertools, msgspec
for service in {services}: boto3.client(service, region_name="eu-central-1")
for name in {entries}: importlib.import_module(name)
"""


def entries() -> list[str]:
    return [f"handlers.{path.stem}" for path in sorted((FUNCTIONS / "handlers").glob("[a-z]*.py"))]


def prove(content: bytes) -> None:
    """Imports every entry and makes every client from the zip alone (python -S: no site-packages)."""
    with tempfile.TemporaryDirectory() as folder:
        zipfile.ZipFile(io.BytesIO(content)).extractall(folder)
        script = PROOF.format(services=SERVICES, entries=entries())
        env = {"PYTHONPATH": folder, "PYTHONDONTWRITEBYTECODE": "1"}
        done = subprocess.run([sys.executable, "-S", "-c", script], env=env, cwd=folder, capture_output=True, text=True)
        if done.returncode:
            raise ImportError(f"the zip does not import by itself:\n{done.stderr.strip()}")


def inputs() -> str:
    """The digest of everything the local zip is made of."""
    whole = hashlib.sha256(sys.version.encode())
    for name, content in files_under(FUNCTIONS):
        whole.update(f"{name}\0{len(content)}\0".encode() + content)
    for path in (LOCK, Path(__file__)):
        whole.update(path.read_bytes())
    return whole.hexdigest()


def cached() -> bytes:
    """The local zip, built and proven once for its inputs and kept under build/zip."""
    path = ROOT / "build" / "zip" / f"local-{inputs()[:16]}.zip"
    if not path.exists():
        content = build("local")
        prove(content)
        path.parent.mkdir(parents=True, exist_ok=True)
        aside = path.with_name(f"{path.name}.{os.getpid()}")
        aside.write_bytes(content)
        aside.replace(path)
    return path.read_bytes()
