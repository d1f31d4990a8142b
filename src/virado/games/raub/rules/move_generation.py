"""Lists of all legal moves, and of the moves for search."""

from typing import Any

from virado.cards import CardSet, Seat
from virado.games.raub.rules.bidding import may_stih, may_turn_next
from virado.games.raub.rules.card_play import legal_cards
from virado.games.raub.rules.dealing import may_muss
from virado.games.raub.rules.defence import may_swap
from virado.games.raub.rules.exchange import exchange_limit, turnup_discards, turnup_of
from virado.games.raub.rules.state import (
    BEFORE_DEAL,
    BIDDING,
    BLIND,
    CARD,
    DEAL,
    DECLARE,
    DEFENCE,
    DROP,
    EXCHANGE,
    EXCHANGE_CARDS,
    LOOK,
    MUSS,
    NO_CARD,
    NO_SWAP,
    PASS,
    PLAY,
    PLAYING,
    RAUB,
    REFA,
    SEVEN,
    STIH,
    SWAP_SEVEN,
    TAKE_TURNUP,
    TURN_NEXT,
    TURNUP,
    RaubConfig,
    RaubState,
    RaubWorkspace,
)
from virado.games.tricks.rules import cards_with_lower_neighbour
from virado.kernel.bits import count, put
from virado.kernel.rule import rule


@rule
def put_each(moves: Any, number: int, action: int, cards: CardSet) -> int:
    """Add a move for each card of a set; return the new number of moves."""
    while cards:
        card = cards & -cards
        cards ^= card
        number = put(moves, number, action, card, 0)
    return number


@rule
def list_words(s: RaubState, o: RaubConfig, seat: Seat, moves: Any) -> int:
    """Write the moves that name no cards; return their number."""
    number = 0
    if s.phase == DEFENCE:
        number = put(moves, number, PLAY, 0, 0)
        number = put(moves, number, DROP, 0, 0)
    elif s.phase == BIDDING:
        number = put(moves, number, DECLARE, 0, 0)
        number = put(moves, number, PASS, 0, 0)
        if may_turn_next(s, o):
            number = put(moves, number, TURN_NEXT, 0, 0)
    elif s.phase == BEFORE_DEAL:
        number = put(moves, number, DEAL, 0, 0)
        if o.pass_deal:
            number = put(moves, number, REFA, 0, 0)
        if may_muss(s, o):
            number = put(moves, number, MUSS, 0, 0)
    elif s.phase == BLIND:
        number = put(moves, number, LOOK, 0, 0)
        if o.raub:
            number = put(moves, number, RAUB, 0, 0)
        if may_stih(s, o):
            number = put(moves, number, STIH, 0, 0)
    elif s.phase == SEVEN:
        number = put(moves, number, NO_SWAP, 0, 0)
        if may_swap(s, seat):
            number = put(moves, number, SWAP_SEVEN, 0, 0)
    return number


@rule(inline=False)
def list_moves(s: RaubState, o: RaubConfig, w: RaubWorkspace, seat: Seat, moves: Any) -> int:
    """Write each legal move of the seat to act once; return the number of moves."""
    if s.phase == PLAYING:
        return put_each(moves, 0, CARD, legal_cards(s, o, seat))
    if s.phase == EXCHANGE:
        hand = s.hands[seat]
        limit = exchange_limit(s, o, seat)
        number = put(moves, 0, EXCHANGE_CARDS, 0, 0)
        cards = hand & -hand
        while cards:
            if count(cards) <= limit:
                number = put(moves, number, EXCHANGE_CARDS, cards, 0)
            cards = (cards - hand) & hand
        return number
    if s.phase == TURNUP:
        return put_each(moves, 0, TAKE_TURNUP, turnup_discards(s, o, seat))
    return list_words(s, o, seat, moves)


# ---------------------------------------------------------------------- for search
@rule
def out_of_play(s: RaubState, seat: Seat) -> CardSet:
    """Return the cards that the seat knows to be out of play in this deal."""
    gone = s.discards[seat]
    for other in range(s.players):
        gone |= s.played[other]
        if s.trick[other] != NO_CARD:
            gone &= ~(1 << s.trick[other])
    for i in range(s.turned_count - 1):
        gone |= 1 << s.turned[i]
    return gone


@rule(inline=False)
def list_choices(s: RaubState, o: RaubConfig, w: RaubWorkspace, seat: Seat, moves: Any) -> int:
    """Write the legal moves, with only the lowest of equivalent cards; return the number of moves.

    With `stock_short: reshuffle` discards can return to play, so that every exchange is listed.
    """
    if s.phase == PLAYING:
        cards = legal_cards(s, o, seat)
        gone = out_of_play(s, seat) | s.hands[seat]
        equals = cards_with_lower_neighbour(cards, gone)
        return put_each(moves, 0, CARD, cards & ~equals)
    if s.phase == EXCHANGE:
        hand = s.hands[seat]
        equals = 0
        if not o.reshuffle:
            equals = cards_with_lower_neighbour(hand, out_of_play(s, seat))
        limit = exchange_limit(s, o, seat)
        number = put(moves, 0, EXCHANGE_CARDS, 0, 0)
        cards = hand & -hand
        while cards:
            if count(cards) <= limit and not keeps_lower(cards, hand, equals):
                number = put(moves, number, EXCHANGE_CARDS, cards, 0)
            cards = (cards - hand) & hand
        return number
    if s.phase == TURNUP:
        cards = turnup_discards(s, o, seat)
        if not o.reshuffle:
            five = s.hands[seat] | 1 << turnup_of(s)
            gone = out_of_play(s, seat) | five
            cards &= ~cards_with_lower_neighbour(cards, gone)
        return put_each(moves, 0, TAKE_TURNUP, cards)
    return list_words(s, o, seat, moves)


@rule
def keeps_lower(cards: CardSet, hand: CardSet, equals: CardSet) -> int:
    """Return 1 if the cards to discard contain the higher of two equivalent cards but not the lower.

    `equals` are the cards of the hand that are equivalent to the next lower card of the hand.
    """
    lower = 0
    rest = hand
    while rest:
        card = rest & -rest
        rest ^= card
        if card & equals & cards and not lower & cards:
            return 1
        lower = card
    return 0
