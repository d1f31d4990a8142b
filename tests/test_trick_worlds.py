"""Hidden cards of the trick games are dealt out fairly and never where they are known not to be."""

import importlib
from typing import Any

import pytest

from tests.playing import random_match
from virado.bots.trick_search import Guess
from virado.bots.trick_worlds import deal_hidden
from virado.games.zwanzig_ab.state import ZwanzigState
from virado.kernel.bits import count

SPADES, HEARTS, DIAMONDS = 0xFF, 0xFF00, 0xFF0000


def dealt(hidden: int, unseen: list[int], lacks: list[int], rng: list[int]) -> tuple[list[int], list[int]]:
    """The hands dealt, and what is left."""
    s = ZwanzigState(players=4)
    s.unseen[:4] = unseen
    s.lacks[:4] = lacks
    pack = [0] * 32
    left = deal_hidden(s, s.lacks, hidden, pack, rng)
    assert [count(hand) for hand in s.hands[:4]] == unseen
    assert s.unseen[:4] == [0] * 4
    return s.hands[:4], pack[:left]


def test_every_card_has_one_place_and_what_seats_lack_is_honoured():
    rng = [1]
    for _ in range(200):
        hands, left = dealt(SPADES | HEARTS, [0, 4, 4, 4], [0, SPADES, HEARTS, 0], rng)
        assert hands[1] & SPADES == hands[2] & HEARTS == 0
        rest = sum(1 << card for card in left)
        assert hands[1] | hands[2] | hands[3] | rest == SPADES | HEARTS
        assert count(rest) == 4


def test_what_a_seat_lacks_makes_its_neighbours_cards_no_likelier_than_those_left():
    """Seat 1 takes three of the eight hearts; a spade lies with seat 2 as often as with seat 3 or in the rest."""
    rng = [2]
    with_seat_2 = sum(
        count(dealt(SPADES | HEARTS, [0, 3, 4, 4], [0, SPADES, 0, 0], rng)[0][2] & SPADES)
        for _ in range(4000)
    )
    assert abs(with_seat_2 / 4000 - 4 * 8 / 13) < 0.05


def test_a_seat_that_can_hold_nothing_that_fits_is_dealt_to_all_the_same():
    hands, _ = dealt(SPADES, [0, 3, 0, 0], [0, SPADES, 0, 0], [3])
    assert count(hands[1]) == 3


@pytest.mark.parametrize("text", ["raub", "raub(stock_short=reshuffle)", "zwanzig-ab", "zwanzig-ab-jager"])
def test_worlds_give_back_the_view_they_were_made_from(text: str):
    for moves in range(2, 40, 3):
        match = random_match(text, seed=moves, moves=moves)
        if match.over:
            continue
        seat = match.to_act[0]
        view = match.view(seat)
        sample = importlib.import_module(f"virado.bots.{match.game.name}.worlds").sample
        for seed in range(10):
            world: Any = view.state.clone()
            sample(world, view.table, Guess(seat=seat), None, [seed])
            assert not any(world.unseen)
            match.rules.hide(world, view.table, seat)
            assert world == view.state
