"""The small games of all families."""

from virado.cards import members
from virado.cases.positions import start_at
from virado.families import FAMILIES, load
from virado.games.catalogue import variant as find_variant
from virado.lab.solving.contract import SmallGames, SmallPosition
from virado.lab.solving.game import SmallGame
from virado.packs import shuffle_cards


class Scenario(SmallPosition):
    """A small game to solve: a position with few cards left in a regular deal."""

    def game(self) -> SmallGame:
        """Return the game with all its deals and lines of play."""
        variant = find_variant(self.variant)
        names = self.pack.split()
        kept = variant.deck.cards(names)
        filler = [*members(kept), *shuffle_cards(variant.deck.full & ~kept, 1, 0)]
        root = start_at(variant, self.position, filler).state
        if self.set_aside is not None:
            self.set_aside(root, variant.deck.full & ~kept if names else 0)
        return SmallGame(variant, root, seats=self.seats)


def _family_scenarios(part: str) -> SmallGames:
    return load(part)


SCENARIOS: dict[str, Scenario] = {
    name: Scenario(*position)
    for family in FAMILIES.values()
    if family.small_games
    for name, position in _family_scenarios(family.small_games).positions.items()
}
"""Scenarios by name."""
