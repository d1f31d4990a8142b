"""`virado backup FILE` and `virado restore FILE`: back up the database while servers use it, and restore it."""

import argparse
import asyncio
import os
from functools import partial
from pathlib import Path

from virado.commands import output
from virado.folders import data_folder
from virado.server.storage.backup import back_up, restore
from virado.server.storage.database import StorageError
from virado.words import catalogue_for


def run(args: argparse.Namespace) -> int:
    """Back up or restore the database, depending on the command.

    Returns 2 if the command fails; in that case nothing has changed.
    """
    words = catalogue_for(args.lang)
    file = Path(os.path.expanduser(args.file))  # noqa: PTH111

    def moved(path: Path) -> None:
        output.print_line(words.text("commands-restore-moved", path=str(path)))

    act = partial(restore, on_moved=moved) if args.command == "restore" else back_up
    try:
        rows = asyncio.run(act(file, url=args.database, data=data_folder(args.data)))
    except StorageError as error:
        output.print_error(words.text(f"commands-{args.command}-failed", problem=str(error)))
        return 2
    output.print_line(words.text(f"commands-{args.command}-done", number=rows, path=str(file)))
    return 0
