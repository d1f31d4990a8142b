"""The mark that makes a plain function a rule.

A rule is an ordinary Python function over a state with integer fields. Called from Python it is
interpreted; called from a compiled kernel (`virado.kernel.compile`) it is compiled into it. This module
only takes notes, so that importing the rules of a game costs nothing: Numba is loaded when, and only
when, a kernel is first wanted.
"""

from collections.abc import Callable
from typing import Any, TypeVar, overload

Function = TypeVar("Function", bound=Callable[..., Any])
"""The function itself is given back, so its types stay known."""

unregistered_rules: list[Callable[..., Any]] = []
"""Every rule met so far; `virado.kernel.native` empties the list."""
out_of_line_rules: set[Callable[..., Any]] = set()
"""Those that are not inlined."""


@overload
def rule(function: Function, /) -> Function: ...
@overload
def rule(*, inline: bool) -> Callable[[Any], Any]: ...


def rule(function: Callable[..., Any] | None = None, /, *, inline: bool = True) -> Any:
    """Mark `function` as a rule: callable from Python as it stands and from every compiled kernel.

    `inline=False` is for long rules that are called from several places, where one copy in the machine
    code is better than many. A rule uses ints, the fields of layouts, other rules and nothing else.
    """

    def mark(function: Callable[..., Any]) -> Callable[..., Any]:
        unregistered_rules.append(function)
        if not inline:
            out_of_line_rules.add(function)
        return function

    return mark if function is None else mark(function)
