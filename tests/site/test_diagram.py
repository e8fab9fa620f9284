"""The picture of a round tells what the rows tell."""

from tests.site.conftest import Site


def test_the_rules_page_shows_a_round_by_its_rows(site: Site) -> None:
    html = (site.folder / "pravila" / "pkz" / "index.html").read_text("utf-8")
    picture = html.partition('<ol class="round"')[2].partition("</ol>")[0]
    stations = [each.partition("</li>")[0] for each in picture.split("<li>")[1:]]
    assert len(stations) == 9
    between, reading, minute = stations[:3]
    assert "крутить волчок" in between
    assert "<dt>Крупье</dt>" in reading
    assert "<dt>Капитан</dt><dd>" in minute
    assert "обсуждение закончено" in minute
    assert "крутить волчок" not in reading
    assert "удалить на раунд" in stations[-1]
    assert "удалить на раунд" not in reading
