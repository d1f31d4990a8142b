"""The rules of Zwanzig ab: model, compilation, legality, listing, undo and secrecy."""

import random
from collections import Counter
from typing import Any, get_args

import msgspec
import numpy as np
import pytest

from tests.games.zwanzig_ab.model import Model
from tests.games.zwanzig_ab.positions import positions, variant_of
from tests.states import config_of, is_legal, legal, pack_move, state_of
from virado.cards import SKAT32, members
from virado.cases.zwanzig_ab import CASES
from virado.games.contract import Packed
from virado.games.messages import PUBLIC, Viewer
from virado.games.variant import Variant
from virado.games.zwanzig_ab.game import GAME
from virado.games.zwanzig_ab.notation import unpack
from virado.games.zwanzig_ab.options import PRESETS, ZwanzigOptions
from virado.games.zwanzig_ab.rules.card_play import may_play
from virado.games.zwanzig_ab.rules.legality import well_formed
from virado.games.zwanzig_ab.rules.move_generation import distinct_cards
from virado.games.zwanzig_ab.rules.state import (
    CARD,
    IN_PLAY,
    ZwanzigConfig,
    ZwanzigState,
    ZwanzigWorkspace,
)
from virado.kernel.compile import kernel
from virado.kernel.playout import make_random_play
from virado.match import Match
from virado.refusal import IllegalError
from virado.words import catalogue

RULES = GAME.rules
WORDS = catalogue("en")
VARIANTS = [(slug, players) for slug in PRESETS for players in (2, 3, 4, 5)]
random_play = make_random_play(RULES)
random_choices = make_random_play(RULES, complete=False)
compiled_play = kernel(random_play)
compiled_choices = kernel(random_choices)


def mixed_options(rng: random.Random) -> dict[str, Any]:
    """Return a random value of every option, with small numbers."""
    mixed: dict[str, Any] = {"start_score": rng.choice([3, 8, 20]), "first_dealer": rng.randrange(2)}
    for field in msgspec.structs.fields(ZwanzigOptions):
        if field.name in mixed:
            continue
        if field.type is bool:
            mixed[field.name] = rng.random() < 0.5
        elif values := [value for value in get_args(field.type) if isinstance(value, str | int)]:
            mixed[field.name] = rng.choice(values)
        elif field.name == "maker_no_trick_penalty":
            mixed[field.name] = rng.choice([None, 0, 10])
        elif field.name == "max_drops":
            mixed[field.name] = rng.choice([None, 1, 2])
        elif field.name == "no_drop_at_or_below":
            mixed[field.name] = rng.choice([None, -1, 3, 5])
        else:
            mixed[field.name] = rng.choice([1, 2, 3])
    if mixed["exact_zero"]:
        mixed["special_finish_scope"] = "single_deal"  # otherwise some scores could never reach 0
    return mixed


def facts_of(match: Match) -> dict[str, Any]:
    facts: dict[str, Any] = {**CASES.expect_values(match)}
    facts["hands"] = {
        seat: sorted(SKAT32.list(state_of(match).hands[seat])) for seat in range(match.variant.players)
    }
    for name in ("scores", "dropped", "drops_left", "last_deltas"):
        facts[name] = None if facts[name] is None else list(facts[name])
    return facts


def as_set(text: str) -> tuple[str, frozenset[str]]:
    word, *rest = text.split()
    return word, frozenset(rest)


def agree(variant: Variant, rng: random.Random, decisions: int) -> int:
    """Play at random and compare with the model before and after every move; return the number of deals."""
    match = Match(variant, seed=rng.getrandbits(40))
    model = Model(variant.options, variant.players)
    dealt = 0
    for _ in range(decisions):
        while model.waiting:
            model.deal([SKAT32.names[card] for card in match.chance[dealt]])
            dealt += 1
        seat = match.to_act[0]
        expected = model.facts()
        got = facts_of(match)
        assert {name: got[name] for name in expected} == expected
        if model.trump is not None:
            assert got["factor"] == model.factor
            assert got["stock_count"] == len(model.pack)
        texts = [str(move) for move in match.legal(seat)]
        assert Counter(map(as_set, texts)) == Counter(map(as_set, model.legal()))
        text = rng.choice(texts)
        match.play(seat, text)
        model.play(text)
        assert list(match.winners) == model.winners
        assert match.over == bool(model.winners)
        if match.over:
            assert list(match.scores) == model.scores
            break
    assert len(match.chance) == dealt + (model.waiting and not match.over)
    return dealt


@pytest.mark.parametrize(("slug", "players"), VARIANTS)
def test_every_preset_agrees_with_the_plain_model(slug: str, players: int):
    rng = random.Random(f"{slug} {players}")
    assert agree(variant_of(slug, players), rng, 200) > 0


def test_random_combinations_of_options_agree_with_the_plain_model():
    rng = random.Random("mixes")
    deals = sum(
        agree(variant_of("zwanzig-ab", rng.choice([2, 3, 4, 5]), **mixed_options(rng)), rng, 90)
        for _ in range(150)
    )
    assert deals > 300


# ---------------------------------------------------------------------- compiled and interpreted
def fresh_state(variant: Variant) -> ZwanzigState:
    s = ZwanzigState(players=variant.players, sides=variant.players, dealer=variant.options.first_dealer)
    s.scores[: variant.players] = [variant.options.start_score] * variant.players
    return s


@pytest.mark.parametrize("slug", PRESETS)
@pytest.mark.parametrize("complete", [True, False], ids=["moves", "choices"])
def test_compiled_and_interpreted_rules_agree(slug: str, complete: bool):
    variant = variant_of(slug)
    o: Any = variant.config()
    fresh = fresh_state(variant)
    pool = [ZwanzigState(), fresh]
    states = np.zeros(2, ZwanzigState.dtype())
    fresh.store(states, 1)
    configs = np.zeros(1, ZwanzigConfig.dtype())
    o.store(configs)
    scratch = np.zeros(1, ZwanzigWorkspace.dtype())
    moves, pack, word = np.zeros((64, 3), np.int64), np.zeros(32, np.int64), np.array([5])
    rng = [5]
    interpreted, compiled = (random_play, compiled_play) if complete else (random_choices, compiled_choices)
    for _ in range(30):
        deals = interpreted(pool, [o], [ZwanzigWorkspace()], [], [0] * 32, rng, 17)
        assert compiled(states, configs, scratch, moves, pack, word, 17) == deals
        assert ZwanzigState.load(states) == pool[0]
        assert word[0] == rng[0]


# ---------------------------------------------------------------------- legality and listing
WILD = (
    -(1 << 62),
    -33,
    -1,
    0,
    1,
    2,
    3,
    4,
    5,
    6,
    7,
    8,
    9,
    10,
    31,
    32,
    33,
    63,
    1 << 31,
    1 << 32,
    (1 << 63) - 1,
)


@pytest.mark.parametrize("slug", ["zwanzig-ab", "zwanzig-ab-jager"])
def test_exactly_the_listed_moves_are_legal(slug: str):
    for match, rng in positions(slug, 4, 150):
        s, o = state_of(match), config_of(match)
        listed = set(legal(match, match.to_act[0]))
        assert listed
        assert {pack_move(match, match.to_act[0], move) for move in match.legal()} == listed
        candidates: list[Packed] = [(rng.choice(WILD), rng.choice(WILD), rng.choice(WILD)) for _ in range(40)]
        candidates += [(action, rng.getrandbits(32), 0) for action in range(11)]
        candidates += [(action, what, 0) for action in range(11) for what in range(-1, 33)]
        candidates += [(6, sum(1 << card for card in rng.sample(range(32), 2)), 0) for _ in range(10)]
        for move in [*listed, *candidates]:
            assert is_legal(match, match.to_act[0], move) == (move in listed)
            for seat in (-2, -1, 4, 99, *(q for q in range(4) if q not in match.to_act)):
                assert RULES.refusal(s, o, seat, *move)


def test_every_refusal_has_its_facts_and_a_sentence_and_changes_nothing():
    met: set[str] = set()
    for slug in ("zwanzig-ab", "zwanzig-ab-jager", "zwanzig-ab-jager-drop-first", "zwanzig-ab-early"):
        for match, rng in positions(slug, 5, 120, overtrump="required"):
            before = state_of(match).clone()
            for _ in range(25):
                seat = rng.randrange(5)
                what = rng.choice([rng.randrange(32), rng.getrandbits(32), 1 << rng.randrange(32)])
                ints = (rng.randint(1, 9), what if rng.random() < 0.9 else 0, 0)
                if not well_formed(*ints):
                    met.add(GAME.refusals[RULES.refusal(before, config_of(match), seat, *ints)].code)
                    continue
                if is_legal(match, seat, ints):
                    continue
                with pytest.raises(IllegalError) as caught:
                    match.play(seat, unpack(ints))
                refusal = caught.value.refusal
                met.add(refusal.code)
                view = match.view(seat)
                kind = GAME.refusals[RULES.refusal(view.state, view.config, seat, *ints)]
                assert (refusal.code, refusal.rule, tuple(refusal.facts)) == (
                    kind.code,
                    kind.rule,
                    kind.facts,
                )
                assert WORDS.refusal(refusal)[-1] not in ". "
                assert state_of(match) == before
    assert len(met) >= 20


def lay_aside(s: ZwanzigState, o: Any, seat: int) -> list[tuple[int, int]]:
    """Return the cards that `choices` omits, each with the lower card that is equivalent to it."""
    legal = may_play(s, o, seat)
    kept = distinct_cards(s, o, seat)
    pairs: list[tuple[int, int]] = []
    for card in members(legal & ~kept):
        row = 8 if card >> 3 == s.trump else 0
        below = [
            c
            for c in members(kept)
            if c >> 3 == card >> 3 and o.order[row + (c & 7)] < o.order[row + (card & 7)]
        ]
        pairs.append((card, max(below, key=lambda c: o.order[row + (c & 7)])))
    return pairs


def swap(cards: int, a: int, b: int) -> int:
    """Return a set of cards with two cards exchanged."""
    differ = (cards >> a ^ cards >> b) & 1
    return cards ^ (differ << a | differ << b)


@pytest.mark.parametrize("slug", ["zwanzig-ab", "zwanzig-ab-jager", "zwanzig-ab-early"])
def test_choices_omit_only_cards_equivalent_to_another(slug: str):
    """Check that either card wins the same tricks, however the deal continues."""
    tried = 0
    for match, rng in positions(slug, 3, 400):
        s, o = state_of(match), config_of(match)
        if s.phase != IN_PLAY:
            continue
        for card, equal in lay_aside(s, o, s.turn):
            tried += 1
            one, other = s.clone(), s.clone()
            RULES.apply(one, o, s.turn, CARD, card, 0)
            RULES.apply(other, o, s.turn, CARD, equal, 0)
            while one.phase == IN_PLAY and not one.pack_wanted:
                assert may_play(other, o, one.turn) == swap(may_play(one, o, one.turn), card, equal)
                played = rng.choice(list(members(may_play(one, o, one.turn))))
                twin = equal if played == card else card if played == equal else played
                seat = one.turn
                RULES.apply(one, o, seat, CARD, played, 0)
                RULES.apply(other, o, seat, CARD, twin, 0)
                assert one.turn == other.turn
            assert one.scores == other.scores
    assert tried > 10


# ---------------------------------------------------------------------- undo and secrecy
def test_undo_is_exact_and_a_clone_is_independent():
    for match, rng in positions("zwanzig-ab-jager", 4, 120):
        before, announced, packs = state_of(match).clone(), match.events(), match.chance
        clone = match.clone()
        clone.play(clone.to_act[0], rng.choice(match.legal()))
        assert state_of(match) == before
        clone.undo()
        assert (state_of(clone), clone.events(), clone.chance) == (before, announced, packs)


def hidden_from(s: ZwanzigState, viewer: Viewer) -> list[int]:
    """Return the cards whose place is hidden from a viewer (Z-19)."""
    known = s.gone | s.trick_cards
    if viewer is not PUBLIC:
        known |= s.discards[viewer]
        if not (s.phase == 0 and viewer == s.forehand):
            known |= s.hands[viewer]
    if s.exposed >= 0 and s.exchanged[s.forehand] <= 0:
        known |= 1 << s.exposed
    return [card for card in range(32) if not known >> card & 1]


@pytest.mark.parametrize("players", [2, 4, 5])
def test_no_view_reveals_the_place_of_a_hidden_card(players: int):
    for slug in ("zwanzig-ab-jager", "zwanzig-ab"):
        for match, rng in positions(slug, players, 120):
            s = state_of(match)
            for viewer in (PUBLIC, *range(players)):
                hidden = hidden_from(s, viewer)
                place = dict(zip(hidden, rng.sample(hidden, len(hidden)), strict=True))
                other = match.clone()
                t = state_of(other)
                t.pack = [place.get(card, card) for card in s.pack]
                for seat in range(players):
                    t.hands[seat] = sum(1 << place.get(card, card) for card in members(s.hands[seat]))
                    t.discards[seat] = sum(1 << place.get(card, card) for card in members(s.discards[seat]))
                assert other.view(viewer).state == match.view(viewer).state
                assert other.view(viewer).to_bytes() == match.view(viewer).to_bytes()


def test_announcements_hide_cards_from_other_seats():
    """Check that a seat learns only of cards that are its own, played, exposed or shown for a redeal (Z-19)."""
    for match, _ in positions("zwanzig-ab-jager", 4, 150):
        start = max(i for i, event in enumerate(match.events()) if event.__struct_config__.tag == "deal")
        for viewer in (PUBLIC, *range(4)):
            hidden = {SKAT32.names[card] for card in hidden_from(state_of(match), viewer)} - {
                SKAT32.names[card] for card in [state_of(match).exposed] if card >= 0
            }
            heard = msgspec.json.encode([event.seen_by(viewer) for event in match.events()[start:]]).decode()
            assert not [name for name in hidden if f'"{name}"' in heard]
