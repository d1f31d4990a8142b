"""The notes on standard error while kernels are compiled."""

from pathlib import Path

import pytest

from virado import cached_files
from virado.cli import main
from virado.kernel import progress
from virado.terminal import app


@pytest.mark.parametrize(
    ("writable", "note"), [(True, "later starts use the result"), (False, "at every start")]
)
def test_the_note_says_whether_the_result_is_kept(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, writable: bool, note: str
):
    def compile_something(_args: object) -> int:
        assert progress.listener is not None
        progress.listener("raub", done=False)
        return 0

    def is_writable(_folder: Path) -> bool:
        return writable

    monkeypatch.setattr(cached_files, "is_writable", is_writable)
    monkeypatch.setattr(app, "run", compile_something)
    assert main(["--lang", "en", "play", "raub"]) == 0
    assert note in capsys.readouterr().err


def test_a_folder_that_does_not_exist_is_writable_if_it_can_be_created(tmp_path: Path):
    assert cached_files.is_writable(tmp_path / "new" / "newer")
    (tmp_path / "file").touch()
    assert not cached_files.is_writable(tmp_path / "file" / "new")
