"""Calls of kernels in WebAssembly: the image of a call, results and failures."""

import struct
from typing import Any

import pytest

from virado.kernel import arrays
from virado.kernel.arrays import from_bytes, zeros
from virado.kernel.compile import Kernel
from virado.kernel.wasm_calls import Run, install

BASE = 1000
DESCRIPTION: dict[str, Any] = {
    "records": [],
    "kernels": {
        "add": {
            "words": 6,
            "arguments": [
                {"name": "pair.rows", "word": 1, "type": "int64", "dimensions": 2},
                {"name": "pair.factor", "word": 4, "type": "float64"},
                {"name": "seat", "word": 5, "type": "int64"},
            ],
        }
    },
}


def add(pair: Any, seat: int) -> int:
    raise NotImplementedError


@pytest.fixture(autouse=True)
def without_numpy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arrays, "np", None)


def installed(run: Run) -> Kernel[int]:
    kernel = Kernel(add)
    assert install({"add": kernel, "other": Kernel(add)}, DESCRIPTION, BASE, run) == ["other"]
    assert kernel.is_loaded()
    assert kernel.is_ready()
    kernel.prepare()
    return kernel


def answer(status: int) -> Run:
    def run(name: str, image: bytearray) -> int:
        return status

    return run


def test_a_call_passes_one_image_and_takes_the_arrays_back():
    def run(name: str, image: bytearray) -> int:
        assert name == "add"
        *words, factor, seat = struct.unpack("<4qdq", image[:48])
        assert (words, factor, seat) == ([0, BASE + 48, 2, 3], 0.5, 4)
        assert struct.unpack("<6q", image[48:]) == (0, 0, 0, 0, 7, 0)
        struct.pack_into("<q", image, 48, 9)
        struct.pack_into("<q", image, 0, -3)
        return 0

    rows = zeros((2, 3))
    rows[1, 1] = 7
    assert installed(run)((rows, 0.5), 4) == -3
    assert rows.tolist() == [[9, 0, 0], [0, 7, 0]]


def test_an_array_that_cannot_be_changed_stays_as_it_was():
    rows = from_bytes(bytes(48), (2, 3))
    assert installed(answer(0))((rows, 0.5), 4) == 0


def test_a_failure_and_arguments_of_other_types_are_errors():
    kernel = installed(answer(1))
    with pytest.raises(RuntimeError, match="add failed with status 1"):
        kernel((zeros((2, 3)), 0.5), 4)
    with pytest.raises(TypeError, match="2 dimensions"):
        kernel((zeros(6), 0.5), 4)
    with pytest.raises(ValueError, match="longer"):
        kernel((zeros((2, 3)), 0.5))
