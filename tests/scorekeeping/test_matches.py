"""The score keeper agrees with the engine in every total, dealer, end and winner of random matches."""

import pytest

from tests.nightly import NIGHTLY
from tests.scorekeeping.played import play
from virado.games.catalogue import presets, variant
from virado.scorekeeping.messages import EnteredDeal, ScoreQuery
from virado.scorekeeping.series import score

MATCHES = 1000 if NIGHTLY else 5
"""Number of matches of each form."""


@pytest.mark.parametrize("slug", sorted(presets()))
def test_random_matches_are_scored_as_the_engine_scores_them(slug: str):
    preset = presets()[slug][1]
    for seed in range(MATCHES):
        of = variant(slug, players=preset.players[seed % len(preset.players)])
        played = play(of, seed)
        deals: list[EnteredDeal] = []
        start = None
        for deal in played:
            query = ScoreQuery(variant=str(of), start=start)
            asked = score(query).next
            assert asked is not None
            assert asked.dealer == deal.dealer
            entered = {field.id: deal.values[field.id] for field in asked.fields if field.id in deal.values}
            deals.append(EnteredDeal(values=entered))
            scored = score(ScoreQuery(variant=str(of), start=start, deals=(deals[-1],)))
            (sheet,) = scored.deals
            assert sheet.totals == deal.scores, (seed, len(deals), entered)
            assert not sheet.warnings, (seed, entered, sheet.warnings)
            assert sheet.over == deal.over
            start = scored.series
        whole = score(ScoreQuery(variant=str(of), deals=tuple(deals)))
        assert [sheet.totals for sheet in whole.deals] == [deal.scores for deal in played]
        assert [sheet.dealer for sheet in whole.deals] == [deal.dealer for deal in played]
        if played[-1].over:
            assert whole.result is not None
            assert (whole.result.winners, whole.result.games) == (played[-1].winners, played[-1].games)
            assert whole.next is None
