"""Compilation by Numba: rules registered, kernels made, and how Numba keeps them.

Importing this module loads Numba and changes none of its settings.
"""
# Numba has no types to check against: what is typed here is what other modules see.
# pyright: basic, reportAttributeAccessIssue=false, reportCallIssue=false

import pickle
from collections.abc import Callable, Sequence
from typing import Any

import numba
from numba.core import types
from numba.core.compiler import CompileResult
from numba.core.serialize import dumps
from numba.extending import register_jitable

from virado.kernel import intrinsics, pipeline, progress
from virado.kernel.cache import KernelFiles
from virado.kernel.rule import out_of_line_rules, unregistered_rules

assert intrinsics.OVERLOADED


def types_of(arguments: Sequence[Any]) -> tuple[Any, ...]:
    """The types that Numba compiles for when it is called with these arguments."""
    return tuple(numba.typeof(argument) for argument in arguments)


def describe_type(kind: Any) -> str:
    """A type of Numba's with all that compiled code depends on: its own text leaves out the fields of named tuples."""
    if isinstance(kind, types.BaseTuple):
        items: Any = kind
        return f"{kind} {getattr(kind, 'fields', ())} [{', '.join(map(describe_type, items))}]"
    return str(kind)


def register_rules() -> None:
    """Make every rule met so far known to Numba."""
    while unregistered_rules:
        function = unregistered_rules.pop(0)
        register_jitable(**(pipeline.RULE if function in out_of_line_rules else pipeline.INLINED))(function)


def dispatcher(function: Callable[..., Any], files: KernelFiles) -> Any:
    """The function of Numba's that compiles `function` for the types of its arguments, or loads it from `files`."""
    register_rules()
    made = numba.njit(nogil=True, _nrt=False)(function)
    made._cache = KernelCache(files)
    return made


def _signature_name(signature: Any) -> str:
    return f"{signature} {describe_type(types.Tuple(signature))}"


class KernelCache:
    """What Numba asks for kernels compiled before, in place of its `FunctionCache`.

    Anything that goes wrong here means that the kernel is compiled, or not kept.
    """

    cache_path = None

    def __init__(self, files: KernelFiles) -> None:
        self._files = files

    def load_overload(self, signature: Any, context: Any) -> Any:
        """The kernel of this signature; None, with the listener and the pipeline prepared, if it is to be compiled."""
        context.refresh()
        data = self._files.load(_signature_name(signature))
        if data is not None:
            try:
                return CompileResult._rebuild(context, *pickle.loads(data))
            except Exception:
                pass
        progress.compiling()
        pipeline.outcome()
        return None

    def save_overload(self, signature: Any, result: Any) -> None:
        """Keep a compiled kernel."""
        try:
            if result.lifted or result.library.has_dynamic_globals:
                return
            data = dumps(result._reduce())
        except Exception:
            return
        self._files.save(_signature_name(signature), data)

    def enable(self) -> None:
        """Part of Numba's interface; nothing to do."""

    def disable(self) -> None:
        """Part of Numba's interface; nothing to do."""

    def flush(self) -> None:
        """Part of Numba's interface; nothing to do."""
