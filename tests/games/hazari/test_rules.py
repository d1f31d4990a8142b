"""Whole matches of Hazari, secrecy, and agreement of compiled and interpreted rules."""

import itertools
import random
from collections.abc import Sequence
from typing import Any

import msgspec
import numpy as np
import pytest

from tests.games.hazari.table import MIXED, PAIRS, TWO_SUITS, VARIANTS, match_with_hand, view_data
from tests.states import config_of, legal, state_of
from virado import record
from virado.analysis.hazari.arrangements import best_first, rank_arrangements
from virado.cards import FRENCH52
from virado.games.catalogue import variant
from virado.games.contract import Packed
from virado.games.hazari.game import GAME
from virado.games.hazari.messages import DealScored, Dealt, RoundWon, Show, Up
from virado.games.hazari.rules import RULES
from virado.games.hazari.rules.scoring import score_deal
from virado.games.hazari.rules.state import HazariConfig, HazariState, HazariWorkspace
from virado.games.messages import PUBLIC, Event, Move, Viewer
from virado.kernel.playout import make_random_play
from virado.match import Match
from virado.refusal import RefusedError
from virado.view import AnyView, View


def drawn(match: Match, seat: int, seed: int) -> Packed:
    """Return a random legal arrangement as integers."""
    assert RULES.sample is not None
    moves: list[Packed] = []
    RULES.sample(state_of(match), config_of(match), HazariWorkspace(), seat, moves, [seed])
    return moves[0]


def draw(match: Match, seat: int, seed: int) -> Move:
    """Return a random legal arrangement."""
    return match.view(seat).unpack(drawn(match, seat, seed))


def play_on(match: Match, seed: int, decisions: int = 10**9) -> Match:
    """Play random arrangements in random order, to the end or for `decisions` decisions."""
    rng = random.Random(seed)
    while not match.over and decisions:
        seat = rng.choice(match.to_act)
        match.play(seat, draw(match, seat, rng.getrandbits(60)))
        decisions -= 1
    return match


# ---------------------------------------------------------------------- whole matches
@pytest.mark.parametrize("name", VARIANTS)
def test_scores_add_up_in_whole_matches(name: str):
    match = Match(name, seed=11)
    pack = 380 if "bhutan" in name else 360
    rng = random.Random(5)
    dealer = state_of(match).dealer
    while not match.over:
        before = list(match.scores)
        assert match.to_act == tuple((dealer + 1 + i) % 4 for i in range(4))
        assert all(hand.bit_count() == 13 for hand in state_of(match).hands)
        assert sum(state_of(match).hands) == FRENCH52.full
        events: list[Event] = []
        for seat in rng.sample(range(4), 4):
            events = match.play(seat, draw(match, seat, rng.getrandbits(60)))
        scored = next(event for event in events if isinstance(event, DealScored))
        points = [event.points for event in events if isinstance(event, RoundWon)]
        if scored.ending == "troy":
            assert scored.captured is None
            assert match.over
            assert match.scores[match.winners[0]] == max(config_of(match).target, before[match.winners[0]])
            assert [score for seat, score in enumerate(match.scores) if seat not in match.winners] == [
                score for seat, score in enumerate(before) if seat not in match.winners
            ]
        else:
            assert scored.captured is not None
            assert sum(points) == sum(scored.captured) == pack
            assert match.scores == tuple(b + c for b, c in zip(before, scored.captured, strict=True))
            assert scored.points == scored.captured
        dealer = (dealer + 1) % 4
        if not match.over:
            assert state_of(match).dealer == dealer
            assert max(match.scores) < config_of(match).target or match.scores.count(max(match.scores)) > 1
    assert match.to_act == ()
    assert not RULES.cards_to_shuffle(state_of(match), config_of(match))
    assert match.winners


@pytest.mark.parametrize("name", VARIANTS)
def test_a_record_rebuilds_the_same_match(name: str):
    match = play_on(Match(name, seed=21), 1, decisions=23)
    again = Match.from_record(record.decode(record.encode(match.record())))
    assert state_of(again) == state_of(match)
    assert again.events() == match.events()
    assert again.record() == match.record()


def test_undo_is_exact():
    match = Match("hazari", seed=8)
    seen: list[bytes] = []
    rng = random.Random(2)
    for _ in range(14):
        seen.append(match.view(2).to_bytes() + repr(state_of(match).values()).encode())
        seat = rng.choice(match.to_act)
        match.play(seat, draw(match, seat, rng.getrandbits(60)))
    while seen:
        match.undo()
        assert match.view(2).to_bytes() + repr(state_of(match).values()).encode() == seen.pop()


def test_the_order_of_arrangements_does_not_matter():
    first = Match("hazari", seed=6)
    moves = [draw(first, seat, seat + 1) for seat in range(4)]
    states: list[Any] = []
    for order in itertools.permutations(range(4)):
        match = first.clone()
        for seat in order:
            match.play(seat, moves[seat])
        states.append((state_of(match).values(), match.scores, match.events()[-22:]))
        assert state_of(match).deal == 2
    assert all(state == states[0] for state in states)


def test_arrangements_survive_their_text():
    match = Match("hazari-bhutan", seed=9)
    for seat in range(4):
        for seed in range(40):
            move = draw(match, seat, seed)
            assert match.view(seat).parse(str(move)) == move


def test_cards_are_dealt_singly_from_the_dealers_right():
    pack = list(range(52))
    match = Match("hazari", seed=0, packs=[pack], dealer=2)
    for seat in range(4):
        assert state_of(match).hands[seat] == sum(1 << card for card in pack if (3 + card) % 4 == seat)
    assert match.to_act == (3, 0, 1, 2)
    assert match.status().deal == match.status().round == 1


def test_a_tie_at_the_top_is_played_on_or_shared():
    def ended(name: str, scores: list[int], captured: list[int]) -> tuple[int, int]:
        o: Any = variant(name).config()
        s = HazariState(players=4, sides=4)
        s.scores[:4] = scores
        s.captured = captured
        score_deal(s, o)
        return s.over, s.winners

    tie = ([900, 900, 500, 500], [150, 150, 60, 0])
    assert ended("hazari", *tie) == (0, 0)
    assert ended("hazari(top_tie=shared)", *tie) == (1, 0b0011)
    assert ended("hazari", [1050, 1050, 560, 500], [100, 110, 150, 0]) == (1, 0b0010)
    assert ended("hazari", [990, 0, 0, 0], [5, 355, 0, 0]) == (0, 0)
    assert ended("hazari(top_tie=shared)", [0, 0, 0, 0], [90, 90, 90, 90]) == (0, 0)


@pytest.mark.parametrize("name", VARIANTS)
def test_the_last_leading_group_wins_the_round(name: str):
    match = Match(name, seed=23)
    rng = random.Random(2)
    events: list[Event] = []
    for seat in range(4):
        events = match.play(seat, draw(match, seat, rng.getrandbits(60)))
    leads: list[Show] = []
    for event in events:
        if isinstance(event, Show):
            if len(leads) == 0:
                assert event.leads  # the first seat of a round may always lead
            leads += [event] if event.leads else []
        elif isinstance(event, RoundWon):
            assert (leads[-1].seat, leads[-1].group) == (event.seat, event.group)
            leads = []


# ---------------------------------------------------------------------- secrecy
def permuted(match: Match, viewer: Viewer, rng: random.Random) -> AnyView:
    """Return the view after a permutation of the cards hidden from the viewer, including arrangements."""
    s = state_of(match).clone()
    seats = [seat for seat in range(4) if seat != viewer]
    hidden = [card for card in range(52) if any(s.hands[seat] >> card & 1 for seat in seats)]
    rng.shuffle(hidden)
    held: dict[int, tuple[str, ...]] = {}
    for seat in seats:
        cards, hidden = hidden[: s.hands[seat].bit_count()], hidden[s.hands[seat].bit_count() :]
        s.hands[seat] = sum(1 << card for card in cards)
        held[seat] = tuple(FRENCH52.names[card] for card in cards)
        for number in range(s.shown, 4):
            size = s.groups[4 * seat + number].bit_count()
            part, cards = cards[:size], cards[size:]
            s.groups[4 * seat + number] = sum(1 << card for card in part)
    s.extended ^= sum(1 << seat for seat in seats if rng.getrandbits(1)) if config_of(match).extended else 0
    events = [
        msgspec.structs.replace(
            event, hands=tuple(held.get(seat, hand) for seat, hand in enumerate(event.hands))
        )
        if isinstance(event, Dealt)
        else event
        for event in match.events()
    ]
    heard = [event.seen_by(viewer) for event in events]
    return View(match.variant, config_of(match), viewer, s, heard, len(heard))


def answers(view: AnyView, texts: Sequence[str]) -> list[bytes]:
    """Return as bytes everything that the viewer may query: the view, the legal moves, and the verdict on each text."""
    found = [view.to_bytes(), repr(view.state.values()).encode(), repr((view.to_act, view.phase)).encode()]
    if view.viewer is PUBLIC:
        return found
    found += [repr((view.legal(40), view.calls())).encode()]
    for text in texts:
        for ask in (view.parse, view.explain, view.describe):
            try:
                found.append(msgspec.json.encode(ask(text), enc_hook=repr))
            except RefusedError as error:
                found.append(f"{error.refusal} {error.input} {error}".encode())
    return found


def questions(match: Match, seat: int, rng: random.Random) -> list[str]:
    """Return good and bad arrangements: of the seat's own cards, of others' cards, of wrong sizes, and malformed."""
    s = state_of(match)
    own = [FRENCH52.names[card] for card in range(52) if s.hands[seat] >> card & 1]
    others = [name for name in FRENCH52.names if name not in own]

    def text(cards: Sequence[str], sizes: Sequence[int] = (3, 3, 3, 4)) -> str:
        rest = list(cards)
        return "arrange " + " / ".join(" ".join(rest.pop() for _ in range(size) if rest) for size in sizes)

    asked = [str(move) for move in match.legal(seat, 3)]
    for _ in range(6):
        asked.append(text(rng.sample(own, len(own))))
        asked.append(text([*rng.sample(own, min(len(own), 10)), *rng.sample(others, 3)]))
        asked.append(text(rng.sample(others, 13)))
    asked.append(text([*own[:12], *own[:1]]))
    asked.append(text(rng.sample(own, len(own)), (4, 3, 3, 3)))
    asked.append(text(rng.sample(own, len(own)), (3, 3, 3, 2, 2)))
    return [*asked, "", "arrange", "arrange 1s", "trail Qs"]


@pytest.mark.parametrize("name", VARIANTS)
def test_hidden_cards_do_not_affect_messages_to_a_seat(name: str):
    rng = random.Random(4)
    for seed in range(3):
        match = play_on(Match(name, seed=seed), seed, decisions=rng.randrange(12))
        viewers: list[Viewer] = [PUBLIC, 0, 1, 2, 3]
        for viewer in viewers:
            other, view = permuted(match, viewer, rng), match.view(viewer)
            asked = questions(match, viewer, rng) if viewer is not PUBLIC else []
            assert other.state == view.state
            assert answers(other, asked) == answers(view, asked)


def test_the_moves_of_a_seat_depend_only_on_its_own_cards():
    match = Match("hazari-bhutan", seed=7)
    other, view = permuted(match, 2, random.Random(1)), match.view(2)
    assert other.count_legal() == view.count_legal()
    assert other.search_moves() == view.search_moves()


def test_before_all_are_up_only_up_is_announced():
    match = Match("hazari", seed=12)
    for seat in (2, 0, 3):
        ways = [draw(match, seat, seed) for seed in (1, 2, 3)]
        assert len(set(ways)) == 3
        worlds: list[Match] = []
        for move in ways:
            world = match.clone()
            assert [event.seen_by(PUBLIC) for event in world.play(seat, move)] == [Up(seat=seat)]
            worlds.append(world)
        others: list[Viewer] = [PUBLIC, *(other for other in range(4) if other != seat)]
        for viewer in others:
            assert len({world.view(viewer).to_bytes() for world in worlds}) == 1
            assert all(move.seen_by(viewer, seat) is None for move in ways)
        assert len({world.view(seat).to_bytes() for world in worlds}) == 3
        match = worlds[0]


def test_unshown_groups_stay_hidden_after_an_instant_win():
    match = Match("hazari-bhutan", seed=3)
    for seat in match.to_act:
        match.play(seat, match.view(seat).unpack(best_first(config_of(match), state_of(match).hands[seat])))
    assert match.over
    view = match.view(PUBLIC)
    left: Any = view.state
    data = view_data(match)
    assert data.hands == (10, 10, 10, 10)
    assert len(data.shown) == 4
    assert data.captured is None
    assert all(left.groups[4 * seat + number] == 0 for seat in range(4) for number in (1, 2, 3))


# ---------------------------------------------------------------------- compiled and interpreted
def arrays(name: str, seed: int) -> tuple[Any, ...]:
    pool = np.zeros(2, HazariState.dtype())
    HazariState(players=4, sides=4).store(pool, 1)
    configs = np.zeros(1, HazariConfig.dtype())
    variant(name).config().store(configs)
    workspaces = np.zeros(1, HazariWorkspace.dtype())
    return (
        pool,
        configs,
        workspaces,
        np.zeros((1 << 16, 3), np.int64),
        np.zeros(64, np.int64),
        np.array([seed]),
    )


@pytest.mark.parametrize("name", VARIANTS)
def test_interpreted_and_compiled_random_play_agree(name: str):
    from virado.kernel.compile import kernel

    play = make_random_play(RULES)
    pool: Any = [HazariState(), HazariState(players=4, sides=4)]
    rng = [77]
    packs = play(pool, [variant(name).config()], [HazariWorkspace()], [], [0] * 64, rng, 150)
    given = arrays(name, 77)
    assert kernel(play)(*given, 150) == packs
    assert HazariState.load(given[0]) == pool[0]
    assert given[5].tolist() == rng


@pytest.mark.parametrize("name", VARIANTS[:5])
def test_interpreted_and_compiled_lists_agree(name: str):
    match = match_with_hand(TWO_SUITS, name)
    found = rank_arrangements(
        config_of(match), state_of(match).hands[1], extended=bool(state_of(match).extended >> 1 & 1)
    )
    assert {found.move(place) for place in range(len(found.moves))} == set(legal(match, 1))


@pytest.mark.parametrize(("draws", "near"), [(300, 24), pytest.param(1500, 50, marks=pytest.mark.slow)])
def test_every_arrangement_is_drawn_with_equal_probability(draws: int, near: int):
    match = match_with_hand(PAIRS)
    places = {move: i for i, move in enumerate(legal(match, 1))}
    tenths = [0] * 10
    for seed in range(draws):
        tenths[places[drawn(match, 1, seed * 977)] * 10 // len(places)] += 1
    assert all(abs(number - draws // 10) < near for number in tenths)


def test_no_move_is_drawn_or_listed_from_a_hidden_hand():
    hidden = match_with_hand(MIXED).view(PUBLIC).state
    o: Any = variant("hazari").config()
    work = HazariWorkspace()
    moves: list[Packed] = []
    assert RULES.sample is not None
    assert RULES.sample(hidden, o, work, 1, moves, [1]) == 0
    assert RULES.moves(hidden, o, work, 1, moves) == RULES.choices(hidden, o, work, 1, moves) == 0
    assert not moves
    assert list(GAME.legal(hidden, o, 1)) == []
