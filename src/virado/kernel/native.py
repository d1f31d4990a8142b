"""Compilation by Numba: registration of rules, creation of kernels, and their cache.

Importing this module loads Numba and changes none of its settings.
"""
# Numba has no type annotations, so pyright cannot check most of this module. Its own annotations help other modules.
# pyright: basic, reportAttributeAccessIssue=false, reportCallIssue=false

import pickle
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

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
    """Return the argument types for which Numba compiles a call."""
    return tuple(numba.typeof(argument) for argument in arguments)


def describe_type(kind: Any) -> str:
    """Return the text of a Numba type with everything that compiled code depends on.

    Numba's own text omits the names of the fields of named tuples.
    """
    if isinstance(kind, types.BaseTuple):
        items: Any = kind
        return f"{kind} {getattr(kind, 'fields', ())} [{', '.join(map(describe_type, items))}]"
    return str(kind)


def register_rules() -> None:
    """Register every new rule with Numba."""
    while unregistered_rules:
        function = unregistered_rules.pop(0)
        register_jitable(**(pipeline.RULE if function in out_of_line_rules else pipeline.INLINED))(function)


def dispatcher(function: Callable[..., Any], files: KernelFiles) -> Any:
    """Return the Numba dispatcher of `function`.

    For new argument types, the dispatcher loads the kernel from `files` or compiles it.
    """
    register_rules()
    made = numba.njit(nogil=True, _nrt=False)(function)
    made._cache = KernelCache(files)
    return made


class Lowered(NamedTuple):
    """Several kernels as LLVM code that has not been optimised."""

    modules: list[str]
    """Modules with the kernels and everything that they call."""
    symbols: dict[str, str]
    """The symbol of each kernel."""


def lower(kernels: Mapping[str, tuple[Callable[..., Any], Sequence[Any]]]) -> Lowered:
    """Return the LLVM code of kernels, each with arguments of the types for which it is lowered.

    Raises RuntimeError unless NUMBA_OPT=0 holds for the process, because LLVM would otherwise adapt the code to this
    machine, and unless this version of Numba allows the reduced compilation.
    """
    if int(numba.core.config.OPT) != 0:
        raise RuntimeError("kernels are lowered with NUMBA_OPT=0 only")
    if pipeline.outcome() != pipeline.REDUCED:
        raise RuntimeError(f"virado/kernel/passes.py does not fit numba {numba.__version__}; use numba 0.68")
    register_rules()
    libraries: dict[Any, None] = {}
    symbols: dict[str, str] = {}
    for name, (function, arguments) in kernels.items():
        types = types_of(arguments)
        made = numba.njit(nogil=True, _nrt=False, pipeline_class=pipeline.RuleCompiler)(function)
        made.compile(types)
        result = made.overloads[types]
        symbols[name] = result.fndesc.llvm_func_name
        libraries.update(dict.fromkeys([result.library, *result.library._linking_libraries]))
    return Lowered([str(library._final_module) for library in libraries], symbols)


def _signature_name(signature: Any) -> str:
    return f"{signature} {describe_type(types.Tuple(signature))}"


class KernelCache:
    """The cache of compiled kernels, in place of Numba's `FunctionCache`.

    Failures are ignored. A kernel that cannot be loaded is compiled, and a kernel that cannot be saved is not cached.
    """

    cache_path = None

    def __init__(self, files: KernelFiles) -> None:
        self._files = files

    def load_overload(self, signature: Any, context: Any) -> Any:
        """Return the cached kernel of this signature, or None if it must be compiled.

        Before returning None, the method notifies the progress listener and determines the pipeline.
        """
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
        """Save a compiled kernel."""
        try:
            if result.lifted or result.library.has_dynamic_globals:
                return
            data = dumps(result._reduce())
        except Exception:
            return
        self._files.save(_signature_name(signature), data)

    def enable(self) -> None:
        """Do nothing; part of Numba's interface."""

    def disable(self) -> None:
        """Do nothing; part of Numba's interface."""

    def flush(self) -> None:
        """Do nothing; part of Numba's interface."""
