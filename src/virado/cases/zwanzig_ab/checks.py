"""Checks of the case file of Zwanzig ab (zwanzig-ab.md, section 6)."""

from collections.abc import Callable, Mapping, Sequence

from msgspec import UNSET

from virado.cards import Card
from virado.cases.contract import config_of
from virado.cases.differences import Difference
from virado.cases.tricks.checks import TrickCases, compare, own_hands
from virado.cases.tricks.position import scores_of, seats_of, suit
from virado.cases.validation import Plain, by_seat, integer, mapping, truth
from virado.cases.zwanzig_ab.position import read_position
from virado.games.contract import LaterPack
from virado.games.messages import Event
from virado.games.tricks.view import seats
from virado.games.variant import Variant
from virado.games.zwanzig_ab.game import GAME
from virado.games.zwanzig_ab.messages import Dealt, ZwanzigView
from virado.games.zwanzig_ab.rules.scoring import factor, score_deal
from virado.games.zwanzig_ab.rules.state import HAND, IN_PLAY, ZwanzigConfig, ZwanzigState
from virado.match import Match

SCORING_KEYS = ("forehand", "trump", "blind", "tricks", "dropped", "scores", "expect")
SCORED_FIELDS = ("deltas", "scores", "factor", "match_over", "winners")


class ZwanzigCases(TrickCases[ZwanzigState, ZwanzigConfig]):
    """Reader for positions of Zwanzig ab, and checker of its cases."""

    game = GAME
    expect_fields = (
        "phase",
        "turn",
        "dealer",
        "scores",
        "trump",
        "special",
        "dropped",
        "drops_left",
        "deal_no",
        "exposed",
        "hands",
        "stock_count",
        "factor",
        "last_deltas",
        "match_over",
        "winners",
    )

    def position(self, o: ZwanzigConfig, position: Mapping[str, Plain], shuffled: list[Card]) -> ZwanzigState:
        return read_position(o, position, shuffled)[0]

    def later_packs(
        self, o: ZwanzigConfig, position: Mapping[str, Plain], shuffled: list[Card]
    ) -> list[LaterPack]:
        return read_position(o, position, shuffled)[1]

    def order(self, variant: Variant) -> Sequence[int]:
        o = config_of(GAME, variant)
        return o.order

    def is_dealt(self, event: Event) -> bool:
        return isinstance(event, Dealt)

    def is_first_dealt(self, event: Event) -> bool:
        return isinstance(event, Dealt) and not event.redeal

    def own_checks(self) -> dict[str, Callable[[Variant, Plain], list[Difference]]]:
        return {"scoring": self._check_scoring}

    def expect_values(self, match: Match) -> dict[str, object]:
        view = match.view().data
        assert isinstance(view, ZwanzigView)
        return {
            "phase": "match_over" if match.over else view.phase,
            "turn": view.turn,
            "dealer": view.dealer,
            "scores": view.scores,
            "trump": view.trump,
            "special": view.special,
            "dropped": view.dropped,
            "drops_left": None if view.drops_left is UNSET else view.drops_left,
            "deal_no": view.deal,
            "exposed": view.turned[0] if view.turned else None,
            "hands": own_hands(match),
            "stock_count": view.stock,
            "factor": view.factor,
            "last_deltas": view.deal_points,
            "match_over": match.over,
            "winners": match.winners,
        }

    def _check_scoring(self, variant: Variant, body: Plain) -> list[Difference]:
        entry = mapping(body, "case.scoring", SCORING_KEYS)
        expect = mapping(entry.get("expect"), "case.scoring.expect", SCORED_FIELDS)
        o = config_of(GAME, variant)
        s = _scored_deal(o, entry)
        found = {
            "deltas": s.deal_points[: o.players],
            "scores": s.scores[: o.players],
            "factor": factor(s, o),
            "match_over": bool(s.over),
            "winners": seats(s.winners, s),
        }
        return compare(expect, found, "case.scoring.expect")


def _scored_deal(o: ZwanzigConfig, entry: Mapping[str, Plain]) -> ZwanzigState:
    """Return the state of a deal that ended with these tricks, after its scoring."""
    path = "case.scoring"
    n = o.players
    s = ZwanzigState(players=n, sides=n, phase=IN_PLAY)
    s.forehand = integer(entry.get("forehand", 1), f"{path}.forehand", 0, n - 1)
    s.dealer = (s.forehand - 1) % n
    s.trump = suit(entry.get("trump"), f"{path}.trump")
    s.blind = int(truth(entry.get("blind", False), f"{path}.blind"))
    for seat, tricks in by_seat(entry.get("tricks") or {}, f"{path}.tricks", n).items():
        s.tricks[seat] = integer(tricks, f"{path}.tricks.{seat}", 0, HAND)
    s.dropped = seats_of(entry.get("dropped") or [], f"{path}.dropped", n)
    s.scores[:n] = scores_of(entry.get("scores", [o.start_score] * n), f"{path}.scores", n)
    score_deal(s, o)
    return s
