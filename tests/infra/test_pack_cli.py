"""`pkz pack`: what it prints, for people and for programs, and how it ends."""

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

from infra import cli
from infra.env import ROOT

AWKWARD = ROOT / "tests" / "packs" / "awkward"
PKZ = ROOT / "pkz"
HOUSE = ROOT / "content" / "packs" / "first-evening"


def lines(said: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in said.splitlines()]


def test_a_whole_pack_checks_clean_and_names_its_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["pack", "check", str(HOUSE), "--json"]) == 0
    (line,) = lines(capsys.readouterr().out)
    assert list(line) == ["file", "refused", "questions", "errors", "warnings", "complete_for"]
    assert (line["file"], line["refused"], line["questions"], line["errors"]) == (str(HOUSE), None, 16, [])
    assert "pkz" in line["complete_for"]
    assert all(set(each) == {"place", "code", "text"} for each in line["warnings"])


def test_each_file_has_its_line_and_one_bad_file_fails_all(capsys: pytest.CaptureFixture[str]) -> None:
    names = ["4s_missing_answer.4s", "siq_version_6.siq", "docx_one_line_fields.docx", "nowhere.4s"]
    assert cli.main(["pack", "check", *(str(AWKWARD / name) for name in names), "--json"]) == 1
    missing, refused, whole, nowhere = lines(capsys.readouterr().out)
    assert [each["code"] for each in missing["errors"]] == ["no_answer"]
    assert "вопрос 1" in missing["errors"][0]["place"]
    assert "версия" in refused["refused"]
    assert (refused["questions"], refused["errors"]) == (0, [])
    assert (whole["refused"], whole["errors"]) == (None, [])
    assert "нет" in nowhere["refused"]


def test_people_read_place_reason_and_remedy(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["pack", "check", str(AWKWARD / "4s_missing_answer.4s")]) == 1
    said = capsys.readouterr().out
    assert "вопросов 2, ошибок 1" in said
    assert "ошибка: вопрос 1 (строка 1): нет ответа. Впишите его: пустой ответ не засчитать." in said


def test_an_unsure_encoding_is_asked_for_and_taken(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "short.4s"
    path.write_bytes("? Ы?\n! Ъ".encode("cp1251"))
    assert cli.main(["pack", "check", str(path)]) == 1
    assert "--encoding" in capsys.readouterr().out
    assert cli.main(["pack", "check", str(path), "--encoding", "cp1251"]) == 0


def test_a_new_pack_checks_clean_and_is_never_written_over(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "mine"
    assert cli.main(["pack", "new", str(folder), "--title", "Мой: «первый» #1"]) == 0
    capsys.readouterr()
    assert cli.main(["pack", "check", str(folder), "--json"]) == 0
    (line,) = lines(capsys.readouterr().out)
    assert (line["questions"], line["errors"], line["warnings"]) == (3, [], [])
    assert cli.main(["pack", "new", str(folder)]) == 1


@pytest.mark.parametrize("target", ["out.4s", "out.json", "out.docx", "out.yaml", "out.zip", "folder"])
def test_a_house_pack_is_converted_and_read_back(
    target: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["pack", "convert", str(HOUSE), str(tmp_path / target)]) == 0
    capsys.readouterr()
    assert cli.main(["pack", "check", str(tmp_path / target), "--json"]) == 0
    (line,) = lines(capsys.readouterr().out)
    assert (line["questions"], line["errors"]) == (16, [])


def test_a_refused_pack_is_not_converted(tmp_path: Path) -> None:
    assert cli.main(["pack", "convert", str(AWKWARD / "siq_version_6.siq"), str(tmp_path / "out.4s")]) == 1
    assert list(tmp_path.iterdir()) == []


def test_an_output_of_no_known_format_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["pack", "convert", str(HOUSE), str(tmp_path / "out.siq")]) == 1
    assert "siq" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_pictures_beside_a_text_are_found_and_outside_ones_are_not(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "deep").mkdir()
    (tmp_path / "secret.png").write_bytes(b"\x89PNG\r\n\x1a\n0")
    (tmp_path / "deep" / "a.png").write_bytes(b"\x89PNG\r\n\x1a\n1")
    path = tmp_path / "deep" / "pack.4s"
    path.write_text("? (img a.png) (img ../secret.png) Что?\n! То\n^ книга\n@ автор", "utf-8")
    assert cli.main(["pack", "check", str(path), "--json"]) == 1
    (line,) = lines(capsys.readouterr().out)
    assert [each["code"] for each in line["errors"]] == ["missing_media"]
    assert "../secret.png" in line["errors"][0]["text"]


def test_a_folder_without_a_pack_is_told_from_a_wrong_path(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["pack", "check", str(tmp_path), str(tmp_path / "nowhere"), "--json"]) == 1
    empty, nowhere = lines(capsys.readouterr().out)
    assert "в папке нет pack.yaml" in empty["refused"]
    assert "pkz pack new" in empty["refused"]
    assert "такого файла нет" in nowhere["refused"]


def test_encodings_go_by_any_of_their_names(tmp_path: Path) -> None:
    path = tmp_path / "short.4s"
    path.write_bytes("? Ы?\n! Ъ".encode("cp1251"))
    assert cli.main(["pack", "check", str(path), "--encoding", "Windows-1251"]) == 0


def test_a_pack_comes_down_a_pipe() -> None:
    done = called("pack", "check", "-", "--json", given=b"? 1?\n! 2\n")
    assert (done.returncode, done.stderr) == (0, b"")
    (line,) = lines(done.stdout.decode())
    assert (line["file"], line["refused"], line["questions"]) == ("-", None, 1)


def test_a_reader_that_has_gone_is_no_traceback() -> None:
    with subprocess.Popen([PKZ, "pack", "schema"], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait() == 1


def test_a_path_means_what_it_means_where_the_command_is_called(tmp_path: Path) -> None:
    (tmp_path / "mine.4s").write_text("? 1?\n! 2\n", "utf-8")
    done = called("pack", "convert", "mine.4s", "made", at=tmp_path)
    assert done.returncode == 0, done.stderr.decode()
    assert (tmp_path / "made" / "pack.yaml").is_file()


def test_a_pack_is_not_written_over_what_it_is_read_from(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["pack", "new", str(tmp_path)]) == 0
    before = (tmp_path / "pack.yaml").read_bytes()
    assert cli.main(["pack", "convert", str(tmp_path), str(tmp_path / "pack.yaml")]) == 1
    assert "тот же файл" in capsys.readouterr().err
    assert (tmp_path / "pack.yaml").read_bytes() == before


@pytest.mark.parametrize("target", ["file/out.4s", "file/out.zip", "file/folder", "n" * 300 + ".4s"])
def test_a_place_that_cannot_be_written_is_told(
    target: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("", "utf-8")
    assert cli.main(["pack", "convert", str(AWKWARD / "4s_doublet.4s"), str(tmp_path / target)]) == 1
    assert "Назовите другое место" in capsys.readouterr().err
    assert cli.main(["pack", "new", str(tmp_path / target)]) == 1


def test_a_picture_too_large_or_empty_is_told_as_what_it_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with (tmp_path / "large.mp4").open("wb") as large:
        large.truncate(20_000_001)
    (tmp_path / "empty.png").write_bytes(b"")
    path = tmp_path / "pack.4s"
    path.write_text("? (img large.mp4) (img empty.png) Что?\n! То\n^ книга\n@ автор", "utf-8")
    assert cli.main(["pack", "check", str(path), "--json"]) == 0
    (line,) = lines(capsys.readouterr().out)
    large_told, empty_told = (each["text"] for each in line["warnings"])
    assert "больше двадцати мегабайт" in large_told
    assert "пуст или не открывается" in empty_told


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["pack"], "не хватает: ЧТО"),
        (["pack", "check"], "не хватает: FILE"),
        (["pack", "check", "a.4s", "--jsn"], "лишнее или с опечаткой: --jsn"),
        (["pack", "convert", "a", "b", "--to", "pdf"], "такого нет: 'pdf'. Есть: 'own', '4s', 'json', 'docx'"),
        (["pack", "check", "a.4s", "--encoding"], "после --encoding нужно значение"),
        (["play", "--port", "many"], "--port: не подходит 'many'"),
    ],
)
def test_a_wrong_command_is_answered_in_russian(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        cli.main(words)
    assert ended.value.code == 2
    told = capsys.readouterr().err
    assert said in told
    assert told.startswith("как вызвать: pkz")


def called(*words: str, given: bytes = b"", at: Path = ROOT) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run([PKZ, *words], input=given, cwd=at, capture_output=True)
