"""Exact settlement after the match (R-24); amounts are fractions of the unit of money."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from virado.cards import Seat


def settle(scores: Sequence[int], dealer: Seat, unit: Fraction, *, integer_split: bool) -> list[Fraction]:
    """Return the amount that each seat receives for the final scores, negative if it pays; the sum is 0.

    `dealer` is the dealer of the last deal. With `integer_split`, only whole units are paid, and `unit` must be
    whole. Leftover units go to the winners with the lowest scores, and among equal scores in order from the dealer's
    left.
    """
    net = [Fraction(0) if score <= 0 else -score * unit for score in scores]
    winners = [seat for seat, score in enumerate(scores) if score <= 0]
    if not winners:
        raise ValueError("nobody has won: no score is 0 or less")
    total = -sum(net, Fraction(0))
    if not integer_split:
        for seat in winners:
            net[seat] = total / len(winners)
        return net
    share, coins = divmod(int(total), len(winners))
    players = len(scores)
    winners.sort(key=lambda seat: (scores[seat], (seat - dealer - 1) % players))
    for place, seat in enumerate(winners):
        net[seat] = Fraction(share + (place < coins))
    return net


def settlement_of(scores: Sequence[int], dealer: Seat, o: Any) -> list[Fraction]:
    """Return the settlement according to the options of a config; see `settle`."""
    unit = Fraction(o.unit_over, o.unit_under)
    return settle(scores, dealer, unit, integer_split=bool(o.integer_split))


def amounts(net: Sequence[Fraction]) -> list[int | str]:
    """Return amounts as plain data: whole numbers, or text such as `15/2`."""
    return [int(amount) if amount.denominator == 1 else str(amount) for amount in net]
