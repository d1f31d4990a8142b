"""The interface of a family's referee: the forms of its questions, and answers by the family's own rules.

`virado.families` names the referee of each family. A family without one is refused by `virado.referee`.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from virado.games.messages import Cards
from virado.games.variant import Variant
from virado.referee.messages import RulingChoice, RulingField, RulingMove, RulingNote, RulingRow
from virado.refusal import OptionsError, Refusal
from virado.words import Catalogue


class Decided(NamedTuple):
    """An answer to a complete question."""

    verdict: RulingNote
    allowed: bool | None = None
    headline: str = ""
    """Text of the headline if it is not `referee-allowed` or `referee-refused`."""
    notes: Sequence[RulingNote] = ()
    rows: Sequence[RulingRow] = ()
    moves: Sequence[RulingMove] = ()
    complete: bool = True


class Entered(NamedTuple):
    """The values of a query as the referee has read them."""

    cards: Mapping[str, Cards]
    """Cards of each field with cards, in the order entered."""
    choices: Mapping[str, str]
    """Value of each choice; empty for no choice."""


class Referee(ABC):
    """The referee of a family."""

    @abstractmethod
    def questions(self, variant: Variant) -> tuple[str, ...]:
        """Return the kinds of questions that the referee answers."""

    @abstractmethod
    def fields(self, variant: Variant, question: str, words: Catalogue) -> list[RulingField]:
        """Return the form of a kind of question."""

    @abstractmethod
    def judge(self, variant: Variant, question: str, entered: Entered, words: Catalogue) -> Decided:
        """Answer a question whose fields all have enough cards.

        Raises OptionsError (`bad-question`) if the cards contradict each other.
        """


def label(words: Catalogue, key: str, **facts: object) -> str:
    """Return the name of a field, a question or a value."""
    return words.worded(f"referee-label-{key}", facts)


def choice_field(
    words: Catalogue, name: str, values: Sequence[tuple[str, str]], *, text: str, when: str = ""
) -> RulingField:
    """Return a field with a choice of values, each with its name."""
    choices = tuple(RulingChoice(value=value, text=name) for value, name in values)
    return RulingField(id=name, text=text, kind="choice", choices=choices, when=when)


def note(words: Catalogue, code: str, rule: str | None, **facts: object) -> RulingNote:
    """Return a sentence of the referee."""
    message = words.worded(f"referee-note-{code}", facts)
    return RulingNote(code=code, rule=rule, facts=facts, message=message)


def refusal_note(words: Catalogue, refusal: Refusal) -> RulingNote:
    """Return the sentence of a refusal, as the players of a match read it."""
    message = words.refusal(refusal)
    return RulingNote(
        code=refusal.code,
        rule=refusal.rule,
        facts=refusal.facts,
        message=message[:1].upper() + message[1:],
    )


def refuse(detail: str, given: str = "", /, **facts: Any) -> OptionsError:
    """Return the refusal of a query; `detail` selects its message."""
    return OptionsError(detail, given[:40], code="bad-question", **facts)
