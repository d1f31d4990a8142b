"""From rules to machine code: with `pipeline`, the only module that imports Numba.

Compiled kernels are cached in the user's cache folder, in a directory named by a hash of the sources that
kernels are made of and the versions of Python and Numba, because Numba itself does not notice a change in a
file that a kernel only refers to. Directories of older sources are pruned.
"""
# Numba has no types to check against: what is typed here is what the rest of the house sees.
# pyright: basic, reportAttributeAccessIssue=false, reportCallIssue=false

import hashlib
import os
import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import llvmlite
import numba
import numba.core.config
from numba.core import types
from numba.extending import intrinsic, overload, register_jitable

from virado.kernel import bits, facts
from virado.kernel.pipeline import RuleCompiler
from virado.kernel.rule import marked
from virado.kernel.store import cache_folder

KEPT_CACHES = 4
ROOMS = ("cards.py", "kernel", "games", "bots")
"""Where rules and kernels live: a change anywhere else leaves what is compiled as it is."""


def _sources_hash() -> str:
    digest = hashlib.blake2b(digest_size=10)
    digest.update(f"{sys.version} {numba.__version__} {llvmlite.__version__}".encode())
    package = Path(__file__).resolve().parents[1]
    files = (path for room in ROOMS for path in [package / room, *(package / room).rglob("*.py")])
    for path in sorted(path for path in files if path.is_file()):
        digest.update(str(path.relative_to(package)).encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def _prepare_cache() -> Path:
    root = cache_folder() / "kernels"
    mine = root / _sources_hash()
    mine.mkdir(parents=True, exist_ok=True)
    os.utime(mine)
    others = sorted((d for d in root.iterdir() if d.is_dir()), key=lambda d: d.stat().st_mtime, reverse=True)
    for old in others[KEPT_CACHES:]:
        shutil.rmtree(old, ignore_errors=True)
    return mine


CACHE = _prepare_cache()
numba.core.config.CACHE_DIR = str(CACHE)


@intrinsic
def _count(typingctx: Any, x: Any) -> Any:  # noqa: ARG001
    def codegen(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        return builder.ctpop(args[0])

    return types.int64(types.int64), codegen


@intrinsic
def _trailing_zeros(typingctx: Any, x: Any) -> Any:  # noqa: ARG001
    def codegen(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        from llvmlite import ir

        return builder.cttz(args[0], ir.Constant(ir.IntType(1), 1))

    return types.int64(types.int64), codegen


@intrinsic
def _leading_zeros(typingctx: Any, x: Any) -> Any:  # noqa: ARG001
    def codegen(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        from llvmlite import ir

        return builder.ctlz(args[0], ir.Constant(ir.IntType(1), 1))

    return types.int64(types.int64), codegen


@intrinsic
def _scramble(typingctx: Any, x: Any, factor: Any, addend: Any) -> Any:  # noqa: ARG001
    def codegen(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        from llvmlite import ir

        wrapped = builder.add(builder.mul(args[0], args[1]), args[2])
        return builder.and_(wrapped, ir.Constant(ir.IntType(64), 0x7FFFFFFFFFFFFFFF))

    return types.int64(types.int64, types.int64, types.int64), codegen


_RULE: Any = {"pipeline_class": RuleCompiler}
_INLINED: Any = {"forceinline": True, **_RULE}


def _inlined(twin: Callable[..., Any]) -> Callable[..., Any]:
    return overload(twin, jit_options=_INLINED, strict=False)


@_inlined(bits.count)
def _compiled_count(cards: Any) -> Any:  # noqa: ARG001
    return lambda cards: _count(cards)


@_inlined(bits.lowest)
def _compiled_lowest(cards: Any) -> Any:  # noqa: ARG001
    return lambda cards: _trailing_zeros(cards)


@_inlined(bits.highest)
def _compiled_highest(cards: Any) -> Any:  # noqa: ARG001
    return lambda cards: 63 - _leading_zeros(cards)


@_inlined(bits.scramble)
def _compiled_scramble(x: Any, factor: Any, addend: Any) -> Any:  # noqa: ARG001
    return lambda x, factor, addend: _scramble(x, factor, addend)


@_inlined(bits.put)
def _compiled_put(moves: Any, number: Any, a: Any, b: Any, c: Any) -> Any:  # noqa: ARG001
    def write(moves: Any, number: int, a: int, b: int, c: int) -> int:
        if number < moves.shape[0]:
            moves[number, 0] = a
            moves[number, 1] = b
            moves[number, 2] = c
        return number + 1

    return write


@_inlined(bits.keep)
def _compiled_keep(row: Any, index: Any, value: Any) -> Any:  # noqa: ARG001
    def write(row: Any, index: int, value: int) -> int:
        if index < row.shape[0]:
            row[index] = value
            return index + 1
        return index

    return write


@_inlined(bits.capacity)
def _compiled_capacity(row: Any) -> Any:  # noqa: ARG001
    return lambda row: row.shape[0]


@_inlined(bits.clear)
def _compiled_clear(moves: Any) -> Any:  # noqa: ARG001
    return lambda moves: None  # noqa: ARG005


@_inlined(bits.move_at)
def _compiled_move_at(moves: Any, index: Any) -> Any:  # noqa: ARG001
    return lambda moves, index: (moves[index, 0], moves[index, 1], moves[index, 2])


@_inlined(bits.room)
def _compiled_room(moves: Any) -> Any:  # noqa: ARG001
    return lambda moves: moves.shape[0]


@_inlined(facts.emit)
def _compiled_emit(s: Any, kind: Any, a: Any, b: Any, c: Any, d: Any) -> Any:  # noqa: ARG001
    return lambda s, kind, a, b, c, d: None  # noqa: ARG005


@_inlined(bits.copy_state)
def _compiled_copy_state(pool: Any, target: Any, source: Any) -> Any:  # noqa: ARG001
    def copy(pool: Any, target: int, source: int) -> None:
        pool[target] = pool[source]

    return copy


def _register_rules() -> None:
    while marked:
        function, inline = marked.pop(0)
        if inline:
            register_jitable(**_INLINED)(function)
        else:
            register_jitable(**_RULE)(function)


def kernel(function: Callable[..., Any]) -> Callable[..., Any]:
    """Compile `function` and every rule that it calls; cached on disk, and the GIL is released while it runs.

    `function` may close over rules (such kernels are cached) but not over other kernels (they never are). It
    works in the arrays that it is given and makes none: compiled without Numba's reference counts, which are
    atomic operations around every use of an array and cost three quarters of the speed.
    """
    _register_rules()
    return numba.njit(cache=True, nogil=True, _nrt=False)(function)


def announce(title: str, family: str) -> Callable[[], None]:
    """Say on stderr, once per machine and version of the sources, that `title` is being compiled.

    Returns the function to call when it is done; nothing is said where the cache already has it.
    """
    marker = CACHE / f"{family}.ready"
    if marker.exists():
        return lambda: None
    tty = sys.stderr.isatty()
    sys.stderr.write(f"virado: compiling {title} for this machine (once, a few seconds) ...\n")
    sys.stderr.flush()

    def done() -> None:
        marker.touch()
        if tty:
            sys.stderr.write("virado: compiled.\n")

    return done
