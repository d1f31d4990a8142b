"""Bots on a device, with kernels in WebAssembly if there is a file of them; see `tests.static_site.without_numpy`."""

import asyncio
import json
import tempfile
from contextlib import nullcontext
from pathlib import Path

from tests.bots.expert_thoughts import FORMS, thoughts
from tests.kernel.node_kernels import kernels_in_node
from tests.static_site.pages import device_page
from virado.bots.catalogue import bot
from virado.games.catalogue import variant


def think(file: str) -> None:
    """Print analyses of the experts."""
    with kernels_in_node(Path(file)):
        print(json.dumps({slug: thoughts(slug) for slug in FORMS}))


def play(form: str, level: str, seats: str, file: str = "") -> None:
    """Play a match against bots, whose level must be ready if there are kernels."""
    with kernels_in_node(Path(file)) if file else nullcontext():
        asyncio.run(play_match(form, level, int(seats)))
        assert not file or bot(level).is_ready(variant(form))
    print("over")


async def play_match(form: str, level: str, seats: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        async with device_page(Path(folder)) as page:
            bots = {str(seat): level for seat in range(1, seats)}
            table = await page.ask("create", variant=form, sit=0, bots=bots, start=True)
            await page.play_match(table["id"])
