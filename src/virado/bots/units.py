"""Units of the integers that players compute with.

Rules have only integers, so values, chances and weights are fixed-point numbers: divide an integer by the constant of
its unit to get the number. Rounding is part of a player's behaviour, so another scale would change its moves.
"""

POINT = 1000
"""Values and outcomes: thousandths of a point of the deal."""
WEIGHT = 100
"""Weights: hundredths."""
WEIGHTED_POINT = WEIGHT * POINT
"""Values of Casino's policies: a weight times a value."""
TRICK = 100
"""Values of the trick games' policies and chances to win a trick: hundredths of a trick, or of a point."""
CERTAIN = 1024
"""Chances computed from the unseen cards: 1024ths."""
MATCH = 100_000
"""Chance of winning a Casino match (`casino.objective`)."""
RACE = 1_000_000
"""Chance of winning a race to zero (`tricks.race`)."""
PLACE = 1000
"""Factor of a seat's weight in that race, by its distance from the dealer: thousandths."""
HUNDRED_PERCENT = 100
"""Certainty, in the unit of a candidate's value."""
