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


class PlayCard(OpenMove, frozen=True, kw_only=True, tag="card"):
    """Play a card: `card Kd`."""

    card: CardName
    """The card of the hand."""

    def __str__(self) -> str:
        return f"card {self.card}"


class Plays(Effect, frozen=True, kw_only=True, tag="card"):
    """What playing a card does."""

    card: CardName
    """The card."""
    leads: bool
    """Whether it is then the highest card of the round."""


class Deal(Event, frozen=True, kw_only=True, tag="deal"):
    """A pack has been dealt. Each seat learns its own hand."""

    deal: int
    """Number of the deal, from 1."""
    dealer: Seat
    """Who deals."""
    hands: tuple[Held, ...]
    """By seat."""

    def seen_by(self, viewer: Viewer) -> Self:
        return msgspec.structs.replace(self, hands=hands_seen_by(self.hands, viewer))


class Played(Announcement, frozen=True, kw_only=True, tag="card"):
    """A seat has played a card."""

    seat: Seat
    """Whose card it was."""
    card: CardName
    """The card."""


class RoundWon(Announcement, frozen=True, kw_only=True, tag="round-won"):
    """A round is over."""

    round: int
    """From 1."""
    seat: Seat
    """Who has won it."""


class DealScored(Announcement, frozen=True, kw_only=True, tag="deal-scored"):
    """A deal is over."""

    points: tuple[int, ...]
    """By side, the change of the scores."""
    scores: tuple[int, ...]
    """By side, afterwards."""


class MatchOver(Announcement, frozen=True, kw_only=True, tag="match-over"):
    """The match is over."""

    winners: tuple[Side, ...]
    """The sides with the highest score."""
    scores: tuple[int, ...]
    """By side."""


class HighestView(ViewMessage, frozen=True, kw_only=True):
    """The position as one viewer may know it."""

    game: ClassVar[str] = "highest"
    round: int
    """From 1."""
    leader: Seat
    """Who began the round."""
    played: tuple[CardName | None, ...]
    """By seat, the card played in this round."""
    won: tuple[int, ...]
    """By seat, the rounds won in this deal."""
