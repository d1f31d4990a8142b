"""Refusals of arrangements: numbers for the rules, with the code, rule and facts of each."""

from virado.games.contract import RefusalKind

LEGAL = 0
MATCH_OVER = 1
NOT_YOUR_TURN = 2
ALREADY_UP = 3

WRONG_SIZES = 4
TOO_MANY_GROUPS = 5

FOREIGN_CARDS = 6
"""The arrangement names cards that the hand does not contain."""
CARD_TWICE = 7
NOT_THE_HAND = 8
"""The integers do not encode cards of a hand of thirteen."""

OUT_OF_ORDER = 9
"""The second group beats the first, or the third the second."""
LAST_THREE_OUT_OF_ORDER = 10
"""The best three cards of the last group beat the third group."""
LAST_OUT_OF_ORDER = 11
"""The last group beats the third when four cards are compared (the extended order)."""

REFUSALS = {
    MATCH_OVER: RefusalKind("match-over", "H-22"),
    NOT_YOUR_TURN: RefusalKind("not-your-turn", "H-12", detail="nothing-to-arrange"),
    ALREADY_UP: RefusalKind("already-up", "H-14"),
    WRONG_SIZES: RefusalKind("sizes", "H-13", ("numbers",)),
    TOO_MANY_GROUPS: RefusalKind("sizes", "H-13", detail="too-many-groups"),
    FOREIGN_CARDS: RefusalKind("cards", "H-13", ("cards",), "not-in-hand"),
    CARD_TWICE: RefusalKind("cards", "H-13", ("cards",), "twice"),
    NOT_THE_HAND: RefusalKind("cards", "H-13"),
    OUT_OF_ORDER: RefusalKind("order", "H-13", ("number", "group", "other")),
    LAST_THREE_OUT_OF_ORDER: RefusalKind("order", "H-13", ("group", "other"), "last-three"),
    LAST_OUT_OF_ORDER: RefusalKind("order", "H-13", ("group", "other"), "last"),
}
"""Code, rule and facts of each refusal number.

`numbers` are the sizes of the four groups in the text; `number` is the number of the stronger group, 2 or 3. `group`
and `other` are groups (`virado.games.hazari.messages.Group`): the group that is out of order and the group that it
beats.
"""
