"""`virado judge`: cards in the arguments, and cards that the command asks for."""

import io
import json

import pytest

from tests.command_line import complaint
from virado.cli import main
from virado.commands import judge
from virado.terminal.console import Console
from virado.terminal.style import Style
from virado.words import catalogue


def test_a_trick_is_judged_with_its_rule(capsys: pytest.CaptureFixture[str]):
    assert main(["judge", "raub", "trump=hearts", "cards=Kd, ace of diamonds, As", "hand=Ks Th"]) == 0
    said = capsys.readouterr().out
    assert "A♠: not allowed\nA♦ wins: it is the highest card of the suit led. (R-18)\n" in said
    assert "you have no diamonds and must trump with 10♥ (R-17)" in said
    assert "* Card 2: A♦" in said


def test_the_ruling_is_data_on_request(capsys: pytest.CaptureFixture[str]):
    assert main(["--lang", "de", "judge", "casino", "hand=Pik-Acht", "table=3d 5c", "--json"]) == 0
    ruling = json.loads(capsys.readouterr().out)
    assert {move["move"] for move in ruling["moves"]} == {"8s x 5c 3d", "trail 8s"}


def test_a_value_that_cannot_be_read_is_one_line(capsys: pytest.CaptureFixture[str]):
    assert "joker" in complaint(capsys, "judge", "raub", "cards=joker")
    assert "name=value" in complaint(capsys, "judge", "raub", "joker")


def test_the_command_asks_again_until_it_can_read_the_cards(monkeypatch: pytest.MonkeyPatch):
    typed = "2\nAs Ks Qs\njoker\nAs Ks Qs 7h 7d 7c Jh Th 9d 5c 4c 3d 2h\n\n"
    out = io.StringIO()
    words = catalogue("de")
    console = Console(io.StringIO(typed), out, Style(colours=0, unicode=True), lively=False, words=words)

    def given_console(*_: object) -> Console:
        return console

    monkeypatch.setattr(judge, "standard_console", given_console)
    assert main(["--lang", "de", "judge", "hazari"]) == 0
    said = out.getvalue()
    assert "Dreizehn Karten: Es fehlen noch 10 Karten." in said
    assert "joker ist keine Karte dieses Spiels" in said
    assert "1. Gruppe: 7♥ 7♦ 7♣, Troy Siebenen" in said
