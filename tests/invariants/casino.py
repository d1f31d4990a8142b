"""Invariants of the Casino family."""

from virado.games.casino.rules import state
from virado.games.casino.rules.state import MAX_BUILDS, CasinoConfig, CasinoState, keeper_of, value_of
from virado.games.casino.rules.stealing import card_under
from virado.kernel.bits import count, lowest
from virado.kernel.rule import rule

ANNOUNCED = state.ANNOUNCED
"""An orange may be announced together with any listed capture."""

FAULTS = {
    101: "a card is in two places",
    102: "a card is missing",
    103: "C-12: a keeper cannot capture every build that it keeps",
    104: "a build is left although all hands are empty",
    105: "C-15: a value is publicly known that the hand does not hold",
    106: "a build has fewer than two cards",
    107: "C-27: the order of a pile does not have the cards of the pile",
}


@rule
def answers(o: CasinoConfig, card: int, value: int) -> int:
    """Return 1 if a card has this value (C-2)."""
    if o.value[card] == value and value > 0:
        return 1
    if value == 14 and o.ace_high and card < 4:
        return 1
    return 0


@rule
def holds(o: CasinoConfig, hand: int, value: int) -> int:
    """Return the number of cards of a hand that have this value."""
    found = 0
    while hand:
        found += answers(o, lowest(hand), value)
        hand &= hand - 1
    return found


@rule(inline=False)
def broken(s: CasinoState, o: CasinoConfig) -> int:
    """Return 0, or the number of the violated invariant minus 100."""
    if s.pack_wanted or s.over:
        return 0
    seen = s.loose
    hands = 0
    for q in range(s.players):
        if seen & s.hands[q]:
            return 1
        seen |= s.hands[q]
        hands |= s.hands[q]
    for q in range(s.sides):
        if seen & s.piles[q]:
            return 1
        seen |= s.piles[q]
    for i in range(s.builds):
        if seen & s.build_cards[i]:
            return 1
        seen |= s.build_cards[i]
        if count(s.build_cards[i]) < 2:
            return 6
    for i in range(s.stock_next, s.stock_end):
        if seen >> s.stock[i] & 1:
            return 1
        seen |= 1 << s.stock[i]
    if seen != (1 << s.stock_end) - 1:
        return 2
    if o.stealing:
        for q in range(s.sides):
            ordered = 0
            above = s.tops[q]
            while above:
                ordered |= 1 << above - 1
                above = card_under(s, above - 1)
            if ordered != s.piles[q]:
                return 7
    if s.builds > MAX_BUILDS or (s.builds and hands == 0):
        return 4
    for q in range(s.players):
        # distinct values need distinct cards: an ace can serve as 1 or as 14, not both
        kept = 0
        for i in range(s.builds):
            if keeper_of(s.build_info[i]) == q:
                kept |= 1 << value_of(s.build_info[i])
        for value in range(1, 15):
            if kept >> value & 1 and holds(o, s.hands[q], value) == 0:
                return 3
        if kept >> 1 & 1 and kept >> 14 & 1 and holds(o, s.hands[q], 1) < 2:
            return 3
        for value in range(1, 15):
            if s.known[q] >> value & 1 and holds(o, s.hands[q], value) == 0:
                return 5
    return 0
