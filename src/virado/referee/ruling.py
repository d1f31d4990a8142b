"""Answers to questions about real cards: `judge` answers a `RulingQuery`."""

import msgspec

from virado.families import FAMILIES, load
from virado.games.catalogue import variant as find_variant
from virado.games.variant import Variant
from virado.referee.contract import Decided, Entered, Referee, label, note, refuse
from virado.referee.messages import Ruling, RulingChoice, RulingField, RulingNote, RulingQuery
from virado.refusal import OptionsError
from virado.words import Catalogue, catalogue
from virado.words.card_reading import UnreadableError, read_cards, read_suit


def referee_of(variant: Variant) -> Referee:
    """Return the referee of a variant's family. Raises OptionsError (`no-referee`)."""
    name = FAMILIES[variant.game.name].referee
    if not name:
        raise OptionsError("", variant.slug, code="no-referee", variant=variant.slug)
    found: Referee = load(name)
    return found


def judge(query: RulingQuery, words: Catalogue | None = None) -> Ruling:
    """Answer a question about real cards, in the language of the catalogue (English by default).

    Raises OptionsError: `bad-options` for the variant, `no-referee`, or `bad-question`.
    """
    words = words or catalogue()
    variant = find_variant(query.variant, options=query.options)
    referee = referee_of(variant)
    names = referee.questions(variant)
    question = names[0] if query.question is None else query.question
    if question not in names:
        raise refuse("no-such-question", question, part=question, candidates=names)
    form = referee.fields(variant, question, words)
    for name in query.values:
        if name not in {field.id for field in form}:
            raise refuse("no-such-field", name, part=name, candidates=tuple(field.id for field in form))
    fields = [_read(field, query.values.get(field.id, ""), variant, words) for field in form]
    _check_places(fields)
    missing = tuple(
        field.id
        for field in fields
        if len(field.cards) < field.least and (not field.when or _given(fields, field.when))
    )
    entered = Entered(
        {field.id: field.cards for field in fields if field.kind == "cards"},
        {field.id: field.value for field in fields if field.kind == "choice"},
    )
    found = None if missing else referee.judge(variant, question, entered, words)
    return Ruling(
        variant=str(variant),
        question=question,
        questions=tuple(RulingChoice(value=name, text=label(words, f"ask-{name}")) for name in names),
        fields=tuple(fields),
        deck=tuple(tuple(rank + suit for rank in variant.agreement().ranks) for suit in variant.deck.suits),
        missing=missing,
        allowed=found.allowed if found else None,
        headline=_headline(found, words),
        verdict=found.verdict if found else None,
        notes=tuple(found.notes) if found else _missing_notes(fields, missing, words),
        rows=tuple(found.rows) if found else (),
        moves=tuple(found.moves) if found else (),
        complete=found.complete if found else True,
    )


def _headline(found: Decided | None, words: Catalogue) -> str:
    if found is None or found.allowed is None:
        return ""
    return found.headline or words.text("referee-allowed" if found.allowed else "referee-refused")


def _missing_notes(
    fields: list[RulingField], missing: tuple[str, ...], words: Catalogue
) -> tuple[RulingNote, ...]:
    return tuple(
        note(words, "missing", None, title=field.text, number=field.least - len(field.cards))
        for field in fields
        if field.id in missing
    )


def _given(fields: list[RulingField], name: str) -> bool:
    return any(field.id == name and bool(field.cards) for field in fields)


def _read(field: RulingField, value: str, variant: Variant, words: Catalogue) -> RulingField:
    """Return a field with the value that a query has for it."""
    if field.kind == "choice":
        known = [choice.value for choice in field.choices]
        if value not in known:
            suit = read_suit(value, variant.deck, words.language.tag)
            if value and suit not in known:
                raise refuse("no-such-choice", value, title=field.text, part=value)
            value = suit if suit in known else known[0]
        return msgspec.structs.replace(field, value=value)
    try:
        cards = read_cards(value, variant.deck, words.language.tag)
    except UnreadableError as error:
        raise refuse("unreadable", value, title=field.text, part=error.part) from None
    twice = tuple(dict.fromkeys(card for card in cards if cards.count(card) > 1))
    if twice:
        raise refuse("card-twice", value, cards=twice)
    if len(cards) > field.most:
        raise refuse("too-many", value, title=field.text, number=len(cards), limit=field.most)
    return msgspec.structs.replace(field, cards=cards)


def _check_places(fields: list[RulingField]) -> None:
    """Raise OptionsError if a card lies in two fields that share none."""
    places: dict[str, str] = {}
    for field in fields:
        for card in () if field.among else field.cards:
            if card in places:
                raise refuse("two-places", card, cards=(card,), title=places[card], other=field.text)
            places[card] = field.text
