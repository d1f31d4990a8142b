"""Messages of the Casino family: moves, effects, events and the view.

`virado.games.messages` has the shared vocabulary.
"""

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
"""Kind of a build: one group, or several of the same value. Only a single build can be raised (C-10)."""
BuildAction: TypeAlias = Literal["new", "raise", "extend"]
"""Kind of build move: a new build (C-9), a raise (C-10) or an extension (C-11)."""
RestrictedItem: TypeAlias = Literal["most_cards", "most_spades", "big_casino"]
"""Item that may still score for a restricted side (C-22), named as in the option `points`."""
DealEnding: TypeAlias = Literal["played-out", "claim", "restricted-side"]
"""The way in which a deal ended.

`played-out`: the last card was played. `claim`: a claim was right (C-23). `restricted-side`: a restricted side
reached the target (C-22.3).
"""


# ---------------------------------------------------------------------- moves
class Trail(OpenMove, frozen=True, kw_only=True, tag="trail"):
    """Add a card to the table (C-14): `trail Qs`."""

    card: CardName
    """The hand card that is added to the loose cards."""

    def __str__(self) -> str:
        return f"trail {self.card}"


class Capture(OpenMove, frozen=True, kw_only=True, tag="capture"):
    """Take cards from the table (C-6, C-7, C-16): `Kd x 8h 5c [7c 6d]`."""

    played: Cards
    """The hand cards that capture: one, or several where the variant allows it (C-16)."""
    loose: Cards = ()
    """The loose cards taken, together with the stolen top cards of other sides' piles (C-27)."""
    builds: tuple[Cards, ...] = ()
    """The builds taken, each with all its cards, in order of creation."""
    orange: bool = False
    """True if the move also calls an orange (C-24)."""

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
    """The hand card that is played."""
    joined: Cards = ()
    """The loose cards joined, together with the stolen top cards of other sides' piles (C-27)."""
    onto: Cards | None = None
    """All cards of the build that is raised or extended; None for a new build."""
    value: Value
    """The announced value."""
    for_partner: bool = False
    """True if the build is announced for the partner (C-15)."""

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
    """Return a build as move text, for example `[7d 5c]`."""
    return f"[{' '.join(cards)}]"


# ---------------------------------------------------------------------- effects
class TableBuild(msgspec.Struct, frozen=True, kw_only=True):
    """A build on the table, or the build that a move would make."""

    cards: Groups
    """The groups of the build.

    If the cards can be divided in several ways, the same cards are always divided in the same way.
    """
    value: Value
    """The announced value, which a capturing card must have."""
    owner: Seat
    """The seat that most recently added a card (C-13)."""
    keeper: Seat
    """The seat that must hold a card with which it can capture the build (C-12, C-15)."""
    kind: BuildKind
    """`single`: one group, which can be raised. `multiple`: several groups of the same value."""


class Duty(msgspec.Struct, frozen=True, kw_only=True):
    """A holding duty: the seat must hold a card of this value, because it keeps a build of this value (C-12)."""

    value: Value
    """The value of the build that the seat keeps."""
    cards: Cards
    """The cards of this value that remain in hand after the move."""


class TrailEffect(Effect, frozen=True, kw_only=True, tag="trail"):
    """The effect of trailing a card."""

    card: CardName
    """The hand card that is added to the loose cards."""
    dejado: Cards | UnsetType = UNSET
    """Cards left on the table that the trailed card could have taken (C-25).

    Absent if the referee does not announce dejado in this variant.
    """
    duties: tuple[Duty, ...]
    """The seat's holding duties after the move, by value."""


class CaptureEffect(Effect, frozen=True, kw_only=True, tag="capture"):
    """The effect of a capture."""

    played: Cards
    """The hand cards that capture: one, or several where the variant allows it (C-16)."""
    loose: Cards
    """The loose cards taken."""
    builds: tuple[Groups, ...]
    """The builds taken."""
    taken: Cards
    """All cards taken, including those of builds and stolen cards."""
    stolen: Cards | UnsetType = UNSET
    """Top cards stolen from other sides' piles (C-27); absent where the variant has no stealing."""
    sweep: bool
    """True if the capture empties the table (C-18)."""
    sweep_points: int
    """Points of the sweep before cancelling and restrictions; 0 without a sweep or if sweeps do not score."""
    calls_orange: bool
    """True if the move also calls an orange (C-24). The effect does not say whether the call is right."""
    dejado: Cards | UnsetType = UNSET
    """Cards left on the table that the capture could also have taken (C-25).

    Absent if the referee does not announce dejado in this variant.
    """
    duties: tuple[Duty, ...]
    """The seat's holding duties after the move, by value."""


class BuildEffect(Effect, frozen=True, kw_only=True, tag="build"):
    """The effect of a build move."""

    action: BuildAction
    """`new`: a new build. `raise`: a build whose value increases. `extend`: a build to which groups are added."""
    card: CardName
    """The hand card that is played."""
    joined: Cards
    """The loose cards joined."""
    stolen: Cards | UnsetType = UNSET
    """Stolen top cards of other sides' piles that are joined (C-27); absent where the variant has no stealing."""
    onto: Cards | None
    """The cards of the build before it was raised or extended; None for a new build."""
    merged: Cards | UnsetType = UNSET
    """The cards of another build of the seat that merges with this build (C-10).

    Absent if no build merges.
    """
    build: TableBuild
    """The build after the move."""
    for_partner: bool
    """True if the build is announced for the partner, who must hold a card with which to capture it (C-15)."""
    duties: tuple[Duty, ...]
    """The seat's holding duties after the move, by value."""


class ClaimEffect(Effect, frozen=True, kw_only=True, tag="claim"):
    """The effect of a claim (C-23): a right claim wins the match, a wrong claim changes nothing."""

    target: int
    """The number of points that the side claims to be certain of."""


class CallOrangeEffect(Effect, frozen=True, kw_only=True, tag="call-orange"):
    """The effect of a call of orange (C-24)."""

    points: int
    """Points that a right call gains for the side; a false call loses as many."""


# ---------------------------------------------------------------------- events
class Trailed(Announcement, frozen=True, kw_only=True, tag="trail"):
    """A card was trailed."""

    seat: Seat
    """The seat that trailed."""
    card: CardName
    """The trailed card, which is now a loose card."""
    dejado: Cards | UnsetType = UNSET
    """Cards left on the table that the trailed card could have taken (C-25).

    Absent if the referee does not announce dejado in this variant.
    """


class Captured(Announcement, frozen=True, kw_only=True, tag="capture"):
    """Cards were captured."""

    seat: Seat
    """The seat that captured."""
    side: Side
    """The side of the seat that captured; its pile receives the cards."""
    played: Cards
    """The hand cards that captured: one, or several where the variant allows it (C-16)."""
    loose: Cards
    """The loose cards taken."""
    builds: tuple[Groups, ...]
    """The builds taken."""
    taken: Cards
    """All cards taken, including those of builds and stolen cards."""
    stolen: Cards | UnsetType = UNSET
    """Top cards stolen from other sides' piles (C-27); absent where the variant has no stealing."""
    sweep: bool
    """True if the capture emptied the table (C-18)."""
    sweep_points: int | UnsetType = UNSET
    """Points of the sweep before cancelling and restrictions; absent where sweeps do not score."""
    orange: bool | UnsetType | None = UNSET
    """Result of an orange called with the capture (C-24): true if right; None if no orange was called.

    Absent if the variant has no oranges.
    """
    dejado: Cards | UnsetType = UNSET
    """Cards left on the table that the capture could also have taken (C-25).

    Absent if the referee does not announce dejado in this variant.
    """


class Built(Announcement, frozen=True, kw_only=True, tag="build"):
    """A build was made, raised or extended."""

    seat: Seat
    """The seat that played the card."""
    card: CardName
    """The hand card that was played."""
    joined: Cards
    """The loose cards joined."""
    stolen: Cards | UnsetType = UNSET
    """Stolen top cards of other sides' piles that were joined (C-27); absent where the variant has no stealing."""
    onto: Cards | None
    """The cards of the build before the move; None for a new build."""
    merged: Cards | UnsetType = UNSET
    """The cards of another build of the seat that merged with this build (C-10).

    Absent if no build merged.
    """
    action: BuildAction
    """`new`: a new build. `raise`: a build whose value increased. `extend`: a build to which groups were added."""
    cards: Groups
    """The groups of the build after the move."""
    value: Value
    """The announced value, which a capturing card must have."""
    owner: Seat
    """The seat that most recently added a card (C-13)."""
    keeper: Seat
    """The seat that must hold a card with which it can capture the build (C-12, C-15)."""
    kind: BuildKind
    """`single`: one group, which can be raised. `multiple`: several groups of the same value."""
    for_partner: bool | UnsetType = UNSET
    """True if the build was announced for the partner; absent where the variant has no building for a partner."""


class Claimed(Announcement, frozen=True, kw_only=True, tag="claim"):
    """A seat claimed the match."""

    seat: Seat
    """The seat that claimed."""
    side: Side
    """The side of the seat that claimed, which wins if the claim is right."""
    correct: bool
    """True if the claim is right. A wrong claim changes nothing."""


class OrangeCalled(Announcement, frozen=True, kw_only=True, tag="call-orange"):
    """A seat called an orange out of turn."""

    seat: Seat
    """The seat that called."""
    side: Side
    """The side of the seat that called, which receives the points."""
    correct: bool
    """True if the latest capture was an orange and no call had been made."""
    points: int
    """Points credited to the side: negative for a false call, 0 for a late call."""


class Dealt(Event, frozen=True, kw_only=True, tag="deal"):
    """The first round of a deal was dealt from a new pack (C-3)."""

    deal: int
    """Number of the deal, from 1."""
    round: int
    """Number of the round within the deal, always 1."""
    dealer: Seat
    """The seat that dealt."""
    extra_deal: bool
    """True if the deal is played because of a tie (C-21)."""
    leader: Seat
    """The seat that plays first in this round."""
    hands: tuple[Held, ...]
    """Each seat's hand, or its number of cards where it is hidden."""
    open_hands: bool
    """True if all hands are public (C-25)."""
    table: Cards
    """The cards laid on the table."""
    stock: int
    """Number of cards left in the stock."""
    cut_by: Seat | UnsetType = UNSET
    """The seat that saw the bottom card of the stock (C-25); absent where no seat did."""
    bottom: CardName | UnsetType | None = UNSET
    """The bottom card of the stock; None for a viewer who has not seen it. Absent if no seat saw it."""

    def seen_by(self, viewer: Viewer) -> "Dealt":
        hands = self.hands if self.open_hands else hands_seen_by(self.hands, viewer)
        hidden = self.bottom is not UNSET and self.cut_by != viewer
        return msgspec.structs.replace(self, hands=hands, bottom=None if hidden else self.bottom)


class RoundDealt(Event, frozen=True, kw_only=True, tag="round"):
    """The hands of a later round were dealt (C-3)."""

    deal: int
    """Number of the deal, from 1."""
    round: int
    """Number of the round within the deal, from 2."""
    leader: Seat
    """The seat that plays first in this round."""
    hands: tuple[Held, ...]
    """Each seat's hand, or its number of cards where it is hidden."""
    open_hands: bool
    """True if all hands are public (C-25)."""
    table: Cards
    """The cards added to the table in this round."""
    stock: int
    """Number of cards left in the stock."""

    def seen_by(self, viewer: Viewer) -> "RoundDealt":
        if self.open_hands:
            return self
        return msgspec.structs.replace(self, hands=hands_seen_by(self.hands, viewer))


class LastRound(Announcement, frozen=True, kw_only=True, tag="last"):
    """The dealer announced that these are the last cards of the deal (C-25)."""

    deal: int
    """Number of the deal, from 1."""
    round: int
    """Number of the round within the deal, from 1."""


class Residue(Announcement, frozen=True, kw_only=True, tag="residue"):
    """The residue: the cards left on the table at the end of a deal (C-19)."""

    cards: Cards
    """All remaining cards, including those of builds."""
    seat: Seat | None
    """The last capturer, who receives the cards. None if no seat captured; the cards then stay out of play."""
    side: Side | None
    """The side of the last capturer; None if no seat captured."""


class ItemPoints(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Points of a side in a deal, by item (C-20, C-24). Items without points are absent."""

    most_cards: int = 0
    """Points for more cards in the pile than any other side."""
    most_spades: int = 0
    """Points for more spades in the pile than any other side."""
    big_casino: int = 0
    """Points for each ten of diamonds."""
    little_casino: int = 0
    """Points for each two of spades."""
    ace: int = 0
    """Points for all aces in the pile."""
    sweep: int = 0
    """Points for sweeps after cancelling (C-18)."""
    five: int = 0
    """Points for all fives in the pile (Tuxedo)."""
    orange: int = 0
    """Points for all oranges called rightly."""
    false_call: int = 0
    """Points lost by false calls of orange, as a negative number."""
    last_capture: int = 0
    """Points for the last capture of a deal that was played out."""


class SideScore(msgspec.Struct, frozen=True, kw_only=True):
    """The score sheet of a side at the end of a deal."""

    cards: int
    """Number of cards in the pile."""
    spades: int | UnsetType = UNSET
    """Number of spades in the pile; absent where the pack has no spades."""
    sweeps: int
    """Number of sweeps registered."""
    sweeps_net: int
    """Number of sweeps that remain after cancelling (C-18)."""
    restricted_to: tuple[RestrictedItem, ...] | None
    """The items that a restricted side can score in this deal (C-22); None for an unrestricted side."""
    items: ItemPoints
    """Points credited for the deal, by item."""
    points: int
    """Sum of the items."""
    total: int
    """Score of the side after the deal."""


class DealScored(Announcement, frozen=True, kw_only=True, tag="deal-scored"):
    """A deal was scored.

    If the match ended early (C-22, C-23), only the winner receives points. A majority then scores as soon as it is
    certain.
    """

    deal: int
    """Number of the deal, from 1."""
    ending: DealEnding
    """The way in which the deal ended.

    `played-out`: the last card was played. `claim`: a claim was right (C-23). `restricted-side`: a restricted side
    reached the target (C-22).
    """
    sides: tuple[SideScore, ...]
    """Score sheet of each side."""
    points: tuple[int, ...]
    """Points of each side for the deal."""
    scores: tuple[int, ...]
    """Score of each side after the deal."""
    extra_deal: bool
    """True if an extra deal follows because sides share the highest total (C-21)."""


class MatchOver(Announcement, frozen=True, kw_only=True, tag="match-over"):
    """The match was won."""

    winners: tuple[Side, ...]
    """The winning side, as a tuple of length one."""
    games: int
    """Number of games that the win is worth: 1, or 2 for a win in the first deal if the agreement says so (C-23)."""
    ending: DealEnding
    """The way in which the last deal ended.

    `played-out`, `claim` (C-23), or `restricted-side` if a restricted side reached the target (C-22).
    """
    scores: tuple[int, ...]
    """Final score of each side."""


# ---------------------------------------------------------------------- the agreement
class ItemWorth(msgspec.Struct, frozen=True, kw_only=True):
    """An item scored after a deal, with its points."""

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
    """Name of the item, as in `ItemPoints`."""
    worth: int | None
    """Points of each occurrence; None if they differ between occurrences."""


class CasinoAgreement(Agreement, frozen=True, kw_only=True):
    """The agreement of a Casino table: its settings and what follows from them."""

    game: Literal["casino"]
    """Name of the family."""
    target: int | None
    """Score that ends a match; None for a match of one deal."""
    restricted_from: int | None
    """Score from which a side is restricted (C-22); None where no side is ever restricted."""
    rounds: int
    """Number of rounds in a deal (C-3)."""
    packet: int | None
    """Number of cards dealt at a time to each hand and the table; None if all are dealt at once."""
    values: dict[str, tuple[Value, ...]]
    """Values of the cards of each rank (C-2): 1 and 14 for an ace, none for a face card without value."""
    building: bool
    """True if building is allowed."""
    several: bool
    """True if a capture may use several hand cards (C-16)."""
    adding: bool
    """True if the values of several hand cards are added for a capture (C-16)."""
    stealing: bool
    """True if top cards of other sides' piles can be stolen (C-27)."""
    sweeps: bool
    """True if the variant has sweeps (C-18)."""
    cancelling: bool
    """True if sweeps of different sides cancel each other (C-18)."""
    oranges: bool
    """True if oranges are called (C-24)."""
    claims: bool
    """True if the match can be claimed (C-23)."""
    items: tuple[ItemWorth, ...]
    """The items scored after a deal, in scoring order."""


# ---------------------------------------------------------------------- the view
class CasinoView(ViewMessage, frozen=True, kw_only=True):
    """A position as one viewer may see it."""

    game: ClassVar[str] = "casino"
    round: int
    """Number of the round within the deal, from 1; 0 before the first deal."""
    loose: Cards
    """The loose cards on the table."""
    builds: tuple[TableBuild, ...]
    """The builds on the table, in order of creation."""
    piles: tuple[int, ...]
    """Number of captured cards of each side."""
    tops: tuple[CardName | None, ...] | UnsetType = UNSET
    """Top card of each side's pile (C-27); absent where the variant has no stealing."""
    sweeps: tuple[int, ...]
    """Sweeps registered in this deal, by side."""
    cancelled: int
    """Number of sweeps that each side loses by cancelling (C-18)."""
    stock: int
    """Number of cards left in the stock."""
    last_capturer: Seat | None
    """The seat that made the latest capture of the deal; None before the first."""
    restricted_to: tuple[tuple[RestrictedItem, ...] | None, ...]
    """For each side, the items that a restricted side can still score (C-22); None for an unrestricted side."""
    extra_deal: bool
    """True in an extra deal after a tie (C-21)."""
    turns_owed: int
    """Number of additional turns in succession that the seat to act has after this turn (C-17)."""
    last_round: bool
    """True if the stock is empty."""
    known: tuple[tuple[Value, ...], ...] | UnsetType = UNSET
    """Values for which each seat is known to hold a card (C-15); absent where no seat builds for a partner."""
    oranges: tuple[int, ...] | UnsetType = UNSET
    """Oranges called rightly, by side; absent where oranges are not called."""
    false_calls: tuple[int, ...] | UnsetType = UNSET
    """False calls of orange, by side; absent where oranges are not called."""
    bottom: CardName | UnsetType | None = UNSET
    """The bottom card of the stock if the viewer has seen it (C-25); absent where no seat may see it."""


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
