"""Choice of trump: blind, after looking, by the next card, or after a redeal (Z-5, Z-6)."""

from virado.cards import SKAT32, CardSet
from virado.games.tricks.rules import suit_of
from virado.games.zwanzig_ab.rules.dealing import fix_trump
from virado.games.zwanzig_ab.rules.facts import CALLED, LOOKED, SHOWN, TURNED
from virado.games.zwanzig_ab.rules.refusals import (
    ALREADY_LOOKED,
    LOOK_FIRST,
    NO_BLIND_CHOICE,
    NO_NEXT,
    NO_REDEAL,
    NOT_FOREHAND,
    PACKET_NOT_WEAK,
)
from virado.games.zwanzig_ab.rules.state import (
    BLIND,
    IN_BLIND,
    IN_TRUMP,
    LOOK,
    NEXT,
    REDEAL,
    SAME_DEAL,
    ZwanzigConfig,
    ZwanzigState,
)
from virado.kernel.facts import emit
from virado.kernel.rule import rule

WEAK = SKAT32.cards("7s 8s 7h 8h 7d 8d 7c 8c")


@rule
def strong_cards(hand: CardSet) -> CardSet:
    """Return the cards of a hand that are neither 7 nor 8."""
    return hand & ~WEAK


@rule
def packet_is_weak(s: ZwanzigState) -> int:
    """Return 1 if every card of forehand's packet is a 7 or 8."""
    return 1 if strong_cards(s.hands[s.forehand]) == 0 else 0


@rule
def trump_refusal(s: ZwanzigState, o: ZwanzigConfig, seat: int, action: int) -> int:
    """Return the refusal of a choice of trump by the seat, or 0 if it is allowed."""
    if seat != s.forehand:
        return NOT_FOREHAND
    if s.phase == IN_BLIND:
        return 0 if action in (BLIND, LOOK) else LOOK_FIRST
    if action in (BLIND, LOOK):
        return ALREADY_LOOKED if o.trump_blind else NO_BLIND_CHOICE
    if action == NEXT:
        return 0 if o.trump_next else NO_NEXT
    if action == REDEAL:
        if not o.redeal_weak:
            return NO_REDEAL
        return 0 if packet_is_weak(s) else PACKET_NOT_WEAK
    return 0  # Z-6: forehand may choose any suit, even one that it does not hold


@rule
def make_trump(s: ZwanzigState, o: ZwanzigConfig, action: int, suit: int) -> None:
    """Carry out forehand's decision in the phases `blind` and `trump`."""
    emit(s, CALLED, s.forehand, action, suit, 0)
    if action == LOOK:
        emit(s, LOOKED, s.forehand, 0, 0, 0)
        s.phase = IN_TRUMP
    elif action == REDEAL:
        emit(s, SHOWN, s.forehand, s.hands[s.forehand], 0, 0)
        s.pack_wanted = SAME_DEAL
    elif action == NEXT:
        # Z-7: the exposed card is the first of forehand's second packet
        s.exposed = s.pack[s.pack_next]
        emit(s, TURNED, s.forehand, s.exposed, 0, 0)
        fix_trump(s, o, suit_of(s.exposed))
    else:
        s.blind = 1 if action == BLIND else 0
        fix_trump(s, o, suit)
