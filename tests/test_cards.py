"""Conversion of cards and card sets to text and back, in every deck."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from virado.cards import DECKS, FRENCH52, ROOK40, SKAT32, Deck, members

decks = st.sampled_from(list(DECKS.values()))


@given(decks, st.data())
def test_card_sets_survive_their_text(deck: Deck, data: st.DataObject):
    cards = data.draw(st.integers(0, deck.full))
    assert deck.cards(deck.text(cards)) == cards
    assert deck.cards(deck.list(cards)) == cards
    assert sum(1 << card for card in members(cards)) == cards


def test_the_packs_have_their_numbers_of_cards():
    assert (FRENCH52.count, ROOK40.count, SKAT32.count) == (52, 40, 32)


def test_common_spellings_of_cards_are_parsed():
    assert FRENCH52.card("10d") == FRENCH52.card("Td") == FRENCH52.card(" tD ")
    assert ROOK40.card("10r") == ROOK40.card("Tr")


@pytest.mark.parametrize("text", ["", "K", "1d", "Kx", "Kdd", "10", "♠"])
def test_an_invalid_card_is_named(text: str):
    with pytest.raises(ValueError, match="is no card of french52"):
        FRENCH52.card(text)


def test_a_card_named_twice_is_an_error():
    with pytest.raises(ValueError, match="named twice"):
        FRENCH52.cards("Kd Kd")


def test_decks_are_ordered_by_rank_or_by_suit():
    assert FRENCH52.card("Kd") >> 2 == FRENCH52.card("Kc") >> 2
    assert SKAT32.card("7h") >> 3 == SKAT32.card("Ah") >> 3
