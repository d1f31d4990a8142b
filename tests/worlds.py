"""Other worlds of a match: equal moves, with the cards hidden from one viewer in other places.

All information that the viewer gets must be equal in all of them, byte for byte (docs/explanation/secrecy.md).
"""

import random
import re
from collections.abc import Iterable, Iterator

import msgspec

from tests.random_play import random_choice
from virado.games.catalogue import games
from virado.games.messages import PUBLIC, REFEREE, Actor, Viewer, cards_in
from virado.match import Match
from virado.refusal import RefusedError
from virado.view import AnyView

DEALS = tuple(
    event for game in games() for event in game.messages.events if event.__struct_config__.tag == "deal"
)
"""The events that begin a deal."""
MAX_LISTED = 500
TRIES = 4
"""Maximum attempts to deal a world in which the recorded moves are possible."""


def hidden_cards(match: Match, viewer: Viewer) -> list[str]:
    """Return the cards whose place in this deal the viewer has not learned from any event or the view."""
    view = match.view(viewer)
    heard = view.events()
    begun = (isinstance(event, DEALS) and not getattr(event, "redeal", False) for event in heard)
    start = max((number for number, begins in enumerate(begun) if begins), default=0)
    known = {name for message in (view.data, *heard[start:]) for name in cards_in(message)}
    return [name for name in match.deck.names if name not in known]


def another_world(match: Match, viewer: Viewer, rng: random.Random, *, dealt: int = 0) -> Match | None:
    """Return the match with `hidden_cards` dealt differently.

    Returns None if the recorded moves were impossible in every attempt. `dealt` is the number of moves before this
    deal. A hidden move that is impossible in the new world is replaced by another.
    """
    hidden = hidden_cards(match, viewer)
    for _ in range(TRIES):
        becomes = dict(zip(hidden, rng.sample(hidden, len(hidden)), strict=True))
        if other := _deal_other_cards(match, viewer, becomes, dealt, rng):
            return other
    return None


def _deal_other_cards(
    match: Match, viewer: Viewer, becomes: dict[str, str], dealt: int, rng: random.Random
) -> Match | None:
    record = match.record()
    packs = [number for number, cards in enumerate(record.chance) if len(cards) == match.deck.count]
    if not packs:
        return None
    chance = [
        [becomes.get(card, card) for card in cards] if number >= packs[-1] else cards
        for number, cards in enumerate(record.chance)
    ]
    other = Match.from_record(
        msgspec.structs.replace(record, chance=chance, moves=[], digests=""), edited=True
    )
    try:
        for number, step in enumerate(match.steps):
            text = step.text
            if number >= dealt:
                text = re.sub(r"\b\w\w\b", lambda found: becomes.get(found[0], found[0]), text)
            if _is_hidden(match, number, viewer) and not other.view_of(step.actor).explain(text).legal:
                text = str(random_choice(other.view_of(step.actor), rng))
            other.play(step.actor, text)
    except RefusedError:
        return None
    same = [sorted(cards) for cards in other.record().chance] == [sorted(cards) for cards in chance]
    return other if same else None


def _is_hidden(match: Match, number: int, viewer: Viewer) -> bool:
    step = match.steps[number]
    return isinstance(step.actor, int) and step.move.seen_by(viewer, step.actor) is None


def answers(match: Match, actor: Actor, texts: Iterable[str]) -> Iterator[bytes]:
    """Yield everything that an actor can obtain: its view, its moves, and the answers to each text.

    If a text is refused, the answers include the refusal of playing it.
    """
    view = match.view_of(actor)
    yield view.to_bytes()
    yield repr((view.state.values(), view.to_act, view.event_count, view.calls())).encode()
    if actor is not REFEREE:
        yield repr((view.legal(MAX_LISTED), *_counts(view))).encode()
    for text in texts:
        yield text.encode()
        yield msgspec.json.encode(_responses(match, actor, view, text))


def _counts(view: AnyView) -> tuple[object, ...]:
    """Return the counts of moves, except counts that are slow with thousands of moves."""
    return () if view.variant.game.rules.sample else (view.count_legal(), view.search_moves())


def _responses(match: Match, actor: Actor, view: AnyView, text: str) -> list[object]:
    try:
        found = view.explain(text)
        answer: list[object] = [str(view.parse(text)), found]
        if found.legal:
            return [*answer, view.describe(text)]
    except RefusedError as error:
        answer = [error.refusal, error.input, str(error), getattr(error, "candidates", ())]
    try:
        match.play(actor, text)
    except RefusedError as error:
        return [*answer, error.refusal, error.input, str(error)]
    raise AssertionError(f"{text!r} has been explained as illegal, and was played")


def check_secrecy(
    match: Match, actor: Actor, texts: Iterable[str], rng: random.Random, *, dealt: int = 0
) -> bool:
    """Assert that an actor cannot tell the match from another world.

    Returns False if no other world was found.
    """
    viewer = PUBLIC if actor is REFEREE else actor
    other = another_world(match, viewer, rng, dealt=dealt)
    if other is None:
        return False
    texts = list(texts)
    for mine, theirs in zip(answers(match, actor, texts), answers(other, actor, texts), strict=True):
        assert mine == theirs, f"{actor} can tell this position from another one:\n{match.view(viewer)}"
    return True
