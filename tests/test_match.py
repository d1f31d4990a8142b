"""The match driver: packs, seeds, moves, undo, refusals; the rules themselves are tested with their games."""

import random

import pytest

from tests.playing import EVERY_FAMILY, random_match, random_move
from virado import Match, OptionsError, variant
from virado.games.contract import PUBLIC, REFEREE
from virado.match import MAX_SEED_BITS
from virado.packs import shuffled
from virado.refusal import IllegalError, RefusedError, UnparsableError

ANY = pytest.mark.parametrize("slug", EVERY_FAMILY)


def play_on(match: Match, moves: int, seed: int = 1) -> None:
    rng = random.Random(seed)
    for _ in range(moves):
        if match.over:
            return
        seat = match.to_act[0]
        match.play(seat, random_move(match, seat, rng))


@ANY
def test_a_match_can_be_played_to_its_end(slug: str):
    match = random_match(slug, seed=3, moves=5000)
    assert match.over
    assert match.to_act == []
    assert match.winners
    assert match.phase == "over"
    assert list(match.legal()) == []
    assert match.status()["over"] is True


@ANY
def test_a_match_that_is_over_takes_no_move(slug: str):
    match = random_match(slug, seed=3, moves=5000)
    last = match.steps[-1]
    for seat in (0, last.seat, REFEREE):
        with pytest.raises(RefusedError):
            match.play(seat, last.text)


@ANY
def test_the_same_seed_makes_the_same_match(slug: str):
    assert random_match(slug, seed=5, moves=40).state == random_match(slug, seed=5, moves=40).state


@ANY
def test_seed_zero_is_a_seed(slug: str):
    assert Match(slug, seed=0).chance != Match(slug, seed=1).chance or not Match(slug, seed=0).chance


@ANY
def test_given_packs_are_dealt_first_and_then_shuffles_of_the_seed(slug: str):
    deck = variant(slug).deck
    pack = shuffled(deck.full, 99, 1)
    match = random_match(slug, seed=4, moves=400, packs=[pack])
    whole = [cards for cards in match.chance if len(cards) == deck.count]
    assert whole[0] == pack
    assert len(whole) > 1
    assert pack not in whole[1:]


@ANY
def test_a_pack_that_is_not_whole_is_refused_before_the_match(slug: str):
    with pytest.raises(OptionsError) as caught:
        Match(slug, seed=1, packs=[[0, 1, 2]])
    assert caught.value.code == "bad-pack"


@ANY
def test_dealer_and_scores_can_be_given(slug: str):
    kind = variant(slug)
    scores = [3 + side for side in range(len(kind.sides))]
    match = Match(slug, seed=1, dealer=kind.players - 1, scores=scores)
    assert match.status()["dealer"] == kind.players - 1
    assert match.scores == scores


@pytest.mark.parametrize(
    "wrong",
    [
        {"dealer": -1},
        {"dealer": 2},
        {"scores": [1]},
        {"scores": [1, 2, 3]},
        {"scores": [10**10, 0]},
        {"seed": 1 << MAX_SEED_BITS},
    ],
)
def test_a_match_that_makes_no_sense_is_refused(wrong: dict[str, object]):
    with pytest.raises(OptionsError):
        Match("casino", **({"seed": 1} | wrong))  # type: ignore[arg-type]


@ANY
def test_undo_takes_back_every_move_to_the_first_position(slug: str):
    match = random_match(slug, seed=8, moves=0)
    states, events = [match.state.clone()], [len(match.events)]
    rng = random.Random(2)
    for _ in range(60):
        if match.over:
            break
        seat = rng.choice(match.to_act)
        match.play(seat, random_move(match, seat, rng))
        states.append(match.state.clone())
        events.append(len(match.events))
    while match.steps:
        assert match.state == states.pop()
        assert len(match.events) == events.pop()
        match.undo()
    assert match.state == states.pop()
    with pytest.raises(IndexError):
        match.undo()


@ANY
def test_after_an_undo_the_match_goes_on_from_there_like_any_other(slug: str):
    match = random_match(slug, seed=8, moves=30)
    for _ in range(12):
        match.undo()
    play_on(match, 200, seed=17)
    copy = Match.from_record(match.record())
    assert copy.state == match.state
    assert copy.events == match.events


def test_another_move_after_an_undo_may_change_what_is_shuffled_later():
    match = Match("raub(stock_short=reshuffle)", seed=2)
    rng = random.Random(4)
    for _ in range(300):
        if match.over:
            break
        for _ in range(rng.randrange(4)):
            if match.steps:
                match.undo()
        play_on(match, 6, seed=rng.getrandbits(30))
    assert Match.from_record(match.record()).state == match.state


@ANY
def test_a_clone_lives_its_own_life(slug: str):
    match = random_match(slug, seed=9, moves=5)
    state, steps, events = match.state.clone(), match.steps[:], match.events[:]
    clone = match.clone()
    play_on(clone, 10)
    clone.undo()
    assert (match.state, match.steps, match.events) == (state, steps, events)


@ANY
def test_asking_changes_nothing(slug: str):
    match = random_match(slug, seed=10, moves=7)
    before = match.state.clone()
    for seat in (*range(match.variant.players), REFEREE):
        match.calls(seat)
        match.count_legal(seat)
        for text in ("declare", "trail Kd", "card Kd", "misdeal", "nonsense"):
            try:
                match.explain(seat, text)
            except UnparsableError as error:
                assert error.input
    for seat in (PUBLIC, *range(match.variant.players)):
        match.view(seat).to_bytes()
    match.status()
    match.record()
    assert match.state == before


@ANY
def test_what_is_listed_is_counted_and_legal(slug: str):
    match = random_match(slug, seed=11, moves=9)
    seat = match.to_act[0]
    if slug != "hazari":  # its list has hundreds of thousands
        moves = list(match.legal())
        assert match.count_legal(seat) == len(moves) == len(set(moves))
        assert all(match.is_legal(seat, move) for move in moves)
    others = [other for other in range(match.variant.players) if other not in match.to_act]
    assert [list(match.legal(other)) for other in others] == [[] for _ in others]
    assert all(match.count_legal(other) == 0 for other in others)


@ANY
def test_calls_are_never_listed_as_turns(slug: str):
    for seed in range(5):
        match = random_match(slug, seed=seed, moves=20)
        if slug == "hazari" or match.over:
            continue
        seat = match.to_act[0]
        calls = match.calls(seat)
        assert not set(calls) & set(match.legal(seat))
        assert all(match.is_legal(seat, move) for move in calls)


@pytest.mark.parametrize("seat", [-3, -1, 2, 99])
def test_a_seat_that_does_not_exist_is_refused(seat: int):
    match = Match("casino", seed=1)
    for ask in (match.play, match.explain):
        with pytest.raises(IllegalError) as caught:
            ask(seat, "trail Kd")
        assert caught.value.code == "no-such-seat"


def test_a_view_belongs_to_a_seat_or_to_everybody():
    match = Match("casino", seed=1)
    for seat in (-2, 2):
        with pytest.raises(IllegalError):
            match.view(seat)


@ANY
def test_a_refused_move_changes_nothing_and_names_its_code(slug: str):
    match = random_match(slug, seed=12, moves=4)
    before = match.state.clone()
    other = next((seat for seat in range(match.variant.players) if seat not in match.to_act), None)
    if other is None:
        return
    move = random_move(match, match.to_act[0], random.Random(1))
    with pytest.raises(RefusedError) as caught:
        match.play(other, move)
    assert caught.value.code in {code for code, _ in match.game.refusals.values()}
    assert match.state == before
    assert len(match.steps) == 4


def test_a_move_is_one_short_line():
    match = Match("casino", seed=1)
    with pytest.raises(UnparsableError, match="short"):
        match.play(0, "trail " + "K" * 5000)


@ANY
def test_the_status_is_what_the_protocol_promises(slug: str):
    match = random_match(slug, seed=13, moves=3)
    status = match.status()
    expected = {
        "variant",
        "phase",
        "to_act",
        "deal",
        "dealer",
        "scores",
        "sides",
        "over",
        "winners",
        "deal_points",
    }
    assert set(status) - {"round"} == expected
    assert ("round" in status) == (match.game.name in ("casino", "hazari"))
    assert status["variant"] == slug
    assert len(status["scores"]) == len(status["sides"])
    assert status["deal_points"] is None
    assert status["deal"] >= 1


@ANY
def test_scores_change_by_the_points_of_the_deal(slug: str):
    rng = random.Random(5)
    match = Match(slug, seed=14)
    checked = 0
    for _ in range(600):
        if match.over:
            break
        before = match.scores
        seat = rng.choice(match.to_act)
        match.play(seat, random_move(match, seat, rng))
        if match.scores != before:
            assert [now - then for now, then in zip(match.scores, before, strict=True)] == match.status()[
                "deal_points"
            ]
            checked += 1
    assert checked


@ANY
def test_to_act_goes_round_from_the_seat_after_the_dealer(slug: str):
    match = random_match(slug, seed=15, moves=3)
    order = [(match.state.dealer + 1 + i) % match.variant.players for i in range(match.variant.players)]
    assert match.to_act == [seat for seat in order if seat in match.to_act]
