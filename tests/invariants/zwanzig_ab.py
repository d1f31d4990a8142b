"""Invariants of Zwanzig ab."""

from virado.games.zwanzig_ab.game import GAME
from virado.games.zwanzig_ab.rules.state import CARDS, HAND, IN_PLAY, ZwanzigConfig, ZwanzigState
from virado.kernel.bits import count
from virado.kernel.rule import rule

ANNOUNCED = 0

FAULTS = {
    101: "a card is in two places",
    102: "a card is missing",
    103: "a seat that is in play does not hold five cards less the tricks played",
    104: "the tricks of a deal do not add up",
}


@rule(inline=False)
def broken(s: ZwanzigState, o: ZwanzigConfig) -> int:
    """Return 0, or the number of the violated invariant minus 100."""
    if s.pack_wanted or s.over:
        return 0
    seen = 0
    for q in range(s.players):
        for place in (s.hands[q], s.discards[q]):
            if seen & place:
                return 1
            seen |= place
    for i in range(s.pack_next, CARDS):
        if seen >> s.pack[i] & 1:
            return 1
        seen |= 1 << s.pack[i]
    for i in range(s.play_count):
        card = 1 << (s.plays[i] & 31)
        if seen & card:
            return 1
        seen |= card
    if seen != (1 << CARDS) - 1:
        return 2
    tricks = 0
    for q in range(s.players):
        tricks += s.tricks[q]
        if (
            s.phase == IN_PLAY
            and s.lying == 0
            and s.dropped >> q & 1 == 0
            and count(s.hands[q]) != HAND - s.tricks_played
        ):
            return 3
    if s.phase == IN_PLAY and tricks != s.tricks_played:
        return 4
    return 0


GAME_SUPPLY = GAME.rules.supply
LONG = 12
"""Deal after which the scores of random players are lowered.

Random players get mostly penalties. With five players, or in deals that nobody may leave, all scores could rise
forever.
"""


@rule(inline=False)
def supply(s: ZwanzigState, o: ZwanzigConfig, pack: list[int]) -> None:
    """Deal as the game does, after lowering the scores in a long match."""
    if s.deal >= LONG:
        for seat in range(s.players):
            s.scores[seat] = min(s.scores[seat], 3)
    GAME_SUPPLY(s, o, pack)


RULES = GAME.rules._replace(supply=supply)
