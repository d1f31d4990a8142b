"""Agreements as messages, compared with the options and rules of every form."""

import pytest

from virado.games.casino.messages import CasinoAgreement, RoundDealt
from virado.games.catalogue import AnyGame, family, games, presets, variant
from virado.games.contract import Preset
from virado.games.raub.messages import RaubAgreement
from virado.games.variant import seatings
from virado.games.zwanzig_ab.messages import ZwanzigAgreement
from virado.match import Match

EVERY = [
    pytest.param(slug, players, id=f"{slug}-{players}")
    for slug, (_, preset) in presets().items()
    for players in preset.players
]


def casino(text: str) -> CasinoAgreement:
    found = variant(text).agreement()
    assert isinstance(found, CasinoAgreement)
    return found


@pytest.mark.parametrize(("slug", "players"), EVERY)
def test_an_agreement_has_its_familys_type_and_names_its_variant(slug: str, players: int) -> None:
    played = variant(slug, players=players)
    found = played.agreement()
    assert type(found) is played.game.messages.agreement
    assert (found.game, found.variant, found.players) == (played.game.name, str(played), players)
    assert sorted(found.ranks) == sorted(played.deck.ranks)


def test_changes_match_the_canonical_text() -> None:
    changes = variant("royal-dominican(players=4, teams=false, target=31, points.sweep=2)").changes()
    assert (changes.slug, changes.players, changes.teams) == ("royal-dominican", 4, False)
    assert changes.options == {"target": 31, "points.sweep": 2}


def test_the_options_of_an_agreement_are_those_played() -> None:
    options = casino("royal-dominican(target=31)").options
    assert (options["target"], options["direction"], options["points.ace"]) == (31, "ccw", 1)


@pytest.mark.parametrize(
    ("slug", "direction"),
    [("hazari", "ccw"), ("raub", "cw"), ("zwanzig-ab", "cw"), ("royal-dominican", "ccw")],
)
def test_the_direction_of_play_is_that_of_the_rulebook(slug: str, direction: str) -> None:
    assert variant(slug).agreement().direction == direction


# ---------------------------------------------------------------------- Casino
@pytest.mark.parametrize(
    ("slug", "players"),
    [(slug, players) for slug, preset in family("casino").presets.items() for players in preset.players],
)
def test_a_casino_deal_has_the_agreed_rounds(slug: str, players: int) -> None:
    match = Match(variant(slug, players=players), seed=1)
    rounds = 1
    while not match.over and match.status().deal == 1:
        seat = match.to_act[0]
        announced = match.play(seat, match.view(seat).legal(1)[0])
        rounds += sum(isinstance(event, RoundDealt) for event in announced)
    assert rounds == casino(str(match.variant)).rounds


def test_cards_have_the_agreed_values() -> None:
    royal, plain, tuxedo = casino("royal-dominican").values, casino("casino").values, casino("tuxedo").values
    assert (royal["A"], royal["T"], royal["K"]) == ((1, 14), (10,), (13,))
    assert (plain["A"], plain["K"]) == ((1,), ())
    assert (tuxedo["1"], tuxedo["T"], len(tuxedo)) == ((1,), (10,), 10)


@pytest.mark.parametrize(
    ("text", "worths"),
    [
        (
            "casino",
            {"most_cards": 3, "most_spades": 1, "big_casino": 2, "little_casino": 1, "ace": 1},
        ),
        ("royal-haitian", {"most_cards": 1}),
        ("tuxedo", {"most_cards": 15, "sweep": None, "five": 5, "orange": 10, "false_call": -10}),
        ("royal-haitian(points.last_capture=2)", {"most_cards": 1, "last_capture": 2}),
        ("royal-haitian(sweeps=cancel)", {"most_cards": 1, "sweep": 0}),
    ],
)
def test_scored_items_match_the_rules(text: str, worths: dict[str, int | None]) -> None:
    items = casino(text).items
    assert {each.item: each.worth for each in items} == worths
    assert [each.item for each in items] == list(worths)


def test_restriction_and_target_match_the_rules() -> None:
    assert [casino(text).restricted_from for text in ("royal-dominican", "royal-soto", "casino")] == [
        18,
        16,
        None,
    ]
    assert [casino(text).target for text in ("royal-haitian", "tuxedo")] == [None, 100]


@pytest.mark.parametrize(
    ("text", "start"),
    [
        ("royal-dominican(target=18)", None),
        ("royal-dominican(target=19)", 18),
        ("royal-dominican(target=6)", None),
        ("royal-dominican(target=6, extra_deal_lifts_restrictions=false)", 18),
        ("royal-soto(target=16)", None),
        ("royal-soto(target=17)", 16),
    ],
)
def test_restriction_above_the_target_is_left_out(text: str, start: int | None) -> None:
    assert casino(text).restricted_from == start


# ---------------------------------------------------------------------- trick games
@pytest.mark.parametrize(
    ("text", "ranks", "trumps"),
    [
        ("raub", "AKQJT987", "AKQJT987"),
        ("zwanzig-ab", "ATKQJ987", "ATKQJ987"),
        ("zwanzig-ab-early", "AKQJT987", "AKQJT987"),
        ("zwanzig-ab-jager-trump-rank", "ATKQJ987", "J9ATKQ87"),
    ],
)
def test_ranks_of_the_trick_games_are_in_order_of_strength(text: str, ranks: str, trumps: str) -> None:
    found = variant(text).agreement()
    assert isinstance(found, RaubAgreement | ZwanzigAgreement)
    assert (found.ranks, found.trump_ranks) == (ranks, trumps)


@pytest.mark.parametrize("slug", ["raub", "zwanzig-ab"])
def test_a_deal_has_as_many_tricks_as_a_hand_has_cards(slug: str) -> None:
    found = variant(slug).agreement()
    assert isinstance(found, RaubAgreement | ZwanzigAgreement)
    assert found.tricks == {"raub": 4, "zwanzig-ab": 5}[slug]
    assert found.start_score == Match(slug, seed=1).scores[0]


# ---------------------------------------------------------------------- selectable options
@pytest.mark.parametrize("game", list(games()), ids=lambda game: game.name)
def test_every_preset_is_listed_in_one_form(game: AnyGame) -> None:
    listed = [slug for form in game.forms() for slug in form.presets]
    assert sorted(listed) == sorted(game.presets)


def test_a_form_begins_with_the_preset_of_its_name() -> None:
    forms = {form.id: form.presets for game in games() for form in game.forms()}
    assert forms["zwanzig-ab-jager"][0] == "zwanzig-ab-jager"
    assert forms["kaszino"] == ("kaszino-kirschner", "kaszino-ulmann", "kaszino-nagykonyv")
    assert forms["raub-seven"] == ("raub-seven-always", "raub-seven-ace-only")


def test_four_may_be_two_pairs_where_the_preset_allows_it() -> None:
    def teams(slug: str) -> dict[int, tuple[bool, ...]]:
        preset: Preset = presets()[slug][1]
        return {each.players: each.teams for each in seatings(preset)}

    assert teams("casino") == {2: (False,), 3: (False,), 4: (False, True)}
    assert teams("royal-dominican") == {2: (False,), 3: (False,), 4: (True, False)}
    assert teams("royal-dominican-partner-build") == {4: (True,)}
    assert teams("tuxedo")[4] == (False,)
