"""What the rules of the Casino family note as it happens (`virado.kernel.facts`): (kind, a, b, c, d)."""

SWEEP = 1
"""(side, kind of sweep, points): a sweep has been registered."""
BUILT = 2
"""(place, cards, build facts): a build has been made, raised or extended."""
ORANGE_CALLED = 3
"""(seat, CALL_RIGHT, CALL_LATE or CALL_FALSE): somebody has called an orange (C-24)."""
CLAIM_MADE = 4
"""(seat, 1 if it wins the match): somebody has claimed (C-23)."""
ROUND_DEALT = 5
"""(cards laid on the table, 1 if the hands are the last of the deal)."""
RESIDUE = 6
"""(cards, the seat that gets them or NOBODY): what lay on the table at the end of the deal (C-19)."""
DEAL_SCORED = 7
"""(how it ended, 1 in an extra deal, 1 if it was played out): a deal's points have been added to the scores."""
MATCH_OVER = 8
"""(winning side, how the deal ended, games): the match is over."""

CALL_RIGHT, CALL_LATE, CALL_FALSE = 1, 0, -1
"""What a call of orange is worth, in oranges."""
