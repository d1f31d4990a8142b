"""The terminal table, played by scripts: whole matches of every family, narrowing, refusals, saving."""

import argparse
import io
import os
import pty
import random
import re
import select
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from tests.playing import LISTENING
from virado.bots.contract import Bot, Suggestion
from virado.match import Match
from virado.record import encode
from virado.refusal import OptionsError
from virado.terminal import app, players, saved
from virado.terminal.background import Background
from virado.terminal.choices import Choice
from virado.terminal.console import Console
from virado.terminal.levels import ask_levels, levels_for
from virado.terminal.page import compose
from virado.terminal.paint import MANY, PLAIN, Ink, ink_for, width
from virado.view import View


class Person:
    """Types what a script makes of the page that stands there; ends the input when it says None."""

    def __init__(self, script: Callable[[str], str | None]) -> None:
        self.script = script
        self.paper = io.StringIO()
        self.looked_at = 0

    def readline(self) -> str:
        page = self.paper.getvalue()[self.looked_at :]
        self.looked_at = len(self.paper.getvalue())
        line = self.script(page)
        return "" if line is None else line + "\n"

    @property
    def seen(self) -> str:
        return self.paper.getvalue()


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder of the test's own, on a disk that is believed to keep what it is given."""

    def folder(kind: str) -> Path:
        return tmp_path / kind

    def trust(file: int) -> None:
        pass

    monkeypatch.setattr(saved, "folder", folder)
    monkeypatch.setattr(os, "fsync", trust)
    return tmp_path


def sit(script: Callable[[str], str | None], variant: str = "raub", **given: Any) -> Person:
    person = Person(script)
    args: dict[str, Any] = {
        "seed": 1,
        "players": None,
        "teams": None,
        "bots": "random",
        "seat": None,
        "resume": None,
    }
    console = Console(
        person, person.paper, Ink(colours=PLAIN, unicode=True), lively=False, columns=80, rows=24
    )
    assert app.run(argparse.Namespace(variant=variant, **{**args, **given}), console) == 0
    return person


def lines(*typed: str) -> Callable[[str], str | None]:
    """A script that types these lines whatever it sees, then ends the input."""
    rest = iter(typed)
    return lambda page: next(rest, None)


NOISE = (
    "",
    "?",
    "k",
    "x",
    "9",
    "99",
    "kh",
    "? 1",
    "trail",
    "♠♥",
    "10h x 10",
    "=12",
    ".",
    "s",
    "r C-8",
    "\x00",
    "l",
    "9" * 5000,
    "²",
    "٣",
)


def by_chance(seed: int, *, noise: float = 0.0) -> Callable[[str], str | None]:
    """A script that types one of the numbers it sees, and in a share of cases anything else."""
    rng = random.Random(seed)

    def script(page: str) -> str:
        if rng.random() < noise:
            return rng.choice(NOISE)
        offered = page.rpartition("\n\n")[2]
        if "up is final" in offered:
            return "up"
        if "best first" in offered:
            return "1"
        numbers = re.findall(r"(?:^|\s)(\d+) (?=[a-z♠♥♦♣]|(?:\d+|[AKQJ])[♠♥♦♣])", offered)
        return rng.choice(numbers) if numbers else ""

    return script


# ---------------------------------------------------------------------- whole matches
@pytest.mark.parametrize(
    ("variant", "seed"),
    [
        ("royal-dominican(players=2)", 3),
        ("royal-dominican-partner-build", 4),
        ("tuxedo(players=3)", 5),
        ("kaszino-kirschner", 6),
        ("kaszino-nagykonyv", 7),
        ("casino", 8),
        ("raub", 9),
        ("raub-seven-always(players=3)", 10),
        ("zwanzig-ab", 11),
        ("zwanzig-ab-jager", 12),
        ("hazari", 13),
        ("hazari-bhutan", 14),
    ],
)
def test_a_person_who_types_numbers_reaches_the_end_of_the_match(variant: str, seed: int, own_folder: Path):
    person = sit(by_chance(seed), variant, seed=seed, bots="greedy" if "hazari" in variant else "random")
    assert re.search(r"wins? the match\.\nScores: ", person.seen)
    assert not list((own_folder / "matches").glob("*"))
    (kept,) = (own_folder / "records").glob("*.json")
    assert f"virado replay {kept}" in person.seen


def test_garbage_never_ends_the_program(own_folder: Path):
    for variant, seed in (
        ("royal-dominican", 1),
        ("tuxedo", 2),
        ("raub", 3),
        ("zwanzig-ab", 4),
        ("hazari", 5),
    ):
        script = by_chance(seed, noise=0.4)
        left = iter(range(80))
        person = sit(
            lambda page, script=script, left=left: script(page) if next(left, None) is not None else None,
            variant,
        )
        assert "Traceback" not in person.seen


# ---------------------------------------------------------------------- what is typed
def last_page(person: Person) -> str:
    """The page that stood there when the input ended."""
    return person.seen.rpartition("The match is saved")[0].rpartition("> \n")[0].rpartition("\n\nRoyal")[2]


def offers(person: Person) -> list[int]:
    """Numbers of the moves on the last page."""
    bottom = last_page(person).rpartition("\n\n")[2]
    return [int(number) for number in re.findall(r"(?<=\s)(\d+) (?=take|build|trail)", bottom)]


def duel(*typed: str) -> Person:
    """Seed 42: you hold 2♣ 5♥ 8♣ 10♦, on the table lie 4♣ 8♦ Q♠ K♠."""
    return sit(lines(*typed), "royal-dominican", seed=42)


def test_the_first_page_shows_table_hand_and_numbered_moves():
    page = last_page(duel())
    assert "table   4♣  8♦  Q♠  K♠" in page
    assert "hand    2♣  5♥  8♣  10♦" in page
    assert "8♣   4 take 8♦" in page
    assert "seed 42" in page
    assert all(len(line) <= 80 for line in page.splitlines())


def test_a_card_a_rank_and_a_sign_narrow_the_list():
    assert offers(duel()) == [1, 2, 3, 4, 5]
    assert offers(duel("2")) == [1, 2, 3, 4, 5], "2 is the number of a move and is played"
    assert offers(duel("8")) == [4]
    assert offers(duel("2c")) == [1, 2]
    assert offers(duel("x")) == [4]
    assert offers(duel("+")) == [1]
    assert offers(duel("=10")) == [1]
    assert offers(duel("trail")) == [2, 3, 5]
    assert offers(duel("2c", "t")) == [2]
    assert offers(duel("2c", "5h")) == [3], "what does not fit the shorter list is looked for in the whole"
    assert offers(duel("2c", ".")) == [1, 2, 3, 4, 5]


def test_enter_plays_the_only_move_left_and_nothing_else():
    assert "You take 8♦ with 8♣." in duel("8", "").seen
    assert "You " not in duel("2c", "").seen.replace("You  ", "")


def test_the_whole_text_of_a_move_plays_it():
    assert "You build 10: 2♣ with 8♦." in duel("2♣+8♦=10").seen
    assert "You trail 10♦." in duel("TRAIL 10d").seen


def test_a_number_that_is_also_a_rank_is_asked_back_about():
    person = duel("5")
    assert "5 is the number of trail 10♦: Enter plays it." in last_page(person)
    assert "5h shows the 5s" in last_page(person)
    assert "You trail 10♦." in duel("5", "").seen
    assert offers(duel("5", "5h")) == [3]


def test_a_question_mark_asks_why_not():
    for line in ("? trail 8c", "trail 8c?", "trail 8♣"):
        assert "Not allowed (C-8): " in last_page(duel(line)), line
    assert "is allowed." in last_page(duel("? trail 5h"))
    assert "shows the captures" in duel("?").seen
    assert "C-8 Equal cards" in duel("r c-8").seen


def test_a_letter_that_shows_moves_is_no_command_and_is_not_played_by_enter():
    zwanzig = sit(lines("s", ""), "zwanzig-ab-jager", seed=4, seat=1)
    assert "type 1 to play, score for the command" in zwanzig.seen
    assert "You make" not in zwanzig.seen


# ---------------------------------------------------------------------- leaving and coming back
def resume_line(person: Person) -> str:
    found = re.search(r"virado play --resume (\S+)", person.seen)
    assert found
    return found[1]


@pytest.mark.parametrize("variant", ["royal-dominican", "raub", "zwanzig-ab", "hazari", "tuxedo(players=3)"])
def test_a_saved_match_goes_on_as_if_nobody_had_left(variant: str):
    script = by_chance(21)
    typed: list[str] = []

    def first(page: str) -> str | None:
        typed.append(script(page) or "")
        return typed[-1] if len(typed) <= 6 else None

    left = sit(first, variant, bots="greedy")
    file = resume_line(left)
    match, _, _ = saved.load(Path(file))
    rest = by_chance(5)
    pages: list[str] = []

    def on(page: str) -> str | None:
        pages.append(page)
        return rest(page) if len(pages) <= 6 else None

    sit(on, variant, resume=file)
    again, _, _ = saved.load(Path(file))
    assert again.record().moves[: len(match.steps)] == match.record().moves
    assert again.record().chance[: len(match.chance)] == match.record().chance
    assert len(again.steps) > len(match.steps)


def test_it_is_saved_after_every_move(own_folder: Path):
    steps: list[int] = []

    def script(page: str) -> str | None:
        (file,) = (own_folder / "matches").glob("*.json")
        steps.append(len(saved.load(file)[0].steps))
        return "8c x 8d" if len(steps) == 1 else None

    sit(script, "royal-dominican", seed=42)
    assert steps == [0, 2]


def test_control_c_saves_and_says_how_to_go_on():
    def script(page: str) -> str | None:
        raise KeyboardInterrupt

    assert "virado play --resume" in sit(script, "royal-dominican").seen


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
        while b".json" not in seen:
            # as a person would: again, if nothing happens (a signal just before the wait for keys is not heard)
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


def test_the_last_match_is_found_without_a_name_and_others_by_a_short_one():
    sit(lines(), "raub", seed=3)
    file = Path(resume_line(duel("8c x 8d")))
    os.utime(file, (2e9, 2e9))
    assert "You take 8♦ with 8♣." in sit(lines(), resume="").seen
    assert "Raub" in sit(lines(), resume="raub-seed-3").seen
    file.unlink()
    with pytest.raises(OptionsError):
        sit(lines(), resume="royal-dominican-seed-42")


def test_a_plain_record_can_be_played_on(own_folder: Path):
    match, _, _ = saved.load(Path(resume_line(duel("8c x 8d"))))
    file = own_folder / "record.json"
    file.write_bytes(encode(match.record()))
    assert "You take 8♦ with 8♣." in sit(lines(), resume=str(file)).seen


@pytest.mark.parametrize("content", [b"", b"{", b'{"table": 1}', b'{"table": 9, "seat": 0}', b"\xff\xfe"])
def test_a_file_that_is_no_match_is_refused(content: bytes, own_folder: Path):
    file = own_folder / "broken.json"
    file.write_bytes(content)
    with pytest.raises(OptionsError):
        sit(lines(), resume=str(file))


@pytest.mark.parametrize(
    "given", [{"bots": "genius"}, {"seat": 4}, {"players": 9}, {"variant": "royal-dominikan"}]
)
def test_what_does_not_exist_is_refused_before_anything_is_shown(given: dict[str, Any]):
    with pytest.raises(OptionsError):
        sit(lines(), **{"variant": "royal-dominican", **given})


# ---------------------------------------------------------------------- the others
def test_greedy_plays_for_a_stronger_bot_that_is_still_getting_ready(monkeypatch: pytest.MonkeyPatch):
    asked: list[str] = []
    may_go_on = Event()

    class Slow(Bot):
        name = "slow"

        def __init__(self, level: str) -> None:
            self.level = level

        def suggest(self, view: View) -> list[Suggestion]:
            asked.append(self.level)
            if self.level == "expert":
                may_go_on.wait()
            return [
                Suggestion(next(view.variant.game.legal(view.state, view.table, view.seat)), 0.0, 0.0, "")
            ]

    def make(level: str, *, seed: int = 0) -> Bot:
        return Slow(level)

    monkeypatch.setattr(players, "bot", make)
    match = Match("royal-dominican(players=2)", seed=1)
    others = players.Players(match, [saved.Sitter(name="You"), saved.Sitter(name="Rosa", level="expert")])
    background = Background()
    others.get_ready(background)
    assert others.waiting
    match.play(0, next(match.legal()))
    others.choose(1)
    assert asked == ["expert", "greedy"]
    may_go_on.set()
    done = Event()
    background.begin(done.set)
    assert done.wait(20)
    others.choose(1)
    assert asked == ["expert", "greedy", "expert"]


@pytest.mark.parametrize(
    ("typed", "levels"),
    [
        (["1"], ["beginner", "beginner", "beginner"]),
        ([""], ["club", "club", "club"]),
        (["ex"], ["expert", "expert", "expert"]),
        (["dial:0.7, 1"], ["dial:0.7", "beginner", "dial:0.7"]),
        (["4", "dial:2", "3"], ["expert", "expert", "expert"]),
    ],
)
def test_a_person_who_starts_without_options_chooses_how_well_the_others_play(
    typed: list[str], levels: list[str]
):
    left = iter(typed)
    person = Person(lambda page: next(left, None))
    console = Console(
        person, person.paper, Ink(colours=PLAIN, unicode=True), lively=True, columns=80, rows=24
    )
    answer = ask_levels(console, "Raub", ["Ante", "Nada", "Stipe"])
    assert answer is not None
    assert levels_for(answer, 3) == levels
    assert person.seen.count("No: ") == len(typed) - 1


def test_who_leaves_at_that_question_leaves_nothing_behind(own_folder: Path):
    person = Person(lambda page: None)
    console = Console(
        person, person.paper, Ink(colours=PLAIN, unicode=True), lively=True, columns=80, rows=24
    )
    given = {"variant": "raub", "seed": 1, "players": None, "teams": None, "bots": None}
    assert app.run(argparse.Namespace(**given, seat=None, resume=None), console) == 0
    assert not list(own_folder.rglob("*.json"))


@pytest.mark.parametrize("bots", ["beginner", "club", "dial:0.3,beginner", "greedy"])
def test_a_hint_is_a_club_player_s_where_nobody_better_sits(bots: str):
    seen = sit(lines("h"), "casino", seed=3, bots=bots).seen
    assert re.search(r"A club player would choose 6♣ x 4♣ 2♣: [+-]\d\.\d\d points, [a-z].*\.\n", seen)
    assert re.search(r"Then .*: [+-]\d\.\d\d points, [a-z]", seen)


# ---------------------------------------------------------------------- secrets and ink
@pytest.mark.parametrize("variant", ["royal-dominican", "raub", "zwanzig-ab", "hazari"])
def test_nothing_is_shown_that_the_seat_may_not_know(variant: str):
    """The same pages come of another deal of the cards that the seat cannot see."""
    script = lines()
    one = sit(script, variant, seed=77).seen
    match, seat, _ = saved.load(Path(resume_line(sit(lines(), variant, seed=77))))
    hidden = set(match.deck.names) - set(re.findall(r'"(\w\w)"', match.view(seat).to_bytes().decode()))
    shown = {match.deck.pretty(match.deck.card(name)) for name in hidden}
    assert not [card for card in shown if re.search(rf"(?<!\w){card}", one)]


def test_cards_have_four_colours_and_none_where_none_are_wanted():
    many = Ink(colours=MANY, unicode=True)
    assert len({many.card(f"K{suit}").split("K")[0] for suit in "shdc"}) == 4
    assert width(many.cards(["Td", "Ks"])) == len("10♦ K♠")
    assert (
        ink_for({"TERM": "xterm-256color", "NO_COLOR": "1"}, terminal=True, encoding="utf-8").card("Td")
        == "10♦"
    )
    assert ink_for({"TERM": "vt100"}, terminal=True, encoding="ascii").unicode is False
    assert Ink(colours=PLAIN, unicode=False).card("Td") == "10d"
    assert "\x1b" not in Ink(colours=PLAIN, unicode=True).paint("stop", "no")


@pytest.mark.parametrize(("columns", "rows"), [(80, 24), (60, 18), (120, 40)])
def test_a_crowded_page_keeps_to_its_size(columns: int, rows: int):
    ink = Ink(colours=PLAIN, unicode=True)
    choices = [
        Choice(
            number=i,
            move=(i, 0, 0),
            text=f"Kd x {i}",
            label=f"take {i} cards of many",
            played=("Kd" if i < 30 else "Qd",),
        )
        for i in range(1, 60)
    ]
    lines = compose(
        ink,
        columns,
        rows,
        header=["A game", "deal 1"],
        table=["a table"] * 8,
        news=["Somebody plays a card."] * 20,
        question="Your turn.",
        choices=choices,
        notes=[],
        footer=["? help"],
    )
    assert len(lines) <= rows - 1
    assert all(width(line) <= columns for line in lines)
    if rows == 24:
        assert "29 moves in all: type kd" in "\n".join(lines)


def test_hazari_names_what_is_not_in_order_at_once():
    def script(page: str) -> str | None:
        return next(typed, None)

    typed = iter(["1", "1", "up"])
    seen = sit(script, "hazari", seed=7).seen
    hand = re.search(r"hand   (.*)", seen)
    assert hand
    assert "Ready: type up" in seen
    assert "Round 1" in seen
    typed = iter(["3 5s 4s 3s", "1 10h 9h 8s", "2 kc 5c 3c", "order", "up"])
    seen = sit(script, "hazari", seed=7).seen
    assert "Not in order (H-13):" in seen
    assert seen.index("Not in order") < seen.index("Ready: type up") < seen.index("Round 1")
