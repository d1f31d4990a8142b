"""The facts of a variant, which passages can test and insert into their sentences."""

import importlib
from collections.abc import Iterable, Mapping
from typing import Protocol, cast

import msgspec

from virado.cases.validation import Plain
from virado.games.variant import Variant, flat
from virado.words.catalogue import Catalogue
from virado.words.rules.passages import examples, families
from virado.words.rules.texts import Place


def facts_of(variant: Variant, words: Catalogue) -> Mapping[str, object]:
    """Return the facts of a variant: its options (`points.ace`), the family's own facts, and those below.

    | name | meaning |
    |---|---|
    | `variant` | the slug |
    | `players`, `teams` | number of players, and whether they play as two pairs |
    | `least_players`, `most_players` | range of the number of players |
    | `players_vary` | whether the number of players can be chosen |
    | `pairs` | `never`, `optional` or `always`: whether four players form two pairs |
    | `pack` | number of cards in the pack |

    The family's own facts come from `facts` in the module of its folder.
    """
    preset = variant.preset
    found: dict[str, object] = {
        **flat(msgspec.to_builtins(variant.options)),
        "variant": variant.slug,
        "players": variant.players,
        "teams": variant.teams,
        "least_players": preset.players[0],
        "most_players": preset.players[-1],
        "players_vary": len(preset.players) > 1,
        "pairs": preset.teams,
        "pack": variant.deck.count,
    }
    family = variant.game.name
    if family in families():
        found |= _family_module(family).facts(variant, words)
    return found


def list_places(family: str, example_id: str, words: Catalogue) -> tuple[Place, ...]:
    """Return the places of an example's position, as the family's module lists them."""
    return tuple(_family_module(family).list_places(examples(family)[example_id].position, words))


class _Folder(Protocol):
    """The functions that the module of a family's folder provides."""

    def facts(self, variant: Variant, words: Catalogue) -> Mapping[str, object]: ...
    def list_places(self, position: Mapping[str, Plain], words: Catalogue) -> Iterable[Place]: ...


def _family_module(family: str) -> _Folder:
    folder: object = importlib.import_module(f"virado.words.rules.{family}")
    return cast(_Folder, folder)
