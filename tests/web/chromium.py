"""The browser of these tests: Debian's Chromium, installed if it is missing and permissions allow it.

The headless shell, which is Chromium without windows, shortens these tests by a third.
"""

import fcntl
import os
import shutil
import subprocess
import tempfile
from pathlib import Path

PACKAGE = "chromium-headless-shell"
NAMES = (PACKAGE, "chromium", "chromium-browser", "google-chrome")
INSECURE_HOST = "192.0.2.7"
"""An address of this machine that the browser does not treat as a secure context."""
ARGUMENTS = (
    "--no-sandbox",
    "--disable-dev-shm-usage",
    "--font-render-hinting=none",
    f"--host-resolver-rules=MAP {INSECURE_HOST} 127.0.0.1",
)


def chromium() -> str:
    """Return the path of the browser, after installing it with apt if it is missing.

    Only one of several processes installs it. Raises RuntimeError if the installation fails.
    """
    if found := _find_program():
        return found
    with Path(tempfile.gettempdir(), "virado-chromium.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if found := _find_program():
            return found
        for command in (
            ("apt-get", "update"),
            ("apt-get", "install", "--yes", "--no-install-recommends", PACKAGE),
        ):
            try:
                done = subprocess.run(
                    command,
                    env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"},
                    capture_output=True,
                    text=True,
                    timeout=600,
                    check=False,
                )
            except FileNotFoundError:
                raise _missing_error("this system has no apt-get") from None
            if done.returncode:
                raise _missing_error(f"{' '.join(command)} failed: {done.stderr[-2000:].strip()}")
    if found := _find_program():
        return found
    raise _missing_error("its package has no program with a known name")


def _missing_error(problem: str) -> RuntimeError:
    """Return the error for a missing Chromium, with the ways to install it."""
    return RuntimeError(
        f"Chromium is needed, and {problem}\n"
        "On Debian and Ubuntu an administrator installs it: "
        f"apt-get install {PACKAGE}. On other systems install their package of Chromium (dnf install chromium, "
        "pacman -S chromium, brew install --cask chromium), or without rights run: uv run playwright install chromium. "
        f"A program that is not in the path as {', '.join(NAMES)} can be given in the variable CHROMIUM; "
        "to skip these tests without a browser: uv run pytest --ignore tests/web"
    )


def _find_program() -> str:
    if told := os.environ.get("CHROMIUM"):
        return told
    return next((path for name in NAMES if (path := shutil.which(name))), "")
