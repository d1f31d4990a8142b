"""Every reason that a bot gives has a message, and the facts that this speaks of."""

import os
import random
from collections.abc import Iterator

import pytest

from tests.bots.playing import thought
from tests.playing import random_choice
from tests.words.catalogues import ENGLISH, facts, messages
from virado.bots.catalogue import bot
from virado.bots.contract import Reason
from virado.games.catalogue import presets
from virado.match import Match
from virado.words import catalogue

DECISIONS = 60
"""Of each variant; all their candidates give reasons."""
NEVER_SEEN = {"reason-zwanzig_ab-blind"}
"""Reasons for moves that no player ranks so high in these matches that it is worth waiting for them."""


def reasons_in(text: str) -> Iterator[Reason]:
    """What quick players say about all moves of some decisions of matches, half of it played by them."""
    rng = random.Random(text)
    names = ("greedy", "club") if text.startswith("hazari") else ("random", "greedy", "club", "beginner", "dial:0.3")
    decisions = 8 if text.startswith("hazari") else DECISIONS
    seed = 0
    while decisions:
        match = Match(text, seed=seed)
        seed += 1
        while not match.over and decisions:
            decisions -= 1
            view = match.view(rng.choice(match.to_act))
            for candidate in thought(rng.choice(names), view, seed=seed):
                yield from candidate.reasons
            club = rng.random() < 0.5
            match.play(view.seat, bot("club").choose(view) if club else random_choice(view, rng))


@pytest.fixture(scope="module")
def every() -> list[Reason]:
    return [reason for slug in presets() for reason in reasons_in(slug)]


def test_every_reason_has_its_message_and_its_facts(every: list[Reason]):
    assert len(every) > 5000
    words = catalogue("en")
    for reason in every:
        assert reason.key in messages(ENGLISH)
        assert facts(ENGLISH, reason.key) == set(reason.facts), reason
        said = words.reason(reason)
        assert said
        assert "{" not in said
        assert said[0].islower() or not said[0].isalpha(), said


def test_the_reasons_of_the_catalogue_are_given(every: list[Reason]):
    given = {reason.key for reason in every}
    there = {key for key in messages(ENGLISH) if key.startswith("reason-")}
    print(sorted(there - given))
    assert there - given <= NEVER_SEEN


def test_strict_words_are_on():
    assert os.environ.get("VIRADO_STRICT_WORDS")
