"""Word documents (.docx): labels at beginnings of lines, automatic numbers, tables as layout."""

from packs.archive import Archive
from packs.binder import Binder
from packs.docx_text import paragraphs
from packs.draft import Habits
from packs.labels import Labelled
from packs.outcome import Material, Outcome
from packs.tidy import tidy
from packs.trouble import Troubles


def read(material: Material) -> Outcome:
    """The pack of a Word document."""
    troubles = Troubles()
    archive = Archive(material.content, troubles, "DOCX")
    binder = Binder(Material(material.name, b"", archive), "docx", Habits())
    every = list(paragraphs(archive))
    reading = Labelled(binder, [tidy(each.text) for each in every])
    for number, each in enumerate(every, 1):
        reading.paragraph(f"абзац {number}", tidy(each.text), each.label, each.list_id if each.level == 0 else "")
    reading.finish()
    binder.warm_ups()
    found = binder.outcome()
    return Outcome(found.pack, (*found.findings, *troubles), found.media, "docx")
