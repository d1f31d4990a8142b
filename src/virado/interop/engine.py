"""The engine that answers the line protocol in `virado engine` (docs/reference/protocol.md).

`Engine.answer` maps a request line to an answer line. It never raises, reads no files, and prints only the tracebacks
of internal errors. Tests and other programs can therefore run an engine in their own process.
"""

import sys
import traceback
from collections.abc import Callable
from typing import Any

import msgspec

from virado import record
from virado.bots.catalogue import bot
from virado.bots.contract import Budget, Candidate, Rng, never
from virado.bounds import LONGEST_LINE
from virado.cases.positions import match_at, match_of
from virado.games.catalogue import variant as find_variant
from virado.games.messages import PUBLIC, REFEREE
from virado.games.step_budget import StepBudget
from virado.games.variant import Variant
from virado.interop import requests
from virado.interop.describe import describe, variants
from virado.interop.requests import LineRequest, ProtocolError, actor_of, viewer_of
from virado.kernel.progress import report_compilation
from virado.match import Match, draw_seed
from virado.packs import pack_from_text
from virado.referee.ruling import judge
from virado.refusal import Refusal, RefusedError
from virado.scorekeeping.series import score
from virado.words import Catalogue, catalogue
from virado.words.score_sheets import in_words

LONGEST_INPUT = 200
"""Maximum number of characters of a refused input that an error message repeats."""
STRONGEST = "expert"
"""Default bot of the request `suggest`."""


class Engine:
    """The matches of one connection."""

    def __init__(self) -> None:
        self.matches: dict[str, Match] = {}
        self.finished = False
        self._made = 0
        self._words = catalogue()
        """Messages in the language of the current request."""
        self._verbs: dict[type[LineRequest], Callable[[Any], dict[str, Any]]] = {
            requests.Variants: self._variants,
            requests.New: self._new,
            requests.Set: self._set,
            requests.GetStatus: self._status,
            requests.GetLegal: self._legal,
            requests.ExplainMove: self._explain,
            requests.PlayMove: self._play,
            requests.GetView: self._view,
            requests.Suggest: self._suggest,
            requests.GetRecord: self._record,
            requests.Load: self._load,
            requests.Score: self._score,
            requests.JudgeCards: self._judge,
            requests.Quit: self._quit,
        }

    def answer(self, line: bytes) -> bytes:
        """Return the answer to a line: a single JSON object, without a line end."""
        echo: dict[str, Any] = {}
        self._words = catalogue()
        try:
            if len(line) > LONGEST_LINE:
                raise ProtocolError("line-too-long", limit=LONGEST_LINE)
            data = requests.decode(line)
            if "id" in data:
                echo = {"id": data["id"]}
            self._words = requests.catalogue_of(data)
            request = requests.request(data)
            return msgspec.json.encode({**echo, "ok": self._verbs[type(request)](request)})
        except RefusedError as error:
            return msgspec.json.encode({**echo, "error": _error(error, self._words)})
        except Exception:  # one failed request must not end the connection
            traceback.print_exc(file=sys.stderr)
            return msgspec.json.encode(
                {**echo, "error": _error(ProtocolError("internal-error"), self._words)}
            )

    # ------------------------------------------------------------------ creation of matches
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
        return self._keep(match_at(_variant(request), request.position, seed=_seed(request.seed)))

    def _load(self, request: requests.Load) -> dict[str, Any]:
        return self._keep(match_of(record.from_data(request.record), edited=request.edited))

    def _keep(self, match: Match) -> dict[str, Any]:
        self._made += 1
        name = f"m{self._made}"
        self.matches[name] = match
        return {"match": name, "status": match.status()}

    def _match(self, request: requests.MatchRequest) -> Match:
        match = self.matches.get(request.match)
        if match is None:
            raise ProtocolError("unknown-match", request.match[:40], part=request.match[:40])
        return match

    # ------------------------------------------------------------------ moves
    def _status(self, request: requests.GetStatus) -> dict[str, Any]:
        return {"status": self._match(request).status()}

    def _legal(self, request: requests.GetLegal) -> dict[str, Any]:
        match = self._match(request)
        seat = request.seat
        if seat is None:
            if not match.to_act:
                return {"seat": None, "count": 0, "complete": True, "moves": []}
            seat = match.to_act[0]
        view = match.view_of(actor_of(seat))
        calls = [] if request.seat is None else view.calls()
        steps = StepBudget()
        count = len(calls) if seat == "T" else view.count_legal(steps) + len(calls)
        listing = StepBudget()
        listed = [] if seat == "T" else view.legal(request.limit, listing)
        return {
            "seat": seat,
            "count": count,
            "complete": count <= request.limit and not (steps.is_exhausted or listing.is_exhausted),
            "moves": [str(move) for move in [*listed, *calls][: request.limit]],
        }

    def _explain(self, request: requests.ExplainMove) -> dict[str, Any]:
        view = self._match(request).view_of(actor_of(request.seat))
        refusal = view.explain(request.move).refusal
        if refusal is None:
            return {"legal": True, "message": self._words.text("protocol-legal")}
        return {"legal": False, **_refusal(refusal, self._words)}

    def _play(self, request: requests.PlayMove) -> dict[str, Any]:
        match = self._match(request)
        actor = actor_of(request.seat)
        events = match.play(actor, request.move)
        viewer = PUBLIC if actor is REFEREE else actor
        return {"events": [event.seen_by(viewer) for event in events], "status": match.status()}

    def _suggest(self, request: requests.Suggest) -> dict[str, Any]:
        match = self._match(request)
        if request.ms is not None and request.simulations is not None:
            raise ProtocolError("bad-field", detail="ms-or-simulations")
        view = match.view(request.seat)
        if request.seat not in view.to_act:
            raise ProtocolError("nothing-to-decide", str(request.seat), seat=request.seat)
        player = bot(request.bot or STRONGEST)
        with report_compilation(match.game.name):
            player.prepare(match.variant)
        seconds = None if request.ms is None else request.ms / 1000
        analysis = player.think(view, Budget(seconds, request.simulations), never, Rng(_seed(request.seed)))
        return {
            "move": str(analysis.best.move),
            "moves": [_candidate(candidate, self._words) for candidate in analysis.candidates],
        }

    # ------------------------------------------------------------------ the match as data
    def _view(self, request: requests.GetView) -> dict[str, Any]:
        return {"view": self._match(request).view(viewer_of(request.seat)).data}

    def _record(self, request: requests.GetRecord) -> dict[str, Any]:
        return {"record": msgspec.to_builtins(self._match(request).record())}

    def _score(self, request: requests.Score) -> dict[str, Any]:
        return {"scores": in_words(self._words, score(request.series))}

    def _judge(self, request: requests.JudgeCards) -> dict[str, Any]:
        return {"ruling": judge(request.question, self._words)}

    def _quit(self, _request: requests.Quit) -> dict[str, Any]:
        self.finished = True
        return {}


def _variant(request: requests.New | requests.Set) -> Variant:
    return find_variant(
        request.variant, players=request.players, teams=request.teams, options=request.options
    )


def _seed(seed: int | None) -> int:
    return draw_seed() if seed is None else seed


def _candidate(candidate: Candidate, words: Catalogue) -> dict[str, Any]:
    reasons: list[dict[str, Any]] = [
        {"code": reason.code, "facts": reason.facts, "message": words.reason(reason)}
        for reason in candidate.reasons
    ]
    return {
        "move": str(candidate.move),
        "value": candidate.value,
        "stderr": candidate.stderr,
        "unit": candidate.unit,
        "reason": "; ".join(reason["message"] for reason in reasons),
        "reasons": reasons,
    }


def _refusal(refusal: Refusal, words: Catalogue) -> dict[str, Any]:
    detail = {"detail": refusal.detail} if refusal.detail else {}
    rule = {} if refusal.rule is None else {"rule": refusal.rule}
    return {
        "code": refusal.code,
        **detail,
        **rule,
        "facts": refusal.facts,
        "message": words.worded(refusal.key, refusal.facts),
    }


def _error(error: RefusedError, words: Catalogue) -> dict[str, Any]:
    given = {"input": error.input[:LONGEST_INPUT]} if error.input else {}
    return {**_refusal(error.refusal, words), **given}
