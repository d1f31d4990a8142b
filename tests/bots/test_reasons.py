"""Every reason of a bot has a message and the facts that the message uses."""

import random
from collections.abc import Iterator
from typing import NamedTuple

import pytest

from tests.bots.playing import candidates_of
from tests.random_play import random_choice, random_match
from tests.words.catalogues import ENGLISH, facts, messages
from virado.bots.catalogue import bot
from virado.bots.contract import Reason
from virado.bots.tricks.reasons import trick_reason
from virado.games.catalogue import presets, variant
from virado.match import Match
from virado.words import catalogue

MORE = (
    "casino(owner_may_trail=true)",
    "zwanzig-ab(start_score=40, special_finish_from_deal=1)",
    "zwanzig-ab(players=5, start_score=40, special_finish_from_deal=1)",
    "zwanzig-ab(start_score=3, special_finish_from_deal=0, exact_zero=true, max_drops=3, maker_no_trick_penalty=10)",
)
"""Variants with additional reasons, besides the presets."""
SELDOM = (
    Reason("raub", "passes-deal"),
    Reason("raub", "stih"),
    Reason("raub", "swap-seven"),
    Reason("raub", "thrown-in"),
    Reason("raub", "turn-next"),
    Reason("raub", "unopposed", {"number": 4}),
    trick_reason("draws-last-trump"),
    trick_reason("keeps-all"),
    Reason("zwanzig_ab", "drops-left", {"number": 1}),
    Reason("zwanzig_ab", "maker-costs", {"number": 10}),
    Reason("zwanzig_ab", "none-counts"),
    Reason("zwanzig_ab", "one-trick"),
    Reason("zwanzig_ab", "redeal"),
)
"""Reasons that may not occur in hundreds of decisions. `tests/bots/test_true_reasons.py` covers most of them."""

LATE = ("reason-casino-captures-last", "reason-casino-but-captures-last")
"""Reasons for the last plays of a deal, which these matches rarely reach (`tests/bots/casino/test_club.py`)."""


class Search(NamedTuple):
    """The limits of a search for every reason."""

    seed: int
    least: int
    """Minimum number of decisions, even if every reason has been found before."""
    most: int
    without: tuple[str, ...] = ()
    """Reasons that need not be found."""


SHORT = Search(1, 300, 4000, (*(reason.key for reason in SELDOM), *LATE))
LONG = Search(2, 1500, 12000, SHORT.without)
AT_A_TIME = 12
"""Number of decisions per match."""
AGAINST = "reason-against"
"""Key of the message that wraps a reason against a move."""
SLOW_ROUNDS = 3
"""Matches per variant of Hazari, whose players are the slowest."""
QUICK = ("random", "greedy", "club", "beginner", "dial:0.3")
SLOW = ("greedy", "club", "club", "club")


def decisions(chance: int) -> Iterator[tuple[Reason, ...]]:
    """Yield, decision by decision, the reasons for all moves, in matches of all variants.

    Half of the decisions are made by club players.
    """
    rng = random.Random(chance)
    variants = [*presets(), *MORE]
    slow = [text for text in variants if text.startswith("hazari")]
    seed = 0
    while True:
        seed += 1
        for text in variants if seed <= SLOW_ROUNDS else [text for text in variants if text not in slow]:
            where = variant(text)
            usual = where.game.start_score(where.options)
            match = Match(
                where, seed=seed, scores=[rng.randint(1, usual) for _ in where.sides] if usual else None
            )
            skipped = 0 if text in slow else rng.randrange(24)
            for number in range(skipped + (4 if text in slow else AT_A_TIME)):
                if match.over:
                    break
                view = match.view(rng.choice(match.to_act))
                moves = view.search_moves() if text not in slow else []
                if number >= skipped:
                    names = SLOW if text in slow else QUICK
                    name = rng.choice((*names, "expert")) if len(moves) == 1 else rng.choice(names)
                    yield tuple(
                        reason
                        for candidate in candidates_of(name, view, simulations=1, seed=seed)
                        for reason in candidate.reasons
                    )
                club = text not in slow and rng.random() < 0.5
                match.play(view.seat, bot("club").choose(view) if club else random_choice(view, rng))


@pytest.mark.parametrize("search", [SHORT, pytest.param(LONG, marks=pytest.mark.slow)])
def test_every_reason_has_its_message_and_its_facts_and_every_message_is_given(search: Search):
    words = catalogue("en")
    left = (
        {key for key in messages(ENGLISH) if key.startswith("reason-")}
        - {AGAINST, f"{AGAINST}-alone"}
        - set(search.without)
    )
    number = 0
    for number, reasons in enumerate(decisions(search.seed)):
        for reason in reasons:
            assert reason.key in messages(ENGLISH)
            assert facts(ENGLISH, reason.key) == set(reason.facts), reason
            said = words.reason(reason)
            assert said
            assert "{" not in said
            left.discard(reason.key)
        if number >= search.most or (number >= search.least and not left):
            break
    assert not left, f"after {number} decisions"


@pytest.mark.parametrize("reason", SELDOM, ids=lambda reason: reason.key)
def test_what_is_seldom_a_reason_has_its_message(reason: Reason):
    assert facts(ENGLISH, reason.key) == set(reason.facts)
    assert catalogue("en").reason(reason)


@pytest.mark.parametrize(
    ("language", "but"), [("en", "but "), ("de", "aber "), ("es", "pero "), ("fa", "ولی ")]
)
def test_a_reason_against_a_move_begins_with_but(language: str, but: str):
    words = catalogue(language)
    reason = trick_reason("trumps-held", number=2)
    assert words.reason(reason.turned()).replace("\u2068", "").startswith(but + words.reason(reason)[:3])


@pytest.mark.parametrize(
    ("language", "but"), [("en", "but "), ("de", "aber "), ("es", "pero "), ("fa", "ولی ")]
)
def test_no_hint_begins_with_but(language: str, but: str):
    words = catalogue(language)
    con, pro = trick_reason("trumps-held", number=2).turned(), trick_reason("trumps-held", number=3)
    assert words.reasons([con, pro]) == [words.reason(pro), words.reason(con)]
    assert words.reasons([con])[0].endswith(words.reason(con).removeprefix(but))
    for seed in range(40):
        match = random_match("royal-dominican", seed=seed, moves=8)
        for candidate in bot("club").think(match.view(match.to_act[0])).candidates:
            clauses = words.reasons(candidate.reasons)
            assert not any(clause.startswith((but, "and ", "und ", "y ", "و ")) for clause in clauses[:1])


@pytest.mark.parametrize("form", ["casino", "royal-dominican"])
def test_what_others_could_take_after_any_move_speaks_against_none(form: str):
    spoken = 0
    for seed in range(60):
        match = random_match(form, seed=seed, moves=8)
        candidates = bot("club").think(match.view(match.to_act[0])).candidates
        ranks = {
            why.facts["rank"]
            for candidate in candidates
            for why in candidate.reasons
            if why.code == "but-would-take"
        }
        for rank in ranks:
            spoken += 1
            against = [
                any(why.code == "but-would-take" and why.facts["rank"] == rank for why in candidate.reasons)
                for candidate in candidates
            ]
            assert not all(against), f"{rank} in {match}"
    assert spoken >= 10
