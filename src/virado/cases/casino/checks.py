"""Checks of the cases of the Casino rulebook (casino.md, section 6) against the rules.

Every name in a case must be known. An unknown key, preset or option, a malformed card or a case without assertions
raises OptionsError.
"""

from collections.abc import Callable, Mapping

from virado.cases.casino import dealing_checks as dealing_cases
from virado.cases.casino import scoring_checks as scoring_cases
from virado.cases.casino.case import Case
from virado.cases.differences import Difference, compared_moves, differs, refused_otherwise
from virado.cases.validation import (
    BAD_CASE,
    Plain,
    bad,
    by_number,
    cards,
    integer,
    items,
    mapping,
    one_of,
    part,
    truth,
)
from virado.games.casino.game import GAME
from virado.games.casino.notation import card_set, deck_of, names
from virado.games.casino.rules.dejado import dejado
from virado.games.casino.rules.duties import side_of, taken_cards
from virado.games.casino.rules.groups import ACE_HIGH
from virado.games.casino.rules.state import (
    BUILD,
    CAPTURE,
    NOBODY,
    ORANGE,
    TRAIL,
    CasinoState,
    builds_taken,
    call,
    is_multiple,
    keeper_of,
    kind_of,
    move_target,
    owner_of,
    value_of,
)
from virado.games.casino.rules.turns import is_orange, is_sweep
from virado.games.contract import Packed
from virado.games.step_budget import StepBudget
from virado.refusal import UnparsableError

EXPECTED_AFTER = ("taken", "sweep", "kind", "value", "owner", "keeper", "orange", "loose", "dejado")


def check_case(data: Mapping[str, Plain]) -> list[Difference]:
    """Return the differences between a case and the rules."""
    case = Case(data, CHECKS)
    asserted = [key for key in CHECKS if key in case.data]
    if not asserted:
        raise bad("case", "nothing-claimed", BAD_CASE, candidates=tuple(CHECKS))
    for key in asserted:
        CHECKS[key](case, case.data[key], key)
    return case.differences


# ---------------------------------------------------------------------- legal moves
def _legal(case: Case, data: Plain, path: str) -> None:
    for i, given in enumerate(items(data, path)):
        case.legal_move(given, f"{path}[{i}]")


def _illegal(case: Case, data: Plain, path: str) -> None:
    for i, given in enumerate(items(data, path)):
        entry = mapping(given, f"{path}[{i}]", ("move", "error", "why"))
        try:
            move = case.move(entry.get("move"), f"{path}[{i}].move")
        except UnparsableError as error:
            text, refusal = part(entry.get("move")), error.refusal
        else:
            text, refusal = case.text_of(move), GAME.explain(case.s, case.o, case.seat, move)
        case.differences += refused_otherwise(f"{path}[{i}]", text, entry, refusal)


def _exactly_legal(case: Case, data: Plain, path: str) -> None:
    expected: set[Packed] = set()
    for i, given in enumerate(items(data, path)):
        try:
            expected.add(case.move(given, f"{path}[{i}]"))
        except UnparsableError as error:
            here = f"{path}[{i}]"
            case.differences.append(differs(here, "not-legal", move=part(given), because=error.refusal))
    steps = StepBudget()
    listed = list(GAME.legal(case.s, case.o, case.seat, steps))
    if steps.is_exhausted:
        case.differences.append(differs(path, "list-cut-off", number=len(listed)))
        return
    case.differences += compared_moves(
        path,
        expected,
        listed,
        text=case.text_of,
        refusal=lambda move: GAME.explain(case.s, case.o, case.seat, move),
    )


# ---------------------------------------------------------------------- effects of moves
def _after(case: Case, data: Plain, path: str) -> None:
    entry = mapping(data, path, ("move", "expect"))
    expected = mapping(entry.get("expect"), f"{path}.expect", EXPECTED_AFTER)
    if not expected:
        raise bad(f"{path}.expect", "nothing-claimed", BAD_CASE, candidates=EXPECTED_AFTER)
    move = case.legal_move(entry.get("move"), f"{path}.move")
    if move is None:
        return
    facts = facts_after(case, move)
    for name, given in expected.items():
        want: Plain = given
        if name in ("taken", "loose", "dejado"):
            want = names(case.o, card_set(cards(deck_of(case.o), given, f"{path}.expect.{name}")))
        elif name in ("sweep", "orange"):
            want = truth(given, f"{path}.expect.{name}")
        elif name == "kind":
            want = one_of(given, f"{path}.expect.kind", ("single", "multiple"), BAD_CASE)
        if want != (found := facts[name]):
            here, text = f"{path}.expect.{name}", case.text_of(move)
            case.differences.append(
                differs(here, "expected-found-after", expected=want, found=found, move=text)
            )


def facts_after(case: Case, move: Packed) -> dict[str, Plain]:
    """Return the effect of a legal move, by the names of the case schema.

    Facts that the move does not affect are None.
    """
    s, o = case.s, case.o
    played, loose, how = move
    kind = kind_of(how)
    left = s.loose | played if kind == TRAIL else s.loose & ~loose
    facts: dict[str, Plain] = dict.fromkeys(EXPECTED_AFTER)
    facts["taken"] = names(o, taken_cards(s, loose, builds_taken(how)) if kind == CAPTURE else 0)
    facts["sweep"] = kind == CAPTURE and bool(is_sweep(s, o, played, loose, how))
    facts["orange"] = kind == CAPTURE and bool(is_orange(s, o, loose, how))
    facts["loose"] = names(o, left)
    facts["dejado"] = names(o, dejado(s, o, move))
    if kind == BUILD:
        info = _build_after(case, move)
        facts["kind"] = "multiple" if is_multiple(info) else "single"
        facts["value"] = value_of(info)
        facts["owner"] = owner_of(info)
        facts["keeper"] = keeper_of(info)
    return facts


def _build_after(case: Case, move: Packed) -> int:
    """Return the packed facts of the build that a move makes.

    Seats without cards first receive a card, so that the round continues.
    """
    s, o = case.s, case.o
    unused = o.pack & ~(s.loose | sum(s.hands) | sum(s.build_cards))
    for q in range(s.players):
        if not s.hands[q]:
            s.hands[q] = unused & -unused
            unused &= unused - 1
    target = move_target(move[2])
    place = s.builds if target == NOBODY else target
    GAME.rules.apply(s, o, s.turn, *move)
    return s.build_info[place]


def _sweep_value(case: Case, data: Plain, path: str) -> None:
    expected = mapping(data, path, ("first_turn_of_deal", "later"))
    if "after" not in case.data:
        raise bad(path, "casino-missing", BAD_CASE, part="after")
    if not expected:
        raise bad(path, "nothing-claimed", BAD_CASE, candidates=("first_turn_of_deal", "later"))
    for name, points in expected.items():
        s = case.s
        s.plays = 0 if name == "first_turn_of_deal" else 2
        s.last_capturer = NOBODY
        move = case.legal_move(
            mapping(case.data["after"], "after", ("move", "expect")).get("move"), "after.move", s
        )
        if move is None:
            return
        side = side_of(s, s.turn)
        GAME.rules.apply(s, case.o, s.turn, *move)
        case.compare(f"{path}.{name}", integer(points, f"{path}.{name}"), s.sweep_points[side])


# ---------------------------------------------------------------------- sequences
STEP_KEYS = ("seat", "move", "call", "K", "next", "points")


def _steps(case: Case, data: Plain, path: str) -> None:
    s, o, rules = case.s, case.o, GAME.rules
    steps = items(data, path)
    if not steps:
        raise bad(path, "casino-no-steps", BAD_CASE)
    for i, given in enumerate(steps):
        here = f"{path}[{i}]"
        step = mapping(given, here, STEP_KEYS)
        if ("call" in step) == ("move" in step) or ("seat" in step) != ("move" in step):
            raise bad(here, "casino-step-form", BAD_CASE)
        if "call" in step:
            seat = integer(step["call"], f"{here}.call", 0, s.players - 1)
            move = case.legal(call(ORANGE), f"{here}.call", s, seat)
        else:
            seat = integer(step["seat"], f"{here}.seat", 0, s.players - 1)
            move = case.legal_move(step["move"], f"{here}.move", s, seat)
        if move is None:
            return
        rules.apply(s, o, seat, *move)
        _check_step(case, s, step, here)


def _check_step(case: Case, s: CasinoState, step: Mapping[str, Plain], path: str) -> None:
    for seat, given in by_number(step.get("K", {}), f"{path}.K", s.players).items():
        wanted = sorted(
            integer(value, f"{path}.K.{seat}", 1, ACE_HIGH) for value in items(given, f"{path}.K.{seat}")
        )
        known = [value for value in range(1, ACE_HIGH + 1) if s.known[seat] >> value & 1]
        case.compare(f"{path}.K.{seat}", wanted, known)
    if "next" in step:
        wanted = [] if step["next"] is None else [integer(step["next"], f"{path}.next", 0, s.players - 1)]
        mask = GAME.rules.to_act(s, case.o)
        case.compare(f"{path}.next", wanted, [seat for seat in range(s.players) if mask >> seat & 1])
    for side, points in by_number(step.get("points", {}), f"{path}.points", s.sides).items():
        got = case.o.p_orange * (s.oranges[side] - s.false_calls[side])
        here = f"{path}.points.{side}"
        case.compare(here, integer(points, here), got)


Check = Callable[[Case, Plain, str], None]
CHECKS: dict[str, Check] = {
    "legal": _legal,
    "illegal": _illegal,
    "exactly_legal": _exactly_legal,
    "after": _after,
    "sweep_value": _sweep_value,
    "known_after": _steps,
    "turns": _steps,
    "calls": _steps,
    "scoring": scoring_cases.scoring,
    "moment": scoring_cases.moment,
    "claim": scoring_cases.claim,
    "deal": dealing_cases.deal,
}
"""Check of each kind of assertion."""
