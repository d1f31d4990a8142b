"""The match: it begins, moves are made, the score of a deal stands."""

from virado.games.messages import tag_of
from virado.session import commands as c
from virado.session import entries as e
from virado.session.decisions.situation import Consequences, Heard, JudgedMove, Situation, bad_command
from virado.session.setup import Person, SeatedBot
from virado.session.state import Question

SCORED = "deal-scored"
"""What is announced in every family when a deal is scored."""


def begin(here: Situation, command: c.Begin) -> Consequences:
    """The match begins."""
    here.check_may_begin(command.by)
    shown = zip(here.sitting.commitments.of_seats, here.sitting.commitments.entropy, strict=True)
    if any(commitment and not entropy for commitment, entropy in shown):
        raise bad_command("entropy-not-shown")
    yield here.entry(e.Begun, seed=command.seed)


def play(here: Situation, command: c.Play) -> Consequences:
    """A move, and what follows from it."""
    match = here.playing()
    seat = here.seat(command.seat)
    if here.sender is not None:
        here.check_playing(command.seat, here.sender)
    elif not isinstance(seat.player, SeatedBot):
        raise bad_command("seat-of-person", seat=command.seat)
    if command.question is not None:
        standing = (question.number for question in here.sitting.asked if question.seat == command.seat)
        if command.question not in standing:
            raise bad_command("out-of-date")
    if here.sitting.is_held:
        raise bad_command("score-stands")
    judged = match.judge(command.seat, command.move)
    text = str(judged.move)
    deal, told = match.deal, match.event_count
    yield JudgedMove(here.entry(e.Moved, seat=command.seat, text=text), judged)
    if here.sitting.undo is not None:
        yield here.entry(e.UndoDropped, because="moved")
    if match.over:
        yield here.entry(e.MatchEnded, winners=match.winners, scores=match.scores)
    elif here.sitting.setup.between_deals is not None and any(
        tag_of(event) == SCORED for event in match.events(told)
    ):
        yield from _end_deal(here, deal)


def _end_deal(here: Situation, deal: int) -> Consequences:
    """Let the score of a deal stand, if that is agreed and somebody looks at it."""
    between = here.sitting.setup.between_deals
    waiting = tuple(
        number for number, seat in enumerate(here.sitting.seats) if isinstance(seat.player, Person)
    )
    if between is None or not waiting:
        return
    is_alone = len(here.sitting.people) < 2
    until = None if between.limit_ms is None or is_alone else here.at + between.limit_ms
    yield here.entry(e.DealOver, deal=deal, waiting=waiting, until=until)


def want_next_deal(here: Situation, command: c.NextDeal) -> Consequences:
    """A person has looked at the score of the deal."""
    here.check_playing(command.seat, here.sender)
    score = here.sitting.score
    if score is None or command.seat not in score.unseen:
        raise bad_command("no-score-stands")
    yield here.entry(e.Ready, seat=command.seat)


def pass_call(here: Situation, command: c.PassCall) -> Consequences:
    """A bot has nothing to say out of turn."""
    if Question(command.seat, "call", command.question) not in here.sitting.asked:
        raise bad_command("out-of-date")
    yield Heard()


def end(here: Situation) -> Consequences:
    """The host closes the table: the match ends without a winner."""
    scores = here.begun().scores
    if here.sitting.stage == "over":
        raise bad_command("match-over")
    yield here.entry(e.MatchAbandoned, scores=scores, because="closed")


def note_hint(here: Situation, command: c.NoteHint) -> Consequences:
    """A seat has been helped."""
    here.seat(command.seat)
    if here.sitting.stage == "playing" and command.seat not in here.sitting.hinted:
        yield here.entry(e.HintUsed, seat=command.seat)
