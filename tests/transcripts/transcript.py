"""A match as a transcript with one step per line.

Each step has its public events, and the events of a seat where they differ. The status and all views are written at a
few marks.
"""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from virado.bots.catalogue import bot
from virado.bots.contract import Rng
from virado.games.catalogue import presets
from virado.games.messages import PUBLIC, Event, Viewer
from virado.kernel.call_order import seat_in_call_order
from virado.match import Match

FOLDER = Path(__file__).parent / "data"
PARTS = 3
"""Number of equal parts of a match; all views are written at the start, at the end, and between the parts."""


class Start(NamedTuple):
    """The initial state of a match in a transcript."""

    seed: int = 1
    scores: tuple[int, ...] | None = None
    """Scores by side; None for the initial scores of the rules."""


STARTS = {"raub": Start(seed=3, scores=(10, 10, 10, 10))}
"""Unusual initial states by family. From the usual score of 21, a match of Raub takes a thousand moves."""


class TranscriptMove(NamedTuple):
    """A move in a transcript."""

    seat: int
    text: str


def path_of(slug: str) -> Path:
    return FOLDER / f"{slug}.json"


def new_match(slug: str) -> Match:
    """Return the match of a transcript before its first move."""
    start = STARTS.get(presets()[slug][0].name, Start())
    return Match(slug, seed=start.seed, scores=start.scores)


def choose_moves(slug: str) -> list[TranscriptMove]:
    """Return the moves of a match between greedy bots."""
    match = new_match(slug)
    rng = Rng(match.seed)
    player = bot("greedy")
    players = match.variant.players

    def make(seat: int, move: object) -> None:
        match.play(seat, str(move))

    while not match.over:
        seat = match.to_act[0]
        make(seat, player.choose(match.view(seat), rng=rng))
        for place in range(players):
            other = seat_in_call_order(seat, place, players)
            if not match.over and match.may_call(other):
                call = player.call(match.view(other), rng)
                if call is not None:
                    make(other, call)
    return [TranscriptMove(step.actor, step.text) for step in match.steps if isinstance(step.actor, int)]


def recorded_moves(slug: str) -> list[TranscriptMove]:
    """Return the moves of the existing transcript."""
    data = msgspec.json.decode(path_of(slug).read_bytes())
    return [TranscriptMove(step["seat"], step["move"]) for step in data["steps"]]


def transcript(slug: str, moves: Sequence[TranscriptMove]) -> str:
    """Return the transcript of a match with these moves."""
    match = new_match(slug)
    scores = {"scores": match.first_scores} if match.variant.game.name in STARTS else {}
    head = {"variant": str(match.variant), "seed": match.seed, **scores, "revision": match.game.revision}
    opening = _events_by_viewer(match, match.opening)
    marks = {len(moves) * part // PARTS for part in range(PARTS + 1)}
    seen = [_mark(match)] if 0 in marks else []
    steps: list[dict[str, Any]] = []
    for number, (seat, text) in enumerate(moves, 1):
        events = match.play(seat, text)
        steps.append({"seat": seat, "move": match.steps[-1].text, **_events_by_viewer(match, events)})
        if number in marks:
            seen.append(_mark(match))
    return "".join(_lines(head, opening, steps, seen))


def _viewers(match: Match) -> list[Viewer]:
    return [PUBLIC, *range(match.variant.players)]


def _events_by_viewer(match: Match, events: Sequence[Event]) -> dict[str, Any]:
    """Return the public events, and the events of each seat to which they appear differently."""
    public = [event.seen_by(PUBLIC) for event in events]
    own = {seat: [event.seen_by(seat) for event in events] for seat in range(match.variant.players)}
    return {
        "events": public,
        **{f"seat {seat}": announced for seat, announced in own.items() if announced != public},
    }


def _mark(match: Match) -> dict[str, Any]:
    views = {
        str(viewer) if viewer is not PUBLIC else "public": match.view(viewer).data
        for viewer in _viewers(match)
    }
    return {"after": len(match.steps), "status": match.status(), "views": views}


def _lines(head: Any, opening: Any, steps: Sequence[Any], seen: Sequence[Any]) -> Iterator[str]:
    yield _json(head)[:-1] + ",\n"
    yield f'"opening": {_json(opening)},\n'
    yield '"steps": [\n' + ",\n".join(map(_json, steps)) + "\n],\n"
    yield '"views": [\n' + ",\n".join(map(_json, seen)) + "\n]}\n"


def _json(data: Any) -> str:
    return msgspec.json.encode(data).decode()
