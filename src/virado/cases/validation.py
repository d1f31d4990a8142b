"""Strict reading of plain data from outside (positions, case files), with the path of each error.

All functions raise OptionsError with the code `bad-position` or `bad-case`; an unknown key is always an error.

Details that all families share, with their facts in addition to `path`:

    expected-names     part                     expected a mapping from names to values
    unknown-key        part, candidates         the key is unknown
    expected-seats     part                     expected a mapping from seats to values
    seat-twice         seat                     a seat is named twice
    expected-list      part                     expected a list
    wrong-length       number, limit            wrong number of entries
    expected-number    part, least, limit       expected a whole number between these limits
    expected-truth     part                     expected true or false
    expected-one-of    part, candidates         expected one of these words
    no-such-card       part, deck               expected a card of the deck
    card-twice         cards                    cards occur twice
    wrong-card-count   number, least, limit     wrong number of cards
    not-a-move         part, because            a text cannot be read as a move; `because` is the refusal
    not-legal          part, because            a move is refused there; `because` is the refusal
    no-such-preset     variant, game            the family has no such preset
    position-needed    part                     a case has this key, which needs a position, but no position
    nothing-claimed    candidates               the case has none of the keys that make an assertion
"""

import json
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from typing import Any, TypeAlias

from virado.cards import Card, Deck, members
from virado.refusal import OptionsError, Refusal

Plain: TypeAlias = "bool | int | float | str | Sequence[Plain] | Mapping[Any, Plain] | None"
"""Plain data from outside, as in JSON and YAML, or a view in this form."""

LONGEST_PART = 80
BAD_CASE = "bad-case"
BAD_FILE = "bad-file"
BAD_POSITION = "bad-position"


def bad(path: str, detail: str, code: str = BAD_POSITION, **facts: object) -> OptionsError:
    """Return the error at `path` of a position or case; `detail` selects its message."""
    return OptionsError(detail, path, code=code, rule=None, path=path, **facts)


def part(value: Plain) -> str:
    """Return a value from outside as text for the fact `part`, shortened if it is long."""
    text = json.dumps(value, ensure_ascii=False, default=str)
    return text if len(text) <= LONGEST_PART else text[: LONGEST_PART - 3] + "..."


def mapping(value: Plain, path: str, known: Iterable[str]) -> dict[str, Plain]:
    """Return `value` as a mapping. Raises OptionsError for unknown keys."""
    if not isinstance(value, Mapping):
        raise bad(path, "expected-names", part=part(value))
    names = tuple(known)
    for key in value:  # pyright: ignore[reportUnknownVariableType]
        if key not in names:
            raise bad(f"{path}.{key}", "unknown-key", part=str(key), candidates=names)  # pyright: ignore[reportUnknownArgumentType]
    return dict(value)  # pyright: ignore[reportUnknownArgumentType]


def by_seat(value: Plain, path: str, count: int) -> dict[int, Plain]:
    """Return `value` as a mapping from seats (or sides), 0 to count-1.

    Keys may be numbers or, as in JSON, texts.
    """
    if not isinstance(value, Mapping):
        raise bad(path, "expected-seats", part=part(value))
    found: dict[int, Plain] = {}
    for key, item in value.items():  # pyright: ignore[reportUnknownVariableType]
        number = str(key)  # YAML has numbers as keys, JSON has texts
        seat = int(number) if number.isdecimal() and len(number) < 4 else key
        index = integer(seat, f"{path}.{key}", 0, count - 1)
        if index in found:
            raise bad(f"{path}.{key}", "seat-twice", seat=index)
        found[index] = item
    return found


def by_number(value: Plain, path: str, count: int) -> dict[int, Plain]:
    """Return `value`, a mapping or a complete list, as a mapping from numbers 0 to count-1.

    Lists occur because views contain them.
    """
    if isinstance(value, list | tuple):
        return dict(enumerate(items(value, path, count)))
    return by_seat(value, path, count)


def items(value: Plain, path: str, length: int | None = None) -> list[Plain]:
    """Return `value` as a list, and check its length if `length` is given."""
    if not isinstance(value, list | tuple):
        raise bad(path, "expected-list", part=part(value))
    result: list[Plain] = list(value)  # pyright: ignore[reportUnknownArgumentType]
    if length is not None and len(result) != length:
        raise bad(path, "wrong-length", number=len(result), limit=length)
    return result


def integer(value: Plain, path: str, low: int = -(10**9), high: int = 10**9) -> int:
    """Return `value` as an integer from `low` to `high`."""
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise bad(path, "expected-number", part=part(value), least=low, limit=high)
    return value


def truth(value: Plain, path: str) -> bool:
    """Return `value` as true or false."""
    if not isinstance(value, bool):
        raise bad(path, "expected-truth", part=part(value))
    return value


def one_of(value: Plain, path: str, known: Sequence[str], code: str = BAD_POSITION) -> str:
    """Return `value` if it is one of the known words."""
    if not isinstance(value, str) or value not in known:
        raise bad(path, "expected-one-of", code, part=part(value), candidates=tuple(known))
    return value


def card(deck: Deck, value: Plain, path: str) -> Card:
    """Return a card of the deck by its name."""
    if isinstance(value, str):
        with suppress(ValueError):
            return deck.card(value)
    raise bad(path, "no-such-card", part=part(value), deck=deck.name)


def cards(deck: Deck, value: Plain, path: str, *, least: int = 0, most: int | None = None) -> list[Card]:
    """Return a list of different cards in the given order.

    The cards may also be a single text. Their number must be between `least` and `most`.
    """
    names = value.split() if isinstance(value, str) else items(value, path)
    result: list[Card] = []
    for i, name in enumerate(names):
        found = card(deck, name, f"{path}[{i}]")
        if found in result:
            raise card_twice(deck, 1 << found, f"{path}[{i}]")
        result.append(found)
    limit = deck.count if most is None else most
    if not least <= len(result) <= limit:
        raise bad(path, "wrong-card-count", number=len(result), least=least, limit=limit)
    return result


def card_twice(deck: Deck, twice: int, path: str, code: str = BAD_POSITION) -> OptionsError:
    """Return the error for cards that occur twice."""
    return bad(path, "card-twice", code, cards=tuple(deck.names[found] for found in members(twice)))


def not_a_move(path: str, text: str, because: Refusal, code: str = BAD_POSITION) -> OptionsError:
    """Return the error for a text that cannot be read as a move."""
    return bad(path, "not-a-move", code, part=text, because=because)


def not_legal(path: str, text: str, because: Refusal, code: str = BAD_POSITION) -> OptionsError:
    """Return the error for a move that is refused in its position."""
    return bad(path, "not-legal", code, part=text, because=because)
