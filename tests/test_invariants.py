"""Invariants for every variant and number of players, and for random combinations of options.

Compiled rules: at least 200 random matches of every preset are checked after every move, in the long run 2,000.
Interpreted rules: whole matches are played through `Match`, with text, records, undo, events and secrecy. A third
test compares interpreted and compiled rules move by move.
"""

import importlib
import random
from functools import cache
from types import ModuleType
from typing import Any, get_args, get_origin

import msgspec
import numpy as np
import pytest

from tests.invariants import harness
from tests.invariants.variants import arrays, every_variant, mirrors, name
from tests.nightly import NIGHTLY
from tests.random_play import random_choice
from tests.states import config_of, state_of
from tests.worlds import check_secrecy
from virado import record
from virado.families import FAMILIES
from virado.games.catalogue import AnyGame, family, presets, stored_variant
from virado.games.messages import REFEREE, Actor
from virado.games.variant import Variant, make_variant
from virado.kernel.compile import kernel
from virado.kernel.playout import make_random_play
from virado.match import Match
from virado.refusal import OptionsError
from virado.words import catalogue

VARIANTS = every_variant()
FEW, MATCHES = 200, 20_000 if NIGHTLY else 2_000
"""Random matches of every preset, shared by its numbers of players: in the default run and in the long run."""
ONE_OF_EACH = {
    slug: ways[number % len(ways)]
    for number, slug in enumerate(presets())
    if (ways := [variant for variant in VARIANTS if variant.slug == slug])
}
"""A variant of each preset, for one of its numbers of players. Consecutive presets use different numbers."""


def watch(game: AnyGame) -> ModuleType:
    return importlib.import_module(f"tests.invariants.{game.name}")


@cache
def watched_play(game_name: str) -> Any:
    game = family(game_name)
    rules = getattr(watch(game), "RULES", game.rules)
    return kernel(harness.make_watched_play(rules, watch(game).broken, watch(game).ANNOUNCED))


def random_play(game_name: str) -> Any:
    """Return the search moves, or random draws of the rules for games that draw moves without listing them."""
    rules = family(game_name).rules
    return make_random_play(rules, complete=rules.sample is not None)


@cache
def compiled_play(game_name: str) -> Any:
    return kernel(random_play(game_name))


def watched_matches(variant: Variant, matches: int, seed: int, decisions: int = 1 << 60) -> Any:
    a = arrays(variant, seed)
    report = np.zeros(8, np.int64)
    watched_play(variant.game.name)(*a, report, matches, decisions)
    if report[harness.FAULT]:
        faults = harness.FAULTS | watch(variant.game).FAULTS
        state = variant.game.state_type.load(a.pool)
        hint = f"move {a.pack[:3].tolist()}"
        pytest.fail(
            f"{variant}: {faults[int(report[harness.FAULT])]}; seat {report[harness.SEAT]}, {hint}, position {state}"
        )
    return report


@pytest.mark.parametrize("matches", [FEW, pytest.param(MATCHES, marks=pytest.mark.slow)])
@pytest.mark.parametrize("variant", VARIANTS, ids=name)
def test_invariants_hold_in_random_matches(variant: Variant, matches: int):
    share = sum(1 for other in VARIANTS if other.slug == variant.slug)
    report = watched_matches(variant, -(-matches // share), seed=hash_of(variant))
    assert report[harness.MATCHES] >= matches // share
    assert report[harness.CHECKED] > 0


@pytest.mark.parametrize("game_name", FAMILIES)
def test_invariants_hold_with_random_options(game_name: str):
    rng = random.Random(f"mixes of {game_name}")
    mixes = refused = 0
    while mixes < (400 if NIGHTLY else 40):
        try:
            variant = random_mix(family(game_name), rng)
        except OptionsError:
            refused += 1
            continue
        mixes += 1
        assert stored_variant(str(variant), players=variant.players, teams=variant.teams) == variant
        watched_matches(variant, 30, seed=rng.getrandbits(40), decisions=4000)
    assert refused < 30 * mixes


def random_mix(game: AnyGame, rng: random.Random) -> Variant:
    """Return a preset with some options changed at random.

    Raises OptionsError if the options contradict each other.
    """
    preset = rng.choice(list(game.presets.values()))
    changes: dict[str, Any] = {}
    fields = msgspec.structs.fields(game.options_type)
    for field in rng.sample(fields, rng.randint(1, min(6, len(fields)))):
        value = random_value(field.type, rng)
        if value is not ...:
            changes[field.name] = value
    return make_variant(game, preset, players=rng.choice(preset.players), options=changes, allow_idle=True)


def random_value(kind: Any, rng: random.Random) -> Any:
    """Return a random value of an option's type, or Ellipsis for a type with too many values."""
    origin = get_origin(kind)
    if kind is bool:
        return rng.random() < 0.5
    if str(origin) == "typing.Literal":
        return rng.choice(get_args(kind))
    if hasattr(kind, "__metadata__") or kind is int:
        return rng.choice([1, 2, 3, 4, 10])
    return ...


@pytest.mark.parametrize("variant", VARIANTS, ids=name)
def test_interpreted_and_compiled_rules_agree_move_for_move(variant: Variant):
    play = random_play(variant.game.name)
    a, m = arrays(variant, 11), mirrors(variant, 11)
    for _ in range(60):
        compiled_play(variant.game.name)(a.pool, a.configs, a.workspaces, a.moves, a.pack, a.rng, 5)
        play(m.pool, m.configs, m.workspaces, m.moves, m.pack, m.rng, 5)
        assert variant.game.state_type.load(a.pool) == m.pool[0]
        assert a.rng[0] == m.rng[0]


@pytest.mark.parametrize(
    "variant",
    [
        pytest.param(
            variant, id=name(variant), marks=[] if variant in ONE_OF_EACH.values() else pytest.mark.slow
        )
        for variant in VARIANTS
    ],
)
def test_invariants_hold_in_a_whole_match(variant: Variant):
    """Check text, records, undo, clones, refusals, events and views during a whole match."""
    rng = random.Random(f"front door {name(variant)}")
    match = Match(variant, seed=rng.getrandbits(40))
    worlds = dealt = 0
    for step in range(1500 if NIGHTLY else 150):
        if match.over:
            break
        seat = rng.choice(match.to_act)
        view = match.view(seat)
        move = random_choice(view, rng)
        text = str(move)
        assert view.parse(text) == move, text
        assert view.unpack(view.pack(move)) == move, text
        assert view.explain(move).legal
        assert isinstance(view.describe(move), match.game.messages.effects)
        before, events = state_of(match).clone(), match.event_count
        packs = sum(len(cards) == match.deck.count for cards in match.chance)
        announced = match.play(seat, move)
        assert announced == match.events(events)
        assert all(isinstance(event, match.game.messages.events) for event in announced)
        if sum(len(cards) == match.deck.count for cards in match.chance) > packs:
            dealt = len(match.steps)
        if step % 5 == 0:
            after = state_of(match).clone()
            assert match.undo().text == text
            assert state_of(match) == before
            assert match.event_count == events
            assert match.play(seat, text) == announced
            assert state_of(match) == after
        a_call_is_possible_where_it_is_listed(match)
        if step % 10 == 0:
            nothing_changes_when_refused(match, rng)
            actors: list[Actor] = [REFEREE, *range(match.variant.players)]
            worlds += secrets_stay(match, actors[step // 10 % len(actors)], dealt, rng)
    copy = Match.from_record(record.decode(record.encode(match.record())))
    assert state_of(copy) == state_of(match)
    assert copy.events() == match.events()
    assert copy.record() == match.record()
    assert state_of(match.clone()) == state_of(match)
    assert worlds > 0


def a_call_is_possible_where_it_is_listed(match: Match) -> None:
    """Check that `may_call`, which uses the full state, agrees with the view of each seat and of the referee."""
    for seat in range(match.variant.players):
        assert match.may_call(seat) == bool(match.view(seat).calls()), seat
    assert match.may_call(REFEREE) == bool(match.view_of(REFEREE).calls())


def nothing_changes_when_refused(match: Match, rng: random.Random) -> None:
    """Check that refusals of random packed moves have their listed facts and a message."""
    s, o, game = state_of(match), config_of(match), match.game
    before = s.clone()
    seat = rng.randrange(s.players)
    wrong = (rng.getrandbits(52), rng.getrandbits(52), rng.getrandbits(20))
    refusal = game.explain(s, o, seat, wrong)
    if refusal is None:
        return
    number = game.rules.refusal(s, o, seat, *wrong)
    kind = game.refusals[number]
    assert (refusal.code, refusal.rule, refusal.detail) == (kind.code, kind.rule, kind.detail)
    assert tuple(refusal.facts) == kind.facts
    assert catalogue("en").refusal(refusal)
    assert state_of(match) == before


def secrets_stay(match: Match, actor: Actor, dealt: int, rng: random.Random) -> bool:
    """Return True if another world could be dealt, after checking that the actor cannot tell it from the match.

    `dealt` is the number of moves before this deal.
    """
    texts = [str(move) for seat in match.to_act for move in match.legal(seat, 5)]
    texts += [step.text for step in match.steps[-5:]] + ["", "nonsense", *rng.sample(match.deck.names, 3)]
    return check_secrecy(match, actor, texts, rng, dealt=dealt)


def hash_of(variant: Variant) -> int:
    return random.Random(name(variant)).getrandbits(40)


def test_these_tests_cover_every_preset():
    assert {variant.slug for variant in VARIANTS} == set(presets())
