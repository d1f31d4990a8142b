"""Numeric encoding of Zwanzig ab."""

from typing import Any

from virado.bots.tricks.weights import FORMER
from virado.bots.tricks.worlds import TrickBelief
from virado.bots.zwanzig_ab.worlds import sample
from virado.cards import SKAT32
from virado.encoders.contract import Encoding, Episode, NumberRow
from virado.encoders.places import NO_CARD, places_in, put_hand, subsets
from virado.encoders.row_writing import (
    card_field,
    flag_field,
    number_field,
    place_of,
    places,
    put_flags,
    put_number,
    put_one,
    seat_field,
    seat_of,
    seats_from_viewer,
)
from virado.encoders.tricks import STOCK, choose, finish, next_action_for, no_call_action, put_stock
from virado.games.tricks.notation import SUITS
from virado.games.variant import Variant
from virado.games.zwanzig_ab.rules import RULES
from virado.games.zwanzig_ab.rules.config import NEVER
from virado.games.zwanzig_ab.rules.dealing import stock_count
from virado.games.zwanzig_ab.rules.rounds import drop_refusal
from virado.games.zwanzig_ab.rules.scoring import factor
from virado.games.zwanzig_ab.rules.state import (
    BLIND,
    CARD,
    CARDS,
    CHOOSE,
    DROP,
    EXCHANGE,
    HAND,
    LOOK,
    NEXT,
    STAY,
    ZwanzigConfig,
    ZwanzigState,
)
from virado.games.zwanzig_ab.view import PHASES
from virado.kernel.bits import count
from virado.kernel.contest import no_call
from virado.kernel.rule import rule

SUITED = 4
CARD_BITS = 5
AT_BLIND, AT_CHOOSE, AT_LOOK = 0, SUITED, 2 * SUITED
AT_NEXT, AT_REDEAL, AT_STAY, AT_DROP = range(AT_LOOK + 1, AT_LOOK + 5)
AT_EXCHANGE = AT_DROP + 1
AT_CARD = AT_EXCHANGE + (1 << HAND)


def actions(variant: Variant) -> tuple[str, ...]:  # the actions are the same for all variants
    """Return the names of the actions.

    Moves of one word come first, then choices of a suit, then exchanges (a set of places of the hand for each), then
    cards to play.
    """
    return (
        *(f"blind {suit}" for suit in SUITS),
        *(f"choose {suit}" for suit in SUITS),
        "look",
        "next",
        "redeal",
        "stay",
        "drop",
        *subsets(HAND, "exchange"),
        *(f"card {name}" for name in SKAT32.names),
    )


@rule
def action_of(s: ZwanzigState, seat: int, action: int, what: int) -> int:
    """Return the action number of a legal move."""
    if action == CARD:
        return AT_CARD + what
    if action == EXCHANGE:
        return AT_EXCHANGE + places_in(s.hands[seat], what)
    if action == CHOOSE:
        return AT_CHOOSE + what
    if action == BLIND:
        return AT_BLIND + what
    if action == STAY:
        return AT_STAY
    if action == DROP:
        return AT_DROP
    if action == LOOK:
        return AT_LOOK
    return AT_NEXT if action == NEXT else AT_REDEAL


@rule
def next_action(s: ZwanzigState, o: ZwanzigConfig, p: Episode, seat: int, a: int, b: int, c: int) -> int:
    """Return the single action that represents a move; see `Encoding.next_action`."""
    return next_action_for(p, action_of(s, seat, a, b))


def fields(variant: Variant) -> tuple[NumberRow, ...]:
    """Return the fields that `observe` writes."""
    limited = variant.options.max_drops is not None
    return (
        NumberRow("phase", PHASES, "flag", "the phase"),
        card_field(SKAT32, "hand", "my cards"),
        NumberRow(
            "place", tuple(map(str, range(HAND))), "card", "my cards in their places, as exchanges name them"
        ),
        NumberRow("trump", SUITS, "flag", "the trump suit; none until it is fixed"),
        flag_field("blind", "trump was chosen blind"),
        flag_field("special", "the deal is a special one"),
        flag_field("tie-break", "the deal breaks a tie"),
        number_field(
            "factor", "times", "what the points of the deal are multiplied by; 0 until trump is fixed"
        ),
        card_field(SKAT32, "exposed", "the card that was turned up to fix trump"),
        NumberRow("led", SUITS, "flag", "the suit led to the trick"),
        card_field(SKAT32, "trick", "the cards in the trick"),
        card_field(SKAT32, "gone", "the cards of all completed tricks"),
        card_field(SKAT32, "laid away", "what I have laid away"),
        seat_field(variant, "winning", "who is winning the trick"),
        seat_field(variant, "forehand", "who makes trumps and leads first"),
        number_field("stock", "cards", "cards left to be drawn"),
        number_field("deal", "deals", "number of the deal, from 1"),
        number_field("tricks played", "tricks", "completed tricks of the deal"),
        *seats_from_viewer(
            variant,
            number_field("score", "points", "what is left to lose"),
            number_field("tricks", "tricks", "tricks won in the deal"),
            number_field("cards", "cards", "cards in the hand"),
            number_field("exchanged", "cards", "cards exchanged; -1 before"),
            number_field("in trick", "card", "the card that lies in the trick"),
            flag_field("in", "has not dropped out"),
            flag_field("dropped before", "dropped out of the last scored deal"),
            *([number_field("drops left", "drops", "times that it may still drop out")] if limited else []),
            flag_field("must stay", "may not drop out"),
            card_field(SKAT32, "played", "the cards played in the deal"),
            card_field(SKAT32, "lacks", "cards that the seat has shown not to hold"),
        ),
    )


@rule
def observe(s: ZwanzigState, o: ZwanzigConfig, p: Episode, seat: int, row: Any) -> int:
    """Write the information that a seat has into `row`; return the number of values."""
    players = s.players
    fixed = 1 if s.trump >= 0 else 0
    held = s.hands[seat] if seat >= 0 else 0
    at = put_one(row, 0, s.phase, len(PHASES))
    at = put_flags(row, at, held, CARDS)
    at = put_hand(row, at, held, HAND)
    at = put_one(row, at, s.trump, SUITED)
    at = put_number(row, at, s.blind)
    at = put_number(row, at, s.special)
    at = put_number(row, at, s.tie_break)
    at = put_number(row, at, factor(s, o) if fixed else 0)
    at = put_one(row, at, s.exposed, CARDS)
    at = put_one(row, at, s.led, SUITED)
    at = put_flags(row, at, s.trick_cards, CARDS)
    at = put_flags(row, at, s.gone, CARDS)
    at = put_flags(row, at, s.discards[seat] if seat >= 0 else 0, CARDS)
    at = put_one(row, at, place_of(seat, s.best_seat, players), players)
    at = put_one(row, at, place_of(seat, s.forehand, players), players)
    at = put_number(row, at, stock_count(s))
    at = put_number(row, at, s.deal)
    at = put_number(row, at, s.tricks_played)
    for place in range(players):
        other = seat_of(seat, place, players)
        played = 0
        lying = NO_CARD
        for i in range(s.play_count):
            if s.plays[i] >> CARD_BITS == other:
                card = s.plays[i] & CARDS - 1
                played |= 1 << card
                if i >= s.play_count - s.lying:
                    lying = card
        at = put_number(row, at, s.scores[other])
        at = put_number(row, at, s.tricks[other])
        at = put_number(row, at, count(s.hands[other]) + s.unseen[other])
        at = put_number(row, at, s.exchanged[other])
        at = put_number(row, at, lying)
        at = put_number(row, at, 1 - (s.dropped >> other & 1))
        at = put_number(row, at, s.dropped_before >> other & 1)
        if o.max_drops < NEVER:
            at = put_number(row, at, max(0, o.max_drops - s.drops[other]))
        at = put_number(row, at, 1 if drop_refusal(s, o, other) else 0)
        at = put_flags(row, at, played, CARDS)
        at = put_flags(row, at, s.lacks[other], CARDS)
    return at


def secrets(variant: Variant) -> tuple[NumberRow, ...]:
    """Return the fields that `reveal` writes."""
    return (
        *(card_field(SKAT32, f"hand of {who}", "the cards of the seat") for who in places(variant)),
        STOCK,
    )


@rule
def reveal(s: ZwanzigState, o: ZwanzigConfig, p: Episode, seat: int, row: Any) -> int:
    """Write all hands and the stock into `row`; return the number of values."""
    at = 0
    for place in range(s.players):
        at = put_flags(row, at, s.hands[seat_of(seat, place, s.players)], CARDS)
    return put_stock(row, at, s.pack, s.pack_next, CARDS)


def place_hidden(s: ZwanzigState, o: ZwanzigConfig, seat: int, rng: list[int]) -> None:
    """Place the hidden cards at random, with the probabilities implied by decisions and exchanges.

    The cards are consistent with the voids that the seats have shown and with the known cards.
    """
    sample(s, o, TrickBelief(seat=seat), FORMER, rng)


ENCODING = Encoding(
    version=0,
    rules=RULES,
    actions=actions,
    fields=fields,
    secrets=secrets,
    next_action=next_action,
    choose=choose,
    finish=finish,
    call=no_call,
    call_action=no_call_action,
    observe=observe,
    reveal=reveal,
    place_hidden=place_hidden,
)
