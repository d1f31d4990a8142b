"""Facts that the rules of Highest record: kinds, with the numbers of each."""

DEALT, PLAYED, ROUND_WON, DEAL_SCORED, MATCH_OVER = range(1, 6)
"""Kinds of facts, with their numbers:

DEALT        deal, dealer
PLAYED       seat, card
ROUND_WON    round (from 1), seat
DEAL_SCORED  -
MATCH_OVER   set of the winners
"""
