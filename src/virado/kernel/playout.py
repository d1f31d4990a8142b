"""Random playouts at compiled speed, for benchmarks, tests and, with better policies, for search.

Factories create the functions from the rules of a game. A function runs interpreted on lists of `Layout` instances,
or on arrays of records if compiled by `virado.kernel.compile.kernel`.
"""

from collections.abc import Callable
from typing import Any

from virado.kernel.bits import capacity, clear, copy_state, draw, lowest, move_at, shuffle
from virado.kernel.rule import rule

CURRENT = 0
FRESH = 1
"""Index in a pool of the state from which a new match is copied."""


@rule
def _never(s: Any, o: Any, w: Any, seat: int, moves: Any, rng: Any) -> int:
    """Return 0: the placeholder for `Rules.sample` in games that draw from the list of moves."""
    return 0


def make_random_play(rules: Any, *, complete: bool = True) -> Callable[..., int]:
    """Return a function for random play by `rules` (see `virado.games.contract.Rules`).

    The function is `play(pool, configs, workspaces, moves, pack, rng, decisions)`. It makes `decisions` uniformly
    random decisions and returns the number of packs supplied. With `complete`, it draws from all legal moves,
    otherwise from the moves for search. After the end of a match, it begins a new match. `pool` holds the CURRENT and
    the FRESH state. `configs` and `workspaces` hold one config and one workspace, `pack` is space for a pack, and
    `rng` holds the state of the generator.
    """
    setup, wanted, supply, to_act = rules.setup, rules.cards_to_shuffle, rules.supply, rules.to_act
    apply = rules.apply
    listing = rules.moves if complete else rules.choices
    sampled = complete and rules.sample is not None
    sample: Any = rules.sample if sampled else _never

    def play(
        pool: Any, configs: Any, workspaces: Any, moves: Any, pack: Any, rng: Any, decisions: int
    ) -> int:
        deals = 0
        config = configs[0]
        w = workspaces[0]
        for _ in range(decisions):
            if pool[0].over or pool[0].players == 0:
                copy_state(pool, 0, 1)
                setup(pool[0], config)
            state = pool[0]
            cards = wanted(state, config)
            while cards:
                shuffle(cards, pack, rng)
                supply(state, config, pack)
                deals += 1
                cards = wanted(state, config)
            seat = lowest(to_act(state, config))
            clear(moves)
            if sampled:
                chosen = sample(state, config, w, seat, moves, rng) - 1
            else:
                chosen = draw(rng, min(listing(state, config, w, seat, moves), capacity(moves)))
            a, b, c = move_at(moves, chosen)
            apply(state, config, seat, a, b, c)
            cards = wanted(state, config)
            while cards and not state.over:
                shuffle(cards, pack, rng)
                supply(state, config, pack)
                deals += 1
                cards = wanted(state, config)
        return deals

    return play
