"""Bots that need preparation: they report that they are not ready, and name a fallback player meanwhile."""

import subprocess
import sys
from threading import Barrier, Thread

import pytest

from virado.bots.catalogue import LEVELS, bot
from virado.bots.contract import NAMES
from virado.bots.prepared import LazyValues
from virado.games.catalogue import variant
from virado.match import Match

TEXTS = ("casino", "tuxedo", "raub", "zwanzig-ab", "hazari")

NOT_READY = """
import sys
from virado.bots.catalogue import bot
from virado.games.catalogue import variant
from virado.match import Match

for name in sys.argv[1:]:
    for text in ("casino", "raub", "zwanzig-ab", "hazari"):
        player, where = bot(name), variant(text)
        playing = player if player.is_ready(where) else player.stand_in(where)
        assert playing.is_ready(where), (name, text)
        match = Match(where, seed=1)
        playing.choose(match.view(match.to_act[0]))
        print(name, text, playing.name)
assert "numba" not in sys.modules
"""


def test_a_stand_in_plays_immediately_without_the_compiler():
    names = [*NAMES, *LEVELS, "dial:0.8"]
    done = subprocess.run(
        [sys.executable, "-c", NOT_READY, *names], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    players = {tuple(line.split()[:2]): line.split()[2] for line in done.stdout.splitlines()}
    assert players["expert", "casino"] == players["expert", "raub"] == players["dial:0.8", "raub"] == "club"
    assert (
        players["expert", "hazari"] == players["club", "hazari"] == players["beginner", "hazari"] == "greedy"
    )
    assert players["club", "casino"] == "club"
    assert players["beginner", "raub"] == "beginner"


@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("name", [*NAMES, "beginner", "dial:0.8"])
def test_a_prepared_bot_is_ready(name: str, text: str):
    player, where = bot(name), variant(text)
    player.prepare(where)
    player.prepare(where)
    assert player.is_ready(where)
    match = Match(where, seed=2)
    assert player.choose(match.view(match.to_act[0]))


def test_prepared_values_are_computed_once():
    made: list[str] = []
    prepared: LazyValues[str, int] = LazyValues(lambda key: made.append(key) or len(key))
    start = Barrier(8)

    def ask() -> None:
        start.wait()
        assert prepared("abc") == 3

    asking = [Thread(target=ask) for _ in range(8)]
    for thread in asking:
        thread.start()
    for thread in asking:
        thread.join()
    assert made == ["abc"]
    assert prepared.has("abc")
    assert not prepared.has("other")
