"""The decorator that makes a plain function a rule.

A rule is an ordinary Python function over a state with integer fields. Python code calls it interpreted; a kernel
(`virado.kernel.compile`) compiles it into its own machine code. This module only registers functions, so importing
the rules of a game is cheap: Numba is loaded only when a kernel is first needed.
"""

from collections.abc import Callable
from typing import Any, TypeVar, overload

Function = TypeVar("Function", bound=Callable[..., Any])
"""Type of the decorated function. The decorator returns the function unchanged, so type checkers know its signature.
"""

unregistered_rules: list[Callable[..., Any]] = []
"""Rules that `virado.kernel.native` has not registered with Numba yet."""
out_of_line_rules: set[Callable[..., Any]] = set()
"""Rules that are not inlined."""


@overload
def rule(function: Function, /) -> Function: ...
@overload
def rule(*, inline: bool) -> Callable[[Any], Any]: ...


def rule(function: Callable[..., Any] | None = None, /, *, inline: bool = True) -> Any:
    """Mark `function` as a rule, callable unchanged from Python and from every compiled kernel.

    Use `inline=False` for long rules with several callers, where one copy in the machine code is better than many. A
    rule uses only ints, fields of layouts and other rules.
    """

    def mark(function: Callable[..., Any]) -> Callable[..., Any]:
        unregistered_rules.append(function)
        if not inline:
            out_of_line_rules.add(function)
        return function

    return mark if function is None else mark(function)
