"""The score keeper's series on disk: one file each in the user's data folder, or wherever the person asked for it."""

import os
from pathlib import Path

from virado.bounded_files import read_whole
from virado.invocation import quote
from virado.refusal import OptionsError, RefusedError
from virado.scorekeeping.series import score
from virado.scorekeeping.series_file import LONGEST_SERIES, Series, decode_series, encode_series
from virado.terminal import saved_matches

KIND = "series"
"""Folder of the series in the data folder."""


def load(path: Path) -> Series:
    """Return the series in a file. Raises OptionsError (`bad-record`) if the file cannot be read."""
    return decode_series(read_whole(path, LONGEST_SERIES), str(path))


def save(path: Path, series: Series) -> None:
    """Write a series to a file."""
    saved_matches.write(path, encode_series(series))


def fresh_path(slug: str) -> Path:
    """Return the path of a new series, whose name is that of the variant and a number."""
    folder = saved_matches.folder(KIND)
    number = 1
    while os.path.exists(path := folder / f"{slug}-{number}.json"):  # noqa: PTH110  # see `saved_matches.fresh_path`
        number += 1
    return path


def files() -> list[Path]:
    """Return the files of all series in the data folder, the last used one last."""
    return sorted(saved_matches.folder(KIND).glob("*.json"), key=lambda path: path.stat().st_mtime)


def newest_open() -> Path | None:
    """Return the file of the last used series whose match is not over, or None."""
    for path in reversed(files()):
        try:
            if score(load(path).query()).next is not None:
                return path
        except RefusedError:
            continue
    return None


def find(name: str) -> Path:
    """Return the file with this path, or of the series with this name.

    Raises OptionsError (`bad-record`, detail `no-such-series`) with the names of the saved series.
    """
    path = Path(os.path.expanduser(name))  # noqa: PTH111
    kept = saved_matches.folder(KIND) / f"{path.stem if path.suffix == '.json' else name}.json"
    if path.is_file() or path.parent != Path():
        return path
    if not kept.exists():
        names = tuple(each.stem for each in files())
        raise OptionsError("no-such-series", name, code="bad-record", path=name, candidates=names)
    return kept


def typed_name(path: Path) -> str:
    """Return the shortest text that a person can type for a series: its name, or else its path."""
    try:
        found = find(path.stem)
    except RefusedError:
        found = None
    return path.stem if found == path else quote(str(path))
