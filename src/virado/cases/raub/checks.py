"""Checks of the case file of Raub (raub.md, section 6)."""

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import cast, get_args

from virado.cards import Card
from virado.cases.contract import config_of
from virado.cases.differences import Difference, compare_values
from virado.cases.raub.position import read_position
from virado.cases.tricks.checks import TrickCases, compare, own_hands
from virado.cases.tricks.position import scores_of, seats_of
from virado.cases.validation import BAD_CASE, Plain, bad, by_seat, integer, items, mapping, one_of, part
from virado.games.contract import LaterPack
from virado.games.messages import Event
from virado.games.raub.game import GAME
from virado.games.raub.messages import Contract, Dealt, RaubView
from virado.games.raub.rules.bidding import required_tricks
from virado.games.raub.rules.scoring import refa_factor, score_deal, win_by_default
from virado.games.raub.rules.settlement import amounts, settlement_of
from virado.games.raub.rules.state import HAND, NO_ENDING, RaubConfig, RaubState
from virado.games.raub.view import CONTRACTS
from virado.games.tricks.view import seats
from virado.games.variant import Variant
from virado.match import Match

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


class RaubCases(TrickCases[RaubState, RaubConfig]):
    """Reader for positions of Raub, and checker of its cases."""

    game = GAME
    expect_fields = EXPECT_FIELDS

    def position(self, o: RaubConfig, position: Mapping[str, Plain], shuffled: list[Card]) -> RaubState:
        return read_position(o, position, shuffled)[0]

    def later_packs(
        self, o: RaubConfig, position: Mapping[str, Plain], shuffled: list[Card]
    ) -> list[LaterPack]:
        return read_position(o, position, shuffled)[1]

    def order(self, variant: Variant) -> Sequence[int]:
        o = config_of(GAME, variant)
        return o.order

    def is_dealt(self, event: Event) -> bool:
        return isinstance(event, Dealt)

    def own_checks(self) -> dict[str, Callable[[Variant, Plain], list[Difference]]]:
        return {"scoring": _check_scoring, "settlement": _check_settlement}

    def expect_values(self, match: Match) -> dict[str, object]:
        view = match.view().data
        assert isinstance(view, RaubView)
        in_deal = view.trump is not None
        return {
            "phase": "match_over" if match.over else view.phase,
            "turn": view.turn,
            "dealer": view.dealer,
            "scores": view.scores,
            "refas": view.refas,
            "declarer": view.declarer,
            "contract": view.contract,
            "required": view.required,
            "trump": view.trump,
            "active": view.active if in_deal else None,
            "turned": view.turned if in_deal else None,
            "round": view.bidding_round,
            "hands": own_hands(match) if in_deal else None,
            "stock_count": view.stock if in_deal else None,
            "last_deltas": view.deal_points if view.ending == "scored" else None,
            "match_over": match.over,
            "winners": match.winners if match.over else None,
        }


def _check_scoring(variant: Variant, body: Plain) -> list[Difference]:
    """Check a case about the scoring of a deal (R-19, R-20, R-23)."""
    entry = mapping(body, "case.scoring", SCORING_KEYS)
    expect = _read_expected(entry, "case.scoring", SCORING_FIELDS)
    o = config_of(GAME, variant)
    s = _played_deal(o, entry)
    before = s.refas
    if s.active == 1 << s.declarer:
        win_by_default(s, o)
    else:
        score_deal(s, o)
    deltas = s.deal_points[: o.players]
    found = {
        "deltas": deltas,
        "last_deltas": deltas,
        "scores": s.scores[: o.players],
        "refas": s.refas,
        "factor": refa_factor(o, before),
        "match_over": bool(s.over),
        "winners": seats(s.winners, s) if s.over else None,
    }
    return compare(expect, found, "case.scoring.expect")


def _played_deal(o: RaubConfig, entry: Mapping[str, Plain]) -> RaubState:
    """Return the state of a deal after the last trick and before the scoring."""
    path = "case.scoring"
    s = RaubState(players=o.players, sides=o.players, ending=NO_ENDING)
    contract = one_of(entry.get("contract"), f"{path}.contract", get_args(Contract), BAD_CASE)
    s.contract = CONTRACTS.index(cast(Contract, contract))
    s.required = required_tricks(o, s.contract)
    s.declarer = integer(entry.get("declarer"), f"{path}.declarer", 0, o.players - 1)
    dropped = seats_of(entry.get("dropped", []), f"{path}.dropped", o.players)
    if dropped >> s.declarer & 1:
        raise bad(f"{path}.dropped", "declarer-dropped", BAD_CASE, seat=s.declarer)
    s.active = (1 << o.players) - 1 & ~dropped
    tricks = by_seat(entry.get("tricks", {}), f"{path}.tricks", o.players)
    for seat, won in tricks.items():
        s.tricks[seat] = integer(won, f"{path}.tricks.{seat}", 0, HAND)
        if won and dropped >> seat & 1:
            raise bad(f"{path}.tricks.{seat}", "dropped-seat-wins", BAD_CASE, seat=seat)
    if sum(s.tricks) > HAND:
        raise bad(f"{path}.tricks", "too-many-tricks", BAD_CASE, limit=HAND)
    s.refas = integer(entry.get("refas", 0), f"{path}.refas", 0)
    before = entry.get("scores", [o.start_score] * o.players)
    s.scores[: o.players] = scores_of(before, f"{path}.scores", o.players)
    return s


def _check_settlement(variant: Variant, body: Plain) -> list[Difference]:
    """Check a case about the settlement (R-24)."""
    entry = mapping(body, "case.settlement", ("scores", "dealer", "expect"))
    expect = _read_expected(entry, "case.settlement", ("net",))
    o = config_of(GAME, variant)
    scores = scores_of(entry.get("scores"), "case.settlement.scores", o.players)
    dealer = integer(entry.get("dealer", 0), "case.settlement.dealer", 0, o.players - 1)
    if all(score > 0 for score in scores):
        raise bad("case.settlement.scores", "nobody-has-won", BAD_CASE)
    net = settlement_of(scores, dealer, o)
    wanted = [
        _amount(value, f"case.settlement.expect.net[{i}]")
        for i, value in enumerate(items(expect["net"], "case.settlement.expect.net", o.players))
    ]
    return compare_values("case.settlement.expect.net", amounts(wanted), amounts(net))


def _read_expected(entry: Mapping[str, Plain], path: str, fields: Sequence[str]) -> dict[str, Plain]:
    expect = mapping(entry.get("expect"), f"{path}.expect", fields)
    if not expect:
        raise bad(f"{path}.expect", "nothing-claimed", BAD_CASE, candidates=tuple(fields))
    return expect


def _amount(value: Plain, path: str) -> Fraction:
    try:
        return Fraction(str(value))
    except (ValueError, ZeroDivisionError):
        raise bad(path, "expected-amount", BAD_CASE, part=part(value)) from None
