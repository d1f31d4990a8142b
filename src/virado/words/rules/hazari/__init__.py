"""What the passages of Hazari may ask of a variant besides its options."""

from collections.abc import Iterator, Mapping

import msgspec

from virado.cases.validation import Plain
from virado.games.hazari.messages import sort_card_names
from virado.games.hazari.options import HazariOptions
from virado.games.hazari.rules.config import card_points
from virado.games.variant import Variant
from virado.words.catalogue import Catalogue
from virado.words.rules.inline import cards
from virado.words.rules.texts import Place


def facts(variant: Variant, words: Catalogue) -> dict[str, object]:
    """Added to the facts of every variant:

    | name | what |
    |---|---|
    | `all_points` | what all cards of the pack count (H-1) |
    """
    options: HazariOptions = variant.options
    return {"all_points": sum(card_points(card, options.card_values) for card in range(variant.deck.count))}


class _Lying(msgspec.Struct):
    """What is shown of a position."""

    hands: dict[int, tuple[str, ...]]


def list_places(position: Mapping[str, Plain], words: Catalogue) -> Iterator[Place]:
    """The reader's hand."""
    lying = msgspec.convert(position, _Lying)
    yield Place(words.text("terminal-label-hand"), (cards(sort_card_names(lying.hands[0])),))
