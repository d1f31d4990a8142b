"""Messages of the Casino family: moves, effects, events and the view (`virado.games.messages` has the shared vocabulary)."""

from typing import ClassVar, Literal, TypeAlias

import msgspec
from msgspec import UNSET, UnsetType

from virado.cards import Seat
from virado.games.messages import (
    Agreement,
    Announcement,
    Call,
    CardName,
    Cards,
    Effect,
    Event,
    Held,
    OpenMove,
    Side,
    Viewer,
    ViewMessage,
    hands_seen_by,
)

Groups: TypeAlias = tuple[Cards, ...]
"""The cards of a build, group by group; each group has the build's value (C-5)."""
Value: TypeAlias = int
"""Value of a card or build, 1 to 14 (C-2)."""
BuildKind: TypeAlias = Literal["single", "multiple"]
"""One group, or several of the same value; only a single build can be raised (C-10)."""
BuildAction: TypeAlias = Literal["new", "raise", "extend"]
"""C-9, C-10, C-11."""
RestrictedItem: TypeAlias = Literal["most_cards", "most_spades", "big_casino"]
"""What may still score for a restricted side (C-22), by the names of the option `points`."""
DealEnding: TypeAlias = Literal["played-out", "claim", "restricted-side"]
"""The last card was played; a claim was right (C-23); a restricted side reached the target (C-22.3)."""


# ---------------------------------------------------------------------- moves
class Trail(OpenMove, frozen=True, kw_only=True, tag="trail"):
    """Add a card to the table (C-14): `trail Qs`."""

    card: CardName
    """The card of the hand that is added to the loose cards."""

    def __str__(self) -> str:
        return f"trail {self.card}"


class Capture(OpenMove, frozen=True, kw_only=True, tag="capture"):
    """Take cards from the table (C-6, C-7, C-16): `Kd x 8h 5c [7c 6d]`."""

    played: Cards
    """One card, or where several may capture (C-16) one or more."""
    loose: Cards = ()
    """The loose cards taken, and the top cards of other sides' piles that are stolen along with them (C-27)."""
    builds: tuple[Cards, ...] = ()
    """The builds taken, each with all its cards, in the order of their creation."""
    orange: bool = False
    """Whether an orange is called along with it (C-24)."""

    def __str__(self) -> str:
        return " ".join(
            [
                *self.played,
                "x",
                *self.loose,
                *(build_text(build) for build in self.builds),
                *(["orange"] if self.orange else []),
            ]
        )


class Build(OpenMove, frozen=True, kw_only=True, tag="build"):
    """Make, raise or extend a build (C-9 to C-11): `2s + [7d 5c] Th 4d = 14`."""

    card: CardName
    """The card of the hand that is played to the build."""
    joined: Cards = ()
    """The loose cards joined, and the top cards of other sides' piles that are stolen (C-27)."""
    onto: Cards | None = None
    """All cards of the build that is raised or extended; None for a new one."""
    value: Value
    """The announced value."""
    for_partner: bool = False
    """Whether it is announced for the partner (C-15)."""

    def __str__(self) -> str:
        return " ".join(
            [
                self.card,
                "+",
                *([] if self.onto is None else [build_text(self.onto)]),
                *self.joined,
                "=",
                str(self.value),
                *(["for partner"] if self.for_partner else []),
            ]
        )


class Claim(Call, frozen=True, kw_only=True, tag="claim"):
    """Claim the match, out of turn (C-23): `claim`."""

    def __str__(self) -> str:
        return "claim"


class CallOrange(Call, frozen=True, kw_only=True, tag="call-orange"):
    """Call an orange, out of turn (C-24): `call orange`."""

    def __str__(self) -> str:
        return "call orange"


def build_text(cards: Cards) -> str:
    """A build in move text: `[7d 5c]`."""
    return f"[{' '.join(cards)}]"


# ---------------------------------------------------------------------- effects
class TableBuild(msgspec.Struct, frozen=True, kw_only=True):
    """A build that lies on the table, or will."""

    cards: Groups
    """Its groups; which cards form a group together is always worked out in the same way."""
    value: Value
    """The announced value: that of the cards that take it."""
    owner: Seat
    """Who most recently added a card (C-13)."""
    keeper: Seat
    """Who must hold a card that takes it (C-12, C-15)."""
    kind: BuildKind
    """`single`: one group, which can be raised; `multiple`: several of the same value."""


class Duty(msgspec.Struct, frozen=True, kw_only=True):
    """A value of which a seat must hold a card, because it keeps a build of it (C-12)."""

    value: Value
    """The value of the build that the seat keeps."""
    cards: Cards
    """The cards in hand after the move that have the value."""


class TrailEffect(Effect, frozen=True, kw_only=True, tag="trail"):
    """What trailing a card does."""

    card: CardName
    """The card of the hand that is added to the loose cards."""
    dejado: Cards | UnsetType = UNSET
    """Cards left on the table that it could have taken (C-25); absent where that is not announced."""
    duties: tuple[Duty, ...]
    """What the seat must hold afterwards, by value."""


class CaptureEffect(Effect, frozen=True, kw_only=True, tag="capture"):
    """What a capture does."""

    played: Cards
    """The cards of the hand that capture: one, or where several may (C-16) one or more."""
    loose: Cards
    """The loose cards taken."""
    builds: tuple[Groups, ...]
    """The builds taken."""
    taken: Cards
    """All cards taken, those of builds and stolen ones included."""
    stolen: Cards | UnsetType = UNSET
    """Top cards of other sides' piles that are taken along (C-27); absent where nobody steals."""
    sweep: bool
    """Whether nothing is left on the table (C-18)."""
    sweep_points: int
    """Points of the sweep, before cancelling and restrictions; 0 if it is none or none score."""
    calls_orange: bool
    """Whether an orange is called along with it (C-24); whether it is one, the seat must see for itself."""
    dejado: Cards | UnsetType = UNSET
    """Cards left on the table that it could have taken as well (C-25); absent where that is not announced."""
    duties: tuple[Duty, ...]
    """What the seat must hold afterwards, by value."""


class BuildEffect(Effect, frozen=True, kw_only=True, tag="build"):
    """What a build move does."""

    action: BuildAction
    """`new`: a build that was not there; `raise`: one with a higher value than before; `extend`: one with groups
    added."""
    card: CardName
    """The card of the hand that is played to the build."""
    joined: Cards
    """The loose cards joined."""
    stolen: Cards | UnsetType = UNSET
    """Top cards of other sides' piles that are joined (C-27); absent where nobody steals."""
    onto: Cards | None
    """The cards of the build before it was raised or extended; None for a new one."""
    merged: Cards | UnsetType = UNSET
    """The cards of the seat's own build that becomes one with it (C-10); absent where that cannot be."""
    build: TableBuild
    """The build as it will lie there."""
    for_partner: bool
    """Whether it is announced for the partner, who must then hold the card that takes it (C-15)."""
    duties: tuple[Duty, ...]
    """What the seat must hold afterwards, by value."""


class ClaimEffect(Effect, frozen=True, kw_only=True, tag="claim"):
    """What a claim does (C-23): it wins the match if it is right, and changes nothing if it is wrong."""

    target: int
    """The points that the side claims to be certain of."""


class CallOrangeEffect(Effect, frozen=True, kw_only=True, tag="call-orange"):
    """What a call of orange does (C-24)."""

    points: int
    """What a right call brings to the side, and a false one costs it."""


# ---------------------------------------------------------------------- events
class Trailed(Announcement, frozen=True, kw_only=True, tag="trail"):
    """A card has been trailed."""

    seat: Seat
    """Who has trailed it."""
    card: CardName
    """The card, a loose card now."""
    dejado: Cards | UnsetType = UNSET
    """Cards left on the table that it could have taken (C-25); absent where that is not announced."""


class Captured(Announcement, frozen=True, kw_only=True, tag="capture"):
    """Cards have been captured."""

    seat: Seat
    """Who has captured."""
    side: Side
    """The side of that seat; its pile gets the cards."""
    played: Cards
    """The cards of the hand that have captured: one, or where several may (C-16) one or more."""
    loose: Cards
    """The loose cards taken."""
    builds: tuple[Groups, ...]
    """The builds taken."""
    taken: Cards
    """All cards taken, those of builds and stolen ones included."""
    stolen: Cards | UnsetType = UNSET
    """Top cards of other sides' piles that were taken along (C-27); absent where nobody steals."""
    sweep: bool
    """Whether nothing was left on the table (C-18)."""
    sweep_points: int | UnsetType = UNSET
    """Points of the sweep, before cancelling and restrictions; absent where sweeps do not score."""
    orange: bool | UnsetType | None = UNSET
    """Whether the orange called along with it is one; None if none was called, absent where there are none (C-24)."""
    dejado: Cards | UnsetType = UNSET
    """Cards left on the table that it could have taken as well (C-25); absent where that is not announced."""


class Built(Announcement, frozen=True, kw_only=True, tag="build"):
    """A build has been made, raised or extended."""

    seat: Seat
    """Who has played the card."""
    card: CardName
    """The card of the hand that was played to the build."""
    joined: Cards
    """The loose cards joined."""
    stolen: Cards | UnsetType = UNSET
    """Top cards of other sides' piles that were joined (C-27); absent where nobody steals."""
    onto: Cards | None
    """The cards of the build before; None for a new one."""
    merged: Cards | UnsetType = UNSET
    """The cards of the seat's own build that has become one with it (C-10); absent where that cannot be."""
    action: BuildAction
    """`new`: a build that was not there; `raise`: one with a higher value than before; `extend`: one with groups
    added."""
    cards: Groups
    """The build now."""
    value: Value
    """The announced value: that of the cards that take it."""
    owner: Seat
    """Who most recently added a card (C-13)."""
    keeper: Seat
    """Who must hold a card that takes it (C-12, C-15)."""
    kind: BuildKind
    """`single`: one group, which can be raised; `multiple`: several of the same value."""
    for_partner: bool | UnsetType = UNSET
    """Absent where nobody builds for a partner."""


class Claimed(Announcement, frozen=True, kw_only=True, tag="claim"):
    """Somebody has claimed the match."""

    seat: Seat
    """Who has claimed."""
    side: Side
    """The side of that seat, which wins by a right claim."""
    correct: bool
    """A wrong claim changes nothing."""


class OrangeCalled(Announcement, frozen=True, kw_only=True, tag="call-orange"):
    """Somebody has called an orange out of turn."""

    seat: Seat
    """Who has called."""
    side: Side
    """The side of that seat, to which the points are credited."""
    correct: bool
    """Whether there is one that nobody had called before."""
    points: int
    """What the call brings to the side: negative for a false one, 0 for a late one."""


class Dealt(Event, frozen=True, kw_only=True, tag="deal"):
    """The first round of a deal has been dealt from a new pack (C-3)."""

    deal: int
    """From 1."""
    round: int
    """1: the first round of the deal."""
    dealer: Seat
    """Who has dealt."""
    extra_deal: bool
    """Whether it is played because of a tie (C-21)."""
    leader: Seat
    """Who plays first in this round."""
    hands: tuple[Held, ...]
    """By seat."""
    open_hands: bool
    """Whether everybody sees all hands (C-25)."""
    table: Cards
    """The cards laid on the table."""
    stock: int
    """How many cards are left in the stock."""
    cut_by: Seat | UnsetType = UNSET
    """Who has seen the bottom card of the stock (C-25); absent where nobody has."""
    bottom: CardName | UnsetType | None = UNSET
    """That card; None for everybody else."""

    def seen_by(self, viewer: Viewer) -> "Dealt":
        hands = self.hands if self.open_hands else hands_seen_by(self.hands, viewer)
        hidden = self.bottom is not UNSET and self.cut_by != viewer
        return msgspec.structs.replace(self, hands=hands, bottom=None if hidden else self.bottom)


class RoundDealt(Event, frozen=True, kw_only=True, tag="round"):
    """The hands of a further round have been dealt (C-3)."""

    deal: int
    """Number of the deal, from 1."""
    round: int
    """Number of the round within the deal, from 2."""
    leader: Seat
    """Who plays first in this round."""
    hands: tuple[Held, ...]
    """By seat."""
    open_hands: bool
    """Whether everybody sees all hands (C-25)."""
    table: Cards
    """The cards laid on the table; those that lay there before are not among them."""
    stock: int
    """How many cards are left in the stock."""

    def seen_by(self, viewer: Viewer) -> "RoundDealt":
        if self.open_hands:
            return self
        return msgspec.structs.replace(self, hands=hands_seen_by(self.hands, viewer))


class LastRound(Announcement, frozen=True, kw_only=True, tag="last"):
    """The dealer has announced that these are the last cards of the deal (C-25)."""

    deal: int
    """Number of the deal, from 1."""
    round: int
    """Number of this round within the deal, from 1."""


class Residue(Announcement, frozen=True, kw_only=True, tag="residue"):
    """What lay on the table at the end of a deal (C-19)."""

    cards: Cards
    """All cards that lay there, those of builds included."""
    seat: Seat | None
    """Who gets them for the last capture; None if nobody has captured: they stay out of play."""
    side: Side | None
    """The side of that seat; None if nobody has captured."""


class ItemPoints(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Points credited to a side, by item (C-20, C-24); what brought nothing is absent."""

    most_cards: int = 0
    """For more cards in the pile than any other side."""
    most_spades: int = 0
    """For more spades in the pile than any other side."""
    big_casino: int = 0
    """For the ten of diamonds, or each of them where the pack has several."""
    little_casino: int = 0
    """For the two of spades, or each of them where the pack has several."""
    ace: int = 0
    """For the aces in the pile, together."""
    sweep: int = 0
    """After cancelling (C-18)."""
    five: int = 0
    """For the fives in the pile, together (Tuxedo)."""
    orange: int = 0
    """For the oranges called rightly, together."""
    false_call: int = 0
    """Negative."""
    last_capture: int = 0
    """For the last capture of a deal that was played out."""


class SideScore(msgspec.Struct, frozen=True, kw_only=True):
    """What a side has at the end of a deal, and what was credited for it."""

    cards: int
    """Number of cards in the pile."""
    spades: int | UnsetType = UNSET
    """Number of spades in the pile; absent where the pack has none."""
    sweeps: int
    """Sweeps registered."""
    sweeps_net: int
    """Sweeps that stand after cancelling (C-18)."""
    restricted_to: tuple[RestrictedItem, ...] | None
    """The items open to a restricted side in this deal (C-22); None for one that scores everything."""
    items: ItemPoints
    """What was credited for the deal, item by item."""
    points: int
    """Their sum."""
    total: int
    """The score of the side now."""


class DealScored(Announcement, frozen=True, kw_only=True, tag="deal-scored"):
    """A deal has been scored.

    Where the match ended at once (C-22, C-23) only the winner is credited, and a majority counts as soon as it is certain.
    """

    deal: int
    """Number of the deal, from 1."""
    ending: DealEnding
    """`played-out`: the last card was played; `claim`: a claim was right (C-23); `restricted-side`: a restricted side
    reached the target (C-22)."""
    sides: tuple[SideScore, ...]
    """By side, what it has and how its points came about."""
    points: tuple[int, ...]
    """By side."""
    scores: tuple[int, ...]
    """By side."""
    extra_deal: bool
    """Whether an extra deal follows, because the highest total is shared (C-21)."""


class MatchOver(Announcement, frozen=True, kw_only=True, tag="match-over"):
    """The match has been won."""

    winners: tuple[Side, ...]
    """The one side that has won."""
    games: int
    """How many games it counts: 2 for a match won in its first deal, where that is agreed (C-23)."""
    ending: DealEnding
    """How the last deal ended: `played-out`, `claim` (C-23), or `restricted-side` when a restricted side reached the target
    (C-22)."""
    scores: tuple[int, ...]
    """By side."""


# ---------------------------------------------------------------------- the agreement
class ItemWorth(msgspec.Struct, frozen=True, kw_only=True):
    """Something that is counted after a deal, and what one of it brings."""

    item: Literal[
        "most_cards",
        "most_spades",
        "big_casino",
        "little_casino",
        "ace",
        "sweep",
        "five",
        "orange",
        "false_call",
        "last_capture",
    ]
    """As in `ItemPoints`."""
    worth: int | None
    """Points of one; None where they differ from one to the next."""


class CasinoAgreement(Agreement, frozen=True, kw_only=True):
    """What is agreed at a table of the Casino family, and what follows from it."""

    game: Literal["casino"]
    """The family."""
    target: int | None
    """The score that ends a match; None for a match of one deal."""
    restricted_from: int | None
    """The score from which a side is restricted (C-22); None where none is."""
    rounds: int
    """How many rounds a deal has (C-3)."""
    packet: int | None
    """How many cards are dealt at a time, to the hands and to the table; None for all at once."""
    values: dict[str, tuple[Value, ...]]
    """By rank what a card may count (C-2): an ace 1 and 14; nothing for a face card without a value."""
    building: bool
    """Whether there are builds."""
    several: bool
    """Whether several cards of the hand may capture together (C-16)."""
    adding: bool
    """Whether the cards of such a play add up to the sum of those that they take (C-16)."""
    stealing: bool
    """Whether the top cards of other sides' piles can be stolen (C-27)."""
    sweeps: bool
    """Whether sweeps are counted (C-18)."""
    cancelling: bool
    """Whether sweeps of different sides cancel each other (C-18)."""
    oranges: bool
    """Whether oranges are called (C-24)."""
    claims: bool
    """Whether the match can be claimed (C-23)."""
    items: tuple[ItemWorth, ...]
    """What is counted after a deal, in its order."""


# ---------------------------------------------------------------------- the view
class CasinoView(ViewMessage, frozen=True, kw_only=True):
    """A position as a viewer may know it."""

    game: ClassVar[str] = "casino"
    round: int
    """From 1; 0 before the first deal."""
    loose: Cards
    """The loose cards on the table."""
    builds: tuple[TableBuild, ...]
    """The builds on the table, in the order of their creation."""
    piles: tuple[int, ...]
    """By side, the number of captured cards."""
    tops: tuple[CardName | None, ...] | UnsetType = UNSET
    """By side, the top card of the pile (C-27); absent where nobody steals."""
    sweeps: tuple[int, ...]
    """By side, the sweeps registered in this deal."""
    cancelled: int
    """How many sweeps each side loses to those of the others (C-18)."""
    stock: int
    """How many cards are left in the stock."""
    last_capturer: Seat | None
    """Who made the latest capture of the deal."""
    restricted_to: tuple[tuple[RestrictedItem, ...] | None, ...]
    """By side, the items that still score for a restricted side (C-22); None for a side that scores everything."""
    extra_deal: bool
    """Whether this is an extra deal after a tie (C-21)."""
    turns_owed: int
    """Further turns in succession that the seat to act has after this one (C-17)."""
    last_round: bool
    """Whether the stock is used up."""
    known: tuple[tuple[Value, ...], ...] | UnsetType = UNSET
    """By seat, values of which everybody knows that it holds a card (C-15); absent where nobody builds for a partner."""
    oranges: tuple[int, ...] | UnsetType = UNSET
    """By side, oranges called rightly; absent where there are none."""
    false_calls: tuple[int, ...] | UnsetType = UNSET
    """By side, false calls of orange; absent where there are none."""
    bottom: CardName | UnsetType | None = UNSET
    """The bottom card of the stock if it is there and the viewer has seen it (C-25); absent where nobody may."""


MOVES = (Trail, Capture, Build, Claim, CallOrange)
EFFECTS = (TrailEffect, CaptureEffect, BuildEffect, ClaimEffect, CallOrangeEffect)
EVENTS = (
    Trailed,
    Captured,
    Built,
    Claimed,
    OrangeCalled,
    Dealt,
    RoundDealt,
    LastRound,
    Residue,
    DealScored,
    MatchOver,
)
