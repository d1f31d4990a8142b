"""What the players of the trick games say about their moves."""

import pytest

from tests.playing import random_match
from virado.bots.catalogue import bot
from virado.bots.tricks.reasons import Trick, of_card, of_exchange
from virado.cards import SKAT32
from virado.games.tricks.rules import NATURAL, NO_SUIT, strength

ORDER = [*NATURAL, *NATURAL]
HEARTS = 1


def cards(text: str) -> int:
    return SKAT32.cards(text)


def said(card: str, *, hand: str, unseen: str, led: str = "", others: int = 3) -> str:
    """The reason for a card with hearts as trump; `led` is the card to beat."""
    low = SKAT32.card(led) if led else None
    suit = NO_SUIT if low is None else low >> 3
    best = -1 if low is None else strength(ORDER, HEARTS, suit, low)
    trick = Trick(ORDER, HEARTS, suit, best, cards(hand), cards(unseen), others)
    return of_card(trick, SKAT32.card(card))


def test_the_last_trump_is_drawn():
    assert said("Kh", hand="Kh 7s", unseen="9h 8s 8d") == "draws the last trump"


def test_a_card_that_nothing_beats():
    assert said("As", hand="As 7d", unseen="Ks 8d 9c") == "nothing still out can beat it"
    assert said("As", hand="As 7d", unseen="Ks 8d 9h") == "only a trump can beat it"


def test_a_card_that_cannot_win():
    assert said("7s", hand="7s 8s", unseen="Ah", led="Ks").startswith("it cannot win")


def test_last_to_play_wins_for_certain():
    assert said("As", hand="As 7d", unseen="Ah", led="Ks", others=0) == "last to play, it wins the trick"


def test_exchanges_say_how_many_cards_go():
    assert "every card" in of_exchange(0)
    assert "the card " in of_exchange(1)
    assert "3 cards" in of_exchange(3)


@pytest.mark.parametrize(
    "text", ["raub", "raub-seven-always", "raub(stock_short=reshuffle)", "zwanzig-ab", "zwanzig-ab-jager"]
)
def test_every_move_has_a_reason_and_moves_have_different_ones(text: str):
    reasons: set[str] = set()
    for moves in range(40):
        match = random_match(text, seed=moves, moves=moves)
        if not match.over:
            found = bot("club").suggest(match.view(match.to_act[0]))
            reasons |= {suggestion.reason for suggestion in found}
    assert all(reasons)
    assert len(reasons) > 8
