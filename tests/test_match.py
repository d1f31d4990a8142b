"""The match driver: packs, seeds, moves, undo and refusals. The tests of each family cover its rules."""

import pickle
import random
from typing import assert_type

import msgspec
import pytest

from tests.random_play import EVERY_FAMILY, position, random_match, random_move
from virado import PUBLIC, REFEREE, Match, OptionsError, variant
from virado.games.casino.messages import CasinoView
from virado.games.messages import Actor, ViewMessage, tag_of
from virado.match import MAX_SEED_BITS
from virado.packs import shuffle_cards
from virado.refusal import IllegalError, RefusedError, UnparsableError
from virado.view import Explanation

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
    assert match.to_act == ()
    assert match.winners
    assert match.phase == "over"
    assert match.legal() == []
    assert match.status().over


@ANY
def test_a_finished_match_accepts_no_move(slug: str):
    match = random_match(slug, seed=3, moves=5000)
    last = match.steps[-1]
    for seat in (0, last.actor, REFEREE):
        with pytest.raises(RefusedError):
            match.play(seat, last.text)


@ANY
def test_the_same_seed_makes_the_same_match(slug: str):
    assert position(random_match(slug, seed=5, moves=40)) == position(random_match(slug, seed=5, moves=40))


@ANY
def test_seed_zero_is_a_seed(slug: str):
    assert Match(slug, seed=0).chance != Match(slug, seed=1).chance or not Match(slug, seed=0).chance


@ANY
def test_given_packs_are_dealt_first_and_then_shuffles_of_the_seed(slug: str):
    deck = variant(slug).deck
    pack = shuffle_cards(deck.full, 99, 1)
    match = random_match(slug, seed=4, moves=400, packs=[pack])
    whole = [cards for cards in match.chance if len(cards) == deck.count]
    assert list(whole[0]) == pack
    assert len(whole) > 1
    assert pack not in whole[1:]


@ANY
def test_an_incomplete_pack_is_refused_before_the_match(slug: str):
    with pytest.raises(OptionsError) as caught:
        Match(slug, seed=1, packs=[[0, 1, 2]])
    assert caught.value.code == "bad-pack"


@ANY
def test_dealer_and_scores_can_be_given(slug: str):
    kind = variant(slug)
    scores = [3 + side for side in range(len(kind.sides))]
    match = Match(slug, seed=1, dealer=kind.players - 1, scores=scores)
    assert match.status().dealer == kind.players - 1
    assert match.scores == tuple(scores)


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
def test_invalid_arguments_of_a_match_are_refused(wrong: dict[str, object]):
    with pytest.raises(OptionsError):
        Match("casino", **({"seed": 1} | wrong))  # type: ignore[arg-type]


@ANY
def test_undo_returns_to_the_first_position(slug: str):
    match = random_match(slug, seed=8, moves=0)
    before = [everything(match)]
    rng = random.Random(2)
    for _ in range(60):
        if match.over:
            break
        seat = rng.choice(match.to_act)
        match.play(seat, random_move(match, seat, rng))
        before.append(everything(match))
    while match.steps:
        assert everything(match) == before.pop()
        match.undo()
    assert everything(match) == before.pop()
    with pytest.raises(IndexError):
        match.undo()


def everything(match: Match) -> tuple[object, ...]:
    views = [match.view(viewer).to_bytes() for viewer in (PUBLIC, *range(match.variant.players))]
    return position(match), match.events(), views, match.record().digests


@ANY
def test_a_match_continues_normally_after_an_undo(slug: str):
    match = random_match(slug, seed=8, moves=30)
    for _ in range(12):
        match.undo()
    play_on(match, 200, seed=17)
    assert everything(Match.from_record(match.record())) == everything(match)


@ANY
def test_a_view_does_not_change_with_its_match(slug: str):
    match = random_match(slug, seed=8, moves=10)
    view = match.view(0)
    before = view.to_bytes()
    play_on(match, 6)
    assert view.to_bytes() == before
    for _ in range(6):
        match.undo()
    match.undo()
    play_on(match, 9, seed=77)
    assert view.to_bytes() == before


def test_a_different_move_after_an_undo_can_change_later_shuffles():
    match = Match("raub(stock_short=reshuffle)", seed=2)
    rng = random.Random(4)
    for _ in range(300):
        if match.over:
            break
        for _ in range(rng.randrange(4)):
            if match.steps:
                match.undo()
        play_on(match, 6, seed=rng.getrandbits(30))
    assert position(Match.from_record(match.record())) == position(match)


@ANY
def test_a_clone_is_independent(slug: str):
    match = random_match(slug, seed=9, moves=5)
    before = everything(match), match.steps[:]
    clone = match.clone()
    play_on(clone, 10)
    for _ in range(12):
        clone.undo()
    play_on(clone, 4, seed=9)
    assert (everything(match), match.steps) == before
    match.undo()
    play_on(clone, 4, seed=5)
    assert everything(Match.from_record(clone.record())) == everything(clone)


@ANY
def test_a_compressed_match_behaves_the_same(slug: str):
    plain, shrunk = Match(slug, seed=4), Match(slug, seed=4)
    rng = random.Random(6)
    for _ in range(50):
        play_alike(plain, shrunk, 3, rng)
        for _ in range(rng.choice((0, 0, 0, 0, 1, 2, 40))):
            if plain.steps:
                assert plain.undo() == shrunk.undo()
    assert (everything(shrunk), shrunk.steps) == (everything(plain), plain.steps)
    assert [shrunk.events(first) for first in range(60)] == [plain.events(first) for first in range(60)]
    assert everything(Match.from_record(shrunk.record())) == everything(plain)


@ANY
def test_shrinking_does_not_change_views_and_clones(slug: str):
    plain, shrunk = Match(slug, seed=4), Match(slug, seed=4)
    play_alike(plain, shrunk, 20, random.Random(6))
    view, clone = shrunk.view(0), shrunk.clone()
    before, clone_before = view.to_bytes(), everything(clone)
    play_alike(plain, shrunk, 60, random.Random(7))
    assert view.to_bytes() == before
    for _ in range(min(30, len(shrunk.steps))):
        shrunk.undo()
    assert view.to_bytes() == before
    assert everything(clone) == clone_before


@ANY
def test_a_compressed_match_can_be_pickled(slug: str):
    plain, shrunk = Match(slug, seed=4), Match(slug, seed=4)
    play_alike(plain, shrunk, 40, random.Random(6))
    again: Match = pickle.loads(pickle.dumps(shrunk))
    assert everything(again) == everything(shrunk) == everything(plain)
    play_alike(plain, again, 10, random.Random(7))
    assert everything(again) == everything(plain)


def play_alike(plain: Match, shrunk: Match, moves: int, rng: random.Random) -> None:
    """Make the same moves in two matches, one of which is compressed."""
    for _ in range(moves):
        if plain.over:
            return
        seat = rng.choice(plain.to_act)
        move = random_move(plain, seat, rng)
        assert plain.play(seat, move) == shrunk.play(seat, move)
        shrunk.shrink()


@ANY
def test_queries_do_not_change_a_match(slug: str):
    match = random_match(slug, seed=10, moves=7)
    before = position(match)
    for actor in (*range(match.variant.players), REFEREE):
        view = match.view_of(actor)
        view.calls()
        for text in ("declare", "trail Kd", "card Kd", "misdeal", "nonsense"):
            found = view.explain(text)
            assert found.legal == (found.effect is not None)
            try:
                view.parse(text)
            except UnparsableError as error:
                assert error.input
                assert error.refusal == found.refusal
    for viewer in (PUBLIC, *range(match.variant.players)):
        match.view(viewer).to_bytes()
    for seat in match.to_act:
        match.view(seat).count_legal()
        match.view(seat).search_moves()
    match.status()
    match.record()
    assert position(match) == before


@ANY
def test_listed_moves_are_counted_and_legal(slug: str):
    match = random_match(slug, seed=11, moves=9)
    view = match.view(match.to_act[0])
    if slug != "hazari":  # the list of Hazari has tens of thousands of moves
        moves = match.legal()
        assert view.count_legal() == len(moves) == len(set(moves))
        assert all(view.explain(move).legal for move in moves)
        assert match.legal(limit=1) == moves[:1]
    others = [other for other in range(match.variant.players) if other not in match.to_act]
    assert [match.legal(other) for other in others] == [[] for _ in others]
    assert all(match.view(other).count_legal() == 0 for other in others)


@ANY
def test_calls_are_not_listed_as_moves(slug: str):
    for seed in range(5):
        match = random_match(slug, seed=seed, moves=20)
        if slug == "hazari" or match.over:
            continue
        view = match.view(match.to_act[0])
        calls = view.calls()
        assert match.may_call(view.seat) == bool(calls)
        assert not set(calls) & set(view.legal())
        assert all(view.explain(move).legal for move in calls)


@ANY
def test_a_move_is_the_same_as_text_and_as_struct(slug: str):
    rng = random.Random(6)
    match = random_match(slug, seed=6, moves=0)
    other = match.clone()
    for _ in range(40):
        if match.over:
            break
        seat = rng.choice(match.to_act)
        move = random_move(match, seat, rng)
        view = match.view(seat)
        assert view.parse(str(move)) == move
        assert match.play(seat, move) == other.play(seat, str(move))
    assert match.steps == other.steps


@pytest.mark.parametrize("seat", [-3, -2, -1, 2, 99])
def test_a_seat_that_does_not_exist_is_refused(seat: int):
    match = Match("casino", seed=1)
    for ask in (match.play, match.explain):
        with pytest.raises(IllegalError):
            ask(seat, "trail Kd")
    for ask in (match.view, match.legal):
        with pytest.raises(IllegalError) as caught:
            ask(seat)
        assert caught.value.code == "no-such-seat"
        assert caught.value.facts == {"seat": seat, "limit": 1}


@ANY
def test_a_refused_move_changes_nothing_and_names_its_code(slug: str):
    match = random_match(slug, seed=12, moves=4)
    before = position(match)
    other = next((seat for seat in range(match.variant.players) if seat not in match.to_act), None)
    if other is None:
        return
    move = random_move(match, match.to_act[0], random.Random(1))
    with pytest.raises(RefusedError) as caught:
        match.play(other, move)
    assert caught.value.code in {kind.code for kind in match.game.refusals.values()}
    assert position(match) == before
    assert len(match.steps) == 4


def test_the_text_of_a_move_is_one_short_line():
    match = Match("casino", seed=1)
    with pytest.raises(UnparsableError) as caught:
        match.play(0, "trail " + "K" * 5000)
    assert caught.value.refusal.detail == "move-too-long"


@ANY
def test_the_status_has_the_documented_fields(slug: str):
    match = random_match(slug, seed=13, moves=3)
    status = msgspec.to_builtins(match.status())
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
            change = tuple(now - then for now, then in zip(match.scores, before, strict=True))
            assert change == match.deal_points == match.status().deal_points
            checked += 1
    assert checked


@ANY
def test_to_act_is_in_order_from_the_seat_after_the_dealer(slug: str):
    match = random_match(slug, seed=15, moves=3)
    players = match.variant.players
    order = [(match.status().dealer + 1 + i) % players for i in range(players)]
    assert match.to_act == tuple(seat for seat in order if seat in match.to_act)


@ANY
def test_views_give_a_seat_only_new_events(slug: str):
    """Check that a seat's events do not depend on how often its view is taken."""
    often, seldom = Match(slug, seed=16), Match(slug, seed=16)
    rng = random.Random(16)
    heard = 0
    for _ in range(40):
        if often.over:
            break
        seat = rng.choice(often.to_act)
        move = random_move(often, seat, rng)
        often.play(seat, move)
        seldom.play(seat, move)
        view = often.view(0)
        new = view.events(since=heard)
        heard += len(new)
        assert heard == view.event_count == often.event_count
    assert often.view(0).events() == seldom.view(0).events()
    assert seldom.view(0).events() == tuple(event.seen_by(0) for event in seldom.events())


def test_a_match_stores_no_state_per_move():
    match = random_match("tuxedo(target=100000)", seed=1, moves=600)
    assert len(match.steps) == 600
    assert len(match._checkpoints) < 60  # pyright: ignore[reportPrivateUsage]


@pytest.mark.parametrize("actor", [0, 1, REFEREE])
def test_a_move_of_another_family_is_unparsable(actor: Actor):
    move = Match("hazari", seed=1).legal(limit=1)[0]
    for slug in ("casino", "raub", "zwanzig-ab"):
        with pytest.raises(UnparsableError):
            Match(slug, seed=1).play(actor, move)


@ANY
def test_a_deal_is_finished_when_it_has_been_scored_or_thrown_in(slug: str):
    match = Match(slug, seed=5)
    rng = random.Random(5)
    ended = 0
    while not match.over and ended < 6:
        assert match.finished_deals == ended
        seat = match.to_act[0]
        is_dealt = any(match.view().data.hands)
        events = match.play(seat, random_move(match, seat, rng))
        ended += is_dealt and any(tag_of(event) in ("deal-scored", "thrown-in") for event in events)
    assert match.finished_deals == ended > 0


def test_a_match_without_a_seed_draws_one_that_its_record_names():
    first, second = Match("casino"), Match("casino")
    assert first.seed != second.seed
    assert first.record().seed == first.seed
    assert Match("casino", seed=first.seed).view(0).to_bytes() == first.view(0).to_bytes()


def test_undo_is_refused_before_the_first_move():
    with pytest.raises(IndexError, match="there is no move to undo"):
        Match("casino", seed=1).undo()


@ANY
def test_arguments_of_a_match_cannot_be_changed_afterwards(slug: str):
    match = random_match(slug, seed=2, moves=5)
    before = position(match)
    for name in ("variant", "seed", "packs", "steps", "chance", "game", "deck", "scores"):
        with pytest.raises(AttributeError):
            setattr(match, name, None)
    assert isinstance(match.steps, tuple)
    assert all(isinstance(cards, tuple) for cards in (*match.chance, *match.packs))
    assert position(match) == before


def test_repr_shows_only_public_information():
    match = Match("raub", seed=123456789)
    assert (
        repr(match) == "<Match raub deal=0 moves=0 phase='before_deal' to_act=(0,) scores=(21, 21, 21, 21)>"
    )
    assert repr(match.view(2)) == "<View raub seat=2 phase='before_deal' to_act=(0,)>"


def test_an_explanation_has_an_effect_or_a_refusal():
    match = Match("casino", seed=1)
    view = match.view(0)
    legal = match.legal()[0]
    assert view.explain(legal) == Explanation(effect=view.describe(legal))
    for text, code in (("trail ZZ", "unparsable"), ("", "unparsable"), ("trail Kd", "not-in-hand")):
        found = match.explain(0, text)
        assert found.refusal is not None
        assert (found.legal, found.effect, found.refusal.code) == (False, None, code)
    with pytest.raises(IllegalError):
        match.explain(7, "trail Kd")


def test_the_type_of_a_match_determines_the_type_of_its_position():
    match = Match[CasinoView]("casino", seed=1)
    assert_type(match.view(0).data, CasinoView)
    assert match.view(0).data.builds == ()
    assert_type(Match("casino", seed=1).view(0).data, ViewMessage)
