"""Messages of Zwanzig ab: moves, effects, events and the view."""

from typing import ClassVar, Literal, TypeAlias, get_args

import msgspec

from virado.cards import Seat
from virado.games.contract import MessageTypes
from virado.games.messages import (
    Announcement,
    CardName,
    Cards,
    Effect,
    Event,
    Held,
    OpenMove,
    SuitName,
    Viewer,
    ViewMessage,
    hands_seen_by,
)
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
    WordEffect,
    WordMove,
)

TrumpCall: TypeAlias = Literal["blind", "look", "choose", "next", "redeal"]
"""What forehand says when making trumps: the words of the moves."""


# ---------------------------------------------------------------------- moves
class Blind(OpenMove, frozen=True, kw_only=True, tag="blind"):
    """Choose trump before looking (Z-5)."""

    suit: SuitName
    """The trump chosen."""

    def __str__(self) -> str:
        return f"blind {self.suit}"


class Look(WordMove, frozen=True, kw_only=True, tag="look"):
    """Look at the first packet instead of choosing blind (Z-5)."""


class Choose(OpenMove, frozen=True, kw_only=True, tag="choose"):
    """Choose trump (Z-6)."""

    suit: SuitName
    """The trump chosen."""

    def __str__(self) -> str:
        return f"choose {self.suit}"


class Next(WordMove, frozen=True, kw_only=True, tag="next"):
    """Let the next card make trump (Z-6)."""


class Redeal(WordMove, frozen=True, kw_only=True, tag="redeal"):
    """Show a packet of nothing but sevens and eights and have the cards dealt again (Z-6)."""


class Stay(WordMove, frozen=True, kw_only=True, tag="stay"):
    """Take part in this deal (Z-9)."""


ZwanzigMove: TypeAlias = Blind | Look | Choose | Next | Redeal | Exchange | Stay | Drop | PlayCard


# ---------------------------------------------------------------------- effects
class TrumpEffect(Effect, frozen=True, kw_only=True, tag="trump"):
    """A suit becomes trump, and everybody gets the rest of the five cards."""

    trump: SuitName
    """The suit named."""
    blind: bool
    """Whether it is chosen before looking, which raises the factor."""
    factor: int
    """What the points of the deal are multiplied by (Z-16)."""
    obliges: bool
    """Whether nobody may drop out with this trump (Z-10)."""


class RedealEffect(Effect, frozen=True, kw_only=True, tag="redeal"):
    """The packet is shown, and the cards are dealt again."""

    shown: Cards
    """The packet of forehand, which everybody sees."""


class StayEffect(Effect, frozen=True, kw_only=True, tag="stay"):
    """The seat undertakes to win a trick."""

    penalty: int
    """Points added for staying without a trick, the factor included (Z-15)."""
    must: bool
    """Whether the seat may not drop out."""


ZwanzigEffect: TypeAlias = TrumpEffect | RedealEffect | StayEffect | ExchangeEffect | CardEffect | WordEffect


# ---------------------------------------------------------------------- events
class Dealt(Event, frozen=True, kw_only=True, tag="deal"):
    """The first packets have been dealt."""

    deal: int
    """Number of the deal, from 1."""
    dealer: Seat
    """Who has dealt."""
    forehand: Seat
    """Who makes trump and leads to the first trick."""
    hands: tuple[Held, ...]
    """By seat, the first packet; a number where nobody has looked yet: forehand before a blind choice, all in a special deal."""
    special: bool
    """Whether hearts are trumps without a choice and nobody may drop out (Z-4)."""
    redeal: bool
    """Whether the same deal is dealt again (Z-6)."""

    def seen_by(self, viewer: Viewer) -> "Dealt":
        return msgspec.structs.replace(self, hands=hands_seen_by(self.hands, viewer))


class Called(Announcement, frozen=True, kw_only=True, tag="bid"):
    """Forehand has spoken about trumps."""

    seat: Seat
    """Forehand."""
    call: TrumpCall
    """The word of the move that forehand has made."""
    trump: SuitName | None = None
    """The suit named, with `blind` and `choose`."""


class Shown(Announcement, frozen=True, kw_only=True, tag="show"):
    """Forehand has shown its packet for a redeal."""

    seat: Seat
    """Forehand."""
    cards: Cards
    """The whole packet, sevens and eights only."""


class NextTurned(Announcement, frozen=True, kw_only=True, tag="turn-up"):
    """The next card for forehand has been turned up and makes trump."""

    seat: Seat
    """Forehand, who gets the card."""
    card: CardName
    """The card turned up, which everybody has seen."""
    trump: SuitName
    """The suit of that card, trump from now on."""


class Completed(Event, frozen=True, kw_only=True, tag="completed"):
    """Trump is fixed, and everybody has got five cards (Z-7)."""

    trump: SuitName
    """The trump of this deal."""
    factor: int
    """What the points of the deal are multiplied by (Z-16)."""
    stock: int
    """Cards in the stock."""
    hands: tuple[Held, ...]
    """By seat."""

    def seen_by(self, viewer: Viewer) -> "Completed":
        return msgspec.structs.replace(self, hands=hands_seen_by(self.hands, viewer))


class Stayed(Announcement, frozen=True, kw_only=True, tag="stay"):
    """A seat takes part in this deal."""

    seat: Seat
    """The seat, which undertakes to win a trick."""


class DealScored(Announcement, frozen=True, kw_only=True, tag="deal-scored"):
    """A deal has been scored (Z-15)."""

    points: tuple[int, ...]
    """By side, the change of the score; less is better."""
    scores: tuple[int, ...]
    """By side, after the deal."""
    tricks: tuple[int, ...]
    """By seat."""
    dropped: tuple[Seat, ...]
    """Seats that took no part in the deal, lowest first."""
    forehand: Seat
    """Who made trump in the deal."""
    factor: int
    """What the points were multiplied by (Z-16)."""
    by_default: bool
    """Whether forehand has won without play because everybody else had dropped out (Z-12)."""


ZwanzigEvent: TypeAlias = (
    Dealt
    | HandsSeen
    | Called
    | Shown
    | NextTurned
    | Completed
    | Exchanged
    | Stayed
    | Dropped
    | CardPlayed
    | TrickWon
    | DealScored
    | MatchWon
)


# ---------------------------------------------------------------------- the agreement
class ZwanzigAgreement(TricksAgreement, frozen=True, kw_only=True):
    """What is agreed at a table of Zwanzig ab, and what follows from it."""

    game: Literal["zwanzig_ab"]
    """The family."""


# ---------------------------------------------------------------------- view
class ZwanzigView(ViewMessage, frozen=True, kw_only=True):
    """The position as one viewer may know it (Z-19)."""

    game: ClassVar[str] = "zwanzig_ab"
    turn: Seat | None
    """The seat to act; null when the match is over."""
    forehand: Seat
    """Who makes trump and leads to the first trick of this deal."""
    trump: SuitName | None
    """Null until it is fixed."""
    blind: bool
    """Whether trump was chosen blind."""
    special: bool
    """Whether this is a special deal (Z-4)."""
    tie_break: bool
    """Whether some score was 0 or less when the deal began."""
    turned: Cards
    """The card that `next` has turned up, if any."""
    factor: int | None
    """What the points of the deal are multiplied by; null until trump is fixed."""
    stock: int
    """Cards in the stock; before the second packets, those that will make it."""
    exchanged: tuple[int | None, ...]
    """By seat, how many cards it has exchanged; null before its exchange."""
    discards: Cards
    """What the viewer has laid away."""
    dropped: tuple[Seat, ...]
    """Seats that have dropped out of this deal, lowest first."""
    dropped_last_deal: tuple[Seat, ...]
    """Seats that dropped out of the last scored deal."""
    staying: tuple[Seat, ...]
    """Seats that may not drop out of this deal, as far as that is known now (Z-10)."""
    trick: tuple[PlayedCard, ...]
    """The cards lying in the trick, in the order of play."""
    winning: Seat | None
    """Whose card wins the trick as it lies (Z-14); null between tricks."""
    tricks: tuple[int, ...]
    """Tricks won in this deal, by seat."""
    plays: tuple[PlayedCard, ...]
    """The cards of the completed tricks of this deal, in the order of play."""
    deal_points: tuple[int, ...] | None
    """By side, the change of the score by the last deal that was scored; null before the first."""


MESSAGES = MessageTypes(
    moves=get_args(ZwanzigMove),
    effects=get_args(ZwanzigEffect),
    events=get_args(ZwanzigEvent),
    view=ZwanzigView,
    agreement=ZwanzigAgreement,
)
