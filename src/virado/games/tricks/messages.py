"""Moves, effects and events shared by Raub and Zwanzig ab, with the 32 cards (`7s` to `Ac`)."""

from collections.abc import Iterable
from typing import TypeAlias

import msgspec

from virado.cards import SKAT32, Seat
from virado.games.messages import (
    Agreement,
    Announcement,
    CardName,
    Cards,
    Effect,
    Event,
    Held,
    Move,
    OpenMove,
    Side,
    SuitName,
    Viewer,
    count_of,
    hands_seen_by,
    tag_of,
)

PlayedCard: TypeAlias = tuple[Seat, CardName]
"""A card in a trick, with the seat that played it."""
_PLACES = {name: place for place, name in enumerate(SKAT32.names)}


def sort_cards(cards: Iterable[CardName]) -> Cards:
    """Return the cards in text order: suits s h d c, ranks from 7 to A."""
    return tuple(sorted(cards, key=lambda name: _PLACES.get(name, len(_PLACES))))


# ---------------------------------------------------------------------- the agreement
class TricksAgreement(Agreement, frozen=True, kw_only=True):
    """The agreement of a Raub or Zwanzig ab table: its settings and what follows from them."""

    start_score: int
    """Score from which every seat counts down."""
    tricks: int
    """Number of tricks in a deal, equal to the number of cards in a hand."""
    trump_ranks: str
    """The ranks of trumps from the highest down, as a client sorts a hand.

    `ranks` holds the ranks of the other suits.
    """


# ---------------------------------------------------------------------- moves
class WordMove(OpenMove, frozen=True, kw_only=True):
    """A move that consists of one word of the rulebook."""

    def __str__(self) -> str:
        return tag_of(self)


class Exchange(Move, frozen=True, kw_only=True, tag="exchange"):
    """Discard cards and draw as many (R-15, Z-8)."""

    cards: Cards = ()
    """The hand cards to discard; empty to keep all."""

    def __str__(self) -> str:
        return " ".join(["exchange", *sort_cards(self.cards)])


class Drop(WordMove, frozen=True, kw_only=True, tag="drop"):
    """Drop out of this deal (R-12, Z-9)."""


class PlayCard(OpenMove, frozen=True, kw_only=True, tag="card"):
    """Play a card to the trick (R-17, Z-13)."""

    card: CardName
    """A hand card."""

    def __str__(self) -> str:
        return f"card {self.card}"


# ---------------------------------------------------------------------- effects
class WordEffect(Effect, frozen=True, kw_only=True, tag="word"):
    """The effect of a move that consists of one word."""

    word: str
    """The word of the move."""


class ExchangeEffect(Effect, frozen=True, kw_only=True, tag="exchange"):
    """The effect of an exchange: cards are discarded, and as many are drawn."""

    discarded: Cards
    """The hand cards discarded; empty if all are kept."""
    draws: int
    """Number of cards drawn from the stock."""
    shuffled: int = 0
    """Number of drawn cards that come from discards shuffled into a new stock (`stock_short: reshuffle`)."""


class CardEffect(Effect, frozen=True, kw_only=True, tag="card"):
    """The effect of playing a card to the trick."""

    card: CardName
    """The hand card that is played."""
    leads: bool
    """True if the card is the first of the trick."""
    trumps: bool
    """True if the card is a trump played to a trick in which another suit was led."""
    wins_so_far: bool
    """True if the card is the highest of the trick so far."""
    completes: bool
    """True if the card completes the trick, which is then won by its highest card."""


# ---------------------------------------------------------------------- events
class HandsSeen(Event, frozen=True, kw_only=True, tag="hands"):
    """Seats look at their cards."""

    hands: tuple[Held, ...]
    """Each seat's hand, or the number of its cards if the seat does not look now."""

    def seen_by(self, viewer: Viewer) -> "HandsSeen":
        return msgspec.structs.replace(self, hands=hands_seen_by(self.hands, viewer))


class Exchanged(Event, frozen=True, kw_only=True, tag="exchange"):
    """A seat discarded cards and drew from the stock."""

    seat: Seat
    """The seat that exchanged."""
    discarded: Held
    """The cards discarded, visible only to that seat."""
    drawn: Held
    """The cards drawn, visible only to that seat.

    If the stock ran out, the missing cards are drawn in the event `reshuffled`, which follows.
    """

    def seen_by(self, viewer: Viewer) -> "Exchanged":
        if viewer == self.seat:
            return self
        return msgspec.structs.replace(self, discarded=count_of(self.discarded), drawn=count_of(self.drawn))


class Dropped(Announcement, frozen=True, kw_only=True, tag="drop"):
    """A seat dropped out of this deal."""

    seat: Seat
    """The seat that dropped out."""


class CardPlayed(Announcement, frozen=True, kw_only=True, tag="card"):
    """A card was played to the trick."""

    seat: Seat
    """The seat that played the card."""
    card: CardName
    """The card played."""


class TrickWon(Announcement, frozen=True, kw_only=True, tag="trick"):
    """A trick was completed."""

    winner: Seat
    """The seat that won the trick and leads to the next."""
    plays: tuple[PlayedCard, ...]
    """The cards of the trick, in order of play."""
    tricks: tuple[int, ...]
    """Number of tricks won in this deal by each seat."""


class TurnedUp(Announcement, frozen=True, kw_only=True, tag="turn-up"):
    """A card was turned up and fixes trump."""

    card: CardName
    """The new turn-up. Cards turned up earlier remain face up and are out of play."""
    trump: SuitName
    """The suit of the turn-up, which is trump from now on."""


class MatchWon(Announcement, frozen=True, kw_only=True, tag="match-over"):
    """The match was won."""

    winners: tuple[Side, ...]
    """The sides that have won, lowest first."""
    scores: tuple[int, ...]
    """Final score of each side."""
