"""What the rules of Highest note when it happens: kinds, and the numbers that come with each."""

DEALT, PLAYED, ROUND_WON, DEAL_SCORED, MATCH_OVER = range(1, 6)
"""
DEALT        deal, dealer
PLAYED       seat, card
ROUND_WON    round (from 1), seat
DEAL_SCORED  -
MATCH_OVER   set of the winners
"""
