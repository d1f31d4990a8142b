"""How people see Casino: they overlook captures of several cards and builds, forget captured cards, and think little of what
their move leaves to others."""

from typing import Any

from virado.bots.casino.calls import certain_call, with_orange
from virado.bots.casino.club import SCALE
from virado.bots.casino.memory import NEW_HANDS
from virado.bots.casino.mind import Mind, Taste
from virado.bots.casino.policy import club_values
from virado.bots.casino.reasons import reason
from virado.bots.casino.tastes import taste_for
from virado.bots.contract import Suggestion, ranked
from virado.bots.dial import Eyes, deal_luck, move_luck, noticed, remembered, with_memory
from virado.games.casino.rules.state import BUILD, CAPTURE, CasinoConfig, builds_taken, kind_of
from virado.games.contract import Move
from virado.kernel.bits import count
from virado.view import View

ONE_MORE_CARD = 0.5
"""Chance that a beginner notices one more card of a sum, or a build."""
FORESIGHT = 0.3
"""What a beginner makes of what comes next, as part of what the club player does."""
SUMS = 0.4
"""From this attention on a player sees what sums others could take."""


def taste_at(o: CasinoConfig, attention: float) -> Taste:
    """The club player's taste, with less foresight."""
    taste = taste_for(o)
    part = FORESIGHT + (1 - FORESIGHT) * attention
    taste.danger = round(taste.danger * part)
    taste.promise = round(taste.promise * part)
    taste.second = round(taste.second * part)
    taste.kept = round(taste.kept * part)
    taste.sums = 1 if attention >= SUMS else 0
    return taste


def effort(move: Move) -> int:
    """What there is to notice in a move: 0 in a trail or in taking one card, 1 for each card more, each build made."""
    a, b, c = move
    if kind_of(c) == BUILD:
        return 1 + count(b)
    if kind_of(c) == CAPTURE:
        return max(0, count(a) + count(b) + count(builds_taken(c)) - 2)
    return 0


class CasinoEyes(Eyes):
    """Attention is memory of the captured cards and a sharp eye for sums; thought recalls who let what lie."""

    def look(self, view: View) -> View:
        state: Any = view.state
        attention, thought = self.skill.attention, self.skill.thought
        if attention < 1:
            memory = remembered(deal_luck(view, self.seed), attention, view.variant.deck.count)
            state = state.clone()
            for side in range(state.sides):
                state.piles[side] &= memory
        starts = [i for i, event in enumerate(view.history) if event["type"] in NEW_HANDS]
        first = starts[-1] + 1 if starts else 0
        recalled = round((len(view.history) - first) * thought)
        past = [*view.history[:first], *view.history[len(view.history) - recalled :]]
        return with_memory(view, state, past)

    def first_thoughts(self, view: View, seen: View) -> list[Suggestion]:
        own: Any = view.state
        o: Any = view.config
        game = view.variant.game
        attention = self.skill.attention
        moves: list[Move] = []
        game.rules.choices(own, o, game.workspace_type(), view.seat, moves)
        if not moves:
            raise ValueError(f"seat {view.seat} has nothing to decide")
        if attention < 1:
            chance = ONE_MORE_CARD + (1 - ONE_MORE_CARD) * attention
            moves = noticed(moves, effort, chance, move_luck(view, self.seed))
        values = [0] * len(moves)
        s: Any = seen.state
        club_values(s, o, taste_at(o, attention), Mind(), view.seat, moves, len(moves), values)
        return ranked(
            [
                Suggestion(with_orange(own, o, move), value / SCALE, 0.0, reason(s, o, view.seat, move))
                for move, value in zip(moves, values, strict=True)
            ]
        )

    def call(self, seen: View) -> Move | None:
        return certain_call(seen)
