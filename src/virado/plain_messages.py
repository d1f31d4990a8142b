"""Messages for help and errors of the command line, read without `virado.words`.

`virado --help` is fast because it avoids slow imports. The message files use a minimal subset of Fluent: each message
is one line of text, in which only `{ $fact }`, `{ "text" }` and `{ COMMAND("text") }` are replaced. Tests check that
`virado.words` formats the messages identically.
"""

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from virado import invocation
from virado.languages import LANGUAGES, Language, fallbacks, offering, part_of

FOLDER = Path(__file__).parent / "words"
RIGHT_TO_LEFT_ISOLATE, FIRST_STRONG_ISOLATE, POP_ISOLATE = "\u2067", "\u2068", "\u2069"
_MESSAGE = re.compile(r"^([a-z][\w-]*) = (.+)$", re.MULTILINE)
_PLACEHOLDER = re.compile(r'\{ (?:\$(\w+)|"([^"\\]*)"|COMMAND\("([^"\\]*)"\)) \}')
_NEUTRAL = " \u200c"


class PlainMessages:
    """The messages of one file in one language, or in its fallback if it does not offer them."""

    def __init__(self, language: Language, subject: str) -> None:
        found = LANGUAGES[offering(language.tag, part_of(subject))]
        self.language = found.with_latin_digits() if language.foreign_digits else found
        self.messages = _read_messages(self.language.tag, subject)

    def __call__(self, key: str, /, **facts: str | int) -> str:
        """Return the message with these facts.

        Raises KeyError for an unknown message.
        """

        def substitute(found: re.Match[str]) -> str:
            fact, text, command = found.groups()
            value = facts[fact] if fact else f"{invocation.program} {command}" if command else text
            return (
                isolate_direction(value, self.language)
                if isinstance(value, str)
                else in_digits(str(value), self.language)
            )

        return _PLACEHOLDER.sub(substitute, self.language.in_digits(self.messages[key]))


@cache
def _read_messages(tag: str, subject: str) -> Mapping[str, str]:
    own = FOLDER / tag / f"{subject}.ftl"
    text = own.read_text("utf-8") if own.exists() else ""
    messages = {found[1]: found[2].rstrip() for found in _MESSAGE.finditer(text)}
    return (
        messages
        if LANGUAGES[tag].parts is None
        else {**_read_messages(fallbacks(tag)[1], subject), **messages}
    )


def isolate_direction(text: str, language: Language) -> str:
    """Return an inserted text, enclosed in direction isolates if its direction may differ from the sentence.

    A right-to-left text that begins with an isolated name keeps the direction of the language: the first strong
    character is searched for outside isolates only, and without one the text would run from left to right.
    """
    if language.rtl:
        if text.startswith(FIRST_STRONG_ISOLATE):
            return f"{RIGHT_TO_LEFT_ISOLATE}{text}{POP_ISOLATE}"
        apart = not all(char in _NEUTRAL or _is_rtl(char) for char in text)
    else:
        apart = not text.isascii() and any(map(_is_rtl, text))
    return f"{FIRST_STRONG_ISOLATE}{text}{POP_ISOLATE}" if apart else text


def in_digits(number: str, language: Language) -> str:
    """Return a number formatted by Python in the digits and signs of a language."""
    text = number.removeprefix("-")
    if language.decimal != ".":
        text = text.replace(".", language.decimal)
    if not language.digits.isascii():
        text = text.translate({ord("0") + i: digit for i, digit in enumerate(language.digits)})
    return language.minus + text if number.startswith("-") else text


def _is_rtl(char: str) -> bool:
    """Return True if a character belongs to a right-to-left script, including its digits."""
    return "\u0590" <= char <= "\u08ff" or "\ufb1d" <= char <= "\ufefc"
