"""Messages of Hazari: moves, effects, events and the view.

Seats are 0 to 3 in the order of play, and every seat is a side of its own. Rounds are counted from 1. Points are those of
the option `card_values` (H-1). The cards of a group stand highest first, the ace high.
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
"""The classes of groups, lowest first (H-4, H-19)."""
CLASSES: tuple[ClassName, ...] = get_args(ClassName)
"""By the class of a strength (`rules.strength`)."""
RankName: TypeAlias = Literal["A", "K", "Q", "J", "T", "9", "8", "7", "6", "5", "4", "3", "2"]
MatchEnding: TypeAlias = Literal["target", "troy"]
"""A total has reached the target (H-22), or a troy has won the match (H-20)."""
Four: TypeAlias = tuple[int, int, int, int]
"""A number for each seat, or for each round."""

RANKS = "AKQJT98765432"
SUITS = "shdc"


def sort_card_names(cards: Cards) -> Cards:
    """Cards by name in their order in text: highest rank first, the ace high."""

    def place(card: CardName) -> tuple[int, int]:
        return (RANKS.find(card[:1]), SUITS.find(card[1:]))

    return tuple(sorted(cards, key=place))


class Group(msgspec.Struct, frozen=True, kw_only=True):
    """A group of three or four cards, as it counts in its round."""

    number: int
    """Which group of its arrangement, and the round that it is shown in, 1 to 4."""
    cards: Cards
    """Highest first, the ace high."""
    class_name: ClassName
    """Its class (H-4, H-19); a last group that counts as three cards has that of its best three."""
    ranks: tuple[RankName, ...]
    """What decides within the class, most important first: the one rank of a troy, both ranks of pairs, a pair's rank and its
    odd card, all ranks of a run (A 2 3 in this order), of a colour and of an indi. A last group that counts as three cards has
    those of its best three."""
    points: int
    """What its cards count for whoever captures them."""


# ---------------------------------------------------------------------- the move
class Arrange(Move, frozen=True, kw_only=True, tag="arrange"):
    """Arrange the hand and be up (H-12): `arrange 7h 7d 7c / As Ks Qs / Jh Th 9d / 5c 4c 3d 2h`."""

    groups: tuple[Cards, ...]
    """The groups in order. A legal arrangement has four, of 3, 3, 3 and 4 cards (H-13)."""

    def __str__(self) -> str:
        return "arrange " + " / ".join(" ".join(sort_card_names(group)) for group in self.groups)


class Arranged(Effect, frozen=True, kw_only=True, tag="arrange"):
    """What an arrangement will show."""

    groups: tuple[Group, Group, Group, Group]
    """By the round in which they will be shown."""


# ---------------------------------------------------------------------- events
class Dealt(Event, frozen=True, kw_only=True, tag="deal"):
    """A pack has been dealt (H-3). Each seat learns its own hand."""

    deal: int
    """Number of the deal, from 1."""
    dealer: Seat
    """Who has dealt."""
    hands: tuple[Held, ...]
    """By seat."""

    def seen_by(self, viewer: Viewer) -> Self:
        return msgspec.structs.replace(self, hands=hands_seen_by(self.hands, viewer))


class Up(Announcement, frozen=True, kw_only=True, tag="up"):
    """A seat is up; which cards it has put where stays secret (H-12)."""

    seat: Seat
    """Who has arranged the hand for good."""


class Show(Announcement, frozen=True, kw_only=True, tag="show"):
    """A seat shows its group of a round (H-15)."""

    round: int
    """Number of the round within the deal, 1 to 4."""
    seat: Seat
    """Whose group it is."""
    group: Group
    """The group that everybody sees now."""
    leads: bool
    """Whether it beats all groups shown before it in its round (H-16, H-17)."""


class RoundWon(Announcement, frozen=True, kw_only=True, tag="round-won"):
    """The strongest group takes all cards of its round (H-16)."""

    round: int
    """Number of the round within the deal, 1 to 4."""
    seat: Seat
    """Who takes the cards."""
    points: int
    """What all cards shown in the round count."""
    group: Group
    """The winning one."""


class DealScored(Announcement, frozen=True, kw_only=True, tag="deal-scored"):
    """A deal is over (H-20, H-21)."""

    deal: int
    """Number of the deal, from 1."""
    ending: Literal["played-out", "troy"]
    """troy: a troy has won the match, and nothing else of the deal counts."""
    captured: Four | None
    """By seat, the points of the cards captured; None after a winning troy."""
    points: Four
    """By side, the change of the scores."""
    scores: Four
    """By side, afterwards."""


class MatchOver(Announcement, frozen=True, kw_only=True, tag="match-over"):
    """The match is over (H-20, H-22, H-23)."""

    ending: MatchEnding
    """`target`: a total has reached the target (H-22); `troy`: a troy has won the match (H-20)."""
    winners: tuple[Side, ...]
    """The sides that have won, lowest first; every seat is a side of its own."""
    scores: Four
    """By side."""


# ---------------------------------------------------------------------- the agreement
class HazariAgreement(Agreement, frozen=True, kw_only=True):
    """What is agreed at a table of Hazari, and what follows from it."""

    game: Literal["hazari"]
    """The family."""
    target: int
    """The total that ends the match (H-22)."""
    groups: tuple[int, ...]
    """How many cards each group of an arrangement has; a round is played with each (H-13)."""


# ---------------------------------------------------------------------- the view
class HazariView(ViewMessage, frozen=True, kw_only=True):
    """The position as one viewer may know it (H-24).

    `hands` holds the cards not yet shown, also of a seat that is up. Arranging goes on in phase `arrange`; showing needs no
    decision, so that `show` is seen only in positions that stop in the midst of it.
    """

    game: ClassVar[str] = "hazari"
    round: int
    """The round that is being shown, 1 while arranging; 0 before the first deal."""
    leader: Seat
    """Who shows first in the round that comes next, or did in the last one."""
    up: tuple[Seat, ...]
    """The seats that are up."""
    arrangement: tuple[Cards, Cards, Cards, Cards] | None
    """The viewer's own, once it is up."""
    shown: tuple[Show, ...]
    """Every group shown in this deal, in order."""
    round_winners: tuple[Seat, ...]
    """The winner of each round shown in this deal."""
    captured: Four | None
    """By seat, the points of the cards captured in this deal; None after a winning troy."""
    ending: MatchEnding | None
    """How the match ended; None while it is on."""
