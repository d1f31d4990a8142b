"""Facts of refusals and effects of moves in Highest."""

from tests.examples.highest.messages import HighestEffect
from tests.examples.highest.rules.refusals import NOT_IN_HAND
from tests.examples.highest.rules.scoring import best_seat
from tests.examples.highest.rules.state import HighestState
from virado.cards import FRENCH52, Seat
from virado.games.contract import Packed
from virado.refusal import Facts


def describe(s: HighestState, seat: Seat, packed: Packed) -> HighestEffect:
    """Return the effect of playing the card."""
    after = s.clone()
    after.played[seat] = packed[0] + 1
    return HighestEffect(card=FRENCH52.names[packed[0]], leads=best_seat(after) == seat)


def facts(packed: Packed, number: int) -> Facts:
    """Return the facts of a refusal, by the names in `rules.refusals.REFUSALS`."""
    if number != NOT_IN_HAND:
        return {}
    return {"cards": tuple(FRENCH52.names[card] for card in packed[:1] if 0 <= card < FRENCH52.count)}
