"""Arrangements in `VectorEnv`: exactly the legal ones can be reached, each by one sequence of cards."""

import random
from collections import defaultdict

import numpy as np
import pytest

from tests.lab.vector.random_play import random_actions, rewritten_arrays
from tests.nightly import NIGHTLY
from virado.cards import members
from virado.encoders.contract import ACTION_BITS, DONE, Episode
from virado.encoders.hazari import ENCODING
from virado.encoders.hazari.actions import allow_next, arrangement
from virado.games.catalogue import variant
from virado.games.contract import Packed
from virado.games.hazari.game import GAME
from virado.games.hazari.rules.legality import can_extend
from virado.games.hazari.rules.state import HAND, HazariConfig, HazariState, HazariWorkspace
from virado.lab.vector import VectorEnv

EXTENDED = "hazari(fourth_round=four_card, group4_order_basis=extended)"


def position(o: HazariConfig, hand: int) -> HazariState:
    """Return a state in which seat 0 is to arrange a hand."""
    s = HazariState(players=4, sides=4, deal=1)
    s.hands[0] = hand
    s.extended = 1 if o.extended and can_extend(o, hand) else 0
    return s


def allowed(s: HazariState, o: HazariConfig, put: tuple[int, ...]) -> set[int] | Packed:
    """Return the cards that may follow the chosen ones, or the arrangement when it is complete."""
    p = Episode()
    for card in put:
        ENCODING.choose(s, o, p, 0, card)
    if not allow_next(s, o, HazariWorkspace(), p, 0, 0):
        return arrangement(s, p, 0)
    return {card for card in range(52) if p.legal[card // ACTION_BITS] >> card % ACTION_BITS & 1}


def sequence(hand: int, move: Packed) -> tuple[int, ...]:
    """Return an arrangement as the cards of its last, first and second group."""
    a, b, c = move
    return (*members(hand & ~(a | b | c)), *members(a), *members(b))


def check(form: str, hand: int, rng: random.Random) -> int:
    """Assert that exactly the continuations of some prefixes are legal; return the number of arrangements."""
    o = variant(form).config()
    assert isinstance(o, HazariConfig)
    s = position(o, hand)
    moves = list(GAME.legal(s, o, 0))
    ways = {sequence(hand, move): move for move in moves}
    assert len(ways) == len(moves)
    follows: dict[tuple[int, ...], set[int]] = defaultdict(set)
    for way in ways:
        for length in range(len(way)):
            follows[way[:length]].add(way[length])
    for way in rng.sample(sorted(ways), 12):
        for length in range(len(way)):
            assert allowed(s, o, way[:length]) == follows[way[:length]], (form, way[:length])
        assert allowed(s, o, way) == ways[way]
    return len(moves)


def hand_of(rng: random.Random) -> int:
    """Return thirteen random cards, as a set."""
    return sum(1 << card for card in rng.sample(range(52), HAND))


@pytest.mark.parametrize("form", ["hazari", EXTENDED])
def test_legal_actions_are_the_continuations_of_legal_arrangements(form: str):
    rng = random.Random(3)
    assert check(form, hand_of(rng), rng) > 10_000


def test_a_hand_of_one_suit_can_be_arranged_in_the_extended_order():
    """Check the hand with the fewest known legal arrangements (H-13)."""
    assert check(EXTENDED, sum(1 << 4 * rank for rank in range(13)), random.Random(1)) == 26


@pytest.mark.slow
@pytest.mark.parametrize("form", ["hazari", "hazari-bhutan", "hazari-bhutan-no-two-pair", EXTENDED])
def test_legal_actions_are_correct_in_many_hands(form: str):
    rng = random.Random(5)
    for _ in range(12 if NIGHTLY else 4):
        check(form, hand_of(rng), rng)


def test_in_free_order_every_card_that_leaves_enough_others_is_legal():
    o = variant("hazari(order_rule=free)").config()
    assert isinstance(o, HazariConfig)
    rng = random.Random(2)
    for _ in range(20):
        hand = hand_of(rng)
        s = position(o, hand)
        free, put = set(members(hand)), ()
        for size in (4, 3, 3):
            group: tuple[int, ...] = ()
            while len(group) < size:
                above = sorted(card for card in free if not group or card > group[-1])
                expected = set(above[: len(above) - (size - len(group) - 1)])
                assert allowed(s, o, put) == expected
                card = rng.choice(sorted(expected))
                group, put = (*group, card), (*put, card)
                free.remove(card)


def test_the_next_action_follows_the_sequence_of_an_arrangement():
    o = variant("hazari").config()
    assert isinstance(o, HazariConfig)
    rng = random.Random(4)
    hand = hand_of(rng)
    s = position(o, hand)
    moves: list[Packed] = []
    GAME.rules.choices(s, o, HazariWorkspace(), 0, moves)
    for move in rng.sample(moves, 20):
        p = Episode()
        put: list[int] = []
        while (card := ENCODING.next_action(s, o, p, 0, *move)) != DONE:
            put.append(card)
            ENCODING.choose(s, o, p, 0, card)
        assert tuple(put) == sequence(hand, move)
        other = next(each for each in moves if sequence(hand, each)[:4] != tuple(put[:4]))
        assert ENCODING.next_action(s, o, p, 0, *other) < 0


def test_a_step_writes_the_same_arrays_as_a_fresh_write():
    """Compare two orders of hiding cards and computing legal actions.

    Within an arrangement, a step computes the legal actions before it hides cards. The test computes them afterwards.
    """
    env = VectorEnv("hazari", 5, seed=3)
    rng = np.random.default_rng(3)
    for _ in range(60):
        env.step(random_actions(env, rng))
        stepped = env.observations.tobytes() + env.masks.tobytes() + env.seats.tobytes()
        assert rewritten_arrays(env) == stepped
