"""`virado arena --ray`, with a fake Ray that runs its tasks in this process."""

import sys
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from virado.cli import main
from virado.lab.arena.cluster import ray_results
from virado.lab.arena.games import Plan, Result
from virado.lab.arena.runner import play

PLAN = Plan(variant="casino", bots=("beginner", "random"), seed=5)


class TaskError(Exception):
    """Ray's exception for a failed task."""

    def __init__(self, cause: Exception) -> None:
        self.cause = cause


class Ray:
    """The part of Ray that the arena uses; the nodes take turns."""

    exceptions = SimpleNamespace(RayTaskError=TaskError)

    def __init__(self) -> None:
        self.asked = 0
        self.cancelled = 0

    def is_initialized(self) -> bool:
        return True

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 2.0}

    def get_runtime_context(self) -> Any:
        self.asked += 1
        return SimpleNamespace(get_node_id=lambda: f"node {self.asked % 2}")

    def remote(self, task: Callable[..., Any]) -> Any:
        def remote(*given: Any) -> Callable[[], Any]:
            return lambda: task(*given)

        return SimpleNamespace(remote=remote)

    def get(self, waiting: Callable[[], Any]) -> Any:
        try:
            return waiting()
        except Exception as error:
            raise TaskError(error) from None

    def cancel(self, _: Any) -> None:
        self.cancelled += 1


@pytest.fixture
def ray(monkeypatch: pytest.MonkeyPatch) -> Ray:
    local = Ray()
    monkeypatch.setitem(sys.modules, "ray", local)
    return local


def timeless(results: list[Result]) -> list[Any]:
    return [(r.unit, r.points, r.wins, r.moves) for r in results]


@pytest.mark.usefixtures("ray")
def test_a_cluster_gives_the_figures_of_one_process(capsys: pytest.CaptureFixture[str]):
    spread = play(PLAN, 9, spread=ray_results)
    assert timeless(spread) == timeless(play(PLAN, 9, jobs=1))
    assert "played on 2 nodes" in capsys.readouterr().err


def test_unneeded_tasks_are_cancelled(ray: Ray):
    done = play(PLAN, 400, spread=ray_results, stop_when="1000")
    assert len(done) == 50
    assert ray.cancelled > 0


@pytest.mark.usefixtures("ray")
def test_a_bot_that_fails_on_another_machine_is_refused_in_one_line(capsys: pytest.CaptureFixture[str]):
    words = ("casino", "--bots", f"cmd:{sys.executable} -c pass,random", "--deals", "1", "--ray")
    assert main(["arena", *words]) == 2
    assert "has ended" in capsys.readouterr().err.splitlines()[-1]


def test_without_ray_the_command_names_the_missing_package(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    monkeypatch.setitem(sys.modules, "ray", None)
    assert main(["arena", "casino", "--bots", "greedy,random", "--deals", "1", "--ray"]) == 2
    assert "virado[ray]" in capsys.readouterr().err
