"""The order of calls out of turn, shared by kernels, sessions and the arena."""

from virado.kernel.rule import rule


@rule
def seat_in_call_order(mover: int, place: int, players: int) -> int:
    """Return the seat at a place, from 0, in the order of calls: the order of play, starting with the mover."""
    return (mover + place) % players
