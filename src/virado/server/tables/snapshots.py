"""The public state of a table, identical for all viewers."""

from collections.abc import Mapping
from typing import NamedTuple, Self

from virado.cards import Seat
from virado.server import wire
from virado.session import Person, SeatedBot, SeatHeld, Session

BOT = "bot:"
"""Prefix of a bot's level in a list that otherwise contains names of people."""


def make_table_state(session: Session, next_table: str, stand_ins: Mapping[Seat, str]) -> wire.TableState:
    """Return the state of a table, without its match.

    `next_table` is the id of the table of the rematch, or empty. `stand_ins` are the levels that moved in place of
    bots, by seat.
    """
    undo, score = session.undo, session.score
    return wire.TableState(
        stage=session.stage,
        owner=session.setup.owner,
        seats=session.seats,
        away=dict(session.away),
        asked=tuple([question for question in session.asked if question.what == "move"]),
        undo_by=undo.seat if undo is not None else None,
        undo_waits_for=tuple(sorted(undo.waiting)) if undo is not None else (),
        entropy_from=tuple(sorted(session.showing.waiting)) if session.showing is not None else (),
        rematch_wanted=tuple(sorted(session.rematch_wanted)),
        next_table=next_table,
        free_chat=session.free_chat,
        paused=session.paused_at is not None,
        abandoned=session.is_abandoned,
        score=None
        if score is None
        else wire.ScoreShown(
            deal=score.deal, holds=score.holds, unseen=tuple(sorted(score.unseen)), until=score.until
        ),
        absence=session.absence_rule,
        absence_answers={absent: dict(answers) for absent, answers in session.absence_answers.items()},
        bot_moves=session.moved_by_bots,
        hints=session.may_hint,
        hinted=tuple(sorted(session.hinted)),
        stand_ins={
            seat: level
            for seat, level in stand_ins.items()
            if isinstance(session.seats[seat].player, SeatedBot)  # a person may have taken the seat since
        },
    )


class SeatSummary(NamedTuple):
    """The occupants of the seats, as a list of tables shows them."""

    seats: tuple[SeatHeld, ...]
    names: tuple[str | None, ...]
    people: tuple[str | None, ...]

    @classmethod
    def from_seats(cls, seats: tuple[SeatHeld, ...]) -> Self:
        """Return the summary of the occupants of the seats."""
        names: list[str | None] = []
        for held in seats:
            occupant = held.occupant
            if isinstance(occupant, SeatedBot):
                names.append(f"{BOT}{occupant.level}")
            else:
                names.append(None if occupant is None else occupant.name)
        people = (None if held.person is None else held.person.id for held in seats)
        return cls(seats, tuple(names), tuple(people))


def make_table_card(table: str, session: Session, sitting: SeatSummary | None = None) -> wire.TableCard:
    """Return the summary of a table for a list of tables.

    `sitting` is the seat summary, if it has already been computed.
    """
    if sitting is None:
        sitting = SeatSummary.from_seats(session.seats)
    return wire.TableCard(
        id=table,
        variant=session.setup.variant,
        changes=session.variant.changes(),
        stage=session.stage,
        clock=session.setup.clock,
        rated=session.setup.rated,
        seats=sitting.names,
        changed=session.now,
        people=sitting.people,
        asked=tuple(
            [
                question.seat
                for question in session.asked
                if isinstance(session.seats[question.seat].player, Person)
            ]
        ),
        scores=session.match.scores if session.match is not None else (),
        practice=session.setup.practice is not None,
    )
