"""Bodies of /api/packs/*: a host brings a pack. A draft goes as it is: packs judges it, not the codec."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal, NewType

from packs.model import Medium

Draft = NewType("Draft", dict[str, Any])
"""A pack in the making: our own JSON without its media, which are named by hash. DraftPack says what it holds."""


@dataclass(frozen=True, slots=True)
class AskSlot:
    """POST /api/packs/slot: the name and size of a file that is to be uploaded."""

    table: str
    host: str
    name: str
    size: int


@dataclass(frozen=True, slots=True)
class SlotGiven:
    """POST the fields and then `file` as multipart/form-data to url; the key goes into the next call."""

    url: str
    fields: Mapping[str, str]
    key: str


@dataclass(frozen=True, slots=True)
class ReadPack:
    """POST /api/packs/read: encoding is "" unless the person named it."""

    table: str
    host: str
    key: str
    name: str
    encoding: str = ""


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing found. text is the reason; remedy says what to do, "" when there is nothing to do.

    place is for people. questions it is about: by their order in the draft from 0, none when it is about the pack;
    part: from 1; field: of the question or the part.
    """

    level: Literal["error", "warning", "info"]
    place: str
    code: str
    text: str
    remedy: str = ""
    questions: tuple[int, ...] = ()
    part: int = 0
    field: str = ""


@dataclass(frozen=True, slots=True)
class HeldMedium:
    kind: Medium
    bytes: int


@dataclass(frozen=True, slots=True)
class PackRead:
    """media by hash name, kept with the table for a preview. encoding: in which the text was, null for other files.

    lacks: as of a draft that was checked.
    """

    draft: Draft
    findings: tuple[Finding, ...]
    lacks: Mapping[str, tuple[str, ...]]
    media: Mapping[str, HeldMedium]
    encoding: str | None


@dataclass(frozen=True, slots=True)
class CheckDraft:
    """POST /api/packs/check"""

    table: str
    host: str
    draft: Draft


@dataclass(frozen=True, slots=True)
class DraftChecked:
    """lacks, by game: sectors by number and kinds by name, nothing when it is complete. No pack at all: no games."""

    findings: tuple[Finding, ...]
    lacks: Mapping[str, tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class KeepMedium:
    """POST /api/packs/media: one picture, sound or film that was uploaded."""

    table: str
    host: str
    key: str
    name: str


@dataclass(frozen=True, slots=True)
class MediumKept:
    hash: str
    kind: Medium
    bytes: int


@dataclass(frozen=True, slots=True)
class SavePack:
    """POST /api/packs/save"""

    table: str
    host: str
    draft: Draft


@dataclass(frozen=True, slots=True)
class PackSaved:
    """digest: the pack stands in the lobby's choice under it (HostView.brought)."""

    digest: str
    title: str
    findings: tuple[Finding, ...]


@dataclass(frozen=True, slots=True)
class WriteFile:
    """POST /api/packs/file: zip is the YAML with its media beside it."""

    table: str
    host: str
    draft: Draft
    format: Literal["yaml", "zip", "4s", "docx", "json"]


@dataclass(frozen=True, slots=True)
class Lost:
    place: str
    text: str


@dataclass(frozen=True, slots=True)
class FileWritten:
    """body: base64; "" for a file too large for an answer, which is then fetched from url (same origin). lost: what
    the format cannot hold."""

    name: str
    type: str
    body: str
    lost: tuple[Lost, ...]
    url: str = ""


@dataclass(frozen=True, slots=True)
class KeepPack:
    """POST /api/packs/keep: into the account that is signed in. id: of the kept pack to be replaced, "" for a new."""

    table: str
    host: str
    draft: Draft
    id: str = ""


@dataclass(frozen=True, slots=True)
class TakePack:
    """POST /api/packs/take: a kept pack comes to the desk of a table, as one that was read from a file."""

    table: str
    host: str
    id: str


@dataclass(frozen=True, slots=True)
class DropPack:
    """POST /api/packs/drop: out of the account for ever; "" for all of them"""

    id: str


@dataclass(frozen=True, slots=True)
class OwnPackKept:
    id: str
    title: str


@dataclass(frozen=True, slots=True)
class PackTrouble:
    """What /api/packs/* refuses. reason: for people, in Russian, of pack_refused. guesses: of encoding_unknown.
    findings: of pack_faulty."""

    code: str
    reason: str = ""
    guesses: tuple[str, ...] = ()
    findings: tuple[Finding, ...] = ()
    retry_s: int = 0


REQUESTS = (AskSlot, ReadPack, CheckDraft, KeepMedium, SavePack, WriteFile, KeepPack, TakePack, DropPack)
REPLIES = (SlotGiven, PackRead, DraftChecked, MediumKept, PackSaved, FileWritten, OwnPackKept, PackTrouble)
