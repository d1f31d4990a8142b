"""Lists of the legal moves of the seat to act, and of the moves for search."""

from typing import Any

from virado.games.tricks.rules import cards_with_lower_equivalent
from virado.games.zwanzig_ab.rules.card_play import may_play
from virado.games.zwanzig_ab.rules.rounds import drop_refusal, exchange_limit
from virado.games.zwanzig_ab.rules.state import (
    BLIND,
    CARD,
    CHOOSE,
    DROP,
    EXCHANGE,
    IN_BLIND,
    IN_DROP,
    IN_EXCHANGE,
    IN_TRUMP,
    LOOK,
    NEXT,
    NO_CARD,
    REDEAL,
    STAY,
    ZwanzigConfig,
    ZwanzigState,
)
from virado.games.zwanzig_ab.rules.trump import packet_is_weak
from virado.kernel.bits import count, lowest, put
from virado.kernel.rule import rule


@rule
def list_trumps(s: ZwanzigState, o: ZwanzigConfig, moves: Any) -> int:
    """Write forehand's decisions on trump (Z-5, Z-6); return their number."""
    number = 0
    if s.phase == IN_BLIND:
        for suit in range(4):
            number = put(moves, number, BLIND, suit, 0)
        return put(moves, number, LOOK, 0, 0)
    for suit in range(4):
        number = put(moves, number, CHOOSE, suit, 0)
    if o.trump_next:
        number = put(moves, number, NEXT, 0, 0)
    if o.redeal_weak and packet_is_weak(s):
        number = put(moves, number, REDEAL, 0, 0)
    return number


@rule
def list_exchanges(s: ZwanzigState, o: ZwanzigConfig, seat: int, moves: Any) -> int:
    """Write every set of cards that may be exchanged (Z-8), the empty set first; return their number."""
    hand = s.hands[seat]
    limit = exchange_limit(s, o)
    number = put(moves, 0, EXCHANGE, 0, 0)
    cards = 0
    for _ in range((1 << count(hand)) - 1):
        cards = (cards - hand) & hand
        if count(cards) <= limit:
            number = put(moves, number, EXCHANGE, cards, 0)
    return number


@rule
def list_answers(s: ZwanzigState, o: ZwanzigConfig, seat: int, moves: Any) -> int:
    """Write `stay`, and `drop` if the seat may drop (Z-9, Z-10); return their number."""
    number = put(moves, 0, STAY, 0, 0)
    return number if drop_refusal(s, o, seat) else put(moves, number, DROP, 0, 0)


@rule
def list_cards(cards: int, moves: Any) -> int:
    """Write a play for each card of a set; return their number."""
    number = 0
    while cards:
        card = lowest(cards)
        cards ^= 1 << card
        number = put(moves, number, CARD, card, 0)
    return number


@rule
def distinct_cards(s: ZwanzigState, o: ZwanzigConfig, seat: int) -> int:
    """Return the playable cards, with only the lowest of equivalent cards.

    The card exposed by `next` is never treated as equivalent, because all seats know who holds it.
    """
    hand = s.hands[seat]
    playing = may_play(s, o, seat)
    exposed = 1 << s.exposed if s.exposed != NO_CARD else 0
    gone = s.gone | s.discards[seat] | hand
    return playing & ~cards_with_lower_equivalent(
        o.order, o.rank_of, s.trump, hand & ~exposed, gone, playing & ~exposed
    )


@rule
def moves(s: ZwanzigState, o: ZwanzigConfig, w: Any, seat: int, moves: Any) -> int:
    """Write every legal move of the seat to act; return their number."""
    if s.phase <= IN_TRUMP:
        return list_trumps(s, o, moves)
    if s.phase == IN_EXCHANGE:
        return list_exchanges(s, o, seat, moves)
    if s.phase == IN_DROP:
        return list_answers(s, o, seat, moves)
    return list_cards(may_play(s, o, seat), moves)


@rule
def choices(s: ZwanzigState, o: ZwanzigConfig, w: Any, seat: int, moves: Any) -> int:
    """Write the legal moves, but only one from each set of equivalent moves; return their number."""
    if s.phase <= IN_TRUMP:
        return list_trumps(s, o, moves)
    if s.phase == IN_EXCHANGE:
        return list_exchanges(s, o, seat, moves)
    if s.phase == IN_DROP:
        return list_answers(s, o, seat, moves)
    return list_cards(distinct_cards(s, o, seat), moves)
