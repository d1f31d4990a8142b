"""Bots on a device, with kernels in WebAssembly if there is a file of them; see `tests.static_site.without_numpy`."""

import asyncio
import json
import tempfile
from contextlib import nullcontext
from pathlib import Path

from tests.bots.expert_thoughts import FORMS, thoughts
from tests.bots.hazari.recorded_results import RECORDED, digest
from tests.kernel.node_kernels import kernels_in_node
from tests.static_site.pages import device_page
from virado.bots.catalogue import bot
from virado.games.catalogue import variant


def think(file: str) -> None:
    """Print analyses of the experts."""
    with kernels_in_node(Path(file)):
        print(json.dumps({slug: thoughts(slug) for slug in FORMS}))


def arrange(file: str) -> None:
    """Print hashes of what players and helpers of Hazari say."""
    with kernels_in_node(Path(file)):
        print(json.dumps({form: digest(form) for form in RECORDED}))


def ask_for_help(file: str = "") -> None:
    """Print the number of arrangements that the page suggests, and `counting` if there could be more."""
    with kernels_in_node(Path(file)) if file else nullcontext():
        asyncio.run(print_suggestions())


async def print_suggestions() -> None:
    with tempfile.TemporaryDirectory() as folder:
        async with device_page(Path(folder)) as page:
            bots = {str(seat): "club" for seat in range(1, 4)}
            table = await page.ask("create", variant="hazari", sit=0, bots=bots, start=True)
            await page.ask("watch", table=table["id"], seat=0)
            found = await page.ask("arrangements", table=table["id"], seat=0)
            print(len(found["suggestions"]), *["counting"] * found.get("counting", False))


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
