"""Words that players say at the table in the language of the game, with their meaning: `Igram`, I play."""

from typing import NamedTuple

from virado.families import FAMILIES
from virado.games.variant import Variant
from virado.words.catalogue import Catalogue
from virado.words.rules.conditions import condition
from virado.words.rules.facts import facts_of


class SpokenWord(NamedTuple):
    """A word spoken at the table, in the language of the game."""

    word: str
    """The word as sentences write it."""
    means: str
    """Its meaning, without a full stop."""


def spoken_words(variant: Variant, words: Catalogue) -> list[SpokenWord]:
    """Return the words spoken in this variant."""
    name = variant.game.name
    facts = facts_of(variant, words)
    return [
        SpokenWord(words.text(key), words.text(f"{key}.means"))
        for key, when in (
            (f"spoken-{name}-{each}", when) for each, when in FAMILIES[name].spoken_messages.items()
        )
        if not when or condition(when).holds(facts)
    ]
