"""The functions that messages can call, such as `{ CARDS($cards) }`.

Each function takes the evaluator, values and named options. A wrong argument, such as a list in place of one card,
raises MissingMessageError. Functions that only the messages of one family use are a part of that family
(`virado.families`) and have a module here.
"""

import re
import unicodedata
from collections.abc import Mapping, Sequence
from typing import Any

from virado import invocation
from virado.cards import SYMBOLS, Seat
from virado.families import FAMILIES, load
from virado.inflection import inflect
from virado.refusal import Refusal
from virado.words.evaluation import Evaluator, FormattedText, Function
from virado.words.functions import problems

OPENING = "\u2068[«“"
"""Characters that may precede the first letter of a list item."""


def card_short(name: str) -> str:
    """Return a card in short form: `K♦`, `10♠`. A Rook card keeps the letter of its colour: `10r`."""
    if len(name) != 2:
        raise ValueError(f"{name!r} is not the name of a card")
    return ("10" if name[0] == "T" else name[0]) + SYMBOLS.get(name[1], name[1])


def card(_words: Evaluator, name: str) -> str:
    """Implement `CARD($card)`: K♦."""
    return card_short(name)


def cards(words: Evaluator, names: Sequence[str], style: str = "") -> str:
    """Implement `CARDS($cards)`: K♦ 10♣.

    `CARDS($cards, style: "or")` gives K♦ or 10♣.
    """
    shown = [card_short(name) for name in names]
    return join(words, [words.format_value(each) for each in shown], style) if style else " ".join(shown)


def cards_in_words(words: Evaluator, given: str | Sequence[str]) -> str:
    """Implement `SPOKEN($card)` and `SPOKEN($cards)`: king of diamonds.

    Several cards are joined by "and".
    """
    if isinstance(given, str):
        return card_in_words(words, given)
    return join(words, [card_in_words(words, name) for name in given], "and")


def card_in_words(words: Evaluator, name: str) -> FormattedText:
    """Return the spoken name of a card."""
    return words.message("card-spoken", rank=name[0], suit=name[1])


def count(_words: Evaluator, given: int | Sequence[object]) -> int:
    """Implement `COUNT($cards)`: the number of cards.

    For hidden cards, the argument is already a number.
    """
    return given if isinstance(given, int) else len(given)


def list_items(words: Evaluator, items: Sequence[object], style: str = "and") -> str:
    """Implement `LIST($items, style: "or")`: a, b or c.

    The styles are `and`, `or`, `comma` and `moves`. The style `moves` is for texts that may contain commas: a; b.
    """
    shown = [words.format_value(item) for item in items]
    if style == "moves":
        return FormattedText(words.message("list-moves-separator").join(shown))
    return join(words, shown, style)


def join(words: Evaluator, shown: Sequence[str], style: str) -> FormattedText:
    """Return the items as a list in words."""
    if len(shown) < 2:
        return FormattedText("".join(shown))
    comma = words.message("list-comma")
    if style == "comma":
        return FormattedText(comma.join(shown))
    first = FormattedText(comma.join(shown[:-1]))
    return words.message(f"list-{style}", first=first, last=FormattedText(shown[-1]))


def initial(_words: Evaluator, text: str, silent: str = "") -> str | int:
    """Implement `INITIAL($last)`: a selector for the beginning of a text.

    It is the number at the beginning of the text, otherwise the first letter in lower case without accents.
    `INITIAL($last, silent: "h")` is the second letter of a text that begins with `h`.
    """
    bare = unicodedata.normalize("NFD", text.lstrip(OPENING))
    number = re.match("[0-9]+", bare)
    if number:
        return int(number[0])
    letters = bare[:2].lower()
    return (letters[1:] if silent and letters[:1] == silent else letters)[:1]


def inflected(words: Evaluator, text: str, case: str) -> FormattedText:
    """Implement `INFLECT(NAME($seat), case: "genitive")`: a text with a case ending, কামালের for কামাল.

    The language has the endings of its cases (`Language.endings`).
    """
    return FormattedText(inflect(words.format_value(text), words.language.endings[case]))


def who(words: Evaluator, seat: Seat | str) -> str:
    """Implement `WHO($seat)`: the selector `you`, `partner`, `other` or `referee`."""
    return words.speakers.who(seat)


def name_of(words: Evaluator, seat: Seat | str) -> str:
    """Implement `NAME($seat)`: Rosa, or seat 2 if the seat has no name."""
    if isinstance(seat, str):
        return words.message("referee-name")
    name = words.speakers.names.get(seat)
    return words.message("seat-name", seat=seat) if name is None else name


def names_of(words: Evaluator, seats: Sequence[Seat]) -> FormattedText:
    """Implement `NAMES($seats)`: Rosa and Tom."""
    return join(words, [words.format_value(name_of(words, seat)) for seat in seats], "and")


def whose(words: Evaluator, side: int) -> str:
    """Implement `WHOSE($side)`: the selector `you`, `yours` (with a partner) or `other`."""
    return words.speakers.whose(side)


def side_name(words: Evaluator, side: int) -> FormattedText:
    """Implement `SIDE($side)`: the names of the players of a side, such as Rosa and Tom."""
    return names_of(words, words.speakers.seats(side))


def label(words: Evaluator, given: str | Sequence[str]) -> FormattedText:
    """Implement `LABEL($label)`: the label of a value of the score keeper, such as Most cards.

    Several labels are joined by "or".
    """
    if isinstance(given, str):
        return words.message(f"score-label-{given}")
    return join(words, [words.message(f"score-label-{name}") for name in given], "or")


def rank(_words: Evaluator, name: str) -> str:
    """Implement `RANK($rank)`: K, 10."""
    return "10" if name == "T" else name


def key_of(_words: Evaluator, name: str) -> str | int:
    """Implement `KEY($rank)`: a rank as a selector.

    A rank that is a figure gives a number.
    """
    return int(name) if name.isdecimal() else name


def ranks(words: Evaluator, names: Sequence[str]) -> str:
    """Implement `RANKS($ranks)`: A-K-10."""
    return "-".join(rank(words, name) for name in names)


def plural(words: Evaluator, name: str) -> FormattedText:
    """Implement `PLURAL($rank)`: kings."""
    return words.message("rank-plural", rank=name)


def number(
    words: Evaluator,
    value: float,
    maximumFractionDigits: float = 2,  # noqa: N803  # the names of ECMA-402
    useGrouping: int = 0,  # noqa: N803  # never grouped: numbers here are small
) -> FormattedText:
    """Implement `NUMBER($x, maximumFractionDigits: 1)`: 2.5, and 2 for 2.0."""
    return FormattedText(words.number(value, int(maximumFractionDigits)))


def percent(words: Evaluator, share: float) -> FormattedText:
    """Implement `PERCENT($share)`: 48 % for 0.48."""
    return words.message("percent", number=round(100 * share))


def refusal(words: Evaluator, given: Refusal) -> FormattedText:
    """Implement `REFUSAL($because)`: the sentence of another refusal, preceded by its rule."""
    return words.message_of(given)


def command(_words: Evaluator, arguments: str) -> str:
    """Implement `COMMAND("play")`: the command as this user types it, such as uv run virado play."""
    return f"{invocation.program} {arguments}"


def data(words: Evaluator, value: object) -> str:
    """Implement `DATA($found)`: a value in the notation of case files, such as null, true, 14 or [Kh, 7c]."""
    if value is None:
        return "null"
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, Mapping):
        pairs = list[tuple[object, object]](value.items())  # pyright: ignore[reportUnknownArgumentType, reportUnknownMemberType]
        return f"{{{', '.join(f'{data(words, key)}: {data(words, each)}' for key, each in pairs)}}}"
    if isinstance(value, list | tuple):
        listed: list[object] = list(value)  # pyright: ignore[reportUnknownArgumentType]
        return f"[{', '.join(data(words, each) for each in listed)}]"
    return str(value)


def absolute(_words: Evaluator, value: float) -> float:
    """Implement `ABS($points)`: 3 for -3."""
    return abs(value)


def sign(_words: Evaluator, value: float) -> str:
    """Implement `SIGN($points)`: the selector `plus`, `minus` or `zero`."""
    return "plus" if value > 0 else "minus" if value < 0 else "zero"


def field(given: object, name: str) -> Any:  # for a value of any other type, the caller raises TypeError
    """Return a field of a struct or a mapping."""
    return given[name] if isinstance(given, Mapping) else getattr(given, name)  # pyright: ignore[reportUnknownVariableType]


FUNCTIONS: dict[str, Function] = {
    "ABS": absolute,
    "CARD": card,
    "CARDS": cards,
    "COMMAND": command,
    "COUNT": count,
    "DATA": data,
    "INFLECT": inflected,
    "INITIAL": initial,
    "KEY": key_of,
    "LABEL": label,
    "LIST": list_items,
    "NAME": name_of,
    "NAMES": names_of,
    "NUMBER": number,
    "PERCENT": percent,
    "PLURAL": plural,
    "RANK": rank,
    "RANKS": ranks,
    "REFUSAL": refusal,
    "SIDE": side_name,
    "SIGN": sign,
    "SPOKEN": cards_in_words,
    "WHO": who,
    "WHOSE": whose,
}
"""Functions that every message can call, by name."""


def all_functions() -> dict[str, Function]:
    """Return the functions for every message together with those of the families."""
    parts = [family.functions for family in FAMILIES.values() if family.functions]
    return (
        FUNCTIONS
        | problems.FUNCTIONS
        | {name: function for part in parts for name, function in load(part).items()}
    )
