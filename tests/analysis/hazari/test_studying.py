"""An unfinished arrangement: the values of its groups, and the correction of a wrong order."""

import random

import pytest

from virado.analysis.hazari.draft_analysis import fix_order, studied_group
from virado.games.hazari.messages import Arrange
from virado.match import Match

SLUGS = ["hazari", "hazari-bhutan"]


@pytest.mark.parametrize("slug", SLUGS)
def test_stronger_groups_beat_more_and_incomplete_groups_have_no_class(slug: str):
    view = Match(slug, seed=2).view(1)
    move = view.legal(1)[0]
    assert isinstance(move, Arrange)
    for usual in (False, True):
        found = [
            studied_group(view, number, cards, usual=usual) for number, cards in enumerate(move.groups, 1)
        ]
        shares = [each.share for each in found if each is not None]
        assert len(shares) == 4
        assert all(0 <= share <= 1 for share in shares)
    in_first = [studied_group(view, 1, cards, usual=True) for cards in move.groups[:3]]
    order = [each.share for each in in_first if each is not None]
    assert order == sorted(order, reverse=True)
    assert studied_group(view, 1, move.groups[0][:2], usual=True) is None
    assert studied_group(view, 1, move.groups[3], usual=True) is None
    assert studied_group(view, 4, move.groups[0], usual=True) is None
    assert studied_group(view, 1, (move.groups[0][0],) * 3, usual=True) is None
    other = next(card for card in view.deck.names if card not in [c for group in move.groups for c in group])
    assert studied_group(view, 1, (*move.groups[0][:2], other), usual=True) is None


@pytest.mark.parametrize("slug", SLUGS)
def test_groups_in_a_wrong_order_are_corrected(slug: str):
    rng = random.Random(3)
    for seed in range(12):
        view = Match(slug, seed=seed).view(2)
        move = rng.choice(view.legal(200))
        assert isinstance(move, Arrange)
        a, b, c, d = move.groups
        wrong = rng.choice([(b, a, c, d), (c, b, a, d), (c, a, b, d), (a, b, d[:3], (*c, d[3]))])
        refusal = view.explain(Arrange(groups=wrong)).refusal
        if refusal is None:
            continue
        found = fix_order(view, wrong, refusal)
        assert found is not None
        assert view.explain(Arrange(groups=found)).legal


def test_every_arrangement_in_the_wrong_order_has_a_correction():
    rng = random.Random(4)
    unordered = 0
    for seed in range(12):
        view = Match("hazari", seed=seed).view(0)
        dealt = view.legal(1)[0]
        assert isinstance(dealt, Arrange)
        hand = [card for group in dealt.groups for card in group]
        for _ in range(3):
            rng.shuffle(hand)
            draft = (tuple(hand[:3]), tuple(hand[3:6]), tuple(hand[6:9]), tuple(hand[9:]))
            refusal = view.explain(Arrange(groups=draft)).refusal
            if refusal is None:
                continue
            found = fix_order(view, draft, refusal)
            assert found is not None
            assert view.explain(Arrange(groups=found)).legal
            unordered += set(map(frozenset, found)) != set(map(frozenset, draft))
    assert unordered


def test_a_correction_moves_the_fewest_cards_and_leaves_other_errors():
    view = Match("hazari", seed=5).view(0)
    move = view.legal(1)[0]
    assert isinstance(move, Arrange)
    a, b, c, d = move.groups
    wrong = (b, a, c, d)
    refusal = view.explain(Arrange(groups=wrong)).refusal
    assert refusal is not None
    found = fix_order(view, wrong, refusal)
    assert found is not None
    assert list(map(set, found)) == list(map(set, move.groups))
    sizes = view.explain(Arrange(groups=(a, b, c[:2], (*d, c[2])))).refusal
    assert sizes is not None
    assert fix_order(view, (a, b, c[:2], (*d, c[2])), sizes) is None
