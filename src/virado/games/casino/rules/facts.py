"""Facts that the rules of the Casino family record (`virado.kernel.facts`), as (kind, a, b, c, d)."""

SWEEP = 1
"""(side, kind of sweep, points): a sweep was registered."""
BUILT = 2
"""(place, cards, build facts): a build was made, raised or extended."""
ORANGE_CALLED = 3
"""(seat, CALL_RIGHT, CALL_LATE or CALL_FALSE): a seat called an orange (C-24)."""
CLAIM_MADE = 4
"""(seat, 1 if the claim wins the match): a seat claimed the match (C-23)."""
ROUND_DEALT = 5
"""(cards laid on the table, 1 if the hands are the last of the deal): a round was dealt."""
RESIDUE = 6
"""(cards, the seat that receives them or NOBODY): the residue at the end of the deal (C-19)."""
DEAL_SCORED = 7
"""(ending, 1 in an extra deal, 1 if it was played out): a deal was scored."""
MATCH_OVER = 8
"""(winning side, ending of the deal, games): the match ended."""

CALL_RIGHT, CALL_LATE, CALL_FALSE = 1, 0, -1
"""Number of oranges credited for a call."""
