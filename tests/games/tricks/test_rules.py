"""Following suit, winning tricks, and equivalent cards, for any order of the ranks."""

import random

import pytest

from virado.cards import SKAT32, members
from virado.games.tricks.rules import (
    ACE_TEN,
    JASS_TRUMP,
    NATURAL,
    NO_SUIT,
    cards_shown_lacking,
    cards_with_lower_equivalent,
    cards_with_lower_neighbour,
    overtrumps,
    playable_cards,
    ranks_by_strength,
    strength,
)

ORDERS = [
    [*plain, *trumps] for plain, trumps in ((NATURAL, NATURAL), (ACE_TEN, ACE_TEN), (ACE_TEN, JASS_TRUMP))
]
SPADES, HEARTS = 0, 1


def some(rng: random.Random, most: int) -> int:
    """Return a random set of cards."""
    return sum(1 << card for card in rng.sample(range(32), rng.randint(0, most)))


def test_the_fast_rule_for_natural_order_finds_the_same_equivalents():
    rng = random.Random("natural order")
    order = ORDERS[0]
    rank_of = [*ranks_by_strength(NATURAL), *ranks_by_strength(NATURAL)]
    found = 0
    for _ in range(20_000):
        cards = some(rng, 6)
        gone = some(rng, 26) & ~cards
        equals = cards_with_lower_neighbour(cards, gone)
        assert equals == cards_with_lower_equivalent(order, rank_of, rng.randint(0, 3), cards, gone, cards)
        found += bool(equals)
    assert found > 5000


@pytest.mark.parametrize("order", ORDERS, ids=str)
def test_equal_cards_win_and_lose_to_the_same_cards(order: list[int]):
    rng = random.Random(f"equals {order}")
    rank_of = [*ranks_by_strength(tuple(order[:8])), *ranks_by_strength(tuple(order[8:]))]
    for _ in range(2000):
        trump = rng.randint(0, 3)
        cards = some(rng, 6)
        gone = some(rng, 26) & ~cards
        elsewhere = list(members(SKAT32.full & ~cards & ~gone))
        for card in members(cards_with_lower_equivalent(order, rank_of, trump, cards, gone, cards)):
            mine = strength(order, trump, card >> 3, card)
            lower = [
                strength(order, trump, card >> 3, other)
                for other in members(cards)
                if other >> 3 == card >> 3 and strength(order, trump, card >> 3, other) < mine
            ]
            assert lower
            between = [
                other for other in elsewhere if max(lower) < strength(order, trump, card >> 3, other) < mine
            ]
            assert not between


@pytest.mark.parametrize("order", ORDERS, ids=str)
@pytest.mark.parametrize("overtrump", [0, 1])
def test_cards_shown_lacking_would_have_forced_another_play(order: list[int], overtrump: int):
    """Check that a play shows exactly those cards to be lacking that would have made the played card illegal."""
    rng = random.Random(f"lacks {order} {overtrump}")
    shown = 0
    for _ in range(3000):
        led, trump = rng.randint(0, 3), rng.randint(0, 3)
        leader, *others = rng.sample(range(32), 3)
        led = leader >> 3
        best = max(strength(order, trump, led, card) for card in (leader, others[0]))
        card = others[1]
        lacking = cards_shown_lacking(order, trump, led, best, overtrump, card)
        for other in range(32):
            forbids = (
                other != card
                and not playable_cards(order, trump, led, best, overtrump, 1 << card | 1 << other) >> card & 1
            )
            assert forbids == bool(lacking >> other & 1 and other != card)
        shown += bool(lacking)
    assert shown > 500


def test_the_leader_may_play_anything_and_shows_nothing():
    hand = SKAT32.cards("7s Ah Kd")
    assert playable_cards(ORDERS[0], HEARTS, NO_SUIT, -1, 1, hand) == hand
    assert cards_shown_lacking(ORDERS[0], HEARTS, NO_SUIT, -1, 1, SKAT32.card("7s")) == 0


def test_which_trumps_beat_the_trick_depends_on_their_order():
    hand = SKAT32.cards("9h Jh Kh Ts")
    for order, best, over in (
        (ORDERS[0], "Th", "Jh Kh"),
        (ORDERS[1], "Th", ""),
        (ORDERS[2], "Th", "9h Jh"),
    ):
        height = strength(order, HEARTS, SPADES, SKAT32.card(best))
        assert overtrumps(order, HEARTS, height, hand) == SKAT32.cards(over)
