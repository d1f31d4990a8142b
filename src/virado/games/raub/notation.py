"""Conversion of Raub moves between the action words of the rulebook, structs and packed integers."""

from virado.cards import SKAT32
from virado.games.contract import Packed
from virado.games.messages import Move
from virado.games.raub.messages import (
    Deal,
    Declare,
    Look,
    Misdeal,
    Muss,
    NoSwap,
    Pass,
    PlayAlong,
    Raub,
    Refa,
    Stih,
    SwapSeven,
    TakeTurnup,
    TurnNext,
)
from virado.games.raub.rules import state as a
from virado.games.raub.rules.legality import is_malformed
from virado.games.raub.rules.state import CARD, EXCHANGE_CARDS, TAKE_TURNUP, pack_move
from virado.games.tricks.messages import Drop, Exchange, PlayCard
from virado.games.tricks.notation import (
    names,
    pack_card,
    pack_cards,
    read_action,
    read_cards,
    read_nothing,
    read_one_card,
)
from virado.refusal import UnparsableError

WORD_MOVES: dict[int, Move] = {
    a.DEAL: Deal(),
    a.REFA: Refa(),
    a.MUSS: Muss(),
    a.LOOK: Look(),
    a.RAUB: Raub(),
    a.STIH: Stih(),
    a.DECLARE: Declare(),
    a.PASS: Pass(),
    a.TURN_NEXT: TurnNext(),
    a.PLAY: PlayAlong(),
    a.DROP: Drop(),
    a.SWAP_SEVEN: SwapSeven(),
    a.NO_SWAP: NoSwap(),
    a.MISDEAL: Misdeal(),
    a.MISDEAL_INTENTIONAL: Misdeal(intentional=True),
}
"""Moves that name no cards, by action."""
WORDS: dict[int, str] = {action: str(move) for action, move in WORD_MOVES.items()} | {
    EXCHANGE_CARDS: "exchange",
    TAKE_TURNUP: "take_turnup",
    CARD: "card",
}
"""Keyword of each action in the text of a move."""
ACTIONS = {WORDS[action].replace(" ", "_"): action for action in sorted(WORDS)}
"""Action of each keyword, with `_` between the parts of a keyword."""
MISDEALS = (a.MISDEAL, a.MISDEAL_INTENTIONAL)
"""The actions that may be followed by the number of a seat."""
SEAT_NUMBERS = tuple(str(seat) for seat in range(a.SEATS))
"""Seats in the text of a misdeal."""
OTHER_WORDS = {"igram": a.PLAY, "idem": a.DROP}
"""Words that players say at the table instead of a keyword (A-18)."""


def parse(text: str) -> Packed:
    """Return the move that a text denotes.

    Accepts `exchange 7s 8d`, `take turnup Jh`, `Card K♥`, `misdeal 2`, or a bare card. Raises UnparsableError.
    """
    word, action, rest = read_action(text, ACTIONS, OTHER_WORDS)
    if action == EXCHANGE_CARDS:
        return pack_move(action, read_cards(rest, text))
    if action in (CARD, TAKE_TURNUP):
        return pack_move(action, 1 << read_one_card(word, rest, text))
    if action in MISDEALS and len(rest) == 1 and rest[0] in SEAT_NUMBERS:
        return pack_move(action, extra=int(rest[0]) + 1)
    read_nothing(word, rest, text)
    return pack_move(action)


def pack(move: Move) -> Packed:
    """Return the packed form of a move.

    Raises UnparsableError for moves of other games and for unknown cards.
    """
    match move:
        case Exchange(cards=cards):
            return pack_move(EXCHANGE_CARDS, pack_cards(cards, str(move)))
        case TakeTurnup(card=card):
            return pack_move(TAKE_TURNUP, 1 << pack_card(card, str(move)))
        case PlayCard(card=card):
            return pack_move(CARD, 1 << pack_card(card, str(move)))
        case Misdeal(intentional=intentional, seat=int(seat)) if str(seat) in SEAT_NUMBERS:
            return pack_move(MISDEALS[intentional], extra=seat + 1)
        case _:
            for action, word_move in WORD_MOVES.items():
                if move == word_move:
                    return pack_move(action)
    raise UnparsableError("unknown-word", str(move), part=str(move), candidates=tuple(ACTIONS))


def unpack(ints: Packed) -> Move:
    """Return the move that three integers encode. Raises ValueError if no move of this game has this encoding."""
    if is_malformed(*ints):
        raise ValueError(f"{ints} is not a move of Raub")
    action, cards, extra = ints
    if action == EXCHANGE_CARDS:
        return Exchange(cards=names(cards))
    if action == TAKE_TURNUP:
        return TakeTurnup(card=SKAT32.text(cards))
    if action == CARD:
        return PlayCard(card=SKAT32.text(cards))
    if extra:
        return Misdeal(intentional=action == a.MISDEAL_INTENTIONAL, seat=extra - 1)
    return WORD_MOVES[action]
