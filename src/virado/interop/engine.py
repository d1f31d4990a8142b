"""The line protocol (docs/protocol.md): what `virado engine` answers.

`Engine.answer` takes a line and gives one; it raises nothing, prints nothing, and knows no files, so that
tests and other programs can hold an engine in their own process.
"""

import itertools
import secrets
import sys
import traceback
from collections.abc import Callable
from typing import Any

import msgspec

from virado import record
from virado.bots.catalogue import NAMES
from virado.bots.catalogue import bot as find_bot
from virado.bots.contract import Suggestion
from virado.games.catalogue import variant as find_variant
from virado.games.contract import PUBLIC, REFEREE, Move
from virado.games.variant import Variant
from virado.interop import requests
from virado.interop.describe import describe, variants
from virado.interop.requests import LONGEST_LINE, ProtocolError, Request, seat_number
from virado.match import Match
from virado.packs import pack_from_text
from virado.refusal import AmbiguousError, OptionsError, Refusal, RefusedError, UnparsableError
from virado.view import View

SEED_BITS = 62
LONGEST_INPUT = 200
"""Characters of an offending input that an error repeats."""


class Engine:
    """The matches of one conversation."""

    def __init__(self) -> None:
        self.matches: dict[str, Match] = {}
        self.finished = False
        self._made = 0
        self._verbs: dict[type[Request], Callable[[Any], dict[str, Any]]] = {
            requests.Variants: self._variants,
            requests.New: self._new,
            requests.Set: self._set,
            requests.Status: self._status,
            requests.Legal: self._legal,
            requests.Explain: self._explain,
            requests.Play: self._play,
            requests.Show: self._view,
            requests.Suggest: self._suggest,
            requests.GetRecord: self._record,
            requests.Load: self._load,
            requests.Quit: self._quit,
        }

    def answer(self, line: bytes) -> bytes:
        """The answer to a line, without a line end: always one JSON object."""
        echo: dict[str, Any] = {}
        try:
            if len(line) > LONGEST_LINE:
                raise ProtocolError("line-too-long", f"a line has at most {LONGEST_LINE} bytes")
            data = requests.decode(line)
            if "id" in data:
                echo = {"id": data["id"]}
            request = requests.request(data)
            return msgspec.json.encode({**echo, "ok": self._verbs[type(request)](request)})
        except RefusedError as error:
            return msgspec.json.encode({**echo, "error": _error(error)})
        except Exception:  # the conversation goes on whatever happens
            traceback.print_exc(file=sys.stderr)
            error = ProtocolError("internal-error", "a mistake in Virado itself; the traceback is on stderr")
            return msgspec.json.encode({**echo, "error": _error(error)})

    # ------------------------------------------------------------------ making matches
    def _variants(self, _request: requests.Variants) -> dict[str, Any]:
        return {"variants": [describe(game, preset) for game, preset in variants()]}

    def _new(self, request: requests.New) -> dict[str, Any]:
        variant = _variant(request)
        packs = [pack_from_text(variant.deck, pack) for pack in request.packs]
        match = Match(
            variant, seed=_seed(request.seed), packs=packs, dealer=request.dealer, scores=request.scores
        )
        return self._keep(match)

    def _set(self, request: requests.Set) -> dict[str, Any]:
        return self._keep(Match(_variant(request), seed=_seed(request.seed), position=request.position))

    def _load(self, request: requests.Load) -> dict[str, Any]:
        return self._keep(Match.from_record(record.from_data(request.record)))

    def _keep(self, match: Match) -> dict[str, Any]:
        self._made += 1
        name = f"m{self._made}"
        self.matches[name] = match
        return {"match": name, "status": match.status()}

    def _match(self, request: requests.OfMatch) -> Match:
        match = self.matches.get(request.match)
        if match is None:
            raise ProtocolError(
                "unknown-match", f"there is no match {request.match[:40]!r}", request.match[:40]
            )
        return match

    # ------------------------------------------------------------------ moves
    def _status(self, request: requests.Status) -> dict[str, Any]:
        return {"status": self._match(request).status()}

    def _legal(self, request: requests.Legal) -> dict[str, Any]:
        match = self._match(request)
        acting = match.to_act
        if request.seat is None:
            if not acting:
                return {"seat": None, "count": 0, "complete": True, "moves": []}
            seat, calls = acting[0], list[Move]()
        else:
            seat = seat_number(request.seat)
            match.check_seat(seat)
            calls = match.calls(seat)
        count = match.count_legal(seat) + len(calls)
        first = itertools.islice(itertools.chain(match.legal(seat), calls), request.limit)
        return {
            "seat": "T" if seat == REFEREE else seat,
            "count": count,
            "complete": count <= request.limit,
            "moves": [match.text(move) for move in first],
        }

    def _explain(self, request: requests.Explain) -> dict[str, Any]:
        match = self._match(request)
        seat = seat_number(request.seat)
        match.check_seat(seat)
        try:
            refusal = match.explain(seat, request.move)
        except (UnparsableError, AmbiguousError) as error:
            refusal = error.refusal
        if refusal is None:
            return {"legal": True, "message": "legal"}
        return {"legal": False, **_refusal(refusal)}

    def _play(self, request: requests.Play) -> dict[str, Any]:
        match = self._match(request)
        seat = seat_number(request.seat)
        events = match.play(seat, request.move)
        return {"events": [event.seen_by(seat) for event in events], "status": match.status()}

    def _suggest(self, request: requests.Suggest) -> dict[str, Any]:
        match = self._match(request)
        if request.ms is not None and request.simulations is not None:
            raise ProtocolError("bad-field", "`suggest` takes `ms` or `simulations`, not both")
        seat = seat_number(request.seat)
        match.check_seat(seat)
        if seat not in match.to_act:
            raise ProtocolError("nothing-to-decide", f"seat {seat} has nothing to decide now", str(seat))
        thoughts = [
            {
                "move": match.text(thought.move),
                "value": thought.value,
                "stderr": thought.stderr,
                "unit": thought.unit,
                "reason": thought.reason,
            }
            for thought in _suggestions(request, match.view(seat))
        ]
        return {"move": thoughts[0]["move"], "moves": thoughts}

    # ------------------------------------------------------------------ telling
    def _view(self, request: requests.Show) -> dict[str, Any]:
        seat = PUBLIC if request.seat == "public" else seat_number(request.seat)
        return {"view": self._match(request).view(seat).data()}

    def _record(self, request: requests.GetRecord) -> dict[str, Any]:
        return {"record": msgspec.to_builtins(self._match(request).record())}

    def _quit(self, _request: requests.Quit) -> dict[str, Any]:
        self.finished = True
        return {}


def _variant(request: requests.New | requests.Set) -> Variant:
    return find_variant(
        request.variant, players=request.players, teams=request.teams, options=request.options
    )


def _suggestions(asked: requests.Suggest, view: View) -> list[Suggestion]:
    """What the bot that is named, or the strongest that plays this game, thinks of the position."""
    names = NAMES[::-1] if asked.bot is None else (asked.bot,)
    for name in names:
        chosen = find_bot(name, seed=_seed(asked.seed), ms=asked.ms, simulations=asked.simulations)
        try:
            return chosen.suggest(view)
        except OptionsError:  # no player of this level in this game
            if name == names[-1]:
                raise
    raise AssertionError("there is always a random bot")


def _seed(seed: int | None) -> int:
    return secrets.randbits(SEED_BITS) if seed is None else seed


def _refusal(refusal: Refusal) -> dict[str, Any]:
    rule = {} if refusal.rule is None else {"rule": refusal.rule}
    return {"code": refusal.code, **rule, "message": refusal.message}


def _error(error: RefusedError) -> dict[str, Any]:
    return {**_refusal(error.refusal), **({"input": error.input[:LONGEST_INPUT]} if error.input else {})}
