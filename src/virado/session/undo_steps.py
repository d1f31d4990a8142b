"""The steps that an undo may take back.

A step that has shown a card to another seat cannot be undone.
"""

from collections.abc import Collection, Sequence
from typing import NamedTuple

from virado.cards import Seat
from virado.games.messages import cards_in
from virado.match import Match
from virado.refusal import IllegalError, Refusal


class StepDisclosure(NamedTuple):
    """Cards that a step disclosed."""

    chance: bool
    """True if chance supplied cards after the step was made."""
    cards: frozenset[str]
    """Cards that any seat saw for the first time, except cards from the actor's hand."""
    own: frozenset[str]
    """Cards from the actor's hand that another seat saw for the first time."""


def inspect_last_step(match: Match) -> tuple[StepDisclosure, Match]:
    """Return the disclosure of the last step of a match, and the match before that step.

    A card is newly seen by a seat if an event of the step, or the view after the step, names the card and the view
    before it does not.
    """
    before = match.clone()
    supplied = len(match.chance)
    first = before.event_count
    step = before.undo()
    new = match.events(before.event_count)
    assert len(new) == first - before.event_count
    newly: set[str] = set()
    for seat in range(match.variant.players):
        named = set(cards_in(match.view(seat).data))
        for event in new:
            named.update(cards_in(event.seen_by(seat)))
        newly |= named - set(cards_in(before.view(seat).data))
    held = _get_hand(before, step.actor) if isinstance(step.actor, int) else frozenset[str]()
    return StepDisclosure(
        len(before.chance) < supplied, frozenset(newly - held), frozenset(newly & held)
    ), before


def _get_hand(match: Match, seat: Seat) -> frozenset[str]:
    held = match.view(seat).data.hands[seat]
    return frozenset[str]() if isinstance(held, int) else frozenset(held)


def find_steps_to_take_back(match: Match, seat: Seat) -> tuple[int, ...]:
    """Return the indices of the steps that a seat's undo takes back; empty if the seat has not moved.

    These are the seat's last move and all later steps. Simultaneous decisions that other seats made after the move
    are not taken back.
    """
    steps = match.steps
    mine = next((i for i in range(len(steps) - 1, -1, -1) if steps[i].actor == seat), None)
    if mine is None:
        return ()
    before = match.clone()
    for _ in range(len(steps) - mine):
        before.undo()
    together = set(before.to_act) - {seat}
    taken = [mine]
    for i in range(mine + 1, len(steps)):
        actor = steps[i].actor
        if actor in together and len(taken) == 1:
            together.discard(actor)
        else:
            taken.append(i)
    return tuple(taken)


def find_first_after_chance(match: Match) -> int:
    """Return the index of the first step after the most recent chance event."""
    here = match.clone()
    while here.steps:
        supplied = len(here.chance)
        here.undo()
        if len(here.chance) < supplied:
            return len(here.steps) + 1
    return 0


def check_undo(match: Match, seat: Seat) -> tuple[int, ...]:
    """Return the indices of the steps that a seat's undo takes back.

    Raises IllegalError if the seat has not moved (`nothing-to-undo`), or if somebody has seen a new card since
    (`undo-past-seen-card`).
    """
    steps = find_steps_to_take_back(match, seat)
    if not steps:
        raise IllegalError(Refusal("nothing-to-undo"))
    if not can_take_back(match, seat, steps):
        raise IllegalError(Refusal("undo-past-seen-card"))
    return steps


def take_back(match: Match, steps: Collection[int]) -> None:
    """Undo the steps with these indices; later steps that are not among them are made again."""
    first = min(steps)
    kept = [step for i, step in enumerate(match.steps) if i > first and i not in steps]
    while len(match.steps) > first:
        match.undo()
    for step in kept:
        match.play(step.actor, step.move)


def can_take_back(match: Match, seat: Seat, steps: Sequence[int]) -> bool:
    """Return True if a seat may take back the given steps.

    Since the first of these steps, chance must not have supplied cards. Nobody may have seen a new card, except cards
    that the seat itself has played.
    """
    here = match
    while len(here.steps) > steps[0]:
        actor = here.steps[-1].actor
        seen, here = inspect_last_step(here)
        if seen.chance or seen.cards or (seen.own and actor != seat):
            return False
    return True
