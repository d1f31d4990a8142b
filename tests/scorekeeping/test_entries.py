"""Entry forms, impossible entries, corrections and changes of players."""

import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from tests.examples.highest import FAMILY
from virado.families import add_family
from virado.games.catalogue import presets
from virado.games.variant import seatings
from virado.interop.engine import Engine
from virado.languages import LANGUAGES
from virado.refusal import OptionsError
from virado.scorekeeping.messages import EnteredDeal, EntryField, EntryValues, ScoreQuery, Scores, SeatChange
from virado.scorekeeping.series import score
from virado.words import catalogue
from virado.words.score_sheets import in_words

GROUPS = (
    "7h 7d 7c / As Ks Qs / Jh Th 9d / 5c 4c 3d 2h",
    "Ah Kh Qh / Js Ts 9s / 4s 3s 2s / 9c 8s 8h 6h",
    "Ad Kd Qd / Jd Jc Tc / 6d 6c 9h / 8d 5h 3c 2d",
    "5s 5d Ac / 4h 4d Kc / Qc Td 8c / 7s 6s 3h 2c",
)
"""Groups of four players of Hazari."""
UNORDERED = "4s 3s 2s / Ah Kh Qh / Js Ts 9s / 9c 8s 8h 6h"


def scored(variant: str, *entries: EntryValues, **fields: Any) -> Scores:
    """Return the answer for these entries."""
    return score(
        ScoreQuery(variant=variant, deals=tuple(EnteredDeal(values=each) for each in entries), **fields)
    )


def warnings(answer: Scores) -> list[str]:
    return [note.code for note in answer.deals[-1].warnings]


@pytest.mark.parametrize("slug", sorted(presets()))
def test_an_empty_entry_is_a_possible_deal_of_every_form(slug: str):
    for seating in seatings(presets()[slug][1]):
        for teams in seating.teams:
            answer = scored(slug, {}, players=seating.players, teams=teams)
            assert not warnings(answer)


@pytest.mark.parametrize(
    ("variant", "entry", "warning"),
    [
        ("royal-dominican", {"aces": (3, 2)}, "wrong-total"),
        ("royal-dominican", {"aces": (4, 4)}, "too-many-points"),
        ("tuxedo", {"fives": (4, 4)}, "too-many-points"),
        ("royal-dominican", {"cards": (30, 30)}, "wrong-total"),
        ("royal-dominican", {"cards": (52, 0), "sweeps": (0, 1), "spades": (13, 0)}, "sweep-without-cards"),
        ("kaszino-ulmann", {"initial_sweep": 1}, "not-first-player"),
        ("raub", {"ending": "played", "dropped": (False,) * 4, "tricks": (2, 1, 1, 1)}, "wrong-total"),
        ("raub", {"ending": "played", "dropped": (False, True, False, False), "tricks": (2, 2, 0, 0)}, "dropped-with-tricks"),
        ("zwanzig-ab", {"trump": "d", "dropped": (False, False, True, False), "tricks": (1, 4, 0, 0)}, "may-not-drop"),
        ("hazari", {"captured": (360, 5, 0, 0)}, "wrong-total"),
        ("hazari", {"captured": (358, 2, 0, 0)}, "no-multiple"),
        ("hazari", {"ending": "rounds", "points_1": 100}, "wrong-total"),
        ("hazari", {"ending": "groups", "groups": (GROUPS[0], UNORDERED, *GROUPS[2:])}, "out-of-order"),
        ("hazari", {"ending": "groups", "groups": (*GROUPS[:3], GROUPS[2])}, "card-twice"),
    ],
)  # fmt: skip
def test_an_impossible_entry_is_scored_with_a_warning(variant: str, entry: EntryValues, warning: str):
    assert warning in warnings(scored(variant, entry))


@pytest.mark.parametrize(
    ("variant", "entry", "points"),
    [
        # C-20: 3 for cards, 1 for spades, 2 + 1 for big and little casino, 4 aces
        ("royal-north-american", {"cards": (52, 0), "spades": (13, 0)}, (11, 0)),
        # C-18: each side loses one of its sweeps
        ("royal-dominican", {"cards": (26, 26), "spades": (13, 0), "aces": (0, 4), "big_casino": 1,
                             "little_casino": 1, "sweeps": (3, 1)}, (3, 7)),
        # C-18: the first play of a deal makes a sweep of 2, the next of 1
        ("kaszino-ulmann", {"cards": (26, 26), "spades": (0, 13), "aces": (0, 4), "big_casino": 1,
                            "little_casino": 1, "initial_sweep": 0, "sweeps": (1, 0)}, (3, 8)),
        # C-24: sweeps by size, fives, oranges and a false call
        ("tuxedo", {"cards": (20, 20), "fives": (1, 3), "large_sweeps": (1, 0), "small_sweeps": (0, 1),
                    "oranges": (2, 0), "false_calls": (0, 1)}, (35, 10)),
        ("nordic-royal", {"cards": (26, 26), "spades": (13, 0), "aces": (2, 2), "last_capture": 1}, (7, 3)),
        #
        ("raub", {"ending": "misdeal-intentional"}, (4, 0, 0, 0)),
        ("raub", {"ending": "passed-on"}, (0, 0, 0, 0)),
        # Z-16: hearts double
        ("zwanzig-ab", {"trump": "h", "dropped": (False,) * 4, "tricks": (0, 5, 0, 0)}, (10, -10, 10, 10)),
        ("hazari-bhutan", {"ending": "troy", "troy": 2}, (0, 0, 1000, 0)),
        ("hazari-bhutan", {"ending": "groups", "groups": GROUPS}, (1000, 0, 0, 0)),
        ("hazari", {"ending": "groups", "groups": GROUPS}, (280, 80, 0, 0)),
        # H-21: 90 points a round
        ("hazari", {"ending": "rounds", "round_1": 0, "round_2": 3, "round_3": 0, "round_4": 1, "points_4": 60,
                    "points_3": 120}, (210, 60, 0, 90)),
    ],
)  # fmt: skip
def test_every_item_of_a_form_can_be_entered(variant: str, entry: EntryValues, points: tuple[int, ...]):
    assert scored(variant, entry).deals[0].points == points


def test_a_deal_of_casino_without_a_capture_is_possible():
    nothing: EntryValues = dict.fromkeys(("cards", "spades", "aces", "sweeps"), (0, 0))
    answer = scored("kaszino-kirschner", {**nothing, "big_casino": None, "little_casino": None})
    assert answer.deals[0].points == (0, 0)
    assert not warnings(answer)


def test_of_two_sides_at_the_target_the_first_in_counting_order_wins():
    entry: EntryValues = {"cards": (30, 22), "spades": (6, 7)}
    entry |= {f"ace_{suit}": 1 for suit in "shdc"} | {"big_casino": 1, "little_casino": 1}
    answer = scored("casino-royal", {**entry, "sweep_order": (0, 1)}, start=scored("casino-royal").series)
    start = msgspec.structs.replace(answer.series, scores=(18, 18), deal=3)
    end = scored("casino-royal", {**entry, "sweep_order": (0, 1)}, start=start)
    assert end.result is not None
    assert end.result.winners == (0,)  # most cards comes first, although the other side has more points
    assert end.deals[0].totals == (22, 27)


def test_a_correction_changes_all_later_totals():
    first: EntryValues = {"trump": "s", "dropped": (False,) * 4, "tricks": (2, 1, 1, 1)}
    corrected: EntryValues = {**first, "trump": "h"}
    assert scored("zwanzig-ab", first, first).series.scores == (16, 18, 18, 18)
    assert scored("zwanzig-ab", corrected, first).series.scores == (14, 17, 17, 17)


def test_one_number_of_a_sum_may_be_missing():
    answer = scored("hazari", {"captured": (100, None, 60, 80)})
    assert answer.deals[0].values["captured"] == (100, 120, 60, 80)


def test_players_join_and_leave_between_deals():
    played = EnteredDeal(values={"trump": "s", "dropped": (False,) * 4, "tricks": (2, 1, 1, 1)})
    change = SeatChange(seats=(0, 2, 3, None, 1))
    answer = score(ScoreQuery(variant="zwanzig-ab", deals=(played,), seating=change))
    assert answer.series.scores == (18, 19, 19, 20, 19)
    assert answer.next is not None
    assert answer.next.dealer == 4  # seat 1 of before
    with pytest.raises(OptionsError, match="deal 1"):
        score(
            ScoreQuery(variant="royal-dominican", players=4, teams=True, deals=(EnteredDeal(seating=change),))
        )


@pytest.mark.parametrize(
    "groups",
    ["", "7h 7d / 7c As Ks / Qs Jh Th / 9d 5c 4c 3d 2h", "7h 7h 7c / As Ks Qs / Jh Th 9d / 5c 4c 3d 2h"],
)
def test_groups_of_a_wrong_size_are_refused(groups: str):
    with pytest.raises(OptionsError) as refused:
        scored("hazari", {"ending": "groups", "groups": (groups, *GROUPS[1:])})
    assert refused.value.facts["part"] == "groups"


@pytest.mark.parametrize(
    "entry", [{"tricks": (1, 2)}, {"tricks": (100, 0, 0, 0)}, {"trump": "x"}, {"unknown": 1}, {"trump": None}]
)
def test_a_value_out_of_bounds_is_refused(entry: EntryValues):
    with pytest.raises(OptionsError) as refused:
        scored("zwanzig-ab", {"trump": "s"}, entry)
    assert refused.value.code == "bad-deal"
    assert refused.value.facts["number"] == 2


def broken(slug: str, field: EntryField) -> Iterator[OptionsError]:
    """Yield the refusals of broken values of a field."""
    conditions = {when.field: when.values[0] for when in field.when}
    for value in ("x", 10**6, -1, None, (), (None,) * 9, ("x",) * 6, (-1,) * 4, ("x y",) * 4, (0,) * 60):
        try:
            scored(slug, {**conditions, field.id: value})
        except OptionsError as error:
            yield error


@pytest.mark.parametrize("slug", sorted(presets()))
def test_a_refusal_names_its_field_as_the_form_does_in_every_language(slug: str):
    upcoming = scored(slug).next
    assert upcoming is not None
    ids = {field.id for field in upcoming.fields}
    for field in upcoming.fields:
        found = list(broken(slug, field))
        assert found, field.id
        for language in LANGUAGES:
            words = catalogue(language)
            label = words.text(f"score-label-{field.label}")
            for each in found:
                said = words.refusal(each.refusal)
                assert label in said
                assert language == "en" or not ids & set(re.findall(r"\w+", said.replace(label, "")))


@pytest.mark.parametrize(
    ("variant", "entries", "said"),
    [
        ("zwanzig-ab", [{"tricks": (6, -1, 0, 0)}], "“Tricks” must be a number from 0 to 9"),
        ("zwanzig-ab", [{"tricks": (1, 2)}], "“Tricks” needs 4 values"),
        ("zwanzig-ab", [{"trump": "x"}], "“Trump” must be Spades, Hearts, Diamonds or Clubs"),
        ("zwanzig-ab", [{"colour": "x"}], "deal 1 has other values to enter now"),
        ("raub", [{"declarer": 4}], "“Declarer” has no such value"),
        ("casino-royal", [{"sweep_order": (0,) * 26}], "“Sweeps, in order” cannot be more than 25"),
        ("royal-dominican", [{"sweeps": (26, 1)}], "“Sweeps” cannot be more than 26"),
        ("kaszino-kirschner", [{"ending": "claimed"}], "“A claim ended the match” does not fit"),
        ("hazari", [{"ending": "groups", "groups": ("7h",) * 4}], "“Cards of the groups” must be three groups"),
        ("raub(start_score=4)", [{"dropped": (False, True, True, True), "contract": "raub"}, {}], "deal 2: the match was over"),
    ],
)  # fmt: skip
def test_a_refusal_gives_the_reason(variant: str, entries: list[EntryValues], said: str):
    with pytest.raises(OptionsError, match=re.escape(said)):
        scored(variant, *entries)


def test_a_refused_change_of_players_names_the_deal_before_which_it_comes():
    with pytest.raises(OptionsError, match="deal 2: the players"):
        scored("raub", {}, seating=SeatChange(seats=(0, 0, 1)))


def test_a_warning_about_a_sum_names_its_values():
    answer = scored("royal-dominican", {"cards": (30, 30), "spades": (13, 1)})
    notes = [note.message for note in in_words(catalogue("de"), answer).deals[0].warnings]
    assert [note.split("“")[0] for note in notes[:2]] == ["„Karten", "„Pik"]


def test_the_settlement_ends_a_match_of_raub():
    win: EntryValues = {"contract": "raub", "dropped": (False, True, True, True)}
    answer = scored("raub(start_score=4)", win)
    assert answer.result is not None
    assert answer.result.settlement == (12, -4, -4, -4)
    with pytest.raises(OptionsError):
        scored("raub(start_score=4)", win, win)


def test_a_family_without_a_score_keeper_is_refused():
    with add_family(FAMILY), pytest.raises(OptionsError) as refused:
        scored("highest")
    assert refused.value.code == "no-score-keeper"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", sorted(presets()))
def test_every_label_and_note_of_a_form_has_a_message(slug: str, language: str):
    query: dict[str, Any] = {"variant": slug, "deals": [{}]}
    line = msgspec.json.encode({"do": "score", "lang": language, "series": query})
    answer: Any = msgspec.json.decode(Engine().answer(line))["ok"]["scores"]
    fields: list[Any] = answer["next"]["fields"] if answer["next"] else []
    assert all(field["text"] for field in fields)
    assert all(item["text"] for item in answer["deals"][0]["items"])
