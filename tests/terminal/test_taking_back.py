"""Tests for taking back a move at the terminal: where it is possible, the record, resuming, and refusals."""

import random
from pathlib import Path

import pytest

from tests.terminal.scripted_person import first_move, lines, play_script, resume_line
from virado.cases.positions import match_of
from virado.games.catalogue import variant as find_variant
from virado.languages import LANGUAGES
from virado.match import Match
from virado.refusal import IllegalError
from virado.session.undo_steps import can_take_back, find_steps_to_take_back
from virado.terminal import saved_matches
from virado.terminal.host import Host
from virado.terminal.texts import COMMANDS
from virado.words import catalogue

pytestmark = pytest.mark.usefixtures("own_folder")

FORMS = {
    "royal-dominican": False,
    "tuxedo(players=3)": False,
    "kaszino-kirschner": False,
    "raub": True,
    "zwanzig-ab": True,
    "zwanzig-ab-jager": True,
    "hazari": False,
}
"""Forms, with True where a move of the person can be taken back in the match of the test."""
MOVES = 30
"""Maximum number of moves that the person makes in a match."""


def host_of(form: str, path: Path, seed: int = 7) -> Host:
    match = Match(find_variant(form), seed=seed)
    players = match.variant.players
    names = ["You", *("Rosa", "Ana", "Josip", "Stipe")][:players]
    occupants = [saved_matches.occupant(name, "greedy" if i else None) for i, name in enumerate(names)]
    return Host(match, 0, names, occupants, path)


def await_turn(host: Host) -> None:
    """Let the bots play until the person has a decision."""
    host.ask_calls()
    while not host.over and not host.is_my_turn:
        host.ask_move()
        host.ask_calls()


def saved_match(path: Path) -> Match:
    match, _ = saved_matches.load(path)
    return match


@pytest.mark.parametrize("form", FORMS)
def test_a_move_is_taken_back_where_the_session_allows_it_and_the_record_replays(form: str, tmp_path: Path):
    host = host_of(form, tmp_path / "match.json")
    rng = random.Random(3)
    taken_back = 0
    for _ in range(MOVES):
        await_turn(host)
        if host.over:
            break
        now = saved_match(tmp_path / "match.json") if host.steps else None
        steps = find_steps_to_take_back(now, 0) if now else ()
        if now is not None and steps and can_take_back(now, 0, steps):
            record = now.record()
            host.take_back()
            taken_back += 1
            back = saved_match(tmp_path / "match.json")
            assert back.steps == now.steps[: steps[0]]
            assert match_of(back.record()).record() == back.record()
            assert host.is_my_turn
            host.play(now.steps[steps[0]].move)
            await_turn(host)
            again = saved_match(tmp_path / "match.json").record()
            assert again.moves == record.moves
            assert again.chance[: len(record.chance)] == record.chance
        else:
            with pytest.raises(IllegalError) as refused:
                host.take_back()
            assert refused.value.code == ("undo-past-seen-card" if steps else "nothing-to-undo")
            if now is not None:
                assert saved_match(tmp_path / "match.json").record() == now.record()
        host.play(rng.choice(host.view().legal(20)))
    assert bool(taken_back) == FORMS[form]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("word", ["u", "undo", "own"])
def test_the_hand_and_the_question_are_shown_again(language: str, word: str):
    typed = catalogue(language).text("terminal-command-undo.words").split()[0] if word == "own" else word
    seen = play_script(lines("0", typed), "zwanzig-ab", lang=language).seen_text
    note = catalogue(language).text("terminal-note-taken-back")
    assert " ".join(note.split()) in " ".join(seen.split())


def test_a_move_made_before_resuming_is_taken_back():
    left = play_script(lines("0"), "zwanzig-ab")
    file = Path(resume_line(left))
    before = saved_match(file)
    again = play_script(lines("undo"), "zwanzig-ab", resume=str(file))
    assert "Your move is taken back: choose again." in again.seen_text
    after = saved_match(file)
    assert len(after.steps) < len(before.steps)
    assert after.steps == before.steps[: len(after.steps)]


def test_the_note_tells_why_nothing_can_be_taken_back():
    seen = play_script(lines("undo", "1", "undo"), "royal-dominican", seed=42).seen_text
    assert "Nothing can be taken back: there is no move of yours to take back." in seen
    assert "Nothing can be taken back: a card has been seen since." in seen
    seen = play_script(lines("1", "u", "u"), "hazari", bots="greedy").seen_text
    assert "Nothing can be taken back: there is no move of yours to take back." in seen


def test_the_help_page_and_the_footer_name_the_command():
    seen = play_script(lines("?"), "royal-dominican").seen_text
    assert "u undo" in seen
    assert "takes back your last move" in seen
    assert "undo" in COMMANDS


def test_undo_is_answered_at_the_question_about_a_call():
    asked: list[str] = []

    def script(page: str) -> str | None:
        if "Is that an orange?" in page:
            asked.append(page)
            return "u" if len(asked) == 1 else None
        return first_move(page)

    seen = play_script(script, "tuxedo", seed=1).seen_text
    assert "Nothing can be taken back: a card has been seen since." in seen
    assert len(asked) == 2
