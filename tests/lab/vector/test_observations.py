"""The content of observations, and their independence of hidden information."""

import random
from typing import Any

import numpy as np
import pytest

from tests.lab.vector.random_play import (
    FORMS,
    play_beside_matches,
    position_in,
    random_actions,
    rewritten_arrays,
)
from virado.cards import members
from virado.encoders.contract import Episode
from virado.games.variant import Variant
from virado.lab.vector import Arrays, VectorEnv

SOME = (
    "raub-seven-always(players=3)",
    "zwanzig-ab-jager(players=4)",
    "royal-dominican(players=2)",
    "royal-dominican-partner-build",
    "tuxedo(players=3)",
    "hazari-bhutan",
)
SETS = ("hands", "discards", "recycled", "groups")
"""Fields of states that are sets of cards by seat and may be hidden."""
LISTS = ("stock", "pack")
"""Fields that are lists of cards."""


def otherwise(env: VectorEnv, index: int, rng: random.Random, viewer: int | None = None) -> Any:
    """Return the state of an environment with the hidden cards dealt differently.

    A card is hidden if the viewer, by default the seat to act, cannot see it.
    """
    return dealt_otherwise(
        env.variant, position_in(env, index), int(env.seats[index]) if viewer is None else viewer, rng
    )


def dealt_otherwise(variant: Variant, state: Any, viewer: int, rng: random.Random) -> Any:
    """Return the state, changed in place, with all cards that a viewer cannot see dealt differently."""
    known = state.clone()
    variant.game.rules.hide(known, variant.config(), viewer)
    hidden = 0
    for name in SETS:
        for was, is_known in zip(getattr(state, name, ()), getattr(known, name, ()), strict=True):
            hidden |= was & ~is_known
    begin = getattr(state, "stock_next", getattr(state, "pack_next", 0))
    end = getattr(state, "stock_end", None)
    for name in LISTS:
        for card, is_known in list(zip(getattr(state, name, ()), getattr(known, name, ()), strict=True))[
            begin:end
        ]:
            if card != is_known:
                hidden |= 1 << card
    cards = list(members(hidden))
    becomes = dict(zip(cards, rng.sample(cards, len(cards)), strict=True))
    for name in SETS:
        for place, was in enumerate(getattr(known, name, ())):
            secret = getattr(state, name)[place] & ~was
            getattr(state, name)[place] = was | sum(1 << becomes.get(card, card) for card in members(secret))
    for name in LISTS:
        if hasattr(state, name) and not isinstance(getattr(state, name), int):
            setattr(state, name, [becomes.get(card, card) for card in getattr(state, name)])
    return state


def check_secrecy(form: str, steps: int) -> int:
    """Assert that no array depends on hidden cards; return how often other hands were changed."""
    env = VectorEnv(form, 4, seed=2)
    rng, deal = np.random.default_rng(4), random.Random(4)
    changed = 0
    for _ in range(steps):
        shown = rewritten_arrays(env)
        before = [position_in(env, index) for index in range(env.n)]
        for index in range(env.n):
            other = otherwise(env, index, deal)
            changed += other.hands != before[index].hands
            other.store(env._states, index)  # pyright: ignore[reportPrivateUsage]
        assert rewritten_arrays(env) == shown, form
        for index, state in enumerate(before):
            state.store(env._states, index)  # pyright: ignore[reportPrivateUsage]
        env.step(random_actions(env, rng))
    return changed


@pytest.mark.parametrize("form", SOME)
def test_no_byte_depends_on_hidden_cards(form: str):
    assert check_secrecy(form, 40) > 60


@pytest.mark.slow
@pytest.mark.parametrize("form", FORMS)
def test_no_byte_depends_on_hidden_cards_in_any_form(form: str):
    assert check_secrecy(form, 150) > 100


def test_an_oracle_sees_the_hidden_cards():
    env = VectorEnv("zwanzig-ab", 1, seed=2, oracle=True)
    before = env.oracles.copy()
    otherwise(env, 0, random.Random(1)).store(env._states, 0)  # pyright: ignore[reportPrivateUsage]
    rewritten_arrays(env)
    assert (env.oracles != before).any()
    assert not VectorEnv("zwanzig-ab", 1).oracles.size


@pytest.mark.parametrize("form", SOME)
def test_every_number_has_a_unique_name_and_a_meaning(form: str):
    env = VectorEnv(form, 1, oracle=True)
    for features in (env.features, env.oracle_features):
        assert [feature.index for feature in features] == list(range(len(features)))
        assert len({feature.name for feature in features}) == len(features)
        assert all(feature.unit and feature.meaning for feature in features)
    assert len(set(env.actions)) == len(env.actions)


@pytest.mark.parametrize("form", SOME)
def test_observe_writes_exactly_the_named_numbers(form: str):
    """Check the index that the rule returns.

    Interpreted, the rule would raise an error if the row were shorter.
    """
    env = play_beside_matches(form, steps=20, n=1)
    encoding = env._encoding  # pyright: ignore[reportPrivateUsage]
    s, o = position_in(env, 0), env.variant.config()
    p = Episode()
    for rule, features in ((encoding.observe, env.features), (encoding.reveal, env.oracle_features)):
        row = [99] * (len(features) + 5)
        assert rule(s, o, p, 0, row) == len(features)
        assert row[len(features) :] == [99] * 5
        assert 99 not in row[: len(features)]


@pytest.mark.parametrize("form", SOME)
def test_flags_are_0_or_1_and_hands_match_the_view(form: str):
    env = VectorEnv(form, 3, seed=9)
    rng = np.random.default_rng(3)
    flags = [feature.index for feature in env.features if feature.unit == "flag"]
    hand = [feature for feature in env.features if feature.name.startswith("hand: ")]
    for _ in range(40):
        assert not (env.observations[:, flags] & ~1).any()
        for index in range(env.n):
            seat = int(env.seats[index])
            known = position_in(env, index)
            env.variant.game.rules.hide(known, env.variant.config(), seat)
            held = known.hands[seat] if seat >= 0 else 0
            shown = {feature.name[6:] for feature in hand if env.observations[index, feature.index]}
            assert shown == set(env.variant.deck.list(held))
        env.step(random_actions(env, rng))


def test_a_caller_may_pass_its_own_arrays():
    room = VectorEnv("zwanzig-ab", 2).room_for()
    env = VectorEnv("zwanzig-ab", 2, seed=4, arrays=room)
    assert env.observations is room.observations
    assert room.masks.any()
    wrong = Arrays(*room)._replace(rewards=np.zeros((2, 4), np.float64))
    with pytest.raises(ValueError, match="rewards must be C-contiguous"):
        VectorEnv("zwanzig-ab", 2, arrays=wrong)


def test_threads_do_not_change_the_results():
    one, three = (VectorEnv("zwanzig-ab", 7, seed=4, threads=threads) for threads in (1, 3))
    rng = np.random.default_rng(2)
    for _ in range(50):
        actions = random_actions(one, rng)
        for first, second in zip(one.step(actions), three.step(actions), strict=True):
            assert first.tobytes() == second.tobytes()
    three.close()
