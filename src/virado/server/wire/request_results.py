"""What the result of each request is: the type of `result` in its `done`."""

from typing import Final

from virado.server.fairness import Evidence
from virado.server.wire import requests as asked
from virado.server.wire.analysis import Assessment, Hints, Judgement, Review
from virado.server.wire.moves import Explained, LegalMoves
from virado.server.wire.tables import TableCard

ANSWERS: Final[dict[type[asked.Request], object]] = {
    asked.Create: TableCard,
    asked.QuickMatch: TableCard,
    asked.Watch: None,
    asked.Unwatch: None,
    asked.Act: int,
    asked.StartTable: None,
    asked.PauseTable: None,
    asked.SetPace: None,
    asked.Legal: LegalMoves,
    asked.Explain: Explained,
    asked.Hint: Hints,
    asked.AskReview: Review,
    asked.Judge: Judgement,
    asked.Assess: Assessment,
    asked.Chat: None,
    asked.Mute: tuple[str, ...],
    asked.Report: None,
    asked.Invite: None,
    asked.Decline: None,
    asked.FollowLobby: None,
    asked.AskEvidence: Evidence,
    asked.Mine: tuple[TableCard, ...],
    asked.Ping: int,
}
"""By request, those at the tables of single families aside; `hello` is answered by `welcome`."""
