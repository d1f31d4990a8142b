"""The results of a tournament so far, optionally stored in a file."""

import os
from pathlib import Path

import msgspec

from virado.bounded_files import read_whole
from virado.bounds import LONGEST_RESULTS
from virado.lab.arena.games import Plan, Result
from virado.refusal import OptionsError


class Ledger:
    """The results by unit.

    The file holds the plan, followed by one result per line in the order of arrival.
    """

    def __init__(self, plan: Plan, path: Path | None) -> None:
        self.plan = plan
        self.path = path
        self.results: dict[int, Result] = {}
        if path is not None and path.exists():
            self._read(path)
        elif path is not None:
            path.write_bytes(msgspec.json.encode(plan) + b"\n")

    def _read(self, path: Path) -> None:
        text = read_whole(path, LONGEST_RESULTS)
        whole = text.rfind(b"\n") + 1
        if 0 < whole < len(text):  # the process was killed while writing the last line
            os.truncate(path, whole)
            text = text[:whole]
        lines = text.splitlines()
        try:
            if msgspec.json.decode(lines[0], type=Plan) != self.plan:
                raise OptionsError("other-tournament", str(path))
            for line in lines[1:]:
                result = msgspec.json.decode(line, type=Result)
                self.results[result.unit] = result
        except (msgspec.MsgspecError, IndexError) as error:
            raise OptionsError("no-results", str(path), problem=str(error)) from None

    def add(self, result: Result) -> None:
        """Store a result."""
        self.results[result.unit] = result
        if self.path is not None:
            with self.path.open("ab") as file:
                file.write(msgspec.json.encode(result) + b"\n")

    def first(self, units: int) -> list[Result]:
        """Return the results of all units below `units`, in order."""
        return [self.results[unit] for unit in range(units) if unit in self.results]

    def has_first(self, units: int) -> bool:
        """Return True if all units below `units` have been played."""
        return all(unit in self.results for unit in range(units))
