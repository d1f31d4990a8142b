"""What may be taken back: a step closes the way as soon as it has shown a card to somebody."""

from collections.abc import Sequence
from typing import NamedTuple

from virado.cards import Seat
from virado.games.messages import cards_in
from virado.match import Match


class StepDisclosure(NamedTuple):
    """What a step has shown."""

    chance: bool
    """Whether chance supplied cards after it."""
    cards: frozenset[str]
    """Cards that some seat saw which it had not seen where they lay, other than those its actor had in hand."""
    own: frozenset[str]
    """Cards out of the actor's hand that some other seat saw for the first time."""


def last_step_shows(match: Match) -> tuple[StepDisclosure, Match]:
    """What the last step of a match has shown, and the match before it.

    A seat has newly seen a card if an event of the step or its view afterwards names the card and its view before did not.
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
    held = _hand(before, step.actor) if isinstance(step.actor, int) else frozenset[str]()
    return StepDisclosure(
        len(before.chance) < supplied, frozenset(newly - held), frozenset(newly & held)
    ), before


def _hand(match: Match, seat: Seat) -> frozenset[str]:
    held = match.view(seat).data.hands[seat]
    return frozenset[str]() if isinstance(held, int) else frozenset(held)


def steps_to_take_back(match: Match, seat: Seat) -> tuple[int, ...]:
    """Which steps (by index) a seat takes back with its last move; empty if it has made none.

    These are its last move and all after it, but for decisions that other seats had at the same time and made afterwards.
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
    """The first step since which chance has supplied nothing."""
    here = match.clone()
    while here.steps:
        supplied = len(here.chance)
        here.undo()
        if len(here.chance) < supplied:
            return len(here.steps) + 1
    return 0


def can_take_back(match: Match, seat: Seat, steps: Sequence[int]) -> bool:
    """Whether nothing stands in the way of a seat that takes back these steps: since the first of them chance has supplied
    nothing, and nobody has seen a card for the first time other than those that the seat itself has put down."""
    here = match
    while len(here.steps) > steps[0]:
        actor = here.steps[-1].actor
        seen, here = last_step_shows(here)
        if seen.chance or seen.cards or (seen.own and actor != seat):
            return False
    return True
