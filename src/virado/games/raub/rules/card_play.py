"""Four tricks (R-17, R-18)."""

from virado.cards import Card, CardSet, Seat
from virado.games.raub.rules.scoring import score_deal
from virado.games.raub.rules.state import NO_CARD, PLAYING, SUIT, RaubConfig, RaubState
from virado.games.tricks.rules import NO_SUIT, playable, strength, suit_cards, suit_of
from virado.kernel.bits import count, lowest
from virado.kernel.rule import rule


@rule
def next_active(s: RaubState, seat: Seat) -> Seat:
    """The next seat clockwise that has not dropped out."""
    seat = seat + 1 if seat + 1 < s.players else 0
    while not s.active >> seat & 1:
        seat = seat + 1 if seat + 1 < s.players else 0
    return seat


@rule
def begin_play(s: RaubState) -> None:
    """R-17: the declarer leads to the first trick."""
    s.phase = PLAYING
    s.turn = s.declarer
    s.leader = s.declarer


@rule
def legal_cards(s: RaubState, o: RaubConfig, seat: Seat) -> CardSet:
    """The cards that a seat may play: follow suit, else trump, else anything (R-17)."""
    return playable(o.order, s.trump, s.led, s.best, o.overtrump, s.hands[seat])


@rule
def note_void(s: RaubState, o: RaubConfig, seat: Seat, card: Card) -> None:
    """What everybody learns from a card about those that its player does not hold."""
    suit = suit_of(card)
    if s.led < 0 or suit == s.led:
        return
    s.void[seat] |= suit_cards(s.led)
    if suit != s.trump:
        s.void[seat] |= suit_cards(s.trump)
    elif o.overtrump and s.best >= SUIT and strength(o.order, s.trump, s.led, card) < s.best:
        # Trumps stand in natural order: those above the best one so far would have had to be played.
        s.void[seat] |= suit_cards(s.trump) & ~((2 << (SUIT * s.trump + s.best - SUIT)) - 1)


@rule
def lay_card(s: RaubState, o: RaubConfig, seat: Seat, card: Card) -> None:
    """A card comes to the trick; the highest trump, else the highest of the suit led, is winning it (R-18)."""
    note_void(s, o, seat, card)
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
    if s.lying < count(s.active):
        s.turn = next_active(s, seat)
        return
    s.tricks[s.winning] += 1
    s.leader = s.winning
    s.turn = s.winning
    s.lying = 0
    s.led = NO_SUIT
    for other in range(s.players):
        s.trick[other] = NO_CARD
    if s.hands[s.winning] == 0:
        score_deal(s, o)
