"""Imported positions: the `position` of a case file and of the line protocol's `set`.

hand          cards of `seat`; a hand of fewer than thirteen is completed
hands         cards by seat, completed in the same way
seat          owner of `hand`; by default the first seat to act, dealer+1
dealer, scores, deal
arrangements  arrangements of the seats that are up, by seat: [[3], [3], [3], [4]]
"""

from collections.abc import Mapping, Sequence

from virado.cards import FRENCH52, Card, CardSet, Seat
from virado.cases.validation import (
    Plain,
    bad,
    by_seat,
    card_twice,
    cards,
    integer,
    items,
    mapping,
    not_a_move,
    not_legal,
)
from virado.games.contract import Packed
from virado.games.hazari.game import GAME
from virado.games.hazari.rules.dealing import begin_arranging
from virado.games.hazari.rules.state import HAND, SEATS, HazariConfig, HazariState
from virado.games.hazari.rules.turns import apply
from virado.refusal import Refusal, UnparsableError

KEYS = ("hand", "hands", "seat", "dealer", "scores", "deal", "arrangements")


def read_cards(value: Plain, path: str, *, least: int = 0, most: int = 52) -> CardSet:
    """Return a list of different cards as a set. The number of cards must be from `least` to `most`."""
    return sum(1 << card for card in cards(FRENCH52, items(value, path), path, least=least, most=most))


def arrangement_text(value: Plain, path: str) -> str:
    """Return the move text of an arrangement listed as groups of cards."""
    groups = [items(group, f"{path}[{i}]") for i, group in enumerate(items(value, path))]
    return "arrange " + " / ".join(" ".join(map(str, group)) for group in groups)


def read_arrangement(
    o: HazariConfig, s: HazariState, seat: Seat, value: Plain, path: str
) -> Packed | Refusal:
    """Return the packed form of an arrangement listed as groups of cards, or its refusal if it is illegal.

    Raises OptionsError if an entry is not a card.
    """
    text = arrangement_text(value, path)
    try:
        packed = GAME.parse(s, o, seat, text)
    except UnparsableError as error:
        raise not_a_move(path, text, error.refusal) from None
    refusal = GAME.explain(s, o, seat, packed)
    return packed if refusal is None else refusal


def prose(value: Plain, *texts: str) -> Plain:
    """Return a mapping in which remarks split at an unquoted comma are joined again.

    YAML reads `{error: order, why: an indi, the last a colour}` as a remark and a key without a value.
    """
    if not isinstance(value, Mapping):
        return value
    whole: dict[object, Plain] = {}
    remark = None
    for key, item in value.items():  # pyright: ignore[reportUnknownVariableType]
        if item is None and remark is not None and key not in texts:
            whole[remark] = f"{whole[remark]}, {key}"
        else:
            whole[key] = item
            remark = key if key in texts and isinstance(item, str) else None  # pyright: ignore[reportUnknownVariableType]
    return whole


def read_scores(value: Plain, path: str) -> list[int]:
    """Return the list of scores by seat."""
    return [integer(score, f"{path}[{i}]") for i, score in enumerate(items(value, path, SEATS))]


def read_position(o: HazariConfig, position: Mapping[str, Plain], shuffled: Sequence[Card]) -> HazariState:
    """Return the state of a position; missing hands are filled from `shuffled`, in order from dealer+1."""
    given = mapping(position, "position", KEYS)
    s = HazariState(players=SEATS, sides=SEATS)
    s.dealer = integer(given.get("dealer", o.first_dealer), "position.dealer", 0, SEATS - 1)
    s.deal = integer(given.get("deal", 1), "position.deal", 1)
    s.scores[:SEATS] = read_scores(given.get("scores", [0] * SEATS), "position.scores")
    first = (s.dealer + 1) % SEATS
    held = _hands(given, first)
    _fill(held, shuffled, first)
    s.hands = held
    begin_arranging(s, o)
    for seat, groups in by_seat(given.get("arrangements", {}), "position.arrangements", SEATS).items():
        path = f"position.arrangements.{seat}"
        read = read_arrangement(o, s, seat, groups, path)
        if isinstance(read, Refusal):
            raise not_legal(path, arrangement_text(groups, path), read)
        apply(s, o, seat, *read)
    return s


def _hands(given: Mapping[str, Plain], first: Seat) -> list[CardSet]:
    held = [0] * SEATS
    taken: CardSet = 0
    named = {
        seat: (listed, f"position.hands.{seat}")
        for seat, listed in by_seat(given.get("hands", {}), "position.hands", SEATS).items()
    }
    seat = integer(given.get("seat", first), "position.seat", 0, SEATS - 1)
    if "hand" in given:
        if seat in named:
            raise bad("position.hand", "hand-twice", seat=seat)
        named[seat] = (given["hand"], "position.hand")
    for place, (listed, path) in named.items():
        held[place] = read_cards(listed, path, most=HAND)
        if held[place] & taken:
            raise card_twice(FRENCH52, held[place] & taken, path)
        taken |= held[place]
    return held


def _fill(held: list[CardSet], shuffled: Sequence[Card], first: Seat) -> None:
    taken = held[0] | held[1] | held[2] | held[3]
    unused = iter([card for card in shuffled if not taken >> card & 1])
    for i in range(SEATS):
        seat = (first + i) % SEATS
        while held[seat].bit_count() < HAND:
            held[seat] |= 1 << next(unused)
