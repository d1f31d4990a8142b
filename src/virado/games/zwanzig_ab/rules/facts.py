"""Facts that the rules of Zwanzig ab record (`virado.kernel.facts`), as (kind, a, b, c, d); unused values are 0."""

DEALT = 1
"""The first packets were dealt. a: 1 after a redeal."""
CALLED = 2
"""Forehand decided on trump. a: forehand, b: action, c: suit."""
LOOKED = 3
"""Forehand has looked at its packet. a: forehand."""
SHOWN = 4
"""Forehand showed its packet for a redeal. a: forehand, b: the packet as a set."""
TURNED = 5
"""Forehand's next card was turned up. a: forehand, b: card."""
COMPLETED = 6
"""Trump was fixed, and every seat has five cards. a: trump."""
EXCHANGED = 7
"""A seat exchanged cards. a: seat, b: set of cards discarded, c: set of cards drawn."""
STAYED = 8
"""A seat stays in the deal. a: seat."""
DROPPED = 9
"""A seat dropped out of the deal. a: seat."""
PLAYED = 10
"""A card was played. a: seat, b: card."""
TRICK_WON = 11
"""A trick was won. a: winner, b and c: indices in `plays` of the first card of the trick and after the last."""
SCORED = 12
"""A deal was scored. a: factor."""
MATCH_WON = 13
"""The match was won. a: set of winners."""
