"""Contests at compiled speed: many games of compiled players side by side, as deals or whole matches."""

from collections.abc import Callable
from typing import Any

from virado.kernel.bits import capacity, clear, draw, lowest, move_at, shuffle
from virado.kernel.buffers import ContestGames, ContestPlayers
from virado.kernel.call_order import seat_in_call_order
from virado.kernel.rule import rule

RANDOM, SIMPLE, SKILLED = 0, 1, 2
"""Kinds of compiled players: random, the simple policy, the skilled policy."""
LONGEST_MATCH = 4000
"""Default number of decisions after which a match is abandoned."""
OVER = -1
GIVEN_UP = -2
"""Marker in `wants` for a game that ended after too many decisions or with too long a move list."""


@rule
def no_call(s: Any, o: Any, seat: int) -> int:
    """Return 0: the placeholder for `call_of` in games without calls."""
    return 0


@rule
def _draws_from_list(s: Any, o: Any, w: Any, seat: int, moves: Any, rng: Any) -> int:
    """Return 0: the placeholder for `Rules.sample` in games whose random players draw from the list of moves."""
    return 0


@rule
def _next_to_act(s: Any, seats: int) -> int:
    """Return the first of the seats to act, in the order of play from the dealer's left."""
    if seats & seats - 1 == 0:
        return lowest(seats)
    seat = (s.dealer + 1) % s.players
    while not seats >> seat & 1:
        seat = (seat + 1) % s.players
    return seat


def make_contest(rules: Any, simple: Any, skilled: Any, call_of: Any = no_call) -> Callable[..., int]:
    """Return a kernel that plays games between compiled players.

    The kernel is `contest(games, players, configs, workspaces, moves, shuffles, one_deal, most)`. It continues every
    game from its state, which waits for the cards `games.wants` (a set, possibly empty). With `shuffles`, it shuffles
    these cards itself in `games.packs[0]`. Otherwise it takes the cards from `games.packs` in their order and pauses
    a game that needs more cards. A game is OVER at the end of the match, or with `one_deal` at the end of the first
    scored deal. It is GIVEN_UP after `most` decisions. The kernel returns the number of games that wait for cards.

    After each move, the seats may call out of turn, in the order of `seat_in_call_order`. For every player but the
    random one, `call_of(s, o, seat)` returns the third int of a call, or 0.
    """
    wanted, supply, to_act = rules.cards_to_shuffle, rules.supply, rules.to_act
    moves_of, choices, apply = rules.moves, rules.choices, rules.apply
    sampled = rules.sample is not None
    sample: Any = rules.sample if sampled else _draws_from_list

    @rule(inline=False)
    def make_calls(s: Any, o: Any, mover: int, seated: Any, kinds: Any) -> None:
        for place in range(s.players):
            seat = seat_in_call_order(mover, place, s.players)
            if kinds[seated[seat]] != RANDOM:
                called = call_of(s, o, seat)
                if called:
                    apply(s, o, seat, 0, 0, called)

    def contest(
        games: ContestGames,
        players: ContestPlayers,
        configs: Any,
        workspaces: Any,
        moves: Any,
        shuffles: int,
        one_deal: int,
        most: int,
    ) -> int:
        pool, packs, wants, rng, turns = games
        kinds, weights, scratch, seating = players
        o = configs[0]
        w = workspaces[0]
        waiting = 0
        for game in range(wants.shape[0]):
            cards = wants[game]
            if cards < 0:
                continue
            s = pool[game]
            if cards and not shuffles:
                supply(s, o, packs[game])
            decisions = 0
            callers = 0
            for seat in range(s.players):
                decisions += turns[game, seat]
                callers += kinds[seating[game, seat]] != RANDOM
            while True:
                if s.over or (one_deal and s.scored):
                    wants[game] = OVER
                    break
                cards = wanted(s, o)
                if cards and shuffles:
                    shuffle(cards, packs[0], rng[game, 0])
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
                if kinds[player] == RANDOM and sampled:
                    index = sample(s, o, w, seat, moves, rng[game, 1]) - 1
                elif kinds[player] == RANDOM:
                    number = moves_of(s, o, w, seat, moves)
                    index = draw(rng[game, 1], number)
                else:
                    number = choices(s, o, w, seat, moves)
                    if 1 < number <= capacity(moves):
                        if kinds[player] == SIMPLE:
                            index = simple(s, o, weights[player], scratch[player], seat, moves, number)
                        else:
                            index = skilled(s, o, weights[player], scratch[player], seat, moves, number)
                if number > capacity(moves) or decisions == most:
                    wants[game] = GIVEN_UP
                    break
                a, b, c = move_at(moves, index)
                apply(s, o, seat, a, b, c)
                decisions += 1
                turns[game, seat] += 1
                if callers:
                    make_calls(s, o, seat, seating[game], kinds)
        return waiting

    return contest
