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
"""Forehand's decision on trump, named like its move."""


# ---------------------------------------------------------------------- moves
class Blind(OpenMove, frozen=True, kw_only=True, tag="blind"):
    """Choose trump before looking at the hand (Z-5)."""

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
    """Let the suit of the next card be trump (Z-6)."""


class Redeal(WordMove, frozen=True, kw_only=True, tag="redeal"):
    """Show a packet of sevens and eights only and ask for a redeal (Z-6)."""


class Stay(WordMove, frozen=True, kw_only=True, tag="stay"):
    """Take part in this deal (Z-9)."""


ZwanzigMove: TypeAlias = Blind | Look | Choose | Next | Redeal | Exchange | Stay | Drop | PlayCard


# ---------------------------------------------------------------------- effects
class TrumpEffect(Effect, frozen=True, kw_only=True, tag="trump"):
    """A suit becomes trump, and every seat is dealt the rest of its five cards."""

    trump: SuitName
    """The trump suit."""
    blind: bool
    """True if trump is chosen before looking, which raises the factor."""
    factor: int
    """Factor by which the points of the deal are multiplied (Z-16)."""
    obliges: bool
    """True if no seat may drop out with this trump (Z-10)."""


class RedealEffect(Effect, frozen=True, kw_only=True, tag="redeal"):
    """The packet is shown, and the cards are dealt again."""

    shown: Cards
    """Forehand's packet, visible to all."""


class StayEffect(Effect, frozen=True, kw_only=True, tag="stay"):
    """The seat undertakes to win a trick."""

    penalty: int
    """Points added for staying without a trick, including the factor (Z-15)."""
    must: bool
    """True if the seat may not drop out."""


ZwanzigEffect: TypeAlias = TrumpEffect | RedealEffect | StayEffect | ExchangeEffect | CardEffect | WordEffect


# ---------------------------------------------------------------------- events
class Dealt(Event, frozen=True, kw_only=True, tag="deal"):
    """The first packets were dealt."""

    deal: int
    """Number of the deal, from 1."""
    dealer: Seat
    """The seat that dealt."""
    forehand: Seat
    """The seat that chooses trump and leads to the first trick."""
    hands: tuple[Held, ...]
    """Each seat's first packet, or its number of cards where the seat has not looked yet.

    Before a blind choice forehand has not looked; in a special deal no seat has looked.
    """
    special: bool
    """True if hearts are trumps without a choice and no seat may drop out (Z-4)."""
    redeal: bool
    """True if the same deal is dealt again (Z-6)."""

    def seen_by(self, viewer: Viewer) -> "Dealt":
        return msgspec.structs.replace(self, hands=hands_seen_by(self.hands, viewer))


class Called(Announcement, frozen=True, kw_only=True, tag="bid"):
    """Forehand made a decision about trump."""

    seat: Seat
    """Forehand."""
    call: TrumpCall
    """Forehand's decision, named like its move."""
    trump: SuitName | None = None
    """The suit named with `blind` or `choose`."""


class Shown(Announcement, frozen=True, kw_only=True, tag="show"):
    """Forehand showed its packet for a redeal."""

    seat: Seat
    """Forehand."""
    cards: Cards
    """The whole packet, which consists of sevens and eights only."""


class NextTurned(Announcement, frozen=True, kw_only=True, tag="turn-up"):
    """Forehand's next card was turned up, and its suit is trump."""

    seat: Seat
    """Forehand, who receives the card."""
    card: CardName
    """The card turned up, visible to all."""
    trump: SuitName
    """The suit of the card turned up, which is trump from now on."""


class Completed(Event, frozen=True, kw_only=True, tag="completed"):
    """Trump was fixed, and every seat has five cards (Z-7)."""

    trump: SuitName
    """The trump of this deal."""
    factor: int
    """Factor by which the points of the deal are multiplied (Z-16)."""
    stock: int
    """Number of cards in the stock."""
    hands: tuple[Held, ...]
    """Each seat's hand, or its number of cards where it is hidden."""

    def seen_by(self, viewer: Viewer) -> "Completed":
        return msgspec.structs.replace(self, hands=hands_seen_by(self.hands, viewer))


class Stayed(Announcement, frozen=True, kw_only=True, tag="stay"):
    """A seat stays in this deal."""

    seat: Seat
    """The seat, which undertakes to win a trick."""


class DealScored(Announcement, frozen=True, kw_only=True, tag="deal-scored"):
    """A deal was scored (Z-15)."""

    points: tuple[int, ...]
    """Change of each side's score; lower scores are better."""
    scores: tuple[int, ...]
    """Score of each side after the deal."""
    tricks: tuple[int, ...]
    """Number of tricks won by each seat."""
    dropped: tuple[Seat, ...]
    """Seats that dropped out of the deal, lowest first."""
    forehand: Seat
    """The seat that chose trump in the deal."""
    factor: int
    """Factor by which the points were multiplied (Z-16)."""
    by_default: bool
    """True if forehand won without play because every other seat had dropped out (Z-12)."""


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
    """The agreement of a Zwanzig ab table: its settings and what follows from them."""

    game: Literal["zwanzig_ab"]
    """Name of the family."""


# ---------------------------------------------------------------------- view
class ZwanzigView(ViewMessage, frozen=True, kw_only=True):
    """A position as one viewer may see it (Z-19)."""

    game: ClassVar[str] = "zwanzig_ab"
    turn: Seat | None
    """The seat to act; null after the match."""
    forehand: Seat
    """The seat that chooses trump and leads to the first trick of this deal."""
    trump: SuitName | None
    """The trump suit; null until it is fixed."""
    blind: bool
    """True if trump was chosen blind."""
    special: bool
    """True in a special deal (Z-4)."""
    tie_break: bool
    """True if some score was 0 or less when the deal began."""
    turned: Cards
    """The card that `next` turned up, or empty."""
    factor: int | None
    """Factor by which the points of the deal are multiplied; null until trump is fixed."""
    stock: int
    """Number of cards in the stock.

    The cards of the second packets do not count, even before they are dealt.
    """
    exchanged: tuple[int | None, ...]
    """Number of cards that each seat has exchanged; null before its exchange."""
    discards: Cards
    """Cards that the viewer has discarded."""
    dropped: tuple[Seat, ...]
    """Seats that have dropped out of this deal, lowest first."""
    dropped_last_deal: tuple[Seat, ...]
    """Seats that dropped out of the last scored deal."""
    drops_left: tuple[int, ...] | msgspec.UnsetType = msgspec.UNSET
    """Number of times that each seat may still drop out in this match; absent without a limit."""
    staying: tuple[Seat, ...]
    """Seats that may not drop out of this deal (Z-10), judged by the present position."""
    trick: tuple[PlayedCard, ...]
    """The cards in the current trick, in order of play."""
    winning: Seat | None
    """The seat whose card is currently winning the trick (Z-14); null between tricks."""
    tricks: tuple[int, ...]
    """Number of tricks won in this deal by each seat."""
    plays: tuple[PlayedCard, ...]
    """The cards of the completed tricks of this deal, in order of play."""
    deal_points: tuple[int, ...] | None
    """Change of each side's score in the last scored deal; null before the first."""


MESSAGES = MessageTypes(
    moves=get_args(ZwanzigMove),
    effects=get_args(ZwanzigEffect),
    events=get_args(ZwanzigEvent),
    view=ZwanzigView,
    agreement=ZwanzigAgreement,
)
