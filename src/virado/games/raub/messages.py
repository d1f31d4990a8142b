"""Messages of Raub: moves, effects, events and the view."""

from typing import ClassVar, Literal, TypeAlias, get_args

import msgspec

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
"""How the declarer came to it."""
Ending: TypeAlias = RefaSource | Literal["scored"]
"""How a deal ended: scored, or why it was thrown in."""
Bid: TypeAlias = Literal["refa", "muss", "look", "raub", "stih", "declare", "pass", "turn_next"]
"""Bids, from the blind decision to the second round: the words of the moves."""
Amount: TypeAlias = int | str
"""Money: a whole number of units, or a fraction such as `15/2`; negative is paid."""


# ---------------------------------------------------------------------- moves
class Deal(WordMove, frozen=True, kw_only=True, tag="deal"):
    """Deal the cards (R-4)."""


class Refa(WordMove, frozen=True, kw_only=True, tag="refa"):
    """Hand the cards on instead of dealing (R-4)."""


class Muss(WordMove, frozen=True, kw_only=True, tag="muss"):
    """Deal, be declarer, and compel everybody to play (R-21)."""


class Look(WordMove, frozen=True, kw_only=True, tag="look"):
    """Look at the hand instead of declaring blind (R-6)."""


class Raub(WordMove, frozen=True, kw_only=True, tag="raub"):
    """Be declarer without having looked (R-6)."""


class Stih(WordMove, frozen=True, kw_only=True, tag="stih"):
    """Be declarer for one trick without having looked, when a seven has been turned up (R-6)."""


class Declare(WordMove, frozen=True, kw_only=True, tag="declare"):
    """Be declarer for two tricks (R-7)."""


class Pass(WordMove, frozen=True, kw_only=True, tag="pass"):
    """Declare nothing (R-7)."""


class TurnNext(WordMove, frozen=True, kw_only=True, tag="turn_next"):
    """Have another card turned up (R-9)."""


class PlayAlong(WordMove, frozen=True, kw_only=True, tag="play"):
    """Undertake to win a trick against the declarer (R-12)."""


class SwapSeven(WordMove, frozen=True, kw_only=True, tag="swap_seven"):
    """Swap the seven of trumps for the turn-up (R-14)."""


class NoSwap(WordMove, frozen=True, kw_only=True, tag="no_swap"):
    """Do not swap (R-14)."""


class TakeTurnup(Move, frozen=True, kw_only=True, tag="take_turnup"):
    """Take the turn-up into the hand and lay a card away (R-16)."""

    card: CardName
    """The card laid away; it may be the turn-up itself."""

    def __str__(self) -> str:
        return f"take_turnup {self.card}"


class Misdeal(Call, frozen=True, kw_only=True, tag="misdeal"):
    """The table referee announces a misdeal (R-22)."""

    intentional: bool = False
    """Whether the dealer has misdealt on purpose, which costs points."""

    def __str__(self) -> str:
        return "misdeal intentional" if self.intentional else "misdeal"


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
    """By which announcement it declares; `stih` is for one trick, all others are for two."""
    required: int
    """Tricks that it must win."""
    factor: int
    """What the points of the deal are multiplied by (R-20)."""
    penalty: int
    """Points added for winning fewer, the factor included (R-19)."""


class PlayAlongEffect(Effect, frozen=True, kw_only=True, tag="play"):
    """The seat undertakes to win a trick."""

    factor: int
    """What the points of the deal are multiplied by (R-20)."""
    penalty: int
    """Points added for winning none, the factor included (R-19)."""


class ThrowInEffect(Effect, frozen=True, kw_only=True, tag="throw-in"):
    """The deal ends without a score."""

    ending: RefaSource
    """Why it is thrown in (R-11): everybody has passed in the first or the second round, the third card turned up had the
    suit of the first, the dealer has handed the cards on, or a misdeal."""
    added: int
    """Refas that are added."""
    penalty: int = 0
    """Points added to the dealer's score for an intentional misdeal (R-22)."""


class SwapEffect(Effect, frozen=True, kw_only=True, tag="swap-seven"):
    """The seven of trumps is laid down, and the turn-up comes to the hand."""

    seven: CardName
    """The seven of trumps, which comes to lie in the place of the turn-up."""
    card: CardName
    """The turn-up."""


class TakeTurnupEffect(Effect, frozen=True, kw_only=True, tag="take-turnup"):
    """The turn-up comes to the hand, and a card is laid away."""

    card: CardName
    """The turn-up."""
    discarded: Cards
    """The one card that is laid away."""


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
    """A seat has spoken before there is a declarer."""

    seat: Seat
    """Who has spoken."""
    call: Bid
    """The word of the move that the seat has made."""


class Dealt(Announcement, frozen=True, kw_only=True, tag="deal"):
    """The cards have been dealt; nobody has looked at them yet."""

    deal: int
    """Number of the deal, from 1."""
    dealer: Seat
    """Who has dealt."""
    hands: tuple[int, ...]
    """By seat, how many cards."""
    stock: int
    """Cards in the stock."""


class Defended(Announcement, frozen=True, kw_only=True, tag="defend"):
    """A seat undertakes to win a trick against the declarer."""

    seat: Seat
    """The seat, a defender now."""


class SevenSwapped(Announcement, frozen=True, kw_only=True, tag="swap-seven"):
    """A seat has swapped the seven of trumps for the turn-up."""

    seat: Seat
    """Who has swapped."""
    seven: CardName
    """The seven of trumps, which lies in the place of the turn-up now."""
    card: CardName
    """The turn-up that it has taken."""


class NotSwapped(Announcement, frozen=True, kw_only=True, tag="no-swap"):
    """A seat has not swapped the seven; whether it could have stays hidden."""

    seat: Seat
    """Who was asked."""


class Reshuffled(Event, frozen=True, kw_only=True, tag="reshuffle"):
    """The stock ran out, and the discards of the others were shuffled into a new one (R-15)."""

    seat: Seat
    """Who was drawing."""
    drawn: Held
    """The rest of its cards; only the seat itself knows."""

    def seen_by(self, viewer: Viewer) -> "Reshuffled":
        return self if viewer == self.seat else msgspec.structs.replace(self, drawn=count_of(self.drawn))


class TurnupTaken(Event, frozen=True, kw_only=True, tag="take-turnup"):
    """The declarer has taken the turn-up and laid a card away."""

    seat: Seat
    """The declarer."""
    card: CardName
    """The turn-up."""
    discarded: Held
    """The card laid away; only the declarer knows."""

    def seen_by(self, viewer: Viewer) -> "TurnupTaken":
        if viewer == self.seat:
            return self
        return msgspec.structs.replace(self, discarded=count_of(self.discarded))


class MisdealCalled(Announcement, frozen=True, kw_only=True, tag="misdeal"):
    """The table referee has announced a misdeal (R-22)."""

    dealer: Seat
    """Who has misdealt."""
    intentional: bool
    """Whether it was on purpose, which costs the dealer points."""


class ThrownIn(Announcement, frozen=True, kw_only=True, tag="thrown-in"):
    """A deal has ended without a score (R-11)."""

    ending: RefaSource
    """Why (R-11): everybody has passed in the first or the second round, the third card turned up had the suit of the
    first, the dealer has handed the cards on, or a misdeal."""
    refas: int
    """Outstanding Refas now."""
    added: int
    """Refas of these that this deal has added."""
    scores: tuple[int, ...]
    """By side; only an intentional misdeal changes one."""


class DealScored(Announcement, frozen=True, kw_only=True, tag="deal-scored"):
    """A deal has been scored (R-19)."""

    points: tuple[int, ...]
    """By side, the change of the score; less is better."""
    scores: tuple[int, ...]
    """By side, after the deal."""
    tricks: tuple[int, ...]
    """By seat."""
    dropped: tuple[Seat, ...]
    """Seats that took no part in the deal, lowest first."""
    declarer: Seat
    """The seat that had undertaken to win the required tricks."""
    contract: Contract
    """By which announcement it had declared: in its turn, blind (`raub`, `stih`), or before the deal (`muss`)."""
    required: int
    """Tricks that the declarer had to win."""
    made: bool
    """Whether the declarer has won them."""
    factor: int
    """What the points were multiplied by (R-20)."""
    refas: int
    """Outstanding Refas now."""
    by_default: bool
    """Whether the declarer has won without play because everybody else had dropped out (R-13)."""


class MatchSettled(MatchWon, frozen=True, kw_only=True, tag="match-over"):
    """The match has been won, and the losers pay."""

    settlement: tuple[Amount, ...]
    """By seat, what it gets, or pays if negative (R-24)."""


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
    """Who has swapped."""
    card: CardName
    """The turn-up that it took."""


# ---------------------------------------------------------------------- the agreement
class RaubAgreement(TricksAgreement, frozen=True, kw_only=True):
    """What is agreed at a table of Raub, and what follows from it."""

    game: Literal["raub"]
    """The family."""


class RaubView(ViewMessage, frozen=True, kw_only=True):
    """The position as one viewer may know it (R-25). What belongs to a deal is null or empty between deals."""

    game: ClassVar[str] = "raub"
    turn: Seat | None
    """The seat to act; null when the match is over."""
    trump: SuitName | None
    """The suit of the turn-up; null between deals."""
    turned: Cards
    """The cards turned up in this deal, in order; after a swap the last one is the seven."""
    turnup: CardName | None
    """The card that lies there for the declarer; null once it is taken."""
    bidding_round: int | None
    """1 or 2; null in a deal without bidding."""
    declarer: Seat | None
    """Who has undertaken to win tricks; null while nobody has."""
    contract: Contract | None
    """By which announcement the declarer has declared; null while there is none."""
    required: int | None
    """Tricks that the declarer must win."""
    active: tuple[Seat, ...]
    """Seats that have not dropped out."""
    dropped: tuple[Seat, ...]
    """Seats that have dropped out of this deal, lowest first."""
    swapped: SevenSwap | None
    """Who has swapped the seven, and for which card; null if nobody has."""
    changed: tuple[int | None, ...]
    """By seat, how many cards it has changed; null before its exchange."""
    discards: Cards
    """What the viewer has laid away."""
    leader: Seat | None
    """Who led to the trick that lies there; null between tricks."""
    trick: tuple[PlayedCard, ...]
    """The cards lying in the trick, in the order of play."""
    winning: Seat | None
    """Whose card wins the trick as it lies (R-18); null between tricks."""
    tricks: tuple[int, ...]
    """Tricks won in this deal, by seat."""
    played: tuple[Cards, ...]
    """By seat, all cards that it has played in this deal, in the order of text."""
    stock: int
    """Cards in the stock."""
    refas: int
    """Outstanding Refas."""
    factor: int
    """What a deal that is scored now would be multiplied by (R-20)."""
    ending: Ending | None
    """How the latest finished deal ended; null before the first."""
    deal_points: tuple[int, ...] | None
    """By side, the change of the score by the last deal that was scored; null before the first."""
    settlement: tuple[Amount, ...] | None
    """By seat, what it gets, or pays if negative, when the match is over (R-24)."""


MESSAGES = MessageTypes(
    moves=get_args(RaubMove),
    effects=get_args(RaubEffect),
    events=get_args(RaubEvent),
    view=RaubView,
    agreement=RaubAgreement,
)
