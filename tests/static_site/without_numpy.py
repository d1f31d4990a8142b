"""A match against bots on a device without NumPy, Numba and threads: `python -m tests.static_site.without_numpy`."""

import asyncio
import sys
import tempfile
from pathlib import Path
from typing import Any

from tests.static_site.pages import device_page
from virado.server import executors

MISSING = ("numpy", "numba", "llvmlite")


class Missing:
    """A finder that finds none of the missing packages."""

    def find_spec(self, name: str, *_: Any) -> None:
        """Raise ModuleNotFoundError for a missing package."""
        if name.partition(".")[0] in MISSING:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)


async def play(variant: str, level: str, seats: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        async with device_page(Path(folder)) as page:
            bots = {str(seat): level for seat in range(1, seats)}
            table = await page.ask("create", variant=variant, sit=0, bots=bots, start=True)
            await page.play_match(table["id"])


if __name__ == "__main__":
    sys.meta_path.insert(0, Missing())  # pyright: ignore[reportArgumentType]  # a finder needs no more
    executors.HAS_THREADS = False
    asyncio.run(play(sys.argv[1], sys.argv[2], int(sys.argv[3])))
    print("over", *sorted({*sys.modules} & {*MISSING}))
