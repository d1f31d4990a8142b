"""Parts of the view shared by Raub and Zwanzig ab."""

from collections.abc import Sequence

from virado.cards import CardSet, Seat
from virado.games.messages import Held
from virado.games.tricks.notation import names
from virado.kernel.layout import MatchState


def seats(mask: int, s: MatchState) -> tuple[Seat, ...]:
    """Return a set of seats as a tuple, lowest first."""
    return tuple(seat for seat in range(s.players) if mask >> seat & 1)


def hands(s: MatchState, held: Sequence[CardSet]) -> tuple[Held, ...]:
    """Return each seat's cards, or the number of its cards if any of them is hidden."""
    return tuple(
        s.unseen[seat] + held[seat].bit_count() if s.unseen[seat] else names(held[seat])
        for seat in range(s.players)
    )
