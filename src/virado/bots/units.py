"""What the ints of players count. Rules have ints only, so worth, chances and weights are fixed-point numbers: an int of a
kind divided by the constant of the kind is the number meant.

Rounding is part of how a player plays: another scale of a kind would change its moves.
"""

POINT = 1000
"""Worth and outcomes: thousandths of a point of the deal."""
WEIGHT = 100
"""Weights: hundredths."""
WEIGHTED_POINT = WEIGHT * POINT
"""Values of Casino's policies: a weight times a worth."""
TRICK = 100
"""Values of the trick games' policies, and the chance that a card wins a trick: hundredths of a trick, or of a point."""
CERTAIN = 1024
"""Chances that are counted from the cards still out: 1024ths."""
MATCH = 100_000
"""Chance of winning a match of Casino (`casino.objective`)."""
RACE = 1_000_000
"""Chance of winning a race to zero (`tricks.race`)."""
PLACE = 1000
"""What a seat's distance from the dealer makes of its weight in that race: thousandths."""
HUNDRED_PERCENT = 100
"""A certainty, in the unit of a candidate's value."""
