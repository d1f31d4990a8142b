"""What a card counter sees in a table: what each card takes from it, and how likely the enemies hold that card.

All worth is in thousandths of a point, all chances in 1024ths.
"""

from virado.cards import CardSet
from virado.games.casino.scoring import ALL_ITEMS, BIG, CARDS, SPADES, items_open
from virado.games.casino.state import CasinoState, CasinoTable, keeper_of, value_of
from virado.kernel.bits import count, lowest
from virado.kernel.layout import Layout, ints
from virado.kernel.rule import rule

CERTAIN = 1024
HIGH_ACE = 14
NOTHING = -1
NEEDED = 5
"""How many times as much an item counts for a side that scores nothing else."""


class Taste(Layout):
    """How a one-ply player weighs things, in hundredths unless it says otherwise; tuned by play against itself."""

    card: int
    """A card in the pile, in thousandths of a point where most cards count three."""
    spade: int
    """A spade besides, in thousandths of a point where most spades count one."""
    secured: int
    """Worth (in thousandths) that the enemies gain with any capture besides the cards taken."""
    sweep: int
    """A sweep made."""
    danger: int
    """What the enemies are expected to take next."""
    promise: int
    """The best that the rest of the hand could take next."""
    second: int
    """What the other cards of the hand could take."""
    contested: int
    """How much a promise shrinks with the chance that an enemy holds the same rank."""
    kept: int
    """What is lost by playing a card of worth without a capture."""
    residue: int
    """What lies on the table in the last round to the last capturer, more so the fewer cards are left."""
    partner: int
    """What a partner is bound to be able to take next: his own builds."""
    sums: int
    """1 if it sees sums of several cards."""
    counts: int
    """1 if it remembers the cards that are gone."""
    builds: int
    """1 if it builds."""
    endgame: int
    """1 if it knows what still scores for a restricted side (C-22)."""


class Mind(Layout):
    """Workspace of a card counter. `_of_rank` vectors go by rank 1..13, the others by value 1..14."""

    card: int
    spade: int
    big: int
    little: int
    ace: int
    five: int
    sweep: int
    sums: list[int] = ints(16)
    """Most worth of loose cards that add up to a value; NOTHING if none do."""
    several: list[int] = ints(16)
    """The same for groups of two cards or more, 0 if none."""
    built: list[int] = ints(16)
    """Worth of the builds of a value."""
    equal_of_rank: list[int] = ints(16)
    """Worth of the loose cards of a rank that one card of that rank takes."""
    gain_of_rank: list[int] = ints(16)
    """Worth of what a card of the rank takes."""
    chance_of_rank: list[int] = ints(16)
    """Chance that an enemy holds a card of the rank."""
    rest_of_rank: list[int] = ints(16)


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
def worth_to(o: CasinoTable, m: Mind, cards: CardSet) -> int:
    """What cards are worth to the player whose mind this is."""
    total = count(cards) * m.card + count(cards & o.spades) * m.spade
    scoring = cards & (o.big | o.little | o.aces | o.fives)
    if scoring:
        total += m.big * count(scoring & o.big) + m.little * count(scoring & o.little)
        total += m.ace * count(scoring & o.aces) + m.five * count(scoring & o.fives)
    return total


@rule(inline=False)
def value_items(s: CasinoState, o: CasinoTable, t: Taste, m: Mind, seat: int) -> None:
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
def count_cards(s: CasinoState, o: CasinoTable, t: Taste, m: Mind, seat: int) -> None:
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


@rule(inline=False)
def reach(o: CasinoTable, t: Taste, m: Mind, loose: CardSet) -> int:
    """Put into the mind what lies in the loose cards for each value and rank; returns the worth of all of them."""
    for v in range(15):
        m.sums[v] = NOTHING
        m.several[v] = 0
        m.equal_of_rank[v] = 0
    m.sums[0] = 0
    total = 0
    while loose:
        card = lowest(loose)
        loose ^= 1 << card
        value = o.value[card]
        rank = (card >> 2) + 1
        x = worth_to(o, m, 1 << card)
        total += x
        if value == 0 and not o.face_all:
            m.equal_of_rank[rank] = max(m.equal_of_rank[rank], x)
        else:
            m.equal_of_rank[rank] += x
        if value and t.sums:
            for v in range(14, value - 1, -1):
                base = m.sums[v - value]
                if base >= 0:
                    both = base + x
                    if v > value and both > m.several[v]:
                        m.several[v] = both
                    m.sums[v] = max(m.sums[v], both)
    return total


@rule
def sweep_value(o: CasinoTable, t: Taste) -> int:
    """What a sweep counts to a player of this taste."""
    if o.sweeps == 0:
        return 0
    return (6000 if o.sweeps == 3 else 1000 * o.p_sweep) * t.sweep // 100


@rule(inline=False)
def gains(o: CasinoTable, m: Mind, total: int) -> None:
    """Put into the mind what a card of each rank takes from a table of this worth, after `reach` and with `built`."""
    for rank in range(1, 14):
        equal = m.equal_of_rank[rank]
        gain = equal
        if rank <= 10 or o.value[4 * (rank - 1)]:
            gain += m.several[rank] + m.built[rank]
        if rank == 1 and o.ace_high:
            high = equal + m.several[HIGH_ACE] + m.built[HIGH_ACE]
            gain = max(gain, high)
        if gain and gain == total:
            gain += m.sweep
        m.gain_of_rank[rank] = gain


@rule(inline=False)
def expected_danger(t: Taste, m: Mind) -> int:
    """What the enemies are expected to take next if the one that can takes most."""
    for rank in range(1, 14):
        m.rest_of_rank[rank] = m.gain_of_rank[rank]
    open_chance = CERTAIN
    total = 0
    for _ in range(13):
        best = 0
        most = 0
        for rank in range(1, 14):
            if m.rest_of_rank[rank] > most and m.chance_of_rank[rank]:
                most = m.rest_of_rank[rank]
                best = rank
        if best == 0 or open_chance < 32:
            break
        m.rest_of_rank[best] = 0
        total += open_chance * m.chance_of_rank[best] // CERTAIN * (most + t.secured) // CERTAIN
        open_chance = open_chance * (CERTAIN - m.chance_of_rank[best]) // CERTAIN
    return total


@rule(inline=False)
def hand_promise(t: Taste, m: Mind, hand: CardSet) -> int:
    """What the rest of the hand could take next: its best card and, less, the others; in hundredths of `worth`."""
    best = 0
    total = 0
    while hand:
        card = lowest(hand)
        hand ^= 1 << card
        rank = (card >> 2) + 1
        gain = m.gain_of_rank[rank]
        if gain:
            gain = gain * (100 * CERTAIN - t.contested * m.chance_of_rank[rank]) // (100 * CERTAIN)
            total += gain
            best = max(best, gain)
    return best * t.promise + (total - best) * t.second


@rule(inline=False)
def partner_promise(s: CasinoState, m: Mind, seat: int, changed: int, given: int) -> int:
    """What the partner of a seat could take with the cards that his builds bind him to hold, in 1024ths of `worth`.

    Builds at the places `changed` are no longer his; `given` is the value of one that he has just been given, or 0.
    """
    total = 0
    values = 1 << given & ~1
    for i in range(s.builds):
        keeper = keeper_of(s.build_info[i])
        if not changed >> i & 1 and keeper != seat and keeper % s.sides == seat % s.sides:
            values |= 1 << value_of(s.build_info[i])
    while values:
        value = lowest(values)
        values ^= 1 << value
        rank = 1 if value == HIGH_ACE else value
        total += m.gain_of_rank[rank] * (CERTAIN - m.chance_of_rank[rank])
    return total


@rule
def put_builds(s: CasinoState, o: CasinoTable, m: Mind, without: int) -> int:
    """Put the worth of the builds by value into the mind, but for these places; returns their worth."""
    total = 0
    for v in range(15):
        m.built[v] = 0
    for i in range(s.builds):
        if not without >> i & 1:
            x = worth_to(o, m, s.build_cards[i])
            m.built[value_of(s.build_info[i])] += x
            total += x
    return total
