"""Tests for the questions that a seat must decide."""

import random
from typing import Any

import pytest

from tests.games.casino.positions import build, match_with_hand
from tests.terminal.test_penalties import decision
from virado.families import FAMILIES, load
from virado.games.catalogue import presets
from virado.match import Match
from virado.words import LANGUAGES, catalogue


def asked(match: Match, seat: int, language: str = "en") -> str:
    view = match.view(seat)
    narration: Any = load(FAMILIES[match.variant.game.name].narration)
    sentence: str = narration.question(catalogue(language), view.data, view.legal(500))
    return sentence


@pytest.mark.parametrize("slug", sorted(presets()))
def test_every_question_has_a_sentence_in_every_language(slug: str):
    match = Match(slug, seed=3)
    rng = random.Random(7)
    for _ in range(150):
        if match.over:
            break
        seat = match.to_act[0]
        for language in LANGUAGES:
            assert asked(match, seat, language)
        match.play(seat, rng.choice(match.view(seat).legal(500)))


@pytest.mark.parametrize(
    ("match", "sentence"),
    [
        (match_with_hand("royal-north-american", "9d 2h", "9c 7s"), "Capture, build or trail."),
        (match_with_hand("royal-north-american", "Kd 2h", "9c"), "Trail a card."),
        (match_with_hand("kaszino-kirschner", "9d 2h 5c", "9c"), "Capture or trail."),
        (
            match_with_hand("royal-north-american", "9d 2h", "Kc", build(9, 0, "5s 4c")),
            "You may not trail now: capture.",
        ),
    ],
)
def test_the_casino_question_names_the_possible_kinds_of_moves(match: Match, sentence: str):
    assert asked(match, 0) == sentence


@pytest.mark.parametrize("slug", ["raub", "zwanzig-ab", "zwanzig-ab-early", "raub-seven-always"])
def test_the_card_question_depends_on_the_legal_moves(slug: str):
    heard: set[str] = set()
    for seed in range(6):
        match = Match(slug, seed=seed)
        rng = random.Random(seed)
        while not match.over:
            seat = match.to_act[0]
            legal = match.legal(seat)
            if match.phase == "play":
                heard.add(_check_card(match, seat))
            match.play(seat, rng.choice(legal))
    assert {"lead", "follow", "trump"} <= heard


@pytest.mark.parametrize("slug", sorted(slug for slug in presets() if slug.startswith(("raub", "zwanzig"))))
def test_a_single_move_is_not_asked_about(slug: str):
    for seed in range(8):
        match = Match(slug, seed=seed)
        rng = random.Random(seed)
        while not match.over:
            seat = match.to_act[0]
            legal = match.legal(seat)
            if len(legal) == 1 and match.phase != "play":
                assert "?" not in asked(match, seat), (match.phase, legal)
                assert "?" not in decision(match, seat).partition("\n")[0], (match.phase, legal)
            match.play(seat, rng.choice(legal))


def _check_card(match: Match, seat: int) -> str:
    data: Any = match.view(seat).data
    sentence, hand = asked(match, seat), data.hands[seat]
    may = {str(move).split()[-1] for move in match.legal(seat)}
    if not data.trick:
        assert sentence == "Your lead: any card."
        return "lead"
    suit = {"s": "spades", "h": "hearts", "d": "diamonds", "c": "clubs"}[data.trick[0][1][-1]]
    of_suit = {card for card in hand if card[-1] == data.trick[0][1][-1]}
    if of_suit:
        assert sentence == (
            f"Follow suit: {suit}." if may == of_suit else f"Follow with a higher {suit} card."
        )
        assert may <= of_suit
        return "follow"
    trumps = {card[-1] for card in may} == {data.trump}
    assert sentence == f"You have no {suit}: {'you must trump' if trumps else 'choose a card'}."
    return "trump" if trumps else "throw"
