"""The Numba passes that rules need, as a reduced pipeline.

The module uses private parts of Numba. With other versions of Numba, the import may fail or the result may be wrong.
Only `pipeline` uses this module, and only after a check.
"""
# Numba has no type annotations, so pyright cannot check most of this module.
# pyright: basic, reportAttributeAccessIssue=false, reportCallIssue=false, reportArgumentType=false

import ctypes
from collections.abc import Callable
from typing import Any

from numba import _dynfunc
from numba.core import funcdesc
from numba.core.compiler import _LowerResult
from numba.core.compiler_machinery import PassManager, register_pass
from numba.core.typed_passes import (
    AnnotateTypes,
    IRLegalization,
    NativeLowering,
    NoPythonBackend,
    NopythonTypeInference,
    PreLowerStripPhis,
)
from numba.core.untyped_passes import FixupArgs, IRProcessing, ReconstructSSA, TranslateByteCode

PLACEHOLDER = ctypes.cast(ctypes.pythonapi.PyLong_FromLong, ctypes.c_void_p).value
"""Dummy address where Numba expects a Python entry point, which rules do not have."""


def _left_as_it_is(library: Any) -> Callable[[], None]:
    """Return a finaliser for a rule's library that does not link, optimise or generate machine code."""

    def finish() -> None:
        library._finalized = True

    return finish


@register_pass(mutates_CFG=True, analysis_only=False)
class RuleLowering(NativeLowering):
    """A lowering pass from typed code to LLVM code, without a Python wrapper and without machine code."""

    _name = "rule_lowering"

    def run_pass(self, state: Any) -> bool:
        context = state.targetctx
        library = state.library = context.codegen().create_library(state.func_id.func_qualname)
        library.finalize = _left_as_it_is(library)
        description = funcdesc.PythonFunctionDescriptor.from_specialized_function(
            state.func_ir,
            state.typemap,
            state.return_type,
            state.calltypes,
            mangler=context.mangler,
            inline=state.flags.forceinline,
            noalias=state.flags.noalias,
            abi_tags=[state.flags.get_mangle_string()],
        )
        with context.push_code_library(library):
            lower = self.lowering_class(context, library, description, state.func_ir, metadata=state.metadata)
            lower.lower()
        entry = _dynfunc.make_function(
            description.lookup_module(), description.qualname, "", PLACEHOLDER, lower.env, (library,)
        )
        # The caller links the library of this rule. Since that library contains only the rule itself, the caller
        # links the libraries of all callees as well.
        context.insert_user_function(
            entry, description, list({library: None, **dict.fromkeys(library._linking_libraries)})
        )
        state["cr"] = _LowerResult(description, lower.call_helper, cfunc=entry, env=lower.env)
        return True


def make_reduced_passes() -> PassManager:
    """Return the few passes that rules need; they support ints, loops, fields, vectors and calls of rules."""
    passes = PassManager("rule")
    for each, what in (
        (TranslateByteCode, "analyzing bytecode"),
        (FixupArgs, "fix up args"),
        (IRProcessing, "processing IR"),
        (ReconstructSSA, "ssa"),
        (NopythonTypeInference, "nopython frontend"),
        (PreLowerStripPhis, "remove phi nodes"),
        (IRLegalization, "ensure IR is legal prior to lowering"),
        (AnnotateTypes, "annotate types"),
        (RuleLowering, "rule lowering"),
        (NoPythonBackend, "nopython mode backend"),
    ):
        passes.add_pass(each, what)
    passes.finalize()
    return passes
