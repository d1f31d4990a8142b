"""Refusals of cards: numbers for the rules, with the code, rule and facts of each."""

from virado.games.contract import RefusalKind

MATCH_OVER = 1
NOT_YOUR_TURN = 2
NOT_IN_HAND = 3

REFUSALS = {
    MATCH_OVER: RefusalKind("match-over", "X-5"),
    NOT_YOUR_TURN: RefusalKind("not-your-turn", "X-2"),
    NOT_IN_HAND: RefusalKind("not-in-hand", "X-2", ("cards",)),
}
