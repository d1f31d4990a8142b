"""The miner of puzzles."""

from pathlib import Path

import msgspec
import pytest

from virado.bots.catalogue import bot
from virado.families import FAMILIES
from virado.lab.puzzles.__main__ import MinedFile, MiningPlan, shipped_of
from virado.lab.puzzles.mining import STAGES, MinedDeal, Miner
from virado.refusal import OptionsError

PLAN = MiningPlan(family="raub", seed=7, revision=1)
DEALS = 12


@pytest.fixture(scope="module")
def mined() -> list[MinedDeal]:
    miner = Miner("raub", 7)
    return [miner.mine(deal) for deal in range(DEALS)]


def test_deals_with_the_same_seed_give_the_same_puzzles(mined: list[MinedDeal]):
    found = next(dealt for dealt in mined if dealt.puzzles)
    assert Miner("raub", 7).mine(found.deal) == found


def test_each_stage_leaves_fewer_decisions(mined: list[MinedDeal]):
    for dealt in mined:
        assert list(dealt.counts) == sorted(dealt.counts, reverse=True)
        assert len(dealt.counts) == len(STAGES)
        assert dealt.counts[-1] == len(dealt.puzzles)


def test_the_greedy_player_finds_no_puzzle(mined: list[MinedDeal]):
    for puzzle in (each for dealt in mined for each in dealt.puzzles):
        view = puzzle.view()
        assert str(bot("greedy").choose(view)) == puzzle.tempting != puzzle.best.move
        assert view.explain(puzzle.best.move).legal
        assert puzzle.margin >= 2.0
        assert puzzle.best.reasons


def test_mining_goes_on_after_a_line_that_was_cut_off(mined: list[MinedDeal], tmp_path: Path):
    path = tmp_path / "mined" / "raub.jsonl"
    mine = MinedFile(path, PLAN)
    for dealt in mined[:3]:
        mine.add(dealt)
    with path.open("ab") as file:
        file.write(b'{"deal": 3, "cou')
    again = MinedFile(path, PLAN)
    assert msgspec.json.encode(again.deals) == msgspec.json.encode(mined[:3])
    again.add(mined[3])
    assert msgspec.json.encode(MinedFile(path, PLAN).deals) == msgspec.json.encode(mined[:4])


def test_a_file_of_another_seed_is_refused(tmp_path: Path):
    path = tmp_path / "raub.jsonl"
    MinedFile(path, PLAN)
    with pytest.raises(OptionsError):
        MinedFile(path, MiningPlan(family="raub", seed=8, revision=1))


def test_the_file_to_ship_has_one_puzzle_of_a_theme_in_a_deal(mined: list[MinedDeal]):
    puzzles = [puzzle for dealt in mined for puzzle in dealt.puzzles]
    shipped = shipped_of([*puzzles, *puzzles], 2)
    keys = [(puzzle.theme, puzzle.record.seed) for puzzle in shipped]
    assert len(keys) == len(set(keys))
    assert all(sum(theme == each for each, _ in keys) <= 2 for theme, _ in keys)


@pytest.mark.parametrize("family", [family.name for family in FAMILIES.values() if family.puzzles])
def test_a_deal_depends_on_its_number(family: str):
    miner = Miner(family, 1)
    first, second = miner.match(0), miner.match(1)
    assert first.record() == miner.match(0).record()
    assert first.record() != second.record()
