"""The position of an example in the variant and with the number of players of whoever reads.

A position is that of the case schemas; an example may say in it, for any number of players:

dealer: -1                  a seat counted back from the reader, who sits in seat 0; in a `trick` as well
scores: 20                  every seat has as many
history: [others play]      everybody but the reader does this, one after the other
history: [all exchange]     everybody does
history: [rest drop]        everybody but the reader and one other does
"""

from collections.abc import Iterator, Mapping
from typing import Any

from virado.games.variant import Variant
from virado.words.catalogue import catalogue
from virado.words.rules.conditions import condition
from virado.words.rules.facts import facts_of
from virado.words.rules.passages import REFERENCE, Example


def position_in(example: Example, variant: Variant) -> dict[str, Any]:
    """The position of an example in a variant, as the case schemas have it."""
    position = dict(example.position)
    facts = facts_of(variant, catalogue(REFERENCE))
    for written, instead in example.where.items():
        if condition(written).holds(facts):
            position |= instead
            break
    return _seated(position, variant.players)


def _seated(position: Mapping[str, Any], players: int) -> dict[str, Any]:
    seated = dict(position)
    if "dealer" in seated:
        seated["dealer"] %= players
    if isinstance(seated.get("scores"), int):
        seated["scores"] = [seated["scores"]] * players
    if "trick" in seated:
        seated["trick"] = [[seat % players, card] for seat, card in seated["trick"]]
    if "history" in seated:
        seated["history"] = [said for action in seated["history"] for said in _by_each(action, players)]
    return seated


def _by_each(action: str, players: int) -> Iterator[str]:
    who, _, what = action.partition(" ")
    times = {"all": players, "others": players - 1, "rest": players - 2}.get(who)
    yield from [action] if times is None else [what] * times
