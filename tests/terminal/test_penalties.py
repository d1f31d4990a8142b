"""Tests that the pages of the trick games take every penalty from the rules (R-19, Z-15)."""

import pytest

import virado.games.raub.explanation as raub_explanation
import virado.games.zwanzig_ab.explanation as zwanzig_explanation
from tests.games.raub.positions import match_after as raub_after
from tests.games.raub.positions import raub
from tests.games.zwanzig_ab.positions import EXCHANGED
from tests.games.zwanzig_ab.positions import match_after as zwanzig_after
from tests.terminal.scripted_person import Person, console_of, lines
from virado.cards import Seat
from virado.match import Match
from virado.session import SeatedBot
from virado.terminal.pages import page_of
from virado.terminal.perspective import Perspective, speakers_of
from virado.terminal.texts import Texts


def decision(match: Match, seat: Seat) -> str:
    """Return the question to a seat and the labels of its moves."""
    variant = match.variant
    console = console_of(Person(lines()))
    names = [f"P{number}" for number in range(variant.players)]
    texts = Texts(console.words, console.style, speakers_of(names, seat, variant, console.words))
    occupants = [SeatedBot(level="club")] * variant.players
    p = Perspective(match.view(seat), occupants, console.frame(texts))
    page = page_of(variant.game.name)
    choices = page.choices(p, p.view.legal())
    return "\n".join([page.question(p, choices), *(choice.label for choice in choices)])


def test_raub_shows_the_penalty_of_a_failed_defence(monkeypatch: pytest.MonkeyPatch):
    match = raub_after("0 deal", "0 look", "1 declare", variant=raub(defender_penalty=3), refas=1)
    assert "no trick +6." in decision(match, 2)
    monkeypatch.setattr(raub_explanation, "failure_penalty", lambda o, declares: 9)  # pyright: ignore
    assert "no trick +18." in decision(match, 2)


def test_raub_shows_the_penalty_of_a_failed_declaration(monkeypatch: pytest.MonkeyPatch):
    match = raub_after("0 deal", "0 look", variant=raub(declarer_penalty=5), refas=1)
    assert "declare (two tricks, or +10)" in decision(match, 1)
    monkeypatch.setattr(raub_explanation, "failure_penalty", lambda o, declares: 9)  # pyright: ignore
    assert "declare (two tricks, or +18)" in decision(match, 1)


def test_zwanzig_ab_shows_the_penalty_of_staying_without_a_trick(monkeypatch: pytest.MonkeyPatch):
    match = zwanzig_after("zwanzig-ab", "1 choose s", *EXCHANGED, options={"no_trick_penalty": 6})
    assert "staying without a trick +6." in decision(match, 2)
    monkeypatch.setattr(zwanzig_explanation, "trump_factor", lambda o, trump, blind: 3)  # pyright: ignore
    assert "staying without a trick +18." in decision(match, 2)
