"""Units of the integers in which bots compute.

Rules have only integers, so values, chances and weights are fixed-point numbers. Divide an integer by the constant of
its unit to get the number. Rounding affects the choice of moves, so another scale would change how a bot plays.
"""

POINT = 1000
"""Unit of values and outcomes: thousandths of a point of the deal."""
WEIGHT = 100
"""Unit of weights: hundredths."""
WEIGHTED_POINT = WEIGHT * POINT
"""Unit of the values of Casino's policies: a weight times a value."""
TRICK = 100
"""Unit in the trick games: hundredths of a trick or of a point, and chances to win a trick in per cent."""
CERTAIN = 1024
"""Unit of chances computed from the unseen cards: 1024ths."""
MATCH = 100_000
"""Unit of the chance of winning a Casino match (`casino.objective`)."""
RACE = 1_000_000
"""Unit of the chance of winning a race to zero (`tricks.race`)."""
PLACE = 1000
"""Unit of the factors by a seat's distance from the dealer in a race to zero: thousandths."""
HUNDRED_PERCENT = 100
"""A certain win, in the unit of `Candidate.value`."""
