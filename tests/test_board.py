"""Positions as text and as tables, for `print` and notebooks."""

import pytest

from tests.random_play import random_match
from virado.games.catalogue import presets
from virado.games.messages import PUBLIC, cards_in
from virado.match import Match


def test_a_view_prints_its_position():
    match = Match("royal-dominican", seed=3)
    match.play(0, "trail Qs")
    lines = str(match.view(0)).splitlines()
    assert "hands          9d 6c 4s | (4)" in lines
    assert "loose          Qs Ts 4c 2c Ac" in lines
    assert "hands          (3) | (4)" in str(match).splitlines()


@pytest.mark.parametrize("slug", [*presets()])
def test_printed_positions_hide_other_cards(slug: str):
    match = random_match(slug, seed=5, moves=5)
    for viewer in (PUBLIC, 0, 1):
        view = match.view(viewer)
        known = {card for part in (view.data, *view.events()) for card in cards_in(part)}
        words = set(str(view).replace(",", " ").split())
        assert words & set(match.deck.names) <= known


def test_a_notebook_gets_a_table_with_a_row_per_line():
    html = Match("tuxedo", seed=3)._repr_html_()  # pyright: ignore[reportPrivateUsage]  # what notebooks ask for
    assert html.startswith("<table><tr><th>variant</th><td>tuxedo</td></tr>")
    assert html.count("<tr>") == html.count("</tr>") == len(str(Match("tuxedo", seed=3)).splitlines())
