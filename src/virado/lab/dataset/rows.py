"""A part of a data set: plays its matches and writes their rows to two Parquet files."""

import importlib
import io
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

import msgspec

from virado.bots.contract import Rng
from virado.games.catalogue import variant as find_variant
from virado.games.messages import Call, Move
from virado.games.step_budget import StepBudget
from virado.games.variant import Variant
from virado.lab.arena.games import BotRefusedError, Player, play_games
from virado.lab.arena.players import make_player, make_ready
from virado.lab.dataset.columns import MATCHES, MOVES, DataColumn, schema
from virado.lab.dataset.plan import DatasetPlan
from virado.match import Match
from virado.view import AnyView


class PartFiles(NamedTuple):
    """The complete contents of a part's two files."""

    number: int
    matches: bytes
    moves: bytes


def play_part(simulated: DatasetPlan, number: int) -> PartFiles:
    """Play the matches of a part and return its files.

    The bytes are identical on every run and machine. Raises OptionsError if a bot fails.
    """
    variant = find_variant(simulated.variant)
    make_ready(simulated.plan())
    matches: list[dict[str, Any]] = []
    moves: list[dict[str, Any]] = []
    for match in simulated.part(number):
        result, made = play(simulated, variant, match)
        matches.append(result)
        moves += made
    return PartFiles(number, _file(matches, MATCHES), _file(moves, MOVES))


def play(
    simulated: DatasetPlan, variant: Variant, number: int
) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """Play a match and return its row of `matches` and its rows of `moves`."""
    seed = simulated.seed_of(number)
    names = simulated.bot_names(number, variant.players)
    players = [_player(simulated, name)._replace(rng=Rng(seed)) for name in names]
    match = Match(variant, seed=seed)
    noted = MoveRecorder(number, names)
    try:
        finished = play_games(match, players, _ignore_time, one_deal=False, note=noted)
    except BotRefusedError as refused:
        raise refused.refusal(names[refused.seat], number) from refused.error
    result = {
        "match": number,
        "seed": seed,
        "bots": names,
        "dealer": match.first_dealer,
        "deals": match.deal,
        "decisions": len(noted.rows),
        "scores": match.scores,
        "winners": match.winners,
        "given_up": not finished,
        "record": msgspec.json.encode(match.record()).decode(),
    }
    return result, noted.rows


def _ignore_time(_seat: int, _seconds: float) -> None:
    return


@cache
def _player(simulated: DatasetPlan, name: str) -> Player:
    """Return a player of the data set.

    The cache ensures that each process starts a program only once.
    """
    return make_player(name, simulated.plan())


class MoveRecorder:
    """A recorder of a match's rows of `moves`, one row for each decision."""

    def __init__(self, match: int, names: Sequence[str]) -> None:
        self.rows: list[dict[str, Any]] = []
        self._match = match
        self._names = names
        self._heard = [0] * len(names)
        """Number of events that earlier rows of a seat contain, by seat."""

    def __call__(self, view: AnyView, move: Move) -> None:
        """Record a decision of the view's seat, before the move is made."""
        seat = view.seat
        self.rows.append(
            {
                "match": self._match,
                "number": len(self.rows),
                "seat": seat,
                "bot": self._names[seat],
                **known_columns(view, self._heard[seat], is_call=isinstance(move, Call)),
                "move": str(move),
            }
        )
        self._heard[seat] = view.event_count


def known_columns(view: AnyView, since: int, *, is_call: bool) -> dict[str, Any]:
    """Return the columns that hold the knowledge of the view's seat.

    They include the events from index `since` on.
    """
    steps = StepBudget()
    return {
        "deal": view.data.deal,
        "phase": view.phase,
        "call": is_call,
        "legal": len(view.calls()) if is_call else view.count_legal(steps),
        "legal_complete": not steps.is_exhausted,
        "view": msgspec.json.encode(view.data).decode(),
        "heard": msgspec.json.encode(view.events(since)).decode(),
    }


def _file(rows: Sequence[Mapping[str, Any]], columns: Sequence[DataColumn]) -> bytes:
    pa: Any = importlib.import_module("pyarrow")
    pq: Any = importlib.import_module("pyarrow.parquet")
    arrays = {column.name: [row[column.name] for row in rows] for column in columns}
    out = io.BytesIO()
    pq.write_table(pa.table(arrays, schema=schema(columns)), out, compression="zstd")
    return out.getvalue()
