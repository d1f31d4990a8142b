"""What everybody is shown of a table alike."""

from virado.server import wire
from virado.session import Person, SeatedBot, Session


def standing(session: Session, next_table: str) -> wire.TableState:
    """How a table stands, the match aside; `next_table` is that of the rematch, if it is open."""
    undo, score = session.undo, session.score
    return wire.TableState(
        stage=session.stage,
        owner=session.setup.owner,
        seats=tuple(session.seats),
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
        bot_moves=tuple(
            [
                seat
                for seat, held in enumerate(session.seats)
                if held.stand_in is None and session.moves_of_bot(seat)
            ]
        ),
        hints=session.may_hint,
        hinted=tuple(sorted(session.hinted)),
    )


def card(table: str, session: Session) -> wire.TableCard:
    """A table as a list shows it."""
    names: list[str | None] = []
    for held in session.seats:
        who = held.occupant
        names.append(None if who is None else f"bot:{who.level}" if isinstance(who, SeatedBot) else who.name)
    return wire.TableCard(
        id=table,
        variant=session.setup.variant,
        changes=session.variant.changes(),
        stage=session.stage,
        clock=session.setup.clock,
        rated=session.setup.rated,
        seats=tuple(names),
        changed=session.now,
        people=tuple(
            [held.occupant.id if isinstance(held.occupant, Person) else None for held in session.seats]
        ),
        asked=tuple(
            [
                question.seat
                for question in session.asked
                if isinstance(session.seats[question.seat].player, Person)
            ]
        ),
        scores=tuple(session.match.scores) if session.match is not None else (),
    )
