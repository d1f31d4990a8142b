"""Expected gains as a card counter computes them.

The rules compute three gains: the gain of a card of each rank from a table, the expected next gain of the opponents,
and the possible gain of the player's own hand.
"""

from virado.bots.casino.counting import value_to_player
from virado.bots.casino.scratch import Scratch
from virado.bots.casino.weights import Weights
from virado.bots.units import CERTAIN, WEIGHT
from virado.cards import CardSet
from virado.games.casino.rules.groups import ACE_HIGH
from virado.games.casino.rules.state import CasinoConfig, CasinoState, keeper_of, value_of
from virado.kernel.bits import count, lowest
from virado.kernel.rule import rule

NOTHING = -1


@rule(inline=False)
def reach(o: CasinoConfig, weights: Weights, scratch: Scratch, loose: CardSet) -> int:
    """Write into the scratch, for each card value and rank, the value of the best capture of loose cards.

    Returns the total value of the loose cards.
    """
    for v in range(15):
        scratch.sums[v] = NOTHING
        scratch.several[v] = 0
        scratch.equal_of_rank[v] = 0
    scratch.sums[0] = 0
    total = 0
    while loose:
        card = lowest(loose)
        loose ^= 1 << card
        value = o.value[card]
        rank = (card >> 2) + 1
        x = value_to_player(o, scratch, 1 << card)
        total += x
        if value == 0 and not o.face_all:
            scratch.equal_of_rank[rank] = max(scratch.equal_of_rank[rank], x)
        else:
            scratch.equal_of_rank[rank] += x
        if value and weights.sums:
            for v in range(14, value - 1, -1):
                base = scratch.sums[v - value]
                if base >= 0:
                    both = base + x
                    if v > value and both > scratch.several[v]:
                        scratch.several[v] = both
                    scratch.sums[v] = max(scratch.sums[v], both)
    return total


@rule(inline=False)
def gains(o: CasinoConfig, scratch: Scratch, total: int) -> None:
    """Write into the scratch, for each rank, the gain of a card from a table of value `total`.

    `reach` must have been called before, and `built` must contain the builds.
    """
    for rank in range(1, 14):
        equal = scratch.equal_of_rank[rank]
        gain = equal
        if rank <= 10 or o.value[4 * (rank - 1)]:
            gain += scratch.several[rank] + scratch.built[rank]
        if rank == 1 and o.ace_high:
            high = equal + scratch.several[ACE_HIGH] + scratch.built[ACE_HIGH]
            gain = max(gain, high)
        if gain and gain == total:
            gain += scratch.sweep
        scratch.gain_of_rank[rank] = gain


@rule(inline=False)
def expected_loss(weights: Weights, scratch: Scratch) -> int:
    """Return the expected gain of the opponents' next capture.

    The opponents are assumed to make the best capture that their cards allow.
    """
    for rank in range(1, 14):
        scratch.rest_of_rank[rank] = scratch.gain_of_rank[rank]
    open_chance = CERTAIN
    total = 0
    for _ in range(13):
        best = 0
        most = 0
        for rank in range(1, 14):
            if scratch.rest_of_rank[rank] > most and scratch.chance_of_rank[rank]:
                most = scratch.rest_of_rank[rank]
                best = rank
        if best == 0 or open_chance < 32:
            break
        scratch.rest_of_rank[best] = 0
        total += open_chance * scratch.chance_of_rank[best] // CERTAIN * (most + weights.secured) // CERTAIN
        open_chance = open_chance * (CERTAIN - scratch.chance_of_rank[best]) // CERTAIN
    return total


@rule(inline=False)
def hand_promise(weights: Weights, scratch: Scratch, hand: CardSet, late: int) -> int:
    """Return the possible gain of the rest of the hand, in 100,000ths of a point.

    The best card counts with the weight `promise`, the other cards with `second`. `late` is 1 in the last round.
    """
    best = 0
    total = 0
    while hand:
        card = lowest(hand)
        hand ^= 1 << card
        rank = (card >> 2) + 1
        gain = scratch.gain_of_rank[rank]
        if gain:
            gain += scratch.built[rank] * (weights.own - WEIGHT) // WEIGHT
            gain = (
                gain
                * (WEIGHT * CERTAIN - weights.contested * scratch.chance_of_rank[rank])
                // (WEIGHT * CERTAIN)
            )
            total += gain
            best = max(best, gain)
    if late:
        return best * weights.late_promise + (total - best) * weights.late_second
    return best * weights.promise + (total - best) * weights.second


@rule(inline=False)
def last_capture(
    s: CasinoState, weights: Weights, scratch: Scratch, seat: int, hand: CardSet, captures: int
) -> int:
    """Return the likelihood that a seat's side captures last, from -CERTAIN (impossible) to CERTAIN.

    It is estimated after a move that leaves the seat with `hand`; `captures` is 1 if the move is a capture. The
    estimate depends on the last capture, on the seats that can capture cards on the table, and on the seat that plays
    last.
    """
    own = seat % s.sides
    mine = theirs = 0
    if captures or (s.last_capturer >= 0 and s.last_capturer % s.sides == own):
        mine = CERTAIN
    elif s.last_capturer >= 0:
        theirs = CERTAIN
    others = 0
    for other in range(s.players):
        if other != seat:
            others += count(s.hands[other]) + s.unseen[other]
    if others or hand:
        if s.dealer % s.sides == own:
            mine += weights.closing * CERTAIN // WEIGHT
        else:
            theirs += weights.closing * CERTAIN // WEIGHT
        while hand:
            card = lowest(hand)
            hand ^= 1 << card
            if scratch.gain_of_rank[(card >> 2) + 1]:
                mine += 2 * CERTAIN
        if others:
            for rank in range(1, 14):
                if scratch.gain_of_rank[rank]:
                    theirs += 2 * scratch.chance_of_rank[rank]
    return (mine - theirs) * CERTAIN // (mine + theirs) if mine + theirs else 0


@rule(inline=False)
def partner_promise(s: CasinoState, scratch: Scratch, seat: int, changed: int, given: int) -> int:
    """Return the possible gain of a seat's partner with the cards that the partner must hold for its builds.

    The unit is 1024ths of a thousandth of a point. `changed` is the set of builds, by place, that the partner no
    longer keeps. `given` is the value of a build that the partner has just received, or 0.
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
        rank = 1 if value == ACE_HIGH else value
        total += scratch.gain_of_rank[rank] * (CERTAIN - scratch.chance_of_rank[rank])
    return total


@rule
def put_builds(s: CasinoState, o: CasinoConfig, scratch: Scratch, without: int) -> int:
    """Write the values of the builds into the scratch and return their total.

    `without` is the set of places of builds to leave out.
    """
    total = 0
    for v in range(15):
        scratch.built[v] = 0
    for i in range(s.builds):
        if not without >> i & 1:
            x = value_to_player(o, scratch, s.build_cards[i])
            scratch.built[value_of(s.build_info[i])] += x
            total += x
    return total
