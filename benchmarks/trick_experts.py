"""Compiled matches of the experts of Raub and Zwanzig ab: thousands of matches where the arena plays dozens.

python benchmarks/trick_experts.py "raub(players=3)" --packs 400

python benchmarks/trick_experts.py zwanzig-ab --one expert --others expert:doubt=0 --packs 400

One player sits among those of another kind and plays the same packs in every seat. The program prints its share of
the matches, in per cent, with the two-sided 95 % interval over the packs, and the processor time. A player is `club`,
or `expert` with settings:

    simulations   per move (300); counted, not timed, and split between two workers as in `virado.bots.rollouts`
    doubt         lead in standard errors over the policy's first choice that a move needs (default: the expert's)
    open          1: all hands are visible
    moves         size of the shortlist by the policy's values (6)
    kinds         bit set of the kinds of moves (first int of a move) that it searches; it makes other moves as the club
                  player does

Places on the dial above the club player are experts with fewer simulations. Below 0.75, they also have fewer moves:
with 1000 simulations, 0.625 is `expert:simulations=44:moves=3`, and 0.75 is `expert:simulations=125`.

A test checks that a compiled expert makes the same moves as that of `virado.bots.tricks` with equal simulations and
random numbers. Packs and worlds come from other generators. A match is abandoned after 4000 decisions and has no
winner.
"""

import argparse
import math
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np

from virado.bots import catalogue
from virado.bots.rollouts import BATCHES, BEHIND, FIRST_BATCH, PRUNED_AT, WORKERS
from virado.bots.tricks.evaluation import WORST
from virado.bots.tricks.expert import DOUBT, SHORTLIST
from virado.bots.tricks.kernels import MAX_MOVES
from virado.bots.tricks.parts import TrickParts
from virado.bots.tricks.race import race
from virado.bots.tricks.weights import TrickScratch
from virado.bots.tricks.worlds import TrickBelief
from virado.games.catalogue import variant as find_variant
from virado.games.variant import Variant
from virado.kernel.arrays import move_list, records, zero_records
from virado.kernel.bits import capacity, clear, draw, lowest, move_at, shuffle
from virado.kernel.buffers import Buffers, Comparison
from virado.kernel.compile import Kernel
from virado.kernel.contest import LONGEST_MATCH
from virado.kernel.rule import rule
from virado.kernel.search import POOL, make_rollouts
from virado.match import opening_state

FIRST_SEED = 1 << 52
"""First seed of packs that were not used for fitting."""
STRIDE = 7919
TOGETHER = 20
"""Number of packs between two lines of output."""
WORLDS = 0x2545F4914F6CDD
"""Constant that separates the seeds of the worlds from those of the packs."""
CHANCES = 1 << 30
GIVEN_UP = 0
"""Marker of an abandoned match in place of the winners."""
CLUB = -1
"""Marker of a club player in place of the index of an expert."""


class Thought(NamedTuple):
    """The working memory of one expert."""

    buffers: Buffers
    comparison: Comparison
    rngs: Any
    """One generator per worker (workers, 1)."""
    values: Any
    """The club player's value of each move."""
    estimates: Any
    """Mean and standard error of each compared move (2, moves)."""
    numbers: Any
    """Settings: simulations, open hands, the set of searched kinds of moves, and the size of the shortlist."""
    doubt: Any
    """Required lead in standard errors (one element)."""


class Table(NamedTuple):
    """A match, with the working memory of its players."""

    pool: Any
    """The state of the match (one element)."""
    configs: Any
    weights: Any
    scratch: Any
    workspaces: Any
    moves: Any
    pack: Any
    rng: Any
    """Generators of the packs and of the experts' worlds (2, 1)."""


@rule(inline=False)
def shortlist(thought: Thought, number: int) -> int:
    """Write the moves with the highest values to the candidates, best first; return their number."""
    candidates, alive, sums, products, _outcomes = thought.comparison
    found = min(number, SHORTLIST)
    for place in range(SHORTLIST):
        alive[place] = place < found
        sums[place] = 0
        for other in range(SHORTLIST):
            products[place, other] = 0
    for place in range(found):
        top = 0
        for i in range(number):
            if thought.values[i] > thought.values[top]:
                top = i
        a, b, c = move_at(thought.buffers.moves, top)
        candidates[place, 0], candidates[place, 1], candidates[place, 2] = a, b, c
        thought.values[top] = WORST
    return found


@rule(inline=False)
def prune(comparison: Comparison, number: int, worlds: int) -> int:
    """Prune clearly worse candidates; return the number that remains."""
    _candidates, alive, sums, products, _outcomes = comparison
    best = -1
    for i in range(number):
        if alive[i] and (best < 0 or sums[i] > sums[best]):
            best = i
    left = 0
    for i in range(number):
        if alive[i] and i != best and worlds >= 2 * FIRST_BATCH:
            gap = (sums[best] - sums[i]) / worlds
            square = (products[best, best] - 2 * products[best, i] + products[i, i]) / worlds
            if gap > PRUNED_AT * math.sqrt(max(square - gap * gap, 1e-9) / worlds):
                alive[i] = 0
        left += alive[i]
    return left


@rule(inline=False)
def decide(thought: Thought, number: int) -> int:
    """Return the index of the best candidate.

    Returns 0, the first candidate, if the best one does not lead it by `doubt` standard errors.
    """
    alive, means, errors = thought.comparison.alive, thought.estimates[0], thought.estimates[1]
    most = -1.0
    for i in range(number):
        if alive[i]:
            most = max(most, means[i])
    best = 0
    for i in range(number):
        if not alive[i]:
            means[i] = min(means[i], most - BEHIND)
        if means[i] > means[best]:
            best = i
    if means[best] - means[0] < thought.doubt[0] * math.hypot(errors[best], errors[0]):
        return 0
    best = 0
    for i in range(min(number, thought.numbers[3])):
        if means[i] > means[best]:
            best = i
    return best


def make_thinking(parts: TrickParts) -> Callable[..., int]:
    """Return the rule `think(thought, weights, scratch, number, seat)`.

    It returns the expert's move among the first `number` moves of `thought.buffers.moves`, for the view in its pool.
    `weights` are the club player's.
    """
    ranking = parts.club.values
    rollouts = rule(inline=False)(
        make_rollouts(parts.rules, parts.is_finished, parts.sample, parts.model.choice, parts.value)
    )

    @rule(inline=False)
    def think(thought: Thought, weights: Any, scratch: Any, number: int, seat: int) -> int:
        buffers, comparison = thought.buffers, thought.comparison
        _candidates, alive, sums, products, _outcomes = comparison
        simulations = thought.numbers[0]
        s, o = buffers.pool[0], buffers.configs[0]
        ranking(s, o, weights, scratch, seat, buffers.moves, number, thought.values)
        number = shortlist(thought, number)
        buffers.beliefs[0].seat = seat
        worlds = 0
        spent = 0
        left = number
        while True:
            batch = min(
                (simulations - spent) // (left * WORKERS),
                max(FIRST_BATCH, simulations // (BATCHES * left * WORKERS)),
            )
            if batch < 1 and spent:
                break
            batch = max(batch, 1)
            for worker in range(WORKERS):
                buffers.rng[0] = thought.rngs[worker, 0]
                rollouts(buffers, comparison, seat, batch)
                thought.rngs[worker, 0] = buffers.rng[0]
            worlds += batch * WORKERS
            spent += left * batch * WORKERS
            for i in range(number):
                if alive[i]:
                    mean = sums[i] / worlds
                    square = products[i, i] / worlds
                    thought.estimates[0, i] = mean
                    thought.estimates[1, i] = math.sqrt(max(square - mean * mean, 0.0) / worlds)
            left = prune(comparison, number, worlds)
            if left == 1 or spent >= simulations:
                break
        return decide(thought, number)

    return think


def make_matches(parts: TrickParts, others: TrickParts) -> Callable[..., int]:
    """Return the kernel `match(table, kinds, first, second, most)`, which plays a match to its end.

    Each seat is CLUB, or the expert `first` or `second` (0, 1). The kernel returns the set of winners, or GIVEN_UP
    after `most` decisions.
    """
    rules, club = parts.rules, parts.club.choice
    wanted, supply, to_act, choices = rules.cards_to_shuffle, rules.supply, rules.to_act, rules.choices
    apply, hide = rules.apply, rules.hide
    think_first = make_thinking(parts)
    think_second = think_first if others is parts else make_thinking(others)

    @rule(inline=False)
    def look(thought: Thought, table: Table, number: int, seat: int) -> None:
        """Load an expert's pool with the seat's view, or with all hands open."""
        pool = thought.buffers.pool
        pool[0] = table.pool[0]
        hide(pool[0], table.configs[0], seat)
        if thought.numbers[1]:
            for other in range(pool[0].players):
                pool[0].hands[other] = table.pool[0].hands[other]
                pool[0].unseen[other] = 0
        for i in range(number):
            for part in range(3):
                thought.buffers.moves[i, part] = table.moves[i, part]
        for worker in range(WORKERS):
            thought.rngs[worker, 0] = draw(table.rng[1], CHANCES) * CHANCES + draw(table.rng[1], CHANCES)

    def match(table: Table, kinds: Any, first: Thought, second: Thought, most: int) -> int:
        s, o, w, moves = table.pool[0], table.configs[0], table.workspaces[0], table.moves
        weights, scratch = table.weights[0], table.scratch[0]
        decisions = 0
        while not s.over:
            cards = wanted(s, o)
            if cards:
                shuffle(cards, table.pack, table.rng[0])
                supply(s, o, table.pack)
                continue
            if decisions == most:
                return GIVEN_UP
            seat = lowest(to_act(s, o))
            clear(moves)
            number = min(choices(s, o, w, seat, moves), capacity(moves))
            kind = kinds[seat]
            a, b, c = move_at(moves, 0)
            if kind != CLUB and not (first if kind == 0 else second).numbers[2] >> a & 1:
                kind = CLUB
            if number > 1 and kind == CLUB:
                index = club(s, o, weights, scratch, seat, moves, number)
                a, b, c = move_at(moves, index)
            elif number > 1 and kind == 0:
                look(first, table, number, seat)
                index = think_first(first, weights, scratch, number, seat)
                a, b, c = move_at(first.comparison.candidates, index)
            elif number > 1:
                look(second, table, number, seat)
                index = think_second(second, weights, scratch, number, seat)
                a, b, c = move_at(second.comparison.candidates, index)
            apply(s, o, seat, a, b, c)
            decisions += 1
        winners: int = s.winners
        return winners

    return match


class Player(NamedTuple):
    """A player with settings."""

    parts: TrickParts | None
    """Parts of an expert; None for the club player."""
    simulations: int = 300
    doubt: float = DOUBT
    open: int = 0
    kinds: int = -1
    moves: int = SHORTLIST

    @classmethod
    def parse(cls, text: str, parts: TrickParts) -> "Player":
        """Parse a player. Raises ValueError for an invalid text."""
        name, *settings = text.split(":")
        if name == "club" and not settings:
            return cls(None)
        if name != "expert":
            raise ValueError(f"unknown player: {text}")
        kinds: Mapping[str, Callable[[str], float]] = {
            "simulations": int,
            "doubt": float,
            "open": int,
            "kinds": int,
            "moves": int,
        }
        given: dict[str, Any] = {}
        for setting in settings:
            key, _, value = setting.partition("=")
            if key not in kinds:
                raise ValueError(f"unknown setting: {setting}")
            given[key] = kinds[key](value)
        return cls(parts, **given)


def thought_of(player: Player, parts: TrickParts, variant: Variant) -> Thought:
    """Return the working memory of a player."""
    parts = player.parts or parts
    config, types = variant.config(), variant.game
    buffers = Buffers(
        pool=zero_records(types.state_type, POOL),
        configs=records(config),
        beliefs=zero_records(TrickBelief),
        weights=records(parts.model_weights[variant.players]),
        scratch=zero_records(TrickScratch),
        workspaces=zero_records(types.workspace_type),
        objectives=records(race(parts.races, variant.players)),
        moves=move_list(MAX_MOVES),
        rng=np.zeros(1, np.int64),
    )
    comparison = Comparison(
        candidates=move_list(SHORTLIST),
        alive=np.zeros(SHORTLIST, np.int64),
        sums=np.zeros(SHORTLIST),
        products=np.zeros((SHORTLIST, SHORTLIST)),
        outcomes=np.zeros(SHORTLIST),
    )
    return Thought(
        buffers,
        comparison,
        rngs=np.zeros((WORKERS, 1), np.int64),
        values=np.zeros(MAX_MOVES, np.int64),
        estimates=np.zeros((2, SHORTLIST)),
        numbers=np.array([player.simulations, player.open, player.kinds, player.moves], np.int64),
        doubt=np.array([player.doubt]),
    )


class Matches:
    """Matches of a form between one player and others of another kind."""

    def __init__(self, variant: Variant, one: Player, others: Player, parts: TrickParts) -> None:
        self.variant = variant
        self._kinds = (CLUB if one.parts is None else 0, CLUB if others.parts is None else 1)
        self._thoughts = [thought_of(player, parts, variant) for player in (one, others)]
        self._kernel = Kernel(
            make_matches(one.parts or others.parts or parts, others.parts or one.parts or parts)
        )
        self._start: Any = opening_state(variant, dealer=None, scores=None)
        game = variant.game
        self._table = Table(
            pool=zero_records(game.state_type),
            configs=records(variant.config()),
            weights=records(parts.skilled_weights[variant.players]),
            scratch=zero_records(TrickScratch),
            workspaces=zero_records(game.workspace_type),
            moves=move_list(MAX_MOVES),
            pack=np.zeros(variant.deck.count, np.int64),
            rng=np.zeros((2, 1), np.int64),
        )

    def play_match(self, seed: int, side: int) -> float:
        """Return the player's share of a match on this seat, with the packs of a seed; negative if it was abandoned."""
        kinds = np.full(self.variant.players, self._kinds[1], np.int64)
        kinds[side] = self._kinds[0]
        self._start.store(self._table.pool)
        self._table.rng[:, 0] = seed, seed ^ WORLDS
        winners = self._kernel(self._table, kinds, *self._thoughts, LONGEST_MATCH)
        if winners == GIVEN_UP:
            return -1.0
        return (winners >> side & 1) / int(winners).bit_count()

    def unit(self, seed: int) -> tuple[float, int]:
        """Return the percentage that the player wins with the packs of a seed, and the number of abandoned matches."""
        won = [self.play_match(seed, side) for side in range(self.variant.players)]
        return 100 * sum(max(0.0, each) for each in won) / len(won), sum(each < 0 for each in won)


def interval(units: Sequence[float]) -> str:
    half = 1.96 * float(np.std(units, ddof=1)) / math.sqrt(len(units))
    return f"{np.mean(units):.2f} ± {half:.2f}"


def parser() -> argparse.ArgumentParser:
    """Return the argument parser."""
    found = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    found.add_argument("variant", help="form of Raub or Zwanzig ab")
    found.add_argument("--one", default="expert", help="the single player (expert)")
    found.add_argument("--others", default="club", help="the other players (club)")
    found.add_argument("--packs", type=int, default=400, help="number of packs (400)")
    found.add_argument("--first", type=int, default=0, help="number of the first pack (0)")
    return found


def main() -> None:
    args = parser().parse_args()
    variant = find_variant(args.variant)
    family: Any = catalogue.players(variant.game.name)
    parts: TrickParts = family.parts
    matches = Matches(variant, Player.parse(args.one, parts), Player.parse(args.others, parts), parts)
    units: list[float] = []
    given_up = 0
    begin = time.process_time()
    for number in range(args.first, args.first + args.packs):
        won, without_end = matches.unit(FIRST_SEED + STRIDE * number)
        units.append(won)
        given_up += without_end
        if len(units) > 1 and (len(units) == args.packs or len(units) % TOGETHER == 0):
            print(
                f"{args.variant} {args.one} among {args.others}: {len(units)} packs, {interval(units)} %, "
                f"{given_up} given up, {time.process_time() - begin:.0f} s",
                flush=True,
            )


if __name__ == "__main__":
    main()
