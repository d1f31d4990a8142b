"""The reduced compilation of rules: only as far as a kernel needs it.

Numba compiles every function that a kernel calls as if the function also ran on its own: it checks for unsupported
constructs, optimises the function with all its callees, and generates machine code. A rule runs only as part of a
kernel, which is optimised as a whole, so `passes` skips these steps. The first compilation becomes three times as
fast, with an identical result.

The passes are private to Numba. Therefore a small kernel is compiled with them first, and its results are compared
with those of the interpreter. If the results differ, Numba's own pipeline compiles the rules. The outcome of this
check is stored beside the kernels of the same versions. The check runs only when something must be compiled.
"""
# Numba has no type annotations, so pyright cannot check most of this module.
# pyright: basic, reportAttributeAccessIssue=false, reportCallIssue=false, reportArgumentType=false

import time
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import numba
import numpy as np
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.extending import register_jitable

from virado.cached_files import read_cached, write
from virado.kernel.cache import directory

REDUCED, STOCK, CHECKING = b"reduced", b"stock", b"checking"
OUTCOME = "pipeline"
"""Name of the file with the outcome of the check: REDUCED, STOCK, or CHECKING during the check."""
LONGEST_CHECK = 60
"""Age in seconds at which an outcome of CHECKING means that the checking process has crashed."""


def reduced_passes() -> Any:
    from virado.kernel.passes import make_reduced_passes

    return make_reduced_passes()


class _Reduced(CompilerBase):
    """A compiler that always uses the reduced passes, even if the check has failed. Only the check itself uses it."""

    def define_pipelines(self) -> list[Any]:
        return [reduced_passes()]


class RuleCompiler(CompilerBase):
    """A compiler for rules with as few passes as this version of Numba allows."""

    def define_pipelines(self) -> list[Any]:
        if outcome() == REDUCED:
            return [reduced_passes()]
        return [DefaultPassBuilder.define_nopython_pipeline(self.state)]


RULE: dict[str, Any] = {"pipeline_class": RuleCompiler}
INLINED: dict[str, Any] = {"forceinline": True, **RULE}
"""Numba options for an inlined rule, which is copied into each caller; RULE compiles a rule as one function."""


@cache
def outcome() -> bytes:
    """Return the pipeline that compiles rules: REDUCED or STOCK.

    The first call must not happen during a compilation.
    """
    path = directory() / OUTCOME
    kept = read_cached(path)
    if kept in (REDUCED, STOCK):
        return kept
    if kept == CHECKING and _age(path) > LONGEST_CHECK:
        found = STOCK
    else:
        write(path, CHECKING)
        found = REDUCED if works() else STOCK
    write(path, found)
    return found


def _age(path: Path) -> float:
    try:
        return time.time() - path.stat().st_mtime
    except OSError:
        return 0.0


def works() -> bool:
    """Return True if a small kernel returns the same results compiled with the reduced passes as interpreted."""
    try:
        play = _make_check(lambda function: function)
        compiled = _make_check(_register)
        made = numba.njit(nogil=True, _nrt=False)(compiled)
        return all(_trial(play, seed, np.recarray) == _trial(made, seed, np.ndarray) for seed in range(4))
    except Exception:
        return False


def _register(function: Callable[..., Any]) -> Callable[..., Any]:
    inline = {"forceinline": True} if function.__name__ != "collect" else {}
    return register_jitable(pipeline_class=_Reduced, **inline)(function)


RECORD = np.dtype([("total", np.int64), ("row", np.int64, (4,))])


def _trial(play: Callable[..., int], seed: int, form: Any) -> tuple[Any, ...]:
    pool = np.zeros(2, RECORD)
    pool[0]["row"] = [seed, 3, -seed, 1 << 40]
    values = np.arange(6, dtype=np.int64) * 7
    result = play(pool.view(form), values, seed)
    return result, pool["total"].tolist(), pool["row"].tolist(), values.tolist()


def _make_check(rule: Callable[..., Any]) -> Callable[..., int]:
    """Return a kernel with the constructs of rules.

    These are nested rules, loops, branches, records, vectors, tuples and floats.
    """

    @rule
    def turned(state: Any, place: int) -> int:
        return state.row[place & 3] ^ place << 1

    @rule
    def pair(state: Any, place: int) -> tuple[int, int]:
        return turned(state, place), turned(state, place + 1) - 1

    @rule
    def collect(state: Any, values: Any, seed: int) -> int:
        found = 0
        for place in range(values.shape[0]):
            first, second = pair(state, place)
            if first == second or not place:
                continue
            while second > 1000:
                second //= 2
            values[place] = min(first & 1023, second) if place % 2 else max(second, seed)
            state.row[place & 3] += values[place]
            found += 1
            if found == 5:
                return found
        return -found

    def check(pool: Any, values: Any, seed: int) -> int:
        pool[1] = pool[0]
        state = pool[1]
        share = 0.0
        for _ in range(3):
            state.total += collect(state, values, seed)
            share += state.total / 2
        return int(share * 4) + len(RANKS) * RANKS[seed & 1]

    return check


RANKS = (3, 5)
