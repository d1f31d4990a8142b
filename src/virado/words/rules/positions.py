"""The position of an example in the variant and with the number of players of whoever reads.

A position is that of the case schemas; an example may say in it, for any number of players:

dealer: -1                  a seat counted back from the reader, who sits in seat 0; in a `trick` as well
scores: 20                  every seat has as many
history: [others play]      everybody but the reader does this, one after the other
history: [all exchange]     everybody does
history: [rest drop]        everybody but the reader and one other does
"""

from collections.abc import Iterator, Mapping

import msgspec
from msgspec import UNSET, UnsetType

from virado.cases.validation import Plain
from virado.games.variant import Variant
from virado.words.catalogue import catalogue
from virado.words.rules.conditions import condition
from virado.words.rules.facts import facts_of
from virado.words.rules.passages import REFERENCE, Example


class _Written(msgspec.Struct):
    """What may be written for any number of players."""

    dealer: int | UnsetType = UNSET
    scores: int | list[int] | dict[int, int] | UnsetType = UNSET
    trick: list[tuple[int, str]] | UnsetType = UNSET
    history: list[str] | UnsetType = UNSET


def position_in(example: Example, variant: Variant) -> dict[str, Plain]:
    """The position of an example in a variant, as the case schemas have it."""
    position = dict(example.position)
    facts = facts_of(variant, catalogue(REFERENCE))
    for written, instead in example.where.items():
        if condition(written).holds(facts):
            position |= instead
            break
    return _fit_players(position, variant.players)


def _fit_players(position: Mapping[str, Plain], players: int) -> dict[str, Plain]:
    written = msgspec.convert(position, _Written)
    seated = dict(position)
    if written.dealer is not UNSET:
        seated["dealer"] = written.dealer % players
    if isinstance(written.scores, int):
        seated["scores"] = [written.scores] * players
    if written.trick is not UNSET:
        seated["trick"] = [[seat % players, card] for seat, card in written.trick]
    if written.history is not UNSET:
        seated["history"] = [said for action in written.history for said in _shift_actions(action, players)]
    return seated


def _shift_actions(action: str, players: int) -> Iterator[str]:
    who, _, what = action.partition(" ")
    times = {"all": players, "others": players - 1, "rest": players - 2}.get(who)
    yield from [action] if times is None else [what] * times
