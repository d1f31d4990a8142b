"""The puzzles in the package: every one can be replayed, has a best move, and hides what its seat does not know."""

import random

import msgspec
import pytest

from tests.nightly import NIGHTLY, nightly
from virado.bots.catalogue import bot, players
from virado.bots.contract import Budget, Candidate, Rng
from virado.families import FAMILIES, load
from virado.games.messages import PUBLIC
from virado.languages import LANGUAGES
from virado.match import variant_of
from virado.puzzles.contract import PuzzleParts, Situation
from virado.puzzles.puzzle import Puzzle, PuzzleOption
from virado.puzzles.shipped import FOLDER, Collection, decode, encode, shipped
from virado.words import catalogue

SAMPLE = 6
"""Number of puzzles of each family that the default tests replay; the nightly ones replay all."""
LARGEST = 500_000
"""Maximum size of all files, in bytes."""
FEWEST = {"casino": 100, "raub": 100, "zwanzig_ab": 100, "hazari": 50}
"""Minimum number of puzzles by family; Hazari takes about 15 times as long to mine as the trick games."""
OVERTURNED = 2
DRAWN = 200
TEN_TIMES = 10


def collection(family: str) -> Collection:
    found = shipped(family)
    assert found is not None
    return found


PUZZLES = [
    puzzle for family in FAMILIES.values() if family.puzzles for puzzle in collection(family.name).puzzles
]


def sample() -> list[Puzzle]:
    if NIGHTLY:
        return PUZZLES
    rng = random.Random(1)
    by_family = {family: [each for each in PUZZLES if each.family == family] for family in FAMILIES}
    return [puzzle for found in by_family.values() for puzzle in rng.sample(found, min(SAMPLE, len(found)))]


def parts_of(puzzle: Puzzle) -> PuzzleParts:
    found: PuzzleParts = load(FAMILIES[puzzle.family].puzzles)
    return found


@pytest.mark.parametrize("puzzle", sample(), ids=lambda puzzle: f"{puzzle.family}-{puzzle.name}")
def test_a_puzzle_is_replayed_and_its_moves_are_legal(puzzle: Puzzle):
    match = puzzle.match()  # this compares the digests
    assert len(puzzle.record.digests) == 8 * (puzzle.step + 1)
    assert len(match.steps) == puzzle.step == len(puzzle.record.moves)
    view = puzzle.view()
    assert puzzle.seat in view.to_act
    for option in puzzle.options:
        assert str(match.judge(puzzle.seat, option.move).move) == option.move


@pytest.mark.parametrize("puzzle", sample(), ids=lambda puzzle: f"{puzzle.family}-{puzzle.name}")
def test_the_view_of_a_puzzle_shows_no_hidden_hand(puzzle: Puzzle):
    view, public = puzzle.view(), puzzle.match().view(PUBLIC)
    for seat, hand in enumerate(view.data.hands):
        assert seat == puzzle.seat or isinstance(hand, int) or hand == public.data.hands[seat]


@pytest.mark.parametrize("puzzle", sample(), ids=lambda puzzle: f"{puzzle.family}-{puzzle.name}")
def test_a_puzzle_is_clear_and_the_greedy_player_misses_it(puzzle: Puzzle):
    view = puzzle.view()
    losses = [option.loss for option in puzzle.options]
    assert losses == sorted(losses)
    assert puzzle.best.loss == 0
    assert puzzle.margin >= parts_of(puzzle).margins[puzzle.unit] - 0.01
    assert puzzle.margin >= 3 * puzzle.error - 0.05
    assert str(bot("greedy").choose(view)) == puzzle.tempting != puzzle.best.move
    assert puzzle.option(puzzle.tempting) is not None
    assert puzzle.best.reasons


@pytest.mark.parametrize("puzzle", sample(), ids=lambda puzzle: f"{puzzle.family}-{puzzle.name}")
def test_a_puzzle_has_the_first_theme_that_fits(puzzle: Puzzle):
    view = puzzle.view()
    tempting = puzzle.option(puzzle.tempting)
    assert tempting is not None

    def candidate(option: PuzzleOption) -> Candidate:
        move = puzzle.match().judge(puzzle.seat, option.move).move
        return Candidate(move, -option.loss, puzzle.error, puzzle.unit, option.reasons)

    theme = parts_of(puzzle).theme_of(Situation(view, candidate(puzzle.best), candidate(tempting)))
    assert theme is not None
    assert theme.name == puzzle.theme


def test_names_are_distinct():
    assert len({puzzle.name for puzzle in PUZZLES}) == len(PUZZLES)


def test_the_files_are_small_and_name_their_miners():
    assert sum(path.stat().st_size for path in FOLDER.glob("*.jsonl")) <= LARGEST
    for family in {puzzle.family for puzzle in PUZZLES}:
        header = collection(family).header
        assert header.family == family
        assert header.mined_by != header.confirmed_by
        assert header.commit
        assert all(variant_of(each.record).game.name == family for each in collection(family).puzzles)


def test_a_file_is_read_as_it_was_written():
    found = collection(PUZZLES[0].family)
    again = decode(encode(found.header, found.puzzles))
    assert msgspec.json.encode(again) == msgspec.json.encode(found)


@pytest.mark.parametrize("family", sorted({puzzle.family for puzzle in PUZZLES}))
def test_half_of_the_themes_are_beyond_the_club_player(family: str):
    parts: PuzzleParts = load(FAMILIES[family].puzzles)
    assert 2 * sum(theme.beyond_club for theme in parts.themes) >= len(parts.themes)


def test_every_theme_has_a_name_in_every_language():
    for family in FAMILIES.values():
        if family.puzzles:
            parts: PuzzleParts = load(family.puzzles)
            for tag in LANGUAGES:
                assert all(
                    catalogue(tag).text(f"puzzles-theme-{family.name}-{theme.name}") for theme in parts.themes
                )


@pytest.mark.parametrize("family", sorted({puzzle.family for puzzle in PUZZLES}))
class TestEveryPuzzle:
    pytestmark = nightly

    def test_reasons_are_those_of_the_expert(self, family: str):
        for puzzle in collection(family).puzzles:
            view = puzzle.view()
            expert = players(family).player("expert")
            expert.prepare(view.variant)
            move = puzzle.match().judge(puzzle.seat, puzzle.best.move).move
            judged = expert.judge(view, move, Budget(simulations=parts_of(puzzle).budgets.quick), rng=Rng(0))
            found = next(each for each in judged.candidates if str(each.move) == puzzle.best.move)
            known = [reason.code for reason in puzzle.best.reasons]
            assert [reason.code for reason in found.reasons][:1] == known[:1]

    def test_the_club_player_misses_the_themes_beyond_it(self, family: str):
        for puzzle in collection(family).puzzles:
            if parts_of(puzzle).theme(puzzle.theme).beyond_club:
                assert str(bot("club").choose(puzzle.view(), rng=Rng(0))) != puzzle.best.move


@pytest.mark.parametrize("family", sorted({puzzle.family for puzzle in PUZZLES}))
def test_a_family_has_enough_puzzles(family: str):
    assert len(collection(family).puzzles) >= FEWEST[family]


class TestDeepSearch:
    pytestmark = nightly

    def test_a_search_ten_times_as_deep_overturns_few(self):
        drawn = random.Random(2).sample(PUZZLES, min(DRAWN, len(PUZZLES)))
        overturned: list[str] = []
        for puzzle in drawn:
            view = puzzle.view()
            expert = players(puzzle.family).player("expert")
            expert.prepare(view.variant)
            budget = Budget(simulations=TEN_TIMES * parts_of(puzzle).budgets.deep)
            if str(expert.think(view, budget, rng=Rng(7)).best.move) != puzzle.best.move:
                overturned.append(puzzle.name)
        assert len(overturned) <= OVERTURNED * len(drawn) / DRAWN, overturned
