"""The match that the terminal plays: a person, bots, and a file that is written after every move."""

from collections.abc import Sequence
from pathlib import Path

from virado.bots.catalogue import bot
from virado.bots.contract import Bot, Candidate, Rng
from virado.cards import Seat
from virado.games.messages import Move
from virado.match import Match
from virado.terminal import saved
from virado.terminal.background import Background
from virado.terminal.levels import USUAL, strength
from virado.terminal.saved import Occupant
from virado.view import View

STAND_IN = "greedy"
"""The weakest level that gives hints."""
NOTICED = 0.1
"""Seconds that nobody notices: who gets ready within them has nothing to be said about it."""


class Sitting:
    """A match, who plays it, and its file."""

    def __init__(self, match: Match, seat: Seat, occupants: Sequence[Occupant], path: Path) -> None:
        self._match = match
        self.variant = match.variant
        self.seed = match.seed
        self.seat = seat
        """The person's seat."""
        self.occupants = tuple(occupants)
        self.path = path
        self._bots: dict[Seat, Bot] = {
            place: bot(occupant.level)
            for place, occupant in enumerate(occupants)
            if occupant.level is not None
        }
        levels = [occupant.level for occupant in occupants if occupant.level is not None]
        best = max(levels, key=strength, default=STAND_IN)
        self._adviser_level = max(best, USUAL, key=strength)
        self._adviser = bot(self._adviser_level)
        self._stand_ins = False
        """Whether others play for bots that are not ready; if not, they get ready when they are asked."""

    # ------------------------------------------------------------------ the match
    @property
    def over(self) -> bool:
        """Whether the match has been won."""
        return self._match.over

    @property
    def steps(self) -> int:
        """Moves made so far."""
        return len(self._match.steps)

    @property
    def my_turn(self) -> bool:
        """Whether the person has a decision now."""
        return self.seat in self._match.to_act

    def view(self) -> View:
        """What the person may know, and ask."""
        return self._match.view(self.seat)

    def play(self, move: Move) -> None:
        """Make a move of the person; RefusedError if it is not legal."""
        self._make(self.seat, move)

    def bot_turn(self) -> None:
        """Let the bot that is to act make its move."""
        seat = self._match.to_act[0]
        self._make(seat, self._ready(self._bots[seat]).choose(self._match.view(seat), rng=self._rng(seat)))

    def bot_calls(self) -> None:
        """Let bots do what they want to do out of turn, from the seat to act on; each knows what those before it did."""
        match = self._match
        first = match.to_act[0]
        for seat in ((first + i) % match.variant.players for i in range(match.variant.players)):
            if match.over:
                return
            view = match.view(seat)
            if seat in self._bots and view.calls():
                move = self._bots[seat].call(view, self._rng(seat))
                if move is not None and view.explain(move) is None:
                    self._make(seat, move)

    def _make(self, seat: Seat, move: Move) -> None:
        """Make a move; it is on disk before anybody hears of it."""
        self._match.play(seat, move)
        self.save()

    def _rng(self, seat: Seat) -> Rng:
        return Rng(self.seed * 16 + seat)

    # ------------------------------------------------------------------ bots that are not ready
    def prepare(self, background: Background) -> None:
        """Let what bots need be made while the person plays; others stand in until then."""
        self._stand_ins = True
        players = {player.name: player for player in (*self._bots.values(), self._adviser)}
        waiting = [player for player in players.values() if not self.over and not player.is_ready(self.variant)]
        for player in waiting:
            background.start(lambda player=player: player.prepare(self.variant))
        if waiting:
            background.wait(NOTICED)

    @property
    def preparing(self) -> bool:
        """Whether others play for bots that are still getting ready."""
        return self._stand_ins and not all(player.is_ready(self.variant) for player in self._bots.values())

    def _ready(self, player: Bot) -> Bot:
        ready = not self._stand_ins or player.is_ready(self.variant)
        return player if ready else player.stand_in(self.variant)

    def advice(self) -> tuple[str, Sequence[Candidate]]:
        """Who gives the person a hint, by level, and what it thinks of the moves, best first."""
        adviser = self._ready(self._adviser)
        level = self._adviser_level if adviser is self._adviser else adviser.name
        return level, adviser.think(self.view(), rng=Rng(self.seed)).candidates

    # ------------------------------------------------------------------ the file
    def save(self) -> None:
        """Keep the match as it is now."""
        saved.save(self.path, self._match.record(), self.seat, self.occupants)

    def close(self) -> Path:
        """Put the record of the finished match among the records; where it is."""
        return saved.close(self.path, self._match.record(), self.variant.slug)
