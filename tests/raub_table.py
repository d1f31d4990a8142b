"""A table of Raub for tests: deals, and matches after some actions."""

from typing import Any

from virado.cards import SKAT32
from virado.cases.tricks.position import IN_ORDER
from virado.games.contract import REFEREE
from virado.games.raub.game import GAME
from virado.games.variant import Variant, make_variant
from virado.match import Match

DEAL: dict[str, Any] = {
    "hands": {
        0: ["7s", "8s", "Jd", "Jc"],
        1: ["As", "Ks", "7d", "8c"],
        2: ["Ah", "9d", "9c", "Td"],
        3: ["Kh", "Qh", "Ad", "Ac"],
    },
    "turnup": "Jh",
    "stock": ["Th", "9h", "8h", "Kd", "Kc", "Qs", "Qd", "Qc", "Js", "Ts", "9s", "8d", "Tc", "7c", "7h"],
}
SEVEN_TURNED = DEAL | {"turnup": "7h", "stock": [*DEAL["stock"][:-1], "Jh"]}


def raub(preset: str = "raub", players: int = 4, **options: Any) -> Variant:
    return make_variant(GAME, GAME.presets[preset], players=players, options=options)


def match_after(
    *actions: str, deal: dict[str, Any] | None = None, variant: Variant | None = None, **position: Any
) -> Match:
    """The match after actions such as `0 deal`, every pack being `deal`."""
    deals = [DEAL if deal is None else deal] * 3
    match = Match(variant or raub(), seed=1, position={"deals": deals, **position}, filler=IN_ORDER)
    for action in actions:
        say(match, action)
    return match


def say(match: Match, action: str) -> list[dict[str, Any]]:
    """Make a move; the events as the table referee hears them."""
    who, _, text = action.partition(" ")
    seat = REFEREE if who == "T" else int(who)
    return [event.seen_by(seat) for event in match.play(seat, text)]


def refused(match: Match, action: str) -> tuple[str, str | None]:
    """Code and rule of the refusal of an action."""
    who, _, text = action.partition(" ")
    refusal = match.explain(REFEREE if who == "T" else int(who), text)
    assert refusal is not None, f"{action} is legal"
    return refusal.code, refusal.rule


def legal(match: Match) -> set[str]:
    return {match.text(move) for move in match.legal()}


def hand(match: Match, seat: int) -> set[str]:
    return set(SKAT32.list(match.state.hands[seat]))


DEFENDED = ("0 deal", "0 look", "1 declare", "2 play", "3 play", "0 play")
STANDING = (*DEFENDED, "1 exchange", "1 take_turnup 8c", "2 exchange", "3 exchange", "0 exchange")
