"""What passages may ask of a variant, and put into their sentences."""

import importlib
from collections.abc import Mapping
from typing import Any

import msgspec

from virado.games.variant import Variant
from virado.words.catalogue import Catalogue
from virado.words.options import flat
from virado.words.rules.passages import families


def facts_of(variant: Variant, words: Catalogue) -> Mapping[str, Any]:
    """Every option by its name (`points.ace`), and:

    | name | what |
    |---|---|
    | `variant` | the slug |
    | `players`, `teams` | how many play, and whether as two pairs |
    | `least_players`, `most_players` | how many may play this form |
    | `pairs` | `never`, `optional` or `always`: whether four may play as two pairs |
    | `pack` | cards in the pack |

    and what `facts` of the family's folder adds.
    """
    preset = variant.preset
    found: dict[str, Any] = {
        **flat(msgspec.to_builtins(variant.options)),
        "variant": variant.slug,
        "players": variant.players,
        "teams": variant.teams,
        "least_players": preset.players[0],
        "most_players": preset.players[-1],
        "pairs": preset.teams,
        "pack": variant.deck.count,
    }
    family = variant.game.name
    if family in families():
        found |= importlib.import_module(f"virado.words.rules.{family}").facts(variant, words)
    return found
