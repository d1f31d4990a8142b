"""The bots at the table: which level sits down unless told otherwise, and what it is asked."""

from virado.bots.catalogue import NAMES, bot
from virado.bots.contract import Bot
from virado.cards import Seat
from virado.games.variant import Variant
from virado.match import Match
from virado.refusal import OptionsError
from virado.terminal.saved import Sitter

QUICK = "greedy"
"""The level that plays at once, nothing compiled: it sits down unless told otherwise, and gives hints."""


def usual_level(variant: Variant) -> str:
    """The level that sits down unless told otherwise."""
    del variant
    return QUICK


def check_level(level: str, variant: Variant) -> None:
    """OptionsError if there is no bot of that level for the game."""
    del variant
    if level not in NAMES:
        raise OptionsError(f"there is no bot {level!r}; there are {', '.join(NAMES)}", f"--bots {level}")


class Players:
    """The bots of a match, each with thoughts of its own."""

    def __init__(self, match: Match, sitters: list[Sitter]) -> None:
        self._match = match
        self._bots: dict[Seat, Bot] = {
            seat: bot(sitter.level, seed=match.seed * 16 + seat)
            for seat, sitter in enumerate(sitters)
            if sitter.level is not None
        }
        self._adviser: Bot | None = None

    def choose(self, seat: Seat) -> str:
        """The move of the bot in a seat, as text."""
        return self._match.text(self._bots[seat].choose(self._match.view(seat)))

    def calls(self) -> list[tuple[Seat, str]]:
        """What bots want to do out of turn now, in seat order."""
        wanted: list[tuple[Seat, str]] = []
        for seat, player in self._bots.items():
            if not self._match.calls(seat):
                continue
            move = player.call(self._match.view(seat))
            if move is not None:
                wanted.append((seat, self._match.text(move)))
        return wanted

    def advice(self, seat: Seat) -> tuple[str, str]:
        """What a bot would do in a seat that is to act: the move as text, and why."""
        if self._adviser is None:
            self._adviser = bot(QUICK, seed=self._match.seed)
        best = self._adviser.suggest(self._match.view(seat))[0]
        return self._match.text(best.move), best.reason
