"""A small game contains every deal and every line, and its information sets are those of the views."""

from collections import defaultdict
from math import comb

import numpy as np
import pytest

from tests.lab.solving.small import TINY, tiny
from virado.lab.solving import SCENARIOS, Scenario, SmallGame
from virado.lab.solving.game import legal_moves

FAMILIES = sorted(TINY)


@pytest.mark.parametrize("family", FAMILIES)
def test_positions_are_in_one_information_set_exactly_if_their_views_are_equal(family: str):
    game = tiny(family)
    seen: defaultdict[int, set[tuple[int, bytes]]] = defaultdict(set)
    acting = np.flatnonzero(game.arrays.who >= 0).tolist()
    for node in acting:
        view = game.view(node)
        seen[int(game.arrays.info[node])].add((view.seat, view.to_bytes()))
    assert all(len(views) == 1 for views in seen.values())
    views = {view for views in seen.values() for view in views}
    assert len(views) == len(seen) == game.sets
    assert len(acting) > len(seen)


@pytest.mark.parametrize("family", ["raub", "zwanzig_ab"])
def test_the_opening_seat_cannot_distinguish_deals_with_the_same_hand(family: str):
    game = tiny(family)
    assert len(game.deals) == comb(6, 2) * comb(4, 2)
    leader = game.seats[0]
    opening = np.flatnonzero((game.parent < 0) & (game.arrays.who == 0))
    hands = game.deals["hands"][game.deal[opening], leader]
    for hand in np.unique(hands):
        assert len(np.unique(game.arrays.info[opening[hands == hand]])) == 1
        assert (hands == hand).sum() == comb(4, 2)
    assert len(np.unique(game.arrays.info[opening])) == comb(6, 2)


def test_every_casino_deal_of_the_hidden_cards_occurs_once():
    game = tiny("casino")
    deals = {(tuple(deal["hands"][:2].tolist()), tuple(deal["stock"][50:52].tolist())) for deal in game.deals}
    assert len(deals) == len(game.deals) == 4 * 3 * 2


@pytest.mark.parametrize("family", FAMILIES)
def test_every_line_can_be_played_to_its_end_in_a_match(family: str):
    game = tiny(family)
    rng = np.random.default_rng(3)
    ends = np.flatnonzero(game.arrays.who < 0)
    for node in rng.choice(ends, 40).tolist():
        last = int(game.parent[node])
        if last < 0:
            continue
        match = game.reached(last)
        seat = match.to_act[0]
        match.play(seat, game.moves(match.view(seat))[int(game.action[node])])
        while match.deal_points is None:
            seat = match.to_act[0]
            (move,) = legal_moves(match.view(seat))
            match.play(seat, match.view(seat).unpack(move))
        points = match.deal_points
        first, second = game.seats
        assert game.arrays.points[node] == game.variant.sign * (points[first] - points[second])


@pytest.mark.parametrize("family", FAMILIES)
def test_the_moves_of_a_position_are_its_children(family: str):
    game = tiny(family)
    children = np.bincount(game.parent[game.parent >= 0], minlength=len(game.parent))
    for node in np.flatnonzero(game.arrays.who >= 0).tolist()[::7]:
        start, end = game.arrays.first[game.arrays.info[node] :][:2]
        assert children[node] == end - start == len(game.moves(game.view(node))) > 1
    assert (children[game.arrays.who < 0] == 0).all()


def refused(scenario: Scenario, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        scenario.game()


def test_positions_that_cannot_be_enumerated_are_refused():
    refused(Scenario("casino", {}), "more than 2000000 deals")
    refused(Scenario("zwanzig-ab(players=2)", {"history": ["choose s"]}), "may still be drawn")
    refused(Scenario("raub(players=2)", {}), "may still be drawn")
    refused(SCENARIOS["zwanzig-ab"]._replace(seats=(1, 2)), "a third seat")
    refused(Scenario("hazari", {}), "hazari cannot be enumerated")


def test_an_unknown_information_set_is_refused():
    game = tiny("casino")
    with pytest.raises(ValueError, match="information sets"):
        game.node_of(game.sets)


def test_the_repr_of_a_game_has_its_sizes():
    game = tiny("raub")
    assert isinstance(game, SmallGame)
    assert f"deals={len(game.deals)} lines={game.lines} sets={game.sets}" in repr(game)
