"""Refusals: every no says what was wrong, where, and by which rule.

Three errors, as in python-chess: the input cannot be parsed, is not legal here, or is ambiguous. A fourth
is for rules that make no sense together, found before a match begins. All are ValueErrors.
"""

from collections.abc import Sequence
from typing import NamedTuple

LONGEST_LINE = 800
"""Characters of a refusal as a line of text."""

CODES = {
    "unparsable": "the text is no move of this game, or names what is not there",
    "ambiguous": "the text fits several legal moves; the message lists them",
    "no-such-seat": "there is no seat of that number in this match",
    "bad-options": "a variant, option, or combination of options that does not exist or makes no sense",
    "bad-position": "a position that does not exist in this game; the message says where it is wrong",
    "bad-pack": "a pack that does not hold every card once",
    "bad-record": "not a record, or a record that contradicts itself",
    "bad-case": "a case of a case file that is malformed",
    "bad-file": "a file that cannot be read or is not what it should be",
}
"""Stable codes that no family owns, and what they mean; the families' are in their `Game.refusals`."""


class Refusal(NamedTuple):
    """Why a move is refused."""

    code: str
    """Stable and machine-readable: `equal-card-left`. docs/refusals.md lists them all."""
    rule: str | None
    """Number of the rule in the rulebook: `C-8`."""
    message: str
    """One sentence that names the cards."""


class RefusedError(ValueError):
    """Base of the refusals: `refusal` says why, `input` is what was refused."""

    def __init__(self, refusal: Refusal, input: str = "") -> None:  # noqa: A002
        self.refusal = refusal
        self.input = input
        self.code = refusal.code
        self.rule = refusal.rule
        shown = f"{refusal.rule}: {refusal.message}" if refusal.rule else refusal.message
        super().__init__(_line(f"{shown} [{input}]" if input else shown))


def _line(text: str) -> str:
    """The text as one printable line of sane length, whatever came in."""
    shown = "".join(char if char.isprintable() else "?" for char in " ".join(text.split()))
    return shown if len(shown) <= LONGEST_LINE else shown[:LONGEST_LINE] + "..."


class UnparsableError(RefusedError):
    """The text is no move of this game."""

    def __init__(self, message: str, input: str, code: str = "unparsable") -> None:  # noqa: A002
        super().__init__(Refusal(code, None, message), input)


class IllegalError(RefusedError):
    """The move is not legal here."""


class AmbiguousError(RefusedError):
    """The text could mean several legal moves; `candidates` lists them."""

    def __init__(self, message: str, input: str, candidates: Sequence[str]) -> None:  # noqa: A002
        self.candidates = tuple(candidates)
        super().__init__(Refusal("ambiguous", None, message), input)


class OptionsError(RefusedError):
    """A variant, option, or combination of options that does not exist or makes no sense."""

    def __init__(self, message: str, input: str = "", code: str = "bad-options") -> None:  # noqa: A002
        super().__init__(Refusal(code, None, message), input)
