"""`virado serve`: host tables for others."""

import argparse
import asyncio
import gc
import logging
import signal
from importlib import import_module
from typing import Any

from aiohttp import web

from virado.commands import show
from virado.server.app import Server, runner
from virado.server.logs import Bridge
from virado.server.settings import Settings, settings_of
from virado.server.storage.database import StorageError
from virado.words import catalogue_for

YOUNG, COLLECT_S = 5_000, 600.0
"""After how many new objects garbage is looked for among them, and after how many seconds among all."""
BACKLOG = 4096
"""Connections that may wait to be accepted: after a restart all clients come back at once."""


def run(args: argparse.Namespace) -> int:
    """Serve until SIGINT or SIGTERM; 2 if the database or the port cannot be opened."""
    settings = settings_of(args)
    try:
        uvloop: Any = import_module("uvloop")  # not on Windows
    except ImportError:
        uvloop = None
    with asyncio.Runner(loop_factory=uvloop and uvloop.new_event_loop) as main:
        return main.run(_serve(settings, args.lang))


async def _collect_rarely() -> None:
    """Look for garbage among old objects rarely: with thousands of clients it takes a tenth of a second."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, 20, 1_000_000)
    while True:
        await asyncio.sleep(COLLECT_S)
        gc.collect()


async def _serve(settings: Settings, lang: str | None) -> int:
    words = catalogue_for(lang)
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, stop.set)
    server = Server(settings)
    logging.getLogger().addHandler(Bridge(server.monitoring.log))
    running = runner(server)
    try:
        await running.setup()
        site = web.TCPSite(running, settings.host, settings.port, reuse_address=True, backlog=BACKLOG)
        await site.start()
    except StorageError as error:
        show.error(words.text("commands-serve-no-storage", problem=str(error)))
        return 2
    except OSError as error:
        await running.cleanup()
        show.error(
            words.text(
                "commands-serve-no-port", input=str(settings.port), problem=error.strerror or str(error)
            )
        )
        return 2
    collector = asyncio.create_task(_collect_rarely())
    host, port = running.addresses[0][:2]
    show.line(words.text("commands-serving", path=f"http://{host}:{port}"))
    await stop.wait()
    show.line(words.text("commands-stopping"))
    collector.cancel()
    await running.cleanup()
    return 0
