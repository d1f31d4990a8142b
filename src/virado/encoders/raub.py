"""Numeric encoding of Raub."""

from typing import Any

from virado.bots.raub.worlds import sample
from virado.bots.tricks.weights import FORMER
from virado.bots.tricks.worlds import TrickBelief
from virado.cards import SKAT32
from virado.encoders.contract import Encoding, Episode, NumberRow
from virado.encoders.places import places_in, put_hand, subsets
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
from virado.games.raub.notation import WORDS
from virado.games.raub.rules import RULES
from virado.games.raub.rules.exchange import turnup_of, turnup_taken
from virado.games.raub.rules.scoring import refa_factor
from virado.games.raub.rules.state import (
    CARD,
    EXCHANGE_CARDS,
    HAND,
    NO_CARD,
    PACK,
    TAKE_TURNUP,
    UNDECLARED,
    RaubConfig,
    RaubState,
)
from virado.games.raub.view import CONTRACTS, PHASES
from virado.games.tricks.notation import SUITS
from virado.games.variant import Variant
from virado.kernel.bits import count, lowest
from virado.kernel.contest import no_call
from virado.kernel.rule import rule

WORD_ACTIONS = EXCHANGE_CARDS
"""Number of actions without cards. They come first and have the same numbers as in the rules."""
AT_EXCHANGE = WORD_ACTIONS
AT_TAKE = AT_EXCHANGE + (1 << HAND)
AT_CARD = AT_TAKE + PACK
SUITED = 4


def actions(variant: Variant) -> tuple[str, ...]:  # the actions are the same for all variants
    """Return the names of the actions.

    Moves of one word come first, then exchanges (a set of places of the hand for each), then discards for the
    turn-up, then cards to play.
    """
    return (
        *(WORDS[action] for action in range(WORD_ACTIONS)),
        *subsets(HAND, "exchange"),
        *(f"take_turnup {name}" for name in SKAT32.names),
        *(f"card {name}" for name in SKAT32.names),
    )


@rule
def action_of(s: RaubState, seat: int, action: int, named: int) -> int:
    """Return the action number of a legal move."""
    if action == CARD:
        return AT_CARD + lowest(named)
    if action == EXCHANGE_CARDS:
        return AT_EXCHANGE + places_in(s.hands[seat], named)
    if action == TAKE_TURNUP:
        return AT_TAKE + lowest(named)
    return action


@rule
def next_action(s: RaubState, o: RaubConfig, p: Episode, seat: int, a: int, b: int, c: int) -> int:
    """Return the single action that represents a move; see `Encoding.next_action`."""
    return next_action_for(p, action_of(s, seat, a, b))


def fields(variant: Variant) -> tuple[NumberRow, ...]:
    """Return the fields that `observe` writes."""
    contracts = tuple(str(contract) for contract in CONTRACTS[UNDECLARED + 1 :])
    return (
        NumberRow("phase", PHASES, "flag", "the phase"),
        card_field(SKAT32, "hand", "my cards"),
        NumberRow(
            "place", tuple(map(str, range(HAND))), "card", "my cards in their places, as exchanges name them"
        ),
        NumberRow("trump", SUITS, "flag", "the trump suit"),
        card_field(SKAT32, "turn-up", "the turn-up, while it lies there"),
        card_field(SKAT32, "turned", "all cards turned up in the deal"),
        card_field(SKAT32, "swapped", "the card that was taken for the seven of trumps"),
        NumberRow("led", SUITS, "flag", "the suit led to the trick"),
        card_field(SKAT32, "trick", "the cards in the trick"),
        card_field(SKAT32, "laid away", "what I have laid away"),
        NumberRow("contract", contracts, "flag", "how the declarer came to be it"),
        number_field("required", "tricks", "tricks that the declarer must win"),
        number_field("bidding round", "rounds", "1 or 2; 0 in a deal without bidding"),
        number_field("refas", "deals", "outstanding Refas"),
        number_field("factor", "times", "what the points of the deal will be multiplied by"),
        number_field("stock", "cards", "cards left to be drawn"),
        number_field("deal", "deals", "number of the deal, from 1"),
        seat_field(variant, "winning", "who is winning the trick"),
        seat_field(variant, "dealer", "who deals"),
        seat_field(variant, "declarer", "who has undertaken to win tricks"),
        seat_field(variant, "swapper", "who took the turn-up for the seven of trumps"),
        *seats_from_viewer(
            variant,
            number_field("score", "points", "what is left to lose"),
            number_field("tricks", "tricks", "tricks won in the deal"),
            number_field("cards", "cards", "cards in the hand"),
            number_field("changed", "cards", "cards changed; -1 before"),
            number_field("in trick", "card", "the card that lies in the trick"),
            flag_field("in", "has not dropped out"),
            card_field(SKAT32, "played", "the cards played in the deal"),
            card_field(SKAT32, "lacks", "cards that the seat has shown not to hold"),
        ),
    )


@rule
def observe(s: RaubState, o: RaubConfig, p: Episode, seat: int, row: Any) -> int:
    """Write the information that a seat has into `row`; return the number of values.

    Cards and facts of a finished deal are not included.
    """
    players = s.players
    is_on = 1 if s.active else 0
    held = s.hands[seat] if seat >= 0 else 0
    away = s.discards[seat] | s.recycled[seat] if seat >= 0 else 0
    turned = 0
    for i in range(s.turned_count):
        turned |= 1 << s.turned[i]
    lies = 0
    if is_on and s.turned_count:
        lies = 0 if turnup_taken(s, o) else 1 << turnup_of(s)
    trick = 0
    for other in range(players):
        if s.trick[other] != NO_CARD:
            trick |= 1 << s.trick[other]
    winning = s.winning if is_on and s.lying else -1
    at = put_one(row, 0, s.phase, len(PHASES))
    at = put_flags(row, at, held, PACK)
    at = put_hand(row, at, held, HAND)
    at = put_one(row, at, s.trump if is_on else -1, SUITED)
    at = put_flags(row, at, lies, PACK)
    at = put_flags(row, at, turned, PACK)
    at = put_one(row, at, s.swapped, PACK)
    at = put_one(row, at, s.led, SUITED)
    at = put_flags(row, at, trick, PACK)
    at = put_flags(row, at, away, PACK)
    at = put_one(row, at, s.contract - 1, len(CONTRACTS) - 1)
    at = put_number(row, at, s.required)
    at = put_number(row, at, s.bidding_round)
    at = put_number(row, at, s.refas)
    at = put_number(row, at, refa_factor(o, s.refas))
    at = put_number(row, at, s.stock_end - s.stock_next)
    at = put_number(row, at, s.deal)
    at = put_one(row, at, place_of(seat, winning, players), players)
    at = put_one(row, at, place_of(seat, s.dealer, players), players)
    at = put_one(row, at, place_of(seat, s.declarer, players), players)
    at = put_one(row, at, place_of(seat, s.swapper, players), players)
    for place in range(players):
        other = seat_of(seat, place, players)
        at = put_number(row, at, s.scores[other])
        at = put_number(row, at, s.tricks[other] if is_on else 0)
        at = put_number(row, at, count(s.hands[other]) + s.unseen[other])
        at = put_number(row, at, s.changed[other] if is_on else -1)
        at = put_number(row, at, s.trick[other])
        at = put_number(row, at, s.active >> other & 1)
        at = put_flags(row, at, s.played[other] if is_on else 0, PACK)
        at = put_flags(row, at, s.void[other] if is_on else 0, PACK)
    return at


def secrets(variant: Variant) -> tuple[NumberRow, ...]:
    """Return the fields that `reveal` writes."""
    return (
        *(card_field(SKAT32, f"hand of {who}", "the cards of the seat") for who in places(variant)),
        *(
            card_field(SKAT32, f"laid away by {who}", "what the seat has laid away")
            for who in places(variant)
        ),
        STOCK,
    )


@rule
def reveal(s: RaubState, o: RaubConfig, p: Episode, seat: int, row: Any) -> int:
    """Write all hands, all discards and the stock into `row`; return the number of values."""
    at = 0
    for place in range(s.players):
        at = put_flags(row, at, s.hands[seat_of(seat, place, s.players)], PACK)
    for place in range(s.players):
        at = put_flags(row, at, s.discards[seat_of(seat, place, s.players)], PACK)
    return put_stock(row, at, s.stock, s.stock_next, s.stock_end)


def place_hidden(s: RaubState, o: RaubConfig, seat: int, rng: list[int]) -> None:
    """Place the hidden cards at random, with the probabilities implied by bids and exchanges.

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
