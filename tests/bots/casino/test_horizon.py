"""The value of a deal whose next round has just been dealt: a leading side expects more, within the available points."""

from typing import Any

import pytest

from tests.states import config_of, state_of
from virado.bots.casino.equity import rounds_objective
from virado.bots.casino.horizon import OUTLOOKS, outlook_for
from virado.bots.casino.objective import outcome, round_over
from virado.bots.casino.policy_bots import club
from virado.bots.units import MATCH, POINT
from virado.games.casino.rules import RULES
from virado.games.casino.rules.scoring import count_piles
from virado.games.catalogue import presets
from virado.games.variant import make_variant
from virado.match import Match


def next_round_dealt(text: str, seed: int) -> Match:
    """Return a deal between club players whose second round has just been dealt."""
    match, player = Match(text, seed=seed), club()
    while state_of(match).round < 2:
        match.play(match.to_act[0], player.choose(match.view(match.to_act[0])))
    return match


def test_a_round_is_over_from_the_next_deal_of_hands_until_the_next_play():
    match = next_round_dealt("casino", 1)
    s, o = state_of(match), config_of(match)
    objective = rounds_objective(s, o, match=False)
    assert round_over(s, o, objective)
    seat = match.to_act[0]
    RULES.apply(s, o, seat, *match.game.choices(s, o, seat)[0])
    assert not round_over(s, o, objective)


def test_a_new_deal_is_not_the_end_of_a_round():
    match = Match("casino", seed=1)
    s, o = state_of(match), config_of(match)
    assert not round_over(s, o, rounds_objective(s, o, match=False))


@pytest.mark.parametrize("text", ["casino", "casino-royal", "tuxedo", "kaszino-ulmann", "nordic-royal"])
def test_expectations_of_two_sides_are_opposite(text: str):
    match = next_round_dealt(text, 3)
    s, o = state_of(match), config_of(match)
    objective = rounds_objective(s, o, match=False)
    assert outcome(s, o, objective, 0) == -outcome(s, o, objective, 1)


@pytest.mark.parametrize(
    "text", ["casino", "casino(players=3)", "casino-royal(players=4,teams=true)", "tuxedo(players=3)"]
)
def test_the_value_of_a_pile_grows_with_each_card_up_to_most_cards(text: str):
    match = next_round_dealt(text, 2)
    s, o = state_of(match), config_of(match)
    objective = rounds_objective(s, o, match=False)
    plain = o.pack & ~(o.spades | o.aces | o.fives | o.big | o.little)
    cards = [card for card in range(o.cards) if plain >> card & 1]
    found: list[int] = []
    for number in range(len(cards) // 2):
        s.piles[: s.sides] = [0] * s.sides
        s.piles[0] = sum(1 << card for card in cards[:number])
        count_piles(s, o)
        found.append(outcome(s, o, objective, 0))
    assert found == sorted(found)
    assert len(set(found)) > len(found) // 2
    assert found[-1] - found[0] <= POINT * o.p_cards


def test_the_leader_expects_a_share_of_the_loose_cards():
    match = next_round_dealt("casino", 4)
    s, o = state_of(match), config_of(match)
    objective = rounds_objective(s, o, match=False)
    s.loose = 0
    nothing = outcome(s, o, objective, s.turn)
    s.loose = 1 << 4 | 1 << 12  # the two of spades scores by itself
    assert nothing + POINT // 4 < outcome(s, o, objective, s.turn) < nothing + POINT


def test_the_last_round_is_played_to_its_end():
    match = next_round_dealt("casino", 1)
    s, o = state_of(match), config_of(match)
    s.stock_next = s.stock_end
    assert not rounds_objective(s, o, match=False).rounds
    assert not rounds_objective(s, o, match=True).rounds


def test_a_deal_with_a_restricted_side_is_played_to_its_end():
    match = next_round_dealt("royal-dominican(players=2,teams=false)", 1)
    s, o = state_of(match), config_of(match)
    assert rounds_objective(s, o, match=True).rounds
    s.scores[0] = 18
    assert not rounds_objective(s, o, match=True).rounds
    assert rounds_objective(s, o, match=False).rounds


@pytest.mark.parametrize("text", ["casino", "royal-haitian(players=2,teams=false)", "nordic-royal"])
def test_match_chances_are_equal_for_equal_sides_and_grow_with_points(text: str):
    match = next_round_dealt(text, 5)
    s, o = state_of(match), config_of(match)
    s.scores[:2] = 10, 10
    s.piles[:2] = 0, 0
    s.loose = 0
    s.sweeps[:2] = s.sweep_points[:2] = 0, 0
    count_piles(s, o)
    objective: Any = rounds_objective(s, o, match=True)
    assert abs(outcome(s, o, objective, 0) - MATCH // 2) < MATCH // 100
    s.piles[0] = o.aces | o.big
    count_piles(s, o)
    ahead = outcome(s, o, objective, 0)
    assert MATCH // 2 < ahead < MATCH
    assert abs(ahead + outcome(s, o, objective, 1) - MATCH) <= 2


def test_every_form_and_number_of_players_has_an_outlook_unless_piles_can_lose_cards():
    for game, preset in presets().values():
        if game.name == "casino":
            for players in preset.players:
                for teams in {"always": (True,), "optional": (False, True)}.get(preset.teams, (False,)):
                    if players == 4 or not teams:
                        each = make_variant(game, preset, players=players, teams=teams)
                        o: Any = each.config()
                        outlook = outlook_for(o, players, len(each.sides))
                        assert (outlook is None) == bool(o.stealing), str(each)


def test_a_lead_is_worth_more_among_more_sides():
    for by_number in OUTLOOKS.values():
        assert all(outlook.cards > 0 for outlook in by_number.values())
    classic = OUTLOOKS["classic"]
    assert classic[2, 2].cards < classic[3, 3].cards < classic[4, 4].cards
