"""The bots at the table: which level sits down unless told otherwise, and what it is asked."""

from collections.abc import Iterator
from threading import Event

from virado.bots.catalogue import NAMES, bot
from virado.bots.contract import Bot
from virado.cards import Seat
from virado.match import Match
from virado.refusal import OptionsError
from virado.terminal.background import Background
from virado.terminal.saved import Sitter

USUAL = "club"
"""The level that sits down unless told otherwise."""
AT_ONCE = ("random", "greedy")
"""Levels that play without anything being compiled."""
STAND_IN = "greedy"
"""The level that plays for a stronger one that is still getting ready, and gives hints where nobody better sits."""


def check_level(level: str) -> None:
    """OptionsError if there is no bot of that level."""
    if level not in NAMES:
        raise OptionsError(f"there is no bot {level!r}; there are {', '.join(NAMES)}", f"--bots {level}")


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
        levels = {sitter.level for sitter in sitters if sitter.level is not None}
        self._best = max(levels, key=NAMES.index, default=STAND_IN)
        self._stand_in = bot(STAND_IN, seed=match.seed)
        self._ready = Event()
        self._ready.set()

    def get_ready(self, background: Background) -> None:
        """Let what stronger bots compile be compiled while the person plays."""
        if self._best in AT_ONCE or self._match.over:
            return
        self._ready.clear()
        rehearsing = bot(self._best)
        view = self._match.view(self._match.to_act[0])

        def rehearse() -> None:
            try:
                rehearsing.suggest(view)
            finally:
                self._ready.set()

        background.begin(rehearse)
        self._ready.wait(NO_TIME)

    @property
    def waiting(self) -> bool:
        """Whether stronger bots are still getting ready."""
        return not self._ready.is_set()

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

    def advice(self, seat: Seat) -> tuple[str, str]:
        """What the best bot at the table would do in a seat that is to act: the move as text, and why."""
        level = STAND_IN if self.waiting or self._best == "random" else self._best
        best = bot(level, seed=self._match.seed).suggest(self._match.view(seat))[0]
        return self._match.text(best.move), best.reason
