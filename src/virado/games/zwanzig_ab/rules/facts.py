"""Facts that the rules of Zwanzig ab record (`virado.kernel.facts`), as (kind, a, b, c, d); unused values are 0."""

DEALT = 1
"""a: 1 if the same deal is dealt again."""
CALLED = 2
"""a: forehand, b: action, c: suit."""
LOOKED = 3
"""a: forehand, which has seen its packet."""
SHOWN = 4
"""a: forehand, b: its packet as a set."""
TURNED = 5
"""a: forehand, b: the card turned up."""
COMPLETED = 6
"""a: trump. Every seat has five cards."""
EXCHANGED = 7
"""a: seat, b: set of cards discarded, c: set of cards drawn."""
STAYED = 8
"""a: seat."""
DROPPED = 9
"""a: seat."""
PLAYED = 10
"""a: seat, b: card."""
TRICK_WON = 11
"""a: seat, b and c: range of the trick's plays within the deal, c exclusive."""
SCORED = 12
"""a: factor."""
MATCH_WON = 13
"""a: set of winners."""
