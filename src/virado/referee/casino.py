"""The referee of the Casino family: whether a play is allowed on this table, and what else would be (C-4 to C-16)."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from virado.cards import CardSet
from virado.cases.contract import config_of
from virado.cases.positions import match_at
from virado.cases.validation import Plain
from virado.games.casino.game import GAME
from virado.games.casino.messages import Build, BuildEffect, Capture, CaptureEffect, Trail
from virado.games.casino.notation import names
from virado.games.casino.rules.groups import ACE_HIGH, partition
from virado.games.casino.rules.state import CasinoConfig
from virado.games.casino.view import groups as divide
from virado.games.catalogue import variant as find_variant
from virado.games.messages import CardName, Cards, Effect, Move
from virado.games.variant import Variant
from virado.referee.contract import (
    Decided,
    Entered,
    Referee,
    choice_field,
    label,
    note,
    refusal_note,
    refuse,
)
from virado.referee.messages import RulingField, RulingMove, RulingNote
from virado.refusal import RefusedError
from virado.view import AnyView, Explanation
from virado.words import Catalogue
from virado.words.contract import narration_of
from virado.words.speakers import Speakers

MAX_BUILDS = 6
MAX_TABLE = 20
"""Maximum numbers of builds and loose cards in a question."""
MAX_LISTED, MAX_SHOWN = 400, 24
"""Maximum number of legal moves that are examined, and that an answer lists."""
PARTNER = 2
OWNERS = {"mine": 0, "other": 1, "partner": PARTNER}
"""Seats of the owners of builds; the player of the question has seat 0."""
TAKE = "take"
ACTIONS = {"new": "C-9", "raise": "C-10", "extend": "C-11"}


class _BuildOnTable(NamedTuple):
    cards: CardSet
    data: dict[str, Plain]


class CasinoReferee(Referee):
    """The referee of the Casino family."""

    def questions(self, variant: Variant) -> tuple[str, ...]:
        return ("play",)

    def fields(self, variant: Variant, question: str, words: Catalogue) -> list[RulingField]:
        o = config_of(GAME, variant)
        several = o.multi_play and not o.building
        most = max(o.hand_size, 4) if o.hand_size else MAX_TABLE
        found = [
            RulingField(id="hand", text=label(words, "hand"), least=1, most=most),
            RulingField(id="table", text=label(words, "table"), most=MAX_TABLE),
        ]
        if o.building:
            values = [(str(value), words.number(value)) for value in range(1, ACE_HIGH + 1)]
            for number in range(1, MAX_BUILDS + 1):
                name = f"build{number}"
                before = f"build{number - 1}" if number > 1 else ""
                owners = ("other", "mine", *(("partner",) if variant.preset.teams != "never" else ()))
                whose = [(each, label(words, f"owner-{each}")) for each in owners]
                found += [
                    RulingField(
                        id=name, text=label(words, "build", number=number), most=MAX_TABLE, when=before
                    ),
                    choice_field(
                        words,
                        f"value{number}",
                        [("", label(words, "value-of-cards")), *values],
                        text=label(words, "build-value", number=number),
                        when=name,
                    ),
                    choice_field(
                        words,
                        f"owner{number}",
                        whose,
                        text=label(words, "build-owner", number=number),
                        when=name,
                    ),
                ]
        if o.stealing:
            found.append(
                RulingField(id="top", text=label(words, "top"), most=max(variant.preset.players) - 1)
            )
        found += [
            RulingField(
                id="play",
                text=label(words, "played"),
                most=most if several else 1,
                when="hand",
                among=("hand",),
            ),
            RulingField(
                id="wanted",
                text=label(words, "wanted"),
                most=MAX_TABLE,
                when="play",
                among=tuple(field.id for field in found if field.kind == "cards" and field.id != "hand"),
            ),
        ]
        if o.building:
            builds = [(str(value), label(words, "build-of", value=value)) for value in range(1, ACE_HIGH + 1)]
            said = [("", label(words, "as-suggested")), (TAKE, label(words, TAKE)), *builds]
            found.append(choice_field(words, "say", said, text=label(words, "say"), when="wanted"))
        return found

    def judge(self, variant: Variant, question: str, entered: Entered, words: Catalogue) -> Decided:
        o = config_of(GAME, variant)
        played, wanted = entered.cards["play"], entered.cards["wanted"]
        hand, table = entered.cards["hand"], entered.cards["table"]
        builds = list(_builds(o, variant, entered, words))
        top = entered.cards.get("top", ())
        lying = {*table, *top, *(card for build in builds for card in names(o, build.cards))}
        for detail, cards, known in (("not-in-hand", played, set(hand)), ("not-on-table", wanted, lying)):
            strange = tuple(card for card in cards if card not in known)
            if strange:
                raise refuse(detail, " ".join(strange), cards=strange)
        position: dict[str, Plain] = {
            "hands": {0: list(hand)},
            "loose": list(table),
            "builds": [build.data for build in builds],
            "to_act": 0,
            "plays": 1,
            **({"tops": dict(enumerate(top, 1))} if top else {}),
        }
        if any(build.data["owner"] == PARTNER for build in builds):
            variant = find_variant(str(variant), players=4, teams=True)
        elif len(top) >= len(variant.sides):
            variant = find_variant(str(variant), players=len(top) + 1, teams=False)
        view = match_at(variant, position, seed=0).view(0)
        teller = _Teller(view, words)
        moves, complete = _list(view, played, teller)
        if not played:
            verdict = note(words, "allowed-plays", "C-4", number=len(moves))
            return Decided(verdict, None, "", (), (), moves, complete)
        said = entered.choices.get("say", "")
        try:
            explanation, move = _judged(
                view, [names(o, build.cards) for build in builds], played, wanted, said
            )
        except RefusedError as error:
            return Decided(refusal_note(words, error.refusal), False, "", (), (), moves, complete)
        if explanation.refusal is not None:
            verdict = refusal_note(words, explanation.refusal)
            return Decided(verdict, False, "", (), (), moves, complete)
        told = teller.tell(move, explanation.effect)
        verdict = RulingNote(code="allowed", rule=_rule(explanation.effect, played), message=told.title)
        others = [each for each in moves if each.move != told.move]
        notes = [RulingNote(code="result", message=told.result)] if told.result else []
        return Decided(verdict, True, "", notes, (), others, complete)


def _builds(o: CasinoConfig, variant: Variant, entered: Entered, words: Catalogue) -> Iterator[_BuildOnTable]:
    """Yield the builds on the table. Raises OptionsError if their cards do not have the value."""
    for number in range(1, MAX_BUILDS + 1):
        cards = entered.cards.get(f"build{number}", ())
        if not cards:
            continue
        together = variant.deck.cards(cards)
        said = entered.choices[f"value{number}"]
        values = [value for value in range(1, ACE_HIGH + 1) if partition(o, together, value)]
        if said and int(said) not in values:
            raise refuse("build-not-of-value", said, cards=cards, value=int(said))
        if len(cards) < 2 or not values:
            raise refuse("no-build", " ".join(cards), cards=cards)
        # of several values, the greatest is that of a single build
        value = int(said) if said else values[-1]
        groups = [names(o, part) for part in divide(o, together, value, 1)]
        data: dict[str, Plain] = {
            "cards": [list(group) for group in groups],
            "value": value,
            "owner": OWNERS[entered.choices[f"owner{number}"]],
        }
        yield _BuildOnTable(together, data)


def _judged(
    view: AnyView, builds: Sequence[Cards], played: Cards, wanted: Cards, said: str
) -> tuple[Explanation, Move]:
    """Return the move that the cards and the announcement mean, with its explanation.

    Without an announcement, it is a capture; if only a build is allowed, it is the build.
    """
    whole = tuple(build for build in builds if set(build) <= set(wanted))
    move: Move
    if said in ("", TAKE):
        loose = tuple(card for card in wanted if not any(card in build for build in whole))
        move = Capture(played=played, loose=loose, builds=whole) if wanted else Trail(card=played[0])
    else:
        onto = next((build for build in builds if set(build) & set(wanted)), None)
        joined = tuple(card for card in wanted if card not in (onto or ()))
        move = Build(card=played[0], joined=joined, onto=onto, value=int(said))
    explanation = view.explain(move)
    if not said and explanation.refusal is not None and (text := view.meant(played, wanted)):
        suggested = view.parse(text)
        if isinstance(suggested, Build) and view.explain(suggested).legal:
            return view.explain(suggested), suggested
    return explanation, move


def _rule(effect: Effect | None, played: Cards) -> str:
    """Return the number of the rule that allows a move."""
    if isinstance(effect, BuildEffect):
        return ACTIONS[effect.action]
    if isinstance(effect, CaptureEffect):
        return "C-6" if len(played) == 1 else "C-16"
    return "C-14"


class _Teller:
    """Moves in words, from the point of view of the player who plays."""

    def __init__(self, view: AnyView, words: Catalogue) -> None:
        self.view, self.words = view, words
        other = label(words, "other-player")
        self.speakers = Speakers(
            reader=0, names=dict.fromkeys(range(1, view.variant.players), other), variant=view.variant.slug
        )
        self.narration = narration_of(view.variant.game.name)

    def tell(self, move: Move, effect: Effect | None) -> RulingMove:
        """Return a legal move in words."""
        told = self.narration.choice(self.words, move, effect, self.view.data, self.speakers)
        return RulingMove(move=str(move), title=told.alone or told.title, result=told.says(self.words))


def _list(view: AnyView, played: Cards, teller: _Teller) -> tuple[list[RulingMove], bool]:
    """Return the legal moves with these cards, and True if they are all."""
    listing = view.listed(MAX_LISTED)
    fitting = [move for move in listing.moves if not played or set(_cards_played(move)) & set(played)]
    shown = [teller.tell(move, view.describe(move)) for move in fitting[:MAX_SHOWN]]
    return shown, listing.complete and len(fitting) <= MAX_SHOWN


def _cards_played(move: Move) -> tuple[CardName, ...]:
    if isinstance(move, Capture):
        return move.played
    return (move.card,) if isinstance(move, Build | Trail) else ()


REFEREE = CasinoReferee()
