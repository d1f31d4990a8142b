"""The folder of a data set. Each file in it is complete, even if the process is killed.

    manifest.json          parameters; after the run, also the row count and SHA-256 of each file
    README.md              the data card
    matches/00000.parquet  and moves/00000.parquet: part 0, and so on

A file is written under a temporary name and renamed once it is on disk. A part is complete if both its files exist.
Their names contain the number of the part, so that no part can be missing or duplicated unnoticed.
"""

import hashlib
import os
from contextlib import suppress
from importlib.metadata import version
from pathlib import Path

import msgspec

from virado.games.catalogue import variant as find_variant
from virado.lab.dataset.columns import CARD, MATCHES, MOVES, table_of
from virado.lab.dataset.plan import VERSION, DatasetPlan
from virado.lab.dataset.rows import PartFiles
from virado.refusal import OptionsError

MANIFEST, CARD_FILE = "manifest.json", "README.md"
TABLES = ("matches", "moves")


class PartFile(msgspec.Struct, frozen=True, kw_only=True):
    """A file as listed in the manifest."""

    path: str
    sha256: str


class Manifest(msgspec.Struct, frozen=True, kw_only=True):
    """The parameters of the data set and, once it is complete, its files."""

    simulated: DatasetPlan
    revision: int
    """Revision of the rules."""
    files: tuple[PartFile, ...] = ()
    """Files of the data set; empty until all parts exist."""


class DatasetFolder:
    """A data set on disk. Raises OptionsError if the folder contains another data set or other files."""

    def __init__(self, path: Path, simulated: DatasetPlan) -> None:
        self.path = path
        self.simulated = simulated
        self._revision = find_variant(simulated.variant).game.revision
        manifest = path / MANIFEST
        if manifest.exists():
            self._check(manifest)
        elif path.exists() and any(each.suffix != ".unfinished" for each in path.iterdir()):
            raise OptionsError("folder-not-empty", str(path))
        else:  # the manifest comes first, because it marks the folder as that of this data set
            path.mkdir(parents=True, exist_ok=True)
            self._write(MANIFEST, self._manifest())
        for table in TABLES:
            (path / table).mkdir(exist_ok=True)
        for left in path.rglob("*.unfinished"):
            left.unlink()
        self._write(CARD_FILE, self.card().encode())

    def _check(self, manifest: Path) -> None:
        try:
            found = msgspec.json.decode(manifest.read_bytes(), type=Manifest)
        except msgspec.MsgspecError as error:
            raise OptionsError("no-results", str(manifest), problem=str(error)) from None
        if (found.simulated, found.revision) != (self.simulated, self._revision):
            raise OptionsError("other-data", str(self.path))

    def missing(self) -> list[int]:
        """Return the numbers of the parts that are still missing."""
        return [
            number for number in range(self.simulated.parts) if not all(map(Path.exists, self._files(number)))
        ]

    def add(self, part: PartFiles) -> None:
        """Write the two files of a part."""
        for table, content in (("moves", part.moves), ("matches", part.matches)):
            self._write(f"{table}/{part.number:05}.parquet", content)

    def finish(self) -> None:
        """List all files in the manifest, once all parts exist."""
        paths = [path for number in range(self.simulated.parts) for path in self._files(number)]
        files = tuple(
            PartFile(
                path=path.relative_to(self.path).as_posix(),
                sha256=hashlib.sha256(path.read_bytes()).hexdigest(),
            )
            for path in paths
        )
        self._write(MANIFEST, self._manifest(files))

    def card(self) -> str:
        """Return the data card."""
        asked = self.simulated
        return CARD.format(
            variant=asked.variant,
            matches=asked.matches,
            bots=", ".join(asked.bots),
            seed=asked.seed,
            simulations=asked.simulations,
            program=version("virado"),
            version=VERSION,
            revision=self._revision,
            folder=self.path.name,
            matches_table=table_of(MATCHES),
            moves_table=table_of(MOVES),
        )

    def _files(self, number: int) -> list[Path]:
        return [self.path / table / f"{number:05}.parquet" for table in TABLES]

    def _manifest(self, files: tuple[PartFile, ...] = ()) -> bytes:
        made = Manifest(simulated=self.simulated, revision=self._revision, files=files)
        return msgspec.json.format(msgspec.json.encode(made), indent=1) + b"\n"

    def _write(self, name: str, content: bytes) -> None:
        """Write a file atomically: after a crash it is complete or missing."""
        path = self.path / name
        unfinished = path.with_suffix(".unfinished")
        with unfinished.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        unfinished.replace(path)
        with suppress(PermissionError):  # Windows cannot open folders
            folder = os.open(path.parent, os.O_RDONLY)
            try:
                os.fsync(folder)
            finally:
                os.close(folder)
