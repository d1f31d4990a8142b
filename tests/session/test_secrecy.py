"""Secrecy of a session: when cards hidden from a viewer change places, the viewer gets the same bytes."""

import random

import msgspec
import pytest

from tests.nightly import nightly
from tests.random_play import random_choice
from tests.session.host import PEOPLE
from tests.worlds import another_world
from virado.cards import Card
from virado.games.messages import PUBLIC, Move, Viewer
from virado.match import Match
from virado.packs import shuffle_cards
from virado.session import AskUndo, Begin, Begun, Moved, Play, Session, Setup, Sit, WithdrawUndo

FAMILIES = (
    "casino",
    pytest.param("royal-dominican(players=4)", marks=pytest.mark.slow),
    pytest.param("tuxedo", marks=pytest.mark.slow),
    pytest.param("kaszino-kirschner", marks=pytest.mark.slow),
    "raub",
    "zwanzig-ab-jager",
    "hazari",
)
"""One variant of each family, and further variants of the Casino family for the slow tests."""


class Dealt(Session):
    """A session whose first pack is given."""

    def __init__(self, variant: str, pack: list[Card]) -> None:
        super().__init__(Setup(variant=variant), now=0, match=Match(variant, seed=1, packs=[pack]))
        self.pack = pack
        for seat in range(self.variant.players):
            self.apply(Sit(seat=seat, name=PEOPLE[seat]), now=0, sender=PEOPLE[seat])
        self.apply(Begin(seed=1), now=0)

    def play(self, seat: int, move: Move | str) -> bool:
        return self.apply(Play(seat=seat, move=str(move)), now=0, sender=PEOPLE[seat]).refusal is None

    @property
    def sent_count(self) -> int:
        """Return the number of entries up to the last move."""
        return 1 + max(entry.number for entry in self.log if isinstance(entry, Begun | Moved))

    @property
    def played(self) -> Match:
        assert self.match is not None
        return self.match


def heard_by(session: Dealt, viewer: Viewer, *, lists: bool) -> bytes:
    """Return everything that a viewer can obtain: log, view, and answers to moves.

    With `lists` this includes long lists of moves.
    """
    got: list[object] = [
        session.entries(viewer)[: session.sent_count],
        session.status(),
        session.view(viewer).to_bytes(),
    ]
    if viewer is not PUBLIC:
        got += _tries(session, viewer, lists=lists)
    return msgspec.json.encode(got)


def _tries(session: Dealt, seat: int, *, lists: bool) -> list[object]:
    who = PEOPLE[seat]
    texts = [
        "",
        "trail",
        "x",
        "claim",
        "call orange",
        "card 7s",
        "exchange 7s",
        "pass",
        "stay",
        "go",
        "trail 9d",
    ]
    names = session.variant.deck.names
    texts += [f"{names[i]} x {names[i + 1]}" for i in range(0, len(names) - 1, 5)]
    found: list[object] = []
    view = session.view(seat)
    for text in texts:
        try:
            found.append(msgspec.to_builtins(view.explain(text)))
        except ValueError as error:
            found.append(str(error))
    long = session.variant.game.rules.sample is not None
    choices = [*(view.legal(12) if long and not lists else view.search_moves()[:12]), *view.calls()]
    found += [[str(move), view.describe(move)] for move in choices]
    for move in choices:
        words = str(move).split()
        # shortened texts may be ambiguous, unparsable or another move
        for part in (words[:1], words[1:], words[:-1]):
            try:
                found.append(str(view.parse(" ".join(part))))
            except ValueError as error:
                found.append(str(error))
    undo = session.apply(AskUndo(seat=seat), now=0, sender=who)
    found.append([msgspec.structs.replace(entry.seen_by(seat), number=0) for entry in undo.entries])
    found.append(undo.refusal)
    if session.undo is not None:
        session.apply(WithdrawUndo(seat=seat), now=0, sender=who)
    return found


def other_deal(first: Dealt, viewer: Viewer, rng: random.Random) -> Dealt | None:
    """Return the same session in another world of the viewer, or None if none was found."""
    match = another_world(first.played, viewer, rng)
    if match is None or len(match.chance) > 1:
        return None
    other = Dealt(str(first.variant), [match.deck.card(name) for name in match.record().chance[0]])
    for step in match.steps:
        assert isinstance(step.actor, int)
        assert other.play(step.actor, step.text)
    return other


@pytest.mark.parametrize("slug", FAMILIES)
def test_hidden_cards_do_not_change_a_viewers_information(slug: str):
    compare_worlds(slug, 8 if slug == "hazari" else 40)


class TestManyRounds:
    """Tests that take a minute and a half."""

    pytestmark = nightly

    def test_hidden_cards_do_not_change_information_in_many_rounds_of_hazari(self):
        assert compare_worlds("hazari", 40) > 100


def compare_worlds(slug: str, rounds: int) -> int:
    """Check in `rounds` random matches that viewers cannot distinguish worlds, and return the number of comparisons."""
    rng = random.Random(slug)
    compared = 0
    deepest = 0
    for round_number in range(rounds):
        deck = Match(slug, seed=1).deck
        first = Dealt(slug, shuffle_cards(deck.full, round_number, 7))
        for _ in range(rng.randrange(4 if slug == "hazari" else 18)):  # the fourth move ends a deal of Hazari
            if first.played.over or len(first.played.chance) > 1:
                break
            seat = rng.choice(first.played.to_act)
            first.play(seat, random_choice(first.view(seat), rng))
        if first.played.over or len(first.played.chance) > 1:
            continue
        for viewer in (*range(first.variant.players), PUBLIC):
            other = other_deal(first, viewer, rng)
            if other is None:
                continue
            lists = compared % 10 == 0
            assert heard_by(other, viewer, lists=lists) == heard_by(first, viewer, lists=lists)
            compared += 1
            deepest = max(deepest, len(first.played.steps))
    assert compared > 30
    assert deepest > 2
    return compared


@pytest.mark.parametrize("slug", FAMILIES)
def test_open_entries_are_equal_for_all_viewers(slug: str):
    rng = random.Random(slug)
    deck = Match(slug, seed=1).deck
    session = Dealt(slug, shuffle_cards(deck.full, 3, 7))
    for _ in range(60):
        if session.played.over:
            break
        seat = rng.choice(session.played.to_act)
        session.play(seat, random_choice(session.view(seat), rng))
    viewers = (*range(session.variant.players), PUBLIC)
    open_ = [entry for entry in session.log if entry.is_open]
    for entry in open_:
        assert len({msgspec.json.encode(entry.seen_by(viewer)) for viewer in viewers}) == 1, entry
    assert 3 < len(open_) < len(session.log)
