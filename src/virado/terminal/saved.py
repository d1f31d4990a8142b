"""Matches kept on disk: written whole after every move, so that nothing is lost when the program is ended."""

import os
import re
from pathlib import Path

import msgspec

from virado.match import Match
from virado.record import Record, decode, encode
from virado.refusal import OptionsError

VERSION = 1


class Sitter(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who sits in a seat."""

    name: str
    level: str | None = None
    """Name of the bot, or None for the person at the terminal."""


class Saved(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A match at the table and who plays it."""

    table: int
    """Version of this form."""
    seat: int
    """The person's seat."""
    sitters: list[Sitter]
    record: Record


def folder(kind: str) -> Path:
    """The user's folder of `matches` that go on or `records` of those that are over."""
    import platformdirs

    return platformdirs.user_data_path("virado", appauthor=False) / kind


def fresh_path(kind: str, slug: str, seed: int) -> Path:
    """A file that does not exist yet, named after the variant and the seed."""
    stem = re.sub(r"[^a-z0-9-]+", "-", f"{slug}-seed-{seed}")
    place = folder(kind)
    path = place / f"{stem}.json"
    number = 1
    while path.exists():
        number += 1
        path = place / f"{stem}-{number}.json"
    return path


def write(path: Path, content: bytes) -> None:
    """Put the content into the file at once: a reader finds the former content or this one, never a part."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    with draft.open("wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    draft.replace(path)


def save(path: Path, match: Match, seat: int, sitters: list[Sitter]) -> None:
    """Keep the match and who plays it."""
    saved = Saved(table=VERSION, seat=seat, sitters=sitters, record=match.record())
    write(path, msgspec.json.format(msgspec.json.encode(saved), indent=1))


def close(path: Path, match: Match) -> Path:
    """Put the record of a finished match among the records, and away from those that go on; where it is."""
    kept = fresh_path("records", match.variant.slug, match.seed)
    write(kept, encode(match.record()))
    path.unlink(missing_ok=True)
    return kept


def find(name: str) -> Path:
    """The file of that name, here or among the matches that go on; without a name, the one played last.

    OptionsError (`bad-record`) if no match goes on.
    """
    if not name:
        kept = sorted(folder("matches").glob("*.json"), key=lambda path: path.stat().st_mtime)
        if not kept:
            raise OptionsError("no match has been left unfinished", "--resume", "bad-record")
        return kept[-1]
    path = Path(name).expanduser()
    among = folder("matches") / path.with_suffix(".json").name
    return among if not path.exists() and path.parent == Path() and among.exists() else path


def load(path: Path) -> tuple[Match, int, list[Sitter] | None]:
    """The match of a file, the person's seat and who sits there; a bare record has nobody sitting yet.

    OptionsError (`bad-record`) if it cannot be read.
    """
    try:
        content = path.read_bytes()
    except OSError as error:
        raise OptionsError(f"cannot read {path}: {error.strerror}", "", "bad-record") from None
    try:
        saved = msgspec.json.decode(content, type=Saved)
    except msgspec.MsgspecError as error:
        if b'"table"' in content:
            raise OptionsError(f"{path} is no saved match: {error}", "", "bad-record") from None
        return Match.from_record(decode(content)), 0, None
    if saved.table != VERSION:
        raise OptionsError(f"{path} was saved by another version of Virado", "", "bad-record")
    match = Match.from_record(saved.record)
    if not 0 <= saved.seat < match.variant.players or len(saved.sitters) != match.variant.players:
        raise OptionsError(f"{path} seats other people than its match has", "", "bad-record")
    return match, saved.seat, saved.sitters
