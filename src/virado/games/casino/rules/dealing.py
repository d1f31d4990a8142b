"""Dealing of packs and rounds (C-3), and choice of the round's leader (C-17)."""

from virado.cards import CardSet, Seat
from virado.games.casino.rules.facts import ROUND_DEALT
from virado.games.casino.rules.state import (
    MAX_PLAYERS,
    NO_ORANGE,
    NOBODY,
    SWEEP_WORDS,
    UNDER_WORDS,
    CasinoConfig,
    CasinoState,
)
from virado.kernel.facts import emit
from virado.kernel.rule import rule


@rule
def setup(s: CasinoState, o: CasinoConfig) -> None:
    """Begin a match whose players, sides, dealer and scores are already set."""
    s.deal = 0
    s.scored = 0
    s.over = 0
    s.winners = 0
    s.games = 0
    s.ending = 0
    s.extra_deal = 0
    for side in range(MAX_PLAYERS):
        s.deal_points[side] = 0
    clear_deal(s)
    s.pack_wanted = 1


@rule
def clear_deal(s: CasinoState) -> None:
    """Clear hands, table, piles and stock, and reset the counters of a deal."""
    s.round = 0
    s.plays = 0
    s.loose = 0
    s.builds = 0
    s.last_capturer = NOBODY
    s.stock_next = 0
    s.stock_end = 0
    s.orange = NO_ORANGE
    for place in range(MAX_PLAYERS):
        s.hands[place] = 0
        s.unseen[place] = 0
        s.piles[place] = 0
        s.won_cards[place] = 0
        s.won_spades[place] = 0
        s.tops[place] = 0
        s.sweeps[place] = 0
        s.sweep_points[place] = 0
        s.oranges[place] = 0
        s.false_calls[place] = 0
    for word in range(SWEEP_WORDS):
        s.sweep_log[word] = 0
    for word in range(UNDER_WORDS):
        s.under[word] = 0


@rule
def cards_to_shuffle(s: CasinoState, o: CasinoConfig) -> CardSet:
    """Return the pack if a deal is about to begin, else the empty set."""
    return o.pack if s.pack_wanted else 0


@rule
def supply(s: CasinoState, o: CasinoConfig, cards: list[int]) -> None:
    """Deal the first round from a shuffled pack, index 0 first.

    After the first deal, the next seat deals (C-1).
    """
    if s.deal:
        s.dealer = (s.dealer + 1) % s.players
    clear_deal(s)
    s.pack_wanted = 0
    s.deal += 1
    for place in range(o.cards):
        s.stock[place] = cards[place]
    s.stock_end = o.cards
    deal_round(s, o)


@rule
def first_player(s: CasinoState) -> Seat:
    """Return the seat after the dealer."""
    return (s.dealer + 1) % s.players


@rule
def next_leader(s: CasinoState, o: CasinoConfig) -> Seat:
    """Return the seat that leads the round being dealt (C-17)."""
    if o.leader_is_capturer and s.last_capturer != NOBODY:
        return s.last_capturer
    return first_player(s)


@rule
def cards_each(o: CasinoConfig, players: int, left: int) -> int:
    """Return the number of cards for each hand in a round for which `left` cards remain."""
    if o.rest_to_table and left < o.hand_size * players:
        return left // players
    return o.hand_size


@rule
def deal_round(s: CasinoState, o: CasinoConfig) -> None:
    """Deal the next round's hands, and the table in the first round (C-3).

    All hands must be empty.
    """
    s.round += 1
    for seat in range(s.players):
        s.known[seat] = 0  # C-15: a new round clears the known values
    lying = s.loose
    table = o.table_size if s.round == 1 else 0
    left = s.stock_end - s.stock_next - table
    each = cards_each(o, s.players, left)
    last = left % s.players if each < o.hand_size else 0
    packet = 2 if o.deal_two else each
    dealt = 0
    while dealt < each:
        number = min(packet, each - dealt)
        for step in range(1, s.players):
            deal_hand(s, (s.dealer + step) % s.players, number)
        if o.deal_two and table > 0:
            deal_table(s, packet)
            table -= packet
        deal_hand(s, s.dealer, number)
        dealt += number
    deal_table(s, table + last)
    s.turn = next_leader(s, o)
    s.turns_owed = 0
    emit(s, ROUND_DEALT, s.loose & ~lying, is_last_round(s), 0, 0)


@rule
def deal_hand(s: CasinoState, seat: Seat, number: int) -> None:
    """Deal `number` cards from the top of the stock to a hand."""
    for _ in range(number):
        s.hands[seat] |= 1 << s.stock[s.stock_next]
        s.stock_next += 1


@rule
def deal_table(s: CasinoState, number: int) -> None:
    """Deal `number` cards from the top of the stock to the table as loose cards."""
    for _ in range(number):
        s.loose |= 1 << s.stock[s.stock_next]
        s.stock_next += 1


@rule
def is_last_round(s: CasinoState) -> int:
    """Return 1 if the last hands of the deal have been dealt."""
    return 1 if s.stock_next == s.stock_end else 0
