"""Solutions are equilibria: checked by known values, by hand, and by best replies."""

from fractions import Fraction
from typing import Any

import numpy as np
import pytest

from tests.lab.solving.small import HIDDEN, OPEN, TINY, tiny
from virado.bots.catalogue import bot
from virado.bots.contract import Budget
from virado.lab.solving import (
    SCENARIOS,
    SmallGame,
    expected,
    exploitability,
    fixed,
    losses,
    reply,
    solve,
    strategies,
    uniform,
)
from virado.lab.solving.game import legal_moves

FAMILIES = sorted(TINY)


def any_strategy(game: SmallGame, seed: int) -> Any:
    """Return a random strategy."""
    weights = np.random.default_rng(seed).random(game.slots) ** 3
    totals = np.add.reduceat(weights, game.arrays.first[:-1])
    return weights / np.repeat(totals, np.diff(game.arrays.first))


def test_the_seat_with_a_ten_takes_the_ten_of_diamonds():
    """Check that the value of OPEN is 0, as computed by hand.

    The seat with the ten of clubs takes the ten of diamonds, two points; the seat with the two can take only the two
    of diamonds. Each seat holds the ten in half of the deals.
    """
    game = OPEN.game()
    assert len(game.deals) == 2
    assert solve(game).value == pytest.approx(0, abs=1e-6)


def test_a_ten_is_played_immediately_one_round_before_the_last():
    """Check that the value of HIDDEN is 1, as computed by hand.

    Three tens and the two of clubs are four cards in four places. The first seat takes the ten of diamonds if it is
    dealt a ten (three of four), +2. Otherwise the second seat, which then has a ten, takes it, -2: 3/4 * 2 - 1/4 * 2
    = 1.
    """
    found = solve(HIDDEN.game(), within=1e-5)
    assert found.value == pytest.approx(1, abs=2e-5)


@pytest.mark.parametrize("family", FAMILIES)
def test_no_strategy_gains_more_than_the_exploitability(family: str):
    game = tiny(family)
    found = solve(game, within=1e-4)
    assert 0 <= found.exploitability <= 1e-4
    assert exploitability(game, found.strategy) == found.exploitability
    for seed in range(20):
        other = any_strategy(game, seed)
        assert expected(game, other, found.strategy) <= found.value + 2e-4
        assert expected(game, found.strategy, other) >= found.value - 2e-4
        assert found.lost(other) >= -1e-4


@pytest.mark.parametrize("family", FAMILIES)
def test_a_best_reply_is_never_worse_than_any_reply(family: str):
    game = tiny(family)
    for seed in range(20):
        played, other = any_strategy(game, seed), any_strategy(game, seed + 100)
        assert reply(game, played, 0).points >= expected(game, other, played) - 1e-12
        assert reply(game, played, 1).points >= -expected(game, played, other) - 1e-12
        assert exploitability(game, played) >= 0


@pytest.mark.parametrize("family", FAMILIES)
def test_the_moves_of_a_best_reply_gain_its_stated_value(family: str):
    game = tiny(family)
    played = any_strategy(game, 5)
    for player in (0, 1):
        found = reply(game, played, player)
        pure = np.zeros(game.slots)
        pure[game.arrays.first[:-1] + found.moves] = 1.0
        both = (pure, played) if player == 0 else (played, pure)
        assert (1 - 2 * player) * expected(game, *both) == pytest.approx(found.points, abs=1e-12)


@pytest.mark.parametrize("family", FAMILIES)
def test_losses_by_decision_add_up_to_the_total_loss(family: str):
    game = tiny(family)
    played, other = any_strategy(game, 6), any_strategy(game, 7)
    for player in (0, 1):
        given = losses(game, played, other, player)
        both = (played, other) if player == 0 else (other, played)
        had = (1 - 2 * player) * expected(game, *both)
        assert given.min() >= -1e-12
        assert given.sum() == pytest.approx(reply(game, other, player).points - had, abs=1e-12)


def best_of_deal(game: SmallGame, node: int) -> Fraction:
    """Return the first seat's points if both seats know every card, by plain minimax."""
    who = int(game.arrays.who[node])
    if who < 0:
        return Fraction(game.arrays.points[node])
    below = [best_of_deal(game, child) for child in np.flatnonzero(game.parent == node).tolist()]
    return max(below) if who == 0 else min(below)


def test_the_solution_of_a_last_round_agrees_with_minimax():
    """Check a round in which every card is known, so that each deal can be solved separately by minimax."""
    scenario = SCENARIOS["royal"]
    position: dict[str, Any] = {
        **scenario.position,
        "hands": {"0": ["3c", "Ah"], "1": ["5d", "8c"]},
        "stock": [],
        "round": 12,
    }
    game = scenario._replace(position=position).game()
    assert len(game.deals) == 6
    values = [best_of_deal(game, node) for node in np.flatnonzero(game.parent < 0).tolist()]
    assert solve(game, within=1e-5).value == pytest.approx(float(sum(values) / 6), abs=5e-5)


@pytest.mark.parametrize("family", FAMILIES)
def test_bots_are_exploitable_strategies(family: str):
    game = tiny(family)
    players = [
        fixed(bot(name), seed=1, budget=Budget(simulations=200)) for name in ("greedy", "club", "expert")
    ]
    played = strategies(game, players)
    assert (np.add.reduceat(played, game.arrays.first[:-1], axis=1) == 1).all()
    assert set(np.unique(played).tolist()) == {0.0, 1.0}
    for each in (*played, uniform(game)):
        assert exploitability(game, each) >= -1e-12
    assert exploitability(game, uniform(game)) > 0.01
    assert (strategies(game, players) == played).all()


def test_a_solution_lists_its_moves_with_probabilities():
    game = tiny("raub")
    found = solve(game)
    node = game.node_of(0)
    policy = found.policy(node)
    assert sum(chance for _, chance in policy) == pytest.approx(1)
    view = game.view(node)
    assert [view.pack(move) for move, _ in policy] == legal_moves(view)
    with pytest.raises(ValueError, match="no seat acts"):
        found.policy(int(np.flatnonzero(game.arrays.who < 0)[0]))


def test_an_invalid_strategy_is_refused():
    game = tiny("raub")
    with pytest.raises(ValueError, match="numbers"):
        exploitability(game, np.ones(3))
    with pytest.raises(ValueError, match="add up to 1"):
        exploitability(game, np.zeros(game.slots))
