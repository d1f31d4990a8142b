"""Preparation of struct types before threads are started.

msgspec determines the field types of a struct when it first decodes or converts one. If another thread decodes the
same struct at that moment, it finds fields without types, and the process ends with a segmentation fault (msgspec
0.22). The server therefore prepares all structs when it starts.
"""

import contextlib
from collections.abc import Iterator

import msgspec

from virado.families import FAMILIES
from virado.games.catalogue import games
from virado.server.helpers.registry import helpers


def prepare_structs() -> int:
    """Prepare every struct of Virado and of all families that has been imported, and return their number."""
    list(games())
    helpers()
    packages = {"virado", *(family.game.partition(".")[0] for family in FAMILIES.values())}
    structs = [
        struct for struct in _subclasses(msgspec.Struct) if struct.__module__.partition(".")[0] in packages
    ]
    for struct in structs:
        # a struct that is never decoded may have field types that msgspec does not support
        with contextlib.suppress(TypeError):
            msgspec.json.Decoder(struct)
    return len(structs)


def _subclasses(struct: type[msgspec.Struct]) -> Iterator[type[msgspec.Struct]]:
    for subclass in struct.__subclasses__():
        yield subclass
        yield from _subclasses(subclass)
