"""Random play of Raub: invariants of every deal, and comparison with a plain model of the rulebook."""

import random
from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest

from tests.games.raub.model import Model
from tests.games.raub.positions import raub
from tests.states import config_of, is_legal, legal, pack_move, state_of
from virado.cards import SKAT32
from virado.games.contract import REFEREE_SEAT, Packed
from virado.games.messages import REFEREE
from virado.games.raub.game import GAME
from virado.games.raub.messages import DealScored, Misdeal
from virado.games.raub.notation import parse, unpack
from virado.games.raub.rules import RULES
from virado.games.raub.rules.exchange import turnup_taken
from virado.games.raub.rules.scoring import refa_factor
from virado.games.raub.rules.state import (
    BIDDING,
    CARD,
    EXCHANGE_CARDS,
    FULL,
    HAND,
    SCORED,
    TAKE_TURNUP,
)
from virado.games.raub.rules.state import (
    pack_move as ints,
)
from virado.games.raub.view import PHASES
from virado.games.variant import Variant, make_variant
from virado.kernel.compile import kernel
from virado.kernel.playout import make_random_play
from virado.match import Match
from virado.refusal import IllegalError

VARIANTS = [
    make_variant(GAME, preset, players=players) for preset in GAME.presets.values() for players in (2, 3, 4)
]
OPTION_ROWS = [
    {},
    {"stock_short": "reshuffle", "seven_exchange": "always"},
    {
        "overtrump": "required",
        "turnup_discard": "not_turnup",
        "refa_stacking": "compound",
        "seven_exchange": "always",
        "seven_exchange_timing": "before_defence",
    },
    {"turnup_order": "before_exchange", "stock_short": "reshuffle", "muss": "opponent_below"},
    {"raub": False, "stih": "automatic", "exchange_max": 2, "refa_stacking": "single"},
    {
        "muss": "off",
        "pass_deal": False,
        "turn_next": False,
        "raub_required_tricks": 1,
        "misdeal_by": "any_player",
    },
    {"refa_max_outstanding": 2, "muss_threshold": 22, "seven_exchange": "only_ace", "start_score": 9},
]

MISDEALS = ("misdeal", "misdeal intentional")
"""Announcements of the referee that charge the dealer."""

ROWS = [
    pytest.param(variant, options, marks=[] if (i + j) % 3 == 0 else pytest.mark.slow)
    for i, variant in enumerate(VARIANTS)
    for j, options in enumerate(OPTION_ROWS)
]
"""Each variant with each row of options.

The default run includes a third of the combinations, with every variant and every row.
"""


# ---------------------------------------------------------------------- invariants of every deal
def whole_pack(s: Any, o: Any) -> int:
    """Return the set of all cards, after checking that each card is in exactly one place, the turn-up included."""
    places = [*s.hands, *s.discards, *s.played, *(1 << card for card in s.stock[s.stock_next : s.stock_end])]
    face_up = s.turned_count - turnup_taken(s, o)
    places += [1 << card for card in s.turned[:face_up]]
    assert sum(place.bit_count() for place in places) == 32
    whole = 0
    for place in places:
        whole |= place
    return whole


def imagined_moves(s: Any, seat: int, rng: random.Random) -> list[Packed]:
    """Return every move that a seat could try: each word, each card, and many sets of cards."""
    words = [ints(action) for action in range(18)]
    cards = [ints(action, 1 << card) for action in (CARD, TAKE_TURNUP, EXCHANGE_CARDS) for card in range(32)]
    hand = SKAT32.list(s.hands[seat])
    mine = [SKAT32.cards(rng.sample(hand, rng.randint(0, len(hand)))) for _ in range(8)]
    odd = [-1, 0, 1, 2**40, rng.getrandbits(33)]
    wild = [(rng.choice(odd), rng.choice(odd), rng.choice(odd)) for _ in range(8)]
    return words + cards + [ints(EXCHANGE_CARDS, some) for some in mine] + wild


def points_agree(before: Any, s: Any, o: Any) -> None:
    """Check that the scores of a deal fall by four or three times the factor in total (R-19, R-20)."""
    points = s.deal_points[: s.players]
    factor = refa_factor(o, before.refas)
    assert all(value % factor == 0 for value in points)
    down = -sum(value for value in points if value < 0)
    failed = points[before.declarer] > 0
    lost = s.tricks[before.declarer] if failed else 0
    assert down == (HAND - lost) * factor
    if failed:
        assert lost < before.required
        assert points[before.declarer] == o.declarer_penalty * factor
    for seat in range(s.players):
        if seat != before.declarer and points[seat] > 0:
            assert points[seat] == o.defender_penalty * factor
            assert s.tricks[seat] == 0


def agrees(model: Model, s: Any) -> None:
    """Check that the model and the engine are in the same position."""
    assert (model.phase, model.turn) == (PHASES[s.phase], s.turn)
    assert model.scores == s.scores[: s.players]
    assert (model.refas, model.dealer) == (s.refas, s.dealer)
    assert model.last_deltas == (s.deal_points[: s.players] if s.ending == SCORED else None)
    assert model.winners == [seat for seat in range(s.players) if s.winners >> seat & 1]
    assert model.may_misdeal == bool(s.window)
    if s.active:
        assert [SKAT32.cards(hand) for hand in model.hands] == s.hands[: s.players]
        assert model.turned == [SKAT32.names[card] for card in s.turned[: s.turned_count]]
        assert model.stock == [SKAT32.names[card] for card in s.stock[s.stock_next : s.stock_end]]
        assert sum(1 << seat for seat in model.active) == s.active
        assert (model.declarer, model.tricks) == (s.declarer, s.tricks[: s.players])


@pytest.mark.parametrize("options", OPTION_ROWS, ids=str)
@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_the_engine_agrees_with_the_plain_model(variant: Variant, options: dict[str, Any]):
    variant = make_variant(GAME, variant.preset, players=variant.players, options=options, allow_idle=True)
    rng = random.Random(f"model {variant}")
    o: Any = variant.config()
    for _ in range(3):
        s: Any = GAME.state_type(players=variant.players, sides=variant.players)
        s.scores[: variant.players] = [o.start_score] * variant.players
        RULES.setup(s, o)
        model = Model(variant.options, variant.players)
        eager = rng.choice([0.0, 0.4, 0.95])
        for _ in range(300):
            while wanted := RULES.cards_to_shuffle(s, o):
                names = SKAT32.list(wanted)
                if model.waiting == "discards":
                    assert set(names) == model.others_laid_away()
                rng.shuffle(names)
                RULES.supply(s, o, [SKAT32.card(name) for name in names])
                model.supply(names)
            assert model.waiting is None
            agrees(model, s)
            listed = {str(unpack(move)) for move in GAME.legal(s, o, s.turn)} if not s.over else set[str]()
            assert listed == model.legal()
            if not listed:
                break
            if model.may_misdeal and rng.random() < 0.05:
                text = rng.choice(announcements(variant, s.dealer))
                RULES.apply(s, o, REFEREE_SEAT, *parse(text))
            else:
                text = favour(sorted(listed), eager, rng)
                RULES.apply(s, o, s.turn, *parse(text))
            model.play(text)


def announcements(variant: Variant, dealer: int) -> list[str]:
    """Return the misdeals that the referee may announce."""
    named = [seat for seat in range(variant.players) if seat != dealer]
    others = named if variant.options.misdeal_by == "any_player" else []
    return [f"{word}{seat}" for seat in ("", *(f" {seat}" for seat in others)) for word in MISDEALS]


def favour(texts: Sequence[str], eager: float, rng: random.Random) -> str:
    """Return a random action.

    The higher `eager` is, the more often it leads to a long deal and an empty stock.
    """
    for text in texts:
        if text in ("deal", "play", "turn_next") and rng.random() < eager:
            return text
    most = max(texts, key=len)
    return most if most.startswith("exchange") and rng.random() < eager else rng.choice(texts)


@pytest.mark.parametrize(("variant", "options"), ROWS, ids=str)
def test_invariants_hold_in_every_random_match(variant: Variant, options: dict[str, Any]):
    if variant.preset.slug != "raub" and options:
        options = {name: value for name, value in options.items() if name != "seven_exchange"}
    variant = make_variant(GAME, variant.preset, players=variant.players, options=options, allow_idle=True)
    rng = random.Random(str(variant))
    match = Match(variant, seed=rng.getrandbits(30))
    o: Any = config_of(match)
    scored = 0
    for step in range(160):
        if match.over:
            break
        s = state_of(match)
        if s.active:
            assert whole_pack(s, o) == FULL
        (seat,) = match.to_act
        moves = legal(match, seat)
        assert moves
        assert len(set(moves)) == len(moves)
        assert [pack_move(match, seat, move) for move in match.legal(seat)] == moves
        chosen = GAME.choices(s, o, seat)
        assert chosen
        assert set(chosen) <= set(moves)
        if step % 8 == 0:
            possible = set(moves)
            for move in [*moves, *imagined_moves(s, seat, rng)]:
                assert is_legal(match, seat, move) == (move in possible), move
                for other in range(-3, s.players + 2):
                    if other not in (seat, REFEREE_SEAT):
                        assert RULES.refusal(s, o, other, *move)
            before = s.clone()
            with pytest.raises(IllegalError):
                match.play(seat, Misdeal())
            assert state_of(match) == before
        move = unpack(rng.choice(moves))
        assert match.view(seat).parse(str(move)) == move
        if s.phase == BIDDING and step % 16 == 5:
            calls = match.view_of(REFEREE).calls()
            assert [str(call) for call in calls] == (announcements(variant, s.dealer) if s.window else [])
        before, deals = s.clone(), s.deal
        announced = match.play(seat, move)
        s = state_of(match)
        if any(isinstance(event, DealScored) for event in announced):
            points_agree(before, s, o)
            scored += 1
        if step % 8 == 3:
            after = s.clone()
            match.undo()
            assert state_of(match) == before
            assert match.play(seat, move) == announced
            assert state_of(match) == after
        assert match.deal in (deals, deals + 1)
    assert scored > 0


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_a_record_rebuilds_the_same_match(variant: Variant):
    changed = make_variant(
        GAME,
        variant.preset,
        players=variant.players,
        options={"stock_short": "reshuffle"},
        allow_idle=True,
    )
    rng = random.Random(str(variant))
    match = Match(changed, seed=3)
    for _ in range(120):
        if match.over:
            break
        match.play(match.to_act[0], rng.choice(match.legal()))
    copy = Match.from_record(match.record())
    assert state_of(copy) == state_of(match)
    assert copy.events() == match.events()
    assert copy.record() == match.record()


def fresh(variant: Variant) -> Any:
    state = GAME.state_type(players=variant.players, sides=variant.players)
    state.scores[: variant.players] = [21] * variant.players
    return state


@pytest.mark.parametrize("options", OPTION_ROWS, ids=str)
def test_interpreted_and_compiled_rules_agree(options: dict[str, Any]):
    play = make_random_play(RULES)
    compiled = kernel(play)
    for players in (2, 3, 4):
        variant = raub(players=players, **options)
        mirror = [fresh(variant), fresh(variant)]
        mirror[0].players = 0
        pool, configs, scratch = (
            np.zeros(count, layout.dtype())
            for layout, count in ((GAME.state_type, 2), (GAME.config_type, 1), (GAME.workspace_type, 1))
        )
        mirror[1].store(pool, 1)
        variant.config().store(configs)
        words = np.array([players], np.int64)
        rng = [players]
        for _ in range(40):
            compiled(pool, configs, scratch, np.zeros((64, 3), np.int64), np.zeros(32, np.int64), words, 37)
            play(mirror, [variant.config()], [GAME.workspace_type()], [], [0] * 32, rng, 37)
            assert GAME.state_type.load(pool) == mirror[0]
            assert words[0] == rng[0]
