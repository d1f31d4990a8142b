"""`virado completion`: the words that shells complete."""

import os
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


TYPED = [
    ("rep", "replay"),
    ("play royal-so", "royal-soto"),
    ("play --res", "--resume"),
    ("--lang de ru", "rules"),
    ("completion f", "fish"),
    ("play --bots gre", "greedy"),
    ("play --bots greedy,be", "greedy,beginner"),
    ("play --cards g", "german"),
    ("--lang e", "en es"),
    ("play --resume ", "kaszino-kirschner-seed-7"),
    ("replay royal", "royal-casino-seed-5"),
    ("play --seed ", ""),
    ("arena --stop-when ", ""),
    ("serve --log ", "json console off"),
]
"""Arguments, and what the last of them is completed to."""


def saved(folder: Path) -> None:
    for name in ("matches/kaszino-kirschner-seed-7", "records/royal-casino-seed-5"):
        path = folder / f"{name}.json"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("{}")


def completed(shell: str, text: str, folder: Path) -> list[str]:
    """Return what a shell prints for a script, in an empty folder with the saved matches of `saved`."""
    program = shutil.which(shell)
    if program is None:
        pytest.skip(f"{shell} is not installed")
    saved(folder / "data")
    path = folder / f"virado.{shell}"
    path.write_text(text)
    empty = folder / "empty"
    empty.mkdir()
    environment = {**os.environ, "VIRADO_DATA": str(folder / "data")}
    done = subprocess.run(
        [program, str(path)],
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
        cwd=empty,
        env=environment,
    )
    return done.stdout.split()


@pytest.mark.parametrize(("typed", "found"), TYPED)
def test_bash_completes(capsys: pytest.CaptureFixture[str], tmp_path: Path, typed: str, found: str):
    words = ["virado", *typed.split(" ")]
    given = " ".join(word or "''" for word in words)
    asked = f"COMP_WORDS=({given}); COMP_CWORD={len(words) - 1}; _virado; echo ${{COMPREPLY[@]}}"
    assert completed("bash", f"{script(capsys, 'bash')}\n{asked}\n", tmp_path) == found.split()


def test_bash_completes_a_value_after_an_equals_sign(capsys: pytest.CaptureFixture[str], tmp_path: Path):
    asked = "COMP_WORDS=(virado play --cards = g); COMP_CWORD=4; _virado; echo ${COMPREPLY[@]}"
    assert completed("bash", f"{script(capsys, 'bash')}\n{asked}\n", tmp_path) == ["german"]


@pytest.mark.parametrize(("typed", "found"), TYPED)
def test_zsh_completes(capsys: pytest.CaptureFixture[str], tmp_path: Path, typed: str, found: str):
    words = ["virado", *typed.split(" ")]
    given = " ".join(word or "''" for word in words)
    # the function of the completion system that calls `_virado` sets these arrays from 0, as bash does
    body = script(capsys, "zsh").replace("complete -o filenames -F _virado virado", "")
    asked = (
        f"autoload -Uz compinit && compinit -D\nask() {{ emulate -L sh; COMP_WORDS=({given}); "
        f"COMP_CWORD={len(words) - 1}; _virado; print -r -- ${{COMPREPLY[@]}} }}\nask"
    )
    offered = completed("zsh", f"{body}\n{asked}\n", tmp_path)
    # the completion system of zsh keeps the words that begin as typed
    assert [word for word in offered if word.startswith(words[-1])] == found.split()


@pytest.mark.parametrize(("typed", "found"), TYPED)
def test_fish_completes(capsys: pytest.CaptureFixture[str], tmp_path: Path, typed: str, found: str):
    asked = f"complete -C 'virado {typed}'"
    found_words = completed("fish", f"{script(capsys, 'fish')}\n{asked}\n", tmp_path)
    assert sorted(found_words) == sorted(found.split())
