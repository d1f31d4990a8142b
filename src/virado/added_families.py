"""The families that were added to this process, as a text with which another process adds them, too.

`virado.families.add_family` and `virado.words.catalogue.extra_folder` last for a block of one process. A process that
this one starts (a worker, a custom bot) begins without the added families; `added` gives it what `add` needs.
"""

import sys
from collections.abc import Mapping
from contextlib import ExitStack
from pathlib import Path
from typing import cast

import msgspec

from virado.families import FAMILIES, OF_VIRADO, Family, add_family
from virado.words import loading
from virado.words.catalogue import extra_folder

_added = ExitStack()
"""The blocks that `add` has entered; they last until the process ends."""


class _Added(msgspec.Struct):
    """Families, folders of catalogues, and the places from which modules are imported."""

    families: list[Family]
    folders: list[str]
    path: list[str]


def added() -> str:
    """Return the added families as a text for `add`; empty if there are none."""
    families = [family for name, family in FAMILIES.items() if name not in OF_VIRADO]
    folders = [str(folder.resolve()) for folder in loading.FOLDERS if folder != loading.FOLDER]
    if not families and not folders:
        return ""
    found = _Added(families, folders, [str(Path(place).resolve()) for place in sys.path])
    return msgspec.json.encode(found, enc_hook=_mapping).decode()


def add(text: str) -> None:
    """Add the families of a text from `added` until the process ends, except those that the process already has."""
    if not text:
        return
    found = msgspec.json.decode(text, type=_Added)
    sys.path += [place for place in found.path if place not in sys.path]
    for family in found.families:
        if family.name not in FAMILIES:
            _added.enter_context(add_family(family))
    for folder in map(Path, found.folders):
        if folder not in loading.FOLDERS:
            _added.enter_context(extra_folder(folder))


def _mapping(value: object) -> dict[str, str]:
    """Return a read-only mapping as a dict, which msgspec can encode."""
    return dict(cast("Mapping[str, str]", value))
