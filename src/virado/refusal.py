"""Refusals: the reason, place and rule of an error as data, which becomes text only for display.

UnparsableError, IllegalError and AmbiguousError correspond to the errors of python-chess: the input is not a move, is
not legal here, or is ambiguous. OptionsError is for invalid options, positions, packs and files. All are ValueErrors
and are raised before anything changes.
"""

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

import msgspec

from virado.families import load

WORDING = "virado.words:english_line"
"""Module and name of the function of (refusal, input) that returns the `str()` of an error.

The function is loaded on first use. Example of a result: `C-8: you hold back 7♠ [7h x 4d 3c]`.
"""

Facts: TypeAlias = Mapping[str, Any]
"""The facts of a message by name.

Values are those of JSON (numbers, strings, lists); cards are names. docs/reference/words.md lists all names and
values. A fact has the same meaning in all messages.
"""


class Refusal(msgspec.Struct, frozen=True):
    """The reason why a request is rejected."""

    code: str
    """Stable, machine-readable code: `equal-card-left`. `virado refusals` lists all codes."""
    rule: str | None = None
    """Number of the rule in the rulebook: `C-8`."""
    facts: Facts = {}
    """Values for the message by name (docs/reference/words.md): numbers, strings, lists; cards by name."""
    detail: str = ""
    """Name of the message, if the code has several: `no-such-option` for `bad-options`."""

    @property
    def key(self) -> str:
        """Return the key of the message in the catalogues: `refusal-bad-options--no-such-option`."""
        return f"refusal-{self.code}--{self.detail}" if self.detail else f"refusal-{self.code}"


class RefusedError(ValueError):
    """Base class of refusal errors. `refusal` is the reason, and `input` the refused text."""

    def __init__(self, refusal: Refusal, input: str = "") -> None:
        self.refusal = refusal
        self.input = input
        self.code = refusal.code
        self.rule = refusal.rule
        self.facts = refusal.facts
        super().__init__(refusal, input)

    def __str__(self) -> str:
        line: str = load(WORDING)(self.refusal, self.input)
        return line


class UnparsableError(RefusedError):
    """The text is not a move of this game, or names something that does not exist here."""

    def __init__(self, detail: str, input: str, /, **facts: Any) -> None:
        super().__init__(Refusal("unparsable", None, facts, detail), input)


class IllegalError(RefusedError):
    """The move is not legal here."""


class AmbiguousError(RefusedError):
    """The text matches several legal moves. `candidates` lists the texts of some of them."""

    def __init__(self, input: str, candidates: Sequence[str], /) -> None:
        self.candidates = tuple(candidates)
        super().__init__(Refusal("ambiguous", None, {"candidates": self.candidates}), input)


class OptionsError(RefusedError):
    """Invalid input other than a move: a variant, an option, a position, a pack, a record, a file.

    `detail` selects one of the messages of the code.
    """

    def __init__(
        self,
        detail: str,
        input: str = "",
        /,
        *,
        code: str = "bad-options",
        rule: str | None = None,
        **facts: Any,
    ) -> None:
        super().__init__(Refusal(code, rule, facts, detail), input)
