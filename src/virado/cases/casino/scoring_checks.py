"""Checks of cases about scoring: `scoring` (the end of a deal), `moment` (C-22.3) and `claim` (C-23).

A pile is a list of cards, or {cards, spades, has}: the number of cards, the number of spades, and the scoring cards.
"""

from virado.cases.casino.case import Case
from virado.cases.casino.position import empty_state, read_sweeps
from virado.cases.validation import (
    BAD_CASE,
    Plain,
    bad,
    by_number,
    card_twice,
    cards,
    integer,
    items,
    mapping,
    truth,
)
from virado.games.casino.notation import card_set, deck_of
from virado.games.casino.rules.duties import side_of
from virado.games.casino.rules.ending import end_if_claim_holds, score_deal
from virado.games.casino.rules.legality import refusal
from virado.games.casino.rules.scoring import certain_points, restricted_winner
from virado.games.casino.rules.state import CLAIM, NOBODY, CasinoState, call
from virado.kernel.bits import count

SCORING_KEYS = (
    "piles",
    "sweeps",
    "sweep_order",
    "scores",
    "extra_deal",
    "oranges",
    "false_calls",
    "last_capturer",
    "deal_number",
    "expect",
)
MOMENT_KEYS = ("captured_by", "residue_awarded", "piles", "scores", "extra_deal", "expect")
CLAIM_KEYS = (
    "by",
    "deal_number",
    "extra_deal",
    "scores",
    "piles",
    "sweeps",
    "oranges",
    "false_calls",
    "expect",
)


def scoring(case: Case, data: Plain, path: str) -> None:
    """Check the end of a deal: points, totals and the winner."""
    given = mapping(data, path, SCORING_KEYS)
    expected = _read_expected(given, path, ("points", "totals", "winner", "games"))
    s = _scored_state(case, given, path)
    last = given.get("last_capturer")
    s.last_capturer = NOBODY if last is None else integer(last, f"{path}.last_capturer", 0, s.players - 1)
    score_deal(s, case.o)
    for name, numbers in (("points", s.deal_points), ("totals", s.scores)):
        for side, number in by_number(expected.get(name, {}), f"{path}.expect.{name}", s.sides).items():
            here = f"{path}.expect.{name}.{side}"
            case.compare(here, integer(number, here), numbers[side])
    _check_winner(case, s, expected, path)


def moment(case: Case, data: Plain, path: str) -> None:
    """Check whether a restricted side has won immediately after a capture, or after the residue."""
    given = mapping(data, path, MOMENT_KEYS)
    expected = _read_expected(given, path, ("winner",))
    s = _scored_state(case, given, path)
    if "captured_by" not in given:
        raise bad(path, "casino-missing", BAD_CASE, part="captured_by")
    seat = integer(given["captured_by"], f"{path}.captured_by", 0, s.players - 1)
    finished = truth(given.get("residue_awarded", False), f"{path}.residue_awarded")
    winner = restricted_winner(s, case.o, seat, int(finished))
    here = f"{path}.expect.winner"
    case.compare(here, _side(s, expected["winner"], here), None if winner == NOBODY else winner)


def claim(case: Case, data: Plain, path: str) -> None:
    """Check a claim: the points that are certain for the side, and the outcome of the claim."""
    given = mapping(data, path, CLAIM_KEYS)
    expected = _read_expected(given, path, ("certain", "winner", "games"))
    s = _scored_state(case, given, path)
    if "by" not in given:
        raise bad(path, "casino-missing", BAD_CASE, part="by")
    seat = integer(given["by"], f"{path}.by", 0, s.players - 1)
    if "certain" in expected:
        here = f"{path}.expect.certain"
        wanted = integer(expected["certain"], here)
        case.compare(here, wanted, certain_points(s, case.o, side_of(s, seat)))
    if not refusal(s, case.o, seat, *call(CLAIM)):
        end_if_claim_holds(s, case.o, seat)
    _check_winner(case, s, expected, path)


def _read_expected(given: dict[str, Plain], path: str, known: tuple[str, ...]) -> dict[str, Plain]:
    expected = mapping(given.get("expect"), f"{path}.expect", known)
    if not expected or ("winner" in known and len(known) == 1 and "winner" not in expected):
        raise bad(f"{path}.expect", "nothing-claimed", BAD_CASE, candidates=known)
    return expected


def _side(s: CasinoState, value: Plain, path: str) -> int | None:
    return None if value is None else integer(value, path, 0, s.sides - 1)


def _check_winner(case: Case, s: CasinoState, expected: dict[str, Plain], path: str) -> None:
    if "winner" in expected:
        winners = [side for side in range(s.sides) if s.winners >> side & 1]
        got = None if not s.over else winners[0] if len(winners) == 1 else winners
        here = f"{path}.expect.winner"
        case.compare(here, _side(s, expected["winner"], here), got)
    if "games" in expected:
        here = f"{path}.expect.games"
        case.compare(here, integer(expected["games"], here, 0), s.games)


def _scored_state(case: Case, given: dict[str, Plain], path: str) -> CasinoState:
    """Return a state in which only the piles, counters and scores are set."""
    o = case.o
    s = empty_state(o)
    s.deal = integer(given.get("deal_number", 1), f"{path}.deal_number", 1)
    s.extra_deal = int(truth(given.get("extra_deal", False), f"{path}.extra_deal"))
    for name, numbers in (("scores", s.scores), ("oranges", s.oranges), ("false_calls", s.false_calls)):
        for side, number in by_number(given.get(name, {}), f"{path}.{name}", s.sides).items():
            numbers[side] = integer(
                number, f"{path}.{name}.{side}", -(10**6) if name == "scores" else 0, 10**6
            )
    if "piles" not in given:
        raise bad(path, "casino-missing", BAD_CASE, part="piles")
    _read_piles(case, s, given["piles"], f"{path}.piles")
    order = None
    if "sweep_order" in given:
        here = f"{path}.sweep_order"
        order = [
            integer(side, f"{here}[{i}]", 0, s.sides - 1)
            for i, side in enumerate(items(given["sweep_order"], here))
        ]
    read_sweeps(s, o, given.get("sweeps", {}), f"{path}.sweeps", order)
    return s


def _read_piles(case: Case, s: CasinoState, data: Plain, path: str) -> None:
    o, deck = case.o, deck_of(case.o)
    seen = 0
    for side, pile in by_number(data, path, s.sides).items():
        here = f"{path}.{side}"
        if isinstance(pile, list):
            held = card_set(cards(deck, pile, here))
            s.won_cards[side] = count(held)
            s.won_spades[side] = count(held & o.spades)
        else:
            given = mapping(pile, here, ("cards", "spades", "has"))
            held = card_set(cards(deck, given.get("has", []), f"{here}.has"))
            s.won_cards[side] = integer(given.get("cards"), f"{here}.cards", count(held), o.cards)
            s.won_spades[side] = integer(
                given.get("spades", 0), f"{here}.spades", count(held & o.spades), count(o.spades)
            )
        if held & seen:
            raise card_twice(deck, held & seen, here, BAD_CASE)
        seen |= held
        s.piles[side] = held
    if sum(s.won_cards) > o.cards or sum(s.won_spades) > count(o.spades):
        raise bad(path, "casino-piles-too-large", BAD_CASE, number=o.cards, limit=count(o.spades))
