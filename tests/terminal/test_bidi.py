"""Tests for right-to-left text: display order, joined letters, and isolated left-to-right parts."""

import pytest

from tests.terminal.scripted_person import lines, play_script
from virado.terminal.bidi import FSI, LRI, LRM, PDI, RLM, is_rtl, isolate, visual
from virado.terminal.columns import width
from virado.terminal.console import Direction, direction_for
from virado.terminal.style import MANY, Style

MARKS = str.maketrans("", "", LRI + PDI + FSI + LRM + RLM)


def shown(line: str, *, rtl: bool = True) -> str:
    """Return a line in display order. Hebrew letters have no joined forms, so only the order is tested."""
    return visual(line, rtl=rtl)


@pytest.mark.parametrize(
    ("line", "order"),
    [
        ("אבג", "גבא"),
        ("אבג 12", "12 גבא"),
        ("אבג 1.5, 20%", "20% ,1.5 גבא"),
        ("אבג Kd x 8h דה", "הד Kd x 8h גבא"),
        ("אבג (דה) [א]", "[א] (הד) גבא"),
        ("Kd אב", "בא Kd"),
        ("א+ב", "ב+א"),
        ("۱۲ א", "א ۱۲"),
        ("", ""),
    ],
)
def test_a_line_is_put_in_order(line: str, order: str):
    assert shown(line) == order


def test_a_line_from_left_to_right_keeps_its_order():
    assert shown("Kd אבג 12", rtl=False) == "Kd 12 גבא"
    assert shown("plain text, 12", rtl=False) == "plain text, 12"


def test_an_isolate_has_its_own_direction_and_moves_as_one_character():
    two = f"{isolate('K♦')} {isolate('10♣')} אב"
    assert shown(two) == "בא 10♣ K♦"
    assert shown("K♦ 10♣ אב") == "בא ♣K♦ 10", "what isolates are for"
    assert shown(f"אב {FSI}3h + 9c = 12{PDI}: ג") == "ג :3h + 9c = 12 בא"
    assert shown(f"אב {FSI}{isolate('K♦')} {isolate('Q♠')}{PDI}") == "K♦ Q♠ בא"


def test_letters_are_joined_and_keep_their_columns():
    word = visual("سلام")
    assert word == "ﻡﺎﻠﺳ", "lam and alef stay two letters"
    assert width(word) == width("سلام") == 4
    assert visual("می\u200cگذارد") == visual("گذارد") + visual("می"), "what a non-joiner parts"
    assert visual("پچژگکی") == "\ufbfd\ufb91\ufb94\ufb8b\ufb7d\ufb58"


def test_styles_stay_with_their_characters():
    style = Style(colours=MANY, unicode=True, rtl=True)
    line = visual(f"אב {style.card('Td')} {style.paint('bold', 'גד')}")
    assert line == "\x1b[1mדג\x1b[0m \x1b[1;38;5;75m10♦\x1b[0m בא"


def test_the_first_strong_letter_decides_the_direction_of_a_line():
    assert is_rtl("12 سلام K")
    assert not is_rtl("12 K سلام")
    assert not is_rtl(f"{isolate('K')} -")


@pytest.mark.parametrize(
    ("environment", "direction"),
    [
        ({"TERM": "xterm-256color"}, Direction.PROGRAM),
        ({"TERM": "xterm-256color", "VTE_VERSION": "6800"}, Direction.PROGRAM),
        ({"TERM": "tmux-256color", "VTE_VERSION": "6800", "TMUX": "/tmp/tmux"}, Direction.TERMINAL),
        ({"TERM": "tmux-256color", "TMUX": "/tmp/tmux"}, Direction.PROGRAM),
        ({"KONSOLE_VERSION": "220401"}, Direction.TERMINAL),
        ({"TERM_PROGRAM": "Apple_Terminal"}, Direction.TERMINAL),
        ({"TERM_PROGRAM": "iTerm.app"}, Direction.PROGRAM),
        ({"KONSOLE_VERSION": "220401", "VIRADO_BIDI": "program"}, Direction.PROGRAM),
    ],
)
def test_the_terminal_decides_which_program_reorders_lines(environment: dict[str, str], direction: Direction):
    assert direction_for(environment, terminal=True) is direction
    assert direction_for(environment, terminal=False) is Direction.LOGICAL


def test_a_persian_page_is_aligned_to_the_right_margin(own_folder: object):
    logical = play_script(lines(), "royal-dominican", lang="fa", seed=42).seen_text
    program = play_script(
        lines(), "royal-dominican", lang="fa", seed=42, direction=Direction.PROGRAM
    ).seen_text
    terminal = play_script(
        lines(), "royal-dominican", lang="fa", seed=42, direction=Direction.TERMINAL
    ).seen_text
    hand = next(line for line in logical.splitlines() if "ورق‌های شما" in line)
    assert hand.translate(MARKS).split() == ["ورق‌های", "شما", "2♣", "5♥", "8♣", "10♦"]
    (ordered,) = [line for line in program.splitlines() if line.rstrip().endswith(visual("ورق‌های شما"))]
    assert ordered.split()[:4] == ["10♦", "8♣", "5♥", "2♣"]
    assert width(ordered.rstrip()) == 79
    assert not set(program.split("\n> ")[0]) & {LRI, PDI, FSI}
    assert f"{RLM}{hand}" in terminal.splitlines()
