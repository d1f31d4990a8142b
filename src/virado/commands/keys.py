"""`virado keys`: print or rotate the keys of a server."""

import argparse

from virado.commands import output
from virado.folders import data_folder
from virado.server.keys import FILE, Keys, rotate
from virado.server.storage.database import StorageError
from virado.words import catalogue_for


def run(args: argparse.Namespace) -> int:
    """Print the name of the newest key, after rotating the keys if requested.

    Returns 2 if the file cannot be read or written.
    """
    words = catalogue_for(args.lang)
    path = args.keys or data_folder(args.data) / FILE
    try:
        newest = rotate(path) if args.rotate else Keys.load_or_create(path).newest
    except (StorageError, OSError) as error:
        output.print_error(words.text("commands-keys-unreadable", problem=str(error)))
        return 2
    output.print_line(words.text("commands-keys-newest", name=newest, path=str(path)))
    return 0
