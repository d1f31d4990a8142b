"""What the rules of Zwanzig ab note when it happens (`virado.kernel.facts`): (kind, a, b, c, d), unused ones 0."""

DEALT = 1
"""a: 1 if the same deal is dealt again."""
CALLED = 2
"""a: forehand, b: action, c: suit."""
LOOKED = 3
"""a: forehand, who has seen its packet."""
SHOWN = 4
"""a: forehand, b: its packet as a set."""
TURNED = 5
"""a: forehand, b: the card exposed."""
COMPLETED = 6
"""a: trump. Everybody has five cards."""
EXCHANGED = 7
"""a: seat, b: set of cards laid away, c: set of cards drawn."""
STAYED = 8
"""a: seat."""
DROPPED = 9
"""a: seat."""
PLAYED = 10
"""a: seat, b: card."""
TRICK_WON = 11
"""a: seat, b and c: the plays of the deal from b to before c are the trick."""
SCORED = 12
"""a: factor."""
MATCH_WON = 13
"""a: set of winners."""
