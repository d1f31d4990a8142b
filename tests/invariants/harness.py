"""Random matches at compiled speed, with invariants of all games checked after every move.

`make_watched_play(rules, broken, announced)` returns a kernel like those of `virado.kernel.playout` that plays random
matches and checks each position. It stops at the first fault and leaves the position in the pool, so that a test can
show it.
"""

from collections.abc import Callable
from typing import Any

from virado.games.contract import Rules
from virado.kernel.bits import capacity, clear, copy_state, count, draw, lowest, move_at, shuffle
from virado.kernel.rule import rule

FAULTS = {
    1: "no legal move",
    2: "a listed move is refused",
    3: "a move that is not listed is not refused",
    4: "a move for search is not in the complete list",
    5: "a move is listed twice",
    6: "a seat that is not to act is not refused",
    7: "no choice for search",
    8: "nobody is to act, no cards are wanted, and the match is not over",
    9: "somebody is to act, or cards are wanted, although the match is over",
    10: "the deal number went down",
}
"""Faults by number; numbers from 100 on belong to the game."""

MATCHES, DECISIONS, FAULT, SEAT, CHECKED = 0, 1, 2, 3, 4


@rule
def never(s: Any, o: Any, w: Any, seat: int, moves: Any, rng: Any) -> int:
    """Return 0, in place of `Rules.sample`, for games that draw from their lists."""
    return 0


def make_watched_play(
    rules: Rules[Any, Any, Any], broken: Callable[[Any, Any], int], announced: int
) -> Callable[..., None]:
    """Return the kernel `play(pool, configs, workspaces, moves, others, pack, rng, report, matches, decisions)`.

    It ends after the given number of matches or decisions. `broken(s, o)` is the game's own invariant (0 if it
    holds). `announced` are the bits of a move's third integer that may be added to a listed move. `report` is indexed
    by MATCHES, DECISIONS, FAULT, SEAT and CHECKED.
    """
    setup, wanted, supply, to_act, refusal = (
        rules.setup,
        rules.cards_to_shuffle,
        rules.supply,
        rules.to_act,
        rules.refusal,
    )
    listing, choices, apply = rules.moves, rules.choices, rules.apply
    sampled = rules.sample is not None
    sample = rules.sample or never

    def play(
        pool: Any,
        configs: Any,
        workspaces: Any,
        moves: Any,
        others: Any,
        pack: Any,
        rng: Any,
        report: Any,
        matches: int,
        decisions: int,
    ) -> None:
        config = configs[0]
        workspace = workspaces[0]
        copy_state(pool, 0, 1)
        state = pool[0]
        setup(state, config)
        while report[0] < matches and report[1] < decisions:
            cards = wanted(state, config)
            while cards:
                shuffle(cards, pack, rng)
                supply(state, config, pack)
                cards = wanted(state, config)
                fault = broken(state, config)
                if fault:
                    report[2] = 100 + fault
                    return
            acting = to_act(state, config)
            if state.over:
                if acting:
                    report[2] = 9
                    return
                report[0] += 1
                copy_state(pool, 0, 1)
                state = pool[0]
                setup(state, config)
                continue
            if acting == 0:
                report[2] = 8
                return
            # one of the seats to act, at random
            skip = draw(rng, count(acting))
            rest = acting
            while skip:
                rest &= rest - 1
                skip -= 1
            seat = lowest(rest)
            report[3] = seat
            clear(moves)
            if sampled and draw(rng, 200):
                a, b, c = move_at(moves, sample(state, config, workspace, seat, moves, rng) - 1)
                if refusal(state, config, seat, a, b, c):
                    report[2] = 2
                    return
                apply(state, config, seat, a, b, c)
                report[1] += 1
                fault = broken(state, config)
                if fault:
                    report[2] = 100 + fault
                    return
                continue
            number = listing(state, config, workspace, seat, moves)
            if number == 0:
                report[2] = 1
                return
            whole = number <= capacity(moves)
            number = min(number, capacity(moves))
            for probe in range(min(number, 12)):
                index = probe if number <= 12 else draw(rng, number)
                a, b, c = move_at(moves, index)
                if refusal(state, config, seat, a, b, c):
                    report[2] = 2
                    return
                if whole and number <= 200:
                    for other in range(number):
                        x, y, z = move_at(moves, other)
                        if other != index and x == a and y == b and z == c:
                            report[2] = 5
                            return
            for q in range(state.players):
                if acting >> q & 1 == 0:
                    a, b, c = move_at(moves, draw(rng, number))
                    if refusal(state, config, q, a, b, c) == 0:
                        report[2] = 6
                        return
            if whole and (number <= 2000 or sampled):
                for _ in range(4):
                    a, b, c = move_at(moves, draw(rng, number))
                    change = draw(rng, 6)
                    if change == 0:
                        a ^= 1 << draw(rng, 52)
                    elif change == 1:
                        b ^= 1 << draw(rng, 52)
                    elif change == 2:
                        c ^= 1 << draw(rng, 16)
                    elif change == 3:
                        x, y, z = move_at(moves, draw(rng, number))
                        b = y
                    elif change == 4:
                        x, y, z = move_at(moves, draw(rng, number))
                        c = z
                    else:
                        a = 1 << draw(rng, 52)
                    listed = False
                    for other in range(number):
                        x, y, z = move_at(moves, other)
                        if x == a and y == b and z == c & ~announced:
                            listed = True
                            break
                    if not listed and refusal(state, config, seat, a, b, c) == 0:
                        pack[0], pack[1], pack[2] = a, b, c
                        report[2] = 3
                        return
                    report[4] += 1
                clear(others)
                chosen = choices(state, config, workspace, seat, others)
                if chosen == 0:
                    report[2] = 7
                    return
                a, b, c = move_at(others, draw(rng, min(chosen, capacity(others))))
                listed = False
                for other in range(number):
                    x, y, z = move_at(moves, other)
                    if x == a and y == b and z == c & ~announced:
                        listed = True
                        break
                if not listed:
                    pack[0], pack[1], pack[2] = a, b, c
                    report[2] = 4
                    return
            a, b, c = move_at(moves, draw(rng, number))
            deal = state.deal
            apply(state, config, seat, a, b, c)
            report[1] += 1
            if state.deal < deal:
                report[2] = 10
                return
            fault = broken(state, config)
            if fault:
                report[2] = 100 + fault
                return

    return play
