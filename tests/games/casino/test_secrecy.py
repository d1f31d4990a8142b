"""What a seat of the Casino family is told does not depend on cards that it cannot see (C-25)."""

import random
from typing import Any

import msgspec
import pytest

from tests.games.casino.positions import at, play_on, seen, start
from tests.states import config_of, state_of
from virado.cards import Seat, members
from virado.games.casino.messages import Captured, Dealt, RoundDealt
from virado.games.contract import seat_number
from virado.games.messages import PUBLIC, REFEREE, Actor, Event, Held, Viewer
from virado.match import Match
from virado.refusal import AmbiguousError, RefusedError
from virado.view import AnyView

VARIANTS = [
    ("casino", 3),
    ("royal-dominican", 2),
    ("royal-dominican-partner-build", 4),
    ("tuxedo", 5),
    ("kaszino-kirschner", 2),
    ("kaszino-ulmann", 2),
    ("kaszino-nagykonyv", 2),
]


def another_world(match: Match, viewer: Viewer, rng: random.Random) -> Match:
    """The same match with the cards that the viewer cannot see dealt otherwise, in past announcements too."""
    s = state_of(match)
    hidden = s.clone()
    match.game.rules.hide(hidden, config_of(match), seat_number(viewer))
    unseen = [card for q in range(s.players) for card in members(s.hands[q] & ~hidden.hands[q])]
    places = [i for i in range(s.stock_next, s.stock_end) if hidden.stock[i] != s.stock[i]]
    unseen += [s.stock[i] for i in places]
    shuffled = unseen[:]
    rng.shuffle(shuffled)
    becomes = dict(zip(unseen, shuffled, strict=True))
    names = match.deck.names
    renamed = {names[card]: names[other] for card, other in becomes.items()}
    other = match.clone()
    t = state_of(other)
    for q in range(s.players):
        kept = s.hands[q] & hidden.hands[q]
        t.hands[q] = kept | sum(1 << becomes[card] for card in members(s.hands[q] & ~kept))
    for i in places:
        t.stock[i] = becomes[s.stock[i]]
    events: Any = other.__dict__
    events["_events"] = [told_otherwise(event, viewer, renamed) for event in match.events()]
    events["_heard"] = {}
    return other


def told_otherwise(event: Event, viewer: Viewer, renamed: dict[str, str]) -> Event:
    """An announcement with other cards where the viewer did not hear them."""
    if not isinstance(event, Dealt | RoundDealt) or event.open_hands:
        return event

    def hand(seat: Seat, held: Held) -> Held:
        if seat == viewer or isinstance(held, int):
            return held
        return tuple(renamed.get(card, card) for card in held)

    event = msgspec.structs.replace(event, hands=tuple(hand(q, held) for q, held in enumerate(event.hands)))
    if isinstance(event, Dealt) and isinstance(event.bottom, str) and event.cut_by != viewer:
        event = msgspec.structs.replace(event, bottom=renamed.get(event.bottom, event.bottom))
    return event


def texts(match: Match, rng: random.Random) -> list[str]:
    """Texts of all kinds: legal for somebody or nobody, shortened, wrong, about cards that lie anywhere."""
    names = list(match.deck.names)
    view = seen(match)
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


def answer(view: AnyView, text: str) -> bytes:
    """All that a seat hears about a text."""
    try:
        refusal = view.explain(text).refusal
        answer = [str(view.parse(text)), view.describe(text) if refusal is None else refusal]
    except AmbiguousError as error:
        answer = [error.refusal, error.input, error.candidates, str(error)]
    except RefusedError as error:
        answer = [error.refusal, error.input, str(error)]
    return msgspec.json.encode(answer)


def asked(match: Match, actor: Actor, some: list[str]) -> list[bytes]:
    """The answers of a view; and what the match itself says to a text that it refuses."""
    view = match.view_of(actor)
    answers = [answer(view, text) for text in some]
    answers.append(msgspec.json.encode([view.calls(), view.event_count, view.to_act]))
    if actor is not REFEREE:
        answers.append(msgspec.json.encode([view.legal(), view.search_moves(), view.count_legal()]))
    for text in some:
        if not is_legal(view, text):
            with pytest.raises(RefusedError) as caught:
                match.play(actor, text)
            answers.append(msgspec.json.encode([caught.value.refusal, caught.value.input, str(caught.value)]))
    return answers


def is_legal(view: AnyView, text: str) -> bool:
    return view.explain(text).legal


@pytest.mark.parametrize(("slug", "players"), VARIANTS)
def test_cards_that_a_seat_cannot_see_change_nothing_that_it_gets(slug: str, players: int) -> None:
    match = start(slug, players, seed=4)
    rng = random.Random(slug)
    for step in range(40):
        if match.over:
            break
        play_on(match, rng.randrange(1000), 1)
        for viewer in (PUBLIC, *range(players)):
            other = another_world(match, viewer, rng)
            view = match.view(viewer)
            assert other.view(viewer).to_bytes() == view.to_bytes()
            assert other.view(viewer).state == view.state
            if step % 4 == 0 and not match.over:
                actor = REFEREE if viewer is PUBLIC else viewer
                some = texts(match, rng)
                assert asked(match, actor, some) == asked(other, actor, some)


def test_the_test_would_notice_a_secret() -> None:
    """The worlds do differ: what the seat cannot see is not the same in them."""
    match = start("royal-dominican", 2, seed=4)
    other = another_world(match, 0, random.Random(1))
    assert state_of(other).hands[1] != state_of(match).hands[1]
    assert other.view(1).to_bytes() != match.view(1).to_bytes()


def test_a_view_says_nothing_of_an_orange_that_nobody_has_called() -> None:
    match = at("tuxedo", "9b 2g", "3r 6y 1b")
    described = [match.view(0).describe(text) for text in ("9b x 3r 6y orange", "call orange")]
    match.play(0, "9b x 3r 6y")
    view = match.view(1)
    assert b'"orange":true' not in view.to_bytes()
    assert seen(match, 1).oranges == (0, 0)
    after = [view.describe("call orange"), match.view(0).describe("call orange")]
    assert after == [described[1]] * 2
    [event] = [event for event in view.events() if isinstance(event, Captured)]
    assert event.orange is None


# ---------------------------------------------------------------------- views
def test_a_view_has_what_the_protocol_lists() -> None:
    match = at("royal-dominican", "9c 2d", "Kc", players=4, teams=True, scores=[0, 18])
    view = seen(match, 0)
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
