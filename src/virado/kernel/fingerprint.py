"""A hash of everything that a kernel depends on: its function, and everything that the function refers to.

The hash of a function covers its instructions with the constants that they load, its defaults, its closure and its
globals, recursively through all functions that it calls. Docstrings, comments, line numbers and file names do not
change the hash. `machinery` covers the compiled replacements of functions (`intrinsics`) and the compilation itself.
"""

import ast
import hashlib
import re
import sys
from collections.abc import Callable
from enum import Enum
from functools import cache
from opcode import EXTENDED_ARG, hasconst
from pathlib import Path
from types import BuiltinFunctionType, CodeType, FunctionType, ModuleType
from typing import Any, cast

from virado.kernel.layout import Layout
from virado.kernel.rule import out_of_line_rules

MACHINERY = ("fingerprint", "intrinsics", "native", "passes", "pipeline")
"""Modules of this package that determine how rules are compiled: the modules that load Numba, and `fingerprint`."""
ELSEWHERE = sys.stdlib_module_names | {"llvmlite", "numba", "numpy"}
"""Standard library and third-party modules, whose members are hashed by name only."""
_CONSTANTS = re.compile(b"[" + re.escape(bytes(code for code in hasconst if code < 256)) + b"]")
"""Pattern for opcodes that load a constant."""


class UncachableError(Exception):
    """A kernel refers to something that has no fingerprint."""


def fingerprint(function: Callable[..., Any]) -> str:
    """Return a hash of a function and everything that it refers to.

    Raises UncachableError if the function refers to anything but functions, numbers, strings, arrays, tuples,
    enumerations and layouts.
    """
    reader = _Reader()
    reader.take(function, frozenset())
    return reader.hexdigest()


def source_hash(path: Path) -> str:
    """Return a hash of a source file without running it. Docstrings and comments do not change the hash."""
    tree = ast.parse(path.read_bytes())
    for node in ast.walk(tree):
        for name, value in ast.iter_fields(node):
            if isinstance(value, list):
                setattr(node, name, [each for each in cast("list[Any]", value) if not _is_text(each)])
    return hashlib.blake2b(ast.dump(tree).encode(), digest_size=12).hexdigest()


def _is_text(statement: Any) -> bool:
    """Return True if a statement is only a string, such as a docstring."""
    return (
        isinstance(statement, ast.Expr)
        and isinstance(statement.value, ast.Constant)
        and isinstance(statement.value.value, str)
    )


@cache
def machinery() -> str:
    """Return a hash of the MACHINERY modules, without loading Numba."""
    return " ".join(source_hash(Path(__file__).parent / f"{name}.py") for name in MACHINERY)


class _Reader:
    """A hash under construction.

    Each piece starts with its kind and length, so that different sequences have different hashes.
    """

    def __init__(self) -> None:
        self._digest = hashlib.blake2b(digest_size=12)
        self._met: dict[int, int] = {}

    def hexdigest(self) -> str:
        return self._digest.hexdigest()

    def note(self, kind: str, *parts: object) -> None:
        text = "\0".join([kind, *map(str, parts)])
        self._digest.update(f"{len(text)} {text}".encode())

    def take(self, value: Any, names: frozenset[str]) -> None:
        """Add a value to the hash.

        Of a module, only the members in `names` are added.
        """
        if isinstance(value, CodeType):
            self.note("code", _code_hash(value))
        elif isinstance(value, ModuleType):
            self._take_module(value, names)
        elif isinstance(value, type):
            self._take_class(cast("type[Any]", value))
        elif isinstance(value, tuple | list):
            items = cast("tuple[Any, ...] | list[Any]", value)
            self.note("sequence", len(items))
            if type(items) not in (tuple, list):
                self._take_class(type(items))
            for item in items:
                self.take(item, names)
        elif isinstance(value, frozenset):
            self.note("set", *sorted(map(repr, cast("frozenset[Any]", value))))
        elif (
            value is None
            or value is Ellipsis
            or isinstance(value, bool | int | float | complex | str | bytes)
        ):
            self.note("value", type(value).__name__, repr(value))
        elif type(value).__module__ == "numpy" and hasattr(value, "tobytes") and not value.dtype.hasobject:
            self.note("array", value.dtype, value.shape, value.tobytes().hex())
        elif isinstance(value, FunctionType | BuiltinFunctionType) or _is_foreign(value):
            self._take_callable(value)
        else:
            raise UncachableError(repr(value))

    def _take_module(self, module: ModuleType, names: frozenset[str]) -> None:
        self.note("module", module.__name__)
        if module.__name__.partition(".")[0] not in ELSEWHERE:
            self._take_names(vars(module), names)

    def _take_names(self, space: dict[str, Any], names: frozenset[str]) -> None:
        for name in sorted(names & space.keys()):
            self.note("name", name)
            self.take(space[name], names)

    def _take_class(self, found: type[Any]) -> None:
        """Add the members of an enumeration, the fields of a named tuple, or the layout of a `Layout`.

        Raises UncachableError for any other class.
        """
        if self._is_met(found) or _is_foreign(found):
            return
        fields: Any = getattr(found, "_fields", None)
        if issubclass(found, Enum):
            self.take([(member.name, member.value) for member in found], frozenset())
        elif issubclass(found, Layout):
            self.take((found.scalars, *found.vectors.items()), frozenset())
        elif fields is not None:
            defaults: dict[str, Any] = cast("Any", found)._field_defaults
            self.take((fields, *defaults.items()), frozenset())
        else:
            raise UncachableError(found.__qualname__)

    def _take_callable(self, value: Any) -> None:
        if not self._is_met(value) and not _is_foreign(value):
            self._take_function(value)

    def _is_met(self, value: Any) -> bool:
        """Return True if this function or class has already been added.

        The first time, its name is hashed; afterwards, its index is hashed.
        """
        known = self._met.get(id(value))
        if known is not None:
            self.note("again", known)
            return True
        self._met[id(value)] = len(self._met)
        self.note("named", value.__module__, value.__qualname__)
        return False

    def _take_function(self, function: Any) -> None:
        self.note("inlined", function not in out_of_line_rules)
        code: CodeType = function.__code__
        self.note("code", _code_hash(code))
        names = _names_in(code)
        self.take(function.__defaults__, names)
        defaults: dict[str, Any] = function.__kwdefaults__ or {}
        self.take(sorted(defaults.items()), names)
        for cell in function.__closure__ or ():
            self.take(cell.cell_contents, names)
        annotations: dict[str, Any] = function.__annotations__
        for name, said in sorted(annotations.items()):
            if hasattr(said, "_fields") or hasattr(said, "scalars"):
                self.note("annotation", name)
                self._take_class(said)
        self._take_names(function.__globals__, names)


@cache
def _code_hash(code: CodeType) -> str:
    """Return a hash of the instructions, the names and the constants that are loaded. The docstring is not hashed."""
    reader = _Reader()
    reader.note("code", code.co_argcount, code.co_posonlyargcount, code.co_kwonlyargcount, code.co_flags)
    reader.note("names", code.co_names, code.co_varnames, code.co_cellvars, code.co_freevars)
    plain = bytearray(code.co_code)
    for found in _CONSTANTS.finditer(code.co_code[::2]):
        place = 2 * found.start()
        number = 0
        first = place
        while first and plain[first - 2] == EXTENDED_ARG:
            first -= 2
        for part in range(first + 1, place + 2, 2):
            number = number << 8 | plain[part]
            plain[part] = 0
        reader.take(code.co_consts[number], frozenset())
    reader.note("instructions", plain.hex(), code.co_exceptiontable.hex())
    return reader.hexdigest()


def _is_foreign(value: Any) -> bool:
    """Return True if a class or a callable belongs to Python or a library."""
    module = getattr(value, "__module__", None)
    return (
        hasattr(value, "__qualname__") and isinstance(module, str) and module.partition(".")[0] in ELSEWHERE
    )


@cache
def _names_in(code: CodeType) -> frozenset[str]:
    inner = (_names_in(const) for const in code.co_consts if isinstance(const, CodeType))
    return frozenset(code.co_names).union(*inner)
