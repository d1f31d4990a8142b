"""Observations of the Casino family: the information of a seat, and the information hidden from it."""

from typing import Any

from virado.encoders.casino.actions import BUILDS, KIND, LOOSE, PLAYED, SAID, TARGET
from virado.encoders.contract import Episode, NumberRow
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
from virado.games.casino.rules.dealing import is_last_round
from virado.games.casino.rules.scoring import BIG, CARDS, SPADES, cancelled_sweeps, items_open, scores_item
from virado.games.casino.rules.state import (
    HIGHEST_SAYABLE,
    MAX_BUILDS,
    OPEN_ORANGE,
    CasinoConfig,
    CasinoState,
    is_multiple,
    keeper_of,
    owner_of,
    value_of,
)
from virado.games.variant import Variant
from virado.kernel.bits import count, lowest
from virado.kernel.rule import rule

KINDS = ("trail", "capture", "build")


def fields(variant: Variant) -> tuple[NumberRow, ...]:
    """Return the fields that `observe` writes."""
    deck = variant.deck
    numbers = tuple(map(str, range(MAX_BUILDS)))
    values = tuple(str(value) for value in range(HIGHEST_SAYABLE + 1))
    sides = ("mine", *(f"mine+{place}" for place in range(1, len(variant.sides))))
    of_side = (
        number_field("score", "points", "the score"),
        number_field("won cards", "cards", "cards in the pile"),
        number_field("won spades", "cards", "spades in the pile"),
        number_field("sweeps", "sweeps", "registered sweeps of the deal"),
        number_field("sweep points", "points", "what they are worth before any are cancelled"),
        number_field("oranges", "oranges", "oranges of the deal"),
        number_field("false calls", "calls", "oranges called where there was none"),
        flag_field("scores cards", "most cards would score for the side"),
        flag_field("scores spades", "most spades would score for it"),
        flag_field("scores big", "big casino would score for it"),
        card_field(deck, "pile", "the cards of the pile"),
    )
    o: CasinoConfig = variant.config()  # type: ignore[assignment]
    if o.stealing:
        of_side += (card_field(deck, "top", "the top card of the pile"),)
    return (
        card_field(deck, "hand", "my cards"),
        card_field(deck, "loose", "the loose cards on the table"),
        card_field(deck, "unseen", "cards that I have not seen in this deal"),
        NumberRow(
            "build of", deck.names, "place", "the build that the card lies in, counted from 1; 0 for none"
        ),
        NumberRow("value of build", numbers, "value", "the announced value; 0 where there is no build"),
        NumberRow(
            "keeper of build", numbers, "seat", "who must be able to take it, counted from me; -1 for none"
        ),
        NumberRow("owner of build", numbers, "seat", "who added to it last, counted from me; -1 for none"),
        NumberRow("multiple build", numbers, "flag", "it has two or more groups"),
        number_field("stock", "cards", "cards left to be dealt"),
        number_field("deal", "deals", "number of the deal, from 1"),
        number_field("round", "rounds", "number of the round in the deal"),
        number_field("turns owed", "turns", "further turns of the seat that is asked, after this one"),
        number_field("cancelled", "sweeps", "sweeps of each side that cancel"),
        flag_field("last round", "no more cards will be dealt in this deal"),
        flag_field("extra deal", "the deal breaks a tie"),
        flag_field("open orange", "the last capture was an orange that nobody has called"),
        card_field(deck, "bottom", "the bottom card of the stock, if I know it"),
        seat_field(variant, "dealer", "who deals"),
        seat_field(variant, "last capturer", "who has captured last"),
        NumberRow("chosen", KINDS, "flag", "what I have chosen to do"),
        card_field(deck, "chosen to play", "cards that I have chosen to play"),
        card_field(deck, "chosen to take", "loose cards that I have chosen"),
        NumberRow("chosen build", numbers, "flag", "builds that I have chosen to take"),
        number_field(
            "chosen value", "value", "the value of the build that I have chosen to make; 0 for none"
        ),
        flag_field("chosen for partner", "I have chosen to make it for my partner"),
        number_field(
            "chosen target", "place", "the build that I have chosen to add to, counted from 1; 0 for none"
        ),
        *seats_from_viewer(
            variant,
            number_field("cards", "cards", "cards in the hand"),
            NumberRow("known", values, "flag", "values that the hand is known to hold"),
            card_field(deck, "shown hand", "the cards of the hand, if I may see them"),
        ),
        *(field._replace(name=f"{field.name} of {side}") for side in sides for field in of_side),
    )


@rule
def observe(s: CasinoState, o: CasinoConfig, p: Episode, seat: int, row: Any) -> int:
    """Write the information that a seat has into `row`; return the number of values."""
    players = s.players
    size = o.cards
    hand = s.hands[seat] if seat >= 0 else 0
    first_side = max(seat, 0) % s.sides
    seen = hand | s.loose
    for side in range(s.sides):
        seen |= s.piles[side]
    for place in range(s.builds):
        seen |= s.build_cards[place]
    unknown = o.pack & ~seen
    if o.open_last and is_last_round(s):
        unknown = 0
    at = put_flags(row, 0, hand, size)
    at = put_flags(row, at, s.loose, size)
    at = put_flags(row, at, unknown, size)
    at = put_flags(row, at, 0, size)
    for place in range(s.builds):
        members = s.build_cards[place]
        while members:
            row[at - size + lowest(members)] = place + 1
            members &= members - 1
    for place in range(MAX_BUILDS):
        stands = 1 if place < s.builds else 0
        info = s.build_info[place]
        row[at + place] = value_of(info) if stands else 0
        row[at + MAX_BUILDS + place] = place_of(seat, keeper_of(info), players) if stands else -1
        row[at + 2 * MAX_BUILDS + place] = place_of(seat, owner_of(info), players) if stands else -1
        row[at + 3 * MAX_BUILDS + place] = is_multiple(info) if stands else 0
    at += 4 * MAX_BUILDS
    at = put_number(row, at, s.stock_end - s.stock_next)
    at = put_number(row, at, s.deal)
    at = put_number(row, at, s.round)
    at = put_number(row, at, s.turns_owed)
    at = put_number(row, at, cancelled_sweeps(s, o))
    at = put_number(row, at, 1 if is_last_round(s) else 0)
    at = put_number(row, at, s.extra_deal)
    at = put_number(row, at, 1 if s.orange == OPEN_ORANGE else 0)
    at = put_one(row, at, s.stock[s.stock_end - 1] if s.stock_next < s.stock_end else -1, size)
    at = put_one(row, at, place_of(seat, s.dealer, players), players)
    at = put_one(row, at, place_of(seat, s.last_capturer, players), players)
    at = put_one(row, at, p.parts[KIND] - 1, len(KINDS))
    at = put_flags(row, at, p.parts[PLAYED], size)
    at = put_flags(row, at, p.parts[LOOSE], size)
    at = put_flags(row, at, p.parts[BUILDS], MAX_BUILDS)
    at = put_number(row, at, p.parts[SAID] >> 1)
    at = put_number(row, at, p.parts[SAID] & 1)
    at = put_number(row, at, max(p.parts[TARGET] - 1, 0))
    for place in range(players):
        other = seat_of(seat, place, players)
        at = put_number(row, at, count(s.hands[other]) + s.unseen[other])
        at = put_flags(row, at, s.known[other], HIGHEST_SAYABLE + 1)
        at = put_flags(row, at, s.hands[other], size)
    for place in range(s.sides):
        side = seat_of(first_side, place, s.sides)
        still = items_open(s, o, side)
        at = put_number(row, at, s.scores[side])
        at = put_number(row, at, s.won_cards[side])
        at = put_number(row, at, s.won_spades[side])
        at = put_number(row, at, s.sweeps[side])
        at = put_number(row, at, s.sweep_points[side])
        at = put_number(row, at, s.oranges[side])
        at = put_number(row, at, s.false_calls[side])
        at = put_number(row, at, scores_item(still, CARDS))
        at = put_number(row, at, scores_item(still, SPADES))
        at = put_number(row, at, scores_item(still, BIG))
        at = put_flags(row, at, s.piles[side], size)
        if o.stealing:
            at = put_one(row, at, s.tops[side] - 1, size)
    return at


def secrets(variant: Variant) -> tuple[NumberRow, ...]:
    """Return the fields that `reveal` writes."""
    return (
        *(card_field(variant.deck, f"hand of {who}", "the cards of the seat") for who in places(variant)),
        NumberRow(
            "stock",
            variant.deck.names,
            "places",
            "by card, its place in the stock, from 1; 0 if it is not there",
        ),
    )


@rule
def reveal(s: CasinoState, o: CasinoConfig, p: Episode, seat: int, row: Any) -> int:
    """Write all hands and the stock into `row`, for a critic; return the number of values."""
    at = 0
    for place in range(s.players):
        at = put_flags(row, at, s.hands[seat_of(seat, place, s.players)], o.cards)
    at = put_flags(row, at, 0, o.cards)
    for i in range(s.stock_next, s.stock_end):
        row[at - o.cards + s.stock[i]] = i - s.stock_next + 1
    return at
