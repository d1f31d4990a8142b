"""Tests for a full match against bots by mouse, one per family.

The long run covers every number of players and the forms with the most different tables, the nightly run every form.
"""

from typing import Any

import pytest

from tests.nightly import NIGHTLY, nightly
from tests.web.conftest import Opening
from tests.web.host import Host
from tests.web.player import Player
from tests.web.tables import new_table
from virado.games.catalogue import games
from virado.games.catalogue import variant as find_variant


def _shorten(options: Any) -> dict[str, int] | None:
    """Return options for a shorter match.

    If a score ends the match, about a quarter of the usual points is enough.
    """
    if NIGHTLY:
        return None
    if hasattr(options, "start_score"):
        return {"start_score": 5}
    single_deal = getattr(options, "match_length", "to_target") != "to_target"
    return None if single_deal else {"target": options.target // 4}


SHORT = (
    "royal-dominican(players=2, target=5)",
    "raub(players=3, start_score=5)",
    "zwanzig-ab(players=4, start_score=5)",
    "hazari(target=200)",
)
"""A short match for each family."""
EVERY = tuple(
    str(find_variant(slug, options=_shorten(preset.options)))
    for game in games()
    for slug, preset in game.presets.items()
)
"""Every variant, in the nightly run to its usual score."""
DIFFERENT = (
    "royal-haitian",
    "tuxedo",
    "kaszino-kirschner",
    "nordic-royal",
    "casino-southern-african",
    "raub-seven-always",
    "raub-automatic-stih",
    "zwanzig-ab-jager-drop-first",
    "zwanzig-ab-jager-two-active",
    "hazari-bhutan",
)
"""Forms with moves, choices or a length of the match that the usual form of their family lacks."""
COUNTS = tuple(
    str(find_variant(slug, players=players, options=_shorten(preset.options)))
    for game in games()
    for slug, preset in list(game.presets.items())[:1]
    for players in preset.players
    if players != preset.usual_players
)
"""The first variant of each family with each unusual number of players."""


@pytest.mark.parametrize(
    "variant",
    [
        *SHORT,
        *(pytest.param(each, marks=pytest.mark.slow) for each in COUNTS),
        *(
            pytest.param(each, marks=pytest.mark.slow if each.partition("(")[0] in DIFFERENT else nightly)
            for each in EVERY
        ),
    ],
)
def test_a_match_by_mouse(host: Host, open_page: Opening, variant: str):
    page = open_page()
    table = new_table(page, variant)
    player = Player(page)
    player.play_match()
    assert host.table(table).session.stage == "over"
    assert player.made > 0


def test_each_family_has_a_short_match_and_the_long_run_has_forms_that_exist():
    assert {each.partition("(")[0] for each in EVERY} > set(DIFFERENT)
    assert [find_variant(variant).game.name for variant in SHORT] == [game.name for game in games()]
