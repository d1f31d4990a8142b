"""Play of the four tricks (R-17, R-18)."""

from virado.cards import Card, CardSet, Seat
from virado.games.raub.rules.facts import IN_TRICK, PLAYED, TRICK_WON
from virado.games.raub.rules.scoring import score_deal
from virado.games.raub.rules.state import NO_CARD, PLAYING, RaubConfig, RaubState
from virado.games.tricks.rules import NO_SUIT, cards_shown_lacking, playable_cards, strength, suit_of
from virado.kernel.bits import count, lowest
from virado.kernel.facts import emit
from virado.kernel.rule import rule


@rule
def next_active(s: RaubState, seat: Seat) -> Seat:
    """Return the next seat clockwise that has not dropped out."""
    seat = seat + 1 if seat + 1 < s.players else 0
    while not s.active >> seat & 1:
        seat = seat + 1 if seat + 1 < s.players else 0
    return seat


@rule
def begin_play(s: RaubState) -> None:
    """Begin the play; the declarer leads to the first trick (R-17)."""
    s.phase = PLAYING
    s.turn = s.declarer
    s.leader = s.declarer


@rule
def legal_cards(s: RaubState, o: RaubConfig, seat: Seat) -> CardSet:
    """Return the cards that a seat may play: follow suit, else trump, else any card (R-17)."""
    return playable_cards(o.order, s.trump, s.led, s.best, o.overtrump, s.hands[seat])


@rule
def lay_card(s: RaubState, o: RaubConfig, seat: Seat, card: Card) -> None:
    """Add a card to the trick; the highest trump, else the highest card of the suit led, wins it (R-18)."""
    s.void[seat] |= cards_shown_lacking(o.order, s.trump, s.led, s.best, o.overtrump, card)
    s.played[seat] |= 1 << card
    s.trick[seat] = card
    if s.lying == 0:
        s.led = suit_of(card)
        s.best = -1
    s.lying += 1
    height = strength(o.order, s.trump, s.led, card)
    if height > s.best:
        s.best = height
        s.winning = seat


@rule
def play_card(s: RaubState, o: RaubConfig, seat: Seat, cards: CardSet) -> None:
    """Play a card; after four tricks the deal is scored (R-17)."""
    s.hands[seat] ^= cards
    lay_card(s, o, seat, lowest(cards))
    emit(s, PLAYED, seat, lowest(cards), 0, 0)
    if s.lying < count(s.active):
        s.turn = next_active(s, seat)
        return
    for other in range(s.players):
        emit(s, IN_TRICK, other, s.trick[other], 0, 0)
        s.trick[other] = NO_CARD
    emit(s, TRICK_WON, s.winning, s.leader, 0, 0)
    s.tricks[s.winning] += 1
    s.leader = s.winning
    s.turn = s.winning
    s.lying = 0
    s.led = NO_SUIT
    if s.hands[s.winning] == 0:
        score_deal(s, o)
