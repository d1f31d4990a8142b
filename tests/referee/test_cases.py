"""The referee agrees with every case of the rulebooks that states a trick, a group, an arrangement or a play."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest

from tests.referee.questions import winner_of
from virado.referee.hazari import CLASS_RULES
from virado.referee.messages import Ruling, RulingQuery
from virado.referee.ruling import judge

Case = dict[str, Any]
FOLDER = Path(__file__).parents[1] / "cases"
TABLE = {"hands", "loose", "builds", "to_act", "tops"}
"""Parts of a position that a question about a play can state."""


def cases(family: str) -> list[Case]:
    return msgspec.yaml.decode((FOLDER / f"{family}-cases.yaml").read_bytes())["cases"]


class Asked(NamedTuple):
    """A question drawn from a case, with its answer."""

    case: str
    query: RulingQuery
    answer: object


def ask(
    case: Case, values: Mapping[str, str], answer: object, question: str | None = None, variant: str = ""
) -> Asked:
    query = RulingQuery(
        variant=variant or case["preset"],
        options=case.get("options", {}),
        question=question,
        values=dict(values),
    )
    return Asked(case["id"], query, answer)


def groups(*cards: list[str]) -> dict[str, str]:
    return {f"group{place}": " ".join(each) for place, each in enumerate(cards, 1)}


# ---------------------------------------------------------------------- tricks
def tricks() -> Iterator[Asked]:
    """Yield each trick with its winner, and each card of a hand with its legality."""
    for case in (*cases("raub"), *cases("zwanzig-ab")):
        if "trick_winner" in case:
            trick = case["trick_winner"]
            values = {"trump": trick["trump"], "cards": " ".join(card for _, card in trick["plays"])}
            yield ask(case, values, dict(trick["plays"])[trick["winner"]])
        position = case.get("position", {})
        if position.get("kind") == "trick" and "exactly_legal" in case:
            hand = position["hand"]
            before = [card for _, card in position["trick"]]
            for card in hand:
                rest = " ".join(other for other in hand if other != card)
                values = {"trump": position["trump"], "cards": " ".join([*before, card]), "hand": rest}
                yield ask(case, values, f"card {card}" in case["exactly_legal"])


# ---------------------------------------------------------------------- Hazari
def hazari() -> Iterator[Asked]:
    """Yield each comparison and round with its winner, each group with its rule, and each arrangement."""
    for case in cases("hazari"):
        if compared := case.get("compare"):
            first_wins = case.get("options", {}).get("tie_rule") == "first_played"
            place = {"a": 1, "b": 2, "tie": 1 if first_wins else 2}[compared["winner"]]
            if not set(compared["a"]) & set(compared["b"]):
                yield ask(case, groups(compared["a"], compared["b"]), f"Group {place}", "groups")
        if shown := case.get("round"):
            seats = [seat for seat, _ in shown["plays"]]
            place = seats.index(shown["winner"]) + 1
            yield ask(case, groups(*(cards for _, cards in shown["plays"])), f"Group {place}", "groups")
        if group := case.get("classify"):
            other = [card for card in ("2c", "4d", "7s", "3c", "5s", "8d") if card not in group["cards"]]
            shown = groups(group["cards"], other[: len(group["cards"])])
            yield ask(case, shown, CLASS_RULES.get(group["type"], "H-19"), "groups")
        for legal, each in (
            *((True, move) for move in case.get("legal", ())),
            *((False, entry["action"]) for entry in case.get("illegal", ())),
        ):
            values = {"hand": " ".join(case["position"]["hand"]), **groups(*each["arrange"])}
            yield ask(case, values, legal, "arrangement")


# ---------------------------------------------------------------------- Casino
def casino() -> Iterator[Asked]:
    """Yield each play of a position with its legality, or with the code of its refusal."""
    for case in cases("casino"):
        position = case.get("position", {})
        builds = position.get("builds", ())
        if not position or set(position) - TABLE or any(each.get("keeper") is not None for each in builds):
            continue
        variant = case["preset"]
        if case.get("teams"):
            variant += "(players=4, teams=true)"
        for move in (*case.get("legal", ()), *case.get("exactly_legal", ())):
            if values := _play(case, move):
                yield ask(case, values, True, variant=variant)
        for entry in case.get("illegal", ()):
            if values := _play(case, entry["move"]):
                yield ask(case, values, entry.get("error", False), variant=variant)


def _play(case: Case, move: Case) -> dict[str, str]:
    """Return the question about a move, or nothing if a question cannot state it."""
    offered = {field.id for field in judge(RulingQuery(variant=case["preset"])).fields}
    position = case["position"]
    seat = position["to_act"]
    hands = {int(other): cards for other, cards in position["hands"].items()}
    tops = {int(side): card for side, card in position.get("tops", {}).items()}
    sides = 2 if case.get("teams") else case["players"]
    if tops.pop(seat % sides, None):
        return {}  # nobody may take from an own pile, so a question has none
    values = {"hand": " ".join(hands[seat]), "table": " ".join(position["loose"])}
    if tops:
        values["top"] = " ".join(tops.values())
    for place, build in enumerate(position["builds"], 1):
        owner = build["owner"]
        partner = case.get("teams") and owner % 2 == seat % 2
        values |= {
            f"build{place}": " ".join(card for part in build["cards"] for card in part),
            f"value{place}": str(build["value"]),
            f"owner{place}": "mine" if owner == seat else "partner" if partner else "other",
        }
    played = move["play"]
    values["play"] = " ".join([played] if isinstance(played, str) else played)
    if build := move.get("build"):
        if build.get("for_partner") or "say" not in offered:
            return {}  # a form without builds cannot be asked about one
        wanted, values["say"] = [*build["with_loose"], *(build["onto"] or ())], str(build["value"])
    else:
        capture = move.get("capture", {})
        wanted = [*capture.get("loose", ()), *(card for each in capture.get("builds", ()) for card in each)]
        values["say"] = "take"
    return {**{key: each for key, each in values.items() if key in offered}, "wanted": " ".join(wanted)}


def answer_of(asked: Asked, ruling: Ruling) -> object:
    """Return the part of a ruling that the case states."""
    assert ruling.verdict is not None
    if isinstance(asked.answer, bool):
        return ruling.allowed
    if ruling.allowed is not None:
        return ruling.verdict.code
    return ruling.rows[0].rule if str(asked.answer).startswith("H-") else winner_of(ruling)


@pytest.mark.parametrize(("family", "least"), [(tricks, 39), (hazari, 56), (casino, 350)])
def test_the_referee_agrees_with_every_case(family: Any, least: int):
    questions = list(family())
    assert len(questions) >= least
    wrong = [
        (asked.case, asked.query.values, asked.answer, found)
        for asked in questions
        if (found := answer_of(asked, judge(asked.query))) != asked.answer
    ]
    assert not wrong
