"""Answers of the score keeper in words: fills in the texts of labels and notes."""

from typing import TypeVar, cast

import msgspec

from virado.scorekeeping.messages import EntryField, FieldChoice, ScoreItem, ScoreNote
from virado.words.catalogue import Catalogue

T = TypeVar("T")


def in_words(words: Catalogue, data: T) -> T:
    """Return an answer with every `text` and `message` in the language of the catalogue."""
    return cast("T", _filled(words, data))


def _filled(words: Catalogue, data: object) -> object:
    if isinstance(data, tuple):
        return tuple(_filled(words, each) for each in cast("tuple[object, ...]", data))
    if not isinstance(data, msgspec.Struct):
        return data
    new: dict[str, object] = {name: _filled(words, getattr(data, name)) for name in data.__struct_fields__}
    if isinstance(data, ScoreNote):
        new["message"] = words.worded(f"score-note-{data.code}", data.facts)
    elif isinstance(data, ScoreItem):
        new["text"] = words.text(f"score-label-{data.item}")
    elif isinstance(data, EntryField | FieldChoice) and data.label:
        new["text"] = words.text(f"score-label-{data.label}")
    return msgspec.structs.replace(data, **new)
