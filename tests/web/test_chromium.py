"""Tests for the installation instructions when no browser is found."""

import subprocess
from typing import Any

import pytest

from tests.web import chromium


@pytest.mark.parametrize("has_apt", [True, False])
def test_a_missing_browser_is_explained_for_other_systems(monkeypatch: pytest.MonkeyPatch, *, has_apt: bool):
    def no_program(_name: str) -> None:
        return None

    def refused(command: Any, **_: Any) -> subprocess.CompletedProcess[str]:
        if not has_apt:
            raise FileNotFoundError
        return subprocess.CompletedProcess(command, 100, "", "are you root?")

    monkeypatch.delenv("CHROMIUM", raising=False)
    monkeypatch.setattr(chromium.shutil, "which", no_program)
    monkeypatch.setattr(chromium.subprocess, "run", refused)
    with pytest.raises(RuntimeError, match="playwright install chromium") as caught:
        chromium.chromium()
    for way in ("apt-get install", "dnf install", "pacman", "brew", "CHROMIUM", "--ignore tests/web"):
        assert way in str(caught.value)
