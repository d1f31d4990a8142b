"""What the rules of Hazari note when it happens (`virado.kernel.facts`): kinds, and the numbers that come with each."""

DEALT, UP, SHOWN, ROUND_WON, DEAL_SCORED, MATCH_OVER = range(1, 7)
"""
DEALT        deal, dealer
UP           seat
SHOWN        round (from 0), seat, card set of the group
ROUND_WON    round (from 0), seat, card set of the winning group, points of all groups shown
DEAL_SCORED  PLAYED_OUT or BY_TROY
MATCH_OVER   BY_TARGET or BY_TROY, set of the winners
"""
