"""What a card counter knows: what each item is worth now, and how likely the enemies hold a card of each rank."""

from virado.bots.casino.mind import CERTAIN, HIGH_ACE, Mind, Taste
from virado.cards import CardSet
from virado.games.casino.rules.scoring import ALL_ITEMS, BIG, CARDS, SPADES, items_open
from virado.games.casino.rules.state import CasinoConfig, CasinoState, keeper_of, value_of
from virado.kernel.bits import count
from virado.kernel.rule import rule

NEEDED = 5
"""How many times as much an item counts for a side that scores nothing else."""


@rule
def rank_cards(rank: int) -> CardSet:
    """The four cards of a rank (1..13)."""
    return 15 << (4 * (rank - 1))


@rule
def build_cards(s: CasinoState) -> CardSet:
    """Every card that lies in a build."""
    cards = 0
    for i in range(s.builds):
        cards |= s.build_cards[i]
    return cards


@rule
def worth_to(o: CasinoConfig, m: Mind, cards: CardSet) -> int:
    """What cards are worth to the player whose mind this is."""
    total = count(cards) * m.card + count(cards & o.spades) * m.spade
    scoring = cards & (o.big | o.little | o.aces | o.fives)
    if scoring:
        total += m.big * count(scoring & o.big) + m.little * count(scoring & o.little)
        total += m.ace * count(scoring & o.aces) + m.five * count(scoring & o.fives)
    return total


@rule
def sweep_value(o: CasinoConfig, t: Taste) -> int:
    """What a sweep counts to a player of this taste."""
    if o.sweeps == 0:
        return 0
    return (6000 if o.sweeps == 3 else 1000 * o.p_sweep) * t.sweep // 100


@rule(inline=False)
def value_items(s: CasinoState, o: CasinoConfig, t: Taste, m: Mind, seat: int) -> None:
    """Put into the mind what each item is worth: half as it serves the own side, half as it would serve its rival.

    For a restricted side (C-22) only what it needs has worth, and much, since it wins the match.
    """
    m.card = m.spade = m.big = m.little = m.ace = m.five = m.sweep = 0
    own = seat % s.sides
    rival = rival_of(s, own)
    for side in (own, rival):
        items = items_open(s, o, side) if t.endgame else ALL_ITEMS
        if items == ALL_ITEMS:
            m.card += t.card * o.p_cards // 3
            m.spade += t.spade * o.p_spades
            m.big += 1000 * o.p_big
            m.little += 1000 * o.p_little
            m.ace += 1000 * o.p_ace
            m.five += 1000 * o.p_five
            m.sweep += sweep_value(o, t)
        else:
            m.card += NEEDED * t.card * (items & CARDS) // CARDS
            m.spade += NEEDED * t.spade * (items & SPADES) // SPADES
            m.big += NEEDED * 1000 * (items & BIG) // BIG
    m.card //= 2
    m.spade //= 2
    m.big //= 2
    m.little //= 2
    m.ace //= 2
    m.five //= 2
    m.sweep //= 2


@rule
def rival_of(s: CasinoState, own: int) -> int:
    """The other side with the highest score, of equals the first."""
    rival = -1
    for side in range(s.sides):
        if side != own and (rival < 0 or s.scores[side] > s.scores[rival]):
            rival = side
    return rival


@rule(inline=False)
def bound_to_hold(s: CasinoState, seat: int) -> int:
    """Set of ranks (bit = rank) of which everybody knows that a seat holds a card: its builds bind it to (C-12, C-15)."""
    values = s.known[seat]
    for i in range(s.builds):
        if keeper_of(s.build_info[i]) == seat:
            values |= 1 << value_of(s.build_info[i])
    return values | values >> HIGH_ACE << 1


@rule(inline=False)
def count_cards(s: CasinoState, o: CasinoConfig, t: Taste, m: Mind, seat: int) -> None:
    """Put into the mind what cards are worth now and which ranks the enemies may hold."""
    hand = s.hands[seat]
    gone = hand | s.loose | build_cards(s)
    spades_gone = 0
    cards_gone = 0
    for side in range(s.sides):
        spades_gone = max(spades_gone, count(s.piles[side] & o.spades))
        cards_gone = max(cards_gone, count(s.piles[side]))
        if t.counts:
            gone |= s.piles[side]
    value_items(s, o, t, m, seat)
    if 2 * cards_gone > o.cards:
        m.card = 0
    if 2 * spades_gone > count(o.spades):
        m.spade = 0
    if o.orange_calls:
        m.card += 100 * o.p_orange
    m.card = max(m.card, 1)
    unknown = ((1 << o.cards) - 1) & ~gone
    size = count(unknown)
    held = 0
    for step in range(1, s.players):
        seat_next = (seat + step) % s.players
        if seat_next % s.sides != seat % s.sides:
            held += count(s.hands[seat_next]) + s.unseen[seat_next]
    partners = 0
    enemies = 0
    for other in range(s.players):
        if other % s.sides != seat % s.sides:
            enemies |= bound_to_hold(s, other)
        elif other != seat:
            partners |= bound_to_hold(s, other)
    for rank in range(1, 14):
        there = count(unknown & rank_cards(rank)) - (partners >> rank & 1)
        miss = 0 if enemies >> rank & 1 else CERTAIN
        for i in range(there):
            left = size - held - i
            miss = miss * left // (size - i) if left > 0 else 0
        m.chance_of_rank[rank] = CERTAIN - miss
