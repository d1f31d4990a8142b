"""Facts that the rules of Raub record (`virado.kernel.facts`), as (kind, a, b, c, d); unused values are 0."""

CALLED = 1
"""a: seat, b: action."""
DEALT = 2
"""The cards were dealt; each seat has four, which no seat has looked at yet."""
TURNED = 3
"""a: the card turned up."""
LOOKED = 4
"""Every seat has looked at its hand."""
DEFENDED = 5
"""a: seat."""
DROPPED = 6
"""a: seat."""
SWAPPED = 7
"""a: seat, b: the seven of trumps, c: the turn-up taken."""
NOT_SWAPPED = 8
"""a: seat."""
EXCHANGED = 9
"""a: seat, b: set of cards discarded, c: set of cards drawn from the stock."""
RESHUFFLED = 10
"""a: seat, b: set of cards drawn from the new stock."""
TOOK_TURNUP = 11
"""a: seat, b: the turn-up, c: the card discarded."""
PLAYED = 12
"""a: seat, b: card."""
IN_TRICK = 13
"""a: seat, b: its card in the complete trick, or NO_CARD. Recorded for each seat before TRICK_WON."""
TRICK_WON = 14
"""a: winner, b: the seat that led."""
MISDEAL_CALLED = 15
"""a: dealer, b: 1 if intentional."""
THROWN_IN = 16
"""a: the event (`state.FIRST_ROUND_PASSOUT` ...), b: Refas added."""
SCORED = 17
"""a: declarer, b: contract, c: factor, d: set of seats that had not dropped out."""
MATCH_WON = 18
"""a: set of winners."""
