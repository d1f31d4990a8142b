"""Answers of the defenders and swap of the seven of trumps, in the order of the options (R-12 to R-14)."""

from virado.cards import CardSet, Seat
from virado.games.raub.rules import facts as f
from virado.games.raub.rules.card_play import next_active
from virado.games.raub.rules.exchange import ask_for_change, next_in_order, turnup_of
from virado.games.raub.rules.scoring import win_by_default
from virado.games.raub.rules.state import (
    BY_DECLARE,
    BY_MUSS,
    DEFENCE,
    NOBODY,
    SEVEN,
    SEVEN_NEVER,
    SEVEN_ONLY_ACE,
    SUIT,
    RaubConfig,
    RaubState,
)
from virado.kernel.facts import emit
from virado.kernel.rule import rule

ACE = 7
"""Rank of an ace; the rank of a seven is 0."""


@rule
def next_seat(s: RaubState, seat: Seat) -> Seat:
    """Return the seat to the left of a seat."""
    return seat + 1 if seat + 1 < s.players else 0


# ---------------------------------------------------------------------- order of
@rule
def swaps_first(s: RaubState, o: RaubConfig) -> int:
    """Return 1 if the seven is swapped before the answers; after Muss there are no answers."""
    return 1 if o.seven_first and s.contract != BY_MUSS else 0


@rule(inline=False)
def after_declaration(s: RaubState, o: RaubConfig) -> None:
    """Continue after a declaration other than Muss."""
    if o.seven_first and asks_for_seven(s, o):
        ask_for_swap(s)
    else:
        begin_defence(s)


@rule(inline=False)
def after_answers(s: RaubState, o: RaubConfig) -> None:
    """Continue after the answers, or after Muss."""
    if asks_for_seven(s, o) and not swaps_first(s, o):
        ask_for_swap(s)
    else:
        begin_exchange(s, o)


@rule
def after_swap(s: RaubState, o: RaubConfig) -> None:
    """Continue after the seven has been swapped, or after every active seat has declined."""
    if swaps_first(s, o):
        begin_defence(s)
    else:
        begin_exchange(s, o)


@rule
def begin_exchange(s: RaubState, o: RaubConfig) -> None:
    """Begin the exchange with the first active seat from dealer+1 (R-15)."""
    ask_for_change(s, o, next_active(s, s.dealer))


# ----------------------------------------------------------------------
@rule
def begin_defence(s: RaubState) -> None:
    """Begin the phase in which each other seat, from declarer+1, decides whether to play (R-12)."""
    s.phase = DEFENCE
    s.turn = next_seat(s, s.declarer)


@rule(inline=False)
def answer(s: RaubState, o: RaubConfig, seat: Seat, drops: int) -> None:
    """Record the seat's final decision to play or drop."""
    if drops:
        emit(s, f.DROPPED, seat, 0, 0, 0)
        s.active ^= 1 << seat
    else:
        emit(s, f.DEFENDED, seat, 0, 0, 0)
    following = next_seat(s, seat)
    if following != s.declarer:
        s.turn = following
    elif s.active == 1 << s.declarer:
        win_by_default(s, o)
    else:
        after_answers(s, o)


# ----------------------------------------------------------------------
@rule
def seven_of_trumps(s: RaubState) -> CardSet:
    """Return the seven of trumps, as a set."""
    return 1 << (SUIT * s.trump)


@rule
def asks_for_seven(s: RaubState, o: RaubConfig) -> int:
    """Return 1 if the seats of this deal are asked to swap the seven of trumps.

    After a swap the seven is in the turn-up's place, so no seat is asked again.
    """
    if o.seven == SEVEN_NEVER:
        return 0
    rank = turnup_of(s) % SUIT
    if rank == 0 or (o.seven == SEVEN_ONLY_ACE and rank != ACE):
        return 0
    return 1 if s.contract == BY_DECLARE or o.seven_after_blind else 0


@rule
def may_swap(s: RaubState, seat: Seat) -> int:
    """Return 1 if the seat holds the seven of trumps."""
    return 1 if s.hands[seat] & seven_of_trumps(s) else 0


@rule
def ask_for_swap(s: RaubState) -> None:
    """Begin the swap phase; every active seat is asked, with or without the seven."""
    s.phase = SEVEN
    s.turn = next_active(s, s.dealer)


@rule
def swap_seven(s: RaubState, o: RaubConfig, seat: Seat) -> None:
    """Put the seven in the turn-up's place and the turn-up in the hand; trump does not change."""
    taken = turnup_of(s)
    emit(s, f.SWAPPED, seat, SUIT * s.trump, taken, 0)
    s.hands[seat] ^= seven_of_trumps(s) | 1 << taken
    s.turned[s.turned_count - 1] = SUIT * s.trump
    s.swapper = seat
    s.swapped = taken
    after_swap(s, o)


@rule
def no_swap(s: RaubState, o: RaubConfig, seat: Seat) -> None:
    """Decline the swap. The next seat is asked; after the last seat, the next phase begins."""
    emit(s, f.NOT_SWAPPED, seat, 0, 0, 0)
    following = next_in_order(s, seat)
    if following == NOBODY:
        after_swap(s, o)
    else:
        s.turn = following
