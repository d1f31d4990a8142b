"""The bots at the table, and what they are asked."""

from collections.abc import Iterator
from threading import Event

from virado.bots.catalogue import bot
from virado.bots.contract import Bot, Suggestion
from virado.cards import Seat
from virado.match import Match
from virado.terminal.background import Background
from virado.terminal.levels import strength
from virado.terminal.saved import Sitter

AT_ONCE = ("random", "greedy")
"""Levels that play without anything being compiled."""
STAND_IN = "greedy"
"""The level that plays, and gives hints, for a stronger one that is still getting ready."""
ADVISER = "club"
"""The level that gives hints where nobody better sits."""


NO_TIME = 0.1
"""Seconds that nobody notices: who gets ready within them has nothing to be said about it."""


class Players:
    """The bots of a match, each with thoughts of its own."""

    def __init__(self, match: Match, sitters: list[Sitter]) -> None:
        self._match = match
        self._bots: dict[Seat, Bot] = {
            seat: bot(sitter.level, seed=match.seed * 16 + seat)
            for seat, sitter in enumerate(sitters)
            if sitter.level is not None
        }
        levels = [sitter.level for sitter in sitters if sitter.level is not None]
        self._best = max(levels, key=strength, default=STAND_IN)
        self._adviser = max(self._best, ADVISER, key=strength)
        self._stand_in = bot(STAND_IN, seed=match.seed)
        self._rehearsals: dict[str, Event] = {}

    def get_ready(self, background: Background) -> None:
        """Let what stronger bots compile be compiled while the person plays."""
        if self._match.over:
            return
        for level in dict.fromkeys((self._best, self._adviser)):
            if level not in AT_ONCE:
                self._rehearse(level, background)
        if self._best in self._rehearsals:
            self._rehearsals[self._best].wait(NO_TIME)

    def _rehearse(self, level: str, background: Background) -> None:
        done = self._rehearsals[level] = Event()
        rehearsing = bot(level)
        view = self._match.view(self._match.to_act[0])

        def rehearse() -> None:
            try:
                rehearsing.suggest(view)
            finally:
                done.set()

        background.begin(rehearse)

    def _is_ready(self, level: str) -> bool:
        return level not in self._rehearsals or self._rehearsals[level].is_set()

    @property
    def waiting(self) -> bool:
        """Whether stronger bots are still getting ready."""
        return not self._is_ready(self._best)

    def choose(self, seat: Seat) -> str:
        """The move of the bot in a seat, as text."""
        player = self._stand_in if self.waiting else self._bots[seat]
        return self._match.text(player.choose(self._match.view(seat)))

    def calls(self) -> Iterator[tuple[Seat, str]]:
        """What bots want to do out of turn now, from the seat to act on; each knows what the ones before did."""
        match = self._match
        first = match.to_act[0]
        for seat in ((first + i) % match.variant.players for i in range(match.variant.players)):
            if seat in self._bots and match.calls(seat):
                move = self._bots[seat].call(match.view(seat))
                if move is not None:
                    yield seat, match.text(move)

    def advice(self, seat: Seat) -> tuple[str, list[Suggestion]]:
        """Who gives a hint to a seat that is to act, by level, and what it thinks of the moves, best first."""
        level = self._adviser if self._is_ready(self._adviser) else STAND_IN
        return level, bot(level, seed=self._match.seed).suggest(self._match.view(seat))
