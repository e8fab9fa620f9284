"""Files of the built site for the door: found inside the folder, typed, compressed once, cached by their names."""

from __future__ import annotations

import gzip
import mimetypes
import re
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

import brotli

HASHED = re.compile(r"[.-](?=[0-9A-Za-z_]*\d)[0-9A-Za-z_]{8,}\.[a-z0-9.]+$")
TYPES = {
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".xml": "application/xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
SQUEEZED = (".js", ".css", ".html", ".json", ".svg", ".txt", ".xml", ".webmanifest")
FOREVER = "public, max-age=31536000, immutable"


@dataclass(frozen=True, slots=True)
class Found:
    path: Path
    content_type: str
    cache: str
    tag: str


def locate(root: Path, address: str) -> Path | None:
    """The file an address names, None when there is none. A folder is its index page; hidden files do not exist."""
    parts = address.split("/")
    if "\\" in address or "\0" in address or any(part.startswith(".") for part in parts):
        return None
    path = root.joinpath(*[part for part in parts if part])
    if address.endswith("/"):
        path = path / "index.html"
    try:
        inside = path.resolve().is_relative_to(root.resolve())
    except (OSError, ValueError):
        return None
    return path if inside and path.is_file() else None


def describe(path: Path) -> Found:
    stat = path.stat()
    kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    cache = FOREVER if HASHED.search(path.name) else "no-cache"
    return Found(path, kind, cache, f"{stat.st_mtime_ns:x}-{stat.st_size:x}")


def encoding_for(path: Path, accepted: str) -> str:
    if path.suffix not in SQUEEZED:
        return ""
    offers = {part.split(";")[0].strip() for part in accepted.split(",") if not part.replace(" ", "").endswith(";q=0")}
    return next((name for name in ("br", "gzip") if name in offers), "")


@lru_cache(maxsize=512)
def content(path: Path, tag: str, encoding: str) -> bytes:
    """A file's bytes in an encoding; the tag changes with the file, so the cache never lies."""
    raw = path.read_bytes()
    if encoding == "br":
        return bytes(brotli.compress(raw, quality=9))
    if encoding == "gzip":
        return gzip.compress(raw, 9, mtime=0)
    return raw
