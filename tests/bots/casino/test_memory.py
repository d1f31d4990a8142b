"""The expert's memory of a round.

It matches the events, and the true world is never implausible under it.
"""

import random
from typing import Any

import pytest

from tests.states import state_of
from virado.bots.casino.memory import choices_of_others
from virado.bots.casino.policy_bots import club
from virado.bots.contract import Rng
from virado.bots.uniform import RandomBot
from virado.games.casino.rules.state import (
    BUILD,
    CAPTURE,
    CasinoState,
    builds_taken,
    kind_of,
    move_target,
    move_value,
)
from virado.games.contract import Packed
from virado.match import Match

VARIANTS = (
    "casino",
    "royal-north-american-sweeps",
    "royal-dominican-partner-build",
    "royal-soto",
    "kaszino-ulmann",
    "tuxedo",
    "casino-southern-african",
)


def lying(s: CasinoState) -> Any:
    """Return the visible part of a position, with builds in a canonical order."""
    builds = sorted((s.build_cards[i], s.build_info[i]) for i in range(s.builds))
    return s.loose, builds, s.piles, s.tops, s.won_cards, s.won_spades, s.last_capturer, s.turn, s.plays


def meaning(s: CasinoState, packed: Packed) -> Any:
    """Return a move in a form that does not depend on the order of the builds."""
    a, b, c = packed
    taken: list[int] = []
    if kind_of(c) == CAPTURE:
        taken = sorted(s.build_cards[i] for i in range(s.builds) if builds_taken(c) >> i & 1)
    if kind_of(c) == BUILD:
        target = move_target(c)
        taken = [move_value(c), s.build_cards[target] if target >= 0 else 0]
    return a, b, kind_of(c), taken


@pytest.mark.parametrize("text", VARIANTS)
def test_remembered_choices_match_the_choices_made(text: str):
    rng = random.Random(text)
    seen = 0
    for seed in range(4):
        match = Match(text, seed=seed)
        players = club(), RandomBot()
        played: list[tuple[int, CasinoState, Packed]] = []
        while not match.over and match.deal_points is None:
            seat = match.to_act[0]
            view = match.view(seat)
            others = [one for one in played if one[0] != seat]
            for choice, (chooser, before, packed) in zip(
                choices_of_others(view), reversed(others), strict=False
            ):
                seen += 1
                assert choice.seat == chooser
                assert lying(choice.state) == lying(before)
                assert meaning(choice.state, choice.packed) == meaning(before, packed)
            move = players[rng.random() >= 0.7].choose(view, rng=Rng(seed))
            played.append((seat, state_of(match).clone(), view.pack(move)))
            match.play(seat, move)
    assert seen > 100
