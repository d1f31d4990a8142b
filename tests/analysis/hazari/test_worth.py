"""Expected points of arrangements, and the best arrangements found without listing all."""

import random
from typing import Any, cast

import numpy as np
import pytest

from tests.games.hazari.table import VARIANTS
from virado.analysis.hazari.arrangements import rank_arrangements
from virado.analysis.hazari.group_values import SURE, ArrangerWorkspace
from virado.analysis.hazari.odds import NOT_SHOWN, odds, usual_groups
from virado.bots.hazari.kernels import CONSIDER
from virado.cards import CardSet
from virado.games.catalogue import variant
from virado.games.hazari.rules.legality import can_extend
from virado.games.hazari.rules.state import HAND
from virado.games.hazari.rules.strength import strength_of_three
from virado.kernel.arrays import move_list, records, zero_records

MOST = 12
HANDS = 6


def hands_of(text: str) -> list[CardSet]:
    rng = random.Random(text)
    return [sum(1 << card for card in rng.sample(range(52), HAND)) for _ in range(HANDS)]


def considered(o: Any, hand: CardSet, extended: bool, also: list[tuple[int, int, int]]) -> Any:
    """Return the best arrangements and the given ones, with their expected points against best-first opponents."""
    found, worth = move_list(MOST + len(also)), np.zeros(MOST + len(also), np.int64)
    given = np.array(also, np.int64).reshape(-1, 3)
    tools = records(o), usual_groups(o, "best-first"), zero_records(ArrangerWorkspace)
    number = CONSIDER(*tools, hand, int(extended), MOST, given, found, worth)
    return [tuple(int(group) for group in move) for move in found[:number]], worth[:number] / SURE


@pytest.mark.parametrize("text", VARIANTS)
def test_the_best_arrangements_match_the_full_enumeration(text: str):
    o: Any = variant(text).config()
    for hand in hands_of(text):
        extended = bool(o.extended and not o.free_order and can_extend(o, hand))
        everything = rank_arrangements(o, hand, extended=extended)
        best: dict[tuple[int, ...], int] = {}
        for place in range(len(everything.moves)):
            strengths = tuple(strength_of_three(group) for group in everything.move(place))
            best.setdefault(strengths, place)
            if len(best) == MOST:
                break
        chosen = [everything.move(place) for place in best.values()]
        worst = everything.move(len(everything.moves) - 1)
        found, worth = considered(o, hand, extended, [worst])
        assert found[0] == chosen[0]
        assert worth[:-1] == pytest.approx([everything.points[place] for place in best.values()])
        assert found[-1] == worst
        assert worth[-1] == pytest.approx(everything.points[-1])


def test_a_troy_that_wins_the_match_leaves_the_other_groups_without_value():
    main, bhutan = (variant(text).config() for text in ("hazari", "hazari-bhutan"))
    shown, hidden = odds(cast(Any, main)), odds(cast(Any, bhutan))
    assert (shown.strengths < NOT_SHOWN).all()
    assert (hidden.strengths[0] < NOT_SHOWN).all()
    share = (hidden.strengths[1:] == NOT_SHOWN).mean(axis=1)
    assert share == pytest.approx([share[0]] * 3)
    assert 0.4 < share[0] < 0.5, "about four hands in nine hold three cards of one rank"
    assert len(hidden.shown_strengths(1)) < len(hidden.strengths[1])


def test_good_opponents_show_weaker_first_and_stronger_last_groups():
    o: Any = variant("hazari").config()
    best_first, good = odds(o), odds(o, "good")
    middle = [np.median(table.strengths, axis=1) for table in (best_first, good)]
    assert middle[1][0] < middle[0][0]
    assert middle[1][3] > middle[0][3]
