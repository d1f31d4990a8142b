"""A full match against bots, by mouse: one of each family; in the long run every variant, and every number of players."""

import pytest

from tests.web.conftest import Opening
from tests.web.host import Host
from tests.web.player import Player
from tests.web.tables import new_table
from virado.games.catalogue import games
from virado.games.catalogue import variant as find_variant

SHORT = (
    "royal-dominican(players=2, target=5)",
    "raub(players=3, start_score=5)",
    "zwanzig-ab(players=4, start_score=5)",
    "hazari(target=200)",
)
"""A form of each family, of a deal or a few."""
USUAL = tuple(
    str(
        find_variant(
            slug, options={"start_score": 7} if number and hasattr(preset.options, "start_score") else None
        )
    )
    for game in games()
    for number, (slug, preset) in enumerate(game.presets.items())
)
"""Every form; where scores go down the first of a family from the usual score, the others from a lower one."""
COUNTS = tuple(
    str(find_variant(slug, players=players))
    for game in games()
    for slug, preset in list(game.presets.items())[:1]
    for players in preset.players
    if players != preset.usual_players
)
"""The first form of each family with each other number of players."""


@pytest.mark.parametrize(
    "variant", [*SHORT, *(pytest.param(each, marks=pytest.mark.slow) for each in (*USUAL, *COUNTS))]
)
def test_a_match_by_mouse(host: Host, open_page: Opening, variant: str):
    page = open_page()
    table = new_table(page, variant)
    player = Player(page)
    player.play_match()
    assert host.table(table).session.stage == "over"
    assert player.made > 0


def test_each_family_has_a_short_match():
    assert [find_variant(variant).game.name for variant in SHORT] == [game.name for game in games()]
