"""`virado` without a command: open a table in the browser, on a server for this machine only."""

import argparse
import logging
import os
import sys
import threading
import webbrowser

import msgspec

from virado.commands import output, serve
from virado.server import built_page
from virado.server.address_file import AddressFile
from virado.server.settings import Settings, parse_settings
from virado.server.tables.seated_bots import LOGGER
from virado.terminal.custom_bots import FailureHandler, registered_bots
from virado.words import catalogue_for

HOST = "127.0.0.1"


def run(args: argparse.Namespace) -> int:
    """Open a table in the browser and serve it until SIGINT or SIGTERM.

    If a server is already running, that server is used.
    """
    words = catalogue_for(args.lang)
    if built_page.folder() is None:
        output.print_error(words.text("commands-table-not-built"))
        return 2

    def ready(path: str) -> None:
        output.print_line(words.text("commands-table", path=path))
        output.print_line(words.text("commands-table-end"))
        if args.browser and has_browser():
            threading.Thread(target=webbrowser.open, args=(path,), daemon=True).start()

    settings = _settings(args)
    running = AddressFile(settings.data).find_running()
    if running:
        output.print_line(words.text("commands-table-runs", path=running))
        if getattr(args, "bot", None):
            output.print_error(words.text("commands-table-runs-without"))
            return 2
        if args.browser and has_browser():
            webbrowser.open(running)
        return 0
    with registered_bots(args):
        if settings.log == "off":
            logging.getLogger(LOGGER).addHandler(FailureHandler(args.lang))
        return serve.serve(settings, args.lang, ready=ready, any_port=True)


def _settings(args: argparse.Namespace) -> Settings:
    """Return the server settings from the environment, limited to this machine.

    Logging is off unless VIRADO_LOG is set.
    """
    usual = parse_settings(args)
    log = usual.log if os.environ.get("VIRADO_LOG") else "off"
    return msgspec.structs.replace(
        usual, host=HOST, trust_proxy=False, per_address=0, device_page=False, log=log
    )


def has_browser() -> bool:
    """Return True if the user can probably see a browser window.

    This requires a terminal on a machine with a display, without SSH.
    """
    if not sys.stdout.isatty() or os.environ.get("SSH_CONNECTION"):
        return False
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
