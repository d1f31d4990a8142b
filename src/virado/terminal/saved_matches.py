"""Matches kept on disk: written whole after every move, so that nothing is lost when the program is ended."""

import os
import re
import secrets
import weakref
from collections.abc import Generator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, NamedTuple

import msgspec

from virado.bounded_files import read_whole
from virado.bounds import LONGEST_RECORD
from virado.cards import Seat
from virado.file_lock import lock
from virado.folders import data_folder
from virado.match import Match
from virado.record import Record, decode, encode, read
from virado.refusal import OptionsError
from virado.session import Person, SeatedBot
from virado.session.record import decode as decode_session
from virado.session.record import restore

VERSION = 2
HIGHEST_SEED = 999_999
RESULTS = "results.jsonl"
"""How matches have ended, one a line."""


PERSON = "terminal"
"""Id of the person at the terminal."""


class SavedMatch(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A match in the terminal and who plays it."""

    version: int
    seat: int
    """The person's seat."""
    names: list[str]
    """By seat, what its occupant is called."""
    occupants: list[Person | SeatedBot]
    """By seat."""
    record: Record


class _OccupantFirst(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who held a seat, in version 1."""

    name: str
    level: str | None = None


class _SavedFirst(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Version 1 of the form."""

    table: int
    seat: int
    occupants: list[_OccupantFirst] = msgspec.field(name="sitters")
    record: Record

    def upgrade(self) -> SavedMatch:
        """The same in the present form."""
        names = [first.name for first in self.occupants]
        occupants = [occupant(first.name, first.level) for first in self.occupants]
        return SavedMatch(
            version=self.table, seat=self.seat, names=names, occupants=occupants, record=self.record
        )


def occupant(name: str, level: str | None) -> Person | SeatedBot:
    """A bot of that level, or without one the person at the terminal."""
    return Person(id=PERSON, name=name) if level is None else SeatedBot(level=level)


def folder(kind: str) -> Path:
    """Return the user's folder of unfinished `matches` or finished `records`, or the file of RESULTS.

    Raises OptionsError (`bad-options`, detail `no-home`) if there is no data folder.
    """
    return data_folder() / kind


def fresh_seed() -> int:
    """A seed that nobody has chosen, short enough to be typed."""
    return secrets.randbelow(HIGHEST_SEED) + 1


def fresh_path(kind: str, slug: str, seed: int) -> Path:
    """Return a file that does not exist yet, named after the variant and the seed."""
    stem = re.sub(r"[^a-z0-9-]+", "-", f"{slug}-seed-{seed}")
    place = folder(kind)
    path = place / f"{stem}.json"
    number = 1
    while os.path.exists(path):  # noqa: PTH110  # which treats no error as an existing file
        number += 1
        path = place / f"{stem}-{number}.json"
    return path


class MatchLock:
    """A lock on the file of a match: while held, no other process opens or writes the match."""

    def __init__(self, path: Path, descriptor: int) -> None:
        self._path = path
        self._close = weakref.finalize(self, os.close, descriptor)

    def release(self) -> None:
        """Release the lock."""
        with suppress(OSError):
            self._path.unlink(missing_ok=True)
        self._close()


def lock_match(path: Path) -> MatchLock | None:
    """Lock the file of a match; return None if no file can be written beside it.

    Raises OptionsError (`bad-record`, detail `open-elsewhere`) if another process holds it.
    """
    beside = _lock_file(path)
    while True:
        try:
            beside.parent.mkdir(parents=True, exist_ok=True)
            descriptor = os.open(beside, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError:
            return None
        found = MatchLock(beside, descriptor)
        if not lock(descriptor):
            raise OptionsError("open-elsewhere", "", code="bad-record", path=path.stem)
        with suppress(OSError):
            if beside.stat().st_ino == os.fstat(descriptor).st_ino:
                return found
        del found  # its last holder has just removed the file


def _lock_file(path: Path) -> Path:
    return path.with_name(f".{path.name}.lock")


def write(path: Path, content: bytes) -> None:
    """Put the content into the file at once: a reader finds the former content or this one, never a part."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    with draft.open("wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    draft.replace(path)


def save(path: Path, saved: SavedMatch) -> None:
    """Keep the match and who plays it."""
    write(path, msgspec.json.format(msgspec.json.encode(saved), indent=1))


def archive_match(path: Path, record: Record, slug: str) -> Path:
    """Put the record of a finished match among the records, and away from those that go on; where it is."""
    with _locked_results():
        kept = fresh_path("records", slug, record.seed)
        write(kept, encode(record))
    path.unlink(missing_ok=True)
    return kept


class LocalResult(msgspec.Struct, frozen=True, kw_only=True):
    """How a match ended, and against whom; a line of a file of their own, because a record names nobody."""

    variant: str
    """Canonical text."""
    record: str
    """Name of the file among the records."""
    levels: list[str | None]
    """By seat the level of the bot; None where the person sat."""
    side: int
    """The person's."""
    winners: list[int]
    """Sides."""
    names: list[str] = []
    """By seat, what its occupant was called; none of what ended before they were kept."""


class LocalPlayer(NamedTuple):
    """Who played a match at this terminal."""

    seat: Seat
    """The person's."""
    names: Sequence[str]
    """By seat, what its occupant is called; of an old match none."""


def record_result(ended: LocalResult) -> None:
    """Keep how a match has ended."""
    with _locked_results() as file:
        end = file.seek(0, os.SEEK_END)
        file.seek(max(0, end - 1))
        is_whole = file.read(1) in (b"", b"\n")  # else a process ended while writing the last line
        file.write((b"" if is_whole else b"\n") + msgspec.json.encode(ended) + b"\n")


@contextmanager
def _locked_results() -> Generator[IO[bytes]]:
    """Open the file of results under an exclusive lock, which also guards new names among the records."""
    path = folder(RESULTS)
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a+b") as file:
        lock(file.fileno(), wait=True)
        yield file


def local_results() -> list[LocalResult]:
    """How matches have ended, the oldest first; a line that cannot be read is left out."""
    try:
        lines = folder(RESULTS).read_bytes().splitlines()
    except (OSError, OptionsError):
        return []
    found: list[LocalResult] = []
    for line in lines:
        with suppress(msgspec.MsgspecError, UnicodeError):
            found.append(msgspec.json.decode(line, type=LocalResult))
    return found


def find_local_player(path: Path) -> LocalPlayer | None:
    """Who played the match of a file; None if that was not at this terminal.

    OptionsError (`bad-record`) if the file cannot be read.
    """
    saved = _decode(path, read_whole(path, LONGEST_RECORD))
    if saved is not None:
        return LocalPlayer(saved.seat, saved.names)
    with suppress(OptionsError):
        if path.resolve().parent == folder("records").resolve():
            return _ended_here(path)
    return None


def _ended_here(path: Path) -> LocalPlayer | None:
    """Return the players of a match recorded on this terminal."""
    ended = next((each for each in reversed(local_results()) if each.record == path.name), None)
    if ended is None or None not in ended.levels:
        return None
    return LocalPlayer(ended.levels.index(None), ended.names)


def unfinished_files() -> list[Path]:
    """The files of matches that go on, the one played last at the end."""
    return sorted(folder("matches").glob("*.json"), key=lambda path: path.stat().st_mtime)


def find(name: str) -> Path:
    """The file of that name, here, among the matches that go on or among the records; without a name, the one played last.

    OptionsError (`bad-record`) if no match goes on.
    """
    if not name:
        kept = unfinished_files()
        if not kept:
            raise OptionsError("nothing-unfinished", "--resume", code="bad-record")
        return kept[-1]
    path = Path(os.path.expanduser(name))  # noqa: PTH111
    if path.exists() or path.parent != Path():
        return path
    among = (folder(kind) / path.with_suffix(".json").name for kind in ("matches", "records"))
    return next((place for place in among if place.exists()), path)


def load(path: Path) -> tuple[Match, SavedMatch | None]:
    """The match of a file, and who plays it; None for a bare record.

    OptionsError (`bad-record`) if it cannot be read.
    """
    from virado.cases.positions import match_of

    content = read_whole(path, LONGEST_RECORD)
    saved = _decode(path, content)
    if saved is None:
        return match_of(decode(content)), None
    match = match_of(saved.record)
    players = match.variant.players
    if not 0 <= saved.seat < players or not len(saved.occupants) == len(saved.names) == players:
        raise OptionsError("other-players", "", code="bad-record", path=str(path))
    return match, saved


def record_of(path: Path) -> Record:
    """The record of the match in a file of any kind: a record, a match in the terminal, a session.

    OptionsError (`bad-record`) if it cannot be read.
    """
    content = read_whole(path, LONGEST_RECORD)
    saved = _decode(path, content)
    if saved is not None:
        return saved.record
    if b'"entries"' not in content:
        return read(path)
    try:
        match = restore(decode_session(content)).match
    except OptionsError as error:
        raise OptionsError(error.refusal.detail, str(path), code=error.code, **error.facts) from None
    if match is None:
        raise OptionsError("not-begun", "", code="bad-record", path=str(path))
    return match.record()


def _decode(path: Path, content: bytes) -> SavedMatch | None:
    """What a file holds in the present form; None if it may be a bare record."""
    try:
        found = msgspec.json.decode(content)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None
    if not isinstance(found, dict) or not {"occupants", "sitters", "table"} & set(found):  # pyright: ignore[reportUnknownArgumentType]
        return None
    try:
        if "table" in found:
            saved = msgspec.convert(found, _SavedFirst).upgrade()
        else:
            saved = msgspec.convert(found, SavedMatch)
    except msgspec.ValidationError as error:
        problem = str(error)
        raise OptionsError("not-saved", "", code="bad-record", path=str(path), problem=problem) from None
    if not 1 <= saved.version <= VERSION:
        raise OptionsError("other-saved-version", "", code="bad-record", path=str(path), limit=VERSION)
    return saved
