"""The browser's copy of the wire types is current."""

from wire.typescript import TARGET, render


def test_the_browsers_types_are_as_the_server_writes_them() -> None:
    assert TARGET.read_text(encoding="utf-8") == render(), "stale: run `make wire`"


def test_an_optional_field_and_a_tagged_one_are_written_so() -> None:
    written = render()
    assert "readonly take?: boolean;" in written
    assert "readonly phase: readonly PhaseName[];" in written
    assert '({ readonly do: "name_answerer" } & NameAnswerer)' in written
    assert "readonly do: CommandName;" in written
    assert "readonly until_ms?: number | null; // left out: None" in written


def test_rows_are_written_with_the_names_of_their_columns() -> None:
    written = render()
    assert "export type ColumnRow = readonly [string, readonly (string | number | boolean)[]];" in written
    assert '  | TaggedRow<"shut", ClosedRow>;' in written
    assert 'export const ColumnColumns = ["name", "values"] as const;' in written
    assert "readonly offers: readonly OfferLineRow[];" in written
