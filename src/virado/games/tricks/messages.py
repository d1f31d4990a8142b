"""What Raub and Zwanzig ab have in common in their moves, effects and events, with the 32 cards (`7s` to `Ac`)."""

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
"""A card in a trick, and who has played it."""
_PLACES = {name: place for place, name in enumerate(SKAT32.names)}


def sort_cards(cards: Iterable[CardName]) -> Cards:
    """Cards in the order in which they are written: suits s h d c, ranks from 7 to A."""
    return tuple(sorted(cards, key=lambda name: _PLACES.get(name, len(_PLACES))))


# ---------------------------------------------------------------------- the agreement
class TricksAgreement(Agreement, frozen=True, kw_only=True):
    """What is agreed at a table of Raub or Zwanzig ab, and what follows from it."""

    start_score: int
    """From which score everybody counts down."""
    tricks: int
    """How many tricks a deal has: as many as a hand has cards."""
    trump_ranks: str
    """The ranks of trumps in the order in which a hand is held: from the highest; `ranks` are those of other suits."""


# ---------------------------------------------------------------------- moves
class WordMove(OpenMove, frozen=True, kw_only=True):
    """A move that is one word, which is that of the rulebook."""

    def __str__(self) -> str:
        return tag_of(self)


class Exchange(Move, frozen=True, kw_only=True, tag="exchange"):
    """Lay cards away and draw as many (R-15, Z-8)."""

    cards: Cards = ()
    """Cards of the hand; none to keep all."""

    def __str__(self) -> str:
        return " ".join(["exchange", *sort_cards(self.cards)])


class Drop(WordMove, frozen=True, kw_only=True, tag="drop"):
    """Take no part in this deal (R-12, Z-9)."""


class PlayCard(OpenMove, frozen=True, kw_only=True, tag="card"):
    """Play a card to the trick (R-17, Z-13)."""

    card: CardName
    """A card of the hand."""

    def __str__(self) -> str:
        return f"card {self.card}"


# ---------------------------------------------------------------------- effects
class WordEffect(Effect, frozen=True, kw_only=True, tag="word"):
    """A move that is said and nothing else."""

    word: str
    """The word of the move."""


class ExchangeEffect(Effect, frozen=True, kw_only=True, tag="exchange"):
    """Cards are laid away, and as many are drawn."""

    discarded: Cards
    """Cards of the hand that are laid away; none if all are kept."""
    draws: int
    """Cards drawn from the stock."""
    shuffled: int = 0
    """Cards of these for which the discards are shuffled into a new stock (`stock_short: reshuffle`)."""


class CardEffect(Effect, frozen=True, kw_only=True, tag="card"):
    """A card comes to the trick."""

    card: CardName
    """The card of the hand that is played."""
    leads: bool
    """Whether it is the first card of the trick."""
    trumps: bool
    """Whether it is a trump played to a trick in which another suit was led."""
    wins_so_far: bool
    """Whether it is the highest card of the trick so far."""
    completes: bool
    """Whether it is the last card of the trick, so that the highest one takes it now."""


# ---------------------------------------------------------------------- events
class HandsSeen(Event, frozen=True, kw_only=True, tag="hands"):
    """Seats look at their cards."""

    hands: tuple[Held, ...]
    """By seat; a number where a seat does not look now."""

    def seen_by(self, viewer: Viewer) -> "HandsSeen":
        return msgspec.structs.replace(self, hands=hands_seen_by(self.hands, viewer))


class Exchanged(Event, frozen=True, kw_only=True, tag="exchange"):
    """A seat has laid cards away and drawn from the stock."""

    seat: Seat
    """Whose exchange it was."""
    discarded: Held
    """What it has laid away; only the seat itself knows."""
    drawn: Held
    """What it has drawn; only the seat itself knows. Fewer than were laid away if the stock ran out (`reshuffle` follows)."""

    def seen_by(self, viewer: Viewer) -> "Exchanged":
        if viewer == self.seat:
            return self
        return msgspec.structs.replace(self, discarded=count_of(self.discarded), drawn=count_of(self.drawn))


class Dropped(Announcement, frozen=True, kw_only=True, tag="drop"):
    """A seat takes no part in this deal."""

    seat: Seat
    """Who has dropped out."""


class CardPlayed(Announcement, frozen=True, kw_only=True, tag="card"):
    """A card has been played to the trick."""

    seat: Seat
    """Who has played it."""
    card: CardName
    """The card, which lies in the trick now."""


class TrickWon(Announcement, frozen=True, kw_only=True, tag="trick"):
    """A trick is complete."""

    winner: Seat
    """The seat whose card was highest; it leads to the next trick."""
    plays: tuple[PlayedCard, ...]
    """The cards of the trick in the order of play."""
    tricks: tuple[int, ...]
    """Tricks won in this deal, by seat."""


class TurnedUp(Announcement, frozen=True, kw_only=True, tag="turn-up"):
    """A card has been turned up and fixes trump."""

    card: CardName
    """The turn-up now; one turned up before it stays face up, out of play."""
    trump: SuitName
    """Its suit, trump from now on."""


class MatchWon(Announcement, frozen=True, kw_only=True, tag="match-over"):
    """The match has been won."""

    winners: tuple[Side, ...]
    """The sides that have won, lowest first."""
    scores: tuple[int, ...]
    """By side, final."""
