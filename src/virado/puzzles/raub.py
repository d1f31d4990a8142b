"""The puzzles of Raub."""

from virado.bots.contract import PERCENT
from virado.games.raub.messages import NoSwap, SwapSeven, TakeTurnup
from virado.puzzles.contract import PuzzleParts, Situation, Theme
from virado.puzzles.tricks import BUDGETS, PLAYING


def bids(situation: Situation) -> bool:
    """Return True if the seat bids or passes, before or after it has seen its cards."""
    return situation.view.phase in ("before_deal", "blind", "bidding")


def stays(situation: Situation) -> bool:
    """Return True if the seat plays along or drops out."""
    return situation.view.phase == "defence"


def takes_turnup(situation: Situation) -> bool:
    """Return True if the seat gets the turned-up card or refuses it."""
    return isinstance(situation.best.move, TakeTurnup | SwapSeven | NoSwap)


PUZZLES = PuzzleParts(
    themes=(
        Theme("bid", bids),
        Theme("stay", stays),
        Theme("turn-up", takes_turnup, beyond_club=False),
        *PLAYING,
    ),
    budgets=BUDGETS,
    margins={PERCENT: 2.0},
)
