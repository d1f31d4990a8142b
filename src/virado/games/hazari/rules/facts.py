"""Facts that the rules of Hazari record (`virado.kernel.facts`): kinds, with the integers of each."""

DEALT, UP, SHOWN, ROUND_WON, DEAL_SCORED, MATCH_OVER = range(1, 7)
"""Kinds of facts, with their numbers:

DEALT        deal, dealer
UP           seat
SHOWN        round (from 0), seat, card set of the group
ROUND_WON    round (from 0), seat, card set of the winning group, points of all groups shown
DEAL_SCORED  PLAYED_OUT or BY_TROY
MATCH_OVER   BY_TARGET or BY_TROY, set of the winners
"""
