"""Changes that give a kernel a new fingerprint, and changes that do not."""

import ast
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pytest

import virado
from virado.analysis.hazari import arrangements, odds, ranking
from virado.bots.casino import kernels as of_casino
from virado.bots.casino import tree as tree_of_casino
from virado.bots.hazari import kernels as of_hazari
from virado.bots.raub.players import PARTS as RAUB
from virado.bots.tricks.kernels import kernels as of_tricks
from virado.bots.zwanzig_ab.players import PARTS as ZWANZIG_AB
from virado.games.catalogue import presets, variant
from virado.kernel.compile import Kernel, kernel
from virado.kernel.fingerprint import MACHINERY, UncachableError, fingerprint, source_hash
from virado.kernel.playout import make_random_play

PACKAGE = Path(virado.__file__).parent
SOURCE = '''\
from enum import IntEnum
from typing import NamedTuple
import math
import numpy as np
from virado.kernel.layout import Layout, ints
from virado.kernel.rule import rule

class Option(NamedTuple):
    """A row."""
    name: str
    value: int

class Phase(IntEnum):
    PLAY = 1
    OVER = 2

class State(Layout):
    turn: int
    hands: list[int] = ints(4)

BONUS = 10
OPTIONS = (Option("low", 1), Option("high", 2))
WORTH = np.array([1, 2, 3], np.int64)

@rule
def worth(s: State, place: int) -> int:
    """What lies there."""
    return WORTH[place] + s.turn

def plain(s):
    if s.turn == Phase.OVER:
        return None
    for _ in range(3):
        s.turn += 1

def make(start, power):
    def total(pool, number, step=1, *, most=7):
        """Sum."""
        found = start
        for i in range(0, number, step):
            if i in (3, 5, 7):
                found += power(pool[0], i) * BONUS
            if i in {11, 13}:
                found = min(found, int(math.sqrt(found)), most)
            plain(pool[0])
        return found + OPTIONS[1].value
    return total

def square(s, x):
    return worth(s, x) ** 2

kernel = make(100, square)
'''


def name_of(source: str, file: str = "rules.py") -> str:
    """Return the fingerprint of the kernel in a module."""
    names: dict[str, Any] = {"__name__": "rules"}
    exec(compile(source, file, "exec"), names)
    return fingerprint(names["kernel"])


def changed(old: str, new: str) -> str:
    assert SOURCE.count(old) == 1
    return SOURCE.replace(old, new)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("BONUS = 10", "# ten\nBONUS = 10\n"),
        ('"""Sum."""', '"""The sum of all."""'),
        ('        """Sum."""\n', ""),
        ('"""What lies there."""', '"""What lies there.\n\n    In points.\n    """'),
        ("def plain(s):", 'def plain(s):\n    """Ends with nothing or a turn more."""'),
        ("def make(start, power):", 'def make(start, power):\n    """A kernel."""'),
        ('"""A row."""', '"""A row of the table."""'),
        ("found = start", "found = (\n            start\n        )"),
        ("def square", "def unused():\n    return 7\n\ndef square"),
    ],
)
def test_docstrings_and_comments_do_not_change_a_fingerprint(old: str, new: str):
    assert name_of(changed(old, new)) == name_of(SOURCE)


def test_the_location_of_a_kernel_does_not_change_its_fingerprint():
    assert name_of(SOURCE, "/somewhere/else.py") == name_of("\n" * 300 + SOURCE) == name_of(SOURCE)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("BONUS = 10", "BONUS = 11"),
        ("BONUS = 10", "BONUS = 10.0"),
        ("BONUS = 10", "BONUS = True"),
        ("found = start", "found = start + 1"),
        ("found = start", "found = -start"),
        ("(3, 5, 7)", "(3, 5, 9)"),
        ("{11, 13}", "{11, 17}"),
        ("int(math.sqrt(found))", "int(math.log(found))"),
        ("min(found", "max(found"),
        ("step=1", "step=2"),
        ("most=7", "most=8"),
        ("[1, 2, 3]", "[1, 2, 4]"),
        ("[1, 2, 3]", "[[1, 2, 3]]"),
        ("np.int64", "np.int32"),
        ("    return WORTH[place] + s.turn", "    return WORTH[place] - s.turn"),
        ("    return WORTH[place] + s.turn", "    return WORTH[place] + s.turns"),
        ("@rule\n", "@rule(inline=False)\n"),
        ("OVER = 2", "OVER = 3"),
        ("s.turn += 1", "s.turn += 2"),
        ("range(3)", "range(4)"),
        ("make(100, square)", "make(101, square)"),
        ("make(100, square)", "make(100, worth)"),
        ("** 2", "** 3"),
        ('Option("high", 2)', 'Option("high", 3)'),
        ("OPTIONS[1]", "OPTIONS[0]"),
        ("    name: str\n    value: int", "    value: str\n    name: int"),
        ("ints(4)", "ints(6)"),
        ("    turn: int\n", "    turn: int\n    dealer: int\n"),
        ("import math", "import math\ndef min(*values): return values[0]"),
    ],
)
def test_changes_of_behaviour_change_a_fingerprint(old: str, new: str):
    assert name_of(changed(old, new)) != name_of(SOURCE)


def test_constants_beyond_the_256th_change_a_fingerprint():
    def source(last: int) -> str:
        lines = "".join(f"    x += {1000 + i}\n" for i in range(300))
        return f"def kernel(x):\n{lines}    return x + {last}\n"

    assert name_of(source(1)) == name_of(source(1)) != name_of(source(2))


def test_functions_that_call_each_other_have_a_fingerprint():
    source = """
def even(x): return x == 0 or odd(x - 1)
def odd(x): return x != 0 and even(x - 1)
kernel = even
"""
    assert name_of(source) == name_of(source) != name_of(source.replace("x != 0", "x == 1"))


@pytest.mark.parametrize(
    "value",
    ["{1: 2}", "{1}", "object()", "type('Own', (), {'value': 1})", "np.array([object()])", "cache(len)"],
)
def test_references_that_may_change_have_no_fingerprint(value: str):
    source = f"import numpy as np\nfrom functools import cache\nVALUE = {value}\ndef kernel(x): return VALUE"
    if value == "cache(len)":
        source = source.replace("cache(len)", "cache(lambda x: x)")
    with pytest.raises(UncachableError):
        name_of(source)


# ---------------------------------------------------------------------- argument types
def test_the_fields_of_a_named_tuple_are_part_of_its_type(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("VIRADO_CACHE_DIR", str(tmp_path))

    def first(pair: Any) -> int:
        return pair.a[0]

    def pair_of(*fields: str) -> Callable[..., Any]:
        return NamedTuple("Pair", [(field, Any) for field in fields])  # pyright: ignore

    one, two = np.array([1]), np.array([2])
    assert kernel(first)(pair_of("a", "b")(one, two)) == 1
    assert kernel(first)(pair_of("b", "a")(one, two)) == 2
    assert len(list(tmp_path.glob("kernels/*/*.kernel"))) == 2


# ---------------------------------------------------------------------- all kernels
def all_kernels() -> list[Kernel[Any]]:
    """Return every kernel of the program."""
    slugs = sorted({preset.partition("-")[0]: preset for preset in presets()}.values())
    return [
        of_casino.RANKING,
        of_casino.ROLLOUTS,
        of_casino.SOLVER,
        of_casino.CONTEST,
        tree_of_casino.SEARCH,
        of_hazari.DEAL,
        of_hazari.SHOW,
        of_hazari.CONSIDER,
        of_hazari.CONTEST,
        *of_tricks(RAUB),
        *of_tricks(ZWANZIG_AB),
        *(kernel(make_random_play(variant(slug).game.rules)) for slug in slugs),
        *map(kernel, (odds.arrange_many, ranking.measure_last, arrangements.rank_listed)),
    ]


def test_every_kernel_of_the_program_has_a_unique_fingerprint():
    functions = {id(each.function): each.function for each in all_kernels()}
    assert len({fingerprint(function) for function in functions.values()}) >= 20


def test_every_module_that_loads_numba_is_machinery():
    def loads_numba(path: Path) -> bool:
        return any(
            name.split(".")[0] == "numba"
            for node in ast.walk(ast.parse(path.read_text("utf-8")))
            for name in (
                [alias.name for alias in node.names]
                if isinstance(node, ast.Import)
                else [node.module or ""]
                if isinstance(node, ast.ImportFrom)
                else []
            )
        )

    compiling = {path.stem for path in PACKAGE.rglob("*.py") if loads_numba(path)}
    assert set(MACHINERY) == compiling | {"fingerprint"}


def test_the_hash_of_a_module_depends_only_on_its_code(tmp_path: Path):
    def hash_of(text: str) -> str:
        path = tmp_path / "module.py"
        path.write_text(text)
        return source_hash(path)

    plain = "X = 1\ndef f(x):\n    return x + X\n"
    assert hash_of('"""Text."""\n# more\n' + plain) == hash_of(plain)
    assert hash_of(plain.replace("def f(x):", 'def f(x):\n    "Adds."')) == hash_of(plain)
    assert len({hash_of(plain), hash_of(plain.replace("= 1", "= 2")), hash_of(plain.replace("+", "-"))}) == 3


NAMES = """
from virado.bots.casino.kernels import ROLLOUTS
from virado.bots.hazari.kernels import CONSIDER
from virado.kernel.cache import directory
from virado.kernel.fingerprint import fingerprint
print(directory().name, fingerprint(ROLLOUTS.function), fingerprint(CONSIDER.function))
"""


def test_another_checkout_shares_all_unchanged_kernels(tmp_path: Path):
    elsewhere = tmp_path / "virado"
    for part in ("kernel", "games", "bots", "analysis"):
        shutil.copytree(PACKAGE / part, elsewhere / part)
    for path in PACKAGE.glob("*.py"):
        shutil.copy(path, elsewhere)

    def names(place: Path) -> list[str]:
        given = os.environ | {"PYTHONPATH": str(place), "PYTHONDONTWRITEBYTECODE": "1"}
        command = [sys.executable, "-c", NAMES]
        done = subprocess.run(command, env=given, capture_output=True, text=True, check=True)
        return done.stdout.split()

    def edit(file: str, old: str, new: str) -> None:
        path = elsewhere / file
        text = path.read_text("utf-8")
        assert old in text
        path.write_text(text.replace(old, new, 1), "utf-8")

    here = names(PACKAGE.parent)
    edit("games/casino/rules/turns.py", "def ", "# A remark.\ndef ")
    edit("games/casino/rules/turns.py", '"""', '"""Another word. ')
    edit("kernel/intrinsics.py", '"""', '"""Another word. ')
    assert names(tmp_path) == here
    edit("games/casino/rules/groups.py", "ACE_HIGH = 14", "ACE_HIGH = 13")
    there = names(tmp_path)
    assert (there[0], there[2]) == (here[0], here[2])
    assert there[1] != here[1]
