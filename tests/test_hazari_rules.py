"""The course of Hazari: listing and judging arrangements, whole matches, secrecy, and two speeds of one source."""

import itertools
import random
from functools import cache
from typing import Any

import msgspec
import numpy as np
import pytest

from virado import record
from virado.cards import FRENCH52
from virado.games.catalogue import variant
from virado.games.contract import PUBLIC, Event, Move
from virado.games.hazari.arranging import CARDS, ORDER, SIZES, arrangement_fault
from virado.games.hazari.game import GAME
from virado.games.hazari.help import best_first, ranked, suggested_splits
from virado.games.hazari.rules import RULES
from virado.games.hazari.showing import points_of, score_deal
from virado.games.hazari.state import SPLITS, HazariState, HazariTable, HazariWork, flagged
from virado.games.hazari.strength import best_three, last_strength, strength_of_three
from virado.kernel.playout import make_random_play
from virado.match import Match
from virado.refusal import IllegalError, OptionsError
from virado.view import View

VARIANTS = [
    "hazari",
    "hazari-bhutan",
    "hazari-bhutan-no-two-pair",
    "hazari(tie_rule=first_played, top_tie=shared)",
    "hazari-bhutan(group4_order_basis=extended, troy_win_rounds=[4])",
    "hazari-bhutan(order_rule=free, troy_win_rounds=[1, 2, 3, 4])",
]
TWO_SUITS = "As Ks Qs Js Ts 9s 8s 7s 6s 5h 4h 3h 2h"
MIXED = "As Kh Jd 9c 7s 5h 3d 2c Ts 8h 6d 4c Qh"
SPADES = "2s 3s 4s 5s 6s 7s 8s 9s Ts Js Qs Ks As"
TWINS = "As Ks Qs Ah Kh Qh 9s 7s 5s 9h 7h 5h 2h"
PAIRS = "2s 2h 4d 4c 6s 6h 8d 8c Ts Th Qd Qc As"


def at(hand: str, name: str = "hazari") -> Match:
    """A deal in which seat 1 is to arrange this hand."""
    return Match(name, seed=4, position={"hand": hand.split()})


def draw(match: Match, seat: int, seed: int) -> Move:
    """A legal arrangement by chance."""
    assert RULES.sample is not None
    moves: list[Move] = []
    RULES.sample(match.state, match.table, HazariWork(), seat, moves, [seed])
    return moves[0]


def play_on(match: Match, seed: int, decisions: int = 10**9) -> Match:
    """Random arrangements in random order of answering, to the end or so many."""
    rng = random.Random(seed)
    while not match.over and decisions:
        seat = rng.choice(match.to_act)
        match.play(seat, draw(match, seat, rng.getrandbits(60)))
        decisions -= 1
    return match


# ---------------------------------------------------------------------- arranging
@pytest.mark.parametrize(
    ("hand", "name", "number"),
    [
        (MIXED, "hazari", 27420),
        (SPADES, "hazari", 28922),
        (SPADES, "hazari-bhutan", 28922),
        (SPADES, "hazari-bhutan(group4_order_basis=extended)", 26),
        (SPADES, "hazari(group4_order_basis=extended)", 28922),
        (MIXED, "hazari(order_rule=free)", SPLITS),
    ],
)
def test_legal_arrangements_are_counted_exactly(hand: str, name: str, number: int):
    assert at(hand, name).count_legal(1) == number


@pytest.mark.parametrize("name", ["hazari", "hazari-bhutan(group4_order_basis=extended)"])
@pytest.mark.parametrize("hand", [PAIRS, TWO_SUITS])
def test_what_is_listed_is_legal_and_everything_else_is_not(hand: str, name: str):
    match = at(hand, name)
    held = match.state.hands[1]
    listed = list(match.legal(1))
    known = set(listed)
    assert len(known) == len(listed) == match.count_legal(1)
    assert all(match.is_legal(1, move) for move in listed[::7])
    rng = random.Random(0)
    cards = [card for card in range(52) if held >> card & 1]
    for _ in range(3000):
        rng.shuffle(cards)
        groups = [sum(1 << card for card in cards[i : i + 3]) for i in (0, 3, 6)]
        best_last = sorted(groups, key=strength_of_three, reverse=True)
        for split in (groups, best_last):
            move = (split[0], split[1], split[2])
            assert match.is_legal(1, move) == (move in known)


def test_the_list_begins_with_the_strongest_groups():
    strengths = [strength_of_three(a) for a, _, _ in at(PAIRS).legal(1)]
    assert strengths == sorted(strengths, reverse=True)


def test_the_free_list_is_made_as_it_is_asked_for():
    first = list(itertools.islice(at(MIXED, "hazari(order_rule=free)").legal(1), 5000))
    assert len(set(first)) == 5000


@pytest.mark.parametrize("name", ["hazari-bhutan", "hazari-bhutan(group4_order_basis=extended)"])
@pytest.mark.parametrize("hand", [PAIRS, TWINS])
def test_of_arrangements_with_the_same_three_strengths_search_keeps_the_one_with_the_best_last(
    hand: str, name: str
):
    match = at(hand, name)
    o, held = match.table, match.state.hands[1]
    strength = cache(strength_of_three)

    @cache
    def last(cards: int) -> int:
        return last_strength(cards, o.four_card, o.two_pair)

    @cache
    def points(cards: int) -> int:
        return points_of(o, cards)

    def key(move: Move) -> tuple[int, int, int]:
        return (strength(move[0]), strength(move[1]), strength(move[2]))

    best: dict[tuple[int, int, int], int] = {}
    worth: dict[tuple[int, int, int], list[int]] = {}
    for move in match.legal(1):
        rest = held & ~(move[0] | move[1] | move[2])
        best[key(move)] = max(best.get(key(move), 0), last(rest))
        counted = [points(group) for group in (*move, rest)]
        assert worth.setdefault(key(move), counted) == counted, (
            "equal strengths mean equal points in every group"
        )
    kept: list[Move] = []
    RULES.choices(match.state, o, HazariWork(), 1, kept)
    found = {key(move): last(held & ~(move[0] | move[1] | move[2])) for move in kept}
    assert len(kept) == len(found)
    assert found == best
    assert all(match.is_legal(1, move) for move in kept[::5])


def test_a_hand_without_an_extended_arrangement_is_arranged_by_best_threes():
    match = at(SPADES, "hazari-bhutan(group4_order_basis=extended)")
    assert match.state.extended >> 1 & 1
    match.state.extended = 0
    assert match.count_legal(1) == 28922


def test_a_legal_arrangement_always_exists():
    rng = random.Random(3)
    o: Any = variant("hazari").table()
    for _ in range(200):
        hand = sum(1 << card for card in rng.sample(range(52), 13))
        a, b, c = best_first(o, hand)
        assert not arrangement_fault(o, hand, 0, a, b, c)
        threes = [strength_of_three(group) for group in (a, b, c)]
        assert threes == sorted(threes, reverse=True)
        rest = hand & ~(a | b | c)
        assert threes[2] >= best_three(rest)


@pytest.mark.parametrize(
    ("move", "number"),
    [
        ((0, 0, 0), SIZES),
        ((7, 7, 7), CARDS),
        ((-1, 7, 7), CARDS),
        ((-(1 << 70), 1 << 80, -5), CARDS),
        ((1 << 60, 1 << 60, 1 << 60), CARDS),
        ((1 << 61, 7, 7 << 3), CARDS),
        (flagged(7, 56, 448, (3, 3, 4, 3), 1, 0), SIZES),
        (flagged(7, 56, 448, (3, 3, 3, 4), 2, 51), CARDS),
        ((0x7FFFFFFFFFFFFFFF, 0x7FFFFFFFFFFFFFFF, 0x7FFFFFFFFFFFFFFF), CARDS),
    ],
)
def test_any_numbers_are_judged(move: Move, number: int):
    match = at(MIXED)
    assert RULES.refusal(match.state, match.table, 1, *move) == number
    refusal = match.explain(1, move)
    assert refusal is not None
    assert refusal.message
    with pytest.raises(IllegalError):
        match.play(1, move)


def test_groups_out_of_order_are_refused_unless_the_order_is_free():
    match = at(SPADES, "hazari")
    a, b, c = next(match.legal(1))
    assert RULES.refusal(match.state, match.table, 1, b, a, c) == ORDER
    free = at(SPADES, "hazari(order_rule=free)")
    assert RULES.refusal(free.state, free.table, 1, b, a, c) == 0


@pytest.mark.parametrize("seat", [-2, -1, 4, 99])
def test_nobody_else_arranges(seat: int):
    match = at(MIXED)
    move = next(match.legal(1))
    assert RULES.refusal(match.state, match.table, seat, *move)


# ---------------------------------------------------------------------- whole matches
@pytest.mark.parametrize("name", VARIANTS)
def test_whole_matches_keep_the_books(name: str):
    match = Match(name, seed=11)
    pack = 380 if "bhutan" in name else 360
    rng = random.Random(5)
    dealer = match.state.dealer
    while not match.over:
        before = list(match.scores)
        assert match.to_act == [(dealer + 1 + i) % 4 for i in range(4)]
        assert all(hand.bit_count() == 13 for hand in match.state.hands)
        assert sum(match.state.hands) == FRENCH52.full
        told: list[Event] = []
        for seat in rng.sample(range(4), 4):
            told = match.play(seat, draw(match, seat, rng.getrandbits(60)))
        scored = next(event.public for event in told if event.type == "deal-scored")
        points = [event.public["points"] for event in told if event.type == "round-won"]
        if scored["ending"] == "troy":
            assert scored["captured"] is None
            assert match.over
            assert match.scores[match.winners[0]] == max(match.table.target, before[match.winners[0]])
            assert [score for seat, score in enumerate(match.scores) if seat not in match.winners] == [
                score for seat, score in enumerate(before) if seat not in match.winners
            ]
        else:
            assert sum(points) == sum(scored["captured"]) == pack
            assert match.scores == [b + c for b, c in zip(before, scored["captured"], strict=True)]
            assert scored["points"] == scored["captured"]
        dealer = (dealer + 1) % 4
        if not match.over:
            assert match.state.dealer == dealer
            assert max(match.scores) < match.table.target or match.scores.count(max(match.scores)) > 1
    assert match.to_act == []
    assert not RULES.wanted(match.state, match.table)
    assert match.winners


@pytest.mark.parametrize("name", VARIANTS)
def test_a_record_makes_the_same_match_again(name: str):
    match = play_on(Match(name, seed=21), 1, decisions=23)
    again = Match.from_record(record.decode(record.encode(match.record())))
    assert again.state == match.state
    assert again.events == match.events
    assert again.record() == match.record()


def test_undo_is_exact():
    match = Match("hazari", seed=8)
    seen: list[bytes] = []
    rng = random.Random(2)
    for _ in range(14):
        seen.append(match.view(2).to_bytes() + repr(match.state.values()).encode())
        seat = rng.choice(match.to_act)
        match.play(seat, draw(match, seat, rng.getrandbits(60)))
    while seen:
        match.undo()
        assert match.view(2).to_bytes() + repr(match.state.values()).encode() == seen.pop()


def test_the_order_of_answering_makes_no_difference():
    first = Match("hazari", seed=6)
    moves = [draw(first, seat, seat + 1) for seat in range(4)]
    states: list[Any] = []
    for order in itertools.permutations(range(4)):
        match = first.clone()
        for seat in order:
            match.play(seat, moves[seat])
        states.append((match.state.values(), match.scores, match.events[-22:]))
        assert match.state.deal == 2
    assert all(state == states[0] for state in states)


def test_text_goes_round():
    match = Match("hazari-bhutan", seed=9)
    for seat in range(4):
        for seed in range(40):
            move = draw(match, seat, seed)
            assert match.parse(seat, match.text(move)) == move


def test_the_deal_goes_singly_from_the_dealers_right():
    pack = list(range(52))
    match = Match("hazari", seed=0, packs=[pack], dealer=2)
    for seat in range(4):
        assert match.state.hands[seat] == sum(1 << card for card in pack if (3 + card) % 4 == seat)
    assert match.to_act == [3, 0, 1, 2]
    assert match.status()["deal"] == match.status()["round"] == 1


def test_a_tie_at_the_top_is_played_on_or_shared():
    def ended(name: str, scores: list[int], captured: list[int]) -> tuple[int, int]:
        o: Any = variant(name).table()
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


# ---------------------------------------------------------------------- secrecy
def strangers(match: Match, viewer: int, rng: random.Random) -> View:
    """The view after the cards that the viewer cannot see have changed places, arrangements included."""
    other = match.clone()
    s: Any = other.state
    seats = [seat for seat in range(4) if seat != viewer]
    hidden = [card for card in range(52) if any(s.hands[seat] >> card & 1 for seat in seats)]
    rng.shuffle(hidden)
    held: dict[int, list[str]] = {}
    for seat in seats:
        cards, hidden = hidden[: s.hands[seat].bit_count()], hidden[s.hands[seat].bit_count() :]
        s.hands[seat] = sum(1 << card for card in cards)
        held[seat] = [FRENCH52.names[card] for card in cards]
        for number in range(s.shown, 4):
            size = s.groups[4 * seat + number].bit_count()
            part, cards = cards[:size], cards[size:]
            s.groups[4 * seat + number] = sum(1 << card for card in part)
    s.extended ^= sum(1 << seat for seat in seats if rng.getrandbits(1)) if match.table.extended else 0
    events = [
        msgspec.structs.replace(
            event,
            private={
                seat: {"hand": held[seat]} if seat in held else told for seat, told in event.private.items()
            },
        )
        for event in match.events
    ]
    return View(match.variant, match.table, viewer, s, events)


@pytest.mark.parametrize("name", VARIANTS)
def test_cards_that_a_seat_cannot_see_change_nothing_in_its_view(name: str):
    rng = random.Random(4)
    for seed in range(4):
        match = play_on(Match(name, seed=seed), seed, decisions=rng.randrange(12))
        for viewer in (PUBLIC, 0, 1, 2, 3):
            other, view = strangers(match, viewer, rng), match.view(viewer)
            assert other.to_bytes() == view.to_bytes()
            assert other.state == view.state


def test_before_all_are_up_nothing_but_up_leaves():
    match = Match("hazari", seed=12)
    for seat in (2, 0, 3):
        ways = [draw(match, seat, seed) for seed in (1, 2, 3)]
        assert len(set(ways)) == 3
        worlds: list[Match] = []
        for move in ways:
            world = match.clone()
            assert [event.seen_by(PUBLIC) for event in world.play(seat, move)] == [
                {"type": "up", "seat": seat}
            ]
            worlds.append(world)
        for viewer in {PUBLIC, 0, 1, 2, 3} - {seat}:
            assert len({world.view(viewer).to_bytes() for world in worlds}) == 1
        assert len({world.view(seat).to_bytes() for world in worlds}) == 3
        match = worlds[0]


def test_after_an_instant_win_what_was_not_shown_stays_hidden():
    match = Match("hazari-bhutan", seed=3)
    for seat in match.to_act:
        match.play(seat, best_first(match.table, match.state.hands[seat]))
    assert match.over
    view = match.view(PUBLIC)
    left: Any = view.state
    assert view.data()["hands"] == [10, 10, 10, 10]
    assert len(view.data()["shown"]) == 4
    assert view.data()["captured"] is None
    assert all(left.groups[4 * seat + number] == 0 for seat in range(4) for number in (1, 2, 3))


# ---------------------------------------------------------------------- two speeds
def arrays(name: str, seed: int) -> tuple[Any, ...]:
    pool = np.zeros(2, HazariState.dtype())
    HazariState(players=4, sides=4).store(pool, 1)
    tables = np.zeros(1, HazariTable.dtype())
    variant(name).table().store(tables)
    works = np.zeros(1, HazariWork.dtype())
    return pool, tables, works, np.zeros((1 << 16, 3), np.int64), np.zeros(64, np.int64), np.array([seed])


@pytest.mark.parametrize("name", VARIANTS)
def test_interpreted_and_compiled_random_play_agree(name: str):
    from virado.kernel.compile import kernel

    play = make_random_play(RULES)
    pool: Any = [HazariState(), HazariState(players=4, sides=4)]
    rng = [77]
    packs = play(pool, [variant(name).table()], [HazariWork()], [], [0] * 64, rng, 150)
    given = arrays(name, 77)
    assert kernel(play)(*given, 150) == packs
    assert HazariState.load(given[0]) == pool[0]
    assert given[5].tolist() == rng


@pytest.mark.parametrize("name", VARIANTS[:5])
def test_interpreted_and_compiled_lists_agree(name: str):
    match = at(TWO_SUITS, name)
    found = ranked(match.table, match.state.hands[1], extended=bool(match.state.extended >> 1 & 1))
    assert {found.move(place) for place in range(len(found.moves))} == set(match.legal(1))


def test_draws_are_as_likely_for_every_arrangement():
    match = at(PAIRS)
    places = {move: i for i, move in enumerate(match.legal(1))}
    tenths = [0] * 10
    for seed in range(1500):
        tenths[places[draw(match, 1, seed * 977)] * 10 // len(places)] += 1
    assert all(abs(number - 150) < 50 for number in tenths)


def test_nothing_is_drawn_or_listed_from_a_hand_that_is_not_seen():
    hidden = at(MIXED).view(PUBLIC).state
    o, work = variant("hazari").table(), HazariWork()
    moves: list[Move] = []
    assert RULES.sample is not None
    assert RULES.sample(hidden, o, work, 1, moves, [1]) == 0
    assert RULES.moves(hidden, o, work, 1, moves) == RULES.choices(hidden, o, work, 1, moves) == 0
    assert not moves
    assert list(GAME.legal(hidden, o, 1)) == []


# ---------------------------------------------------------------------- help
@pytest.mark.parametrize("name", VARIANTS)
def test_suggested_splits_are_legal_and_in_order(name: str):
    match = Match(name, seed=14)
    for seat in range(4):
        splits = suggested_splits(match.state, match.table, seat)
        assert splits
        assert all(match.is_legal(seat, split.move) for split in splits)
        assert len({split.move for split in splits}) == len(splits)
        assert splits[0].points == max(split.points for split in splits)
        assert match.game.explain(match.view(seat).state, match.table, seat, splits[-1].move) is None


def test_best_first_takes_the_strongest_group_there_is():
    match = at("7h 7d 7c As Ks Qs Jh Th 9d 5c 4c 2h 3d")
    assert match.text(best_first(match.table, match.state.hands[1])) == (
        "arrange 7h 7d 7c / As Ks Qs / Jh Th 9d / 5c 4c 3d 2h"
    )


# ---------------------------------------------------------------------- positions
def test_a_position_is_filled_up_from_the_rest_of_the_pack():
    match = Match(
        "hazari", seed=2, position={"hands": {"0": ["As"], "3": ["Ks"]}, "dealer": 1, "scores": [1, 2, 3, 4]}
    )
    assert [hand.bit_count() for hand in match.state.hands] == [13] * 4
    assert sum(match.state.hands) == FRENCH52.full
    assert match.state.hands[0] >> FRENCH52.card("As") & match.state.hands[3] >> FRENCH52.card("Ks") & 1
    assert match.to_act == [2, 3, 0, 1]
    assert match.scores == [1, 2, 3, 4]
    again = Match.from_record(match.record())
    assert again.state == match.state


def test_a_position_is_filled_seat_after_seat_from_the_dealers_right():
    s: Any = GAME.position(variant("hazari").table(), {"dealer": 1}, list(range(52)))
    assert s.hands == [0x1FFF << 26, 0x1FFF << 39, 0x1FFF, 0x1FFF << 13]


def test_seats_may_be_up_in_a_position():
    groups = [["7h", "7d", "7c"], ["As", "Ks", "Qs"], ["Jh", "Th", "9d"], ["5c", "4c", "2h", "3d"]]
    hand = [card for group in groups for card in group]
    match = Match("hazari", seed=2, position={"hands": {2: hand}, "arrangements": {2: groups}})
    assert match.to_act == [1, 3, 0]
    assert match.view(1).data()["up"] == [2]


@pytest.mark.parametrize(
    "position",
    [
        {"hand": ["As", "As"]},
        {"hand": ["1s"]},
        {"hand": [*MIXED.split(), "Ad"]},
        {"hand": ["As"], "hands": {1: ["Ks"]}},
        {"hands": {1: ["Ks"], 2: ["Ks"]}},
        {"hands": {4: ["Ks"]}},
        {"dealer": 4},
        {"scores": [1, 2, 3]},
        {"cards": []},
        {"hand": SPADES.split(), "arrangements": {1: [["2s", "3s", "4s"], ["5s"]]}},
        {"hand": SPADES.split(), "arrangements": {1: [["xx"]]}},
    ],
)
def test_a_position_that_makes_no_sense_is_refused(position: dict[str, Any]):
    with pytest.raises(OptionsError) as error:
        Match("hazari", seed=1, position=position)
    assert error.value.code == "bad-position"


@pytest.mark.parametrize(
    "text",
    [
        "hazari(target=0)",
        "hazari(troy_win_rounds=[5])",
        "hazari(order_rule=any)",
        "hazari(players=3)",
        "hazari(first_dealer=4)",
    ],
)
def test_options_that_make_no_sense_are_refused(text: str):
    with pytest.raises(OptionsError):
        variant(text)


def test_the_canonical_text_of_a_changed_variant():
    text = "hazari-bhutan(order_rule=free, troy_win_rounds=[2, 3])"
    assert str(variant(text)) == text
    assert GAME.presets["hazari"].options.target == 1000
