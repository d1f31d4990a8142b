"""Moves of the Casino family as short sequences of actions: card, use, cards taken, finish.

Every legal move has exactly one sequence, because cards, loose cards and builds are named in ascending order.
"""

from virado.encoders.contract import DONE, NO_ACTION, SECOND, Episode
from virado.encoders.places import next_member
from virado.games.casino.rules.state import (
    ANNOUNCED,
    BUILD,
    CAPTURE,
    HIGHEST_SAYABLE,
    MAX_BUILDS,
    TRAIL,
    CasinoConfig,
    CasinoState,
    builds_taken,
    for_partner,
    kind_of,
    move_target,
    move_value,
)
from virado.games.casino.rules.turns import is_orange
from virado.games.variant import Variant
from virado.kernel.bits import lowest
from virado.kernel.rule import rule

KIND, PLAYED, LOOSE, BUILDS, SAID, TARGET, FINISHED = range(7)
"""Indices of the parts of a move in `Episode.parts`.

KIND: the kind plus 1. PLAYED: the cards played. LOOSE, BUILDS: the loose cards and the builds that are taken or
joined, as sets. SAID: the announcement of a build. TARGET: 1 for a new build, or 2 plus the index of the build that
is changed. FINISHED: FINISH or ANNOUNCE.
"""
FINISH, ANNOUNCE = 1, 2
CARD_BLOCKS = 5
"""Number of blocks that have an action for each card.

The blocks are: trail, capture with, build with, play as well, take or join.
"""
ALSO, TAKE = 3, 4
"""Numbers of the blocks *play as well* and *take or join*."""
SAYABLE = 2 * HIGHEST_SAYABLE
SMALLEST_SAID = 2
AFTER_CARDS_SAID = MAX_BUILDS
AFTER_CARDS_TARGET = AFTER_CARDS_SAID + SAYABLE
AFTER_CARDS_FINISH = AFTER_CARDS_TARGET + MAX_BUILDS + 1
AFTER_CARDS_CALL = AFTER_CARDS_FINISH + 2
"""Number of the call. The AFTER_CARDS numbers count from the end of the actions with a card."""


def actions(variant: Variant) -> tuple[str, ...]:
    """Return the names of the actions, with the cards of the variant's pack."""
    names = variant.deck.names
    verbs = ("trail", "capture with", "build with", "play as well", "take or join")
    return (
        *(f"{verb} {name}" for verb in verbs for name in names),
        *(f"take build {place}" for place in range(MAX_BUILDS)),
        *(
            f"build {value}{' for partner' * partner}"
            for value in range(1, HIGHEST_SAYABLE + 1)
            for partner in (0, 1)
        ),
        "a new build",
        *(f"onto build {place}" for place in range(MAX_BUILDS)),
        "finish",
        "finish and call orange",
        "claim, or call orange",
    )


@rule
def build_announcement(how: int) -> int:
    """Return the announcement of a build move as an integer: twice its value, plus 1 if it is for the partner."""
    return move_value(how) << 1 | for_partner(how)


@rule(inline=False)
def next_action(s: CasinoState, o: CasinoConfig, p: Episode, seat: int, a: int, b: int, c: int) -> int:
    """Return the next action of the sequence for a legal move; see `Encoding.next_action`."""
    kind = kind_of(c)
    if p.parts[KIND] == 0:
        return kind * o.cards + lowest(a)
    if p.parts[KIND] != kind + 1:
        return NO_ACTION
    if a != p.parts[PLAYED]:
        if p.parts[LOOSE] or p.parts[BUILDS] or p.parts[FINISHED]:
            return NO_ACTION
        following = next_member(p.parts[PLAYED], a)
        return ALSO * o.cards + following if following >= 0 else NO_ACTION
    if kind == TRAIL:
        return DONE
    after = CARD_BLOCKS * o.cards
    if kind == BUILD:
        if p.parts[SAID] == 0:
            return after + AFTER_CARDS_SAID + build_announcement(c) - SMALLEST_SAID
        if p.parts[SAID] != build_announcement(c):
            return NO_ACTION
        if p.parts[TARGET] == 0:
            return after + AFTER_CARDS_TARGET + move_target(c) + 1
        if p.parts[TARGET] != move_target(c) + 2:
            return NO_ACTION
    if b != p.parts[LOOSE]:
        following = next_member(p.parts[LOOSE], b)
        if p.parts[BUILDS] or p.parts[FINISHED] or following < 0:
            return NO_ACTION
        return TAKE * o.cards + following
    if kind == CAPTURE and builds_taken(c) != p.parts[BUILDS]:
        following = next_member(p.parts[BUILDS], builds_taken(c))
        if p.parts[FINISHED] or following < 0:
            return NO_ACTION
        return after + following
    if p.parts[FINISHED]:
        return DONE
    finish = after + AFTER_CARDS_FINISH
    if kind == CAPTURE and is_orange(s, o, b, c):
        return finish | finish + 2 << SECOND
    return finish


@rule
def choose(s: CasinoState, o: CasinoConfig, p: Episode, seat: int, action: int) -> None:
    """Record an action in the parts of the move."""
    block = action // o.cards
    if block < CARD_BLOCKS:
        card = 1 << action - block * o.cards
        if block < ALSO:
            p.parts[KIND] = block + 1
            p.parts[PLAYED] = card
        elif block == ALSO:
            p.parts[PLAYED] |= card
        else:
            p.parts[LOOSE] |= card
        return
    action -= CARD_BLOCKS * o.cards
    if action < AFTER_CARDS_SAID:
        p.parts[BUILDS] |= 1 << action
    elif action < AFTER_CARDS_TARGET:
        p.parts[SAID] = action - AFTER_CARDS_SAID + SMALLEST_SAID
    elif action < AFTER_CARDS_FINISH:
        p.parts[TARGET] = action - AFTER_CARDS_TARGET + 1
    else:
        p.parts[FINISHED] = FINISH + action - AFTER_CARDS_FINISH


@rule
def finish(p: Episode, c: int) -> int:
    """Return the third integer of the listed move, with the call of an orange if the seat chose it."""
    return c | ANNOUNCED if p.parts[FINISHED] == ANNOUNCE else c


@rule
def call_action(o: CasinoConfig) -> int:
    """Return the action that represents a claim or a call of an unclaimed orange."""
    return CARD_BLOCKS * o.cards + AFTER_CARDS_CALL
