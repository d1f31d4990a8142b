"""Players of the Casino family between the beginner and the club player, who err as people do.

The lower the dial, the fewer captures of several cards and builds such a player notices, the more of the captured
cards it has forgotten, and the less it thinks of what its move leaves to others.
"""

import random
from typing import Any

from virado.bots.casino.calls import certain_call, with_orange
from virado.bots.casino.club import SCALE
from virado.bots.casino.counting import Mind, Taste
from virado.bots.casino.policy import club_values
from virado.bots.casino.reasons import reason
from virado.bots.casino.tastes import taste_for
from virado.bots.contract import Bot, Suggestion, ranked, seed_of
from virado.cards import CardSet
from virado.games.casino.state import BUILD, CAPTURE, CasinoTable, builds_taken, kind_of
from virado.games.contract import Move
from virado.kernel.bits import count
from virado.view import View

OWN_CARDS = 0.5
"""Chance that a beginner notices one more card of a sum, or a build."""
FORESIGHT = 0.3
"""What a beginner makes of what comes next, as part of what the club player does."""
SUMS = 0.4
"""From here on a player sees what sums others could take."""


def taste_at(o: CasinoTable, skill: float) -> Taste:
    """The club player's taste, with less foresight."""
    taste = taste_for(o)
    part = FORESIGHT + (1 - FORESIGHT) * skill
    taste.danger = round(taste.danger * part)
    taste.promise = round(taste.promise * part)
    taste.second = round(taste.second * part)
    taste.kept = round(taste.kept * part)
    taste.sums = 1 if skill >= SUMS else 0
    return taste


def remembered(view: View, skill: float, seed: int) -> CardSet:
    """The cards of the deck that a player will remember in this deal once they are captured."""
    dealt = [event for event in view.history if event["type"] == "deal"][-1:]
    luck = random.Random(f"{seed} {view.seat} {view.state.deal} {dealt}")
    return sum(1 << card for card in range(52) if luck.random() < skill)


def effort(move: Move) -> int:
    """What there is to notice in a move: 0 in a trail or in taking one card, 1 for each card more, each build made."""
    a, b, c = move
    if kind_of(c) == BUILD:
        return 1 + count(b)
    if kind_of(c) == CAPTURE:
        return max(0, count(a) + count(b) + count(builds_taken(c)) - 2)
    return 0


def noticed(moves: list[Move], skill: float, luck: random.Random) -> list[Move]:
    """The moves that a player sees; if it sees none, the plainest."""
    chance = OWN_CARDS + (1 - OWN_CARDS) * skill
    seen = [move for move in moves if luck.random() < chance ** effort(move)]
    if seen:
        return seen
    least = min(effort(move) for move in moves)
    return [move for move in moves if effort(move) == least]


class DialBot(Bot):
    """Chooses as the club player would among the moves it notices, with the cards it remembers."""

    def __init__(self, *, skill: float, seed: int) -> None:
        self.name = f"dial:{skill:g}"
        self._skill = skill
        self._seed = seed

    def suggest(self, view: View) -> list[Suggestion]:
        o: Any = view.table
        own: Any = view.state
        game = view.variant.game
        moves: list[Move] = []
        game.rules.choices(view.state, o, game.workspace_type(), view.seat, moves)
        if not moves:
            raise ValueError(f"seat {view.seat} has nothing to decide")
        moves = noticed(moves, self._skill, random.Random(seed_of(self._seed, view)))
        s: Any = own.clone()
        memory = remembered(view, self._skill, self._seed)
        for side in range(s.sides):
            s.piles[side] &= memory
        values = [0] * len(moves)
        club_values(s, o, taste_at(o, self._skill), Mind(), view.seat, moves, len(moves), values)
        return ranked(
            [
                Suggestion(
                    with_orange(own, o, move),
                    value / SCALE,
                    0.0,
                    reason(own, o, view.seat, move),
                )
                for move, value in zip(moves, values, strict=True)
            ]
        )

    def call(self, view: View) -> Move | None:
        return certain_call(view)
