"""Catalogues: every text shown to people, by key and language.

    words = catalogue("de")
    words.text("refusal-not-your-turn", seat=1)
    words.refusal(error.refusal, speakers=Speakers(reader=0, names={1: "Rosa"}))

A message missing from a language is formatted in its fallback (`Language.fallback`), and so are all messages of a part
that the language does not offer (`Language.parts`). A message missing from every language is shown as its key and facts,
without an error. If VIRADO_STRICT_WORDS is set in the environment, as in the tests, a message that exists nowhere or is
missing from a complete language raises MissingMessageError.
"""

import os
import threading
from collections import Counter
from collections.abc import Generator, Mapping, Sequence
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from typing import Protocol

import msgspec

from virado.languages import (
    DEFAULT,
    LANGUAGES,
    WITH_LATIN_DIGITS,
    fallbacks,
    language_from,
    language_in,
    match_language,
    offering,
    part_of,
    pattern_in,
)
from virado.refusal import OptionsError, Refusal
from virado.words import loading
from virado.words.evaluation import Evaluator, FormattedText, Function, MissingMessageError
from virado.words.functions import all_functions, card_in_words, card_short
from virado.words.option_names import counted_from, refusal_for_people
from virado.words.patterns import Messages, Pattern
from virado.words.speakers import NOBODY_KNOWN, Speakers


class Keyed(Protocol):
    """A message identified by a key, with its facts."""

    @property
    def key(self) -> str: ...
    @property
    def facts(self) -> Mapping[str, object]: ...


class ReasonMessage(Keyed, Protocol):
    """A message for or against a move."""

    @property
    def against(self) -> bool: ...


LONGEST_LINE = 800
"""Maximum length in characters of a text on one line."""


fallen_back: Counter[str] = Counter()
"""Number of messages that this process has formatted in a fallback, by the tag of the language that lacks them."""


class Catalogue:
    """The messages of one language, with the card names of a card pattern.

    The file of a subject is read when one of its messages is first requested.
    """

    def __init__(self, tag: str, pattern: str = "", *, strict: bool) -> None:
        self.language = language_in(tag)
        self.tag = tag
        """Tag of the language and its digits, without the card pattern."""
        self.strict = strict
        self.functions: Mapping[str, Function] = all_functions()
        known = self.language.tag
        self._others = fallbacks(known)[1:]
        self._pattern = pattern
        has_names = pattern in loading.patterns(known) and self.language.offers("table")
        self._found: Messages = dict(loading.messages(known, f"patterns/{pattern}")) if has_names else {}
        self._unread = [each for each in loading.subjects(known) if self.language.offers(part_of(each))]
        self._reading = threading.Lock()

    def __repr__(self) -> str:
        return f"<Catalogue {self.language.tag}>"

    # ------------------------------------------------------------------ messages by key
    def has(self, key: str) -> bool:
        """Return True if the language or one of its fallbacks has the message."""
        return self.own(key) is not None or any(catalogue(tag).has(key) for tag in self._others)

    def text(self, key: str, /, speakers: Speakers = NOBODY_KNOWN, **facts: object) -> str:
        """Return the message (`key` or `key.attribute`) with these facts.

        A message that no language has is returned as its key and facts. In a strict catalogue, a message that this
        language lacks raises MissingMessageError.
        """
        return self.worded(key, facts, speakers)

    def worded(self, key: str, facts: Mapping[str, object], speakers: Speakers = NOBODY_KNOWN) -> str:
        """Return the message with this key; its facts are given as a mapping.

        Raises MissingMessageError as `text` does.
        """
        try:
            own = self.own(key)
            if own is None:
                return self._fallback(key).worded(key, facts, speakers)
            return str(Evaluator(self, facts, speakers).text(own))
        except MissingMessageError as error:
            if self.strict:
                raise MissingMessageError(f"{self.language.tag}: {key}: {error.args[0]}") from None
            return _fallback_text(key, facts)

    def pattern(self, key: str) -> Pattern:
        """Return the compiled message, that of the fallback if this language lacks it.

        Raises MissingMessageError if the fallbacks lack it as well, or if the catalogue is strict and complete.
        """
        found = self.own(key)
        return self._fallback(key).pattern(key) if found is None else found

    def _fallback(self, key: str) -> "Catalogue":
        """Return the catalogue that replaces this one for a message. Raises MissingMessageError if none does."""
        if not self._others or (self.strict and self.language.parts is None):
            raise MissingMessageError(f"unknown message {key}")
        fallen_back[self.language.tag] += 1
        return self._in(self._others[0])

    def for_part(self, part: str) -> "Catalogue":
        """Return this catalogue, or that of the fallback if the language does not offer a part."""
        tag = offering(self.language.tag, part)
        return self if tag == self.language.tag else self._in(tag)

    def _in(self, tag: str) -> "Catalogue":
        """Return the catalogue of another language with the same digits and card pattern."""
        digits = self.tag.removeprefix(self.language.tag)
        return catalogue(f"{tag}{digits}-x-{self._pattern}")

    def own(self, key: str) -> Pattern | None:
        """Return the compiled message of the language itself, or None."""
        found = self._found.get(key)
        if found is not None or not self._unread:
            return found
        with self._reading:
            while (found := self._found.get(key)) is None and self._unread:
                subject = self._next_subject(key)
                self._found = loading.messages(self.language.tag, subject) | self._found
                self._unread.remove(subject)
        return found

    def _next_subject(self, key: str) -> str:
        """Return the subject to read next for a message.

        It is an unread subject that the key names; otherwise `common` if it is unread; otherwise the first unread
        subject.
        """
        named = [subject for subject in self._unread if f"-{subject}-" in f"-{key}-"]
        return named[0] if named else "common" if "common" in self._unread else self._unread[0]

    # ------------------------------------------------------------------ messages by topic
    def refusal(self, refusal: Refusal, speakers: Speakers = NOBODY_KNOWN) -> str:
        """Return the sentence of a refusal, without the rule and the input.

        It calls the options of a variant by the names that people read.
        """
        if "family" in refusal.facts:
            with suppress(MissingMessageError):
                return refusal_for_people(self, refusal, speakers)
        return self.worded(refusal.key, refusal.facts, speakers)

    def refusal_line(self, refusal: Refusal, given: str = "", speakers: Speakers = NOBODY_KNOWN) -> str:
        """Return a refusal as one printable line: rule, sentence and input.

        An example is `C-8: you hold back 7♠ [7h x 4d 3c]`. Options have the names by which they are typed.
        """
        words = Evaluator(self, {}, speakers)
        text = self.worded(refusal.key, refusal.facts, speakers)
        line = f"{words.format_value(refusal.rule)}: {text}" if refusal.rule else text
        return one_line(f"{line} [{words.format_value(one_line(given))}]" if given else line)

    def reason(self, reason: ReasonMessage, speakers: Speakers = NOBODY_KNOWN) -> str:
        """Return the clause for a bot's reason for or against a move (`virado.bots.contract.Reason`)."""
        clause = self.worded(reason.key, reason.facts, speakers)
        return self.text("reason-against", clause=FormattedText(clause)) if reason.against else clause

    def reasons(self, reasons: Sequence[ReasonMessage], speakers: Speakers = NOBODY_KNOWN) -> list[str]:
        """Return the clauses for a bot's reasons, those for a move before those against it.

        Reasons that all speak against the move are a drawback, because "but" needs something before it.
        """
        ordered = sorted(reasons, key=lambda reason: reason.against)
        if not ordered or not ordered[0].against:
            return [self.reason(reason, speakers) for reason in ordered]
        first, *rest = (FormattedText(self.worded(each.key, each.facts, speakers)) for each in ordered)
        return [self.text("reason-against-alone", clause=first), *rest]

    def difference(self, difference: Keyed) -> str:
        """Return a difference between a case and the rules as one printable line.

        Differences have the type `virado.cases.differences.Difference`.
        """
        return printable(self.worded(difference.key, difference.facts))

    def phase(self, family: str, phase: str) -> str:
        """Return the name of a phase of a family."""
        key = f"phase-{family}-{phase}"
        return self.text(key if self.has(key) else f"phase-{phase}")

    def game(self, family: str) -> str:
        """Return the title of a family."""
        return self.text(f"game-{family}")

    def variant_title(self, slug: str) -> str:
        """Return the title of a variant."""
        return self.text(f"variant-{slug}.title")

    def variant_also(self, slug: str) -> str:
        """Return other names of a variant, separated by commas; empty if the variant has none."""
        key = f"variant-{slug}.also"
        return self.text(key) if self.has(key) else ""

    def variant_place(self, slug: str) -> str:
        """Return the place where a variant is played; empty if the place is unknown."""
        key = f"variant-{slug}.place"
        return self.text(key) if self.has(key) else ""

    def variant_summary(self, slug: str) -> str:
        """Return a sentence about the special features of a variant."""
        return self.text(f"variant-{slug}.summary")

    def option(self, family: str, name: str) -> str:
        """Return the name of an option; a nested option is written `points.ace`."""
        return self.text(f"{_option_key(family, name)}.name")

    def option_value(self, family: str, name: str, value: object) -> str:
        """Return the value of an option in words.

        It is the value's own message, or yes, no, none, a number or a list. The text numbers seats from 1, whereas
        the data numbers them from 0.
        """
        if counted_from(name) and isinstance(value, int):
            return self.number(value + counted_from(name))
        if isinstance(value, list | tuple):
            items: list[object] = list(value)  # pyright: ignore[reportUnknownArgumentType]
            return self.text(
                "option-values", values=tuple(self.option_value(family, name, item) for item in items)
            )
        word = str(value).lower() if value is not None else "none"
        key = f"{_option_key(family, name)}.{word}"
        if word[0].isalpha() and self.has(key):
            return self.text(key)
        if value is None or isinstance(value, bool):
            return self.text(f"option-value-{word}")
        return Evaluator(self, {}, NOBODY_KNOWN).format_value(value)

    def card(self, name: str) -> str:
        """Return a card in short form: `K♦`."""
        return card_short(name)

    def spoken(self, name: str) -> str:
        """Return the spoken name of a card: king of diamonds."""
        return str(card_in_words(Evaluator(self, {}, NOBODY_KNOWN), name))

    def number(self, value: float) -> str:
        """Return a number in the digits of the language."""
        return Evaluator(self, {}, NOBODY_KNOWN).number(value)


@cache
def _catalogue(tag: str, pattern: str, strict: bool) -> Catalogue:
    return Catalogue(tag, pattern, strict=strict)


@contextmanager
def extra_folder(folder: Path) -> Generator[None, None, None]:
    """Search another folder for catalogues within a `with` block.

    This serves a family that is not part of this package.
    """
    loading.FOLDERS.append(folder)
    _reset_after_fork()
    try:
        yield
    finally:
        loading.FOLDERS.remove(folder)
        _reset_after_fork()


def _reset_after_fork() -> None:
    loading.subjects.cache_clear()
    loading.patterns.cache_clear()
    loading.messages.cache_clear()
    _catalogue.cache_clear()


def catalogue(language: str = DEFAULT) -> Catalogue:
    """Return the catalogue of a language tag or locale (`de`, `fa_IR.UTF-8`).

    With `de-x-german`, cards have the names of German suits, and with `fa-u-nu-latn` numbers have the digits 0 to 9.
    Raises LookupError for an unknown language.
    """
    found = language_in(language)
    pattern = pattern_in(language)
    has_names = any(pattern in loading.patterns(each) for each in fallbacks(found.tag))
    tag = found.tag + (WITH_LATIN_DIGITS if found.foreign_digits else "")
    return _catalogue(tag, pattern if has_names else "", bool(os.environ.get("VIRADO_STRICT_WORDS")))


def catalogue_for(language: str | None, env: Mapping[str, str] = os.environ) -> Catalogue:
    """Return the catalogue of the requested language (`--lang`), or that of the locale if `language` is None.

    Raises OptionsError for an unknown language.
    """
    if language is None:
        return catalogue(language_from(env))
    if match_language(language) is None:
        raise OptionsError("no-such-language", language, part=language, candidates=tuple(LANGUAGES))
    return catalogue(language)


def english_line(refusal: Refusal, given: str) -> str:
    """Return the English line of an error, which `str()` of a RefusedError uses."""
    return catalogue(DEFAULT).refusal_line(refusal, given)


def one_line(text: str) -> str:
    """Return any text as one printable line.

    A text longer than LONGEST_LINE characters is cut and ends with an ellipsis.
    """
    shown = printable(text)
    return shown if len(shown) <= LONGEST_LINE else shown[:LONGEST_LINE] + "..."


def printable(text: str) -> str:
    """Return any text as one printable line."""
    return "".join(
        char if char.isprintable() or char in _ISOLATES else "?" for char in " ".join(text.split())
    )


_ISOLATES = "\u2066\u2067\u2068\u2069\u200e\u200c"


def _option_key(family: str, name: str) -> str:
    return f"option-{family}-{name.replace('.', '-')}"


def _fallback_text(key: str, facts: Mapping[str, object]) -> str:
    """Return the key and the facts of a missing message as text."""
    listed = ", ".join(f"{name}={_fact(value)}" for name, value in facts.items())
    return f"{key} ({listed})" if listed else key


def _fact(value: object) -> str:
    try:
        return msgspec.json.encode(value).decode()
    except (TypeError, msgspec.MsgspecError):
        return repr(value)
