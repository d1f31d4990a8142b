"""The players of the Casino family by name.

Modules that load NumPy or the compiler are imported when they are needed.
"""

from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING, Any

from virado.bots.casino.characters import CHARACTERS, weights_of
from virado.bots.casino.policy_bots import GreedyBot, club
from virado.bots.contract import Bot, PlayerName
from virado.bots.handicap import Handicap, Skill
from virado.bots.players import Players
from virado.bots.uniform import RandomBot
from virado.games.variant import Variant

if TYPE_CHECKING:
    from virado.bots.contest import CompiledPlayers
    from virado.kernel.compile import Kernel


class CasinoPlayers(Players):
    """The players of the Casino family.

    Only the expert needs compiled kernels; every other player is always ready.
    """

    family = "casino"
    aims = ("match", "points")
    characters = tuple(CHARACTERS)

    def player(self, name: PlayerName, *, aim: str | None = None) -> Bot:
        match name:
            case "random":
                return RandomBot()
            case "greedy":
                return GreedyBot()
            case "club":
                return club()
            case "expert":
                from virado.bots.casino.expert import ExpertBot

                return ExpertBot(club(), aim=aim or self.aims[0])

    def uniform_expert(self) -> Bot:
        from virado.bots.casino.expert import ExpertBot

        return ExpertBot(club(), uniform=True)

    def characters_of(self, variant: Variant) -> tuple[str, ...]:
        if variant.options.building == "none":
            return tuple(name for name in self.characters if name != "builder")
        return self.characters

    def character(self, name: str) -> Bot:
        return club(name, partial(weights_of, name))

    def handicap(self, skill: Skill) -> Handicap:
        from virado.bots.casino.handicap import CasinoHandicap

        return CasinoHandicap(skill)

    def compiled_players(self, variant: Variant) -> "CompiledPlayers":
        from virado.bots.casino.kernels import CONTEST
        from virado.bots.casino.scratch import Scratch
        from virado.bots.casino.weights import Weights, weights_for
        from virado.bots.contest import CompiledPlayers, compiled_players

        o: Any = variant.config()
        others = {name: weights_of(name, o) for name in CHARACTERS}
        return CompiledPlayers(CONTEST, compiled_players(Weights(), weights_for(o), Scratch(), others))

    def kernels(self) -> "Mapping[str, Kernel[Any]]":
        from virado.bots.casino.kernels import RANKING, ROLLOUTS, SOLVER
        from virado.bots.casino.tree import SEARCH

        return {"ranking": RANKING, "rollouts": ROLLOUTS, "solver": SOLVER, "search": SEARCH}

    def simulations_per_s(self, variant: Variant, *, seconds: float) -> float:
        from virado.bots import speed
        from virado.bots.casino.tree import tree_setup

        return speed.simulations_per_s(tree_setup, variant, seconds=seconds)


PLAYERS = CasinoPlayers()
