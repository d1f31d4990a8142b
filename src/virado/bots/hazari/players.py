"""The players of Hazari by name.

Modules that load NumPy or the compiler are imported when they are needed.
"""

import time
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from virado.bots.contract import DEFAULT_RNG, Bot, Budget, PlayerName, never
from virado.bots.handicap import Handicap, Skill
from virado.bots.hazari.policy_bots import CHARACTERS, ClubBot, GreedyBot
from virado.bots.players import Players
from virado.bots.uniform import RandomBot
from virado.games.hazari.rules.state import HazariConfig
from virado.games.variant import Variant
from virado.match import Match

if TYPE_CHECKING:
    from virado.bots.contest import CompiledPlayers
    from virado.kernel.compile import Kernel

DEALS = 2
"""Number of deals from which the speed measurement takes its hands."""
WORLDS = 600
"""Number of sampled deals for each hand of the speed measurement."""


class HazariPlayers(Players):
    """The players of Hazari.

    Only the greedy and the random player are always ready. The others rank all arrangements of a hand in compiled
    code.
    """

    family = "hazari"
    characters = tuple(CHARACTERS)

    # the expert of Hazari has no choice of aims
    def player(self, name: PlayerName, *, aim: str | None = None) -> Bot:
        match name:
            case "random":
                return RandomBot()
            case "greedy":
                return GreedyBot()
            case "club":
                return ClubBot()
            case "expert":
                from virado.bots.hazari.expert import ExpertBot

                return ExpertBot()

    def uniform_expert(self) -> Bot:
        """Return an expert that judges by sampled deals alone, without the expectation."""
        from virado.bots.hazari.expert import ExpertBot

        return ExpertBot(known=1)

    def character(self, name: str) -> Bot:
        return ClubBot(name)

    def handicap(self, skill: Skill) -> Handicap:
        from virado.bots.hazari.handicap import HazariHandicap

        return HazariHandicap(skill)

    def compiled_players(self, variant: Variant) -> "CompiledPlayers":
        from virado.analysis.hazari.group_values import ArrangerWorkspace, UsualGroups
        from virado.analysis.hazari.odds import odds
        from virado.bots.contest import CompiledPlayers, compiled_players
        from virado.bots.hazari.kernels import CONTEST

        o = variant.config()
        assert isinstance(o, HazariConfig)
        usual = odds(o).to_usual_groups()
        return CompiledPlayers(CONTEST, compiled_players(UsualGroups(), usual, ArrangerWorkspace()))

    def kernels(self) -> "Mapping[str, Kernel[Any]]":
        from virado.analysis.hazari.arrangements import RANK
        from virado.analysis.hazari.chances import COUNT, DEAL_BEST_FIRST, DEAL_EXTENDED
        from virado.analysis.hazari.odds import ARRANGE
        from virado.bots.hazari.kernels import CONSIDER, DEAL, NOTICE, SHOW

        return {
            "consider": CONSIDER,
            "deal": DEAL,
            "show": SHOW,
            "notice": NOTICE,
            "rank": RANK,
            "arrange": ARRANGE,
            "deal_best_first": DEAL_BEST_FIRST,
            "deal_extended": DEAL_EXTENDED,
            "count": COUNT,
        }

    def load_tables(self, variant: Variant) -> None:
        from virado.analysis.hazari.odds import odds

        o = variant.config()
        assert isinstance(o, HazariConfig)
        odds(o, "best-first")
        odds(o, "good")

    def simulations_per_s(self, variant: Variant, *, seconds: float) -> float:
        """Measure the speed of the expert's search on one core.

        The result is the number of arrangements shown per second, each against one deal of the unseen cards. The time
        includes all work for a hand: finding the best arrangements, dealing to the opponents and arranging their
        hands.
        """
        from virado.bots.deadline import Deadline
        from virado.bots.hazari.expert import ExpertBot

        views = [
            Match(variant, seed=seed).view(seat) for seed in range(DEALS) for seat in range(variant.players)
        ]
        expert = ExpertBot()
        expert.prepare(variant)
        deadline = Deadline(Budget(simulations=WORLDS), never)
        showings = 0
        begin = time.process_time()
        while (spent := time.process_time() - begin) < seconds:
            for view in views:
                shown = expert.run_showdowns(view, deadline, DEFAULT_RNG)
                showings += len(shown.moves) * shown.worlds
        return showings / spent


PLAYERS = HazariPlayers()
