"""Groups and refusals in words: `your second group (J♥ 10♥ 9♦, run J-10-9) beats the first ...`."""

from virado.cards import FRENCH52, CardSet, Seat
from virado.games.contract import Move
from virado.games.hazari.notation import CARDS_ONLY, MANY, pretty
from virado.games.hazari.rules import ALREADY_UP, MATCH_OVER, NOT_YOUR_TURN
from virado.games.hazari.rules.arranging import CARDS, ORDER, SIZES, order_measure
from virado.games.hazari.rules.state import (
    FOREIGN_CARD,
    HAND,
    NOTES,
    SEATS,
    TWICE,
    HazariConfig,
    HazariState,
)
from virado.games.hazari.rules.strength import (
    BEST_RUN,
    CLASSES,
    COLOUR4,
    COLOUR_RUN,
    COLOUR_RUN4,
    DETAIL,
    PAIR,
    RUN,
    RUN4,
    SECOND_RUN,
    TROY,
    TROY4,
    TWO_PAIR,
    best_three,
    class_of,
    last_strength,
    strength_of_three,
)

REFUSALS: dict[int, tuple[str, str | None]] = {
    MATCH_OVER: ("match-over", "H-22"),
    NOT_YOUR_TURN: ("not-your-turn", "H-12"),
    ALREADY_UP: ("already-up", "H-14"),
    SIZES: ("sizes", "H-13"),
    CARDS: ("cards", "H-13"),
    ORDER: ("order", "H-13"),
}
"""Refusal number -> (code, rule number)."""

RANKS = {11: "J", 12: "Q", 13: "K", 14: "A"}
PLURALS = {
    2: "twos",
    3: "threes",
    4: "fours",
    5: "fives",
    6: "sixes",
    7: "sevens",
    8: "eights",
    9: "nines",
    10: "tens",
    11: "jacks",
    12: "queens",
    13: "kings",
    14: "aces",
}
PLACES = ("first", "second", "third", "last")
TITLES = {
    "colour4": "four-card colour",
    "colour_run": "colour run",
    "colour_run4": "four-card colour run",
    "run4": "four-card run",
}


def class_name(strength: int) -> str:
    """Name of the class of a strength, as in the case files: `colour_run`."""
    return CLASSES[class_of(strength)]


def describe(strength: int) -> str:
    """A strength in words: `run 9-8-7`, `pair of kings with 5`, `troy of aces`."""
    kind = class_of(strength)
    detail = strength & ((1 << DETAIL) - 1)
    digits = [detail >> shift & 15 for shift in (12, 8, 4, 0)]
    title = TITLES.get(CLASSES[kind], CLASSES[kind])
    if kind == TROY4:
        return f"four {PLURALS[detail]}"
    if kind == TROY:
        return f"troy of {PLURALS[detail]}"
    if kind == TWO_PAIR:
        return f"two pairs, {PLURALS[digits[2]]} and {PLURALS[digits[3]]}"
    if kind == PAIR:
        return f"pair of {PLURALS[digits[2]]} with {_rank(digits[3])}"
    if kind in (RUN, RUN4, COLOUR_RUN, COLOUR_RUN4):
        size = 4 if kind in (RUN4, COLOUR_RUN4) else 3
        return f"{title} {'-'.join(map(_rank, _run(detail, size)))}"
    return f"{title} {'-'.join(map(_rank, digits if kind == COLOUR4 else digits[1:]))}"


def _rank(rank: int) -> str:
    return RANKS.get(rank, str(rank))


def _run(top: int, size: int) -> list[int]:
    if top == SECOND_RUN:
        return [14, 2, 3, 4][:size]
    highest = 14 if top == BEST_RUN else top
    return [highest - i for i in range(size)]


def sentence(s: HazariState, o: HazariConfig, seat: Seat, move: Move, number: int) -> str:
    """Why an arrangement is refused, naming the cards and the groups."""
    if number == MATCH_OVER:
        return "the match is over"
    if number == NOT_YOUR_TURN:
        return "you have nothing to arrange now" if 0 <= seat < SEATS else "only the four players arrange"
    if number == ALREADY_UP:
        return "you are up: your arrangement can no longer be changed"
    if number == SIZES:
        return _sizes(move)
    return _cards(s, seat, move) if number == CARDS else _order(s, o, seat, move)


def _sizes(move: Move) -> str:
    first, second, third = move
    if third >> NOTES:
        sizes = [
            first >> NOTES & 15,
            first >> NOTES >> 4 & 15,
            second >> NOTES & 15,
            second >> NOTES >> 4 & 15,
        ]
    else:
        sizes = [part.bit_count() for part in move]
        sizes.append(max(HAND - sum(sizes), 0))
    if sizes[3] == MANY:
        return "a hand has four groups, of 3, 3, 3 and 4 cards; these are more"
    return f"the groups have {sizes[0]}, {sizes[1]}, {sizes[2]} and {sizes[3]} cards; they must have 3, 3, 3 and 4"


def _cards(s: HazariState, seat: Seat, move: Move) -> str:
    first, second, third = (part & CARDS_ONLY for part in move)
    fault = move[2] >> NOTES & 3
    named = move[2] >> NOTES >> 2 & 63
    card = FRENCH52.pretty(named) if named < FRENCH52.count else "a card"
    twice = first & second | (first | second) & third
    foreign = (first | second | third) & ~s.hands[seat]
    if fault == TWICE:
        return f"you name {card} twice; each card of your hand has one place"
    if fault == FOREIGN_CARD:
        return f"{card} is not in your hand"
    if 0 < foreign.bit_count() <= HAND:
        return f"{pretty(foreign)} {'is' if foreign & (foreign - 1) == 0 else 'are'} not in your hand"
    if twice:
        return f"you put {pretty(twice)} into two groups; each card of your hand has one place"
    return "these are not the cards of your hand"


def _order(s: HazariState, o: HazariConfig, seat: Seat, move: Move) -> str:
    last = s.hands[seat] & ~(move[0] | move[1] | move[2])
    strengths = [strength_of_three(group) for group in move]
    for place in (1, 2):
        if strengths[place] > strengths[place - 1]:
            return (
                f"your {PLACES[place]} group {_shown(move[place], strengths[place])} beats "
                f"the {PLACES[place - 1]} {_shown(move[place - 1], strengths[place - 1])}; the strongest comes first"
            )
    best = best_three(last)
    measure = order_measure(last, best, s.extended >> seat & 1, o.two_pair)
    third = _shown(move[2], strengths[2])
    if measure == best:
        return f"the best three of your last group {_shown(last, best)} beat the third {third}; the weakest comes last"
    return f"your last group {_shown(last, measure)} beats the third {third}; the weakest comes last"


def _shown(cards: CardSet, strength: int) -> str:
    return f"({pretty(cards)}, {describe(strength)})"


def describe_group(o: HazariConfig, number: int, cards: CardSet) -> str:
    """A group in words as it counts in its round, which is counted from 0."""
    return describe(
        last_strength(cards, o.four_card, o.two_pair) if number == 3 else strength_of_three(cards)
    )
