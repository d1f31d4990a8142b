"""Every reason of a bot is true of its position, and the reasons of two moves do not contradict each other.

`tests.bots.reason_truth` judges them from the rulebooks and the view. The nightly run judges 2,000 positions of every
phase.
"""

import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import count
from typing import Any

import pytest

from tests.bots.playing import candidates_of
from tests.bots.reason_truth import Given, Said, contradicts, judge, recommends_another
from tests.nightly import nightly
from tests.random_play import random_choice
from virado.bots.catalogue import bot
from virado.bots.contract import Candidate
from virado.cases.positions import match_at
from virado.games.catalogue import presets, variant
from virado.match import Match
from virado.view import AnyView

FORMS = {
    "raub": [
        *(slug for slug in presets() if slug.startswith("raub")),
        "raub(players=3, refa_stacking=compound)",
        "raub-seven-always(seven_exchange_timing=before_defence)",
    ],
    "zwanzig_ab": [
        *(slug for slug in presets() if slug.startswith("zwanzig")),
        "zwanzig-ab(start_score=40, special_finish_from_deal=1)",
        "zwanzig-ab(start_score=6, special_finish_from_deal=0, exact_zero=true)",
        "zwanzig-ab-jager(start_score=4, exact_zero=true, maker_no_trick_penalty=10, max_drops=2)",
        "zwanzig-ab(players=5, start_score=40, special_finish_from_deal=1)",
    ],
    "casino": [slug for slug in presets() if variant(slug).game.name == "casino"],
    "hazari": [
        *(slug for slug in presets() if slug.startswith("hazari")),
        "hazari-bhutan(troy_win_rounds=[2])",
        "hazari(tie_rule=first_played)",
    ],
}
PHASES = {
    "raub": ("before_deal", "blind", "bidding", "defence", "seven", "exchange", "turnup", "play"),
    "zwanzig_ab": ("blind", "trump", "exchange", "drop", "play"),
    "casino": ("play",),
    "hazari": ("arrange",),
}
QUICK = ("club", "greedy", "beginner", "dial:0.3")
SHOWN = 5
"""Number of moves that a hint can show."""
LONGEST = 90
"""Maximum number of moves of a match."""
MOST_UNSURE = 0.05
SHORT, LONG = 100, 2000
LONG_HAZARI = 300


class Found:
    """The verdicts on the reasons in a number of positions."""

    def __init__(self) -> None:
        self.positions = 0
        self.without = 0
        """Number of hints whose best move has no reason."""
        self.said: Counter[str] = Counter()
        self.unsure: Counter[str] = Counter()
        self.faults: list[str] = []

    def judge(self, view: AnyView, candidates: Sequence[Candidate]) -> None:
        """Judge every reason for the moves of a hint, and every pair of its moves."""
        self.positions += 1
        self.without += not candidates[0].reasons
        for candidate in candidates:
            for said in candidate.reasons:
                verdict = judge(view, candidate.move, said, candidates[0].move)
                self.said[said.key] += 1
                self.unsure[said.key] += verdict is None
                if verdict is False:
                    self.faults.append(f"{said} of {candidate.move} in {view.data}")
                if recommends_another(said, candidates[0].move):
                    self.faults.append(f"{said} beside {candidates[0].move} as the best move in {view.data}")
        for i, one in enumerate(candidates):
            for other in candidates[i + 1 :]:
                fault = contradicts((one.move, one.reasons), (other.move, other.reasons))
                if fault:
                    self.faults.append(f"{fault} in {view.data}")


def positions(family: str, wanted: int) -> Iterator[tuple[str, AnyView]]:
    """Yield this number of positions of every phase, half from matches of club players and half from random matches."""
    left = dict.fromkeys(PHASES[family], wanted)
    rng = random.Random(f"{family} {wanted}")
    for seed in count():
        where = variant(FORMS[family][seed % len(FORMS[family])])
        usual = where.game.start_score(where.options)
        scores = [rng.randint(1, usual) for _ in where.sides] if usual else None
        match = Match(where, seed=seed, scores=scores)
        for _ in range(rng.randrange(8, LONGEST)):
            if match.over:
                break
            view = match.view(rng.choice(match.to_act))
            if left.get(view.phase) and rng.random() < 0.5:
                left[view.phase] -= 1
                yield view.phase, view
                if not any(left.values()):
                    return
            club = rng.random() < 0.5
            match.play(view.seat, bot("club").choose(view) if club else random_choice(view, rng))


def survey(family: str, wanted: int) -> dict[str, Found]:
    """Return the verdicts on hints in positions of a family, by phase."""
    found = {phase: Found() for phase in PHASES[family]}
    for number, (phase, view) in enumerate(positions(family, wanted)):
        found[phase].judge(view, candidates_of(QUICK[number % len(QUICK)], view)[:SHOWN])
    return found


@pytest.mark.parametrize("is_long", [False, pytest.param(True, marks=nightly)])
@pytest.mark.parametrize("family", PHASES)
def test_reasons_are_true_and_do_not_contradict_each_other(family: str, is_long: bool):
    wanted = SHORT if not is_long else LONG_HAZARI if family == "hazari" else LONG
    for phase, found in survey(family, wanted).items():
        unsure = sum(found.unsure.values()) / sum(found.said.values())
        print(
            f"{family} {phase}: {found.positions} hints, {sum(found.said.values())} reasons, "
            f"{unsure:.1%} unsure, {len(found.faults)} faults"
        )
        assert found.faults == []
        assert found.without == 0
        assert found.positions == wanted
        unsure_by_kind = {
            key: number for key, number in found.unsure.items() if number > MOST_UNSURE * found.said[key] + 1
        }
        assert unsure_by_kind == {}, phase


# ---------------------------------------------------------------------- planted contradictions
RAUB = "raub-seven-always"
JAGER = "zwanzig-ab-jager-first-packet"


def at(text: str, deal: dict[str, object], *history: str) -> AnyView:
    """Return the view of the seat to act in a deal with these hands after some moves, each with its seat."""
    position: dict[str, Any] = {"deals": [deal], "history": list(history)}
    match = match_at(text, position, seed=1)
    return match.view(match.to_act[0])


def defending() -> AnyView:
    """Return the view of the first seat that holds no trump and decides whether to defend."""
    hands = {"1": ["Ah", "Kh", "Qh", "9c"], "2": ["As", "Kd", "7c", "9d"]}
    return at(RAUB, {"hands": hands, "turnup": "Jh"}, "0 deal", "0 look", "1 declare")


def blind() -> AnyView:
    return at(RAUB, {"turnup": "8h"}, "0 deal")


def holding_the_seven() -> AnyView:
    hands = {"1": ["7h", "Kh", "Qs", "9c"]}
    history = ("0 deal", "0 look", "1 declare", "2 play", "3 drop", "0 drop")
    return at(RAUB, {"hands": hands, "turnup": "Jh"}, *history)


def taking_the_ten(scores: list[int] | None = None) -> AnyView:
    """Return the view of a seat that can take the ten of diamonds, by default before any score."""
    position: dict[str, Any] = {"hands": {"0": ["Tc", "9h", "8d", "2c"]}, "loose": ["Td", "7s", "4h", "3c"]}
    if scores:
        position["scores"] = scores
    match = match_at("royal-dominican(players=2)", position, seed=1)
    return match.view(match.to_act[0])


def choosing(*packet: str) -> AnyView:
    return at(JAGER, {"hands": {"1": list(packet)}}, "1 look")


@pytest.mark.parametrize(
    ("view", "move", "said"),
    [
        pytest.param(defending, "play", Given("tricks", "trick-likely", {"cards": ("Ah",)}), id="certain trick"),
        pytest.param(defending, "drop", Given("tricks", "trumps-held", {"number": 1}), id="number of trumps"),
        pytest.param(blind, "raub", Given("raub", "higher-trumps", {"number": 2}), id="worth of the turn-up"),
        pytest.param(holding_the_seven, "no_swap", Given("raub", "no-swap"), id="no seven to swap"),
        pytest.param(
            partial(choosing, "As", "Ts", "7c"), "choose c", Given("zwanzig_ab", "best-suit", {"card": "7c"}),
            id="highest cards in clubs",
        ),
        pytest.param(
            partial(choosing, "7s", "8h", "7c"), "choose s", Given("zwanzig_ab", "best-suit", {"card": "7s"}),
            id="highest cards in spades",
        ),
        pytest.param(
            partial(choosing, "As", "Ts", "7c"), "choose h", Given("zwanzig_ab", "two-trumps", {"number": 2}),
            id="two trumps",
        ),
        pytest.param(
            taking_the_ten, "Tc x Td",
            Given("casino", "takes", {"number": 2, "cards": ("Td",), "points": 1, "spades": 0}),
            id="points of a card",
        ),
        pytest.param(
            partial(taking_the_ten, [18, 3]), "Tc x Td",
            Given("casino", "takes", {"number": 2, "cards": ("Td",), "points": 2, "spades": 0}),
            id="points near the end",
        ),
        pytest.param(
            partial(taking_the_ten, [18, 3]), "Tc x Td", Given("casino", "most-cards", {"number": 3}),
            id="majority near the end",
        ),
        pytest.param(taking_the_ten, "trail 2c", Given("casino", "lays-only"), id="nothing to take"),
        pytest.param(
            partial(choosing, "As", "Ts", "7c"), "redeal", Given("zwanzig_ab", "redeal"), id="weak packet"
        ),
    ],
)  # fmt: skip
def test_a_planted_falsehood_is_found(view: Callable[[], AnyView], move: str, said: Said):
    seen = view()
    assert judge(seen, seen.parse(move), said) is False


NO_TRUMP = Given("tricks", "trumps-held", {"number": 0})
LOW_TURNUP = Given("raub", "higher-trumps", {"number": 6})


@pytest.mark.parametrize(
    ("view", "pair"),
    [
        pytest.param(
            defending,
            [
                ("drop", Given("tricks", "no-trick-likely")),
                ("play", Given("tricks", "trick-likely", {"cards": ("Ah",)})),
            ],
            id="no trick is likely, a trick is likely",
        ),
        pytest.param(defending, [("drop", NO_TRUMP), ("play", NO_TRUMP)], id="no trump, for both"),
        pytest.param(
            blind, [("raub", LOW_TURNUP), ("look", LOW_TURNUP)], id="the turn-up, for the bid and against it"
        ),
    ],
)
def test_a_planted_contradiction_is_found(view: Callable[[], AnyView], pair: list[tuple[str, Said]]):
    seen = view()
    (move, said), (other, answer) = pair
    assert contradicts((seen.parse(move), [said]), (seen.parse(other), [answer]))


@pytest.mark.parametrize("family", ["raub", "zwanzig_ab"])
def test_no_hint_recommends_another_card_than_its_best_move(family: str):
    hints = [
        candidates_of(level, view)
        for phase, view in positions(family, SHORT)
        if phase == "play"
        for level in ("club", "beginner", "dial:0.3")
    ]
    assert not [
        said
        for candidates in hints
        for candidate in candidates
        for said in candidate.reasons
        if recommends_another(said, candidates[0].move)
    ]


def test_a_statement_for_one_move_and_against_the_other_is_no_contradiction():
    seen = defending()
    against = NO_TRUMP._replace(against=True)
    assert not contradicts((seen.parse("drop"), [NO_TRUMP]), (seen.parse("play"), [against]))


CHANCES = [
    ("hazari-bhutan", "7s 7h 7d / Ac Kd Qs / Jh Tc 9d / 8c 5s 4d 3h", (33, 13, 11, 12)),
    ("hazari-bhutan", "As Ks Qs / 9d 8h 7c / 5c 4c 3d / Jh 6s Th 2d", (12, 1, 4, 8)),
    ("hazari", "7s 7h 7d / Ac Kd Qs / Jh Tc 9d / 8c 5s 4d 3h", (33, 77, 75, 94)),
]
"""Arrangements with the chances that earlier versions of hints stated for them."""


@pytest.mark.parametrize(("text", "groups", "percents"), CHANCES)
def test_planted_chances_are_found(text: str, groups: str, percents: tuple[int, ...]):
    cards = groups.replace("/ ", "").split()
    match = match_at(text, {"hand": cards}, seed=4)
    view = match.view(1)
    move = view.parse(f"arrange {groups}")
    stated = Given("hazari", "other-rounds", {"numbers": (1, 2, 3, 4), "percents": percents})
    assert judge(view, move, stated) is False
