"""Tests that the pictures of the README can be taken, and that the committed ones have the same format."""

import subprocess
import sys
from pathlib import Path

import pytest
from PIL import Image

from tests.web.pictures import FOLDER, MAX_BYTES

NAMES = ["table-light", "table-dark", "replay-light", "replay-dark"]


def test_every_picture_is_committed_and_small():
    assert sorted(path.stem for path in FOLDER.iterdir()) == sorted(NAMES)
    for path in FOLDER.iterdir():
        assert path.stat().st_size < MAX_BYTES
        with Image.open(path) as picture:
            assert picture.format == "WEBP"


@pytest.mark.slow
def test_the_command_takes_the_committed_pictures(tmp_path: Path):
    # The command runs in a separate process, because Playwright can be started only once in a process.
    subprocess.run([sys.executable, "-m", "tests.web.pictures", str(tmp_path)], check=True)
    taken = sorted(tmp_path.iterdir())
    assert [path.stem for path in taken] == sorted(NAMES)
    for path in taken:
        with Image.open(path) as picture, Image.open(FOLDER / path.name) as committed:
            assert picture.size == committed.size
