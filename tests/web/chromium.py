"""The browser of these tests: Debian's Chromium, installed if there is none and we may.

The headless shell is Chromium without the windows around a page, which take a third of the time of these tests.
"""

import fcntl
import os
import shutil
import subprocess
import tempfile
from pathlib import Path

PACKAGE = "chromium-headless-shell"
NAMES = (PACKAGE, "chromium", "chromium-browser", "google-chrome")
ARGUMENTS = ("--no-sandbox", "--disable-dev-shm-usage", "--font-render-hinting=none")


def chromium() -> str:
    """The program, installed with apt if there is none, by one of several processes; RuntimeError if that fails."""
    if found := _found():
        return found
    with Path(tempfile.gettempdir(), "virado-chromium.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if found := _found():
            return found
        for command in (
            ("apt-get", "update"),
            ("apt-get", "install", "--yes", "--no-install-recommends", PACKAGE),
        ):
            done = subprocess.run(
                command,
                env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"},
                capture_output=True,
                text=True,
                timeout=600,
                check=False,
            )
            if done.returncode:
                raise RuntimeError(f"Chromium is needed: {' '.join(command)} failed\n{done.stderr[-2000:]}")
    if found := _found():
        return found
    raise RuntimeError("Chromium is needed, and its package brings no program of a known name")


def _found() -> str:
    if told := os.environ.get("CHROMIUM"):
        return told
    return next((path for name in NAMES if (path := shutil.which(name))), "")
