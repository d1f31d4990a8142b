"""Plain data from outside (positions, case files) read strictly: what is wrong is told with its path.

Everything raises OptionsError; an unknown key never passes in silence.
"""

from collections.abc import Iterable, Mapping
from typing import Any

from virado.cards import Card, Deck
from virado.refusal import OptionsError


def bad(path: str, what: str, code: str = "bad-position") -> OptionsError:
    """The error that something at `path` of a position or case is wrong."""
    return OptionsError(f"{path}: {what}", path, code)


def mapping(value: Any, path: str, known: Iterable[str]) -> dict[str, Any]:
    """`value` as a mapping that holds no key but the known ones."""
    if not isinstance(value, Mapping):
        raise bad(path, f"expected names and values, got {value!r}")
    names = tuple(known)
    for key in value:  # pyright: ignore[reportUnknownVariableType]
        if key not in names:
            raise bad(f"{path}.{key}", f"there is no such key; known are {', '.join(names)}")
    return dict(value)  # pyright: ignore[reportUnknownArgumentType]


def by_seat(value: Any, path: str, count: int) -> dict[int, Any]:
    """`value` as a mapping from seats (or sides) 0..count-1, which JSON gives as text, to anything."""
    if not isinstance(value, Mapping):
        raise bad(path, f"expected values by seat, got {value!r}")
    found: dict[int, Any] = {}
    for key, item in value.items():  # pyright: ignore[reportUnknownVariableType]
        number: Any = key  # pyright: ignore[reportUnknownVariableType]
        if isinstance(number, str) and number.isdecimal() and len(number) < 4:
            number = int(number)
        index = integer(number, f"{path}.{key}", 0, count - 1)
        if index in found:
            raise bad(f"{path}.{key}", "the seat is there twice")
        found[index] = item
    return found


def by_number(value: Any, path: str, count: int) -> dict[int, Any]:
    """Like `by_seat`, but a list that names them all will do, as a view has it."""
    if isinstance(value, list | tuple):
        return dict(enumerate(items(value, path, count)))
    return by_seat(value, path, count)


def items(value: Any, path: str, length: int | None = None) -> list[Any]:
    """`value` as a list, of this length if one is asked for."""
    if not isinstance(value, list | tuple):
        raise bad(path, f"expected a list, got {value!r}")
    result: list[Any] = list(value)  # pyright: ignore[reportUnknownArgumentType]
    if length is not None and len(result) != length:
        raise bad(path, f"expected {length} of them, got {len(result)}")
    return result


def integer(value: Any, path: str, low: int = -(10**9), high: int = 10**9) -> int:
    """`value` as an int from `low` to `high`."""
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise bad(path, f"expected a whole number from {low} to {high}, got {value!r}")
    return value


def truth(value: Any, path: str) -> bool:
    """`value` as true or false."""
    if not isinstance(value, bool):
        raise bad(path, f"expected true or false, got {value!r}")
    return value


def card(deck: Deck, value: Any, path: str) -> Card:
    """A card of the deck by its name."""
    try:
        return deck.card(value)
    except (ValueError, AttributeError) as error:
        raise bad(path, str(error)) from None


def cards(deck: Deck, value: Any, path: str) -> list[Card]:
    """A list of different cards (or their names in one text), in the order given."""
    names = value.split() if isinstance(value, str) else items(value, path)
    result = [card(deck, name, f"{path}[{i}]") for i, name in enumerate(names)]
    if len(set(result)) != len(result):
        raise bad(path, "a card is named twice")
    return result
