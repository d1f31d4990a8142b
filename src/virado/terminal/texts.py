"""The messages of the terminal, in one language and for one reader, with cards in colour."""

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

QUIT = "quit"
"""The command to leave."""
COMMANDS = ("score", "rules", "hint", "log", "undo", QUIT)
"""Commands of every game, in display order.

The catalogue contains a key and a word for each command.
"""


class Texts:
    """A catalogue with the style of the terminal and the speakers of the match."""

    def __init__(self, words: Catalogue, style: Style, speakers: Speakers | None = None) -> None:
        self.words = words
        self.style = style
        self.speakers = speakers or Speakers()

    def __call__(self, key: str, /, **facts: object) -> str:
        """Return the painted message with this key and these facts."""
        return self.style.sentence(self.words.text(key, self.speakers, **facts))

    def plain_text(self, key: str, /, **facts: object) -> str:
        """Return the message with this key as plain text, for comparison with typed input."""
        return self.words.text(key, self.speakers, **facts)

    def number(self, value: float) -> str:
        """Return a number in the digits of the language."""
        return self.style.transcribe(self.words.number(value))

    def numbers(self, typed: str) -> str:
        """Return a text with its digits in the script of the language."""
        return typed.translate({ord("0") + i: digit for i, digit in enumerate(self.words.language.digits)})

    def decimal(self, value: float, digits: int, *, signed: bool = False) -> FormattedText:
        """Return a number with `digits` decimals, as a fact of a message."""
        language = self.words.language
        text = f"{abs(value):.{digits}f}".replace(".", language.decimal)
        sign = (language.minus if value < 0 else "+") if signed or value < 0 else ""
        return self.as_painted(self.style.transcribe(sign) + self.numbers(text))

    def change(self, points: int) -> str:
        """Return a change of a score, with its sign: +3, -2, 0."""
        return self.style.isolate(str(self.decimal(points, 0, signed=True))) if points else self.number(0)

    def as_painted(self, text: str) -> FormattedText:
        """Return painted text as a fact of a message.

        The message does not isolate it again.
        """
        return FormattedText(self.style.isolate(text))

    def as_painted_list(self, texts: Iterable[str]) -> list[FormattedText]:
        """Return painted texts as facts of a message, in a list."""
        return [FormattedText(text) for text in texts]

    def move(self, move: Move) -> FormattedText:
        """Return the painted canonical text of a move as a fact of a message."""
        return FormattedText(self.style.move(str(move)))

    def events(self, narration: AnyNarration, events: Sequence[Event]) -> list[str]:
        """Return the painted sentences of these events, in order."""
        return [
            self.style.sentence(sentence)
            for event in events
            for sentence in narration.event(self.words, event, self.speakers)
        ]

    def refusal(self, refusal: Refusal) -> str:
        """Return the painted sentence of a refusal; the cards of its examples are painted as well."""
        sentence = self.style.sentence(self.words.refusal(refusal, self.speakers))
        return self.style.names(sentence) if refusal.code == "unparsable" else sentence

    def refusal_fact(self, refusal: Refusal) -> FormattedText:
        """Return the painted sentence of a refusal as a fact of a message."""
        return FormattedText(self.refusal(refusal))

    def title(self, variant: Variant) -> FormattedText:
        """Return the title of a variant."""
        return FormattedText(
            self.style.isolate_auto(self.style.transcribe(self.words.variant_title(variant.slug)))
        )

    def summary(self, variant: Variant) -> str:
        """Return a sentence about the special features of a variant."""
        return self.style.sentence(self.words.variant_summary(variant.slug))

    def key(self, command: str) -> str:
        """Return the letter by which a command in COMMANDS is typed."""
        return normalize(self.plain_text(f"terminal-command-{command}.key"))

    def word(self, command: str) -> str:
        """Return the word for a command in COMMANDS, or for `bots`."""
        return self.style.transcribe(self.plain_text(f"terminal-command-{command}.word"))

    @cached_property
    def command_of(self) -> dict[str, str]:
        """The command for each letter or word that the person can type for it."""
        return {
            typed: command
            for command in COMMANDS
            for typed in [
                *self.typed_words(f"terminal-command-{command}.words"),
                normalize(self.word(command)).casefold(),
                self.key(command),
            ]
        }

    def typed_forms(self, key: str, **facts: object) -> str:
        """Return the forms in which a person can type something, for display.

        Pieces separated by commas are shown in the order of the language.
        """
        pieces = normalize(self.plain_text(f"{key}.typed", **facts)).split(", ")
        return ", ".join(self.style.isolate(self.style.transcribe(piece)) for piece in pieces)

    def typed_words(self, key: str) -> frozenset[str]:
        """Return the words that a person can type, from the message that lists them."""
        return self._with_plain_spellings(words_of(self.plain_text(key)))

    def suit_words(self, cards: Iterable[str]) -> frozenset[str]:
        """Return the words by which a person can name the suits, or the colours, of cards."""
        names = {self.plain_text("suit-name", suit=card[1]) for card in cards}
        return self._with_plain_spellings(words_of(" ".join(names)))

    def own_words(self, key: str) -> frozenset[str]:
        """Return the words of `typed_words` that belong to the language, without the quoted words of others."""
        pattern = self.words.pattern(key)
        parts = [pattern] if isinstance(pattern, str) else [part for part in pattern if isinstance(part, str)]
        return self._with_plain_spellings(words_of(" ".join(parts)))

    def _with_plain_spellings(self, words: frozenset[str]) -> frozenset[str]:
        """Return words and, in a terminal that shows no accents, their spellings without accents."""
        return words | {self.style.transcribe(word) for word in words}
