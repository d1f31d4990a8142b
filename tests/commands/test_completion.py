"""`virado completion`: the words that shells complete."""

import shutil
import subprocess
from pathlib import Path

import pytest

from virado.cli import main
from virado.games.catalogue import presets


def script(capsys: pytest.CaptureFixture[str], shell: str) -> str:
    assert main(["completion", shell]) == 0
    return capsys.readouterr().out


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_every_command_and_variant_is_in_the_script(capsys: pytest.CaptureFixture[str], shell: str):
    text = script(capsys, shell)
    for word in ("play", "replay", "matches", "resume", "lang", *presets()):
        assert word in text


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        (["virado", "rep"], "replay"),
        (["virado", "play", "royal-so"], "royal-soto"),
        (["virado", "play", "--res"], "--resume"),
        (["virado", "--lang", "de", "ru"], "rules"),
        (["virado", "completion", "f"], "fish"),
    ],
)
def test_bash_completes(capsys: pytest.CaptureFixture[str], tmp_path: Path, typed: list[str], found: str):
    bash = shutil.which("bash")
    assert bash is not None
    path = tmp_path / "virado.bash"
    words = " ".join(typed)
    asked = f"COMP_WORDS=({words}); COMP_CWORD={len(typed) - 1}; _virado; echo ${{COMPREPLY[@]}}"
    path.write_text(f"{script(capsys, 'bash')}\n{asked}\n")
    done = subprocess.run([bash, str(path)], capture_output=True, text=True, check=True, timeout=120)
    assert done.stdout.split() == [found]
