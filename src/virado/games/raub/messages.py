"""Messages of Raub: moves, effects, events and the view."""

from typing import ClassVar, Literal, TypeAlias, get_args

import msgspec
from msgspec import UNSET, UnsetType

from virado.cards import Seat
from virado.games.contract import MessageTypes
from virado.games.messages import (
    Announcement,
    Call,
    CardName,
    Cards,
    Effect,
    Event,
    Held,
    Move,
    SuitName,
    Viewer,
    ViewMessage,
    count_of,
)
from virado.games.raub.options import RefaSource
from virado.games.tricks.messages import (
    CardEffect,
    CardPlayed,
    Drop,
    Dropped,
    Exchange,
    Exchanged,
    ExchangeEffect,
    HandsSeen,
    MatchWon,
    PlayCard,
    PlayedCard,
    TricksAgreement,
    TrickWon,
    TurnedUp,
    WordEffect,
    WordMove,
)

Contract: TypeAlias = Literal["declare", "raub", "stih", "muss"]
"""Announcement by which the declarer undertook to win tricks."""
Ending: TypeAlias = RefaSource | Literal["scored"]
"""The way in which a deal ended: `scored`, or the reason for throwing the deal in."""
Bid: TypeAlias = Literal["refa", "muss", "look", "raub", "stih", "declare", "pass", "turn_next"]
"""Bids from the blind decision to the second round of bidding, named like their moves."""
Amount: TypeAlias = int | str
"""Amount of money: a whole number of units or a fraction such as `15/2`; negative amounts are paid."""


# ---------------------------------------------------------------------- moves
class Deal(WordMove, frozen=True, kw_only=True, tag="deal"):
    """Deal the cards (R-4)."""


class Refa(WordMove, frozen=True, kw_only=True, tag="refa"):
    """Pass the deal on instead of dealing (R-4)."""


class Muss(WordMove, frozen=True, kw_only=True, tag="muss"):
    """Deal, become declarer, and compel every other seat to play (R-21)."""


class Look(WordMove, frozen=True, kw_only=True, tag="look"):
    """Look at the hand instead of declaring blind (R-6)."""


class Raub(WordMove, frozen=True, kw_only=True, tag="raub"):
    """Become declarer before looking at the hand (R-6)."""


class Stih(WordMove, frozen=True, kw_only=True, tag="stih"):
    """Become declarer for one trick before looking at the hand, if the turn-up is a seven (R-6)."""


class Declare(WordMove, frozen=True, kw_only=True, tag="declare"):
    """Become declarer for two tricks (R-7)."""


class Pass(WordMove, frozen=True, kw_only=True, tag="pass"):
    """Pass (R-7)."""


class TurnNext(WordMove, frozen=True, kw_only=True, tag="turn_next"):
    """Turn up another card (R-9)."""


class PlayAlong(WordMove, frozen=True, kw_only=True, tag="play"):
    """Undertake to win a trick against the declarer (R-12)."""


class SwapSeven(WordMove, frozen=True, kw_only=True, tag="swap_seven"):
    """Swap the seven of trumps for the turn-up (R-14)."""


class NoSwap(WordMove, frozen=True, kw_only=True, tag="no_swap"):
    """Decline the swap (R-14)."""


class TakeTurnup(Move, frozen=True, kw_only=True, tag="take_turnup"):
    """Take the turn-up into the hand and discard a card (R-16)."""

    card: CardName
    """The card discarded, which may be the turn-up itself."""

    def __str__(self) -> str:
        return f"take_turnup {self.card}"


class Misdeal(Call, frozen=True, kw_only=True, tag="misdeal"):
    """Announce a misdeal, as the referee (R-22)."""

    intentional: bool = False
    """True if the mistake was made on purpose, which costs points."""
    seat: Seat | UnsetType = UNSET
    """The seat that made the mistake, if it is not the dealer."""

    def __str__(self) -> str:
        words = "misdeal intentional" if self.intentional else "misdeal"
        return words if self.seat is UNSET else f"{words} {self.seat}"


RaubMove: TypeAlias = (
    Deal
    | Refa
    | Muss
    | Look
    | Raub
    | Stih
    | Declare
    | Pass
    | TurnNext
    | PlayAlong
    | Drop
    | SwapSeven
    | NoSwap
    | Exchange
    | TakeTurnup
    | PlayCard
    | Misdeal
)


# ---------------------------------------------------------------------- effects
class DeclareEffect(Effect, frozen=True, kw_only=True, tag="declare"):
    """The seat becomes the declarer."""

    contract: Contract
    """Announcement by which the seat declares; `stih` requires one trick, all others two."""
    required: int
    """Number of tricks that the seat must win."""
    factor: int
    """Factor by which the points of the deal are multiplied (R-20)."""
    penalty: int
    """Points added if the seat wins fewer tricks than required, including the factor (R-19)."""


class PlayAlongEffect(Effect, frozen=True, kw_only=True, tag="play"):
    """The seat undertakes to win a trick."""

    factor: int
    """Factor by which the points of the deal are multiplied (R-20)."""
    penalty: int
    """Points added if the seat wins no trick, including the factor (R-19)."""


class ThrowInEffect(Effect, frozen=True, kw_only=True, tag="throw-in"):
    """The deal ends without a score."""

    ending: RefaSource
    """Reason for throwing in the deal (R-11).

    All seats passed in the first or second round, the third card turned up had the suit of the first, the dealer
    passed the deal on, or a misdeal occurred.
    """
    added: int
    """Number of Refas added."""
    penalty: int = 0
    """Points added for an intentional misdeal, to the score of `seat` or else the dealer (R-22)."""
    seat: Seat | UnsetType = UNSET
    """The seat that the referee charges with the misdeal, if it is not the dealer."""


class SwapEffect(Effect, frozen=True, kw_only=True, tag="swap-seven"):
    """The seat lays down the seven of trumps and takes the turn-up."""

    seven: CardName
    """The seven of trumps, which replaces the turn-up."""
    card: CardName
    """The turn-up taken."""


class TakeTurnupEffect(Effect, frozen=True, kw_only=True, tag="take-turnup"):
    """The seat takes the turn-up and discards a card."""

    card: CardName
    """The turn-up."""
    discarded: Cards
    """The discarded card."""


RaubEffect: TypeAlias = (
    DeclareEffect
    | PlayAlongEffect
    | ThrowInEffect
    | SwapEffect
    | TakeTurnupEffect
    | ExchangeEffect
    | CardEffect
    | WordEffect
)


# ---------------------------------------------------------------------- events
class Called(Announcement, frozen=True, kw_only=True, tag="bid"):
    """A seat made a bid before any seat was declarer."""

    seat: Seat
    """The seat that made the bid."""
    call: Bid
    """The bid, named like its move."""


class Dealt(Announcement, frozen=True, kw_only=True, tag="deal"):
    """The cards were dealt; no seat has looked at its hand yet."""

    deal: int
    """Number of the deal, from 1."""
    dealer: Seat
    """The seat that dealt."""
    hands: tuple[int, ...]
    """Number of cards in each hand."""
    stock: int
    """Number of cards in the stock."""


class Defended(Announcement, frozen=True, kw_only=True, tag="defend"):
    """A seat undertook to win a trick against the declarer."""

    seat: Seat
    """The seat, which is now a defender."""


class SevenSwapped(Announcement, frozen=True, kw_only=True, tag="swap-seven"):
    """A seat swapped the seven of trumps for the turn-up."""

    seat: Seat
    """The seat that swapped."""
    seven: CardName
    """The seven of trumps, which is now in the place of the turn-up."""
    card: CardName
    """The turn-up that the seat took."""


class NotSwapped(Announcement, frozen=True, kw_only=True, tag="no-swap"):
    """A seat declined the swap, which does not reveal whether the seat holds the seven of trumps."""

    seat: Seat
    """The seat that declined."""


class Reshuffled(Event, frozen=True, kw_only=True, tag="reshuffle"):
    """The stock ran out, and the other seats' discards were shuffled into a new stock (R-15)."""

    seat: Seat
    """The seat that was drawing."""
    drawn: Held
    """Cards that the seat drew from the new stock, visible only to that seat."""

    def seen_by(self, viewer: Viewer) -> "Reshuffled":
        return self if viewer == self.seat else msgspec.structs.replace(self, drawn=count_of(self.drawn))


class TurnupTaken(Event, frozen=True, kw_only=True, tag="take-turnup"):
    """The declarer took the turn-up and discarded a card."""

    seat: Seat
    """The declarer."""
    card: CardName
    """The turn-up taken."""
    discarded: Held
    """The discarded card, visible only to the declarer."""

    def seen_by(self, viewer: Viewer) -> "TurnupTaken":
        if viewer == self.seat:
            return self
        return msgspec.structs.replace(self, discarded=count_of(self.discarded))


class MisdealCalled(Announcement, frozen=True, kw_only=True, tag="misdeal"):
    """The referee announced a misdeal (R-22)."""

    dealer: Seat
    """The dealer, who misdealt unless `seat` is present."""
    intentional: bool
    """True if the mistake was made on purpose, which costs points."""
    seat: Seat | UnsetType = UNSET
    """The seat that made the mistake, if it is not the dealer."""


class ThrownIn(Announcement, frozen=True, kw_only=True, tag="thrown-in"):
    """A deal ended without a score (R-11)."""

    ending: RefaSource
    """Reason for throwing in the deal (R-11).

    All seats passed in the first or second round, the third card turned up had the suit of the first, the dealer
    passed the deal on, or a misdeal occurred.
    """
    refas: int
    """Number of outstanding Refas after the deal."""
    added: int
    """Number of Refas that this deal added."""
    scores: tuple[int, ...]
    """Score of each side; only an intentional misdeal changes a score."""


class DealScored(Announcement, frozen=True, kw_only=True, tag="deal-scored"):
    """A deal was scored (R-19)."""

    points: tuple[int, ...]
    """Change of each side's score; lower scores are better."""
    scores: tuple[int, ...]
    """Score of each side after the deal."""
    tricks: tuple[int, ...]
    """Number of tricks won by each seat."""
    dropped: tuple[Seat, ...]
    """Seats that dropped out of the deal, lowest first."""
    declarer: Seat
    """The declarer of the deal."""
    contract: Contract
    """Announcement by which the seat declared: in its turn, blind (`raub`, `stih`), or before the deal (`muss`)."""
    required: int
    """Number of tricks that the declarer had to win."""
    made: bool
    """True if the declarer won the required tricks."""
    factor: int
    """Factor by which the points were multiplied (R-20)."""
    refas: int
    """Number of outstanding Refas after the deal."""
    by_default: bool
    """True if the declarer won without play because every other seat had dropped out (R-13)."""


class MatchSettled(MatchWon, frozen=True, kw_only=True, tag="match-over"):
    """The match was won, and the losers pay."""

    settlement: tuple[Amount, ...]
    """Amount that each seat receives, or pays if negative (R-24)."""


RaubEvent: TypeAlias = (
    Called
    | Dealt
    | TurnedUp
    | HandsSeen
    | Defended
    | Dropped
    | SevenSwapped
    | NotSwapped
    | Exchanged
    | Reshuffled
    | TurnupTaken
    | CardPlayed
    | TrickWon
    | MisdealCalled
    | ThrownIn
    | DealScored
    | MatchSettled
)


# ---------------------------------------------------------------------- view
class SevenSwap(msgspec.Struct, frozen=True, kw_only=True):
    """The swap of the seven of trumps in this deal."""

    seat: Seat
    """The seat that swapped."""
    card: CardName
    """The turn-up that the seat took."""


# ---------------------------------------------------------------------- the agreement
class RaubAgreement(TricksAgreement, frozen=True, kw_only=True):
    """The agreement of a Raub table: its settings and what follows from them."""

    game: Literal["raub"]
    """Name of the family."""


class RaubView(ViewMessage, frozen=True, kw_only=True):
    """A position as one viewer may see it (R-25). Fields of a deal are null or empty between deals."""

    game: ClassVar[str] = "raub"
    turn: Seat | None
    """The seat to act; null after the match."""
    trump: SuitName | None
    """The suit of the turn-up; null between deals."""
    turned: Cards
    """The cards turned up in this deal, in order; after a swap the seven is the last."""
    turnup: CardName | None
    """The turn-up that the declarer will take; null after it has been taken."""
    bidding_round: int | None
    """Round of bidding, 1 or 2; null in a deal without bidding."""
    declarer: Seat | None
    """The declarer; null until a seat declares."""
    contract: Contract | None
    """Announcement by which the declarer declared; null until a seat declares."""
    required: int | None
    """Number of tricks that the declarer must win."""
    active: tuple[Seat, ...]
    """Seats that have not dropped out of this deal."""
    dropped: tuple[Seat, ...]
    """Seats that have dropped out of this deal, lowest first."""
    swapped: SevenSwap | None
    """The swap of the seven of trumps in this deal; null if no seat has swapped."""
    changed: tuple[int | None, ...]
    """Number of cards that each seat has exchanged; null before its exchange."""
    discards: Cards
    """Cards that the viewer has discarded."""
    leader: Seat | None
    """The seat that led to the current trick; null between tricks."""
    trick: tuple[PlayedCard, ...]
    """The cards in the current trick, in order of play."""
    winning: Seat | None
    """The seat whose card is currently winning the trick (R-18); null between tricks."""
    tricks: tuple[int, ...]
    """Number of tricks won in this deal by each seat."""
    played: tuple[Cards, ...]
    """All cards that each seat has played in this deal, in text order."""
    stock: int
    """Number of cards in the stock."""
    refas: int
    """Number of outstanding Refas."""
    factor: int
    """Factor that would apply if the deal were scored now (R-20)."""
    ending: Ending | None
    """Ending of the latest finished deal; null before the first."""
    deal_points: tuple[int, ...] | None
    """Change of each side's score in the last scored deal; null before the first."""
    settlement: tuple[Amount, ...] | None
    """Amount that each seat receives after the match, or pays if negative (R-24)."""


MESSAGES = MessageTypes(
    moves=get_args(RaubMove),
    effects=get_args(RaubEffect),
    events=get_args(RaubEvent),
    view=RaubView,
    agreement=RaubAgreement,
)
