"""One match at the table: the person's turns and the bots' moves, everything saved before it is told."""

from pathlib import Path
from typing import Any

from virado.cards import Seat
from virado.games.contract import Move
from virado.match import Match
from virado.terminal import saved
from virado.terminal.background import Background
from virado.terminal.console import Console
from virado.terminal.page import heading
from virado.terminal.paint import table as columns_of
from virado.terminal.paint import wrap
from virado.terminal.players import Players
from virado.terminal.saved import Sitter
from virado.terminal.sight import Company, Sight, join
from virado.terminal.tables import room_of
from virado.terminal.tables.room import Room
from virado.terminal.telling import teller_of
from virado.terminal.turn import Left, Turn

RECALLED = 8
"""Events told again when a match goes on."""


class Table:
    """A person, bots, a match and a file."""

    def __init__(self, match: Match, seat: Seat, sitters: list[Sitter], path: Path, console: Console) -> None:
        self.match = match
        self.seat = seat
        self.sitters = sitters
        self.path = path
        self.console = console
        self.ink = console.ink
        self.players = Players(match, sitters)
        self.background = Background()
        self.company = Company(sitters, seat, match.variant.sides, self.ink)
        self.room: Room = room_of(match.variant.game.name)
        self.teller = teller_of(match.variant, self.company, self.ink)
        self.news: list[dict[str, Any]] = []
        self.deal = 0
        """Number of the deal that the latest move belongs to."""

    # ------------------------------------------------------------------ the match
    def sit(self) -> int:
        """Play until the match is over or the person gets up; the exit status."""
        try:
            self._save()
            self._recall()
            if self.console.lively:
                self.players.get_ready(self.background)
            while not self.match.over:
                self._one_move()
            self._tell_deals()
            self._farewell()
        except (Left, KeyboardInterrupt):
            self._save()
            self._leave()
        return 0

    def _recall(self) -> None:
        """What happened last in a match that goes on: of the deal under way, or the end of a match that is over."""
        history = list(self.match.view(self.seat).history)
        scored = [i for i, event in enumerate(history) if event["type"] == "deal-scored"]
        first = scored[-1] + 1 if scored and not self.match.over else 0
        self.news = history[max(first, len(history) - RECALLED) :]
        self.deal = self.match.status()["deal"]

    def _one_move(self) -> None:
        self._tell_deals()
        if self.seat in self.match.to_act:
            Turn(self).take()
        else:
            seat = self.match.to_act[0]
            self.make(seat, self.players.choose(seat))
        self._calls()

    def make(self, seat: Seat, move: Move | str) -> None:
        """Make a move; it is on disk before anybody hears of it."""
        self.deal = self.match.status()["deal"]
        told = self.match.play(seat, move)
        self._save()
        self.news += [event.seen_by(self.seat) for event in told]

    def _calls(self) -> None:
        """What may be said between two plays: first the person, then the bots."""
        while not self.match.over and self.seat not in self.match.to_act:
            question = self.room.between(self.sight())
            words = {self.match.text(move): move for move in self.match.calls(self.seat)} if question else {}
            if not words or not Turn(self).interject(question, words):
                break
        if not self.match.over:
            for seat, text in self.players.calls():
                if not self.match.over and self.match.explain(seat, text) is None:
                    self.make(seat, text)

    # ------------------------------------------------------------------ telling
    def sight(self) -> Sight:
        """What the person may see now."""
        background = self.background if self.console.lively else None
        return Sight(self.match.view(self.seat), self.company, self.ink, self.console.columns, background)

    def header(self, sight: Sight) -> list[str]:
        """The facts of the line at the top."""
        return [self.match.variant.preset.title, *self.room.header(sight), f"seed {self.match.seed}"]

    def sentences(self) -> list[str]:
        """What happened since the person's last move."""
        return self.teller.tell(self.news)

    def _tell_deals(self) -> None:
        """Show what a scored deal brought, before the next one is looked at."""
        ends = [i for i, event in enumerate(self.news) if event["type"] in ("deal-scored", "match-over")]
        if ends:
            past, self.news = self.news[: ends[-1] + 1], self.news[ends[-1] + 1 :]
            self._deal_page(past)

    def _deal_page(self, past: list[dict[str, Any]]) -> None:
        console = self.console
        game = self.match.variant.preset.title
        for lines in self.teller.pages(past):
            console.page([*heading(self.ink, console.columns, [game, f"deal {self.deal}"]), "", *lines])
            if not console.pause("Enter goes on"):
                raise Left
        scores = [line for event in past if event["type"] == "deal-scored" for line in self._scores(event)]
        top = heading(self.ink, console.columns, [game, f"deal {self.deal} is over"])
        told = self.teller.tell(
            [event for event in past if event["type"] not in ("deal-scored", "match-over")]
        )
        lines = [line for sentence in told for line in wrap(sentence, console.columns, indent=2)]
        room = console.rows - len(top) - len(scores) - 4
        console.page([*top, "", *lines[-max(room, 2) :], *scores, ""])
        if not self.match.over and not console.pause("Enter: the next deal"):
            raise Left

    def _scores(self, event: dict[str, Any]) -> list[str]:
        return ["", *self.teller.summary(event), *columns_of(self.room.score_sheet(self.sight(), event))]

    def _save(self) -> None:
        saved.save(self.path, self.match, self.seat, self.sitters)

    def _leave(self) -> None:
        self.console.say("", "The match is saved. To go on:", f"  virado play --resume {quoted(self.path)}")

    def _farewell(self) -> None:
        kept = saved.close(self.path, self.match)
        winners = [self.company.side(side) for side in self.match.winners]
        mine = self.company.my_side in self.match.winners
        word = join(winners)
        verb = "win" if mine or len(winners) > 1 or self.company.paired else "wins"
        scores = join(
            [f"{self.company.side(side)} {score}" for side, score in enumerate(self.match.scores)],
        )
        style = "good" if mine else "bold"
        self.console.say(
            self.ink.paint(style, f"{word[:1].upper()}{word[1:]} {verb} the match."), f"Scores: {scores}."
        )
        self.console.say("", "The match is kept. To see it again:", f"  virado replay {quoted(kept)}")


def quoted(path: Path) -> str:
    """A path as it may be typed to a shell."""
    text = str(path)
    return f'"{text}"' if " " in text else text
