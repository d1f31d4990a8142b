"""Packs are fair, reproducible from the seed, and complete."""

from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from virado.cards import DECKS, FRENCH52, ROOK40, SKAT32, Deck, members
from virado.packs import Stream, check_pack, pack_from_text, shuffle_cards
from virado.refusal import OptionsError


def test_a_seed_deals_the_same_pack_in_every_version():
    top = [SKAT32.names[card] for card in shuffle_cards(SKAT32.full, 7, 1)][:8]
    assert top == ["9s", "Ad", "Qd", "Ts", "9c", "Tc", "8s", "Ks"]


def test_seed_zero_is_valid_and_shuffles_of_a_match_differ():
    packs = [tuple(shuffle_cards(FRENCH52.full, seed, index)) for seed in (0, 1, -1) for index in range(5)]
    assert len(set(packs)) == len(packs)


@given(st.integers(0, SKAT32.full), st.integers(), st.integers(0, 100))
def test_a_shuffle_contains_each_card_of_its_set_once(cards: int, seed: int, index: int):
    assert sorted(shuffle_cards(cards, seed, index)) == list(members(cards))


def test_every_order_is_equally_likely():
    orders = Counter(tuple(shuffle_cards(0b111, seed, 1)) for seed in range(6000))
    assert len(orders) == 6
    assert all(880 < number < 1120 for number in orders.values())


def test_a_stream_stays_below_its_bound():
    stream = Stream(3, "test")
    assert {stream.below(7) for _ in range(500)} == set(range(7))


@pytest.mark.parametrize("deck", DECKS.values(), ids=lambda deck: deck.name)
def test_a_pack_may_be_a_list_or_a_text(deck: Deck):
    pack = shuffle_cards(deck.full, 1, 1)
    names = [deck.names[card] for card in pack]
    assert pack_from_text(deck, names) == pack
    assert pack_from_text(deck, " ".join(names)) == pack


def test_a_pack_that_lacks_a_card_is_refused_by_name():
    with pytest.raises(OptionsError, match="7♠ is missing") as caught:
        pack_from_text(SKAT32, SKAT32.names[1:])
    assert caught.value.code == "bad-pack"


@pytest.mark.parametrize(
    "names", [["7s", "7s"], ["Xx"], [7], [None], "", "7s " * 32, [*ROOK40.names, "1b"], [["7s"]]]
)
def test_an_invalid_pack_is_refused(names: Any):
    with pytest.raises(OptionsError) as caught:
        pack_from_text(ROOK40, names)
    assert caught.value.code == "bad-pack"


def test_cards_beyond_the_deck_are_refused():
    with pytest.raises(OptionsError):
        check_pack(SKAT32, [*range(31), 99])
    with pytest.raises(OptionsError):
        check_pack(SKAT32, [*range(32), -1])
