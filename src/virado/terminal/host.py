"""The terminal's local session: a person, bots, and a file that is written again after every move."""

import errno
import os
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext, suppress
from pathlib import Path
from typing import NamedTuple

from virado.bots.adaptive_level import is_fitting
from virado.bots.catalogue import bot, dial_of, is_level
from virado.bots.contract import Bot, Candidate, Rng
from virado.cards import Seat
from virado.games.messages import Move
from virado.match import Match
from virado.refusal import OptionsError
from virado.session import (
    HOST,
    AnyCommand,
    Begin,
    Occupant,
    PassCall,
    Person,
    Play,
    Question,
    SeatBot,
    SeatedBot,
    Session,
    Setup,
    Sit,
)
from virado.session.undo_steps import check_undo, take_back
from virado.terminal import saved_matches
from virado.terminal.background import Background
from virado.terminal.levels import USUAL, fit_level, fitting_for, strength
from virado.view import AnyView

STAND_IN = "greedy"
"""Level of the fallback player that moves when a bot fails."""
NOTICED = 0.1
"""Seconds that `prepare` waits for the bots before the page reports that they are not ready."""
NO_CLOCK = 0
"""Constant time of the session, which has no clock."""


def place_for(slug: str, seed: int) -> Path | None:
    """Return the path for a new match; None if there is no data folder."""
    try:
        return saved_matches.fresh_path("matches", slug, seed)
    except OptionsError:
        return None


class BotFailure(NamedTuple):
    """A failure of a custom bot."""

    since: int
    """Number of events that the person had seen before it."""
    error: Exception
    moved: bool
    """True if the fallback player moved instead; False if the bot made no call."""


class Host:
    """A session with its bots and the file of its match."""

    def __init__(
        self,
        match: Match,
        seat: Seat,
        names: Sequence[str],
        occupants: Sequence[Occupant],
        path: Path | None,
        held: saved_matches.MatchLock | None = None,
        *,
        bots: Mapping[str, str] | None = None,
    ) -> None:
        """Open a session for a new or resumed match.

        `path` is the file of the match, or None if there is no data folder. `held` is the lock on this file; if it is
        None, the constructor takes the lock. `bots` are the specifications of custom bots, by name.

        Raises OptionsError for an unknown bot, or if another process has opened the match.
        """
        self._match = match
        self.variant = match.variant
        self.seed = match.seed
        self.seat = seat
        """The person's seat."""
        self.names = tuple(names)
        self.occupants = tuple(occupants)
        self.path = path
        self._hold = saved_matches.lock_match(path) if held is None and path is not None else held
        self.unsaved: OSError | None = None
        """Error that prevented the last save, or None if the current state is on disk."""
        self._bots = {
            place: bot(occupant.level)
            for place, occupant in enumerate(occupants)
            if isinstance(occupant, SeatedBot)
        }
        self.custom_bots = {
            name: what for name, what in (bots or {}).items() if name in self._levels and not is_level(name)
        }
        """Specifications of the custom bots that play, by name."""
        self.thinking: Callable[[Seat], AbstractContextManager[None]] = lambda _seat: nullcontext()
        """Context in which a bot is asked; the client sets it to say who is thinking."""
        self._session = self._open_session()
        levels = [f"dial:{dial_of(each):g}" if is_fitting(each) else each for each in self._levels if each]
        self._adviser = bot(max(USUAL, *levels, key=strength))
        self.problems: dict[str, Exception] = {}
        """Failures of custom bots, by message.

        After each failure the fallback player moved instead.
        """
        self.failures: list[BotFailure] = []
        """All failures of custom bots, in order."""
        self._stand_ins = False
        """True if fallback players move for bots that are not ready.

        Otherwise a bot that is not ready prepares itself when it must move.
        """

    @property
    def _levels(self) -> list[str | None]:
        """Level of the bot in each seat; None for a person."""
        return [each.level if isinstance(each, SeatedBot) else None for each in self.occupants]

    def _open_session(self) -> Session:
        """Return a session that continues the match."""
        session = Session(Setup(variant=str(self.variant)), now=NO_CLOCK, match=self._match)
        for place, (name, occupant) in enumerate(zip(self.names, self.occupants, strict=True)):
            if isinstance(occupant, Person):
                _apply(session, Sit(seat=place, name=name), occupant.id)
            else:
                _apply(session, SeatBot(seat=place, level=occupant.level))
        _apply(session, Begin(seed=self.seed))
        return session

    def _send(self, command: AnyCommand, sender: str | None = HOST) -> None:
        _apply(self._session, command, sender)

    # ------------------------------------------------------------------ the match
    @property
    def over(self) -> bool:
        """True if the match has been won."""
        return self._match.over

    @property
    def steps(self) -> int:
        """Number of moves made so far."""
        return len(self._match.steps)

    @property
    def is_my_turn(self) -> bool:
        """True if the person has a decision now."""
        return self.seat in self._match.to_act

    def view(self) -> AnyView:
        """Return the view of the person's seat."""
        return self._session.view(self.seat)

    def play(self, move: Move) -> None:
        """Make a move of the person. Raises IllegalError if it is not legal."""
        self._make(self.seat, move, saved_matches.PERSON)

    def take_back(self) -> None:
        """Take back the person's last move and all later moves, as far as the session allows it against bots.

        Moves made before the match was resumed can be taken back as well. Raises IllegalError if the person has not
        moved or if somebody has seen a new card since.
        """
        steps = check_undo(self._match, self.seat)
        take_back(self._match, steps)
        self._session = self._open_session()
        self.failures = [failure for failure in self.failures if failure.since < self.view().event_count]
        self.save()

    def ask_calls(self) -> None:
        """Ask each bot for the calls that it may make, in the order of the session."""
        while question := self._question("call"):
            seat = question.seat
            view = self._session.view(seat)
            move = self._called(seat, view)
            if move is not None and view.explain(move).legal:
                self._make(seat, move)
            else:
                self._send(PassCall(seat=seat, question=question.number))

    def _called(self, seat: Seat, view: AnyView) -> Move | None:
        player = self._bots[seat]
        try:
            with self.thinking(seat):
                return player.call(view, self._rng(seat))
        except Exception as error:
            if is_level(player.name):
                raise
            self._note_failure(error, moved=False)
            return None

    def ask_move(self) -> None:
        """Let the bot whose turn it is move."""
        question = self._question("move")
        if question is not None:
            seat = question.seat
            self._make(seat, self._choice(seat, self._session.view(seat)))

    def _choice(self, seat: Seat, view: AnyView) -> Move:
        player = self._ready(self._bots[seat])
        try:
            with self.thinking(seat):
                return player.choose(view, rng=self._rng(seat))
        except Exception as error:
            if is_level(player.name):
                raise
            self._note_failure(error, moved=True)
            return bot(STAND_IN).choose(view, rng=self._rng(seat))

    def _note_failure(self, error: Exception, *, moved: bool) -> None:
        self.problems.setdefault(str(error), error)
        self.failures.append(BotFailure(self.view().event_count, error, moved))

    def _question(self, what: str) -> Question | None:
        """Return the first open question of this kind to a bot; None if there is none."""
        asked = (each for each in self._session.asked if each.what == what and each.seat in self._bots)
        return next(asked, None)

    def _make(self, seat: Seat, move: Move, sender: str | None = HOST) -> None:
        """Make a move, and save the match before the person or a bot learns of the move."""
        self._send(Play(seat=seat, move=str(move)), sender)
        self.save()

    def _rng(self, seat: Seat) -> Rng:
        return Rng(self.seed * 16 + seat)

    # ------------------------------------------------------------------ preparation of bots
    def prepare(self, background: Background) -> None:
        """Prepare the bots in the background; fallback players move for them in the meantime."""
        self._stand_ins = True
        players = () if self.over else (*self._bots.values(), self._adviser)
        waiting = [player for player in players if not player.is_ready(self.variant)]
        for player in waiting:
            background.start(lambda player=player: player.prepare(self.variant))
        if waiting:
            background.wait(NOTICED)

    @property
    def is_preparing(self) -> bool:
        """True if fallback players move for bots that are still being prepared."""
        return self._stand_ins and not all(player.is_ready(self.variant) for player in self._bots.values())

    def _ready(self, player: Bot) -> Bot:
        ready = not self._stand_ins or player.is_ready(self.variant)
        return player if ready else player.stand_in(self.variant)

    def advice(self) -> tuple[str, Sequence[Candidate]]:
        """Return the level of the bot that gives hints, and its candidates for the person's move, best first."""
        adviser = self._ready(self._adviser)
        return adviser.name, adviser.think(self.view(), rng=Rng(self.seed)).candidates

    # ------------------------------------------------------------------ the file
    def save(self) -> None:
        """Write the match to its file; if this fails, set `unsaved`."""
        kept = saved_matches.SavedMatch(
            version=saved_matches.VERSION,
            seat=self.seat,
            names=list(self.names),
            occupants=list(self.occupants),
            record=self._match.record(),
            bots=self.custom_bots,
        )
        try:
            if self.path is None:
                raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT))
            saved_matches.save(self.path, kept)
        except OSError as error:
            self.unsaved = error
        else:
            self.unsaved = None

    def discard(self) -> None:
        """Delete the file of the match."""
        if self.path is not None:
            with suppress(OSError):
                self.path.unlink(missing_ok=True)

    def release(self) -> None:
        """Release the lock on the match."""
        if self._hold is not None:
            self._hold.release()
            self._hold = None

    def another(self) -> "Host":
        """Return a host for a new match with the same players and a new seed."""
        seed = saved_matches.fresh_seed()
        path = place_for(self.variant.slug, seed)
        fitting = fitting_for(self.variant.game.name)
        occupants = [
            SeatedBot(level=fit_level(each.level, fitting)) if isinstance(each, SeatedBot) else each
            for each in self.occupants
        ]
        return Host(
            Match(self.variant, seed=seed), self.seat, self.names, occupants, path, bots=self.custom_bots
        )

    def close(self) -> Path | None:
        """Store the record and the result of the finished match.

        Returns the path of the record, or None if it could not be written (`unsaved` holds the reason).
        """
        if self.path is None:
            return None
        try:
            return self._closed(self.path)
        except OSError as error:
            self.unsaved = error
            return None

    def _closed(self, path: Path) -> Path:
        kept = saved_matches.archive_match(path, self._match.record(), self.variant.slug)
        saved_matches.record_result(
            saved_matches.LocalResult(
                variant=str(self.variant),
                record=kept.name,
                levels=self._levels,
                side=self.seat % len(self.variant.sides),
                winners=list(self._match.winners),
                names=list(self.names),
            )
        )
        return kept


def _apply(session: Session, command: AnyCommand, sender: str | None = HOST) -> None:
    """Apply a command to a session without a clock. Raises the refusal of the command."""
    session.apply(command, now=NO_CLOCK, sender=sender).accepted()
