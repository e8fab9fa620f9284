"""Files that hosts bring and that are no packs: what each is, known by its first bytes, and what to do with it."""

from typing import Final

from packs.media import extension, medium
from packs.trouble import BadPack, refusal

AS_DOCX: Final = "Сохраните его как .docx"
REPACK: Final = "Распакуйте его и соберите .zip"
KNOWN: Final = (
    (b"\xd0\xcf\x11\xe0", "old_word", "это документ старого Word (.doc)", AS_DOCX),
    (b"{\\rtf", "rtf", "это документ RTF", AS_DOCX),
    (b"%PDF", "pdf", "это PDF: его печатают, а не правят", "Скопируйте текст в Word и сохраните как .docx"),
    (b"Rar!", "foreign_archive", "это архив RAR", REPACK),
    (b"7z\xbc\xaf", "foreign_archive", "это архив 7z", REPACK),
    (b"\x1f\x8b", "foreign_archive", "это архив gzip", REPACK),
)  # fmt: skip
PAGES: Final = (b"<!doctype html", b"<html")
SHOWN: Final = {"image": "картинка", "audio": "звук", "video": "видео"}
OFFICE: Final = (
    ("mimetype", "это документ OpenDocument", AS_DOCX),
    ("xl/", "это таблица Excel", "Сохраните её как .csv"),
    ("ppt/", "это презентация", "Скопируйте вопросы в Word и сохраните как .docx"),
)


def known(content: bytes) -> BadPack | None:
    """The refusal of a file that is something else altogether."""
    for magic, code, reason, remedy in KNOWN:
        if content.startswith(magic):
            return refusal(code, "файл", reason, remedy)
    if content[:1000].lstrip(b"\xef\xbb\xbf \t\r\n").lower().startswith(PAGES):
        return refusal("web_page", "файл", "это веб-страница", "Скопируйте вопросы в Word и сохраните как .docx")
    ending = extension(content)
    if ending and ending != ".svg":  # a text may well speak of <svg>
        reason = f"это не пакет, а {SHOWN[medium(ending)]}"
        return refusal("medium", "файл", reason, "Откройте пакет и добавьте этот файл к вопросу")
    return None


def known_inside(names: list[str]) -> BadPack | None:
    """The same for an archive, by the names of its entries."""
    for start, reason, remedy in OFFICE:
        if any(name.startswith(start) for name in names):
            return refusal("foreign_office", "файл", reason, remedy)
    return None
