"""A few of the rounds of benchmarks/crashes.py: a server that is killed under play, by storage."""

from pathlib import Path

import pytest

from tests.server.crashes import kill_alone
from tests.server.playing import run
from tests.server.postgres import fresh_database

ROUNDS = 5


@pytest.mark.parametrize("storage", ["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)])
def test_after_kill_9_every_acknowledged_move_is_there_once_and_play_goes_on(tmp_path: Path, storage: str):
    async def test() -> None:
        url = fresh_database() if storage == "postgresql" else ""
        report = await kill_alone(tmp_path, url, rounds=ROUNDS, pairs=2, seed=3)
        assert report.done["kill -9"] == ROUNDS
        assert report.moves > 0

    run(test())
