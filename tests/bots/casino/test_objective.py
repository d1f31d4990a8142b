"""The objective of the Casino expert: points of the cards, or the match with the items still open (C-22)."""

from typing import Any

import pytest

from virado.bots.casino.counting import count_cards
from virado.bots.casino.equity import match_objective
from virado.bots.casino.objective import outcome, points_objective
from virado.bots.casino.scratch import Scratch
from virado.bots.casino.weights import weights_for
from virado.bots.units import MATCH
from virado.cards import CardSet
from virado.games.casino.rules.scoring import count_piles
from virado.games.casino.rules.state import CasinoConfig, CasinoState
from virado.games.catalogue import variant

DOMINICAN = variant("royal-dominican")
SPADES_BUT_AS_2S: CardSet = sum(1 << (4 * rank) for rank in range(2, 13))
ACES_AND_CASINOS: CardSet = 0b1111 | 1 << 4 | 1 << (4 * 9 + 2)


def played_out(*scores: int) -> tuple[CasinoState, CasinoConfig]:
    """Return a deal from these scores in which side 0 took only eleven spades, and side 1 everything else."""
    o: Any = DOMINICAN.config()
    s = CasinoState()
    s.players = s.sides = 2
    s.scores[:2] = scores
    s.piles[:2] = SPADES_BUT_AS_2S, o.pack & ~SPADES_BUT_AS_2S
    count_piles(s, o)
    return s, o


def test_the_points_objective_ignores_the_score():
    for scores in ((0, 0), (20, 20), (18, 19)):
        s, o = played_out(*scores)
        assert s.piles[1] & ACES_AND_CASINOS == ACES_AND_CASINOS
        assert outcome(s, o, points_objective(), 0) == -1000 * (3 + 2 + 1 + 4 - 1)
        assert outcome(s, o, points_objective(), 1) == 1000 * (3 + 2 + 1 + 4 - 1)


def test_the_match_objective_at_20_counts_only_spades():
    s, o = played_out(20, 20)
    objective = match_objective(s, o)
    s.over, s.winners = 1, 1
    assert outcome(s, o, objective, 0) == MATCH
    assert outcome(s, o, objective, 1) == 0


@pytest.mark.parametrize(("spades", "least"), [(7, 0), (8, 1), (9, 1)])
def test_a_clearer_win_is_worth_more(spades: int, least: int):
    s, o = played_out(20, 20)
    objective = match_objective(s, o)
    s.over, s.winners = 1, 1
    s.won_spades[:2] = spades, 13 - spades
    clear = outcome(s, o, objective, 0)
    s.won_spades[:2] = 7, 6
    assert (clear > outcome(s, o, objective, 0)) == bool(least)
    assert MATCH // 2 < clear <= MATCH
    s.winners = 2
    assert outcome(s, o, objective, 0) < MATCH // 2


def counted(*scores: int, endgame: int = 1) -> Scratch:
    """Return a scratch with the item values of side 0, given the scores of the sides."""
    o: Any = DOMINICAN.config()
    s = CasinoState()
    s.players = s.sides = 2
    s.scores[:2] = scores
    weights = weights_for(o)
    weights.endgame = endgame
    scratch = Scratch()
    count_cards(s, o, weights, scratch, 0)
    return scratch


def test_the_card_counter_values_only_items_that_still_score():
    usual = counted(0, 0)
    assert (usual.ace, usual.little, usual.big) == (1000, 1000, 2000)
    spades = counted(20, 20)
    assert spades.spade > usual.spade
    assert (spades.ace, spades.little, spades.big) == (0, 0, 0)
    cards = counted(18, 18)
    assert cards.card > usual.card
    assert (cards.ace, cards.spade) == (0, 0)
    rival = counted(0, 19)
    assert rival.big > usual.big
    assert 0 < rival.ace < usual.ace
    assert counted(20, 20, endgame=0).values() == usual.values()
