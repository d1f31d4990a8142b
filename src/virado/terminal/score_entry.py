"""The fields of the score keeper's entry form: their questions, and the values that a typed line means."""

import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple

import msgspec

from virado.scorekeeping.messages import EntryField, EntryItem, EntryValue, FieldChoice
from virado.terminal.choices import QUOTED, normalize
from virado.terminal.columns import NO_BREAK
from virado.terminal.texts import Texts
from virado.words.evaluation import FormattedText

USUAL = "="
"""Answer that gives a field and all following ones the offered values."""
SUIT = "suit-"
"""Beginning of the labels of choices that are suits."""
_BETWEEN = re.compile(r"[\s,;:=،؛]+")
MINUS = "\N{MINUS SIGN}"
IN_A_LINE = 4
"""Maximum number of choices that a question lists in its line."""
_NOBODY = ("-", "0")
_REST = ("-",)


class AnswerError(Exception):
    """A line is no value of a field. The text is the note to show."""


class Offer(NamedTuple):
    """The value that Enter gives."""

    value: EntryValue


class EntryForm:
    """The questions about a deal, and their answers, for the players of this deal.

    A place is a side or a seat, as the field asks; people type its number from 1, or a player's name or its beginning.
    """

    def __init__(self, texts: Texts, names: Sequence[str], sides: Sequence[Sequence[int]]) -> None:
        self.texts = texts
        seats = range(len(names))
        self._shown = {
            "seat": [texts("terminal-keeper-seat", seat=seat) for seat in seats],
            "side": [texts("terminal-keeper-names", side=side) for side in range(len(sides))],
        }
        typed = [normalize(name).casefold().replace(" ", "_") for name in names]
        self._typed = {
            "seat": [[typed[seat]] for seat in seats],
            "side": [[typed[seat] for seat in seats_of] for seats_of in sides],
        }

    # ------------------------------------------------------------------ display
    def label(self, field: EntryField) -> str:
        """Return the name of a field."""
        return self.texts(f"score-label-{field.label}")

    def question(self, field: EntryField, offer: Offer | None, asked: str = "") -> str:
        """Return the question about a field. Enter gives the offered value, if there is one.

        `asked` replaces the name of the field.
        """
        texts = self.texts
        key = "terminal-keeper-ask"
        if field.scope != "deal" and field.kind == "number":
            key = "terminal-keeper-ask-each" if field.total is None else "terminal-keeper-ask-sum"
        name = FormattedText(texts.style.paint("bold", asked or self.label(field)))
        listed = self._listed(field)
        is_long = len(field.choices) > IN_A_LINE
        key = "terminal-keeper-ask-lines" if is_long else key
        how = texts(key, name=name, items=texts.as_painted_list(listed), total=field.total or 0)
        if offer is not None:
            enter = FormattedText(texts.style.paint("key", self.shown(field, offer.value)))
            how = f"{how} {texts('terminal-keeper-enter', input=enter)}"
        return "\n".join([how, *(f" {each}" for each in listed)]) if is_long else how

    def answer(self, field: EntryField, value: EntryValue) -> str:
        """Return a field with its value."""
        texts = self.texts
        shown = FormattedText(self.shown(field, value))
        return texts("terminal-keeper-answer", name=FormattedText(self.label(field)), input=shown)

    def _listed(self, field: EntryField) -> list[str]:
        """Return the answers to a field, with their numbers; for numbers, the places in order."""
        if field.scope != "deal" and field.kind == "number":
            return [self._place_name(field, place) for place in self._places(field)]
        if field.kind == "flag" and field.scope == "deal":
            return [self.texts("terminal-keeper-yes"), self.texts("terminal-keeper-no")]
        if field.kind in ("choice", "sequence"):
            found = [
                self._numbered(i, self._choice_name(choice)) for i, choice in enumerate(field.choices, 1)
            ]
        elif field.kind == "number":
            return [self.texts("terminal-keeper-range", least=field.least, limit=field.most)]
        else:
            found = [
                self._numbered(place + 1, self._place_name(field, place)) for place in self._places(field)
            ]
        nobody = field.optional or field.kind in ("flag", "sequence")
        return [*found, *([self._numbered(0, self._nobody(field))] if nobody else [])]

    def _numbered(self, number: int, text: str) -> str:
        return f"{self.texts.style.paint('key', self.texts.number(number))}{NO_BREAK}{text}"

    def _nobody(self, field: EntryField) -> str:
        return self.texts("terminal-keeper-none" if field.kind == "sequence" else "terminal-keeper-nobody")

    def _places(self, field: EntryField) -> Sequence[int]:
        """Return the places that have a value."""
        return field.only if field.only is not None else range(len(self._shown[_place_kind(field)]))

    def _place_name(self, field: EntryField, place: int) -> str:
        return self._shown[_place_kind(field)][place]

    def _choice_name(self, choice: FieldChoice) -> str:
        texts = self.texts
        if choice.label.startswith(SUIT):
            suit = choice.label.removeprefix(SUIT)
            return texts.style.suit(suit, texts("suit-name", suit=suit))
        label = texts(f"score-label-{choice.label}") if choice.label else ""
        if choice.side is None:
            return label
        name = self._shown["side"][choice.side]
        return f"{name} ({label})" if label else name

    def shown(self, field: EntryField, value: EntryValue) -> str:
        """Return a value as people type or read it."""
        texts = self.texts
        if isinstance(value, tuple) and field.scope != "deal":
            places = self._places(field)
            if field.kind == "number":
                return texts.style.isolate(" ".join(texts.number(int(value[place] or 0)) for place in places))
            return self._named([self._place_name(field, place) for place in places if value[place]], field)
        if isinstance(value, tuple):
            named = {choice.value: self._choice_name(choice) for choice in field.choices}
            return self._named([named[each] for each in value if isinstance(each, int | str)], field)
        if field.kind == "flag":
            return texts("terminal-keeper-yes" if value else "terminal-keeper-no")
        if field.kind == "choice":
            return next((self._choice_name(choice) for choice in field.choices if choice.value == value), "")
        if value is None:
            return self._nobody(field)
        number = int(value)
        return texts.number(number) if field.kind == "number" else self._shown[_place_kind(field)][number]

    def _named(self, names: Sequence[str], field: EntryField) -> str:
        texts = self.texts
        return (
            texts("terminal-keeper-list", items=texts.as_painted_list(names))
            if names
            else self._nobody(field)
        )

    # ------------------------------------------------------------------ input
    def read(self, field: EntryField, line: str) -> EntryValue:
        """Return the value that a typed line means. Raises AnswerError."""
        typed = self._joined(normalize(line.replace(MINUS, "-")).casefold())
        if field.kind == "choice":
            return self._choice(field, typed.replace("_", " "))
        words = [word for word in _BETWEEN.split(typed) if word]
        if not words:
            raise self._error("terminal-keeper-what")
        if field.kind == "sequence":
            if len(words) == 1 and self._is_nobody(words[0]):
                return ()
            picked = tuple(self._listed_choice(field, word) for word in words)
            if len(picked) > field.most:
                raise self._error("terminal-keeper-bounds", least=0, limit=field.most, input=str(len(picked)))
            return picked
        if field.scope != "deal":
            return self._flags(field, words) if field.kind == "flag" else self._numbers(field, words)
        if len(words) > 1:
            raise self._error("terminal-keeper-one", input=line)
        if field.kind == "flag":
            return self._yes_or_no(words[0])
        if field.kind == "number":
            return self._number(field, words[0])
        return None if field.optional and self._is_nobody(words[0]) else self._place(field, words[0])

    def _joined(self, typed: str) -> str:
        """Return a line in which the names of several words are one word each."""
        names = {
            name.replace("_", " "): name
            for name in (each for names in self._typed["seat"] for each in names)
            if "_" in name
        }
        for spaced in sorted(names, key=len, reverse=True):
            typed = typed.replace(spaced, names[spaced])
        return typed

    def _error(self, key: str, **facts: object) -> AnswerError:
        if isinstance(given := facts.get("input"), str):
            facts["input"] = given.replace("_", " ")[:QUOTED]
        return AnswerError(self.texts(key, **facts))

    def _is_nobody(self, word: str) -> bool:
        return word in _NOBODY or word in self.texts.typed_words("terminal-keeper-words-nobody")

    def _yes_or_no(self, word: str) -> bool:
        for value, key in ((True, "terminal-words-yes"), (False, "terminal-words-no")):
            if any(known.startswith(word) for known in self.texts.typed_words(key)):
                return value
        raise self._error("terminal-keeper-yes-or-no")

    def _place(self, field: EntryField, word: str) -> int:
        """Return the place that a word names: a number from 1, a name or its beginning."""
        places = self._places(field)
        aliases = self._typed[_place_kind(field)]
        if word.isdecimal():
            found = [int(word) - 1] if 0 < int(word) <= len(aliases) else []
        else:
            found = [place for place, names in enumerate(aliases) if word in names] or [
                place for place, names in enumerate(aliases) if any(name.startswith(word) for name in names)
            ]
        fits = [place for place in found if place in places]
        names = self.texts.as_painted_list(self._place_name(field, place) for place in fits or found)
        if len(fits) == 1:
            return fits[0]
        if fits:
            raise self._error("terminal-keeper-several", input=word, names=names)
        raise self._error(
            "terminal-keeper-not-asked" if found else "terminal-keeper-no-place", input=word, names=names
        )

    def _choice(self, field: EntryField, typed: str) -> EntryItem:
        texts = self.texts
        if typed.isdecimal():
            return self._listed_choice(field, typed)
        words: dict[EntryItem, set[str]] = {}
        for choice in field.choices:
            words[choice.value] = {normalize(texts.plain_text(f"score-label-{choice.label}")).casefold()}
            if choice.label.startswith(SUIT):
                suit = choice.label.removeprefix(SUIT)
                lettering = texts.style.lettering
                words[choice.value] |= {
                    (lettering.suits[suit] if lettering else suit).casefold(),
                    *texts.suit_words([f"A{suit}"]),
                    *texts.typed_words(f"terminal-words-suit-{suit}"),
                }
        for fits in (
            [value for value, known in words.items() if typed in known],
            [value for value, known in words.items() if any(each.startswith(typed) for each in known)],
            [value for value, known in words.items() if any(f" {typed}" in each for each in known)],
        ):
            if len(fits) == 1:
                return fits[0]
            if fits:
                names = [self._choice_name(choice) for choice in field.choices if choice.value in fits]
                raise self._error("terminal-keeper-several", input=typed, names=texts.as_painted_list(names))
        raise self._error("terminal-keeper-no-choice", input=typed)

    def _listed_choice(self, field: EntryField, word: str) -> EntryItem:
        """Return the choice with a number in the list, or the only one of a player."""
        if word.isdecimal():
            if 1 <= int(word) <= len(field.choices):
                return field.choices[int(word) - 1].value
            raise self._error("terminal-note-no-entry", number=int(word), limit=len(field.choices))
        fits = [
            choice
            for choice in field.choices
            if choice.side is not None
            and any(name.startswith(word) for name in self._typed["side"][choice.side])
        ]
        if len(fits) != 1:
            names = self.texts.as_painted_list(map(self._choice_name, fits))
            raise self._error(
                "terminal-keeper-several" if fits else "terminal-keeper-no-place", input=word, names=names
            )
        return fits[0].value

    def _number(self, field: EntryField, word: str) -> int:
        if not re.fullmatch(r"[-+]?\d{1,9}", word):
            raise self._error("terminal-keeper-no-number", input=word)
        if not field.least <= int(word) <= field.most:
            raise self._error("terminal-keeper-bounds", input=word, least=field.least, limit=field.most)
        return int(word)

    def _flags(self, field: EntryField, words: Sequence[str]) -> EntryValue:
        places = self._places(field)
        if len(words) == 1 and self._is_nobody(words[0]):
            named: set[int] = set()
        elif len(words) == 1 and words[0] in self.texts.typed_words("terminal-words-all"):
            named = set(places)
        else:
            named = {self._place(field, word) for word in words}
        assert isinstance(field.default, tuple)
        return tuple(
            place in named if place in places else value for place, value in enumerate(field.default)
        )

    def _numbers(self, field: EntryField, words: Sequence[str]) -> EntryValue:
        """Return the numbers of all places: typed in order, or each beside a name.

        In order, the last one or one `-` may be missing and is the rest of the sum; after the whole sum, zeros may be
        missing. A name alone has the rest of a sum, or 1.
        """
        places = list(self._places(field))
        if len(words) == 1 and self._is_nobody(words[0]) and field.total is None:
            found: dict[int, int | None] = dict.fromkeys(places, 0)
        elif all(word in _REST or re.fullmatch(r"[-+]?\d+", word) for word in words):
            given = [None if word in _REST else self._number(field, word) for word in words]
            known = sum(each for each in given if each is not None)
            if field.total is not None and known == field.total and None not in given:
                given += [0] * (len(places) - len(given))
            elif field.total is not None and len(given) == len(places) - 1:
                given.append(None)
            if len(given) != len(places) or given.count(None) > (field.total is not None):
                raise self._error("terminal-keeper-count", number=len(places), total=len(words))
            found = dict(zip(places, given, strict=True))
        else:
            found = self._named_numbers(field, words)
            missing = [place for place in places if place not in found]
            known = sum(each for each in found.values() if each is not None)
            if field.total is not None and known < field.total and None not in found.values():
                if len(missing) > 1:
                    names = self.texts.as_painted_list(self._place_name(field, place) for place in missing)
                    raise self._error("terminal-keeper-missing", number=field.total - known, names=names)
                found |= dict.fromkeys(missing, None)
            found |= {place: 0 for place in missing if place not in found}
        return self._with_rest(field, found)

    def _named_numbers(self, field: EntryField, words: Sequence[str]) -> dict[int, int | None]:
        if len(words) == 1:
            return {self._place(field, words[0]): field.total if field.total is not None else 1}
        found: dict[int, int | None] = {}
        place: int | None = None
        for word in words:
            if word in _REST or re.fullmatch(r"[-+]?\d+", word):
                if place is None:
                    raise self._error("terminal-keeper-whose", input=word)
                found[place] = None if word in _REST else self._number(field, word)
                place = None
                continue
            if place is not None:
                found[place] = self._alone(field, place, found)
            place = self._place(field, word)
            if place in found:
                raise self._error("terminal-typed-twice", input=word)
        if place is not None:
            found[place] = self._alone(field, place, found)
        return found

    def _alone(self, field: EntryField, place: int, found: Mapping[int, int | None]) -> int | None:
        """Return the number of a place that is typed without one, among others: 1, or the rest of a sum."""
        if field.total is None:
            return 1
        if None not in found.values():
            return None
        raise self._error("terminal-keeper-how-many", name=FormattedText(self._place_name(field, place)))

    def _with_rest(self, field: EntryField, found: dict[int, int | None]) -> EntryValue:
        """Return the value of a field, with the rest of the sum. Raises AnswerError if nothing is left for it."""
        taken = sum(each for each in found.values() if each is not None)
        if field.total is not None and None in found.values():
            rest = field.total - taken
            if rest < field.least:
                facts = {"label": field.label, "number": taken, "total": field.total}
                raise self._error("score-note-wrong-total", **facts)
            found = {place: rest if each is None else each for place, each in found.items()}
        assert isinstance(field.default, tuple)
        return tuple(found.get(place, value) for place, value in enumerate(field.default))


def _place_kind(field: EntryField) -> str:
    return "side" if "side" in (field.kind, field.scope) else "seat"


def typed_fields(fields: Sequence[EntryField]) -> tuple[EntryField, ...]:
    """Return the fields that the terminal asks for: no cards, and no choice that leads to cards alone."""
    needed = {
        (condition.field, value)
        for field in fields
        if field.kind == "cards"
        for condition in field.when
        for value in condition.values
    }
    return tuple(
        msgspec.structs.replace(
            field, choices=tuple(each for each in field.choices if (field.id, each.value) not in needed)
        )
        for field in fields
        if field.kind != "cards"
    )
