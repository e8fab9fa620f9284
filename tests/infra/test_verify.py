"""`pkz verify FILE` reads what the table exports, replays it, and names what was changed."""

import json
from pathlib import Path

import pytest
from game.rulebooks.pkz import PKZ
from game.state import fold
from wire.codec import to_bytes
from wire.protocol import FORMAT, Figure, Protocol, summed

from infra import cli
from infra.verify import read
from tests.support.random_games import Play, Seen, accepted


@pytest.fixture(scope="module")
def played() -> Play:
    play = Play.begin(PKZ, 5)
    while not play.over:
        play.pass_time()
        person, command = play.step()
        if accepted(play, person, command, Seen()):
            play.take(person, command)
    return play


@pytest.fixture
def exported(played: Play, tmp_path: Path) -> Path:
    figures = tuple(Figure(name, value) for name, value in PKZ.figures.flat().items())
    told = Protocol(
        FORMAT, played.state.table.id, PKZ.id, PKZ.title, figures, PKZ.wheel, (), tuple(played.entries)
    )  # fmt: skip
    path = tmp_path / "protocol.json"
    path.write_bytes(to_bytes(Protocol, summed(told)))
    return path


def spins(told: dict[str, object]) -> list[dict[str, object]]:
    entries = told["entries"]
    assert isinstance(entries, list)
    return [event for entry in entries for event in entry["events"] if event["t"] == "spun" and event["link"]]


def verified(path: Path, told: dict[str, object]) -> int:
    path.write_text(json.dumps(told, ensure_ascii=False, indent=2))
    return cli.main(["verify", str(path)])


def test_an_imported_protocol_replays_to_the_same_state(exported: Path, played: Play) -> None:
    assert fold(read(exported).entries) == played.state


@pytest.mark.clause("P4.3")
def test_a_protocol_as_it_was_saved_is_right(exported: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["verify", str(exported)]) == 0
    assert "расхождений 0" in capsys.readouterr().out


def test_prettier_json_is_the_same_protocol(exported: Path) -> None:
    assert verified(exported, json.loads(exported.read_text())) == 0


def test_a_flipped_byte_of_the_wheel_is_named(exported: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = json.loads(exported.read_text())
    spun = spins(told)[2]
    link = str(spun["link"])
    spun["link"] = link[:-1] + ("0" if link[-1] != "0" else "1")
    assert verified(exported, told) == 1
    assert "звено не из объявленной цепочки" in capsys.readouterr().out


def test_a_flipped_byte_anywhere_else_is_named(exported: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = json.loads(exported.read_text())
    told["entries"][3]["at_ms"] += 1
    assert verified(exported, told) == 1
    assert "контрольная сумма не сходится" in capsys.readouterr().out


def test_an_omitted_candidate_is_named(exported: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = json.loads(exported.read_text())
    del spins(told)[1]["candidates"][0]  # type: ignore[attr-defined]
    assert verified(exported, told) == 1
    assert "список секторов не тот" in capsys.readouterr().out


def test_reordered_spins_are_named(exported: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = json.loads(exported.read_text())
    one, other = spins(told)[:2]
    kept = dict(one)
    one.update(other)
    other.update(kept)
    assert verified(exported, told) == 1
    assert "вращение не по порядку" in capsys.readouterr().out


@pytest.mark.parametrize("text", ["", "{}", "[1, 2]", '{"format": 1}', "\x00\xff"])
def test_what_is_no_protocol_is_refused_with_a_remedy(
    text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "rubbish.json"
    path.write_text(text)
    assert cli.main(["verify", str(path)]) == 2
    assert "заново" in capsys.readouterr().out


def test_a_missing_file_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["verify", str(tmp_path / "none.json")]) == 2
    assert "Проверьте путь" in capsys.readouterr().out
