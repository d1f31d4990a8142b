"""Matches on disk.

After every move the whole match is written again, so an interruption loses nothing.
"""

import difflib
import os
import re
import secrets
import weakref
from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, NamedTuple

import msgspec

from virado.bots.catalogue import is_level
from virado.bots.custom.registry import find_custom_bot
from virado.bounded_files import read_whole
from virado.bounds import LONGEST_RECORD
from virado.cards import Seat
from virado.file_lock import lock
from virado.folders import data_folder
from virado.games.catalogue import presets
from virado.invocation import quote
from virado.match import Match
from virado.record import Record, decode, decode_file, encode
from virado.refusal import OptionsError, RefusedError
from virado.session import Person, SeatedBot
from virado.session.record import decode as decode_session
from virado.session.record import restore

VERSION = 2
KINDS = ("matches", "records")
"""Folders of unfinished matches and of records, in the order in which a name is looked up."""
SIMILAR = 0.6
"""Minimum similarity of a misspelt name, from 0 to 1."""
HIGHEST_SEED = 999_999
SEED = "-seed-"
"""Text between the variant and the seed in the name of a match."""
RESULTS = "results.jsonl"
"""Name of the file with the results of finished matches, one per line."""


PERSON = "terminal"
"""Id of the person at the terminal."""


class SavedMatch(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A match in the terminal, as saved, with its players."""

    version: int
    seat: int
    """Seat of the person."""
    names: list[str]
    """Name of each seat's occupant."""
    occupants: list[Person | SeatedBot]
    """Occupant of each seat."""
    record: Record
    bots: dict[str, str] = {}
    """Specifications of its custom bots, by name. They are only shown: a file must not start programs."""

    def missing_bots(self) -> list[str]:
        """Return the names of the bots that this process does not have."""
        levels = [each.level for each in self.occupants if isinstance(each, SeatedBot)]
        return [
            each for each in dict.fromkeys(levels) if not is_level(each) and find_custom_bot(each) is None
        ]


class _OccupantV1(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Occupant of a seat in version 1 of the format."""

    name: str
    level: str | None = None


class _SavedMatchV1(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A saved match in version 1 of the format."""

    table: int
    seat: int
    occupants: list[_OccupantV1] = msgspec.field(name="sitters")
    record: Record

    def upgrade(self) -> SavedMatch:
        """Return the saved match in the current format."""
        names = [first.name for first in self.occupants]
        occupants = [occupant(first.name, first.level) for first in self.occupants]
        return SavedMatch(
            version=self.table, seat=self.seat, names=names, occupants=occupants, record=self.record
        )


def occupant(name: str, level: str | None) -> Person | SeatedBot:
    """Return a bot of this level, or the person at the terminal if `level` is None."""
    return Person(id=PERSON, name=name) if level is None else SeatedBot(level=level)


def folder(kind: str) -> Path:
    """Return the user's folder of unfinished `matches` or of finished `records`, or the file RESULTS.

    Raises OptionsError (`bad-options`, detail `no-home`) if there is no data folder.
    """
    return data_folder() / kind


def fresh_seed() -> int:
    """Return a random seed that is short enough to type."""
    return secrets.randbelow(HIGHEST_SEED) + 1


def fresh_path(kind: str, slug: str, seed: int) -> Path:
    """Return the path of a new file, whose name contains the variant and the seed."""
    stem = re.sub(r"[^a-z0-9-]+", "-", f"{slug}{SEED}{seed}")
    place = folder(kind)
    path = place / f"{stem}.json"
    number = 1
    while os.path.exists(path):  # noqa: PTH110  # which treats no error as an existing file
        number += 1
        path = place / f"{stem}-{number}.json"
    return path


class MatchLock:
    """A lock on the file of a match.

    While a process holds the lock, no other process opens or writes the match.
    """

    def __init__(self, path: Path, descriptor: int) -> None:
        self._path = path
        self._close = weakref.finalize(self, os.close, descriptor)

    def release(self) -> None:
        """Remove the lock file and release the lock."""
        with suppress(OSError):
            self._path.unlink(missing_ok=True)
        self._close()
        if os.name == "nt":  # Windows deletes no file that is open
            with suppress(OSError):
                self._path.unlink(missing_ok=True)


def lock_match(path: Path) -> MatchLock | None:
    """Lock the file of a match.

    Returns None if no file can be written in its folder. Raises OptionsError (`bad-record`, detail `open-elsewhere`)
    if another process holds the lock.
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
        del found  # the previous owner has just removed the file


def _lock_file(path: Path) -> Path:
    return path.with_name(f".{path.name}.lock")


def write(path: Path, content: bytes) -> None:
    """Write a file atomically.

    A reader finds the old or the new content, never a part of it.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    with draft.open("wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    draft.replace(path)


def save(path: Path, saved: SavedMatch) -> None:
    """Save the match and its players."""
    write(path, msgspec.json.format(msgspec.json.encode(saved), indent=1))


def archive_match(path: Path, record: Record, slug: str) -> Path:
    """Move the record of a finished match to the folder of records.

    The file of the unfinished match is deleted. Returns the path of the record.
    """
    with _locked_results():
        kept = fresh_path("records", slug, record.seed)
        write(kept, encode(record))
    path.unlink(missing_ok=True)
    return kept


class LocalResult(msgspec.Struct, frozen=True, kw_only=True):
    """The result of a match, with the levels of the bots.

    Results are stored in a file of their own, because records do not contain names.
    """

    variant: str
    """Canonical text of the variant."""
    record: str
    """Name of the match's file in the folder of records."""
    levels: list[str | None]
    """Level of the bot in each seat; None for the person's seat."""
    side: int
    """Side of the person."""
    winners: list[int]
    """Winning sides."""
    names: list[str] = []
    """Name of the occupant of each seat; empty in results written before names were stored."""


class LocalPlayer(NamedTuple):
    """The person's seat and the names of the players, for a match played on this terminal."""

    seat: Seat
    """Seat of the person."""
    names: Sequence[str]
    """Name of the occupant of each seat; empty for an old match."""


def record_result(ended: LocalResult) -> None:
    """Append the result of a match to the results file."""
    with _locked_results() as file:
        end = file.seek(0, os.SEEK_END)
        file.seek(max(0, end - 1))
        is_whole = file.read(1) in (b"", b"\n")  # False after an interrupted write
        file.write((b"" if is_whole else b"\n") + msgspec.json.encode(ended) + b"\n")


@contextmanager
def _locked_results() -> Generator[IO[bytes]]:
    """Open the results file under an exclusive lock.

    The lock also protects the choice of new file names in the folder of records.
    """
    path = folder(RESULTS)
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a+b") as file:
        lock(file.fileno(), wait=True)
        yield file


def local_results() -> list[LocalResult]:
    """Return the results of finished matches, oldest first. Unreadable lines are skipped."""
    try:
        lines = folder(RESULTS).read_bytes().splitlines()
    except (OSError, OptionsError):
        return []
    found: list[LocalResult] = []
    for line in lines:
        with suppress(msgspec.MsgspecError, UnicodeError):
            found.append(msgspec.json.decode(line, type=LocalResult))
    return found


def _find_recorded(path: Path) -> LocalPlayer | None:
    """Return the players of a match recorded on this terminal; None for a file of any other match."""
    with suppress(OptionsError):  # there may be no folder of records
        if path.resolve().parent != folder("records").resolve():
            return None
        ended = next((each for each in reversed(local_results()) if each.record == path.name), None)
        if ended is not None and None in ended.levels:
            return LocalPlayer(ended.levels.index(None), ended.names)
    return None


def unfinished_files() -> list[Path]:
    """Return the files of unfinished matches, the most recently played last."""
    return sorted(folder("matches").glob("*.json"), key=lambda path: path.stat().st_mtime)


def playable_files() -> list[Path]:
    """Return the files of `unfinished_files` without those of families that this program does not have."""
    return [path for path in unfinished_files() if _slug_of(path.stem) in presets() or SEED not in path.stem]


def _slug_of(name: str) -> str:
    return name.partition(SEED)[0]


def newest_unfinished() -> Path:
    """Return the file of the most recently played unfinished match of a family and with bots that this process has.

    Raises OptionsError (`bad-record`) if there is none: `bot-not-given` for the last match if only bots are missing.
    """
    kept = playable_files()
    if not kept:
        raise OptionsError("nothing-unfinished", "--resume", code="bad-record")
    return next((path for path in reversed(kept) if not _missing_bots(path)), kept[-1])


def _missing_bots(path: Path) -> list[str]:
    """Return the names of the bots that a match needs and this process lacks; empty if the file cannot be read."""
    try:
        saved = _decode(path, read_whole(path, LONGEST_RECORD))
    except (OSError, RefusedError):
        return []
    return [] if saved is None else saved.missing_bots()


def find_variant_text(path: Path) -> str:
    """Return the variant that a match's file names, even if this program does not have it; empty if unreadable."""
    try:
        content = read_whole(path, LONGEST_RECORD)
        saved = _decode(path, content)
        return (decode(content) if saved is None else saved.record).variant
    except (OSError, RefusedError):
        return ""


def require_bots(path: Path, saved: SavedMatch) -> None:
    """Raise OptionsError (`bad-record`, detail `bot-not-given`) if the match has a bot that this process lacks."""
    missing = saved.missing_bots()
    if missing:
        raise OptionsError(
            "bot-not-given",
            "",
            code="bad-record",
            path=path.stem,
            candidates=tuple(missing),
            input=resume_arguments(
                path, saved.bots | {name: saved.bots.get(name, "WHAT") for name in missing}
            ),
        )


def resume_arguments(path: Path, bots: Mapping[str, str] | None = None) -> str:
    """Return the arguments of the command that continues a match.

    `bots` are the specifications of its custom bots; by default they are read from the file.
    """
    if bots is None:
        try:
            saved = _decode(path, read_whole(path, LONGEST_RECORD))
        except (OSError, RefusedError):
            saved = None
        bots = {} if saved is None else saved.bots
    given = [f"--bot {quote(f'{name}={what}')}" for name, what in bots.items()]
    return " ".join(["play --resume", typed_name(path), *given])


def find(name: str) -> Path:
    """Return the file with this name in the current folder, among the unfinished matches, or among the records.

    A path with a folder is returned unchanged. If there is no file of that name, raises OptionsError (`bad-record`)
    with the most similar name of a saved match or record, if there is one. Without a data folder, raises OptionsError
    (`bad-options`, detail `no-home`).
    """
    path = Path(os.path.expanduser(name))  # noqa: PTH111
    if path.exists() or path.parent != Path():
        return path
    kept = {each.stem: each for kind in KINDS for each in sorted(folder(kind).glob("*.json"))}
    found = [folder(kind) / f"{path.stem if path.suffix == '.json' else name}.json" for kind in KINDS]
    place = next((place for place in found if place.exists()), None)
    if place is not None:
        return place
    near = _most_similar(path.stem.casefold(), kept)
    if near is None:
        raise OptionsError("no-such-match", name, code="bad-record", path=name)
    raise OptionsError("no-such-match-but", name, code="bad-record", path=name, near=near)


def _most_similar(typed: str, names: Mapping[str, Path]) -> str | None:
    """Return the name that begins with the typed text, or else contains or resembles it; the latest if several do."""
    latest = sorted(names, key=lambda name: names[name].stat().st_mtime, reverse=True)
    tests: list[Callable[[str], bool]] = [
        lambda name: name.startswith(typed),
        lambda name: typed in name,
        lambda name: difflib.SequenceMatcher(None, typed, name.partition(SEED)[0]).ratio() >= SIMILAR,
        lambda name: difflib.SequenceMatcher(None, typed, name).ratio() >= SIMILAR,
    ]
    return next((name for test in tests for name in latest if typed and test(name)), None)


def typed_name(path: Path) -> str:
    """Return the shortest text that a person can type for a match: its name, or else its path.

    A path with a space is in quotes.
    """
    with suppress(RefusedError, OSError):
        if find(path.stem) == path:
            return path.stem
    text = str(path)
    return f'"{text}"' if " " in text else text


def load(path: Path, *, edited: bool = False) -> tuple[Match, SavedMatch | None]:
    """Return the match in a file, and the match as saved with its players.

    For a bare record, the second value is None. Raises OptionsError (`bad-record`) if the file cannot be read. The
    same error is raised for a file that contradicts itself, unless it is `edited`.
    """
    from virado.cases.positions import match_of

    content = read_whole(path, LONGEST_RECORD)
    saved = _decode(path, content)
    if saved is None:
        return match_of(decode(content), edited=edited), None
    match = match_of(saved.record, edited=edited)
    players = match.variant.players
    if not 0 <= saved.seat < players or not len(saved.occupants) == len(saved.names) == players:
        raise OptionsError("other-players", "", code="bad-record", path=str(path))
    return match, saved


def read_replay(path: Path, *, edited: bool = False) -> tuple[Record, LocalPlayer | None]:
    """Return the record in a file of any kind (a record, a saved match or a session) and its local player.

    The local player is None if the match was not played on this terminal. The file is read only once, so it may be a
    pipe. Raises OptionsError (`bad-record`) if the file cannot be read. The same error is raised for a session that
    contradicts itself, unless it is `edited`.
    """
    content = read_whole(path, LONGEST_RECORD)
    saved = _decode(path, content)
    if saved is not None:
        return saved.record, LocalPlayer(saved.seat, saved.names)
    if b'"entries"' not in content:
        return decode_file(path, content), _find_recorded(path)
    try:
        match = restore(decode_session(content), edited=edited).match
    except OptionsError as error:
        raise OptionsError(error.refusal.detail, str(path), code=error.code, **error.facts) from None
    if match is None:
        raise OptionsError("not-begun", "", code="bad-record", path=str(path))
    return match.record(), None


def _decode(path: Path, content: bytes) -> SavedMatch | None:
    """Return the saved match in a file, in the current format.

    Returns None if the file may be a bare record.
    """
    try:
        found = msgspec.json.decode(content)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None
    if not isinstance(found, dict) or not {"occupants", "sitters", "table"} & set(found):  # pyright: ignore[reportUnknownArgumentType]
        return None
    try:
        if "table" in found:
            saved = msgspec.convert(found, _SavedMatchV1).upgrade()
        else:
            saved = msgspec.convert(found, SavedMatch)
    except msgspec.ValidationError as error:
        problem = str(error)
        raise OptionsError("not-saved", "", code="bad-record", path=str(path), problem=problem) from None
    if not 1 <= saved.version <= VERSION:
        raise OptionsError("other-saved-version", "", code="bad-record", path=str(path), limit=VERSION)
    return saved
