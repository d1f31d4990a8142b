"""The position of an example, adapted to the reader's variant and number of players.

A position has the format of the case schemas. These values also adapt to any number of players:

dealer: -1                  a seat counted back from the reader, who has seat 0; also in `trick`
scores: 20                  the score of every seat
history: [others play]      an action of every player but the reader, in turn
history: [all exchange]     an action of every player
history: [rest drop]        an action of every player but the reader and one other
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


class _WrittenFields(msgspec.Struct):
    """Fields of a position whose values adapt to the number of players."""

    dealer: int | UnsetType = UNSET
    scores: int | list[int] | dict[int, int] | UnsetType = UNSET
    trick: list[tuple[int, str]] | UnsetType = UNSET
    history: list[str] | UnsetType = UNSET


def position_in(example: Example, variant: Variant) -> dict[str, Plain]:
    """Return the position of an example in a variant, in the format of the case schemas."""
    position = dict(example.position)
    facts = facts_of(variant, catalogue(REFERENCE))
    for written, instead in example.where.items():
        if condition(written).holds(facts):
            position |= instead
            break
    return _fit_players(position, variant.players)


def _fit_players(position: Mapping[str, Plain], players: int) -> dict[str, Plain]:
    written = msgspec.convert(position, _WrittenFields)
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
