"""Plant faults and check that the tests find them.

python benchmarks/planted.py [--area AREA ...] [--workers N] [--most N]

The faults are those of planted.yaml. Each is planted alone in a copy of the last commit, in a temporary folder.
There, the default tests of the folders that could find it run until one fails. The outcome is appended to the file
`--results` (one JSON object per line). Faults that the file already contains are skipped, so an interrupted run can
be resumed.
"""

import argparse
import hashlib
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

import msgspec
import yaml

ROOT = Path(__file__).parents[1]
FAULTS = Path(__file__).with_name("planted.yaml")
TESTS = {
    "rules": ("tests/games", "tests/cases", "tests/test_invariants.py", "tests/transcripts"),
    "secrecy": ("tests/games", "tests/session", "tests/server", "tests/test_invariants.py"),
    "session": ("tests/session", "tests/server", "tests/terminal"),
    "storage": ("tests/server",),
    "wire": ("tests/server", "tests/interop"),
    "client": ("tests/web",),
}
"""Test paths that may find a fault, by area."""
LONGEST_S = 1800
"""Time limit of the tests in seconds. A timeout counts as a found fault, because the fault made something hang."""
OK, FAILED = 0, 1
"""Exit statuses of pytest."""


class Fault(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A change to one file, with a description of what it breaks."""

    file: str
    old: str
    new: str
    breaks: str

    @property
    def id(self) -> str:
        """Return an id that changes with the fault."""
        return hashlib.sha256(msgspec.json.encode(self)).hexdigest()[:12]


class Outcome(msgspec.Struct, frozen=True):
    """The outcome of a planted fault."""

    id: str
    area: str
    breaks: str
    by: str
    """The test that failed; `time` after a timeout, and empty if no test found the fault."""
    seconds: float


def faults() -> dict[str, list[Fault]]:
    """Return the faults by area."""
    return msgspec.convert(yaml.safe_load(FAULTS.read_text(encoding="utf-8")), dict[str, list[Fault]])


def plant(fault: Fault, root: Path) -> None:
    """Change the file in a checkout. Raises ValueError unless the old text occurs exactly once."""
    path = root / fault.file
    text = path.read_text(encoding="utf-8")
    if text.count(fault.old) != 1:
        raise ValueError(
            f"{fault.file} contains the text {text.count(fault.old)} times instead of once: {fault.old!r}"
        )
    path.write_text(text.replace(fault.old, fault.new), encoding="utf-8")


@contextmanager
def checkout() -> Generator[Path]:
    """Create a temporary copy of the last commit."""
    folder = Path(tempfile.mkdtemp(prefix="virado-planted-"))
    try:
        archive = subprocess.run(["git", "archive", "HEAD"], cwd=ROOT, capture_output=True, check=True).stdout
        subprocess.run(["tar", "-x", "-C", str(folder)], input=archive, check=True)
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def found_by(folder: Path, area: str, workers: str) -> str:
    """Return the first test that fails in a checkout, `time`, or an empty string.

    Raises RuntimeError if the tests could not run.
    """
    command = [sys.executable, "-m", "pytest", "-x", "-n", workers, "-p", "no:cacheprovider", *TESTS[area]]
    with subprocess.Popen(
        command,
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(folder / "src")},  # this folder precedes the installed package
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    ) as tests:
        try:
            output, _ = tests.communicate(timeout=LONGEST_S)
        except subprocess.TimeoutExpired:
            os.killpg(tests.pid, signal.SIGKILL)
            return "time"
        except BaseException:
            os.killpg(tests.pid, signal.SIGKILL)
            raise
    if tests.returncode == OK:
        return ""
    failed = re.search(r"^(?:FAILED|ERROR) (\S+)", output, re.MULTILINE)
    if failed is None or tests.returncode not in (FAILED, 2):
        raise RuntimeError(output[-3000:])
    return failed[1]


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--area", action="append", choices=TESTS, help="only this area; may be repeated")
    parser.add_argument("--workers", default="auto", help="number of parallel test processes (pytest -n)")
    parser.add_argument(
        "--results", type=Path, default=ROOT / "build" / "planted.jsonl", help="file of the outcomes"
    )
    parser.add_argument("--most", type=int, help="maximum number of faults to plant")
    asked = parser.parse_args()
    path: Path = asked.results
    path.parent.mkdir(parents=True, exist_ok=True)
    kept = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    known = {each.id: each for each in (msgspec.json.decode(line, type=Outcome) for line in kept)}
    chosen = [(area, fault) for area, each in faults().items() for fault in each]
    chosen = [(area, fault) for area, fault in chosen if not asked.area or area in asked.area]
    for area, fault in [each for each in chosen if each[1].id not in known][: asked.most]:
        begun = time.monotonic()
        with checkout() as folder:
            plant(fault, folder)
            by = found_by(folder, area, asked.workers)
        outcome = Outcome(fault.id, area, fault.breaks, by, round(time.monotonic() - begun, 1))
        known[fault.id] = outcome
        with path.open("a", encoding="utf-8") as results:
            results.write(json.dumps(msgspec.to_builtins(outcome), ensure_ascii=False) + "\n")
        print(f"{outcome.seconds:7.1f} s  {area}: {fault.breaks}: {by or 'NOT FOUND'}", flush=True)
    done = [known[fault.id] for _, fault in chosen if fault.id in known]
    print(f"{len(done)} of {len(chosen)} planted, {sum(bool(each.by) for each in done)} found")
    for each in done:
        if not each.by:
            print(f"not found: {each.area}: {each.breaks}")


if __name__ == "__main__":
    main()
