"""The browser's copy of the wire types is current."""

from wire.typescript import TARGET, render


def test_the_browsers_types_are_as_the_server_writes_them() -> None:
    assert TARGET.read_text(encoding="utf-8") == render(), "stale: run `make wire`"


def test_an_optional_field_and_a_tagged_one_are_written_so() -> None:
    written = render()
    assert "readonly take?: boolean;" in written
    assert 'readonly offer: Tagged<"offer", Offer> | Tagged<"shut", Shut>;' in written
    assert '({ readonly do: "name_answerer" } & NameAnswerer)' in written
    assert "readonly do: CommandName;" in written
    assert "readonly until_ms?: number | null; // left out: None" in written
