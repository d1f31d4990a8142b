"""Resampling of cards that every seat has seen, but whose present place is hidden: they may have been discarded."""

import random
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple, NoReturn

import pytest

from tests.states import state_of
from virado.games.raub.rules.state import HAND, PLAYING
from virado.games.zwanzig_ab.rules.state import IN_PLAY
from virado.lab.vector.resampling import ResamplingMatch
from virado.packs import shuffle_cards

WORLDS = 400
"""Number of worlds in which a card is looked for in another place."""


class SeenCard(NamedTuple):
    """A card that every seat has seen, either in a hand or when a seat took it from the table."""

    owner: int
    card: int


def turnup(s: Any) -> SeenCard | None:
    """Return, for Raub, the turn-up that the declarer has taken."""
    on = s.phase == PLAYING and s.declarer >= 0
    return SeenCard(s.declarer, s.turned[s.turned_count - 1]) if on else None


def swapped(s: Any) -> SeenCard | None:
    """Return, for Raub, the card as in `swapped_by_any`, if its seat has exchanged cards since."""
    on = s.phase == PLAYING and s.swapper >= 0 and 0 < s.changed[s.swapper] < HAND
    return SeenCard(s.swapper, s.swapped) if on else None


def swapped_by_any(s: Any) -> SeenCard | None:
    """Return, for Raub, the turn-up that a seat took in the swap of the seven of trumps."""
    return SeenCard(s.swapper, s.swapped) if s.phase == PLAYING and s.swapper >= 0 else None


def exposed(s: Any) -> SeenCard | None:
    """Return, for Zwanzig ab, the card exposed by `next`, once forehand has exchanged cards."""
    on = s.phase == IN_PLAY and s.exposed >= 0 and s.exchanged[s.forehand] > 0
    return SeenCard(s.forehand, s.exposed) if on else None


def place_of(match: ResamplingMatch, seen: SeenCard) -> str:
    """Return the place of the card."""
    s = state_of(match)
    if s.hands[seen.owner] >> seen.card & 1:
        return "hand"
    return "laid away" if s.discards[seen.owner] >> seen.card & 1 else "played"


def positions(text: str, rng: random.Random) -> Iterator[ResamplingMatch]:
    """Yield decisions of random matches."""
    while True:
        match = ResamplingMatch(text)
        while not match.over:
            if match.cards_to_shuffle:
                match.supply(shuffle_cards(match.cards_to_shuffle, rng.getrandbits(60), 1))
                continue
            yield match
            match.act(rng.choice(match.legal_actions()))


def found(
    text: str, seen_card: Callable[[Any], SeenCard | None], place: str, *, void: bool | None = None
) -> tuple[ResamplingMatch, SeenCard]:
    """Return the first position with the card in this place.

    `void` selects positions in which its owner has, or has not, shown to lack it.
    """
    for match in positions(text, random.Random(text + place)):
        s = state_of(match)
        seen = seen_card(s)
        if seen is None or place_of(match, seen) != place or not s.hands[seen.owner]:
            continue
        lacks = (s.void if hasattr(s, "void") else s.lacks)[seen.owner]
        if void is None or void == bool(lacks >> seen.card & 1):
            return match, seen
    raise AssertionError("random matches end")


def places(match: ResamplingMatch, seen: SeenCard, viewer: int, number: int) -> set[str]:
    """Return the places of the card in `number` worlds."""
    rng = random.Random(1)
    return {place_of(match.another_world(viewer, rng), seen) for _ in range(number)}


@pytest.mark.parametrize("place", ["hand", "laid away"])
@pytest.mark.parametrize(
    ("text", "seen_card"),
    [
        ("raub", turnup),
        ("raub-seven-always", swapped),
        ("raub(turnup_order=before_exchange)", turnup),
        ("zwanzig-ab-jager-first-packet", exposed),
    ],
)
def test_worlds_do_not_reveal_the_place_of_a_seen_card(
    text: str, seen_card: Callable[[Any], SeenCard | None], place: str
):
    match, seen = found(text, seen_card, place, void=False)
    viewer = (seen.owner + 1) % match.variant.players
    rng = random.Random(2)
    before = match.view(viewer).to_bytes()
    for _ in range(WORLDS):
        world = match.another_world(viewer, rng)
        assert world.view(viewer).to_bytes() == before
        if place_of(world, seen) != place:
            break
    else:
        raise AssertionError(
            f"{WORLDS} worlds have the card where it really is: {place}\n{match.view(viewer)}"
        )


@pytest.mark.parametrize(
    ("text", "seen_card"),
    [("raub-seven-always", swapped_by_any), ("raub(turnup_order=before_exchange)", turnup)],
)
def test_a_seat_that_exchanged_all_cards_has_discarded_the_seen_card(
    text: str, seen_card: Callable[[Any], SeenCard | None]
):
    for match in positions(text, random.Random(text)):
        s = state_of(match)
        seen = seen_card(s)
        if seen and s.changed[seen.owner] == HAND and s.hands[seen.owner]:
            viewer = (seen.owner + 1) % match.variant.players
            assert places(match, seen, viewer, 100) == {"laid away"}
            break


def test_the_declarer_knows_the_place_of_the_turn_up():
    for place in ("hand", "laid away"):
        match, seen = found("raub", turnup, place)
        assert places(match, seen, seen.owner, 60) == {place}


def test_a_turn_up_that_may_not_be_discarded_is_in_the_hand():
    match, seen = found("raub(turnup_discard=not_turnup)", turnup, "hand")
    viewer = (seen.owner + 1) % match.variant.players
    assert places(match, seen, viewer, 200) == {"hand"}


@pytest.mark.parametrize(
    ("text", "seen_card"), [("raub", turnup), ("zwanzig-ab-jager-first-packet", exposed)]
)
def test_a_seen_card_that_its_owner_lacks_has_been_discarded(
    text: str, seen_card: Callable[[Any], SeenCard | None]
):
    match, seen = found(text, seen_card, "laid away", void=True)
    viewer = (seen.owner + 1) % match.variant.players
    assert places(match, seen, viewer, 100) == {"laid away"}


@pytest.mark.parametrize("text", ["raub", "raub-seven-always", "zwanzig-ab-jager-first-packet", "casino"])
def test_worlds_of_the_bots_fit_without_reshuffling(text: str, monkeypatch: pytest.MonkeyPatch):
    """Check that no world falls back to uniform shuffling, which would leave the other cards in their real places."""

    def anywhere(*_: Any) -> NoReturn:
        raise AssertionError("none of the bots' worlds fits")

    monkeypatch.setattr("virado.lab.vector.resampling._shuffle_hidden", anywhere)
    rng = random.Random(8)
    for number, match in enumerate(positions(text, rng)):
        if number == 60:
            break
        for viewer in range(match.variant.players):
            match.another_world(viewer, rng)
