"""What passages may ask of a variant, and put into their sentences."""

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
    """Every option by its name (`points.ace`), and:

    | name | what |
    |---|---|
    | `variant` | the slug |
    | `players`, `teams` | how many play, and whether as two pairs |
    | `least_players`, `most_players`, `players_vary` | how many may play this form, and whether that is more than one number |
    | `pairs` | `never`, `optional` or `always`: whether four may play as two pairs |
    | `pack` | cards in the pack |

    and what `facts` of the family's folder adds.
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
    """The position of an example as `list_places` of the family's folder shows it."""
    return tuple(_family_module(family).list_places(examples(family)[example_id].position, words))


class _Folder(Protocol):
    """What the module of a family's folder has."""

    def facts(self, variant: Variant, words: Catalogue) -> Mapping[str, object]: ...
    def list_places(self, position: Mapping[str, Plain], words: Catalogue) -> Iterable[Place]: ...


def _family_module(family: str) -> _Folder:
    folder: object = importlib.import_module(f"virado.words.rules.{family}")
    return cast(_Folder, folder)
