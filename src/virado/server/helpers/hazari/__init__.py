"""Help with arranging thirteen cards: the strength of groups, and suggested arrangements."""

import msgspec

from virado.bots.catalogue import bot
from virado.games.hazari.messages import Arrange
from virado.server.helpers.hazari.arrangements import (
    study_groups,
    suggest_arrangements,
    suggest_first_arrangement,
)
from virado.server.helpers.hazari.messages import (
    ARRANGEMENTS,
    STUDY,
    Arrangements,
    AskArrangements,
    Study,
    StudyGroups,
    StudyQuery,
)
from virado.server.presentation.text_locale import Locale
from virado.server.wire.routes.contract import OfVariant
from virado.view import AnyView

LONGEST_GROUPS = 200
"""Maximum length of the groups in a query, in characters."""


class HazariHelper:
    """The helper of Hazari; see `virado.server.helpers.contract.Helper`."""

    requests = (StudyGroups, AskArrangements)
    results = (Study, Arrangements)
    routes = ((STUDY, StudyQuery), (ARRANGEMENTS, OfVariant))
    refusal_code = "nothing-to-arrange"
    level = "club"

    def needs_search(self, request: StudyGroups | AskArrangements) -> bool:
        return isinstance(request, AskArrangements)

    def answer(
        self, request: StudyGroups | AskArrangements, view: AnyView, locale: Locale, *, is_ready: bool
    ) -> Study | Arrangements:
        """Return the `Study` of the groups, or suggested `Arrangements`.

        Until the kernels are ready, the arrangement with the strongest first group is the only suggestion.
        """
        if isinstance(request, StudyGroups):
            found = study_groups(view, request.groups, locale, default_order=is_ready)
            return msgspec.structs.replace(found, counting=not is_ready)
        if is_ready:
            return suggest_arrangements(view, locale)
        move = bot("greedy").choose(view)
        assert isinstance(move, Arrange)
        return suggest_first_arrangement(move.groups, locale)

    def answer_in_example(
        self, query: StudyQuery | OfVariant, view: AnyView, locale: Locale
    ) -> Study | Arrangements:
        """Return the `Study` of the groups.

        Suggestions are not given in examples, because they would reveal the answer.
        """
        if not isinstance(query, StudyQuery):
            return Arrangements(suggestions=())
        groups = tuple(
            tuple(card for card in group.split(",") if card)
            for group in query.groups[:LONGEST_GROUPS].split("/")
        )
        return study_groups(view, groups, locale, default_order=False)


HELPER = HazariHelper()
