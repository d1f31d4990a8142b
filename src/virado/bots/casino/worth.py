"""What cards and captures are worth by the deal's scoring, in thousandths of a point."""

from virado.cards import CardSet
from virado.games.casino.rules.state import BUILD, CAPTURE, CasinoConfig, CasinoState, builds_taken, kind_of
from virado.kernel.bits import count, lowest
from virado.kernel.rule import rule

CARD = 200
"""Of one card where most cards count three."""
SPADE = 150
"""Of one spade where most spades count one."""


@rule
def worth(o: CasinoConfig, cards: CardSet) -> int:
    """What it is worth to have these cards in the pile: a card 0.2, a spade 0.15, the scoring cards at their points.

    Where the majorities count more or less than three and one, a card and a spade are worth as much more or less.
    """
    total = count(cards) * (CARD * o.p_cards // 3) + count(cards & o.spades) * (SPADE * o.p_spades)
    total += 1000 * (o.p_big * count(cards & o.big) + o.p_little * count(cards & o.little))
    return total + 1000 * (o.p_ace * count(cards & o.aces) + o.p_five * count(cards & o.fives))


@rule
def sweep_worth(s: CasinoState, o: CasinoConfig, taken: CardSet) -> int:
    """What a capture that empties the table is worth beyond the cards taken from the table."""
    if o.sweeps == 0:
        return 0
    if o.sweeps == 3:
        return 10_000 if count(taken) >= 4 else 5000
    if o.sweeps == 1 and s.plays == 0:
        return 1000 * o.initial_sweep
    return 1000 * o.p_sweep


@rule
def table_cards(s: CasinoState, places: int) -> CardSet:
    """The cards of the builds at these places (bit = place)."""
    cards = 0
    while places:
        place = lowest(places)
        places ^= 1 << place
        cards |= s.build_cards[place]
    return cards


@rule
def taken_by(s: CasinoState, b: CardSet, c: int) -> CardSet:
    """The table cards that a capture takes."""
    return b | table_cards(s, builds_taken(c))


@rule
def capture_worth(s: CasinoState, o: CasinoConfig, a: CardSet, b: CardSet, c: int) -> int:
    """What a capture is worth at once, the played cards, the sweep and the orange included."""
    taken = taken_by(s, b, c)
    total = worth(o, a | taken)
    if b == s.loose and builds_taken(c) == (1 << s.builds) - 1:
        total += sweep_worth(s, o, taken)
    if o.orange_calls and taken & o.reds and taken & o.yellows:
        total += 1000 * o.p_orange
    return total


@rule
def greedy_value(s: CasinoState, o: CasinoConfig, a: CardSet, b: CardSet, c: int) -> int:
    """How the greedy player ranks a move: captures by what they are worth, then trails, then builds.

    It trails from its cheapest card, of equals the lower.
    """
    kind = kind_of(c)
    if kind == CAPTURE:
        return 1_000_000 + capture_worth(s, o, a, b, c)
    if kind == BUILD:
        return 0
    return 500_000 - 16 * worth(o, a) - (lowest(a) >> 2)


@rule
def order(s: CasinoState, o: CasinoConfig, a: CardSet, b: CardSet, c: int) -> int:
    """In which order exact play looks at moves: captures by worth, builds, trails from the cheapest card."""
    kind = kind_of(c)
    if kind == CAPTURE:
        return 1_000_000 + capture_worth(s, o, a, b, c)
    if kind == BUILD:
        return 500_000
    return 400_000 - worth(o, a)
