"""The kernels in WebAssembly: the same results as native code, byte for byte, and no kernel forgotten."""

import ast
import importlib
import importlib.util
import shutil
from collections.abc import Callable
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

import virado
from tests.kernel import small_kernels
from tests.kernel.interpreted import run_interpreted
from tests.kernel.played_positions import expected_kernels, record
from tests.kernel.recorded_calls import Call, Outcome, Recorder, copied, differences, run_in_node
from tests.nightly import NIGHTLY, nightly
from virado.bots.catalogue import kernels, players
from virado.families import FAMILIES
from virado.games.catalogue import presets, variant
from virado.games.variant import Variant
from virado.kernel import webassembly
from virado.kernel.compile import Kernel
from virado.kernel.webassembly import AssemblyError, assemble, check_code, describe

PACKAGE = Path(virado.__file__).parent
needs_linker = pytest.mark.skipif(
    importlib.util.find_spec("ziglang") is None and shutil.which("wasm-ld") is None,
    reason=webassembly.NO_LINKER,
)
LEFT_OUT = {
    "virado.bots.casino.kernels.CONTEST": "only the arena plays contests between compiled players",
    "virado.bots.hazari.kernels.CONTEST": "only the arena plays contests between compiled players",
    "virado.analysis.hazari.ranking.MEASURE": "ranks of all groups of four cards, which no page shows",
}
"""Kernels that `virado.wasm` does not contain, with the reason."""
WITHOUT_SEARCH: dict[str, str] = {}
"""Families that offer no kernels, with the reason: none of their bots searches."""
LAZY = {"virado.bots.playouts": "random play, which only the benchmark of the rules measures"}
"""Modules of players and analysis that make kernels within functions, with the reason."""


# ---------------------------------------------------------------------- no kernel is forgotten
def test_every_kernel_that_play_needs_is_in_the_file():
    offered = {id(kernel) for kernel in kernels().values()}
    missing: set[str] = set()
    for package in ("analysis", "bots", "server", "session"):
        for path in sorted((PACKAGE / package).rglob("*.py")):
            if "Kernel(" in path.read_text("utf-8"):
                name = name_of(path)
                found: dict[str, Any] = vars(importlib.import_module(name))
                missing |= {
                    f"{name}.{attribute}"
                    for attribute, value in found.items()
                    if is_kernel(value) and id(value) not in offered
                }
    assert missing == LEFT_OUT.keys()


def test_kernels_are_made_in_modules_and_not_within_functions():
    lazy: set[str] = set()
    for package in ("bots", "analysis"):
        for path in sorted((PACKAGE / package).rglob("*.py")):
            lazy |= {
                name_of(path)
                for node in ast.walk(ast.parse(path.read_text("utf-8")))
                if isinstance(node, ast.ImportFrom)
                and node.module == "virado.kernel.compile"
                and any(alias.name == "kernel" for alias in node.names)
            }
    assert lazy == LAZY.keys()


def is_kernel(value: Any) -> bool:
    return isinstance(value, Kernel)


def name_of(path: Path) -> str:
    return ".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts)


def test_every_family_of_the_package_offers_kernels():
    assert {family for family in FAMILIES if not players(family).kernels()} == WITHOUT_SEARCH.keys()


def test_every_kernel_is_described_with_its_words():
    described = describe(kernels())
    assert described["kernels"].keys() == kernels().keys()
    ranking = described["kernels"]["casino_ranking"]
    assert [each["name"] for each in ranking["arguments"]][-4:] == [
        "buffers.moves",
        "buffers.rng",
        "found",
        "seat",
    ]
    assert ranking["arguments"][-1] == {"name": "seat", "word": ranking["words"] - 1, "type": "int64"}
    state = described["records"][ranking["arguments"][0]["type"]]
    assert state[0] == ("players", 0, 1)
    assert [size for name, _, size in state if name == "scores"] == [6]


# ---------------------------------------------------------------------- the linker, and code that cannot be compiled
def test_without_a_linker_the_error_says_what_to_install(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)  # type: ignore[misc]
    monkeypatch.setenv("PATH", "")
    with pytest.raises(AssemblyError, match="uv sync --group site"):
        assemble("tests.kernel.small_kernels:kernels")


@pytest.mark.parametrize(
    "line",
    [
        "%x = ptrtoint ptr %y to i64",
        "%x = inttoptr i64 %y to ptr",
        "%x = getelementptr inbounds i8, ptr %y, i64 16",
        "%x = getelementptr i8, ptr %y, i64 16",
        "call void @llvm.memcpy.p0.p0.i64(ptr %x, ptr %y, i64 80, i1 false)",
    ],
)
def test_code_that_depends_on_the_width_of_a_pointer_is_refused(line: str):
    check_code("%x = getelementptr {ptr, i64}, ptr %y, i32 0, i32 1\n")
    with pytest.raises(AssemblyError, match="and run tests"):
        check_code(f"define void @f() {{\n{line}\nret void\n}}\n")


def test_an_argument_without_a_layout_in_words_is_refused():
    def first(row: Any) -> int:
        return row[0]

    def example(kind: str) -> dict[str, Kernel[Any]]:
        return {"one": Kernel(first, lambda: (small_kernels.np.zeros(2, kind),))}

    assert describe(example("float64"))["kernels"]["one"]["words"] == 3
    with pytest.raises(AssemblyError, match="int32"):
        describe(example("int32"))
    with pytest.raises(AssemblyError, match="no example"):
        describe({"one": Kernel(first)})


# ---------------------------------------------------------------------- the same results
@needs_linker
def test_a_small_kernel_gives_the_same_bytes(tmp_path: Path):
    recorder = Recorder(small_kernels.kernels(), 64)
    with recorder.recording():
        for cards in range(60):
            small_kernels.PLAY(*small_kernels.arguments(cards * 0x9E3779B1 % 997, cards / 7))
    wasm = assemble("tests.kernel.small_kernels:kernels").wasm
    check(recorder, wasm, tmp_path)
    assert imports_of(wasm) == 0


def test_a_difference_of_one_bit_is_found():
    expected = Outcome(5, [b"\0" * 64, b"\1" * 24])
    assert differences(expected, expected) == []
    assert differences(expected, expected._replace(result=4)) == ["result"]
    for buffer, at in ((0, 0), (0, 63), (1, 17)):
        changed = [bytearray(each) for each in expected.buffers]
        changed[buffer][at] ^= 0x10
        found = Outcome(5, [bytes(each) for each in changed])
        assert differences(expected, found) == [f"buffer {buffer}, byte {at}"]


def imports_of(wasm: bytes) -> int:
    """Return the number of import sections of a WebAssembly file."""
    at, found = 8, 0
    while at < len(wasm):
        section, size, shift = wasm[at], 0, 0
        at += 1
        while True:
            byte = wasm[at]
            at += 1
            size |= (byte & 127) << shift
            shift += 7
            if byte < 128:
                break
        found += section == 2
        at += size
    return found


AT_ONCE = 50
"""Number of calls in one run of Node, which holds all their buffers."""


def check(recorder: Recorder, wasm: bytes, folder: Path) -> None:
    """Compare every recorded call with the same call in WebAssembly."""
    for name in recorder.seen:
        calls = recorder.calls(name)
        while part := list(islice(calls, AT_ONCE)):
            outcomes, _ = run_in_node(wasm, [call for call, _, _ in part], folder)
            for (_, expected, _), found in zip(part, outcomes, strict=True):
                assert differences(expected, found) == [], name


def form(slug: str) -> Variant:
    """Return the form with two players, which the exact solver needs, if it allows two."""
    seats = presets()[slug][1].players
    return variant(slug, players=2 if 2 in seats else None)


FORMS = [slug for slug in sorted(presets()) if variant(slug).game.name not in WITHOUT_SEARCH]


@cache
def whole() -> bytes:
    return assemble().wasm


def compare(slug: str, wanted: int, matches: int, folder: Path) -> None:
    chosen = form(slug)
    recorder = record(chosen, wanted, matches=matches)
    check(recorder, whole(), folder)
    assert min(recorder.seen[name] for name in expected_kernels(chosen)) >= wanted
    assert recorder.ties


@needs_linker
@pytest.mark.slow
@pytest.mark.skipif(NIGHTLY, reason="the nightly mode compares more calls")
@pytest.mark.parametrize("slug", FORMS)
def test_twenty_calls_of_each_kernel_give_the_same_bytes(slug: str, tmp_path: Path):
    compare(slug, 20, 60, tmp_path)


@needs_linker
@pytest.mark.parametrize("slug", [pytest.param(slug, marks=nightly) for slug in FORMS])
def test_a_thousand_calls_of_each_kernel_give_the_same_bytes(slug: str, tmp_path: Path):
    compare(slug, 1000, 4000, tmp_path)


# ---------------------------------------------------------------------- interpreted
SHORTER: dict[str, Callable[[Any], Any]] = {
    "rollouts": lambda worlds: 1,
    "search": lambda simulations: 2,
}
"""A smaller last argument for calls that would take the interpreter too long, by the end of the kernel's name."""


@pytest.mark.slow
@pytest.mark.parametrize("slug", ["royal-dominican", "raub", "zwanzig-ab"])
def test_interpreted_kernels_give_the_same_bytes(slug: str):
    recorder = record(form(slug), 20, matches=60)
    for name in recorder.seen:
        kernel = kernels()[name]
        shorten = next((each for end, each in SHORTER.items() if name.endswith(f"_{end}")), None)
        for recorded, outcome, _ in recorder.calls(name):
            call, expected = repeated(kernel, recorded, shorten) if shorten else (recorded, outcome)
            assert differences(expected, run_interpreted(kernel, call)) == [], name


def repeated(kernel: Kernel[Any], call: Call, shorten: Callable[[Any], Any]) -> tuple[Call, Outcome]:
    """Return a call with another last argument, and its native outcome."""
    *arguments, last = call.tree
    arguments.append(shorten(last))
    recorder = Recorder({call.kernel: kernel}, 1)
    with recorder.recording():
        kernel(*copied(tuple(arguments)))
    again, outcome, _ = next(recorder.calls(call.kernel))
    return again, outcome
