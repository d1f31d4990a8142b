"""Information hidden from a seat (Z-19)."""

from virado.games.zwanzig_ab.rules.state import CARDS, IN_BLIND, NO_CARD, UNKNOWN, ZwanzigConfig, ZwanzigState
from virado.kernel.bits import count
from virado.kernel.rule import rule


@rule
def publicly_known_cards(s: ZwanzigState, seat: int) -> int:
    """Return the publicly known cards of a hand: the card exposed by `next`, until the seat has exchanged."""
    if seat != s.forehand or s.exposed == NO_CARD or s.exchanged[seat] > 0:
        return 0
    return s.hands[seat] & (1 << s.exposed)


@rule(inline=False)
def hide(s: ZwanzigState, o: ZwanzigConfig, seat: int) -> None:
    """Erase the hands, discards and order of the pack that a seat (or PUBLIC) may not know."""
    for q in range(s.players):
        # Z-5: during a blind decision forehand itself has not seen its packet
        if q == seat and not (s.phase == IN_BLIND and q == s.forehand):
            continue
        known = publicly_known_cards(s, q)
        s.unseen[q] = count(s.hands[q]) - count(known)
        s.hands[q] = known
        s.discards[q] = 0
    for index in range(CARDS):
        s.pack[index] = UNKNOWN
