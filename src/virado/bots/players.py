"""The interface of a family's players."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from virado.bots.contract import Bot, PlayerName
from virado.bots.handicap import CLUB, EXPERT, Handicap, HandicappedBot, Skill
from virado.games.variant import Variant

if TYPE_CHECKING:
    from virado.bots.contest import CompiledPlayers
    from virado.kernel.compile import Kernel


class Players(ABC):
    """The players of one family.

    The family's entry in `virado.families` names an instance: `virado.bots.<family>:PLAYERS`.
    """

    family: ClassVar[str]
    aims: ClassVar[tuple[str, ...]] = ()
    """Objectives of the expert, the default first; empty if the expert has a single objective."""
    characters: tuple[str, ...] = ()
    """Names of characters: players of about club strength with a distinct style."""

    @abstractmethod
    def player(self, name: PlayerName, *, aim: str | None = None) -> Bot:
        """Return the player with this name. `aim` is one of `aims` and applies to the expert only."""

    def uniform_expert(self) -> Bot:
        """Return an expert that infers nothing from the moves of others: it confirms puzzles that the expert finds.

        It deals the hidden cards uniformly within what the rules prove. By default it is the expert itself.
        """
        return self.player("expert")

    def characters_of(self, variant: Variant) -> tuple[str, ...]:
        """Return the characters whose style shows in a variant."""
        return self.characters

    def character(self, name: str) -> Bot:
        """Return the player of a name in `characters`."""
        raise KeyError(name)

    @abstractmethod
    def handicap(self, skill: Skill) -> Handicap:
        """Return the memory and attention limits of a skill level."""

    @abstractmethod
    def compiled_players(self, variant: Variant) -> "CompiledPlayers":
        """Return the compiled players of a variant, with the kernel that plays matches between them.

        Calling this method loads the compiler.
        """

    def kernels(self) -> "Mapping[str, Kernel[Any]]":
        """Return the kernels of this family's bots and of its advice to people, by name.

        `virado.kernel.webassembly` compiles them ahead of time, so each has an example of its arguments.
        """
        return {}

    def load_tables(self, variant: Variant) -> None:  # noqa: B027  # most families have no tables
        """Load the tables that the family's players use (`virado.analysis.tables`), or build them."""

    @abstractmethod
    def simulations_per_s(self, variant: Variant, *, seconds: float) -> float:
        """Return the speed of the family's search, in simulations per second of processor time in one thread.

        The measurement takes about `seconds` seconds, not including compilation.
        """


def make_dial_player(dial: float, players: Players) -> Bot:
    """Return the player of a family at a place on the dial.

    At 0.5 this is the club player itself, and at 1 the expert itself.
    """
    club = players.player("club")
    if dial in (CLUB, EXPERT):
        return club if dial == CLUB else players.player("expert")
    skill = Skill(dial)
    searcher = players.player("expert") if skill.thought else None
    return HandicappedBot(players.handicap(skill), club, searcher)
