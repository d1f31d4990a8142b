"""The order of calls out of turn, shared by kernels, sessions and the arena."""

from virado.kernel.rule import rule


@rule
def seat_in_call_order(mover: int, place: int, players: int) -> int:
    """Return the seat that may call at a place, counted from 0.

    Seats call in the order of play, starting with the seat that moved.
    """
    return (mover + place) % players
