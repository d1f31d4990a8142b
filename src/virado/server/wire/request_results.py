"""Result types of the requests: the type of `result` in each `done`."""

from typing import Final

from virado.server.fairness import Evidence
from virado.server.wire import requests
from virado.server.wire.analysis import Assessment, Hints, Judgement, Review
from virado.server.wire.moves import Explained, LegalMoves
from virado.server.wire.tables import CodedTable, TableCard, TableCode

REQUEST_RESULTS: Final[dict[type[requests.Request], object]] = {
    requests.Create: TableCard,
    requests.QuickMatch: TableCard,
    requests.Watch: None,
    requests.Unwatch: None,
    requests.Act: int,
    requests.StartTable: None,
    requests.PauseTable: None,
    requests.SetPace: None,
    requests.Legal: LegalMoves,
    requests.Explain: Explained,
    requests.Hint: Hints,
    requests.AskReview: Review,
    requests.Judge: Judgement,
    requests.Assess: Assessment,
    requests.Chat: None,
    requests.Mute: tuple[str, ...],
    requests.Report: None,
    requests.Invite: None,
    requests.Decline: None,
    requests.GetTableCode: TableCode,
    requests.SignLinkName: str,
    requests.FindTableCode: CodedTable,
    requests.SitByCode: TableCard,
    requests.FollowLobby: None,
    requests.AskEvidence: Evidence,
    requests.Mine: tuple[TableCard, ...],
    requests.Ping: int,
}
"""Result types by request, without the requests of single families. `hello` has none: it is answered by `welcome`."""
