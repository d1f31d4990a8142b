"""Tournaments for tests."""

from typing import Any

import pytest

from virado.cli import main
from virado.lab.arena.games import Plan, Result


def plan(*bots: str, text: str = "casino", seed: int = 5, **more: Any) -> Plan:
    """Return a plan; by default, greedy against random."""
    return Plan(variant=text, bots=bots or ("greedy", "random"), seed=seed, **more)


def without_times(results: list[Result]) -> list[Any]:
    """Return the results without machine-dependent parts."""
    return [(r.unit, r.points, r.wins, r.moves) for r in results]


def arena(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    """Run `virado arena` and return its exit status, stdout and stderr."""
    status = main(["arena", *words])
    out, err = capsys.readouterr()
    return status, out, err
