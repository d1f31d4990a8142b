"""The expert's showdowns, computed from strengths, have the results that the rules compute from cards.

Other tests check the expert's expected points and its knowledge of other hands.
"""

import random
from typing import Any

import numpy as np
import pytest

from tests.states import config_of, state_of
from virado.analysis.hazari.group_values import ArrangerWorkspace
from virado.analysis.hazari.odds import odds
from virado.bots.hazari.kernels import OPPONENTS, ROUNDS, deal_opponents, show_all, world_tables
from virado.cards import CardSet
from virado.games.catalogue import variant
from virado.games.hazari.game import GAME
from virado.games.hazari.rules.scoring import points_of
from virado.games.hazari.rules.state import BY_TROY, HazariWorkspace
from virado.games.hazari.rules.strength import strength_of_group
from virado.match import Match

TEXTS = (
    "hazari",
    "hazari-bhutan",
    "hazari(troy_instant_win=true)",
    "hazari(tie_rule=first_played, top_tie=shared)",
    "hazari(fourth_round=four_card, troy_instant_win=true, troy_win_rounds=[2, 4])",
)


def groups_of(hand: CardSet, move: tuple[int, int, int]) -> list[CardSet]:
    a, b, c = move
    return [a, b, c, hand & ~(a | b | c)]


def by_the_rules(
    match: Match, seat: int, moves: list[tuple[int, int, int]], scores: list[int]
) -> tuple[int, int]:
    """Return the points that a seat's arrangement captures, and the result of the match.

    The result is 1 if the seat wins, -1 if another seat wins, and otherwise 0.
    """
    s: Any = state_of(match).clone()
    o: Any = config_of(match)
    s.scores[:4] = scores
    for other in range(4):
        GAME.rules.apply(s, o, other, *moves[other])
    if s.ending == BY_TROY:
        return (o.target, 1) if s.winners >> seat & 1 else (0, -1)
    won = 0
    rival = max(s.scores[other] for other in range(4) if other != seat)
    if max(s.scores[seat], rival) >= o.target:
        won = (s.scores[seat] > rival) - (s.scores[seat] < rival)
    return s.deal_points[seat], won


@pytest.mark.parametrize("text", TEXTS)
def test_showdowns_on_strengths_agree_with_the_rules(text: str):
    rng = random.Random(text)
    ended: set[tuple[int, int]] = set()
    for seed in range(60):
        match = Match(text, seed=seed)
        o: Any = config_of(match)
        seat = rng.randrange(4)
        scores = [rng.randrange(o.target // 2, o.target) for _ in range(4)]
        moves: list[Any] = []
        for other in range(4):
            drawn: list[Any] = []
            s: Any = state_of(match)
            assert GAME.rules.sample is not None
            GAME.rules.sample(s, o, HazariWorkspace(), other, drawn, [rng.getrandbits(60)])
            moves.append(drawn[0])
        hands = state_of(match).hands
        strengths = np.zeros((1, OPPONENTS, ROUNDS), np.int64)
        points = np.zeros((1, OPPONENTS, ROUNDS), np.int64)
        for offset in range(1, 4):
            other = (seat + offset) % 4
            for number, group in enumerate(groups_of(hands[other], moves[other])):
                strengths[0, offset - 1, number] = strength_of_group(o, number, group)
                points[0, offset - 1, number] = points_of(o, group)
        totals, squares, won = np.zeros(1), np.zeros(1), np.zeros(1)
        first = (state_of(match).dealer + 1) % 4
        show_all(
            [o],
            np.array([moves[seat]], dtype=object),
            hands[seat],
            seat,
            first,
            strengths,
            points,
            scores,
            totals,
            squares,
            won,
        )
        expected = by_the_rules(match, seat, moves, scores)
        assert (totals[0], won[0]) == expected
        assert squares[0] == expected[0] ** 2
        ended.add(expected)
    assert len(ended) > 10


def test_opponents_are_dealt_the_remaining_cards():
    o: Any = variant("hazari").config()
    hand = (1 << 13) - 1
    hidden = ((1 << 52) - 1) & ~hand
    strengths, points = world_tables(2)
    usual = odds(o).to_usual_groups()
    deal_opponents([o], [usual], [ArrangerWorkspace()], [0] * 52, [5], hidden, strengths, points)
    assert (points.sum(axis=(1, 2)) == points_of(o, hidden)).all()
    assert (strengths > 0).all()
