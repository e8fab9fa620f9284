"""A draft is written to a file the host takes along: its bytes, and what the format could not hold."""

import io
import zipfile
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal

from packs.binder import slug
from packs.naming import shown
from packs.trouble import BadPack, Trouble
from packs.writing import Written, write

from play.bringing import Asker, PackRefused, is_kept_name, let_in
from play.ports import NoFile, Workshop
from play.saving import OF_TABLE, opened

Format = Literal["yaml", "zip", "4s", "docx", "json"]
WRITER: Final[Mapping[Format, str]] = {"yaml": "own", "zip": "own", "4s": "4s", "docx": "docx", "json": "json"}
TYPES: Final[Mapping[str, str]] = {
    "yaml": "application/yaml", "zip": "application/zip", "4s": "text/plain; charset=utf-8", "json": "application/json",
    "docx": "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
}  # fmt: skip
MAIN: Final = "pack.yaml"
MOST_ANSWER: Final = 3_900_000  # a Lambda's answer holds 6 MB, and base64 makes four bytes of three
MOST_MEDIA: Final = 100_000_000
DAY: Final = (2020, 1, 1, 0, 0, 0)  # the same draft gives the same bytes


@dataclass(frozen=True, slots=True)
class OnPaper:
    """A file by name and type. url: where a file too large for an answer lies instead."""

    name: str
    type: str
    content: bytes
    lost: tuple[Trouble, ...]
    url: str = ""


def to_file(shop: Workshop, asker: Asker, draft: object, format: Format) -> OnPaper:
    """The draft in that format, however unfinished; what needs files beside it comes as a zip of them all."""
    let_in(shop, asker, "file")
    try:
        pack, _ = opened(draft)
        media, absent = _media(shop, asker, {name: pack.questions[index].where for name, index in shown(pack).items()})
        written = write(pack, media, WRITER[format])
    except BadPack as bad:
        raise PackRefused("pack_faulty", 400, found=bad.troubles) from None
    stem = slug(pack.title) or "pack"
    ending, content, lost = _wrapped(written, format, stem)
    inside = f"-{format}" if ending == "zip" and format != "zip" else ""  # two archives in one folder of downloads
    made = OnPaper(f"{stem}{inside}.{ending}", TYPES[ending], content, (*written.findings, *absent, *lost))
    return made if len(content) <= MOST_ANSWER else _lent(shop, made)


def _media(shop: Workshop, asker: Asker, places: Mapping[str, str]) -> tuple[dict[str, bytes], tuple[Trouble, ...]]:
    """Kept media by name, and what of them is not there."""
    found: dict[str, bytes] = {}
    absent: list[Trouble] = []
    for name, place in places.items():
        try:
            if not is_kept_name(name) or sum(map(len, found.values())) > MOST_MEDIA:
                raise NoFile
            found[name] = shop.files.kept(asker.table, name)
        except NoFile:
            absent.append(Trouble("missing_media", place, f"файла «{name[:40]}» у стола нет", "", "warning"))
    return found, tuple(absent)


def _wrapped(written: Written, format: Format, stem: str) -> tuple[str, bytes, tuple[Trouble, ...]]:
    """Ending, bytes, and what is lost for want of files beside."""
    if format == "yaml":
        reason = "картинки и звуки лежат рядом с YAML, а здесь только он"
        return "yaml", written.content, tuple(
            Trouble("media_beside", name, reason, "Возьмите ZIP", "warning") for name in written.files
        )  # fmt: skip
    if format == "zip" or written.files:
        return (
            "zip",
            _zipped({MAIN if format == "zip" else f"{stem}.{format}": written.content, **written.files}),
            (),
        )
    return format, written.content, ()


def _zipped(files: Mapping[str, bytes]) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in files.items():
            archive.writestr(zipfile.ZipInfo(name, DAY), content, zipfile.ZIP_DEFLATED)
    return out.getvalue()


def _lent(shop: Workshop, made: OnPaper) -> OnPaper:
    """A large file lies under a name that nobody else knows, for as long as media of the table do."""
    name = f"{OF_TABLE}{shop.house.dice.octets(16).hex()}.{made.name.rpartition('.')[2]}"
    shop.files.lend(name, made.type, made.content)
    return OnPaper(made.name, made.type, b"", made.lost, f"/media/{name}")
