"""`virado bench`: its output, not its speed."""

import json

import pytest

from virado.cli import main


def test_bench_measures_and_prints_json(capsys: pytest.CaptureFixture[str]):
    assert main(["bench", "raub", "--players", "3", "--seconds", "0.05", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert (figures["variant"], figures["players"]) == ("raub(players=3)", 3)
    assert figures["deals_per_s"] > 0
    assert figures["decisions_per_s"] > figures["deals_per_s"]
    assert figures["simulations_per_s"] > 0


def test_bench_prints_a_few_lines_for_people(capsys: pytest.CaptureFixture[str]):
    assert main(["bench", "raub", "--seconds", "0.05"]) == 0
    out = capsys.readouterr().out
    assert "decisions/s" in out
    assert "deals/s" in out
