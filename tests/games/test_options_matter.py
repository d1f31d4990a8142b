"""Every value of every option changes something in every form, or is refused with a reason."""

import pytest

from tests.games.option_values import (
    Changed,
    every_change,
    plays_otherwise,
    refused,
    shows_otherwise,
)
from virado.games.catalogue import stored_variant, variant
from virado.refusal import OptionsError
from virado.words import catalogue

SHOWN_ONLY = {"direction"}
"""Options that are for those who draw the table; the agreement has them."""
MATCHES = 240
"""Whole matches in which a change must show."""


def test_what_is_accepted_reaches_the_rules_and_what_is_refused_has_a_reason():
    tried = 0
    for change in every_change(usual_players_only=True):
        tried += 1
        error = refused(change)
        if error is not None:
            assert catalogue("en").refusal(error.refusal), change
        elif change.option not in SHOWN_ONLY:
            assert change.variant().config() != change.plain().config(), str(change)
    assert tried > 1500


@pytest.mark.slow
def test_every_value_of_every_option_changes_something_or_is_refused(capsys: pytest.CaptureFixture[str]):
    counts = {"changes play": 0, "changes what is told": 0, "refused": 0}
    idle: list[str] = []
    for change in every_change(usual_players_only=False):
        what = effect_of(change)
        if what is None:
            idle.append(str(change))
        else:
            counts[what] += 1
    with capsys.disabled():
        print(f"\nforms x players x options x values: {sum(counts.values()) + len(idle)}, {counts}")
    assert not idle


def effect_of(change: Changed) -> str | None:
    if refused(change) is not None:
        return "refused"
    if plays_otherwise(change):
        return "changes play"
    return "changes what is told" if shows_otherwise(change, MATCHES) else None


@pytest.mark.parametrize(
    ("text", "needed"),
    [
        ("casino(points.sweep=2)", "sweeps=score|cancel"),
        ("royal-north-american(face_capture_limit=one)", "face_values=none"),
        ("kaszino-kirschner(owner_may_trail=true)", "building=allowed"),
        ("hazari(two_pair=false)", "fourth_round=four_card"),
        ("raub(players=2, overtrump=required)", "players!=2"),
        ("zwanzig-ab(multiplier_mode=max)", "trump_blind=true"),
    ],
)
def test_an_option_without_effect_is_refused_with_what_it_takes(text: str, needed: str):
    with pytest.raises(OptionsError) as caught:
        variant(text)
    assert caught.value.refusal.detail == "option-without-effect"
    assert caught.value.refusal.facts["needed"] == needed
    assert str(stored_variant(text)) == text.replace("points.sweep", "points.sweep")


@pytest.mark.parametrize(
    ("text", "detail"),
    [
        ("kaszino-ulmann(multi_play_max=30)", "casino-bound-too-high"),
        ("kaszino-kirschner(multi_play_max=42)", "casino-bound-too-high"),
        ("kaszino-nagykonyv(ace_values=one_or_fourteen)", "casino-ace-beyond-bound"),
        ("kaszino-kirschner(endgame=soto)", "casino-endgame-beyond-target"),
        ("casino(short_final_deal=equal_rest_to_table)", "casino-final-deal-even"),
        ("casino(announce_build_value=false)", "casino-build-value-unsaid"),
        ("raub(players=3, stock_short=reshuffle)", "raub-stock-suffices"),
        ("hazari-bhutan(troy_win_rounds=[1])", "hazari-first-troy-decides"),
    ],
)
def test_a_value_without_effect_is_refused_with_the_reason(text: str, detail: str):
    with pytest.raises(OptionsError) as caught:
        variant(text)
    assert caught.value.refusal.detail == detail
    assert str(stored_variant(text)) == text


def test_a_name_means_what_it_meant_when_a_match_was_stored():
    assert not stored_variant("casino-royal", revision=1).options.announce_last
    assert stored_variant("casino-royal", revision=2).options.announce_last
    assert stored_variant("casino-royal(announce_last=true)", revision=1).options.announce_last
    assert stored_variant("raub-persian-literal", revision=1).options.stock_short == "limit"
    assert stored_variant("raub-persian-literal").options.stock_short == "reshuffle"
