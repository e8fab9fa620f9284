"""A disk that is full or cannot be written is said in words with a remedy, before a build and during it."""

import errno
import threading
from pathlib import Path

import pytest

from infra import keep, play, reset, room, single
from infra.doctor import installed
from infra.env import Missing


@pytest.fixture
def spoilt(tmp_path: Path) -> Path:
    """A project where nothing can be written: in the place of its folder stands a file."""
    (tmp_path / "build").write_text("")
    return tmp_path


def test_a_build_folder_that_cannot_be_written_is_named_by_doctor_and_play(spoilt: Path) -> None:
    found = installed.disk(spoilt)
    assert (found.how, str(spoilt / "build") in found.what, bool(found.remedy)) == ("ill", True, True)
    with pytest.raises(Missing, match=r"нельзя писать.*make doctor"):
        room.refuse_no_room(spoilt)


def test_a_folder_with_room_is_well_and_nothing_is_left_in_it(tmp_path: Path) -> None:
    (tmp_path / "build").mkdir()
    room.refuse_no_room(tmp_path)
    assert installed.disk(tmp_path).how in ("well", "ill")  # the machine of a test may be full indeed
    assert list((tmp_path / "build").iterdir()) == []


def test_a_full_disk_is_told_before_anything_is_built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.disk_usage", lambda path: type("", (), {"free": 49 * 2**20}))
    with pytest.raises(Missing, match="осталось 49 МБ"):
        room.refuse_no_room(tmp_path)
    assert installed.disk(tmp_path).how == "ill"


def test_what_the_disk_lacks_is_said_in_words_and_other_errors_are_not_of_the_disk() -> None:
    assert room.want(OSError(errno.ENOSPC, "x", "build/a")) == "на диске нет места: build/a"
    assert room.want(OSError(errno.EROFS, "x")) == "диск открыт только для чтения"
    assert room.want(PermissionError(errno.EACCES, "x", "a")) == "нет прав на запись: a"
    assert room.want(ConnectionRefusedError(errno.ECONNREFUSED, "x")) == ""


class Fallen:
    """A club whose copies cannot be written for a while."""

    def __init__(self, troubles: list[str]) -> None:
        self._troubles = troubles

    def mend(self) -> bool:
        return False

    @property
    def trouble(self) -> str:
        return self._troubles.pop(0) if len(self._troubles) > 1 else self._troubles[0]


class Turns(threading.Event):
    """Over after so many looks."""

    def __init__(self, turns: int) -> None:
        super().__init__()
        self._turns = iter(range(turns))

    def wait(self, timeout: float | None = None) -> bool:
        return next(self._turns, None) is None


def test_whoever_keeps_the_club_open_hears_once_that_copies_fail_and_once_that_they_do_not(
    capsys: pytest.CaptureFixture[str],
) -> None:
    play.watch(Fallen(["", "нет места", "нет места", ""]), Turns(6))  # type: ignore[arg-type]
    said = capsys.readouterr().out.splitlines()
    assert said == [
        "  Столы не копируются на диск: нет места. Играть можно; освободите место, пока клуб открыт.",
        "  Копия столов снова пишется.",
    ]


@pytest.mark.parametrize("text", ["{", "[]", '{"pk": 1}', "\udcff"])
def test_a_copy_that_cannot_be_read_is_told_with_its_place(tmp_path: Path, text: str) -> None:
    copy = tmp_path / "table.jsonl"
    copy.write_bytes(text.encode("utf-8", "surrogateescape"))
    with pytest.raises(Missing, match=r"не читается.*table\.jsonl.*Отложите"):
        keep.restore_table(None, "t", copy)  # type: ignore[arg-type]


@pytest.fixture
def undeletable(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "build" / "site").mkdir(parents=True)

    def no(path: Path) -> None:
        raise OSError(errno.EROFS, "Read-only file system", str(path))

    monkeypatch.setattr("shutil.rmtree", no)
    return tmp_path


def test_what_cannot_be_deleted_is_told_and_reset_fails(undeletable: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert reset.reset(undeletable, ("builds",), sure=True, ask=lambda text: "") == 1
    assert "Удалилось не всё: диск открыт только для чтения" in capsys.readouterr().err


def test_a_lock_is_asked_for_by_reading_alone_and_its_text_may_be_anything(tmp_path: Path) -> None:
    lock = tmp_path / "lock"
    assert single.holder(lock) is None
    for text in ("", "12345", "мусор", "-1"):
        lock.write_text(text)
        assert single.holder(lock) is None
    with single.take_lock(lock):
        lock.write_text("мусор")
        assert single.holder(lock) == 0
        assert single.stop(tmp_path) == 1
        with pytest.raises(Missing, match="make stop"):
            play.refuse_second_start(tmp_path)
