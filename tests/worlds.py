"""Other worlds of a match: the same moves, with the cards of this deal that one viewer cannot see in other places.

Whatever the viewer gets must be the same in all of them, byte for byte (docs/explanation/secrecy.md).
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
MOST_LISTED = 500
TRIES = 4
"""So many worlds are dealt at most until there is one in which the same moves could be made."""


def hidden_cards(match: Match, viewer: Viewer) -> list[str]:
    """The cards of this deal that are nowhere in what the viewer has seen or heard since it was dealt."""
    view = match.view(viewer)
    heard = view.events()
    begun = (isinstance(event, DEALS) and not getattr(event, "redeal", False) for event in heard)
    start = max((number for number, begins in enumerate(begun) if begins), default=0)
    known = {name for message in (view.data, *heard[start:]) for name in cards_in(message)}
    return [name for name in match.deck.names if name not in known]


def another_world(match: Match, viewer: Viewer, rng: random.Random, *, dealt: int = 0) -> Match | None:
    """The same match with those cards dealt otherwise; None if none has been found in which its moves could be made.

    `dealt` is the number of moves before this deal. A hidden move that cannot be made there is another one.
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
    other = Match.from_record(msgspec.structs.replace(record, chance=chance, moves=[], digests=""))
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
    """Everything that an actor may get: its view, what it may do, and all that is said about each text, also when it is played
    although it is refused."""
    view = match.view_of(actor)
    yield view.to_bytes()
    yield repr((view.state.values(), view.to_act, view.event_count, view.calls())).encode()
    if actor is not REFEREE:
        yield repr((view.legal(MOST_LISTED), *_counts(view))).encode()
    for text in texts:
        yield text.encode()
        yield msgspec.json.encode(_responses(match, actor, view, text))


def _counts(view: AnyView) -> tuple[object, ...]:
    """What takes long where there are thousands of moves is not asked for there."""
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


def tell_nothing(
    match: Match, actor: Actor, texts: Iterable[str], rng: random.Random, *, dealt: int = 0
) -> bool:
    """Assert that an actor cannot tell the match from another world; False if none has been found."""
    viewer = PUBLIC if actor is REFEREE else actor
    other = another_world(match, viewer, rng, dealt=dealt)
    if other is None:
        return False
    texts = list(texts)
    for mine, theirs in zip(answers(match, actor, texts), answers(other, actor, texts), strict=True):
        assert mine == theirs, f"{actor} can tell this position from another one:\n{match.view(viewer)}"
    return True
