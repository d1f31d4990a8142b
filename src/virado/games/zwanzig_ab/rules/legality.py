"""The refusal of each illegal move, or 0 for a legal move. All other modules rely on this check."""

from virado.games.tricks.rules import NO_SUIT, suit_cards, suit_of
from virado.games.zwanzig_ab.rules.card_play import may_play
from virado.games.zwanzig_ab.rules.dealing import stock_count
from virado.games.zwanzig_ab.rules.refusals import (
    ALREADY_DECIDED,
    ALREADY_EXCHANGED,
    CARD_NOT_IN_HAND,
    DECISION_DUE,
    DROPPED_OUT,
    EXCHANGE_DUE,
    EXCHANGE_OVER,
    FOREHAND_STAYS,
    MALFORMED,
    MATCH_OVER,
    MUST_FOLLOW,
    MUST_OVERTRUMP,
    MUST_TRUMP,
    NOT_IN_HAND,
    NOT_YOUR_TURN,
    PLAY_NOT_BEGUN,
    STOCK_TOO_SMALL,
    TOO_MANY_CARDS,
    TRUMP_DUE,
    TRUMP_FIXED,
)
from virado.games.zwanzig_ab.rules.rounds import drop_refusal
from virado.games.zwanzig_ab.rules.state import (
    BLIND,
    CARD,
    CARDS,
    CHOOSE,
    EXCHANGE,
    IN_DROP,
    IN_EXCHANGE,
    IN_PLAY,
    REDEAL,
    STAY,
    ZwanzigConfig,
    ZwanzigState,
)
from virado.games.zwanzig_ab.rules.trump import trump_refusal
from virado.kernel.bits import count
from virado.kernel.rule import rule


@rule
def well_formed(a: int, b: int, c: int) -> int:
    """Return 1 if the three integers are a move of this game."""
    if a < BLIND or a > CARD or c != 0 or b < 0:
        return 0
    if a in (BLIND, CHOOSE):
        return 1 if b < 4 else 0
    if a == CARD:
        return 1 if b < CARDS else 0
    if a == EXCHANGE:
        return 1 if b < 1 << CARDS else 0
    return 1 if b == 0 else 0


@rule
def exchange_refusal(s: ZwanzigState, o: ZwanzigConfig, seat: int, cards: int) -> int:
    """Return the refusal of an exchange of these cards by the seat, or 0."""
    if cards and o.exchange_max == 0:
        return TOO_MANY_CARDS
    if s.exchanged[seat] >= 0:
        return ALREADY_EXCHANGED
    if s.phase != IN_EXCHANGE:
        return DECISION_DUE if s.phase == IN_DROP else EXCHANGE_OVER
    if seat != s.turn:
        return NOT_YOUR_TURN
    if cards & ~s.hands[seat]:
        return NOT_IN_HAND
    if count(cards) > o.exchange_max:
        return TOO_MANY_CARDS
    if count(cards) > stock_count(s):
        return STOCK_TOO_SMALL
    return 0


@rule
def answer_refusal(s: ZwanzigState, o: ZwanzigConfig, seat: int, action: int) -> int:
    """Return the refusal of `stay` or `drop` by the seat, or 0."""
    if seat == s.forehand:
        return FOREHAND_STAYS
    if s.phase == IN_EXCHANGE and not o.drop_first:
        return EXCHANGE_DUE
    if s.phase != IN_DROP:
        return ALREADY_DECIDED
    if seat != s.turn:
        return NOT_YOUR_TURN
    return 0 if action == STAY else drop_refusal(s, o, seat)


@rule
def card_refusal(s: ZwanzigState, o: ZwanzigConfig, seat: int, card: int) -> int:
    """Return the refusal of playing this card by the seat, or 0."""
    if s.phase != IN_PLAY:
        return PLAY_NOT_BEGUN
    if seat != s.turn:
        return NOT_YOUR_TURN
    if s.hands[seat] >> card & 1 == 0:
        return CARD_NOT_IN_HAND
    if may_play(s, o, seat) >> card & 1:
        return 0
    if s.hands[seat] & suit_cards(s.led):
        return MUST_FOLLOW
    return MUST_OVERTRUMP if suit_of(card) == s.trump else MUST_TRUMP


@rule(inline=False)
def refusal(s: ZwanzigState, o: ZwanzigConfig, seat: int, a: int, b: int, c: int) -> int:
    """Return the refusal of a move, as its number in `refusals`, or 0 if it is legal."""
    if s.over:
        return MATCH_OVER
    if seat < 0 or seat >= s.players or s.pack_wanted:
        return NOT_YOUR_TURN
    if not well_formed(a, b, c):
        return MALFORMED
    if s.dropped >> seat & 1:
        return DROPPED_OUT
    if a <= REDEAL:
        return TRUMP_FIXED if s.trump != NO_SUIT else trump_refusal(s, o, seat, a)
    if s.trump == NO_SUIT:
        return TRUMP_DUE
    if a == EXCHANGE:
        return exchange_refusal(s, o, seat, b)
    if a == CARD:
        return card_refusal(s, o, seat, b)
    return answer_refusal(s, o, seat, a)
