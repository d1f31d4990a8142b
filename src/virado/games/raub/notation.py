"""Moves as the rulebook's action words, and refusals as sentences."""

import re
from typing import Any

from virado.cards import SKAT32, SYMBOLS, CardSet, Seat, members
from virado.games.contract import REFEREE, Move
from virado.games.raub.rules import legality as j
from virado.games.raub.rules.exchange import drawable, turnup_of
from virado.games.raub.rules.legality import misformed
from virado.games.raub.rules.state import (
    BEFORE_DEAL,
    BIDDING,
    BLIND,
    CARD,
    DEALING,
    DEFENCE,
    EXCHANGE,
    EXCHANGE_CARDS,
    MISDEAL_INTENTIONAL,
    NO_SWAP,
    PLAYING,
    SEVEN,
    SWAP_SEVEN,
    TAKE_TURNUP,
    TURN_NEXT,
    TURNUP,
    act,
)
from virado.games.tricks.rules import suit_cards
from virado.refusal import UnparsableError

WORDS = (
    "deal",
    "refa",
    "muss",
    "look",
    "raub",
    "stih",
    "declare",
    "pass",
    "turn_next",
    "play",
    "drop",
    "swap_seven",
    "no_swap",
    "exchange",
    "take_turnup",
    "card",
    "misdeal",
    "misdeal intentional",
)
"""The word of each action, in the order of their numbers."""
TWO_WORDS = {TURN_NEXT, SWAP_SEVEN, NO_SWAP, TAKE_TURNUP, MISDEAL_INTENTIONAL}
OTHER_WORDS = {"igram": "play", "idem": "drop"}
"""What the players say (A-18)."""
PHASES = (
    "before_deal",
    "deal",
    "blind",
    "bidding",
    "defence",
    "seven",
    "exchange",
    "turnup",
    "play",
    "over",
)
SUIT_NAMES = ("spades", "hearts", "diamonds", "clubs")
_LETTERS = {symbol: letter for letter, symbol in SYMBOLS.items()} | {"️": ""}
_CARD = re.compile(r"(10|[7-9tjqka])\s*([shdc])", re.IGNORECASE)


def text_of(move: Move) -> str:
    """Canonical text: the word, then the cards in deck order; ValueError for what is no move at all."""
    if misformed(*move):
        raise ValueError(f"{move} is no move of Raub")
    action, cards, _ = move
    return f"{WORDS[action]} {SKAT32.text(cards)}" if cards else WORDS[action]


def parse(text: str) -> Move:
    """The move a text means: `exchange 7s 8d`, `take turnup Jh`, `Card K♥`, or in play a bare card."""
    plain = text.strip()
    for symbol, letter in _LETTERS.items():
        plain = plain.replace(symbol, letter)
    words = plain.lower().replace("-", "_").replace(",", " ").split()
    if not words:
        raise UnparsableError("a move is a word such as deal, declare, exchange 7s 8d or card Kh", text)
    for action in (*sorted(TWO_WORDS), *(number for number in range(len(WORDS)) if number not in TWO_WORDS)):
        rest = _after(words, WORDS[action])
        if rest is not None:
            return _with_cards(action, rest, text)
    if _CARD.match(words[0]):
        return _with_cards(CARD, words, text)
    raise UnparsableError(f"{words[0]!r} is no action; there are {', '.join(WORDS)}", text)


def _after(words: list[str], name: str) -> list[str] | None:
    """The words after an action's name, if it stands at the beginning, joined or apart."""
    first = [OTHER_WORDS.get(words[0], words[0]), *words[1:]]
    if first[0] == name:
        return words[1:]
    parts = re.split("[_ ]", name)
    return words[len(parts) :] if len(parts) > 1 and first[: len(parts)] == parts else None


def _with_cards(action: int, words: list[str], text: str) -> Move:
    rest = " ".join(words)
    cards = 0
    while rest:
        match = _CARD.match(rest)
        if match is None:
            raise UnparsableError(
                f"{rest.split()[0]!r} is no card; a card is a rank 7 to A and a suit s h d c", text
            )
        bit = 1 << SKAT32.card(match[1] + match[2])
        if cards & bit:
            raise UnparsableError(f"{SKAT32.pretty(bit.bit_length() - 1)} is named twice", text)
        cards |= bit
        rest = rest[match.end() :].lstrip()
    number = cards.bit_count()
    if action in (CARD, TAKE_TURNUP) and number != 1:
        what = "names the card that is laid away" if action == TAKE_TURNUP else "names one card"
        raise UnparsableError(f"{WORDS[action]} {what}", text)
    if action not in (CARD, TAKE_TURNUP, EXCHANGE_CARDS) and number:
        raise UnparsableError(f"{WORDS[action]} names no cards", text)
    return act(action, cards)


# ---------------------------------------------------------------------- refusals
def sentence(s: Any, o: Any, seat: Seat, move: Move, number: int) -> str:
    """Why a move is refused, in one sentence."""
    cards = move[1]
    if number == j.NO_SUCH_MOVE:
        return "this is no move of Raub"
    if number == j.MATCH_OVER:
        return "the match is over"
    if number == j.NOT_YOUR_TURN:
        return f"it is not your turn: {_now(s, seat)}"
    if number >= j.NOT_NOW:
        return f"{WORDS[move[0]]} is not possible now: {_now(s, seat)}"
    if number in _CARD_SENTENCES:
        return _about_cards(s, o, seat, cards, number)
    return _SENTENCES[number].format(
        threshold=o.muss_threshold,
        quantifier="everybody's score is" if o.muss == 2 else "somebody's score is",
        seven=SKAT32.pretty(8 * max(s.trump, 0)),
        declarer=s.declarer,
        dealer=s.dealer,
        seat=seat,
    )


_SENTENCES = {
    j.PASS_DEAL_OFF: "in this form the dealer may not hand the cards on without dealing",
    j.MUSS_OFF: "Muss is not played in this form",
    j.MUSS_SCORES: "the dealer may say Muss only when {quantifier} below {threshold}",
    j.RAUB_OFF: "Raub is not played in this form",
    j.STIH_OFF: "Stih is not played in this form",
    j.STIH_IMPOSED: "Stih is never chosen in this form: a turned seven imposes it",
    j.STIH_SEVEN: "Stih can be said only when the turn-up is a seven",
    j.BLIND_OVER: "Raub and Stih can be said only by the dealer before he looks at his cards",
    j.ALREADY_PASSED: "seat {seat} has passed and may not declare in this round any more",
    j.ONLY_DEALER_TURNS: "only the dealer, seat {dealer}, may turn another card, when all others have passed",
    j.TURN_NEXT_OFF: "in this form no other card is turned",
    j.ONE_TURN_NEXT: "another card has been turned already; in round 2 the dealer declares or passes",
    j.DROPPED: "seat {seat} has dropped out of this deal",
    j.MUSS_COMPELS: "the dealer, seat {declarer}, said Muss, which compels everybody to play; there is no answer to give",
    j.NO_SWAP_NOW: "there is no swap of the seven of trumps now",
    j.SEVEN_NOT_HELD: "seat {seat} does not hold the seven of trumps, {seven}",
    j.ALREADY_CHANGED: "seat {seat} has exchanged already; there is no second exchange",
    j.TURNUP_COMPULSORY: "the declarer must take the turn-up now and lay one card away",
    j.WINDOW_CLOSED: "a misdeal can be announced only from the deal until the first bid, defence answer, swap or exchange",
    j.ONLY_REFEREE: "only the table referee announces a misdeal",
    j.ONLY_MISDEAL: "the table referee announces misdeals and nothing else",
}
_CARD_SENTENCES = {
    j.CHANGE_NOT_HELD,
    j.CHANGE_TOO_MANY,
    j.STOCK_TOO_SHORT,
    j.DISCARD_NOT_HELD,
    j.TURNUP_KEPT,
    j.CARD_NOT_HELD,
    j.FOLLOW_SUIT,
    j.TRUMP,
    j.OVERTRUMP,
}


def _about_cards(s: Any, o: Any, seat: Seat, cards: CardSet, number: int) -> str:
    hand = s.hands[seat]
    shown = SKAT32.pretty_set(cards)
    if number == j.CHANGE_NOT_HELD:
        lacking = cards & ~hand
        if lacking == 1 << turnup_of(s):
            return f"{SKAT32.pretty_set(lacking)} is the turn-up and not in your hand"
        return f"{SKAT32.pretty_set(lacking)} {_is(lacking)} not in your hand"
    if number == j.CHANGE_TOO_MANY:
        return f"{cards.bit_count()} cards ({shown}) are too many: at most {o.exchange_max} may be changed"
    if number == j.STOCK_TOO_SHORT:
        left = drawable(s, o, seat)
        there = f"the stock holds {left}" if left else "the stock is empty"
        return f"{cards.bit_count()} cards ({shown}) cannot be changed: {there}"
    if number == j.DISCARD_NOT_HELD:
        return f"{shown} is not among your cards and the turn-up {SKAT32.pretty(turnup_of(s))}"
    if number == j.TURNUP_KEPT:
        return f"the turn-up {shown} may not be laid away in this form"
    if number == j.CARD_NOT_HELD:
        return f"{shown} is not in your hand"
    if number == j.FOLLOW_SUIT:
        held = hand & suit_cards(s.led)
        return f"{shown} does not follow suit: {SUIT_NAMES[s.led]} were led and you hold {SKAT32.pretty_set(held)}"
    trumps = hand & suit_cards(s.trump)
    if number == j.TRUMP:
        return (
            f"{shown} is no trump: you cannot follow to {SUIT_NAMES[s.led]} and must trump "
            f"with {_any_of(trumps)}"
        )
    over = sum(1 << card for card in members(trumps) if 8 + card % 8 > s.best)
    return f"{shown} does not beat the highest trump in the trick: you must play {_any_of(over)}"


def _is(cards: CardSet) -> str:
    return "are" if cards & (cards - 1) else "is"


def _any_of(cards: CardSet) -> str:
    names = [SKAT32.pretty(card) for card in members(cards)]
    return " or ".join(names)


_DOING = {
    BEFORE_DEAL: "{whose} to deal",
    DEALING: "the cards are being dealt",
    BLIND: "{whose} to look, or to say Raub or Stih, before anybody sees his cards",
    BIDDING: "{whose} to bid",
    DEFENCE: "{whose} to play or drop",
    SEVEN: "{whose} to swap the seven or not",
    EXCHANGE: "{whose} to exchange cards",
    TURNUP: "{whose} to take the turn-up",
    PLAYING: "{whose} to play a card",
}


def _now(s: Any, seat: Seat) -> str:
    if seat == REFEREE:
        return "the referee does not play"
    whose = "it is for you" if seat == s.turn else f"it is for seat {s.turn}"
    return _DOING[s.phase].format(whose=whose)
