"""The players of a trick game by name.

Modules that load NumPy or the compiler are imported when they are needed.
"""

from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING, Any

from virado.bots.contract import Bot, PlayerName
from virado.bots.handicap import Handicap, Skill
from virado.bots.players import Players
from virado.bots.policy import PolicyBot
from virado.bots.tricks.handicap import TrickHandicap
from virado.bots.tricks.parts import TrickParts
from virado.bots.uniform import RandomBot
from virado.games.variant import Variant

if TYPE_CHECKING:
    from virado.bots.contest import CompiledPlayers
    from virado.kernel.compile import Kernel


class TrickPlayers(Players):
    """The players of a trick game.

    Only the expert needs compiled kernels; every other player is always ready.
    """

    def __init__(self, parts: TrickParts) -> None:
        self.parts = parts
        self.characters = tuple(parts.characters)

    # the experts of trick games have no choice of aims
    def player(self, name: PlayerName, *, aim: str | None = None) -> Bot:
        match name:
            case "random":
                return RandomBot()
            case "greedy" | "club":
                return self._quick(name)
            case "expert":
                from virado.bots.tricks.expert import TrickExpert

                return TrickExpert(self.parts, self._quick("club"))

    def uniform_expert(self) -> Bot:
        from virado.bots.tricks.expert import TrickExpert

        return TrickExpert(self.parts, self._quick("club"), uniform=True)

    def character(self, name: str) -> Bot:
        return PolicyBot(name, self.parts.policy(counts=True, character=name), self.parts.reasons)

    def _quick(self, name: PlayerName) -> PolicyBot:
        return PolicyBot(name, self.parts.policy(counts=name == "club"), self.parts.reasons)

    def handicap(self, skill: Skill) -> Handicap:
        return TrickHandicap(skill, self.parts)

    def compiled_players(self, variant: Variant) -> "CompiledPlayers":
        from virado.bots.contest import CompiledPlayers, compiled_players
        from virado.bots.tricks.kernels import kernels
        from virado.bots.tricks.weights import SIMPLE, TrickScratch

        others = {name: self.parts.weights_of(name, variant.players) for name in self.characters}
        return CompiledPlayers(
            kernels(self.parts).contest,
            compiled_players(SIMPLE, self.parts.skilled_weights[variant.players], TrickScratch(), others),
        )

    def kernels(self) -> "Mapping[str, Kernel[Any]]":
        from virado.bots.tricks.kernels import kernels

        found = kernels(self.parts)
        return {"rollouts": found.rollouts, "search": found.search}

    def simulations_per_s(self, variant: Variant, *, seconds: float) -> float:
        from virado.bots import speed
        from virado.bots.tricks.kernels import tree_setup

        return speed.simulations_per_s(partial(tree_setup, self.parts), variant, seconds=seconds)
