"""Other worlds of a match of Raub or Zwanzig ab: what one viewer cannot see is dealt otherwise."""

import random
import re
from collections.abc import Iterator
from typing import Any

import msgspec

from tests.states import state_of
from virado.cards import SKAT32
from virado.games.messages import PUBLIC, REFEREE, Actor, Viewer, cards_in
from virado.games.variant import Variant
from virado.match import Match
from virado.refusal import OptionsError, RefusedError
from virado.view import AnyView

SENSELESS = (
    "",
    "fold",
    "card",
    "card 6h",
    "card Kh Qh",
    "exchange 7s 7s",
    "exchange 7s x",
    "choose x",
    "take_turnup",
    "stay Kh",
    "declare 7s",
)
"""Texts that cannot be read."""


def hidden_cards(match: Match, viewer: Viewer) -> list[str]:
    """The cards of this deal that are nowhere in what the viewer has seen or heard since it was dealt."""
    view = match.view(viewer)
    heard = view.events()
    deals = [i for i, event in enumerate(heard) if event.__struct_config__.tag == "deal"]
    start = next((i for i in reversed(deals) if not getattr(heard[i], "redeal", False)), 0)
    known = {name for message in (view.data, *heard[start:]) for name in cards_in(message)}
    return [name for name in SKAT32.names if name not in known]


def another_world(match: Match, viewer: Viewer, dealt: int, rng: random.Random) -> Match | None:
    """The same match with those cards dealt otherwise; None if a move would not have been legal with them.

    `dealt` is the number of moves before this deal.
    """
    hidden = hidden_cards(match, viewer)
    becomes = dict(zip(hidden, rng.sample(hidden, len(hidden)), strict=True))
    record = match.record()
    packs = [i for i, cards in enumerate(record.chance) if len(cards) == SKAT32.count]
    if not packs:
        return None
    chance = [
        [becomes.get(card, card) for card in cards] if i >= packs[-1] else cards
        for i, cards in enumerate(record.chance)
    ]
    moves = [
        (
            seat,
            re.sub(r"\b\w\w\b", lambda found: becomes.get(found[0], found[0]), text) if i >= dealt else text,
        )
        for i, (seat, text) in enumerate(record.moves)
    ]
    try:
        other = Match.from_record(msgspec.structs.replace(record, chance=chance, moves=moves))
    except OptionsError:
        return None
    same = [sorted(cards) for cards in other.record().chance] == [sorted(cards) for cards in chance]
    return other if same and len(other.steps) == len(match.steps) else None


def texts(rng: random.Random, words: tuple[str, ...]) -> list[str]:
    """Moves of all kinds as text, legal and not, readable and not."""
    cards = list(SKAT32.names)
    return [
        *SENSELESS,
        *words,
        *(f"card {card}" for card in cards),
        *(f"take_turnup {card}" for card in rng.sample(cards, 8)),
        *(f"exchange {' '.join(rng.sample(cards, rng.randint(1, 5)))}" for _ in range(25)),
    ]


def answers(view: AnyView, tried: list[str]) -> Iterator[Any]:
    """Everything that a view answers, as data."""
    yield view.to_bytes()
    if view.viewer is not PUBLIC:
        yield view.legal()
        yield view.count_legal()
        yield view.search_moves()
        for move in view.legal():
            yield view.describe(move)
    yield view.calls()
    for text in tried:
        yield text
        try:
            move = view.parse(text)
            yield move
            yield view.explain(move)
            yield view.describe(text)
        except RefusedError as error:
            yield error.refusal, error.input, str(error), getattr(error, "candidates", ())


def tell_nothing(match: Match, dealt: int, words: tuple[str, ...], rng: random.Random) -> int:
    """Assert that nobody can tell the match from another world; the number of worlds tried."""
    tried = 0
    moves = texts(rng, words)
    actors: list[Actor] = [REFEREE, *range(state_of(match).players)]
    for actor in actors:
        viewer = PUBLIC if actor is REFEREE else actor
        other = another_world(match, viewer, dealt, rng)
        if other is None:
            continue
        tried += 1
        expected = list(answers(match.view_of(actor), moves))
        assert list(answers(other.view_of(actor), moves)) == expected
    return tried


def play_and_compare(variant: Variant, words: tuple[str, ...], rng: random.Random, wanted: int) -> None:
    """Play at random and compare with other worlds now and then, until so many have been tried."""
    tried = 0
    while tried < wanted:
        match = Match(variant, seed=rng.getrandbits(30))
        dealt = 0
        for number in range(60):
            if match.over or tried >= wanted:
                break
            if number % 4 == 1:
                tried += tell_nothing(match, dealt, words, rng)
            deal = match.deal
            match.play(match.to_act[0], rng.choice(match.legal()))
            if match.deal != deal:
                dealt = len(match.steps)
