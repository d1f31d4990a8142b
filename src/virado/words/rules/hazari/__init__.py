"""The facts that passages of Hazari can use besides the options."""

from collections.abc import Iterator, Mapping

import msgspec

from virado.cases.validation import Plain
from virado.games.hazari.messages import sort_card_names
from virado.games.hazari.options import HazariOptions
from virado.games.hazari.rules.config import card_points
from virado.games.variant import Variant
from virado.words.catalogue import Catalogue
from virado.words.evaluation import Evaluator
from virado.words.functions import join
from virado.words.rules.inline import cards
from virado.words.rules.texts import Place
from virado.words.speakers import NOBODY_KNOWN


def facts(variant: Variant, words: Catalogue) -> dict[str, object]:
    """Return the facts for Hazari.

    | name | meaning |
    |---|---|
    | `all_points` | total points of all cards in the pack (H-1) |
    | `troy_rounds` | the rounds in which a winning troy wins the match (H-20), such as "1, 2 or 3" |
    """
    options: HazariOptions = variant.options
    rounds = [words.number(each) for each in options.troy_win_rounds]
    return {
        "all_points": sum(card_points(card, options.card_values) for card in range(variant.deck.count)),
        "troy_rounds": join(Evaluator(words, {}, NOBODY_KNOWN), rounds, "or"),
    }


class _ShownHands(msgspec.Struct):
    """The parts of a position that `list_places` shows."""

    hands: dict[int, tuple[str, ...]]


def list_places(position: Mapping[str, Plain], words: Catalogue) -> Iterator[Place]:
    """Yield the place of the reader's hand."""
    lying = msgspec.convert(position, _ShownHands)
    yield Place(words.text("terminal-label-hand"), (cards(sort_card_names(lying.hands[0])),))
