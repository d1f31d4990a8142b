"""Independence of a Casino seat's information from hidden cards (C-25)."""

import random

import msgspec
import pytest

from tests.games.casino.positions import match_with_hand, play_on, start, view_data
from tests.states import state_of
from tests.worlds import another_world, check_secrecy
from virado.games.casino.messages import Captured
from virado.games.messages import REFEREE, Actor
from virado.match import Match

VARIANTS = [
    ("casino", 3),
    ("royal-dominican-partner-build", 4),
    ("kaszino-kirschner", 2),
    ("casino-southern-african", 2),
    pytest.param("royal-dominican", 2, marks=pytest.mark.slow),
    pytest.param("tuxedo", 5, marks=pytest.mark.slow),
    pytest.param("kaszino-ulmann", 2, marks=pytest.mark.slow),
    pytest.param("kaszino-nagykonyv", 2, marks=pytest.mark.slow),
    pytest.param("casino-southern-african", 3, marks=pytest.mark.slow),
    pytest.param("casino-southern-african", 4, marks=pytest.mark.slow),
]


def texts(match: Match, rng: random.Random) -> list[str]:
    """Return texts of all kinds: legal or illegal moves, abbreviated, malformed, about cards anywhere."""
    names = list(match.deck.names)
    view = view_data(match)
    loose = list(view.loose) or ["2s"]
    builds = [f"[{' '.join(card for group in build.cards for card in group)}]" for build in view.builds]
    legal = [str(move) for q in match.to_act for move in match.legal(q, 40)]
    found = rng.sample(legal, min(len(legal), 8))
    for card in rng.sample(names, 12):
        other = rng.choice(names)
        joined = " ".join(rng.sample(loose, rng.randint(1, min(3, len(loose)))))
        build = rng.choice([*builds, f"[{card} {other}]"])
        value = rng.randint(1, 15)
        found += [card, f"{card} {other}", f"trail {card}", f"{card} x {joined}", f"{card} x {other} {build}"]
        found += [f"{card} + {joined}", f"{card} + {joined} = {value}", f"{card} + {build} = {value}"]
        found += [f"{card} + {joined} = {value} for partner", f"{card} x {joined} orange"]
    return [*found, "claim", "call orange", "trail", "nonsense", ""]


@pytest.mark.parametrize(("slug", "players"), VARIANTS)
def test_hidden_cards_do_not_affect_any_answer_to_a_seat(slug: str, players: int) -> None:
    match = start(slug, players, seed=4)
    rng = random.Random(slug)
    actors: list[Actor] = [REFEREE, *range(players)]
    worlds = dealt = 0
    for step in range(40):
        deal = match.deal
        play_on(match, rng.randrange(1000), 1)
        if match.over:
            break
        if match.deal != deal:
            dealt = len(match.steps)
        if step % 4 == 0:
            some = texts(match, rng)
            worlds += sum(check_secrecy(match, actor, some, rng, dealt=dealt) for actor in actors)
    assert worlds > 5 * len(actors)


def test_the_worlds_of_this_test_differ_in_hidden_cards() -> None:
    """Check that the worlds differ in the cards that the seat cannot see."""
    match = start("royal-dominican", 2, seed=4)
    other = another_world(match, 0, random.Random(1))
    assert other is not None
    assert state_of(other).hands[1] != state_of(match).hands[1]
    assert other.view(1).to_bytes() != match.view(1).to_bytes()


def test_a_view_does_not_reveal_an_uncalled_orange() -> None:
    match = match_with_hand("tuxedo", "9b 2g", "3r 6y 1b")
    described = [match.view(0).describe(text) for text in ("9b x 3r 6y orange", "call orange")]
    match.play(0, "9b x 3r 6y")
    view = match.view(1)
    assert b'"orange":true' not in view.to_bytes()
    assert view_data(match, 1).oranges == (0, 0)
    after = [view.describe("call orange"), match.view(0).describe("call orange")]
    assert after == [described[1]] * 2
    [event] = [event for event in view.events() if isinstance(event, Captured)]
    assert event.orange is None


# ---------------------------------------------------------------------- views
def test_a_view_has_the_documented_fields() -> None:
    match = match_with_hand("royal-dominican", "9c 2d", "Kc", players=4, teams=True, scores=[0, 18])
    view = view_data(match, 0)
    assert view.seat == 0
    assert view.hands == (("9c", "2d"), 2, 2, 2)
    assert view.loose == ("Kc",)
    assert view.sides == ((0, 2), (1, 3))
    assert view.restricted_to == (None, ("most_cards",))
    assert view.scores == (0, 18)
    assert sum(view.piles) + view.stock + 8 + 1 == 52
    assert view.last_round is False
    plain = msgspec.to_builtins(view)
    for key in ("variant", "phase", "to_act", "deal", "dealer", "round", "builds", "sweeps", "last_capturer"):
        assert key in plain
    assert not {"known", "oranges", "false_calls", "bottom"} & set(plain)
