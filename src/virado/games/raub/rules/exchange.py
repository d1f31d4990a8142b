"""Exchange of cards and taking of the turn-up (R-15, R-16)."""

from virado.cards import Card, CardSet, Seat
from virado.games.raub.rules import facts as f
from virado.games.raub.rules.card_play import begin_play
from virado.games.raub.rules.state import (
    EXCHANGE,
    NOBODY,
    TURNUP,
    RaubConfig,
    RaubState,
)
from virado.kernel.bits import count, lowest
from virado.kernel.facts import emit
from virado.kernel.rule import rule


@rule
def turnup_of(s: RaubState) -> Card:
    """Return the card that fixes trump and belongs to the declarer: the last card turned up."""
    return s.turned[s.turned_count - 1]


@rule
def turnup_taken(s: RaubState, o: RaubConfig) -> int:
    """Return 1 if the declarer has taken the turn-up of this deal (R-16)."""
    if s.phase < EXCHANGE or s.phase == TURNUP:
        return 0
    if s.phase != EXCHANGE or s.changed[s.declarer] >= 0:
        return 1
    return 1 if o.turnup_first and s.turn == s.declarer else 0


@rule
def next_in_order(s: RaubState, seat: Seat) -> Seat:
    """Return the next active seat of a round that begins at dealer+1, or NOBODY after the last."""
    while seat != s.dealer:
        seat = seat + 1 if seat + 1 < s.players else 0
        if s.active >> seat & 1:
            return seat
    return NOBODY


# ----------------------------------------------------------------------
@rule
def ask_for_change(s: RaubState, o: RaubConfig, seat: Seat) -> None:
    """Ask a seat to exchange cards, or to take the turn-up if the declarer must do that first."""
    s.turn = seat
    s.phase = TURNUP if o.turnup_first and seat == s.declarer else EXCHANGE


@rule
def others_discards(s: RaubState, seat: Seat) -> CardSet:
    """Return the discards of all other seats, from which a new stock is made."""
    cards = 0
    for other in range(s.players):
        if other != seat:
            cards |= s.discards[other]
    return cards


@rule
def drawable_count(s: RaubState, o: RaubConfig, seat: Seat) -> int:
    """Return the number of cards that the seat could draw."""
    cards = s.stock_end - s.stock_next
    if o.reshuffle:
        cards += count(others_discards(s, seat))
        for other in range(s.players):
            cards += s.unseen_discards[other]
    return cards


@rule
def exchange_limit(s: RaubState, o: RaubConfig, seat: Seat) -> int:
    """Return the maximum number of cards that the seat may exchange now."""
    return min(o.exchange_max, drawable_count(s, o, seat))


@rule
def draw_cards(s: RaubState, seat: Seat, number: int) -> int:
    """Draw from the top of the stock; return the number of cards that could not be drawn."""
    while number > 0 and s.stock_next < s.stock_end:
        s.hands[seat] |= 1 << s.stock[s.stock_next]
        s.stock_next += 1
        number -= 1
    return number


@rule(inline=False)
def after_exchange(s: RaubState, o: RaubConfig, seat: Seat) -> None:
    """Continue after a seat has exchanged cards or taken the turn-up (R-16).

    The declarer does both, in the order of `turnup_order`, before the next seat exchanges cards. After the last seat
    the play begins.
    """
    last = EXCHANGE if o.turnup_first else TURNUP
    if seat == s.declarer and s.phase != last:
        s.phase = last
        return
    following = next_in_order(s, seat)
    if following == NOBODY:
        begin_play(s)
    else:
        ask_for_change(s, o, following)


@rule
def exchange(s: RaubState, o: RaubConfig, seat: Seat, cards: CardSet) -> None:
    """Discard cards and draw as many."""
    number = count(cards)
    kept = s.hands[seat] ^ cards
    s.hands[seat] = kept
    s.discards[seat] |= cards
    s.changed[seat] = number
    missing = draw_cards(s, seat, number)
    emit(s, f.EXCHANGED, seat, cards, s.hands[seat] ^ kept, 0)
    s.owed = min(missing, count(others_discards(s, seat))) if missing else 0
    if not s.owed:
        after_exchange(s, o, seat)


@rule
def reshuffle_wanted(s: RaubState) -> CardSet:
    """Return the discards to shuffle if the seat to act must draw from an empty stock, else the empty set."""
    return others_discards(s, s.turn) if s.owed else 0


@rule
def new_stock(s: RaubState, o: RaubConfig, cards: list[int]) -> None:
    """Make a stock of the shuffled discards and continue drawing."""
    seat = s.turn
    s.stock_next = 0
    s.stock_end = count(others_discards(s, seat))
    for i in range(s.stock_end):
        s.stock[i] = cards[i]
    for other in range(s.players):
        if other != seat:
            s.recycled[other] |= s.discards[other]
            s.discards[other] = 0
    kept = s.hands[seat]
    s.owed = draw_cards(s, seat, s.owed)
    emit(s, f.RESHUFFLED, seat, s.hands[seat] ^ kept, 0, 0)
    after_exchange(s, o, seat)


# ----------------------------------------------------------------------
@rule
def turnup_discards(s: RaubState, o: RaubConfig, seat: Seat) -> CardSet:
    """Return the cards that the declarer may discard when taking the turn-up."""
    return s.hands[seat] if o.keep_turnup else s.hands[seat] | 1 << turnup_of(s)


@rule
def take_turnup(s: RaubState, o: RaubConfig, seat: Seat, discard: CardSet) -> None:
    """Take the turn-up and discard one card."""
    emit(s, f.TOOK_TURNUP, seat, turnup_of(s), lowest(discard), 0)
    s.hands[seat] = (s.hands[seat] | 1 << turnup_of(s)) ^ discard
    s.discards[seat] |= discard
    after_exchange(s, o, seat)
