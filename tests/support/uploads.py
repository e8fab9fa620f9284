"""A small pack in a zip, and the form in which a browser uploads a file."""

import io
import json
import zipfile
from collections.abc import Mapping
from typing import Any, Final

PICTURE: Final = b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle r="4"/></svg>'
BOX_PICTURE: Final = b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="4" height="4"/></svg>'
BOUNDARY: Final = "----a-line-that-no-file-has"


def pack(title: str = "Свои вопросы", questions: int = 15) -> dict[str, Any]:
    """A whole pack of our own format: a handout in sector 1, a black box with a picture of what lies in it."""
    signed = {"authors": ["Редакция"], "sources": ["Память ведущего"]}
    asked: list[dict[str, Any]] = [
        {"sector": n, "text": f"Что под номером {n}?", "answer": f"Разгадка {n}", **signed}
        for n in range(1, questions + 1)
    ]
    asked[0]["handouts"] = [{"kind": "image", "file": "a.svg"}]
    box = {"contents": "Самовар", "picture": "box.svg"}
    asked.append({"kind": "black_box", "text": "Что в ящике?", "answer": "Самовар", "box": box, **signed})
    return {"format": 2, "id": "own", "title": title, "version": 1, "questions": asked}


def zipped(given: Mapping[str, Any] | None = None, files: Mapping[str, bytes] | None = None) -> bytes:
    """The pack as a host would zip its folder. JSON is YAML too."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("pack.yaml", json.dumps(pack() if given is None else given, ensure_ascii=False))
        for name, content in ({"a.svg": PICTURE, "box.svg": BOX_PICTURE} if files is None else files).items():
            archive.writestr(name, content)
    return out.getvalue()


def form(fields: Mapping[str, str], content: bytes) -> tuple[str, bytes]:
    """Content type and body of the form, the file last, as the store wants it."""
    named = [f'Content-Disposition: form-data; name="{name}"\r\n\r\n{value}' for name, value in fields.items()]
    file = b'Content-Disposition: form-data; name="file"; filename="x"\r\n\r\n' + content
    parts = [*(each.encode() for each in named), file]
    body = b"".join(f"--{BOUNDARY}\r\n".encode() + part + b"\r\n" for part in parts) + f"--{BOUNDARY}--\r\n".encode()
    return f"multipart/form-data; boundary={BOUNDARY}", body
