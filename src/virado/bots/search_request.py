"""Searches of built-in bots as lines of text, for another interpreter that runs them."""

import base64
import pickle
from typing import Any, Literal, NamedTuple, TypeAlias

from virado.bots.catalogue import bot
from virado.bots.contract import Analysis, Bot, Budget, Cancel, Rng, never
from virado.bots.packed_view import PackedView
from virado.games.messages import Move
from virado.view import AnyView

SearchKind: TypeAlias = Literal["choose", "think", "judge"]
"""The method of the bot that searches."""


class BotSearch(NamedTuple):
    """A search of a bot, without its budget."""

    kind: SearchKind
    view: AnyView
    rng: Rng
    move: Move | None = None
    """The move to judge; None for the other kinds."""

    def run(self, player: Bot, budget: Budget, cancel: Cancel = never) -> Move | Analysis:
        """Return the Move that `choose` returns, or the Analysis of the other kinds."""
        if self.kind == "choose":
            return player.choose(self.view, budget, self.rng, cancel)
        if self.move is None:
            return player.think(self.view, budget, cancel, self.rng)
        return player.judge(self.view, self.move, budget, cancel, self.rng)

    def to_line(self, level: str, budget: Budget) -> str:
        """Return the request for `answer_line`."""
        return _to_line((self.kind, PackedView.from_view(self.view), self.rng, self.move, level, budget))


def answer_line(line: str) -> str:
    """Run the search of a request and return its result for `read_answer`. The request must come from `to_line`.

    Raises RuntimeError if the bot cannot be prepared here.
    """
    kind, packed, rng, move, level, budget = _from_line(line)
    view = PackedView(*packed).unpack()
    player = bot(level)
    player.prepare(view.variant)
    if not player.is_ready(view.variant):
        raise RuntimeError(f"{level} is not ready")
    return _to_line(BotSearch(kind, view, rng, move).run(player, budget))


def read_answer(line: str) -> Move | Analysis:
    """Return the result of a search that `answer_line` has run."""
    return _from_line(line)


def _to_line(value: object) -> str:
    return base64.b64encode(pickle.dumps(value, pickle.HIGHEST_PROTOCOL)).decode()


def _from_line(line: str) -> Any:
    return pickle.loads(base64.b64decode(line))
