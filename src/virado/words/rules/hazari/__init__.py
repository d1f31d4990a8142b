"""What the passages of Hazari may ask of a variant besides its options."""

from collections.abc import Iterator, Mapping
from typing import Any

from virado.games.hazari.messages import in_order
from virado.games.hazari.options import HazariOptions
from virado.games.hazari.rules.config import card_points
from virado.games.variant import Variant
from virado.words.catalogue import Catalogue
from virado.words.rules.inline import cards
from virado.words.rules.texts import Place


def facts(variant: Variant, words: Catalogue) -> dict[str, Any]:
    """Added to the facts of every variant:

    | name | what |
    |---|---|
    | `all_points` | what all cards of the pack count (H-1) |
    """
    options: HazariOptions = variant.options
    return {"all_points": sum(card_points(card, options.card_values) for card in range(variant.deck.count))}


def laid_out(position: Mapping[str, Any], words: Catalogue) -> Iterator[Place]:
    """The reader's hand."""
    yield Place(words.text("terminal-label-hand"), (cards(in_order(tuple(position["hands"][0]))),))
