"""A Python without NumPy, Numba and threads, as in a browser.

`python -m tests.static_site.without_numpy play VARIANT LEVEL SEATS [FILE]` plays a match against bots.
`python -m tests.static_site.without_numpy think FILE` prints analyses of the experts; see `device_bots` for more.
FILE contains kernels in WebAssembly.
"""

import importlib
import os
import sys
from typing import Any

from virado.server import executors

MISSING = ("numpy", "numba", "llvmlite")


class Missing:
    """A finder that finds none of the missing packages."""

    def find_spec(self, name: str, *_: Any) -> None:
        """Raise ModuleNotFoundError for a missing package."""
        if name.partition(".")[0] in MISSING:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)


if __name__ == "__main__":
    sys.meta_path.insert(0, Missing())  # pyright: ignore[reportArgumentType]  # a finder needs no more
    os.environ["VIRADO_THREADS"] = "1"
    executors.HAS_THREADS = False
    # imported only now, because these modules use NumPy where it is installed
    getattr(importlib.import_module("tests.static_site.device_bots"), sys.argv[1])(*sys.argv[2:])
    assert not {*sys.modules} & {*MISSING}
