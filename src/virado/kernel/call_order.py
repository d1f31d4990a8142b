"""The order in which those are heard who may speak out of turn: one definition for kernels, sessions and the arena."""

from virado.kernel.rule import rule


@rule
def seat_in_call_order(mover: int, place: int, players: int) -> int:
    """After a move the seats are heard from the mover on in the order of play; the one at this place, from 0."""
    return (mover + place) % players
