"""Handlers for the start of the match, for moves, and for the score after each deal."""

from virado.games.messages import tag_of
from virado.session import commands as c
from virado.session import entries as e
from virado.session.handlers.context import CallPassed, CommandContext, JudgedMove, StateChanges, bad_command
from virado.session.setup import Person, SeatedBot
from virado.session.state import Question

SCORED = "deal-scored"
"""Tag of the event with which every family scores a deal."""


def begin(context: CommandContext, command: c.Begin) -> StateChanges:
    """Start the match."""
    context.check_may_begin(command.by)
    shown = zip(
        context.session_state.commitments.by_seat, context.session_state.commitments.entropy, strict=True
    )
    if any(commitment and not entropy for commitment, entropy in shown):
        raise bad_command("entropy-not-shown")
    yield context.make_entry(e.Begun, seed=command.seed)


def make_move(context: CommandContext, command: c.Play) -> StateChanges:
    """Make a move.

    Yields the move and the entries that follow from it: the end of an undo request, of the match or of a deal.
    """
    match = context.require_running_match()
    seat = context.get_seat(command.seat)
    if context.sender is not None:
        context.check_playing(command.seat, context.sender)
    elif not isinstance(seat.player, SeatedBot):
        raise bad_command("seat-of-person", seat=command.seat)
    if command.question is not None:
        standing = (
            question.number for question in context.session_state.asked if question.seat == command.seat
        )
        if command.question not in standing:
            raise bad_command("out-of-date")
    if context.session_state.is_held:
        raise bad_command("score-stands")
    judged = match.judge(command.seat, command.move)
    text = str(judged.move)
    deal, first_event = match.deal, match.event_count
    yield JudgedMove(context.make_entry(e.Moved, seat=command.seat, text=text), judged)
    if context.session_state.undo is not None:
        yield context.make_entry(e.UndoDropped, because="moved")
    if match.over:
        yield context.make_entry(e.MatchEnded, winners=match.winners, scores=match.scores)
    elif context.session_state.setup.between_deals is not None and any(
        tag_of(event) == SCORED for event in match.events(first_event)
    ):
        yield from _show_deal_score(context, deal)


def _show_deal_score(context: CommandContext, deal: int) -> StateChanges:
    """Show the score of a deal, if the setup asks for this and any person plays."""
    between = context.session_state.setup.between_deals
    waiting = tuple(
        number for number, seat in enumerate(context.session_state.seats) if isinstance(seat.player, Person)
    )
    if between is None or not waiting:
        return
    is_alone = len(context.session_state.people) < 2
    until = None if between.limit_ms is None or is_alone else context.at + between.limit_ms
    yield context.make_entry(e.DealOver, deal=deal, waiting=waiting, until=until)


def request_next_deal(context: CommandContext, command: c.NextDeal) -> StateChanges:
    """Record that a person has confirmed the score of the deal."""
    context.check_playing(command.seat, context.sender)
    score = context.session_state.score
    if score is None or command.seat not in score.unseen:
        raise bad_command("no-score-stands")
    yield context.make_entry(e.Ready, seat=command.seat)


def pass_call(context: CommandContext, command: c.PassCall) -> StateChanges:
    """Record that a bot does not make a call."""
    if Question(command.seat, "call", command.question) not in context.session_state.asked:
        raise bad_command("out-of-date")
    yield CallPassed()


def end(context: CommandContext) -> StateChanges:
    """End the match without a winner, because the host closes the table."""
    scores = context.require_match().scores
    if context.session_state.stage == "over":
        raise bad_command("match-over")
    yield context.make_entry(e.MatchAbandoned, scores=scores, because="closed")


def note_hint(context: CommandContext, command: c.NoteHint) -> StateChanges:
    """Record that a seat has received help. Each seat is recorded once per match."""
    context.get_seat(command.seat)
    if context.session_state.stage == "playing" and command.seat not in context.session_state.hinted:
        yield context.make_entry(e.HintUsed, seat=command.seat)
