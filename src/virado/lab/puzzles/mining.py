"""Search for puzzles in deals between experts, in stages from the cheap to the dear.

1. The greedy player chooses another move than the expert's quick search.
2. The quick search finds a margin.
3. The club player chooses another move, in the themes that demand it.
4. Searches with other seeds, and one with a larger budget, find the same best move and a sufficient margin.
5. The expert that infers nothing from the moves of others, with seeds of its own, agrees.

A deal depends on the seed of the miner and its own number alone.
"""

import math
import random
from collections.abc import Iterator
from typing import NamedTuple

import msgspec

from virado.bots.catalogue import bot, players
from virado.bots.contract import Analysis, Bot, Budget, Candidate, Rng
from virado.families import FAMILIES, load
from virado.games.catalogue import family as find_family
from virado.games.messages import Move
from virado.games.variant import Variant, make_variant
from virado.match import Match
from virado.puzzles.contract import PuzzleParts, Situation, Theme
from virado.puzzles.puzzle import Puzzle, PuzzleOption, cut
from virado.view import AnyView

STAGES = ("decisions", "greedy", "margin", "club", "stable", "confirmed")
"""The stages; a count is of the decisions that are left after each."""
LONGEST_DEAL = 120
"""Maximum number of moves of a deal; a longer one is left."""
EVEN = 0.5
"""Share of deals at the start of a match, and share of deals with the usual number of players."""
STEPS_OF_SCORES = 20
"""Number of parts of the target of which drawn scores are multiples."""
QUICK_SHARE = 0.75
"""Share of the required margin that the quick search must find."""
CONFIRMED_SHARE = 0.5
"""Share of the required margin that a confirming search must find."""
ERRORS = 3.0
"""Required margin of the deep search, in standard errors."""
CONFIRMED_ERRORS = 2.0
"""Required margin of a confirming search, in standard errors."""
SEEDS = (1, 2, 3)
"""Seeds of the searches that must agree."""
DEEP_SEED = 4
CONFIRMING_SEEDS = (101, 102)
MINED_BY = "expert"
CONFIRMED_BY = "uniform-expert"
MOST_OPTIONS = 6
"""Maximum number of moves that a puzzle lists with their losses."""


class MinedDeal(msgspec.Struct, frozen=True, kw_only=True):
    """The result of one deal: a line of the miner's file."""

    deal: int
    """Number of the deal, from 0."""
    counts: tuple[int, ...]
    """Number of decisions that are left after each of the STAGES."""
    puzzles: tuple[Puzzle, ...] = ()


class Margin(NamedTuple):
    """The lead of the best move of a search over the next."""

    lead: float
    error: float
    """Standard error of the lead."""


def margin_of(analysis: Analysis) -> Margin:
    """Return the lead of the best move; 0 if it is the only one."""
    if len(analysis.candidates) < 2:
        return Margin(0.0, 0.0)
    best, second = analysis.candidates[:2]
    return Margin(best.value - second.value, math.hypot(best.stderr, second.stderr))


class Miner:
    """A miner of the puzzles of one family."""

    def __init__(self, family: str, seed: int) -> None:
        self.family = family
        self.seed = seed
        self.parts: PuzzleParts = load(FAMILIES[family].puzzles)
        self._expert = bot("expert")
        self._greedy = bot("greedy")
        self._club = bot("club")
        self._confirming: Bot = players(family).uniform_expert()

    def mine(self, deal: int) -> MinedDeal:
        """Return the puzzles of a deal."""
        counts = [0] * len(STAGES)
        found: list[Puzzle] = []
        match = self.match(deal)
        for bots in (self._expert, self._club, self._confirming):
            bots.prepare(match.variant)
        while not match.over and not match.finished_deals and len(match.steps) < LONGEST_DEAL:
            view = match.view(match.to_act[0])
            move = self._expert.choose(view, Budget(simulations=self.parts.budgets.quick), Rng(0))
            puzzle = self._examine(match, view, move, counts)
            if puzzle is not None:
                found.append(puzzle)
            match.play(view.seat, move)
        return MinedDeal(deal=deal, counts=tuple(counts), puzzles=tuple(found))

    def match(self, deal: int) -> Match:
        """Return the match of a deal before its first move."""
        rng = random.Random(f"{self.seed} {self.family} {deal}")
        game = find_family(self.family)
        preset = rng.choice(list(game.presets.values()))
        number = preset.usual_players if rng.random() < EVEN else rng.choice(preset.players)
        variant = make_variant(game, preset, players=number)
        return Match(
            variant,
            seed=rng.getrandbits(48),
            dealer=rng.randrange(number),
            scores=self._scores(variant, rng),
        )

    def _scores(self, variant: Variant, rng: random.Random) -> list[int] | None:
        """Draw the scores before the deal; None for those at the start of a match."""
        start = variant.game.start_score(variant.options)
        most = start or int(getattr(variant.options, "target", 0) or 0)
        if most < 2 or rng.random() < EVEN:
            return None
        step = max(1, most // STEPS_OF_SCORES)
        low, high = (1, most) if start else (0, most - 1)
        return [rng.randint(low, high) // step * step or (start and 1) for _ in variant.sides]

    def _think(self, view: AnyView, simulations: int, seed: int) -> Analysis:
        return self._expert.think(view, Budget(simulations=simulations), rng=Rng(seed))

    def _examine(self, match: Match, view: AnyView, best: Move, counts: list[int]) -> Puzzle | None:
        """Return the puzzle of a decision, or None; count the stages that it passes."""
        counts[0] += 1
        tempting = self._greedy.choose(view, rng=Rng(0))
        if tempting == best:
            return None
        counts[1] += 1
        quick = self._think(view, self.parts.budgets.quick, 0)
        lead = margin_of(quick)
        if lead.lead < QUICK_SHARE * self._required(quick) or lead.lead < lead.error:
            return None
        counts[2] += 1
        situation = Situation(view, quick.best, _candidate(self._judge(view, tempting), tempting))
        theme = self.parts.theme_of(situation)
        if theme is None or (theme.beyond_club and self._club.choose(view, rng=Rng(0)) == best):
            return None
        counts[3] += 1
        deep = self._stable(view, best)
        if deep is None:
            return None
        counts[4] += 1
        if not self._is_confirmed(view, best, self._required(deep)):
            return None
        counts[5] += 1
        return self._puzzle(match, view, deep, tempting, theme)

    def _required(self, analysis: Analysis) -> float:
        return self.parts.margins.get(analysis.best.unit, math.inf)

    def _judge(self, view: AnyView, move: Move) -> Analysis:
        budget = Budget(simulations=self.parts.budgets.quick)
        return self._expert.judge(view, move, budget, rng=Rng(0))

    def _stable(self, view: AnyView, best: Move) -> Analysis | None:
        """Return the deep search if it and those with other seeds find `best` with its margin, or None."""
        budgets = self.parts.budgets
        for seed in SEEDS:
            if self._think(view, budgets.usual, seed).best.move != best:
                return None
        deep = self._think(view, budgets.deep, DEEP_SEED)
        lead = margin_of(deep)
        is_clear = lead.lead >= self._required(deep) and lead.lead >= ERRORS * lead.error
        return deep if deep.best.move == best and is_clear else None

    def _is_confirmed(self, view: AnyView, best: Move, required: float) -> bool:
        """Return True if the expert that infers nothing finds the same move with the seeds of its own."""
        budget = Budget(simulations=self.parts.budgets.deep)
        for seed in CONFIRMING_SEEDS:
            found = self._confirming.think(view, budget, rng=Rng(seed))
            lead = margin_of(found)
            if found.best.move != best or lead.lead < CONFIRMED_SHARE * required:
                return False
            if lead.lead < CONFIRMED_ERRORS * lead.error:
                return False
        return True

    def _puzzle(self, match: Match, view: AnyView, deep: Analysis, tempting: Move, theme: Theme) -> Puzzle:
        """Return the puzzle, with the losses of the deep search."""
        best = deep.best
        listed = list(deep.candidates[:MOST_OPTIONS])
        if tempting not in [each.move for each in listed]:
            budget = Budget(simulations=self.parts.budgets.deep)
            judged = self._expert.judge(view, tempting, budget, rng=Rng(DEEP_SEED))
            listed = [*listed[:-1], *(each for each in judged.candidates if each.move == tempting)]
        return Puzzle(
            family=self.family,
            theme=theme.name,
            record=cut(match.record()),
            step=len(match.steps),
            seat=view.seat,
            unit=best.unit,
            error=round(margin_of(deep).error, 2),
            options=tuple(
                PuzzleOption(
                    move=str(each.move),
                    loss=round(best.value - each.value, 2),
                    reasons=each.reasons if each.move in (best.move, tempting) else (),
                )
                for each in listed
            ),
            tempting=str(tempting),
        )

    def deals(self, first: int) -> Iterator[MinedDeal]:
        """Yield the results of the deals from number `first` on, without end."""
        deal = first
        while True:
            yield self.mine(deal)
            deal += 1


def _candidate(analysis: Analysis, move: Move) -> Candidate:
    """Return the candidate of a move; one without reasons if the search left it out."""
    found = next((each for each in analysis.candidates if each.move == move), None)
    return found or analysis.candidates[-1]._replace(move=move, reasons=())
