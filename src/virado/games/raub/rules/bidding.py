"""Blind decision and bidding (R-6 to R-10)."""

from virado.cards import Seat
from virado.games.raub.rules import facts as f
from virado.games.raub.rules.defence import after_answers, after_declaration, next_seat
from virado.games.raub.rules.exchange import turnup_of
from virado.games.raub.rules.scoring import throw_in
from virado.games.raub.rules.state import (
    BIDDING,
    BLIND,
    BY_DECLARE,
    BY_MUSS,
    BY_RAUB,
    BY_STIH,
    FIRST_ROUND_PASSOUT,
    RAUB,
    SECOND_ROUND_PASSOUT,
    STIH_AUTOMATIC,
    STIH_OPTIONAL,
    SUIT,
    THIRD_SAME_SUIT,
    RaubConfig,
    RaubState,
)
from virado.games.tricks.rules import suit_of
from virado.kernel.facts import emit
from virado.kernel.rule import rule

TWO_TRICKS, ONE_TRICK = 2, 1


@rule
def after_dealer(s: RaubState) -> Seat:
    """Return the seat that speaks first: the seat to the dealer's left."""
    return s.dealer + 1 if s.dealer + 1 < s.players else 0


@rule
def required_tricks(o: RaubConfig, contract: int) -> int:
    """Return the number of tricks that the declarer undertakes to win."""
    if contract == BY_RAUB:
        return o.raub_required
    return ONE_TRICK if contract == BY_STIH else TWO_TRICKS


@rule
def declare(s: RaubState, o: RaubConfig, seat: Seat, contract: int) -> None:
    """Make the seat the declarer."""
    s.declarer = seat
    s.contract = contract
    s.required = required_tricks(o, contract)


@rule
def look(s: RaubState) -> None:
    """Let every seat look at its own hand (R-6, R-25)."""
    emit(s, f.LOOKED, 0, 0, 0, 0)


# ----------------------------------------------------------------------
@rule
def seven_turned(s: RaubState) -> int:
    """Return 1 if the turn-up is a seven."""
    return 1 if turnup_of(s) % SUIT == 0 else 0


@rule
def may_stih(s: RaubState, o: RaubConfig) -> int:
    """Return 1 if the dealer may say Stih in the blind phase."""
    return 1 if o.stih == STIH_OPTIONAL and seven_turned(s) else 0


@rule(inline=False)
def begin_bidding(s: RaubState, bidding_round: int) -> None:
    """Begin a round of bidding, in which all seats speak from dealer+1 (R-7, R-10)."""
    s.phase = BIDDING
    s.bidding_round = bidding_round
    s.turn = after_dealer(s)


@rule
def after_dealing(s: RaubState, o: RaubConfig) -> None:
    """Begin the phase that follows the first turn-up."""
    if s.contract == BY_MUSS:
        # Muss skips the blind decision, bidding and defence, even if the turn-up is a seven.
        look(s)
        declare(s, o, s.dealer, BY_MUSS)
        after_answers(s, o)
    elif o.stih == STIH_AUTOMATIC and seven_turned(s):
        look(s)
        declare(s, o, s.dealer, BY_STIH)
        after_declaration(s, o)
    elif o.raub or may_stih(s, o):
        s.phase = BLIND
        s.turn = s.dealer
    else:
        look(s)
        begin_bidding(s, 1)


@rule
def declare_blind(s: RaubState, o: RaubConfig, action: int) -> None:
    """Declare Raub or Stih, which skips the bidding (R-6)."""
    look(s)
    declare(s, o, s.dealer, BY_RAUB if action == RAUB else BY_STIH)
    after_declaration(s, o)


# ---------------------------------------------------------------------- R-7 .. R-10
@rule
def declare_openly(s: RaubState, o: RaubConfig, seat: Seat) -> None:
    """Make the seat the declarer; the first declaration ends the bidding (R-7)."""
    declare(s, o, seat, BY_DECLARE)
    after_declaration(s, o)


@rule
def pass_bid(s: RaubState, o: RaubConfig, seat: Seat) -> None:
    """Pass a bid. If the dealer passes, the deal is thrown in (R-8, R-10)."""
    if seat != s.dealer:
        s.turn = next_seat(s, seat)
    elif s.bidding_round == 1:
        throw_in(s, o, FIRST_ROUND_PASSOUT)
    else:
        throw_in(s, o, SECOND_ROUND_PASSOUT)


@rule
def may_turn_next(s: RaubState, o: RaubConfig) -> int:
    """Return 1 if another card may be turned up: only by the dealer, only in round 1 (R-8)."""
    return 1 if o.turn_next and s.bidding_round == 1 and s.turn == s.dealer else 0


@rule
def turn_card(s: RaubState) -> None:
    """Turn up the top card of the stock."""
    card = s.stock[s.stock_next]
    s.stock_next += 1
    s.turned[s.turned_count] = card
    s.turned_count += 1
    s.trump = suit_of(card)
    emit(s, f.TURNED, card, 0, 0, 0)


@rule
def turn_next(s: RaubState, o: RaubConfig) -> None:
    """Turn up another card (R-9).

    If the second card has the suit of the first, a third is turned up. If the third card has that suit as well, the
    deal is thrown in.
    """
    first = s.trump
    turn_card(s)
    if s.trump == first:
        turn_card(s)
    if s.trump == first:
        throw_in(s, o, THIRD_SAME_SUIT)
    else:
        begin_bidding(s, 2)
