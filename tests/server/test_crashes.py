"""A few rounds of the crash tests: kills of a server under play, alone or beside other programs.

benchmarks/crashes.py and benchmarks/crashes_with_tools.py run many.
"""

from pathlib import Path

import pytest

from tests.server.clients import run
from tests.server.crashes import kill_alone
from tests.server.crashes_with_tools import Round, play_beside
from tests.server.postgres import fresh_database


@pytest.mark.parametrize(
    ("storage", "rounds"),
    [
        ("sqlite", 2),
        pytest.param("sqlite", 5, marks=pytest.mark.slow),
        pytest.param("postgresql", 5, marks=pytest.mark.slow),
    ],
)
def test_after_kill_9_every_acknowledged_move_is_stored_once_and_play_resumes(
    tmp_path: Path, storage: str, rounds: int
):
    async def test() -> None:
        url = fresh_database() if storage == "postgresql" else ""
        report = await kill_alone(tmp_path, url, rounds=rounds, pairs=2, seed=3)
        assert report.done["kill -9"] == rounds
        assert report.moves > 0

    run(test())


@pytest.mark.slow
@pytest.mark.parametrize(("storage", "rounds"), [("sqlite", 8), ("postgresql", 4)])
def test_other_programs_on_the_database_lose_nothing_acknowledged(tmp_path: Path, storage: str, rounds: int):
    done: list[Round] = []
    fresh = fresh_database if storage == "postgresql" else None
    run(play_beside(tmp_path, fresh, rounds=rounds, pairs=1, seed=7, say=done.append))
    assert [(each.lost, each.fault) for each in done] == [(0, "")] * rounds
