"""The players of a family: who they are by name, and those between them."""

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, ClassVar

from virado.bots.contract import Bot, PlayerName
from virado.bots.handicap import CLUB, EXPERT, Handicap, HandicappedBot, Skill
from virado.games.variant import Variant

if TYPE_CHECKING:
    from virado.bots.contest import CompiledPlayers


class Players(ABC):
    """The players of one family; its entry in `virado.families` names an instance, `virado.bots.<family>:PLAYERS`."""

    family: ClassVar[str]
    aims: ClassVar[tuple[str, ...]] = ()
    """What the expert may play for, the usual first; empty where there is no choice."""
    characters: tuple[str, ...] = ()
    """Names of players near the club player in strength that play in a way of their own."""

    @abstractmethod
    def player(self, name: PlayerName, *, aim: str | None = None) -> Bot:
        """The player of that name. `aim` is one of `aims`, for the expert only."""

    def character(self, name: str) -> Bot:
        """The player of one of the names of `characters`."""
        raise KeyError(name)

    @abstractmethod
    def handicap(self, skill: Skill) -> Handicap:
        """What a player of that skill forgets and overlooks."""

    @abstractmethod
    def compiled_players(self, variant: Variant) -> "CompiledPlayers":
        """The players that exist as compiled policies, and the kernel that plays matches between them; loads the compiler."""

    @abstractmethod
    def simulations_per_s(self, variant: Variant, *, seconds: float) -> float:
        """Simulations of the family's search per second of processor time in one thread, measured for so many seconds after
        compiling."""


def make_dial_player(dial: float, players: Players) -> Bot:
    """The player of a family at a place on the dial; at the club's and the expert's place it is these."""
    club = players.player("club")
    if dial in (CLUB, EXPERT):
        return club if dial == CLUB else players.player("expert")
    skill = Skill(dial)
    searcher = players.player("expert") if skill.thought else None
    return HandicappedBot(players.handicap(skill), club, searcher)
