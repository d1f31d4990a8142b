"""The small family of docs/tutorials/new-game.md with all its parts, registered from outside the package."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.examples.highest import FAMILY, WORDS, check_moves
from tests.examples.highest.check_moves import differences
from tests.invariants.variants import arrays, mirrors
from tests.states import state_of
from tests.terminal.scripted_person import Person, console_of, lines, play_script
from virado import families, invocation, record
from virado.bots.catalogue import bot, characters
from virado.cards import FRENCH52
from virado.cases.positions import cases_of, match_at, match_of
from virado.cli import main
from virado.games.catalogue import presets, variant
from virado.games.messages import PUBLIC
from virado.kernel.playout import make_random_play
from virado.match import Match
from virado.refusal import IllegalError, OptionsError
from virado.terminal import saved_matches
from virado.terminal.levels import ask_levels, levels_for
from virado.words import catalogue
from virado.words.catalogue import extra_folder as added_words

ROOT = Path(__file__).parents[1]
CASES = [
    {
        "id": "x-1",
        "preset": "highest",
        "position": {"hands": {"0": ["As", "Kd"]}},
        "legal": ["card As", "Kd"],
    },
    {
        "id": "x-2",
        "preset": "highest",
        "position": {"hands": {"0": ["As"]}},
        "illegal": [{"move": "card Kd", "error": "not-in-hand"}],
    },
]


@pytest.fixture(autouse=True)
def highest() -> Iterator[None]:
    """Register the family and its messages."""
    with families.add_family(FAMILY), added_words(WORDS):
        yield


def test_the_family_is_found_by_its_variants() -> None:
    assert str(variant("highest(target=3)")) == "highest(target=3)"
    assert {"highest", "highest-long"} < set(presets())


@pytest.mark.parametrize("name", ["highest", "highest(players=3)", "highest-long"])
def test_a_match_is_played_to_its_end_and_rebuilt_from_its_record(name: str) -> None:
    match = Match(name, seed=4)
    while not match.over:
        seat = match.to_act[0]
        held = len(match.view(seat).legal())
        assert held == match.view(seat).count_legal()
        match.play(seat, bot("club" if seat == 0 else "random").choose(match.view(seat)))
    assert max(match.scores) >= match.variant.options.target
    assert match.winners == (match.scores.index(max(match.scores)),)
    again = match_of(record.decode(record.encode(match.record())))
    assert state_of(again) == state_of(match)
    assert again.events() == match.events()


def test_interpreted_and_compiled_play_agree() -> None:
    from virado.kernel.compile import kernel

    table = variant("highest(players=3)")
    play = make_random_play(table.game.rules)
    a, m = arrays(table, 5), mirrors(table, 5)
    packs = kernel(play)(a.pool, a.configs, a.workspaces, a.moves, a.pack, a.rng, 200)
    assert play(m.pool, m.configs, m.workspaces, m.moves, m.pack, m.rng, 200) == packs
    assert table.game.state_type.load(a.pool) == m.pool[0]


def test_a_card_of_another_hand_is_refused_with_a_message() -> None:
    match = match_at("highest", {"hands": {"0": ["As", "Kd", "2c"], "1": ["Qh"]}}, seed=1)
    with pytest.raises(IllegalError) as error:
        match.play(0, "card Qh")
    assert str(error.value) == "X-2: Q♥ is not in your hand [card Qh]"


def test_views_hide_the_cards_of_others() -> None:
    hidden = [
        match_at("highest", {"hands": {"0": ["As", "Kd", "2c"], "1": [card]}}, seed=1).view(0).to_bytes()
        for card in ("3c", "Qh")
    ]
    assert hidden[0] == hidden[1]
    assert match_at("highest", {}, seed=1).view(PUBLIC).data.hands == (3, 3)


def test_cases_of_the_family_are_checked() -> None:
    reader = cases_of("highest")
    assert [reader.check_case(case) for case in CASES] == [[], []]
    assert reader.check_case({**CASES[0], "illegal": [{"move": "As"}]})
    (other,) = reader.check_case({**CASES[1], "illegal": [{"move": "Kd", "error": "not-your-turn"}]})
    assert other.code == "other-refusal"


def test_the_case_file_of_the_tutorial_passes(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", str(ROOT / "tests" / "examples" / "highest" / "cases.yaml")]) == 0
    assert capsys.readouterr().out.startswith("2 passed")


def test_listed_and_judged_moves_are_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    assert differences("highest(players=3)", 3) == []
    monkeypatch.setattr(check_moves, "MOVES", check_moves.MOVES[:-1])
    (wrong,) = differences("highest(hand_size=13, players=4)", 1)
    assert wrong.endswith(f": card {FRENCH52.names[-1]}")


def test_the_family_is_played_in_the_terminal(own_folder: Path) -> None:
    person = play_script(lambda page: "1" if "Which card?" in page else "", "highest", seed=3)
    assert re.search(r"You play \S+\.", person.seen_text)
    assert re.search(r"wins? the match\.", person.seen_text)
    assert re.search(r" this deal +score\nyou +(\+\d|0) +\d", person.seen_text)
    assert list((own_folder / "records").glob("*.json"))


def test_a_match_of_the_family_is_resumed_by_the_program_that_has_it(
    own_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(invocation, "program", "python -m highest")
    left = play_script(lines("1"), "highest", bots="greedy", seed=3)
    assert "  python -m highest play --resume highest-seed-3\n" in left.seen_text
    assert saved_matches.newest_unfinished() == own_folder / "matches" / "highest-seed-3.json"
    play_script(lambda page: None, resume="highest-seed-3")
    monkeypatch.delitem(families.FAMILIES, "highest")
    with pytest.raises(OptionsError) as caught:
        saved_matches.newest_unfinished()
    assert caught.value.refusal.detail == "nothing-unfinished"
    monkeypatch.undo()


def test_a_move_is_described_in_words() -> None:
    view = match_at("highest", {"hands": {"0": ["As", "Kd", "2c"]}}, seed=1).view(0)
    narration = families.load(FAMILY.narration)
    assert narration.effect(catalogue(), view.describe("As"), None) == "A♠ is then the highest."


def test_a_family_name_can_be_registered_once() -> None:
    with pytest.raises(ValueError, match="highest"), families.add_family(FAMILY):
        pass


def test_the_tutorial_shows_the_files_of_the_family() -> None:
    page = (ROOT / "docs" / "tutorials" / "new-game.md").read_text("utf-8")
    shown = re.findall(r"^`(tests/examples/\S+)`\n```\w+\n(.*?)\n```$", page, re.DOTALL | re.MULTILINE)
    assert len(shown) > 12
    assert not [path for path, text in shown if text not in (ROOT / path).read_text("utf-8")]


def test_a_family_with_one_player_for_several_names_shows_that_player():
    game = variant("highest").game
    assert levels_for(None, 2, game, 0.5) == ["greedy", "greedy"]
    assert levels_for("expert,random", 2, game, 0.5) == ["greedy", "random"]


def test_a_family_without_characters_offers_the_levels_of_every_family_in_the_terminal():
    console = console_of(Person(lines("club")), lively=True)
    game = variant("highest").game
    assert characters()[game.name] == ()
    assert ask_levels(console, game, "Highest", ["Rosa"], 0.25) == "club"
