"""Messages of Hazari: moves, effects, events and the view.

Seats are 0 to 3 in order of play, and every seat is a side of its own. Rounds are counted from 1. Points are those of
the option `card_values` (H-1). The cards of a group are listed from the highest down, with the ace high.
"""

from typing import ClassVar, Literal, Self, TypeAlias, get_args

import msgspec

from virado.cards import Seat
from virado.games.messages import (
    Agreement,
    Announcement,
    CardName,
    Cards,
    Effect,
    Event,
    Held,
    Move,
    Side,
    Viewer,
    ViewMessage,
    hands_seen_by,
)

ClassName: TypeAlias = Literal[
    "indi",
    "pair",
    "two_pair",
    "colour",
    "colour4",
    "run",
    "run4",
    "colour_run",
    "colour_run4",
    "troy",
    "troy4",
]
"""Classes of groups, lowest first (H-4, H-19)."""
CLASSES: tuple[ClassName, ...] = get_args(ClassName)
"""Class names, indexed by the class of a strength (`rules.strength`)."""
RankName: TypeAlias = Literal["A", "K", "Q", "J", "T", "9", "8", "7", "6", "5", "4", "3", "2"]
MatchEnding: TypeAlias = Literal["target", "troy"]
"""The way in which a match ended: a total reached the target (H-22), or a troy won the match (H-20)."""
Four: TypeAlias = tuple[int, int, int, int]
"""A number for each seat or for each round."""

RANKS = "AKQJT98765432"
SUITS = "shdc"


def sort_card_names(cards: Cards) -> Cards:
    """Return card names in text order: highest rank first, the ace high."""

    def place(card: CardName) -> tuple[int, int]:
        return (RANKS.find(card[:1]), SUITS.find(card[1:]))

    return tuple(sorted(cards, key=place))


class Group(msgspec.Struct, frozen=True, kw_only=True):
    """A group of three or four cards, with its strength in its round."""

    number: int
    """Number of the group in its arrangement and of the round in which it is shown, 1 to 4."""
    cards: Cards
    """Cards from the highest down, with the ace high."""
    class_name: ClassName
    """Class of the group (H-4, H-19).

    If only three cards of the last group are compared, it has the class of its best three.
    """
    ranks: tuple[RankName, ...]
    """Ranks that decide within the class, most important first.

    A troy has its single rank, two pairs have both ranks, and a pair has its rank and the odd card. Runs (A 2 3 in
    this order), colours and indis have all their ranks. If only three cards of the last group are compared, it has
    the ranks of its best three.
    """
    points: int
    """Points that the group's cards are worth to the seat that captures them."""


# ---------------------------------------------------------------------- the move
class Arrange(Move, frozen=True, kw_only=True, tag="arrange"):
    """Arrange the hand and declare "up" (H-12): `arrange 7h 7d 7c / As Ks Qs / Jh Th 9d / 5c 4c 3d 2h`."""

    groups: tuple[Cards, ...]
    """The groups in order; a legal arrangement has four, of 3, 3, 3 and 4 cards (H-13)."""

    def __str__(self) -> str:
        return "arrange " + " / ".join(" ".join(sort_card_names(group)) for group in self.groups)


class Arranged(Effect, frozen=True, kw_only=True, tag="arrange"):
    """The effect of an arrangement: the groups that will be shown."""

    groups: tuple[Group, Group, Group, Group]
    """The groups, by the round in which they will be shown."""


# ---------------------------------------------------------------------- events
class Dealt(Event, frozen=True, kw_only=True, tag="deal"):
    """A pack was dealt (H-3); each seat sees only its own hand."""

    deal: int
    """Number of the deal, from 1."""
    dealer: Seat
    """The seat that dealt."""
    hands: tuple[Held, ...]
    """Each seat's hand, or its number of cards where it is hidden."""

    def seen_by(self, viewer: Viewer) -> Self:
        return msgspec.structs.replace(self, hands=hands_seen_by(self.hands, viewer))


class Up(Announcement, frozen=True, kw_only=True, tag="up"):
    """A seat declared "up". Its arrangement remains secret (H-12)."""

    seat: Seat
    """The seat, which can no longer change its arrangement."""


class Show(Announcement, frozen=True, kw_only=True, tag="show"):
    """A seat showed its group of a round (H-15)."""

    round: int
    """Number of the round within the deal, 1 to 4."""
    seat: Seat
    """The seat that showed its group."""
    group: Group
    """The group shown."""
    leads: bool
    """True if the group beats all groups shown before it in its round (H-16, H-17)."""


class RoundWon(Announcement, frozen=True, kw_only=True, tag="round-won"):
    """A seat won a round and took all its cards (H-16)."""

    round: int
    """Number of the round within the deal, 1 to 4."""
    seat: Seat
    """The seat that won the round."""
    points: int
    """Points of all cards shown in the round."""
    group: Group
    """The winning group."""


class DealScored(Announcement, frozen=True, kw_only=True, tag="deal-scored"):
    """A deal was scored (H-20, H-21)."""

    deal: int
    """Number of the deal, from 1."""
    ending: Literal["played-out", "troy"]
    """The way in which the deal ended.

    `played-out`: all rounds were played. `troy`: a troy won the match, and nothing else of the deal scores.
    """
    captured: Four | None
    """Points of the cards captured by each seat; None after a winning troy."""
    points: Four
    """Change of each side's score."""
    scores: Four
    """Score of each side after the deal."""


class MatchOver(Announcement, frozen=True, kw_only=True, tag="match-over"):
    """The match was won (H-20, H-22, H-23)."""

    ending: MatchEnding
    """`target`: a total reached the target (H-22); `troy`: a troy won the match (H-20)."""
    winners: tuple[Side, ...]
    """The sides that have won, lowest first. Every seat is a side of its own."""
    scores: Four
    """Final score of each side."""


# ---------------------------------------------------------------------- the agreement
class HazariAgreement(Agreement, frozen=True, kw_only=True):
    """The agreement of a Hazari table: its settings and what follows from them."""

    game: Literal["hazari"]
    """Name of the family."""
    target: int
    """Total that ends the match (H-22)."""
    groups: tuple[int, ...]
    """Number of cards in each group of an arrangement; each group is shown in its own round (H-13)."""


# ---------------------------------------------------------------------- the view
class HazariView(ViewMessage, frozen=True, kw_only=True):
    """A position as one viewer may see it (H-24).

    `hands` holds the cards not yet shown, even after the seat is up. The phase is `arrange` while seats arrange.
    Showing needs no decisions, so the phase `show` occurs only in positions in which some rounds have been shown.
    """

    game: ClassVar[str] = "hazari"
    round: int
    """Number of the round being shown; 1 while seats arrange, 0 before the first deal."""
    leader: Seat
    """The seat that shows first in the next round, or that showed first in the last round."""
    up: tuple[Seat, ...]
    """The seats that have declared "up"."""
    arrangement: tuple[Cards, Cards, Cards, Cards] | None
    """The viewer's own arrangement; None until the viewer has declared "up"."""
    shown: tuple[Show, ...]
    """Groups shown in this deal, in order."""
    round_winners: tuple[Seat, ...]
    """Winner of each round shown in this deal."""
    captured: Four | None
    """Points of the cards captured by each seat in this deal; None if a troy has won the match."""
    ending: MatchEnding | None
    """The way in which the match ended; None during the match."""
