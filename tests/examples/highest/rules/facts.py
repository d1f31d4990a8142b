"""The kinds of fact recorded by the rules of Highest, with the numbers that each kind carries."""

DEALT, PLAYED, ROUND_WON, DEAL_SCORED, MATCH_OVER = range(1, 6)
"""Kinds of facts, with their numbers:

DEALT        deal, dealer
PLAYED       seat, card
ROUND_WON    round (from 1), seat
DEAL_SCORED  -
MATCH_OVER   set of the winners
"""
