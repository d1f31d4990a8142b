"""Studies and suggestions of Hazari arrangements, with texts."""

from virado.analysis.hazari.draft_analysis import fix_order, studied_group
from virado.bots.hazari.suggestions import suggestions
from virado.games.hazari.messages import Arrange
from virado.games.messages import Cards
from virado.server.helpers.hazari.messages import Arrangement, Arrangements, Study, StudyGroup
from virado.server.presentation.refusals import find_section
from virado.server.presentation.text_locale import Locale
from virado.view import AnyView
from virado.words.narration.hazari import group_text


def study_groups(view: AnyView, groups: tuple[Cards, ...], locale: Locale, *, default_order: bool) -> Study:
    """Return the `Study` of an unfinished arrangement.

    With `default_order`, a group is compared with the usual groups in its position, otherwise with all groups.
    """
    words = locale.catalogue
    shown: list[StudyGroup] = []
    for number, cards in enumerate(groups[:4], 1):
        found = studied_group(view, number, cards, usual=default_order)
        if found is None:
            shown.append(StudyGroup(text="", strength=0.0, points=0))
            continue
        text = group_text(words, found.group)
        shown.append(StudyGroup(text=text, strength=found.share, points=found.group.points))
    refusal = view.explain(Arrange(groups=groups)).refusal
    if refusal is None:
        return Study(groups=tuple(shown), legal=True)
    return Study(
        groups=tuple(shown),
        legal=False,
        message=words.refusal(refusal, locale.speakers),
        mend=fix_order(view, groups, refusal),
        rule=refusal.rule,
        section=find_section(view.variant, refusal.rule),
    )


def suggest_arrangements(view: AnyView, locale: Locale) -> Arrangements:
    """Return the best arrangements that differ in their first group or in their aim."""
    words = locale.catalogue
    return Arrangements(
        suggestions=tuple(
            Arrangement(
                groups=each.move.groups,
                title=words.text(f"split-hazari-{'troy' if each.points is None else each.name or 'other'}"),
                says=words.text("split-hazari-says", items=tuple(words.reasons(each.reasons))),
                expected=each.points,
            )
            for each in suggestions(view)
        )
    )


def suggest_first_arrangement(groups: tuple[Cards, ...], locale: Locale) -> Arrangements:
    """Return the arrangement with the strongest first group as the only suggestion, while kernels are not ready."""
    words = locale.catalogue
    title = words.text("split-hazari-best-first")
    says = words.text("reason-hazari-best-first")
    return Arrangements(suggestions=(Arrangement(groups=groups, title=title, says=says),), counting=True)
