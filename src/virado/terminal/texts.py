"""The messages of the terminal in one language, as one person there reads them, with their cards painted."""

from collections.abc import Iterable, Sequence
from functools import cached_property

from virado.games.messages import Event, Move
from virado.games.variant import Variant
from virado.refusal import Refusal
from virado.terminal.choices import normalize, words_of
from virado.terminal.style import Style
from virado.words import Catalogue, Speakers
from virado.words.contract import AnyNarration
from virado.words.evaluation import FormattedText

COMMANDS = ("score", "rules", "hint", "log", "quit")
"""Commands that are the same in every game, in the order in which they are shown; each has a key and words."""


class Texts:
    """A catalogue, the style that sentences are painted in, and the people they are about."""

    def __init__(self, words: Catalogue, style: Style, speakers: Speakers | None = None) -> None:
        self.words = words
        self.style = style
        self.speakers = speakers or Speakers()

    def __call__(self, key: str, /, **facts: object) -> str:
        """The message of that key with these facts, painted."""
        return self.style.sentence(self.words.text(key, self.speakers, **facts))

    def plain_text(self, key: str, /, **facts: object) -> str:
        """The same as plain text: what is typed, or compared."""
        return self.words.text(key, self.speakers, **facts)

    def number(self, value: float) -> str:
        """A number in the digits of the language."""
        return self.words.number(value)

    def numbers(self, typed: str) -> str:
        """Text with its digits in those of the language: what is typed, as it is shown."""
        return typed.translate({ord("0") + i: digit for i, digit in enumerate(self.words.language.digits)})

    def decimal(self, value: float, digits: int, *, signed: bool = False) -> FormattedText:
        """A number with so many decimals, for a sentence."""
        language = self.words.language
        text = f"{abs(value):.{digits}f}".replace(".", language.decimal)
        sign = (language.minus if value < 0 else "+") if signed or value < 0 else ""
        return self.as_painted(sign + self.numbers(text))

    def change(self, points: int) -> str:
        """A change of a score: +3, -2, 0."""
        return self.style.isolate(str(self.decimal(points, 0, signed=True))) if points else self.number(0)

    def as_painted(self, text: str) -> FormattedText:
        """Painted text as a fact of a message: it is not isolated once more."""
        return FormattedText(self.style.isolate(text))

    def as_painted_list(self, texts: Iterable[str]) -> list[FormattedText]:
        """Painted texts as a list of facts."""
        return [FormattedText(text) for text in texts]

    def move(self, move: Move) -> FormattedText:
        """The canonical text of a move, painted, as a fact of a message."""
        return FormattedText(self.style.move(str(move)))

    def events(self, narration: AnyNarration, events: Sequence[Event]) -> list[str]:
        """The sentences of these events, in order, painted."""
        return [
            self.style.sentence(sentence)
            for event in events
            for sentence in narration.event(self.words, event, self.speakers)
        ]

    def refusal(self, refusal: Refusal) -> str:
        """The sentence of a refusal, painted."""
        return self.style.sentence(self.words.refusal(refusal, self.speakers))

    def refusal_fact(self, refusal: Refusal) -> FormattedText:
        """The same as a fact of a message."""
        return FormattedText(self.refusal(refusal))

    def title(self, variant: Variant) -> FormattedText:
        """The title of a variant."""
        return FormattedText(self.style.isolate_auto(self.words.variant_title(variant.slug)))

    def summary(self, variant: Variant) -> str:
        """What is different about a variant, in a sentence."""
        return self.style.sentence(self.words.variant_summary(variant.slug))

    def key(self, command: str) -> str:
        """The letter of one of `COMMANDS`."""
        return normalize(self.plain_text(f"terminal-command-{command}.key"))

    def word(self, command: str) -> str:
        """The word of one of `COMMANDS`."""
        return self.plain_text(f"terminal-command-{command}.word")

    @cached_property
    def command_of(self) -> dict[str, str]:
        """What may be typed for each of `COMMANDS`: letters and words -> command."""
        return {
            typed: command
            for command in COMMANDS
            for typed in [
                *words_of(self.plain_text(f"terminal-command-{command}.words")),
                normalize(self.word(command)).casefold(),
                self.key(command),
            ]
        }

    def typed_forms(self, key: str, **facts: object) -> str:
        """What is typed for a thing, as it is shown: pieces with commas between them keep the order of the language."""
        pieces = normalize(self.plain_text(f"{key}.typed", **facts)).split(", ")
        return ", ".join(self.style.isolate(piece) for piece in pieces)

    def typed_words(self, key: str) -> frozenset[str]:
        """The words of a message that lists what may be typed for a thing."""
        return words_of(self.plain_text(key))
