"""Tests for custom bots at the terminal: they play under their names, and their failures and output are shown."""

import io
import json
from pathlib import Path
from typing import Any

import pytest

from tests.terminal.scripted_person import Person, console_of, lines, play_script, random_script, run_on
from tests.waiting import Wait
from virado.bots.contract import DEFAULT_BUDGET, DEFAULT_RNG, Analysis, Bot, Budget, Cancel, Rng, never
from virado.bots.custom import registry
from virado.bots.custom.function import single_move_analysis
from virado.languages import LANGUAGES
from virado.refusal import OptionsError
from virado.terminal import custom_bots
from virado.view import AnyView
from virado.words import catalogue

pytestmark = pytest.mark.usefixtures("own_folder")
AGENTS = "tests.bots.custom_agents"


class FakeTerminal(io.StringIO):
    """A stderr that is a terminal."""

    def isatty(self) -> bool:
        return True


def test_a_custom_bot_appears_under_its_name():
    left = play_script(random_script(3), "zwanzig-ab(players=2)", bots="Taker", bot=[f"Taker={AGENTS}:Taker"])
    assert "Taker" in left.seen_text


def test_a_match_with_a_failing_bot_is_played_to_its_end(capsys: pytest.CaptureFixture[str]):
    left = play_script(random_script(3), "zwanzig-ab(players=2)", bots="mine", bot=[f"mine={AGENTS}:breaks"])
    assert "mine" in left.seen_text
    told = capsys.readouterr().err.splitlines()
    assert told[0] == "virado: mine has failed: KeyError: 'no idea'; another player moved in its place"
    # one line is about the failure, one about the end of the bot's calls
    assert len(told) == len(set(told)) == 2


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("bot", ["breaks", "cheats"])
@pytest.mark.parametrize("name", ["mine", "taker"])
def test_the_page_tells_that_another_player_moved(lang: str, bot: str, name: str):
    left = play_script(
        lines("1", "1", "1"), "casino", lang=lang, players=2, bots=name, bot=[f"{name}={AGENTS}:{bot}"]
    )
    told = catalogue(lang).text("commands-bot-failed", sentence="").split(maxsplit=1)[1]
    first = " ".join(left.seen_text.split()).partition(told)[0]
    assert told in " ".join(left.seen_text.split())
    assert name in first


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_output_of_a_bot_can_be_read_while_playing(
    lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setenv("VIRADO_DATA", str(tmp_path))
    monkeypatch.setattr(custom_bots.sys, "stderr", FakeTerminal())
    words = catalogue(lang)
    command = words.text("terminal-command-bots.word")
    person = Person(lines("1", command, "", "1"))
    console = console_of(person, lang=lang, lively=True)
    run_on(console, "casino", players=2, bots="mine", bot=[f"mine={AGENTS}:Taker"])
    seen = " ".join(person.seen_text.split())
    assert " ".join(words.text("terminal-note-bot-output", input=command).split()) in seen
    assert "thinking\x1b[K" in person.seen_text.splitlines()
    assert (tmp_path / "log" / "bots.log").read_text().count("thinking") >= 2


def test_a_traceback_is_in_the_file_and_the_page_stays_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("VIRADO_DATA", str(tmp_path))
    stderr = FakeTerminal()
    monkeypatch.setattr(custom_bots.sys, "stderr", stderr)
    person = Person(lines("1", "bots", "", "1"))
    run_on(console_of(person, lively=True), "casino", players=2, bots="mine", bot=[f"mine={AGENTS}:breaks"])
    assert 'raise KeyError("no idea")' in person.seen_text
    assert "mine: Traceback" in (tmp_path / "log" / "bots.log").read_text()
    assert "Traceback" not in stderr.getvalue()
    assert str(tmp_path / "log" / "bots.log") in person.seen_text


def test_without_bots_of_ones_own_the_word_is_not_a_command():
    left = play_script(lines("bots"), "casino", players=2)
    assert "No move fits “bots”" in left.seen_text


def test_the_output_shown_has_no_control_characters(tmp_path: Path):
    output = custom_bots.BotOutput(tmp_path / "bots.log")
    with output.writer:
        output.writer.write(b"one\n\x1b[2Jtwo\xff\n")
    assert output.has_new()
    assert not output.has_new()
    assert output.last_lines(1) == [" [2Jtwo\ufffd"]


TAKER = f"mine={AGENTS}:Taker"


def leave_a_match(seed: int, **given: Any) -> str:
    """Leave a match of Casino after a move, and return what the page said."""
    return play_script(lines("1"), "casino", players=2, seed=seed, **given).seen_text


def test_the_command_that_resumes_a_match_names_its_bot(own_folder: Path):
    command = f"virado play --resume casino-seed-3 --bot {TAKER}"
    assert command in "".join(leave_a_match(3, bots="mine", bot=[TAKER]).splitlines()).replace("  ", " ")
    with pytest.raises(OptionsError) as refused:
        play_script(lines(), resume="casino-seed-3")
    assert command in catalogue("en").refusal_line(refused.value.refusal)
    assert "mine" in play_script(lines("1"), resume="casino-seed-3", bot=[TAKER]).seen_text
    person = Person(lines("1"))
    run_on(console_of(person, lively=True, rows=40), "casino", players=2, seed=4, bots="greedy")
    assert f"{command} goes on with it." in " ".join(person.seen_text.replace("\x1b[K", "").split())


def test_resuming_takes_the_last_match_whose_bots_are_there(own_folder: Path):
    leave_a_match(4, bots="greedy")
    leave_a_match(3, bots="mine", bot=[TAKER])
    assert "--resume casino-seed-4\n" in play_script(lines("1"), resume="").seen_text
    (own_folder / "matches" / "casino-seed-4.json").unlink()
    with pytest.raises(OptionsError) as refused:
        play_script(lines(), resume="")
    assert refused.value.refusal.detail == "bot-not-given"
    assert f"--bot {TAKER}" in play_script(lines("1"), resume="", bot=[TAKER]).seen_text.replace("\n", "")


def test_a_bot_whose_program_is_not_known_is_still_named(own_folder: Path):
    leave_a_match(3, bots="mine", bot=[TAKER])
    path = own_folder / "matches" / "casino-seed-3.json"
    content = json.loads(path.read_text())
    del content["bots"]  # as earlier programs have written it
    path.write_text(json.dumps(content))
    with pytest.raises(OptionsError, match="--bot mine=WHAT"):
        play_script(lines(), resume="")


class SlowBot(Bot):
    """A bot that thinks until the page names it."""

    name = "slow"

    def __init__(self, person: Person) -> None:
        self._person = person
        self.waited = False

    def think(
        self, view: AnyView, budget: Budget = DEFAULT_BUDGET, cancel: Cancel = never, rng: Rng = DEFAULT_RNG
    ) -> Analysis:
        wait = Wait(20)
        while "slow is thinking ..." not in self._person.seen_text:
            wait.blocking_turn()
        self.waited = True
        return single_move_analysis(view, view.legal(1)[0])


def test_the_page_says_which_bot_is_thinking(own_folder: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("virado.terminal.client.SLOW", 0.05)
    person = Person(lines("1"))
    slow = SlowBot(person)
    registry.register_bot(slow)
    try:
        run_on(console_of(person, lively=True), "casino", players=2, seed=3, bots="slow")
    finally:
        registry.unregister_bot("slow")
    assert slow.waited
