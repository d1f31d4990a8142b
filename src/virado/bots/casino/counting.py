"""The knowledge of a card counter.

It consists of the current value of each scoring item, and of the chance that opponents hold a card of each rank.
"""

from virado.bots.casino.scratch import Scratch
from virado.bots.casino.weights import Weights
from virado.bots.units import CERTAIN, POINT, WEIGHT
from virado.cards import CardSet
from virado.games.casino.rules.duties import builds_kept_by, values_of
from virado.games.casino.rules.groups import ACE_HIGH
from virado.games.casino.rules.scoring import ALL_ITEMS, BIG, CARDS, SPADES, items_open, scores_item
from virado.games.casino.rules.state import SWEEPS_BY_SIZE, SWEEPS_NONE, CasinoConfig, CasinoState
from virado.kernel.bits import count
from virado.kernel.rule import rule

NEEDED = 5
"""Factor for the value of an item that a restricted side needs, since the side scores nothing else."""
USUAL_SWEEP_BY_SIZE = 6
"""Assumed points of a sweep in variants that score sweeps by size (C-24); most sweeps are small."""


@rule
def rank_cards(rank: int) -> CardSet:
    """Return the four cards of a rank (1..13)."""
    return 15 << (4 * (rank - 1))


@rule
def build_cards(s: CasinoState) -> CardSet:
    """Return every card that is in a build."""
    cards = 0
    for i in range(s.builds):
        cards |= s.build_cards[i]
    return cards


@rule
def value_to_player(o: CasinoConfig, scratch: Scratch, cards: CardSet) -> int:
    """Return the value of cards to the player for whom the scratch was filled."""
    total = count(cards) * scratch.card + count(cards & o.spades) * scratch.spade
    scoring = cards & (o.big | o.little | o.aces | o.fives)
    if scoring:
        total += scratch.big * count(scoring & o.big) + scratch.little * count(scoring & o.little)
        total += scratch.ace * count(scoring & o.aces) + scratch.five * count(scoring & o.fives)
    return total


@rule
def sweep_value(o: CasinoConfig, weights: Weights) -> int:
    """Return the value of a sweep to a player with these weights."""
    if o.sweeps == SWEEPS_NONE:
        return 0
    points = USUAL_SWEEP_BY_SIZE if o.sweeps == SWEEPS_BY_SIZE else o.p_sweep
    return POINT * points * weights.sweep // WEIGHT


@rule(inline=False)
def value_items(s: CasinoState, o: CasinoConfig, weights: Weights, scratch: Scratch, seat: int) -> None:
    """Write the value of each item into the scratch.

    It is the mean of the item's values to the player's side and to the rival. To a restricted side (C-22), only the
    items that it needs have a value. That value is high, because these items win the match.
    """
    scratch.card = scratch.spade = scratch.big = scratch.little = scratch.ace = scratch.five = (
        scratch.sweep
    ) = 0
    own = seat % s.sides
    rival = rival_of(s, own)
    for side in (own, rival):
        items = items_open(s, o, side) if weights.endgame else ALL_ITEMS
        if items == ALL_ITEMS:
            scratch.card += weights.card * o.p_cards // 3
            scratch.spade += weights.spade * o.p_spades
            scratch.big += POINT * o.p_big
            scratch.little += POINT * o.p_little
            scratch.ace += POINT * o.p_ace
            scratch.five += POINT * o.p_five
            scratch.sweep += sweep_value(o, weights)
        else:
            scratch.card += NEEDED * weights.card * scores_item(items, CARDS)
            scratch.spade += NEEDED * weights.spade * scores_item(items, SPADES)
            scratch.big += NEEDED * POINT * scores_item(items, BIG)
    scratch.card //= 2
    scratch.spade //= 2
    scratch.big //= 2
    scratch.little //= 2
    scratch.ace //= 2
    scratch.five //= 2
    scratch.sweep //= 2


@rule
def rival_of(s: CasinoState, own: int) -> int:
    """Return the other side with the highest score; on a tie, the side with the lowest number."""
    rival = -1
    for side in range(s.sides):
        if side != own and (rival < 0 or s.scores[side] > s.scores[rival]):
            rival = side
    return rival


@rule(inline=False)
def values_held(s: CasinoState, seat: int) -> int:
    """Return the bit set of values for which a seat is publicly known to hold a card.

    A seat must hold a card for each build that it keeps (C-12), and it may have proven other values (C-15).
    """
    return s.known[seat] | values_of(s, builds_kept_by(s, seat))


@rule
def ranks_held(s: CasinoState, seat: int) -> int:
    """Return the bit set of ranks for which a seat is publicly known to hold a card.

    Value 14 counts as rank 1, because it is an ace.
    """
    values = values_held(s, seat)
    return values | values >> ACE_HIGH << 1


@rule(inline=False)
def count_cards(s: CasinoState, o: CasinoConfig, weights: Weights, scratch: Scratch, seat: int) -> None:
    """Write the current values of cards into the scratch, and the chance that an opponent holds each rank."""
    hand = s.hands[seat]
    gone = hand | s.loose | build_cards(s)
    spades_gone = 0
    cards_gone = 0
    for side in range(s.sides):
        spades_gone = max(spades_gone, count(s.piles[side] & o.spades))
        cards_gone = max(cards_gone, count(s.piles[side]))
        if weights.counts:
            gone |= s.piles[side]
    value_items(s, o, weights, scratch, seat)
    if 2 * cards_gone > o.cards:
        scratch.card = 0
    if 2 * spades_gone > count(o.spades):
        scratch.spade = 0
    if o.orange_calls:
        scratch.card += POINT * o.p_orange // 10
    scratch.card = max(scratch.card, 1)
    unknown = ((1 << o.cards) - 1) & ~gone
    size = count(unknown)
    held = 0
    for step in range(1, s.players):
        seat_next = (seat + step) % s.players
        if seat_next % s.sides != seat % s.sides:
            held += count(s.hands[seat_next]) + s.unseen[seat_next]
    partners = 0
    opponents = 0
    for other in range(s.players):
        if other % s.sides != seat % s.sides:
            opponents |= ranks_held(s, other)
        elif other != seat:
            partners |= ranks_held(s, other)
    for rank in range(1, 14):
        there = count(unknown & rank_cards(rank)) - (partners >> rank & 1)
        miss = 0 if opponents >> rank & 1 else CERTAIN
        for i in range(there):
            left = size - held - i
            miss = miss * left // (size - i) if left > 0 else 0
        scratch.chance_of_rank[rank] = CERTAIN - miss
