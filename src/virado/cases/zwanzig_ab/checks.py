"""How the case file of the rulebook is checked (zwanzig-ab.md, section 6)."""

from collections.abc import Sequence
from typing import Any

from virado.cards import SKAT32
from virado.cases.reading import by_seat, integer, mapping, truth
from virado.cases.tricks.checks import Course, TrickCases
from virado.cases.tricks.position import scores_of, seats_of, suit
from virado.games.contract import Game
from virado.games.tricks.notation import SUITS
from virado.games.tricks.rules import NO_SUIT
from virado.games.variant import Variant
from virado.games.zwanzig_ab.rules.dealing import stock_count
from virado.games.zwanzig_ab.rules.scoring import factor, score_deal
from virado.games.zwanzig_ab.rules.state import HAND, IN_PLAY, NO_CARD, ZwanzigState
from virado.games.zwanzig_ab.view import PHASES, seats

SCORING_KEYS = ("forehand", "trump", "blind", "tricks", "dropped", "scores", "expect")
SCORED_FIELDS = ("deltas", "scores", "factor", "match_over", "winners")


class ZwanzigCases(TrickCases):
    """The fields of Zwanzig ab."""

    expect_fields = (
        "phase",
        "turn",
        "dealer",
        "scores",
        "trump",
        "special",
        "dropped",
        "deal_no",
        "exposed",
        "hands",
        "stock_count",
        "factor",
        "last_deltas",
        "match_over",
        "winners",
    )

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.own_checks["scoring"] = self._check_scoring

    def order(self, variant: Variant) -> Sequence[int]:
        """The strengths of this variant's ranks."""
        table: Any = variant.config()
        return table.order

    def facts(self, course: Course) -> dict[str, Any]:
        """The fields of `expect` now; None where a field means nothing at the moment."""
        s: ZwanzigState = course.s
        n = s.players
        fixed = s.trump != NO_SUIT
        return {
            "phase": "match_over" if s.over else PHASES[s.phase],
            "turn": None if s.over else s.turn,
            "dealer": s.dealer,
            "scores": s.scores[:n],
            "trump": SUITS[s.trump] if fixed else None,
            "special": bool(s.special),
            "dropped": seats(s.dropped, s),
            "deal_no": s.deal,
            "exposed": None if s.exposed == NO_CARD else SKAT32.names[s.exposed],
            "hands": {seat: SKAT32.list(s.hands[seat]) for seat in range(n)},
            "stock_count": stock_count(s),
            "factor": factor(s, course.o) if fixed else None,
            "last_deltas": s.deal_points[:n] if s.scored else None,
            "match_over": bool(s.over),
            "winners": seats(s.winners, s),
        }

    def _check_scoring(self, variant: Variant, body: Any) -> list[str]:
        entry = mapping(body, "case.scoring", SCORING_KEYS)
        expect = mapping(entry.get("expect"), "case.scoring.expect", SCORED_FIELDS)
        o: Any = variant.config()
        n = variant.players
        s = ZwanzigState(players=n, sides=n, phase=IN_PLAY)
        s.forehand = integer(entry.get("forehand", 1), "case.scoring.forehand", 0, n - 1)
        s.dealer = (s.forehand - 1) % n
        s.trump = suit(entry.get("trump"), "case.scoring.trump")
        s.blind = int(truth(entry.get("blind", False), "case.scoring.blind"))
        for seat, tricks in by_seat(entry.get("tricks") or {}, "case.scoring.tricks", n).items():
            s.tricks[seat] = integer(tricks, f"case.scoring.tricks.{seat}", 0, HAND)
        s.dropped = seats_of(entry.get("dropped") or [], "case.scoring.dropped", n)
        before = entry.get("scores", [o.start_score] * n)
        s.scores[:n] = scores_of(before, "case.scoring.scores", n)
        score_deal(s, o)
        facts = {
            "deltas": s.deal_points[:n],
            "scores": s.scores[:n],
            "factor": factor(s, o),
            "match_over": bool(s.over),
            "winners": seats(s.winners, s),
        }
        return self._compare(expect, facts, "scoring.expect")
