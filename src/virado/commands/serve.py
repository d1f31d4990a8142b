"""`virado serve`: run a server."""

import argparse
import asyncio
import errno
import gc
import logging
import signal
import socket
import sys
from collections.abc import Callable
from contextlib import AsyncExitStack
from importlib import import_module
from types import FrameType
from typing import Any

from aiohttp import web

from virado.commands import output
from virado.server.address_file import AddressFile
from virado.server.app import metrics_runner, runner
from virado.server.bootstrap import open_server
from virado.server.logs import LoggingBridge, make_logger
from virado.server.metrics import Metrics
from virado.server.monitoring import Monitoring
from virado.server.settings import Settings, parse_settings
from virado.server.storage.database import StorageError
from virado.server.systemd import READY, STOPS, SystemdNotifier
from virado.terminal.custom_bots import registered_bots
from virado.words import Catalogue, catalogue_for

YOUNG, COLLECT_S = 5_000, 600.0
"""Threshold of new objects for the garbage collector, and interval of full collections in seconds."""
BACKLOG = 4096
"""Maximum number of connections that wait to be accepted.

It is high because all clients reconnect simultaneously after a restart.
"""


WhenListening = Callable[[str], None]
"""Callback that receives the address once the server listens."""


def run(args: argparse.Namespace) -> int:
    """Serve until SIGINT or SIGTERM, with the settings of the environment and the arguments.

    Returns 2 if the database or the port cannot be opened.
    """
    words = catalogue_for(args.lang)
    with registered_bots(args):
        return serve(
            parse_settings(args),
            args.lang,
            ready=lambda path: output.print_line(words.text("commands-serving", path=path)),
        )


def serve(settings: Settings, lang: str | None, *, ready: WhenListening, any_port: bool = False) -> int:
    """Run a server with these settings until it is stopped, and return the exit status.

    With `any_port`, a free port replaces a port that is in use.
    """
    try:
        uvloop: Any = import_module("uvloop")  # uvloop is not available on Windows
    except ImportError:
        uvloop = None
    with asyncio.Runner(loop_factory=uvloop and uvloop.new_event_loop) as main:
        return main.run(_serve(settings, lang, ready, any_port=any_port))


async def _set_gc_thresholds() -> None:
    """Set the garbage collector to collect old objects rarely.

    With thousands of clients, a full collection takes a tenth of a second.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, 20, 1_000_000)
    while True:
        await asyncio.sleep(COLLECT_S)
        gc.collect()


def call_on_signals(loop: asyncio.AbstractEventLoop, call: Callable[[], None]) -> None:
    """Call a function in the event loop on SIGINT and SIGTERM."""

    def handle(_number: int, _frame: FrameType | None) -> None:
        loop.call_soon_threadsafe(call)

    for number in (signal.SIGINT, signal.SIGTERM):
        try:
            loop.add_signal_handler(number, call)
        except NotImplementedError:  # the event loop of Windows
            signal.signal(number, handle)


async def _serve(settings: Settings, lang: str | None, ready: WhenListening, *, any_port: bool) -> int:
    words = catalogue_for(lang)
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    call_on_signals(loop, stop.set)
    monitoring = Monitoring(Metrics(), make_logger(settings.log))
    logging.getLogger().addHandler(LoggingBridge(monitoring.log))
    async with AsyncExitStack() as ending:
        try:
            server = await ending.enter_async_context(open_server(settings, monitoring=monitoring))
            running = runner(server)
            ending.push_async_callback(running.cleanup)
            await _listen(running, settings.host, settings.port, words, any_port=any_port)
            if settings.metrics_port is not None:
                counters = metrics_runner(server)
                ending.push_async_callback(counters.cleanup)
                await _listen(counters, settings.metrics_host, settings.metrics_port, words)
        except StorageError as error:
            key = "commands-serve-no-storage" if settings.database else "commands-serve-no-folder"
            output.print_error(words.text(key, problem=str(error)))
            return 2
        except _NotListeningError as error:
            output.print_error(str(error))
            return 2
        supervisor = SystemdNotifier()
        working = [asyncio.create_task(each) for each in (_set_gc_thresholds(), supervisor.notify_watchdog())]
        host, port = running.addresses[0][:2]
        address = AddressFile(settings.data)
        address.write(host, port)
        ready(f"http://{host}:{port}")
        sys.stdout.flush()
        supervisor.notify(READY)
        await stop.wait()
        supervisor.notify(STOPS)
        output.print_line(words.text("commands-stopping"))
        for task in working:
            task.cancel()
        address.remove()
    return 0


class _NotListeningError(Exception):
    """Raised if a port cannot be opened; the text is the message for the user."""


async def _listen(
    running: web.AppRunner, host: str, port: int, words: Catalogue, *, any_port: bool = False
) -> None:
    """Open a port.

    Raises _NotListeningError if the port cannot be opened.
    """
    await running.setup()
    try:
        try:
            await web.TCPSite(running, host, port, backlog=BACKLOG).start()
        except OSError as error:
            if not any_port or error.errno != errno.EADDRINUSE:
                raise
            await web.TCPSite(running, host, 0, backlog=BACKLOG).start()
    except OSError as error:
        problem = error.strerror or str(error)
        if isinstance(error, socket.gaierror) or error.errno == errno.EADDRNOTAVAIL:
            said = words.text("commands-serve-no-host", input=host, problem=problem)
        else:
            said = words.text("commands-serve-no-port", input=str(port), problem=problem)
        raise _NotListeningError(said) from None
