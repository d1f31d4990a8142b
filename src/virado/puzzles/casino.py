"""The puzzles of the Casino family."""

from virado.bots.contract import PERCENT, POINTS, Candidate
from virado.games.casino.messages import Build, Capture, CasinoView, Trail
from virado.puzzles.contract import Budgets, PuzzleParts, Situation, Theme

SWEEP_THREAT = "but-would-sweep"


def _threatens(candidate: Candidate) -> bool:
    """Return True if a single card could sweep the table after a move."""
    return any(reason.code == SWEEP_THREAT for reason in candidate.reasons)


def _data(situation: Situation) -> CasinoView:
    data = situation.view.data
    assert isinstance(data, CasinoView)
    return data


def prevents_sweep(situation: Situation) -> bool:
    """Return True if the tempting move lets a card sweep the table, and the best move does not."""
    return _threatens(situation.tempting) and not _threatens(situation.best)


def takes_in_last_round(situation: Situation) -> bool:
    """Return True if the best move captures in the last round of a deal."""
    return _data(situation).last_round and isinstance(situation.best.move, Capture)


def leaves_in_last_round(situation: Situation) -> bool:
    """Return True if the best move lays down or builds in the last round of a deal."""
    return _data(situation).last_round and not isinstance(situation.best.move, Capture)


def builds(situation: Situation) -> bool:
    """Return True if the best move makes, raises or extends a build."""
    return isinstance(situation.best.move, Build)


def weighs_capture(situation: Situation) -> bool:
    """Return True if the tempting move captures, and the best move captures other cards or none."""
    return isinstance(situation.tempting.move, Capture)


def picks_card(situation: Situation) -> bool:
    """Return True if the best and the tempting move lay different cards down."""
    return isinstance(situation.best.move, Trail) and isinstance(situation.tempting.move, Trail)


PUZZLES = PuzzleParts(
    themes=(
        Theme("last-take", takes_in_last_round),
        Theme("last-leave", leaves_in_last_round),
        Theme("prevent-sweep", prevents_sweep, beyond_club=False),
        Theme("build", builds, beyond_club=False),
        Theme("capture", weighs_capture, beyond_club=False),
        Theme("lay", picks_card),
    ),
    budgets=Budgets(quick=200, usual=1000, deep=5000),
    margins={POINTS: 0.5, PERCENT: 5.0},
)
