"""The players of Highest; in the package this would be virado/bots/highest."""

from collections.abc import Sequence
from typing import Any

from tests.examples.highest.messages import Dealt, HighestEffect
from tests.examples.highest.rules import RULES
from tests.examples.highest.rules.state import rank_of
from virado.bots.contest import CompiledPlayer, CompiledPlayers
from virado.bots.contract import (
    DEFAULT_BUDGET,
    DEFAULT_RNG,
    HEURISTIC,
    Analysis,
    Bot,
    Budget,
    Cancel,
    Candidate,
    PlayerName,
    Reason,
    Rng,
    check_to_act,
    never,
    sort_candidates,
)
from virado.bots.deadline import Deadline
from virado.bots.handicap import Handicap, Skill
from virado.bots.players import Players
from virado.bots.uniform import RandomBot
from virado.games.variant import Variant
from virado.kernel.compile import Kernel
from virado.kernel.contest import RANDOM, make_contest
from virado.kernel.layout import Layout
from virado.kernel.rule import rule
from virado.view import AnyView

HIGH = (Reason("highest", "high"),)
LOW = (Reason("highest", "low"),)


class HighestBot(Bot):
    """Bot that plays its highest card if that leads the round, else its lowest."""

    name = "greedy"

    def think(
        self,
        view: AnyView,
        budget: Budget = DEFAULT_BUDGET,
        cancel: Cancel = never,
        rng: Rng = DEFAULT_RNG,  # unused, because the bot is deterministic
    ) -> Analysis:
        check_to_act(view)
        return Deadline(budget, cancel).analysis(candidates(view))


def candidates(view: AnyView) -> Sequence[Candidate]:
    """Return the cards of the hand, best first."""
    found: list[Candidate] = []
    for move in view.legal():
        effect = view.describe(move)
        rank = rank_of(view.pack(move)[0])
        leads = isinstance(effect, HighestEffect) and effect.leads
        found.append(Candidate(move, rank if leads else -rank, 0.0, HEURISTIC, HIGH if leads else LOW))
    return sort_candidates(found)


class HighestHandicap(Handicap):
    """Handicap without effect, because the game requires no memory."""

    openings = (Dealt,)

    def recall(self, view: AnyView, rng: Rng) -> AnyView:
        return view

    def impressions(self, view: AnyView, seen: AnyView, rng: Rng, deadline: Deadline) -> list[Candidate]:
        return list(candidates(seen))


class HighestScratch(Layout):
    """Empty layout, because the compiled player needs neither weights nor scratch space."""

    unused: int


@rule
def first(s: Any, o: Any, weights: Any, scratch: Any, seat: int, moves: Any, number: int) -> int:
    """Return the index of the first move."""
    return 0


CONTEST = Kernel(make_contest(RULES, first, first))


class HighestPlayers(Players):
    """A random player, and a player that prefers high cards."""

    family = "highest"

    def player(self, name: PlayerName, *, aim: str | None = None) -> Bot:
        return RandomBot() if name == "random" else HighestBot()

    def handicap(self, skill: Skill) -> Handicap:
        return HighestHandicap(skill)

    def compiled_players(self, variant: Variant) -> CompiledPlayers:
        return CompiledPlayers(
            CONTEST, {"random": CompiledPlayer(RANDOM, HighestScratch(), HighestScratch())}
        )

    def simulations_per_s(self, variant: Variant, *, seconds: float) -> float:
        return 0.0  # this family has no search


PLAYERS = HighestPlayers()
