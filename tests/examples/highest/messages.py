"""Moves, effects, events and the view of Highest. Every seat is a side of its own."""

from typing import ClassVar, Self

import msgspec

from virado.cards import Seat
from virado.games.messages import (
    Announcement,
    CardName,
    Effect,
    Event,
    Held,
    OpenMove,
    Side,
    Viewer,
    ViewMessage,
    hands_seen_by,
)


class HighestMove(OpenMove, frozen=True, kw_only=True, tag="card"):
    """Play a card: `card Kd`."""

    card: CardName
    """The hand card that is played."""

    def __str__(self) -> str:
        return f"card {self.card}"


class HighestEffect(Effect, frozen=True, kw_only=True, tag="card"):
    """The effect of playing a card."""

    card: CardName
    """The card played."""
    leads: bool
    """True if the card becomes the highest of the round."""


class Dealt(Event, frozen=True, kw_only=True, tag="deal"):
    """A pack was dealt; each seat sees only its own hand."""

    deal: int
    """Number of the deal, from 1."""
    dealer: Seat
    """The seat that deals."""
    hands: tuple[Held, ...]
    """Each seat's hand, or its number of cards where it is hidden."""

    def seen_by(self, viewer: Viewer) -> Self:
        return msgspec.structs.replace(self, hands=hands_seen_by(self.hands, viewer))


class HighestPlayed(Announcement, frozen=True, kw_only=True, tag="card"):
    """A seat played a card."""

    seat: Seat
    """The seat that played."""
    card: CardName
    """The card played."""


class HighestRoundWon(Announcement, frozen=True, kw_only=True, tag="round-won"):
    """A round ended."""

    round: int
    """Number of the round, from 1."""
    seat: Seat
    """The seat that won the round."""


class DealScored(Announcement, frozen=True, kw_only=True, tag="deal-scored"):
    """A deal ended."""

    points: tuple[int, ...]
    """Change of each side's score."""
    scores: tuple[int, ...]
    """Score of each side after the deal."""


class MatchOver(Announcement, frozen=True, kw_only=True, tag="match-over"):
    """The match ended."""

    winners: tuple[Side, ...]
    """The sides with the highest score."""
    scores: tuple[int, ...]
    """Final score of each side."""


class HighestView(ViewMessage, frozen=True, kw_only=True):
    """The position as one viewer may know it."""

    game: ClassVar[str] = "highest"
    round: int
    """Number of the round, from 1."""
    leader: Seat
    """The seat that led the round."""
    played: tuple[CardName | None, ...]
    """Card that each seat has played in this round."""
    won: tuple[int, ...]
    """Number of rounds that each seat has won in this deal."""
