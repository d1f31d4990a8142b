"""Facts that the rules of Raub record (`virado.kernel.facts`), as (kind, a, b, c, d); unused values are 0."""

CALLED = 1
"""A seat made a bid. a: seat, b: action."""
DEALT = 2
"""The cards were dealt; each seat has four, which no seat has looked at yet."""
TURNED = 3
"""A card was turned up. a: card."""
LOOKED = 4
"""Every seat has looked at its hand."""
DEFENDED = 5
"""A seat undertook to win a trick against the declarer. a: seat."""
DROPPED = 6
"""A seat dropped out of the deal. a: seat."""
SWAPPED = 7
"""A seat swapped the seven of trumps. a: seat, b: the seven of trumps, c: the turn-up taken."""
NOT_SWAPPED = 8
"""A seat declined to swap the seven of trumps. a: seat."""
EXCHANGED = 9
"""A seat exchanged cards. a: seat, b: set of cards discarded, c: set of cards drawn from the stock."""
RESHUFFLED = 10
"""The discards became the new stock. a: the seat that draws, b: set of cards drawn from the new stock."""
TOOK_TURNUP = 11
"""The declarer took the turn-up. a: seat, b: the turn-up, c: the card discarded."""
PLAYED = 12
"""A card was played. a: seat, b: card."""
IN_TRICK = 13
"""A seat's card in a complete trick, recorded for each seat before TRICK_WON. a: seat, b: card or NO_CARD."""
TRICK_WON = 14
"""A trick was won. a: winner, b: the seat that led."""
MISDEAL_CALLED = 15
"""The referee announced a misdeal. a: dealer, b: 1 if intentional, c: 0, or one more than the seat that is named."""
THROWN_IN = 16
"""A deal was thrown in. a: reason (`state.FIRST_ROUND_PASSOUT` ...), b: Refas added."""
SCORED = 17
"""A deal was scored. a: declarer, b: contract, c: factor, d: set of seats that had not dropped out."""
MATCH_WON = 18
"""The match was won. a: set of winners."""
