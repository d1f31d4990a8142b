"""What is said at a table in the words of the game, whatever language the rest is in, and what it means: `Igram`, I play."""

from typing import NamedTuple

from virado.families import FAMILIES
from virado.games.variant import Variant
from virado.words.catalogue import Catalogue
from virado.words.rules.conditions import condition
from virado.words.rules.facts import facts_of


class SpokenWord(NamedTuple):
    """A word of the game."""

    word: str
    """As sentences write it."""
    means: str
    """What it means, without a full stop."""


def spoken_words(variant: Variant, words: Catalogue) -> list[SpokenWord]:
    """Those that are said in this form."""
    name = variant.game.name
    facts = facts_of(variant, words)
    return [
        SpokenWord(words.text(key), words.text(f"{key}.means"))
        for key, when in (
            (f"spoken-{name}-{each}", when) for each, when in FAMILIES[name].spoken_messages.items()
        )
        if not when or condition(when).holds(facts)
    ]
