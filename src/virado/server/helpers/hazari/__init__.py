"""Help with arranging thirteen cards: what groups are worth, and arrangements worth a look."""

from collections.abc import Mapping

from virado.bots.catalogue import bot
from virado.games.hazari.messages import Arrange
from virado.server.helpers.hazari.arranging import best_first, studied, suggested
from virado.server.helpers.hazari.messages import Arrangements, AskArrangements, Study, StudyGroups
from virado.server.presenting.reader import Reader
from virado.view import AnyView

LONGEST_GROUPS = 200
"""Characters of the groups in an address."""


class HazariHelper:
    """A `virado.server.helpers.contract.Helper`."""

    requests = (StudyGroups, AskArrangements)
    results = (Study, Arrangements)
    elsewhere = "nothing-to-arrange"
    level = "club"

    def is_thought(self, request: StudyGroups | AskArrangements) -> bool:
        return isinstance(request, AskArrangements)

    def answer(
        self, request: StudyGroups | AskArrangements, view: AnyView, reader: Reader, *, is_ready: bool
    ) -> Study | Arrangements:
        """Until all arrangements can be counted, the one that is best first is the only suggestion."""
        if isinstance(request, StudyGroups):
            return studied(view, request.groups, reader, usual=is_ready)
        if is_ready:
            return suggested(view, reader)
        move = bot("greedy").choose(view)
        assert isinstance(move, Arrange)
        return best_first(move.groups, reader)

    def answer_in_example(
        self, do: str, query: Mapping[str, str], view: AnyView, reader: Reader
    ) -> Study | Arrangements:
        """`study` has `groups=As,Ks,Qs/Jh,Th,9d/...`; an example suggests nothing, which would give its answer away."""
        if do == AskArrangements.__struct_config__.tag:
            return Arrangements(suggestions=())
        groups = tuple(
            tuple(card for card in group.split(",") if card)
            for group in query.get("groups", "")[:LONGEST_GROUPS].split("/")
        )
        return studied(view, groups, reader, usual=False)


HELPER = HazariHelper()
