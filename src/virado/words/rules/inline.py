"""A line of a passage with its values inserted, split into spans of text, cards, terms and emphasis."""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Literal

from virado.cards import SYMBOLS
from virado.languages import Language
from virado.words.catalogue import Catalogue
from virado.words.evaluation import FormattedText
from virado.words.functions import card_short
from virado.words.rules.errors import RulesFileError
from virado.words.rules.texts import Line, Span

_CARD = r"(?:10|[2-9AJQK])[♠♥♦♣]"
_SPANS = re.compile(
    rf"\[(?P<build>{_CARD}(?: {_CARD})*)\]|(?P<cards>{_CARD}(?: {_CARD})*)"
    r"|\*\*(?P<strong>[^*]+)\*\*|\*(?P<term>[^*]+)\*|`(?P<typed>[^`]+)`"
)
_TYPED_CARDS = re.compile(r"(?:[A2-9TJQK1][shdcbrgy])(?: [A2-9TJQK1][shdcbrgy])*")
_VALUE = re.compile(r"\{([a-z][\w.]*)((?:\|[^|}]*)*)\}")
_LETTERS = {symbol: letter for letter, symbol in SYMBOLS.items()}


def line(text: str, family: str, facts: Mapping[str, object], words: Catalogue) -> Line:
    """Return a line of a passage as spans. Raises RulesFileError for an unknown value."""
    return tuple(_spans(fill_placeholders(text, family, facts, words), words))


def fill_placeholders(text: str, family: str, facts: Mapping[str, object], words: Catalogue) -> str:
    """Fill in the placeholders of a text: `{target}`, `{points.sweep|one: point|other: points}`."""

    def value_of(found: re.Match[str]) -> str:
        name, forms = found.groups()
        if name not in facts:
            raise RulesFileError(f"unknown fact {name}")
        value = facts[name]
        shown = value if isinstance(value, FormattedText) else words.option_value(family, name, value)
        if not forms:
            return shown
        if not isinstance(value, int):
            raise RulesFileError(f"{name} is not a number")
        return f"{shown} {_noun(forms, value, words.language)}"

    shown = _VALUE.sub(value_of, text)
    if "{" in shown or "}" in shown:
        raise RulesFileError(f"unmatched brace: {shown}")
    return words.language.in_digits(shown)


def _noun(forms: str, number: int, language: Language) -> str:
    """Return the form of a noun that fits a number, from `|one: point|other: points`.

    Raises RulesFileError unless each plural category of the language has exactly one form.
    """
    by_category = dict(form.split(": ", 1) for form in forms[1:].split("|") if ": " in form)
    if by_category.keys() != set(language.plurals) or forms.count("|") != len(language.plurals):
        raise RulesFileError(f"{language.tag} needs the forms {', '.join(language.plurals)}: {forms}")
    return by_category[language.plural(number)]


def cards(names: Sequence[str], *, style: Literal["cards", "build"] = "cards") -> Span:
    """Return a span of cards; with the style `build`, the cards form one build."""
    shown = " ".join(map(card_short, names))
    return Span(f"[{shown}]" if style == "build" else shown, style, tuple(names))


def plain_text(line: Line) -> str:
    """Return a line as plain text."""
    return "".join(span.text for span in line)


def _spans(text: str, words: Catalogue) -> Iterator[Span]:
    at = 0
    for found in _SPANS.finditer(text):
        if found.start() > at:
            yield Span(_in_digits(text[at : found.start()], words))
        yield _marked_span(found, words)
        at = found.end()
    if at < len(text):
        yield Span(_in_digits(text[at:], words))


def _marked_span(found: re.Match[str], words: Catalogue) -> Span:
    kind = found.lastgroup
    inner = found[str(kind)]
    if kind == "typed" and _TYPED_CARDS.fullmatch(inner.strip("[]")):
        kind = "build" if inner.startswith("[") else "cards"
        names = tuple(inner.strip("[]").split())
    elif kind in ("cards", "build"):
        names = tuple(_name(card) for card in inner.split())
    else:
        names = ()
    if names:
        return cards(names, style="build" if kind == "build" else "cards")
    return Span(inner if kind == "typed" else _in_digits(inner, words), kind)  # type: ignore[arg-type]


def _name(card: str) -> str:
    """Return the name of a card from its displayed form: `Td` for 10♦."""
    return card[:-1].replace("10", "T") + _LETTERS[card[-1]]


def _in_digits(text: str, words: Catalogue) -> str:
    digits = words.language.digits
    return text.translate({ord("0") + i: digit for i, digit in enumerate(digits)})
