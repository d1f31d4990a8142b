"""Help with arranging thirteen cards: what groups are worth, and arrangements worth a look."""

import msgspec

from virado.bots.catalogue import bot
from virado.games.hazari.messages import Arrange
from virado.server.helpers.hazari.arranging import best_first, studied, suggested
from virado.server.helpers.hazari.messages import (
    ARRANGEMENTS,
    STUDY,
    Arrangements,
    AskArrangements,
    Study,
    StudyGroups,
    StudyQuery,
)
from virado.server.presenting.reader import Reader
from virado.server.wire.routes.contract import OfVariant
from virado.view import AnyView

LONGEST_GROUPS = 200
"""Characters of the groups in an address."""


class HazariHelper:
    """A `virado.server.helpers.contract.Helper`."""

    requests = (StudyGroups, AskArrangements)
    results = (Study, Arrangements)
    routes = ((STUDY, StudyQuery), (ARRANGEMENTS, OfVariant))
    elsewhere = "nothing-to-arrange"
    level = "club"

    def is_thought(self, request: StudyGroups | AskArrangements) -> bool:
        return isinstance(request, AskArrangements)

    def answer(
        self, request: StudyGroups | AskArrangements, view: AnyView, reader: Reader, *, is_ready: bool
    ) -> Study | Arrangements:
        """Until all arrangements can be counted, the one that is best first is the only suggestion."""
        if isinstance(request, StudyGroups):
            found = studied(view, request.groups, reader, usual=is_ready)
            return msgspec.structs.replace(found, counting=not is_ready)
        if is_ready:
            return suggested(view, reader)
        move = bot("greedy").choose(view)
        assert isinstance(move, Arrange)
        return best_first(move.groups, reader)

    def answer_in_example(
        self, query: StudyQuery | OfVariant, view: AnyView, reader: Reader
    ) -> Study | Arrangements:
        """An example suggests nothing, which would give its answer away."""
        if not isinstance(query, StudyQuery):
            return Arrangements(suggestions=())
        groups = tuple(
            tuple(card for card in group.split(",") if card)
            for group in query.groups[:LONGEST_GROUPS].split("/")
        )
        return studied(view, groups, reader, usual=False)


HELPER = HazariHelper()
