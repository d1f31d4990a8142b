"""Parts of a view that Raub and Zwanzig ab have in common."""

from collections.abc import Sequence

from virado.cards import CardSet, Seat
from virado.games.messages import Held
from virado.games.tricks.notation import names
from virado.kernel.layout import MatchState


def seats(mask: int, s: MatchState) -> tuple[Seat, ...]:
    """A set of seats, lowest first."""
    return tuple(seat for seat in range(s.players) if mask >> seat & 1)


def hands(s: MatchState, held: Sequence[CardSet]) -> tuple[Held, ...]:
    """The cards that are known by seat, or how many there are where not all of them are known."""
    return tuple(
        s.unseen[seat] + held[seat].bit_count() if s.unseen[seat] else names(held[seat])
        for seat in range(s.players)
    )
