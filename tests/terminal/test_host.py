"""Tests for leaving and resuming a match, and for the bots at the terminal."""

import argparse
import os
import pty
import re
import select
import signal
import subprocess
import sys
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from tests.random_play import LISTENING, random_match
from tests.terminal.scripted_person import (
    Person,
    console_of,
    duel,
    lines,
    play_script,
    random_script,
    resume_line,
)
from virado.bots.catalogue import characters
from virado.bots.contract import (
    DEFAULT_BUDGET,
    DEFAULT_RNG,
    Analysis,
    Bot,
    Budget,
    Cancel,
    Candidate,
    Rng,
    never,
)
from virado.games.catalogue import variant as find_variant
from virado.games.variant import Variant
from virado.languages import LANGUAGES
from virado.match import Match
from virado.record import encode
from virado.refusal import OptionsError
from virado.terminal import app, host, saved_matches
from virado.terminal.background import Background
from virado.terminal.levels import OFFERED, ask_levels, fitting_for, levels_for
from virado.view import AnyView
from virado.words import catalogue

pytestmark = pytest.mark.usefixtures("own_folder")


# ---------------------------------------------------------------------- leaving and resuming
@pytest.mark.parametrize("variant", ["royal-dominican", "raub", "zwanzig-ab", "hazari", "tuxedo(players=3)"])
def test_a_resumed_match_continues_unchanged(variant: str):
    script = random_script(21)
    typed: list[str] = []

    def first(page: str) -> str | None:
        typed.append(script(page) or "")
        return typed[-1] if len(typed) <= 6 else None

    left = play_script(first, variant, bots="greedy")
    file = resume_line(left)
    match, _ = saved_matches.load(Path(file))
    rest = random_script(5)
    pages: list[str] = []

    def on(page: str) -> str | None:
        pages.append(page)
        return rest(page) if len(pages) <= 6 else None

    play_script(on, variant, resume=file)
    again, _ = saved_matches.load(Path(file))
    assert again.record().moves[: len(match.steps)] == match.record().moves
    assert again.record().chance[: len(match.chance)] == match.record().chance
    assert len(again.steps) > len(match.steps)


def test_a_match_is_saved_after_every_move(own_folder: Path):
    steps: list[int] = []

    def script(page: str) -> str | None:
        (file,) = (own_folder / "matches").glob("*.json")
        steps.append(len(saved_matches.load(file)[0].steps))
        return "8c x 8d" if len(steps) == 1 else None

    play_script(script, "royal-dominican", seed=42)
    assert steps == [0, 2]


def test_control_c_saves_and_prints_the_resume_command():
    def script(page: str) -> str | None:
        raise KeyboardInterrupt

    assert "virado play --resume" in play_script(script, "royal-dominican").seen_text


def test_a_real_terminal_gets_pages_in_colour_and_control_c_saves(own_folder: Path):
    size = {"COLUMNS": "80", "LINES": "24", "TERM": "xterm-256color", "XDG_DATA_HOME": str(own_folder)}
    environment = {name: value for name, value in os.environ.items() if name != "NO_COLOR"} | size
    mine, theirs = pty.openpty()
    command = [sys.executable, "-c", LISTENING, "play", "--seed", "42", "--bots", "greedy"]
    with subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs, env=environment) as game:
        os.close(theirs)
        seen = b""
        for prompts, keys in ((1, b"8c x 8d\n"), (2, b"")):
            while seen.count(b"\x1b[J> ") < prompts:
                seen += os.read(mine, 4096)
            os.write(mine, keys)
        while b"--resume" not in seen:
            # a signal just before the process waits for keys is lost, so it is sent again
            if not select.select([mine], [], [], 1)[0] or b"^C" not in seen:
                os.kill(game.pid, signal.SIGINT)
                seen += b"^C"
            else:
                seen += os.read(mine, 4096)
        assert game.wait(20) == 0
    os.close(mine)
    assert b"\x1b[H" in seen
    assert "You take \x1b[1;38;5;75m8♦".encode() in seen
    assert b"virado play --resume" in seen


def test_a_small_window_shows_pages_one_below_another(own_folder: Path):
    person = Person(lines("", ""))
    console = console_of(person, lively=True, columns=30, rows=10)
    console.page(["the first line", *["a line"] * 14, "the last line"])
    assert "the first line" in person.seen_text
    assert "This window has 30 by 10" in person.seen_text
    assert "\x1b[H" not in person.seen_text
    console_of(person, lively=True, columns=40, rows=16).page(["another page"])
    assert person.seen_text.endswith("\x1b[Hanother page\x1b[K\n\x1b[J")


@pytest.mark.parametrize(
    ("typed", "wants"), [([""], True), (["1", "hello", ""], True), (["s", "q"], False), ([], False)]
)
def test_only_quitting_declines_another_match(typed: list[str], wants: bool):
    person = Person(lines(*typed))
    assert app.wants_another(console_of(person, lively=True)) == wants
    assert person.seen_text.count("Enter: another match") == max(len(typed), 1)


def test_the_last_match_needs_no_name_and_others_a_short_one():
    play_script(lines("?"), "raub", seed=3)
    file = Path(resume_line(duel("8c x 8d")))
    os.utime(file, (2e9, 2e9))
    assert "You take 8♦ with 8♣." in play_script(lines(), resume="").seen_text
    assert "Raub" in play_script(lines(), resume="raub-seed-3").seen_text
    file.unlink()
    with pytest.raises(OptionsError):
        play_script(lines(), resume="royal-dominican-seed-42")


def test_a_bare_record_can_be_continued(own_folder: Path):
    match, _ = saved_matches.load(Path(resume_line(duel("8c x 8d"))))
    file = own_folder / "record.json"
    file.write_bytes(encode(match.record()))
    assert "You take 8♦ with 8♣." in play_script(lines(), resume=str(file)).seen_text


@pytest.mark.parametrize("content", [b"", b"{", b'{"table": 1}', b'{"table": 9, "seat": 0}', b"\xff\xfe"])
def test_a_file_without_a_match_is_refused(content: bytes, own_folder: Path):
    file = own_folder / "broken.json"
    file.write_bytes(content)
    with pytest.raises(OptionsError):
        play_script(lines(), resume=str(file))


@pytest.mark.parametrize(
    ("variant", "given"),
    [
        ("royal-dominican", {"bots": "genius"}),
        ("royal-dominican", {"seat": 4}),
        ("royal-dominican", {"players": 9}),
        ("royal-dominikan", {}),
    ],
)
def test_unknown_names_are_refused_before_anything_is_shown(variant: str, given: dict[str, Any]):
    with pytest.raises(OptionsError):
        play_script(lines(), variant, **given)


# ---------------------------------------------------------------------- bots
def test_a_stand_in_plays_for_a_bot_that_is_being_prepared(monkeypatch: pytest.MonkeyPatch, own_folder: Path):
    asked: list[str] = []
    may_go_on = Event()

    class Slow(Bot):
        def __init__(self, name: str) -> None:
            self.name = name
            self.ready = name != "expert"

        def think(
            self,
            view: AnyView,
            budget: Budget = DEFAULT_BUDGET,
            cancel: Cancel = never,
            rng: Rng = DEFAULT_RNG,
        ) -> Analysis:
            asked.append(self.name)
            return Analysis([Candidate(view.legal(1)[0], 0.0, 0.0, "points", ())])

        def is_ready(self, variant: Variant) -> bool:
            return self.ready

        def prepare(self, variant: Variant) -> None:
            may_go_on.wait()
            self.ready = True

        def stand_in(self, variant: Variant) -> Bot:
            return self if self.ready else Slow("club")

    monkeypatch.setattr(host, "bot", Slow)
    match = Match("royal-dominican(players=2)", seed=1)
    occupants = [saved_matches.occupant("You", None), saved_matches.occupant("Rosa", "expert")]
    hosted = host.Host(match, 0, ["You", "Rosa"], occupants, own_folder / "match.json")
    background = Background()
    hosted.prepare(background)
    assert hosted.is_preparing
    hosted.play(hosted.view().legal(1)[0])
    hosted.ask_move()
    assert asked == ["club"]
    may_go_on.set()
    assert background.wait(20)
    assert not hosted.is_preparing
    hosted.play(hosted.view().legal(1)[0])
    hosted.ask_move()
    assert asked == ["club", "expert"]


def test_bots_may_call_in_the_order_of_the_session(own_folder: Path):
    """Check that after an orange capture the seats after the capturer may call before the next seat plays."""
    match = Match("tuxedo(players=3)", seed=5)
    names = ["You", "Ruth", "Earl"]
    occupants = [
        saved_matches.occupant("You", None),
        saved_matches.occupant("Ruth", "club"),
        saved_matches.occupant("Earl", "club"),
    ]
    hosted = host.Host(match, 0, names, occupants, own_folder / "match.json")
    for _ in range(200):
        if hosted.over:
            break
        if hosted.is_my_turn:
            hosted.play(hosted.view().legal(1)[0])
        else:
            hosted.ask_move()
        hosted.ask_calls()
    assert len(match.steps) >= 150


@pytest.mark.parametrize(
    ("typed", "levels"),
    [
        (["1"], ["beginner", "beginner", "beginner"]),
        ([""], ["club", "club", "club"]),
        (["ex"], ["expert", "expert", "expert"]),
        (["dial:0.7, 1", "dial:0.7, 1, club"], ["dial:0.7", "beginner", "club"]),
        (["8", "dial:2", "builder", "3"], ["expert", "expert", "expert"]),
        (["4"], ["fit:0.30", "fit:0.30", "fit:0.30"]),
        (["5, careful, 5"], ["bold", "careful", "bold"]),
        (["your, club, 4"], ["fit:0.30", "club", "fit:0.30"]),
    ],
)
def test_without_options_the_person_chooses_the_level_of_the_bots(typed: list[str], levels: list[str]):
    left = iter(typed)
    person = Person(lambda page: next(left, None))
    console = console_of(person, lively=True)
    answer = ask_levels(console, find_variant("raub").game, "Raub", ["Ante", "Nada", "Stipe"], 0.3)
    assert answer is not None
    assert levels_for(answer, 3, find_variant("raub").game, 0.3) == levels
    assert "it now plays at 0.30 on the dial" in " ".join(person.seen_text.split())
    assert person.seen_text.count("No: ") == len(typed) - 1


def test_leaving_at_the_level_question_stores_nothing(own_folder: Path):
    person = Person(lambda page: None)
    console = console_of(person, lively=True)
    given = {"variant": "raub", "seed": 1, "players": None, "teams": None, "bots": None, "lang": None}
    assert app.run(argparse.Namespace(**given, seat=None, resume=None, cards=None), console) == 0
    assert not list(own_folder.rglob("*.json"))


def test_a_match_without_input_stores_nothing(own_folder: Path):
    assert "--resume" not in play_script(lines(), "raub").seen_text
    assert not list(own_folder.rglob("*.json"))
    kept = resume_line(duel("8c x 8d"))
    assert Path(kept).stem in play_script(lines(), resume=kept).seen_text
    assert Path(kept).exists()


def test_results_move_the_level_of_the_person(own_folder: Path):
    form = "royal-haitian(players=2)"
    assert levels_for("fit", 1, find_variant(form).game, fitting_for("casino")) == ["fit:0.25"]
    play_script(random_script(4), form, bots="fit")
    (ended,) = saved_matches.local_results()
    assert ended.levels == [None, "fit:0.25"]
    assert ended.variant == form
    assert (own_folder / "records" / ended.record).exists()
    moved = fitting_for("casino")
    assert moved == (0.35 if ended.winners == [0] else 0.15)
    assert fitting_for("raub") == 0.25
    assert f"your level, {moved:.2f}" in play_script(lines(), form, bots="fit").seen_text
    with (own_folder / saved_matches.RESULTS).open("ab") as file:
        file.write(b'{"variant": "cut off')
    assert fitting_for("casino") == moved


def test_a_result_of_a_family_that_is_gone_does_not_prevent_a_match(own_folder: Path):
    play_script(random_script(4), "royal-haitian(players=2)", bots="fit")
    results = own_folder / saved_matches.RESULTS
    results.write_text(results.read_text("utf-8").replace("royal-haitian(players=2)", "snatch"), "utf-8")
    assert [ended.variant for ended in saved_matches.local_results()] == ["snatch"]
    assert fitting_for("casino") == 0.25


def test_another_match_uses_the_updated_level(own_folder: Path):
    match = random_match("royal-haitian(players=2)", seed=3, moves=0)
    seated = [saved_matches.occupant("You", None), saved_matches.occupant("Rosa", "fit:0.90")]
    first = host.Host(match, 0, ["You", "Rosa"], seated, own_folder / "matches" / "one.json")
    assert first.another().occupants[1] == saved_matches.occupant("Rosa", "fit:0.25")


def test_a_new_match_mentions_an_unfinished_one_once():
    duel("8c x 8d")
    first, second, *_ = lively("8c x 8d", "5h x 4c As", variant="royal-dominican", seed=42).seen_text.split(
        "\x1b[H"
    )[1:]
    assert "A match is not finished: virado play --resume royal-dominican-seed-42 goes on with it." in first
    assert "Type the number of a move" in first
    assert "not finished" not in second


def test_another_match_is_offered_after_a_match(own_folder: Path):
    pages: list[str] = []
    chance = random_script(4)

    def script(page: str) -> str | None:
        pages.append(page)
        if len(records()) == 2:
            return "q"
        return "" if "Enter: another match" in page else chance(page)

    def records() -> list[Path]:
        return list(own_folder.glob("records/*.json"))

    sit_lively(Person(script), variant="royal-haitian(players=2)", seed=7)
    assert sum("Enter: another match, q: quit" in page for page in pages) == 2
    played = [saved_matches.load(file)[0] for file in records()]
    assert {str(match.variant) for match in played} == {"royal-haitian(players=2)"}
    assert 7 in {match.seed for match in played}
    assert not list(own_folder.glob("matches/*.json"))


def lively(*typed: str, **given: Any) -> Person:
    """Play on an interactive console with these lines typed."""
    return sit_lively(Person(lines(*typed)), **given)


def sit_lively(person: Person, *, variant: str, seed: int) -> Person:
    given = {
        "players": None,
        "teams": None,
        "bots": "greedy",
        "lang": None,
        "seat": None,
        "resume": None,
        "cards": None,
    }
    console = console_of(person, lively=True, columns=100, rows=40)
    assert app.run(argparse.Namespace(variant=variant, seed=seed, **given), console) == 0
    return person


@pytest.mark.parametrize("bots", ["beginner", "club", "dial:0.3", "greedy"])
def test_hints_come_from_a_club_player_unless_a_stronger_bot_plays(bots: str):
    seen = play_script(lines("h"), "casino", seed=3, bots=bots, columns=100).seen_text
    seen = seen.replace("\n  ", " ")  # a long hint is wrapped
    assert re.search(r"A club player would choose [0-9]+ \(6♣ x 2♣ 4♣\): [a-z].*\.\n", seen)
    assert re.search(r"Next best: .*: [a-z]", seen)


@pytest.mark.parametrize("variant", ["casino", "raub", "zwanzig-ab"])
def test_a_hint_shows_no_value_that_only_ranks_the_moves(variant: str):
    seen = play_script(lines("h"), variant, seed=3, bots="greedy").seen_text
    assert "would choose" in seen
    assert "points expected" not in seen


@pytest.mark.parametrize(
    ("typed", "count", "detail"),
    [
        ("club,greedy,expert", 1, "bots-for-seats"),
        ("club,greedy", 3, "bots-for-seats"),
        ("expert:ms=x", 1, "no-bot-settings"),
        ("club:ms=5", 1, "no-bot-settings"),
        ("careful:ms=5", 1, "no-bot-settings"),
        ("cmd:cat", 1, "bot-brought"),
        ("x=cmd:cat", 1, "bot-brought"),
    ],
)
def test_bots_and_settings_that_would_not_be_used_are_refused(typed: str, count: int, detail: str):
    with pytest.raises(OptionsError) as refused:
        levels_for(typed, count, find_variant("raub").game, 0.3)
    assert refused.value.refusal.detail == detail


@pytest.mark.parametrize("form", ["casino", "raub", "hazari"])
def test_an_unknown_bot_is_answered_with_the_names_of_all_bots_of_the_game(form: str):
    game = find_variant(form).game
    with pytest.raises(OptionsError) as refused:
        levels_for("nobody", 1, game, 0.3)
    named = refused.value.facts["candidates"]
    assert {*OFFERED, *characters()[game.name]} <= set(named)
    for name in named:
        levels_for(name, 1, game, 0.3)


def asked_levels(*typed: str, lang: str = "en", columns: int = 80, rows: int = 24) -> tuple[str | None, str]:
    """Return the answer to the question of levels with two others, and the text shown."""
    person = Person(lines(*typed))
    console = console_of(person, lively=True, lang=lang, columns=columns, rows=rows)
    return ask_levels(console, find_variant("raub").game, "Raub", ["Ante", "Nada"], 0.25), person.seen_text


def test_a_place_on_the_dial_has_a_decimal_comma_or_point():
    for typed in ("dial:0,5", "dial:0.5", "dial:0٫5"):
        assert asked_levels(typed)[0] == "dial:0.5"
    assert asked_levels("dial:0,5,3")[0] == "dial:0.5,expert"
    game = find_variant("raub").game
    assert levels_for("dial:0,5", 2, game, 0.25) == ["dial:0.5", "dial:0.5"]


def test_a_misspelt_level_is_answered_with_a_similar_one():
    assert "perhaps you mean club" in " ".join(asked_levels("clubb")[1].split())
    assert "vielleicht meinst du Klub" in " ".join(asked_levels("Klubb", lang="de")[1].split())
    with pytest.raises(OptionsError) as found:
        levels_for("expret", 2, find_variant("raub").game, 0.25)
    assert found.value.refusal.facts["near"] == "expert"


def test_the_page_of_levels_explains_them():
    answer, seen = asked_levels("?", "2", columns=40, rows=16)
    about = catalogue("en").text("terminal-level-club.about")
    assert about in " ".join(seen.partition("> ?")[2].replace("\x1b[K", "").split())
    assert answer == "club"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_level_is_named_on_the_command_line_as_on_the_page(lang: str):
    name = catalogue(lang).text("terminal-level-beginner.name")
    seen = play_script(lines(), "raub", lang=lang, bots=name).seen_text
    assert seen == play_script(lines(), "raub", lang=lang, bots="beginner").seen_text.replace(
        "seed-1-2", "seed-1"
    )
