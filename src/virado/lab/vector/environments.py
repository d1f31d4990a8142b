"""`VectorEnv`: many matches of one variant that compiled code plays together."""

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any, Literal

import msgspec
import numpy as np

from virado.encoders.contract import Encoding, Episode, NumberRow, encoding_of
from virado.families import FAMILIES, load
from virado.games.catalogue import variant as find_variant
from virado.games.variant import Variant
from virado.kernel.arrays import move_list, records, zero_records
from virado.kernel.compile import Kernel, kernel
from virado.kernel.contest import LONGEST_MATCH
from virado.kernel.shuffling import shuffling
from virado.lab.vector.stepping import (
    ALL_RIGHT,
    BEGIN,
    CHECK,
    CHECKED_STEP,
    DISABLED,
    MAX_CACHED,
    NEXT_STEP,
    NOT_KEPT,
    SAME_STEP,
    STEP,
    Arrays,
    KeptMoves,
    Terms,
    Work,
    make_stepping,
    next_seed,
)
from virado.match import opening_state

Autoreset = Literal["next_step", "same_step", "disabled"]
EpisodeKind = Literal["match", "deal"]
AUTORESETS: dict[Autoreset, int] = {"next_step": NEXT_STEP, "same_step": SAME_STEP, "disabled": DISABLED}
MAX_MOVES = 1 << 14
"""Maximum number of legal moves per position; with more moves, the episode is truncated."""
LARGEST_SEED = (1 << 63) - 1


class Feature(msgspec.Struct, frozen=True):
    """One number of an observation."""

    name: str
    index: int
    unit: str
    """Unit: `flag` (0 or 1), `cards`, `points`, `tricks`, `card` (an index of the pack, -1 for none) and so on."""
    meaning: str


@cache
def stepping_of(family: str) -> Kernel[int]:
    """Return the stepping kernel of a family without compiling it."""
    return kernel(make_stepping(load(FAMILIES[family].encoding)))


def features_of(fields: Sequence[NumberRow]) -> tuple[Feature, ...]:
    """Return the features of an observation's fields, one for each number."""
    found: list[Feature] = []
    for field in fields:
        for label in field.labels:
            name = f"{field.name}: {label}" if label else field.name
            found.append(Feature(name, len(found), field.unit, field.meaning))
    return tuple(found)


class VectorEnv:
    """`n` matches of one variant, stepped together by one call. Not thread-safe.

    A step writes into `arrays` and its parts: `observations`, `masks`, `seats`, `rewards`, `results`, `deal_ends`,
    `terminations`, `truncations`, and with `oracle` also `oracles`. Every step overwrites these arrays, so copy the
    data that you need later. You can pass your own `arrays` (`room_for` allocates suitable ones), so that a step
    writes directly into a learner's memory.

    `variant` is a `Variant` or its text. An episode is a match, or with `episode="deal"` its first scored deal.
    `autoreset` is as in Gymnasium. An episode is truncated after `most` moves. With `threads`, that many threads
    share the environments.

    Raises ValueError for invalid arguments and OptionsError for an unknown variant.
    """

    def __init__(
        self,
        variant: Variant | str,
        n: int,
        *,
        seed: int | Sequence[int] = 0,
        episode: EpisodeKind = "match",
        autoreset: Autoreset = "next_step",
        oracle: bool = False,
        threads: int = 1,
        most: int = LONGEST_MATCH,
        arrays: Arrays | None = None,
    ) -> None:
        """Create the environments.

        `seed` is the seed of the first environment, and the other environments get the following seeds. A sequence
        contains the seeds of all environments.
        """
        self.variant = find_variant(variant) if isinstance(variant, str) else variant
        if n < 1 or threads < 1 or most < 1:
            raise ValueError(f"n={n}, threads={threads} and most={most} must be at least 1")
        if autoreset not in AUTORESETS or episode not in ("match", "deal"):
            raise ValueError(f"unknown autoreset {autoreset!r} or episode {episode!r}")
        self._encoding = encoding_of(self.variant)
        self.n = n
        """Number of environments."""
        self.players = self.variant.players
        self.autoreset: Autoreset = autoreset
        self.episode: EpisodeKind = episode
        self.actions = self._encoding.actions(self.variant)
        """Names of the actions, by index; they are the same in all forms of the family."""
        self.features = features_of(self._encoding.fields(self.variant))
        """Meanings of the numbers of an observation."""
        self.oracle_features = features_of(self._encoding.secrets(self.variant))
        """Meanings of the numbers of an oracle observation."""
        self.arrays = self._check_arrays(arrays or self.room_for(oracle=oracle), oracle)
        self._kernel = stepping_of(self.variant.game.name)
        game = self.variant.game
        slices = min(threads, n)
        self._states: Any = zero_records(game.state_type, n + slices + 1)
        opening_state(self.variant).store(self._states, n + slices)
        self._episodes: Any = zero_records(Episode, n)
        room = 0 if self._encoding.directly is not None else MAX_CACHED
        self._kept = KeptMoves(np.zeros((n, room, 3), np.int64), np.full(n, NOT_KEPT))
        self._terms = Terms(
            records(self.variant.config()),
            np.array([self.variant.sign]),
            np.array([int(episode == "deal")]),
            np.array([AUTORESETS[autoreset]]),
            np.array([most]),
        )
        bounds = [n * part // slices for part in range(slices + 1)]
        self._slices = [
            (bounds[part], bounds[part + 1], n + part, self._work(game.workspace_type))
            for part in range(slices)
        ]
        self._pool = ThreadPoolExecutor(slices, "virado-vector") if slices > 1 else None
        self.reset(seed=seed)

    def _work(self, workspace: type[Any]) -> Work:
        return Work(
            zero_records(workspace),
            move_list(MAX_MOVES),
            records(shuffling()),
            np.zeros(self.variant.deck.count, np.int64),
        )

    # ------------------------------------------------------------------ identity
    @property
    def id(self) -> str:
        """Return the versioned id of the environments.

        Environments with equal ids have equal observations and actions.
        """
        return f"virado/{self.variant}-v{self._encoding.version}"

    def __repr__(self) -> str:
        """Return the id and the number of environments."""
        return f"<VectorEnv {self.id} n={self.n}>"

    @property
    def encoding(self) -> Encoding:
        """Return the family's encoding of positions and moves as numbers."""
        return self._encoding

    @property
    def seeds(self) -> Any:
        """Return a copy of the seeds of the current matches (environments).

        `Match(variant, seed=...)` is the same match.
        """
        return self._episodes["seed"].copy()

    def room_for(self, *, oracle: bool = False) -> Arrays:
        """Return new arrays of zeros for the steps of these environments."""
        n = self.n
        return Arrays(
            observations=np.zeros((n, len(self.features)), np.int16),
            masks=np.zeros((n, len(self.actions)), np.int8),
            seats=np.zeros(n, np.int8),
            rewards=np.zeros((n, self.players), np.float32),
            results=np.zeros((n, self.players), np.float32),
            deal_ends=np.zeros(n, np.int8),
            terminations=np.zeros(n, np.int8),
            truncations=np.zeros(n, np.int8),
            oracles=np.zeros((n if oracle else 0, len(self.oracle_features)), np.int16),
            finals=np.zeros((n if self.autoreset == "same_step" else 0, len(self.features)), np.int16),
        )

    def _check_arrays(self, given: Arrays, oracle: bool) -> Arrays:
        """Return the given arrays.

        Raises ValueError unless every array has the right shape, type and memory order.
        """
        for name, array, wanted in zip(Arrays._fields, given, self.room_for(oracle=oracle), strict=True):
            if array.shape != wanted.shape or array.dtype != wanted.dtype or not array.flags.c_contiguous:
                raise ValueError(
                    f"{name} must be C-contiguous, of shape {wanted.shape} and type {wanted.dtype}, "
                    f"not of shape {array.shape} and type {array.dtype}"
                )
        return given

    @property
    def observations(self) -> Any:
        """Return the observations of the seats to act (environments, numbers), int16.

        At the end of an episode, the row holds the public observation.
        """
        return self.arrays.observations

    @property
    def masks(self) -> Any:
        """Return the masks of legal actions (environments, actions), int8."""
        return self.arrays.masks

    @property
    def seats(self) -> Any:
        """Return the seats to act (environments), int8; -1 at the end of an episode."""
        return self.arrays.seats

    @property
    def rewards(self) -> Any:
        """Return the points that each seat's side gained by the last move (environments, seats), float32.

        More points are always better.
        """
        return self.arrays.rewards

    @property
    def results(self) -> Any:
        """Return each seat's share of a match won by the last move (environments, seats), float32."""
        return self.arrays.results

    @property
    def deal_ends(self) -> Any:
        """Return 1 if the last move ended a scored deal (environments), int8."""
        return self.arrays.deal_ends

    @property
    def terminations(self) -> Any:
        """Return 1 if the last move ended the episode (environments), int8."""
        return self.arrays.terminations

    @property
    def truncations(self) -> Any:
        """Return 1 if the episode was truncated (environments), int8.

        The cause is too many moves in the episode, or too many legal moves in a position.
        """
        return self.arrays.truncations

    @property
    def oracles(self) -> Any:
        """Return the hidden information (environments, numbers), int16.

        Without `oracle`, the array has no rows.
        """
        return self.arrays.oracles

    @property
    def finals(self) -> Any:
        """Return the public observation at the end of the latest finished episode (environments, numbers), int16.

        It is available with `same_step` only.
        """
        return self.arrays.finals

    # ------------------------------------------------------------------ stepping
    def reset(self, *, seed: int | Sequence[int] | None = None, where: Any = None) -> Arrays:
        """Begin new matches and return the arrays.

        All environments are reset, or those for which `where` (environments) is not 0. With one seed, the first of
        them gets this seed and the others get the following seeds; a sequence has one seed for each environment.
        Without a seed, every environment continues with its next seed. Raises ValueError unless seeds are from 0 to
        2**63 - 1.
        """
        chosen = np.ones(self.n, np.int64) if where is None else np.asarray(where, np.int64)
        if chosen.shape != (self.n,):
            raise ValueError(f"where must have {self.n} entries")
        if seed is None:
            seeds = [next_seed(int(each)) for each in self._episodes["seed"]]
        else:
            seeds = (
                [seed + i for i in range(self.n)] if isinstance(seed, int) else [int(each) for each in seed]
            )
        if len(seeds) != self.n or min(seeds) < 0 or max(seeds) > LARGEST_SEED:
            raise ValueError(f"expected {self.n} seeds from 0 to 2**63 - 1")
        self._episodes["seed"] = np.where(chosen != 0, np.array(seeds, np.int64), self._episodes["seed"])
        self._run_all(BEGIN, chosen)
        return self.arrays

    def step(self, actions: Any) -> Arrays:
        """Take an action in every environment and return the arrays.

        `actions` has the shape (environments). Raises ValueError without any change if an action is illegal, or if an
        episode is over and autoreset is disabled. With `next_step`, the action of an environment whose episode is
        over is ignored.
        """
        chosen = np.ascontiguousarray(actions, np.int64)
        if chosen.shape != (self.n,):
            raise ValueError(f"expected {self.n} actions, not an array of shape {chosen.shape}")
        begin, _, spare, work = self._slices[0]
        # a single thread makes a single call, because calls dominate the time of a single environment
        task = CHECK if self._pool is not None else CHECKED_STEP
        wrong = self._run(task, chosen, (begin, self.n, spare, work))
        if wrong != ALL_RIGHT:
            raise ValueError(self._error_message(wrong, int(chosen[wrong])))
        if self._pool is not None:
            self._run_all(STEP, chosen)
        return self.arrays

    def _error_message(self, index: int, action: int) -> str:
        if self._episodes["ended"][index]:
            return f"the episode of environment {index} is over: call reset"
        name = repr(self.actions[action]) if 0 <= action < len(self.actions) else "no action"
        return f"environment {index}: action {action} ({name}) is not legal for seat {self.seats[index]}"

    def _run_all(self, task: int, chosen: Any) -> None:
        if self._pool is None:
            self._run(task, chosen, self._slices[0])
        else:
            waiting = [self._pool.submit(self._run, task, chosen, part) for part in self._slices]
            for each in waiting:
                each.result()

    def _run(self, task: int, chosen: Any, part: tuple[int, int, int, Work]) -> int:
        """Run a task for a part of the environments.

        Returns the first environment with an error, or ALL_RIGHT.
        """
        begin, end, spare, work = part
        wrong: int = self._kernel(
            task,
            self._states,
            self._episodes,
            self._kept,
            self._terms,
            self.arrays,
            work,
            chosen,
            begin,
            end,
            spare,
        )
        return wrong

    def close(self) -> None:
        """Stop the threads of the environments."""
        if self._pool is not None:
            self._pool.shutdown()
