"""The score keeper agrees with the engine in every total, dealer, end and winner of random matches."""

import pytest

from tests.games.option_values import every_change, refusal_of, some_changes
from tests.nightly import NIGHTLY
from tests.scorekeeping.played import play
from virado.games.catalogue import presets, variant
from virado.games.variant import Variant
from virado.scorekeeping.casino import ITEMS
from virado.scorekeeping.messages import EnteredDeal, ScoreQuery
from virado.scorekeeping.series import score

MATCHES = 1000 if NIGHTLY else 5
"""Number of matches of each form."""


def check(of: Variant, seed: int) -> set[str]:
    """Score a random match deal by deal, and as a whole. Return the items and the codes of notes that occurred."""
    played = play(of, seed)
    deals: list[EnteredDeal] = []
    start = None
    seen: set[str] = set()
    for deal in played:
        query = ScoreQuery(variant=str(of), start=start)
        asked = score(query).next
        assert asked is not None
        assert asked.dealer == deal.dealer
        entered = {field.id: deal.values[field.id] for field in asked.fields if field.id in deal.values}
        deals.append(EnteredDeal(values=entered))
        scored = score(ScoreQuery(variant=str(of), start=start, deals=(deals[-1],)))
        (sheet,) = scored.deals
        where = (str(of), seed, len(deals), entered)
        assert sheet.totals == deal.scores, where
        assert not sheet.warnings, (where, sheet.warnings)
        assert sheet.over == deal.over, where
        seen |= {item.item for item in sheet.items} | {note.code for note in (*sheet.notes, *asked.notes)}
        start = scored.series
    whole = score(ScoreQuery(variant=str(of), deals=tuple(deals)))
    assert [sheet.totals for sheet in whole.deals] == [deal.scores for deal in played]
    assert [sheet.dealer for sheet in whole.deals] == [deal.dealer for deal in played]
    if played[-1].over:
        assert whole.result is not None
        assert (whole.result.winners, whole.result.games) == (played[-1].winners, played[-1].games)
        assert whole.next is None
    return seen


@pytest.mark.parametrize("slug", sorted(presets()))
def test_random_matches_are_scored_as_the_engine_scores_them(slug: str):
    preset = presets()[slug][1]
    for seed in range(MATCHES):
        check(variant(slug, players=preset.players[seed % len(preset.players)]), seed)


def test_every_item_of_the_casino_family_is_entered_and_scored():
    seen: set[str] = set()
    for slug in ("royal-dominican", "casino-royal", "nordic-royal", "tuxedo"):
        for seed in range(6):
            seen |= check(variant(slug), seed)
    assert {name.replace("_", "-") for name in ITEMS} | {"cancelled-sweeps"} <= seen


@pytest.mark.slow
def test_random_matches_with_any_option_changed_are_scored_as_the_engine_scores_them():
    seen: set[str] = set()
    tried = 0
    for change in every_change(usual_players_only=True) if NIGHTLY else some_changes(forms=3):
        if refusal_of(change) is None:
            tried += 1
            seen |= check(change.variant(), tried)
    assert tried > 300
    assert {"double-game", "extra-deal", "misdeal", "refa-added", "no-refa", "special", "troy"} <= seen
