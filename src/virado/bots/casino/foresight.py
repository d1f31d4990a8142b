"""What a card counter expects: what each card takes from a table, what the enemies may take next, and its own hand."""

from virado.bots.casino.counting import worth_to
from virado.bots.casino.mind import CERTAIN, HIGH_ACE, Mind, Taste
from virado.cards import CardSet
from virado.games.casino.rules.state import CasinoConfig, CasinoState, keeper_of, value_of
from virado.kernel.bits import lowest
from virado.kernel.rule import rule

NOTHING = -1


@rule(inline=False)
def reach(o: CasinoConfig, t: Taste, m: Mind, loose: CardSet) -> int:
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


@rule(inline=False)
def gains(o: CasinoConfig, m: Mind, total: int) -> None:
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
def put_builds(s: CasinoState, o: CasinoConfig, m: Mind, without: int) -> int:
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
