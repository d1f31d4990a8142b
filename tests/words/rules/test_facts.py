"""Tests for the facts that passages can use besides the options."""

from itertools import pairwise

import msgspec
import pytest

from virado.cases.casino.position import round_stocks
from virado.games.casino.rules.state import CasinoConfig
from virado.games.catalogue import presets, variant
from virado.games.variant import make_variant
from virado.words import catalogue
from virado.words.rules.facts import facts_of

CASINO = [slug for slug, (game, _) in presets().items() if game.name == "casino"]


@pytest.mark.parametrize("slug", CASINO)
def test_rounds_and_hand_sizes_match_the_game(slug: str):
    game, preset = presets()[slug]
    for players in preset.players:
        played = make_variant(game, preset, players=players)
        config = played.config()
        assert isinstance(config, CasinoConfig)
        facts = facts_of(played, catalogue())
        stocks = [config.cards - config.table_size, *round_stocks(config)]
        dealt = [before - after for before, after in pairwise(stocks)]
        assert facts["rounds"] == len(dealt)
        sizes = msgspec.convert(facts["hand_sizes"], tuple[int, ...])
        to_table = msgspec.convert(facts["to_table"], int)
        assert [size * players for size in sizes] == [*dealt[:-1], dealt[-1] - to_table]


def test_five_players_of_tuxedo_leave_a_card_for_the_table():
    game, preset = presets()["tuxedo"]
    facts = facts_of(make_variant(game, preset, players=5), catalogue())
    assert (facts["hand_sizes"], facts["to_table"], facts["majority"]) == ((4, 3), 1, 21)


@pytest.mark.parametrize(
    ("text", "endgame"), [("royal-dominican(target=6)", "none"), ("royal-dominican", "dominican")]
)
def test_restrictions_that_begin_at_the_target_are_left_out_of_the_rules(text: str, endgame: str):
    assert facts_of(variant(text), catalogue())["endgame"] == endgame
