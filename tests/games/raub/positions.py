"""Raub for tests: deals, and matches after some actions."""

from typing import Any

from tests.states import state_of
from virado.cards import SKAT32
from virado.cases.positions import start_at
from virado.cases.tricks.position import IN_ORDER
from virado.games.messages import PUBLIC, REFEREE, Actor, Event
from virado.games.raub.game import GAME
from virado.games.raub.messages import RaubView
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
    return make_variant(GAME, GAME.presets[preset], players=players, options=options, allow_idle=True)


def match_at(position: dict[str, Any], variant: Variant | None = None, seed: int = 1) -> Match:
    """Return the match at a position; the cards that the position omits are dealt in the order of the pack."""
    found = variant or raub()
    return Match.resume(found, start_at(found, position, IN_ORDER), seed=seed)


def match_after(
    *actions: str, deal: dict[str, Any] | None = None, variant: Variant | None = None, **position: Any
) -> Match:
    """Return the match after actions such as `0 deal`, with `deal` as every pack."""
    deals = [DEAL if deal is None else deal] * 3
    match = match_at({"deals": deals, **position}, variant)
    for action in actions:
        say(match, action)
    return match


def actor_and_text(action: str) -> tuple[Actor, str]:
    """Split `1 pass` or `T misdeal` into the actor and the move's text."""
    who, _, text = action.partition(" ")
    return REFEREE if who == "T" else int(who), text


def say(match: Match, action: str) -> list[Event]:
    """Make a move; return the events as the actor sees them."""
    actor, text = actor_and_text(action)
    viewer = PUBLIC if actor is REFEREE else actor
    return [event.seen_by(viewer) for event in match.play(actor, text)]


def refusal_of(match: Match, action: str) -> tuple[str, str | None]:
    """Return the code and rule of an action's refusal."""
    refusal = match.explain(*actor_and_text(action)).refusal
    assert refusal is not None, f"{action} is legal"
    return refusal.code, refusal.rule


def legal(match: Match) -> set[str]:
    return {str(move) for move in match.legal()}


def hand(match: Match, seat: int) -> set[str]:
    return set(SKAT32.list(state_of(match).hands[seat]))


def view_data(match: Match, viewer: Any = PUBLIC) -> RaubView:
    """Return the view of a seat or of the public."""
    view = match.view(viewer).data
    assert isinstance(view, RaubView)
    return view


DECLARED = ("0 deal", "0 look", "1 declare")
DEFENDED = (*DECLARED, "2 play", "3 play", "0 play")
STANDING = (*DEFENDED, "1 exchange", "1 take_turnup 8c", "2 exchange", "3 exchange", "0 exchange")
