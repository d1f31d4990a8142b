"""Refusals: what was wrong, where, and by which rule, as data that is put into words at the edge.

Three errors, as in python-chess: the input cannot be parsed, is not legal here, or is ambiguous. A fourth
is for options, positions, packs and files that are invalid. All are ValueErrors, and nothing has changed when
they are raised.
"""

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

import msgspec

from virado.families import load

WORDING = "virado.words:english_line"
"""(refusal, input) -> what `str()` of an error gives: `C-8: you hold back 7♠ [7h x 4d 3c]`. Loaded when it is first needed."""

Facts: TypeAlias = Mapping[str, Any]
"""The facts of a message, by name. Values are those of JSON: numbers, words, lists; cards by name. docs/reference/words.md lists
the names and their values; a fact means the same in every message."""


class Refusal(msgspec.Struct, frozen=True):
    """Why something is refused."""

    code: str
    """Stable and machine-readable: `equal-card-left`. `virado refusals` lists them all."""
    rule: str | None = None
    """Number of the rule in the rulebook: `C-8`."""
    facts: Facts = {}
    """What the message speaks of, by name (docs/reference/words.md): numbers, words, lists; cards by name."""
    detail: str = ""
    """Which of the messages of its code, where a code has several: `bad-options` with the detail `no-such-option`."""

    @property
    def key(self) -> str:
        """The key of the message in the catalogues: `refusal-bad-options--no-such-option`."""
        return f"refusal-{self.code}--{self.detail}" if self.detail else f"refusal-{self.code}"


class RefusedError(ValueError):
    """Base of the refusals: `refusal` says why, `input` is what was refused."""

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
    """The text is no move of this game, or names what is not there."""

    def __init__(self, detail: str, input: str, /, **facts: Any) -> None:
        super().__init__(Refusal("unparsable", None, facts, detail), input)


class IllegalError(RefusedError):
    """The move is not legal here."""


class AmbiguousError(RefusedError):
    """The text could mean several legal moves; `candidates` lists their texts, the first ones if they are very many."""

    def __init__(self, input: str, candidates: Sequence[str], /) -> None:
        self.candidates = tuple(candidates)
        super().__init__(Refusal("ambiguous", None, {"candidates": self.candidates}), input)


class OptionsError(RefusedError):
    """Invalid input that is no move: a variant, an option, a position, a pack, a record, a file.

    `detail` chooses the message among those of the code.
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
