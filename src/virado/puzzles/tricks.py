"""Themes of the trick games."""

from virado.games.raub.messages import RaubView
from virado.games.tricks.messages import Exchange, PlayCard
from virado.games.zwanzig_ab.messages import ZwanzigView
from virado.puzzles.contract import Budgets, Situation, Theme

BUDGETS = Budgets(quick=200, usual=1000, deep=5000)


def _trick_cards(situation: Situation) -> int:
    data = situation.view.data
    assert isinstance(data, RaubView | ZwanzigView)
    return len(data.trick)


def exchanges(situation: Situation) -> bool:
    """Return True if the best move exchanges cards, or keeps all."""
    return isinstance(situation.best.move, Exchange)


def is_last_trick_but_one(situation: Situation) -> bool:
    """Return True if the best move plays one of the seat's last two cards."""
    view = situation.view
    hand = view.data.hands[view.seat]
    return isinstance(situation.best.move, PlayCard) and not isinstance(hand, int) and len(hand) <= 2


def leads(situation: Situation) -> bool:
    """Return True if the best move leads to a trick."""
    return isinstance(situation.best.move, PlayCard) and not _trick_cards(situation)


def follows(situation: Situation) -> bool:
    """Return True if the best move adds a card to a trick."""
    return isinstance(situation.best.move, PlayCard) and bool(_trick_cards(situation))


PLAYING = (
    Theme("last-tricks", is_last_trick_but_one),
    Theme("lead", leads),
    Theme("follow", follows, beyond_club=False),
)
"""Themes that both trick games have."""
