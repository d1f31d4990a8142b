"""Facts that the rules of the Casino family record (`virado.kernel.facts`), as (kind, a, b, c, d)."""

SWEEP = 1
"""A sweep was registered. a: side, b: kind of sweep, c: points."""
BUILT = 2
"""A build was made, raised or extended. a: index of the build, b: its cards, c: its packed facts."""
ORANGE_CALLED = 3
"""A seat called an orange (C-24). a: seat, b: CALL_RIGHT, CALL_LATE or CALL_FALSE."""
CLAIM_MADE = 4
"""A seat claimed the match (C-23). a: seat, b: 1 if the claim wins the match."""
ROUND_DEALT = 5
"""A round was dealt. a: cards laid on the table, b: 1 if the hands are the last of the deal."""
RESIDUE = 6
"""The residue at the end of the deal (C-19). a: cards, b: the seat that receives them, or NOBODY."""
DEAL_SCORED = 7
"""A deal was scored. a: ending, b: 1 in an extra deal, c: 1 if the last card was played."""
MATCH_OVER = 8
"""The match was won. a: winning side, b: ending of the deal, c: number of games."""

CALL_RIGHT, CALL_LATE, CALL_FALSE = 1, 0, -1
"""Results of a call of orange: the number of oranges that the side gains."""
