"""Conversion of Zwanzig ab moves between the action words of the rulebook, structs and packed integers."""

from virado.cards import SKAT32
from virado.games.contract import Packed
from virado.games.messages import Move
from virado.games.tricks.messages import Drop, Exchange, PlayCard
from virado.games.tricks.notation import (
    SUITS,
    names,
    pack_card,
    pack_cards,
    pack_suit,
    read_action,
    read_cards,
    read_nothing,
    read_one_card,
    read_suit,
)
from virado.games.zwanzig_ab.messages import Blind, Choose, Look, Next, Redeal, Stay
from virado.games.zwanzig_ab.rules.legality import well_formed
from virado.games.zwanzig_ab.rules.state import (
    BLIND,
    CARD,
    CHOOSE,
    DROP,
    EXCHANGE,
    LOOK,
    NEXT,
    REDEAL,
    STAY,
    pack_move,
)
from virado.refusal import UnparsableError

WORD_MOVES = {LOOK: Look(), NEXT: Next(), REDEAL: Redeal(), STAY: Stay(), DROP: Drop()}
"""Moves that name neither suit nor cards, by action."""
ACTIONS = {
    "blind": BLIND,
    "look": LOOK,
    "choose": CHOOSE,
    "next": NEXT,
    "redeal": REDEAL,
    "exchange": EXCHANGE,
    "stay": STAY,
    "drop": DROP,
    "card": CARD,
}
"""Action of each keyword."""
WORDS = {action: word for word, action in ACTIONS.items()}


def parse(text: str) -> Packed:
    """Return the move that a text denotes.

    Accepts `choose s`, `Exchange 10♦, 7s`, `card Kh`, or a bare card. Raises UnparsableError.
    """
    word, action, rest = read_action(text, ACTIONS)
    if action in (BLIND, CHOOSE):
        return pack_move(action, read_suit(rest, text))
    if action == EXCHANGE:
        return pack_move(action, read_cards(rest, text))
    if action == CARD:
        return pack_move(action, read_one_card(word, rest, text))
    read_nothing(word, rest, text)
    return pack_move(action)


def pack(move: Move) -> Packed:
    """Return the packed form of a move.

    Raises UnparsableError for moves of other games and for unknown cards.
    """
    match move:
        case Blind(suit=suit):
            return pack_move(BLIND, pack_suit(suit, str(move)))
        case Choose(suit=suit):
            return pack_move(CHOOSE, pack_suit(suit, str(move)))
        case Exchange(cards=cards):
            return pack_move(EXCHANGE, pack_cards(cards, str(move)))
        case PlayCard(card=card):
            return pack_move(CARD, pack_card(card, str(move)))
        case _:
            for action, word_move in WORD_MOVES.items():
                if move == word_move:
                    return pack_move(action)
    raise UnparsableError("unknown-word", str(move), part=str(move), candidates=tuple(ACTIONS))


def unpack(ints: Packed) -> Move:
    """Return the move that three integers encode. Raises ValueError if no move of this game has this encoding."""
    if not well_formed(*ints):
        raise ValueError(f"{ints} is not a move of Zwanzig ab")
    action, what, _ = ints
    if action == BLIND:
        return Blind(suit=SUITS[what])
    if action == CHOOSE:
        return Choose(suit=SUITS[what])
    if action == EXCHANGE:
        return Exchange(cards=names(what))
    if action == CARD:
        return PlayCard(card=SKAT32.names[what])
    return WORD_MOVES[action]
