"""Words that players say at the table in the language of the game, with their meanings: `Igram` means "I play"."""

from typing import NamedTuple

from virado.families import FAMILIES
from virado.games.variant import Variant
from virado.words.catalogue import Catalogue
from virado.words.rules.conditions import condition
from virado.words.rules.facts import facts_of


class SpokenWord(NamedTuple):
    """A word spoken at the table, in the language of the game."""

    word: str
    """The word, as sentences write it."""
    means: str
    """The meaning of the word, without a full stop."""
    move: str
    """Text of the move that the word announces; empty if it announces no move, or several."""


def spoken_words(variant: Variant, words: Catalogue) -> list[SpokenWord]:
    """Return the words that players of this variant say."""
    family = FAMILIES[variant.game.name]
    facts = facts_of(variant, words)
    return [
        SpokenWord(words.text(key), words.text(f"{key}.means"), family.spoken_moves.get(word, ""))
        for word, when in family.spoken_messages.items()
        for key in (f"spoken-{family.name}-{word}",)
        if not when or condition(when).holds(facts)
    ]
