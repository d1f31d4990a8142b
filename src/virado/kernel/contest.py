"""Contests at full speed: compiled players against each other, many games abreast, deals or whole matches."""

from collections.abc import Callable
from typing import Any

from virado.kernel.bits import clear, draw, lowest, move_at, room, shuffle
from virado.kernel.rule import rule

CHANCE, SIMPLE, SKILLED = 0, 1, 2
"""Kinds of compiled players: random, the simple policy, the skilled policy."""
LONGEST_MATCH = 4000
"""Decisions after which a match is given up, unless said otherwise."""
OVER = -1
GIVEN_UP = -2
"""In place of the cards that a game wants: it is over, or had too many decisions, or a list of moves found no room."""


@rule
def silent(s: Any, o: Any, seat: int) -> int:  # noqa: ARG001
    """Stands for what is said out of turn in games where nobody says anything."""
    return 0


@rule
def _draws_from_list(s: Any, o: Any, w: Any, seat: int, moves: Any, rng: Any) -> int:  # noqa: ARG001
    """Stands for `Rules.sample` in games whose random players draw from the list of moves."""
    return 0


@rule
def _next_to_act(s: Any, seats: int) -> int:
    """Of the seats that are to act the first after the dealer."""
    if seats & seats - 1 == 0:
        return lowest(seats)
    seat = (s.dealer + 1) % s.players
    while not seats >> seat & 1:
        seat = (seat + 1) % s.players
    return seat


def make_contest(rules: Any, simple: Any, skilled: Any, speak: Any = silent) -> Callable[..., int]:
    """Games between compiled players.

    The result, `contest(pool, tables, tastes, minds, works, moves, packs, wants, seating, kinds, chance, turns, shuffles,
    one_deal, most)`, plays every game i on from the state `pool[i]`, which wants the cards `wants[i]` (a set, maybe empty).
    With `shuffles` it shuffles them itself, in `packs[0]`; else they are in `packs[i]` in their order, and the game pauses
    when it wants others. It is OVER at the end of the match, or with `one_deal` of the first scored deal, and GIVEN_UP after
    `most` decisions.

    `seating[i]` has the player of each seat; `kinds`, `tastes` and `minds` go by player. `chance[i]` (2, 1) are the
    generators of the packs and of the random players of game i, `turns[i]` counts its decisions by seat. What a player
    other than the random one says out of turn is `speak(s, o, seat)`, the third int of a call, or 0. Returns the number
    of games that want cards.
    """
    wanted, supply, to_act = rules.wanted, rules.supply, rules.to_act
    moves_of, choices, apply = rules.moves, rules.choices, rules.apply
    sampled = rules.sample is not None
    sample: Any = rules.sample if sampled else _draws_from_list

    @rule(inline=False)
    def listen(s: Any, o: Any, mover: int, seated: Any, kinds: Any) -> None:
        for step in range(s.players):
            seat = (mover + step) % s.players
            if kinds[seated[seat]] != CHANCE:
                said = speak(s, o, seat)
                if said:
                    apply(s, o, seat, 0, 0, said)

    def contest(
        pool: Any,
        tables: Any,
        tastes: Any,
        minds: Any,
        works: Any,
        moves: Any,
        packs: Any,
        wants: Any,
        seating: Any,
        kinds: Any,
        chance: Any,
        turns: Any,
        shuffles: int,
        one_deal: int,
        most: int,
    ) -> int:
        o = tables[0]
        w = works[0]
        waiting = 0
        for game in range(wants.shape[0]):
            cards = wants[game]
            if cards < 0:
                continue
            s = pool[game]
            if cards and not shuffles:
                supply(s, o, packs[game])
            decisions = 0
            for seat in range(s.players):
                decisions += turns[game, seat]
            while True:
                if s.over or (one_deal and s.scored):
                    wants[game] = OVER
                    break
                cards = wanted(s, o)
                if cards and shuffles:
                    shuffle(cards, packs[0], chance[game, 0])
                    supply(s, o, packs[0])
                    continue
                if cards:
                    wants[game] = cards
                    waiting += 1
                    break
                seat = _next_to_act(s, to_act(s, o))
                player = seating[game, seat]
                clear(moves)
                index = 0
                number = 1
                if kinds[player] == CHANCE and sampled:
                    index = sample(s, o, w, seat, moves, chance[game, 1]) - 1
                elif kinds[player] == CHANCE:
                    number = moves_of(s, o, w, seat, moves)
                    index = draw(chance[game, 1], number)
                else:
                    number = choices(s, o, w, seat, moves)
                    if 1 < number <= room(moves):
                        if kinds[player] == SIMPLE:
                            index = simple(s, o, tastes[player], minds[player], seat, moves, number)
                        else:
                            index = skilled(s, o, tastes[player], minds[player], seat, moves, number)
                if number > room(moves) or decisions == most:
                    wants[game] = GIVEN_UP
                    break
                a, b, c = move_at(moves, index)
                apply(s, o, seat, a, b, c)
                decisions += 1
                turns[game, seat] += 1
                listen(s, o, seat, seating[game], kinds)
        return waiting

    return contest
