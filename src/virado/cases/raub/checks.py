"""How the case file of Raub is checked (raub.md, section 6)."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any

from virado.cards import SKAT32
from virado.cases.reading import bad, by_seat, integer, items, mapping
from virado.cases.tricks.checks import Course, TrickCases
from virado.cases.tricks.position import scores_of, seats_of
from virado.games.contract import Game
from virado.games.raub.narration import CONTRACTS, SUITS, bidding_round
from virado.games.raub.notation import PHASES
from virado.games.raub.rules.scoring import refa_factor, score_deal, win_by_default
from virado.games.raub.rules.settlement import amounts, settlement_of
from virado.games.raub.rules.state import (
    BY_DECLARE,
    BY_MUSS,
    BY_RAUB,
    BY_STIH,
    HAND,
    NO_ENDING,
    NOBODY,
    OVER,
    SCORED,
    RaubState,
)
from virado.games.variant import Variant

EXPECT_FIELDS = (
    "phase",
    "turn",
    "dealer",
    "scores",
    "refas",
    "declarer",
    "contract",
    "required",
    "trump",
    "active",
    "turned",
    "round",
    "hands",
    "stock_count",
    "last_deltas",
    "match_over",
    "winners",
)
SCORING_FIELDS = ("deltas", "scores", "refas", "factor", "match_over", "winners", "last_deltas")
SCORING_KEYS = ("contract", "declarer", "tricks", "dropped", "refas", "scores", "expect")


class RaubCases(TrickCases):
    """Checks one case at a time."""

    expect_fields = EXPECT_FIELDS

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.own_checks = {"scoring": self._check_scoring, "settlement": self._check_settlement}

    def order(self, variant: Variant) -> Sequence[int]:
        table: Any = variant.config()
        return table.order

    def facts(self, course: Course) -> dict[str, Any]:
        """The fields of `expect`; None where a field has no meaning now."""
        s = course.s
        players = s.players
        in_deal = s.active != 0
        bid = s.declarer != NOBODY
        return {
            "phase": "match_over" if s.phase == OVER else PHASES[s.phase],
            "turn": None if s.phase == OVER else s.turn,
            "dealer": s.dealer,
            "scores": s.scores[:players],
            "refas": s.refas,
            "declarer": s.declarer if bid else None,
            "contract": CONTRACTS[s.contract] if bid else None,
            "required": s.required if bid else None,
            "trump": SUITS[s.trump] if in_deal else None,
            "active": [seat for seat in range(players) if s.active >> seat & 1] if in_deal else None,
            "turned": [SKAT32.names[card] for card in s.turned[: s.turned_count]] if in_deal else None,
            "round": bidding_round(s),
            "hands": {seat: SKAT32.list(s.hands[seat]) for seat in range(players)} if in_deal else None,
            "stock_count": s.stock_end - s.stock_next if in_deal else None,
            "last_deltas": s.deal_points[:players] if s.ending == SCORED else None,
            "match_over": bool(s.over),
            "winners": _winners(s),
        }

    def _check_scoring(self, variant: Variant, body: Any) -> list[str]:
        """Inputs to R-19, R-20 and R-23."""
        entry = mapping(body, "case.scoring", SCORING_KEYS)
        expect = _expected(entry, "case.scoring", SCORING_FIELDS)
        o: Any = variant.config()
        s = self._played_deal(variant, entry)
        before = s.refas
        if s.active == 1 << s.declarer:
            win_by_default(s, o)
        else:
            score_deal(s, o)
        deltas = s.deal_points[: o.players]
        facts = {
            "deltas": deltas,
            "last_deltas": deltas,
            "scores": s.scores[: o.players],
            "refas": s.refas,
            "factor": refa_factor(o, before),
            "match_over": bool(s.over),
            "winners": _winners(s),
        }
        return self._compare(expect, facts, "scoring.expect")

    def _played_deal(self, variant: Variant, entry: Mapping[str, Any]) -> RaubState:
        """A deal of which all four tricks have been won, just before it is scored."""
        o: Any = variant.config()
        path = "case.scoring"
        s = RaubState(players=o.players, sides=o.players, ending=NO_ENDING)
        contract = entry.get("contract")
        if contract not in CONTRACTS[1:]:
            raise bad(f"{path}.contract", f"there is no contract {contract!r}", "bad-case")
        s.contract = CONTRACTS.index(contract)
        s.required = {BY_DECLARE: 2, BY_RAUB: o.raub_required, BY_STIH: 1, BY_MUSS: 2}[s.contract]
        s.declarer = integer(entry.get("declarer"), f"{path}.declarer", 0, o.players - 1)
        dropped = seats_of(entry.get("dropped", []), f"{path}.dropped", o.players)
        if dropped >> s.declarer & 1:
            raise bad(f"{path}.dropped", "the declarer never drops out", "bad-case")
        s.active = (1 << o.players) - 1 & ~dropped
        tricks = by_seat(entry.get("tricks", {}), f"{path}.tricks", o.players)
        for seat, won in tricks.items():
            s.tricks[seat] = integer(won, f"{path}.tricks.{seat}", 0, HAND)
            if won and dropped >> seat & 1:
                raise bad(f"{path}.tricks.{seat}", f"seat {seat} has dropped out", "bad-case")
        if sum(s.tricks) > HAND:
            raise bad(f"{path}.tricks", f"a deal has {HAND} tricks", "bad-case")
        s.refas = integer(entry.get("refas", 0), f"{path}.refas", 0)
        before = entry.get("scores", [o.start_score] * o.players)
        s.scores[: o.players] = scores_of(before, f"{path}.scores", o.players)
        return s

    def _check_settlement(self, variant: Variant, body: Any) -> list[str]:
        """R-24."""
        entry = mapping(body, "case.settlement", ("scores", "dealer", "expect"))
        expect = _expected(entry, "case.settlement", ("net",))
        o: Any = variant.config()
        scores = scores_of(entry.get("scores"), "case.settlement.scores", o.players)
        dealer = integer(entry.get("dealer", 0), "case.settlement.dealer", 0, o.players - 1)
        if all(score > 0 for score in scores):
            raise bad("case.settlement.scores", "nobody has won", "bad-case")
        net = settlement_of(scores, dealer, o)
        wanted = [
            _amount(value, f"case.settlement.expect.net[{i}]")
            for i, value in enumerate(items(expect["net"], "case.settlement.expect.net", o.players))
        ]
        return [] if net == wanted else [f"settlement: expected {amounts(wanted)}, got {amounts(net)}"]


def _expected(entry: Mapping[str, Any], path: str, fields: Sequence[str]) -> dict[str, Any]:
    expect = mapping(entry.get("expect"), f"{path}.expect", fields)
    if not expect:
        raise bad(f"{path}.expect", "nothing is expected", "bad-case")
    return expect


def _winners(s: Any) -> list[int] | None:
    return [seat for seat in range(s.players) if s.winners >> seat & 1] if s.over else None


def _amount(value: Any, path: str) -> Fraction:
    try:
        return Fraction(str(value))
    except (ValueError, ZeroDivisionError):
        raise bad(path, f"{value!r} is no amount of money", "bad-case") from None
