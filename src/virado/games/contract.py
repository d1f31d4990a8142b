"""The interface of a family of games: its rules, compiled or not, and its moves, events and views as data.

A family is one folder of `virado.games`. A test requires the same modules in each:

    options.py        the option record (frozen, documented field by field) and the presets
    rules/            functions marked `rule`, in the terms and the order of the rulebook
        __init__.py   `RULES`, which assembles them
        state.py      the state, the workspace, and the meaning of a packed move
        config.py     the options as integers for the rules
        dealing.py  turns.py  legality.py  move_generation.py  scoring.py  secrecy.py
        refusals.py   refusal numbers, their codes, rule numbers and facts
        facts.py      kinds of facts that the rules record (`virado.kernel.facts`)
    messages.py       moves, effects, events and the view as msgspec structs
    notation.py       moves as text and back, and between structs and packed integers
    narration.py      events built from facts
    view.py           the view, built from a state from which secrets have been erased
    explanation.py    facts of refusals and effects of moves
    game.py           the `Game` that joins them

`virado.families` names the other parts of a family (cases, players, terminal page). Only `virado.games`, the case
reader and the players of `virado.bots` depend on the layout of a state beyond `MatchState`.
"""

import json
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any, ClassVar, Generic, Literal, NamedTuple, TypeAlias, TypeVar

import msgspec

from virado.cards import Card, CardSet, Deck, Seat
from virado.games.messages import (
    PUBLIC,
    REFEREE,
    Actor,
    Agreement,
    CardName,
    Effect,
    Event,
    Move,
    Viewer,
    ViewMessage,
)
from virado.games.step_budget import StepBudget
from virado.kernel.facts import Fact
from virado.kernel.layout import Layout, MatchState
from virado.refusal import Facts, Refusal

Packed: TypeAlias = tuple[int, int, int]
"""A move as three integers for the rules; each family defines their meaning."""

Options: TypeAlias = msgspec.Struct
Teams: TypeAlias = Literal["never", "optional", "always"]
"""Rule for playing in pairs with four seats."""
CardPattern: TypeAlias = Literal["french", "german", "hungarian", "rook"]
"""Design of the cards: French, German or Hungarian suits, or Rook cards."""
LaterPack: TypeAlias = Sequence[Card] | Callable[[Seat], Sequence[Card]]
"""A pack in the order of dealing, or a function of the dealer that returns it."""

PUBLIC_SEAT: Seat = -1
"""Number that stands for PUBLIC in the rules."""
REFEREE_SEAT: Seat = -2
"""Number that stands for the REFEREE in rules and records."""


def seat_number(who: Actor | Viewer) -> Seat:
    """Return the number by which the rules identify a seat, PUBLIC or the REFEREE."""
    if who is PUBLIC:
        return PUBLIC_SEAT
    if who is REFEREE:
        return REFEREE_SEAT
    return who


def pack_dealt_by(pack: LaterPack, dealer: Seat) -> list[Card]:
    """Return a later pack in the order in which this dealer deals it."""
    return list(pack(dealer) if callable(pack) else pack)


S = TypeVar("S", bound=MatchState)
O = TypeVar("O", bound=Layout)  # noqa: E741  # options, as `o` everywhere
W = TypeVar("W", bound=Layout)
V = TypeVar("V", bound=ViewMessage)


class Rules(NamedTuple, Generic[S, O, W]):
    """The rules of a game as functions of the state `s`, the config `o` and the workspace `w`.

    All functions are marked `rule`. In sets of seats, bit n stands for seat n. A move is passed as three integers.
    """

    setup: Callable[[S, O], None]
    """Rule that begins a match; the caller has already set players, sides, dealer and scores."""
    cards_to_shuffle: Callable[[S, O], CardSet]
    """Rule that returns the cards that chance must shuffle and supply before any seat can act, or 0."""
    supply: Callable[[S, O, Any], None]
    """Rule that receives the requested cards in shuffled order. Index 0 of a new pack is dealt first."""
    to_act: Callable[[S, O], int]
    """Rule that returns the set of seats to act. It has several members if decisions are simultaneous."""
    refusal: Callable[[S, O, int, int, int, int], int]
    """Rule (s, o, seat, a, b, c) that returns the refusal number of a move, or 0 if it is legal.

    The rule also judges moves out of turn (claims, calls, the referee's announcements).
    """
    moves: Callable[[S, O, W, int, Any], int]
    """Rule (s, o, w, seat, moves) that writes the legal moves of a seat with `put` and returns their number."""
    choices: Callable[[S, O, W, int, Any], int]
    """Rule (s, o, w, seat, moves) that writes the moves for search and returns their number.

    Of each set of equivalent moves only one is written. A move that could be the best is always written.
    """
    apply: Callable[[S, O, int, int, int, int], None]
    """Rule (s, o, seat, a, b, c) that makes a legal move."""
    hide: Callable[[S, O, int], None]
    """Rule (s, o, seat) that erases everything from `s` that the seat (or PUBLIC_SEAT) may not know."""
    sample: Callable[[S, O, W, int, Any, list[int]], int] | None = None
    """Rule (s, o, w, seat, moves, rng) that writes a random legal move, each with equal probability.

    None if a random move can be drawn from the list of moves, because the list is never too long.
    """


class RefusalKind(NamedTuple):
    """Code, rule and facts of a refusal number."""

    code: str
    """Stable, machine-readable code."""
    rule: str | None = None
    """Number of the violated rule in the rulebook."""
    facts: tuple[str, ...] = ()
    """Names of the facts that always accompany the refusal."""
    detail: str = ""
    """Name of the message, if the code has several (`Refusal.detail`)."""


class Need(NamedTuple):
    """Condition on another option that must hold for an option to have an effect."""

    option: str
    """The other option, or `players` or `teams`."""
    values: tuple[Any, ...] = ()
    """Allowed values of the other option."""
    but: tuple[Any, ...] = ()
    """Excluded values of the other option; used only if `values` is empty."""

    def is_met(self, values: Mapping[str, Any]) -> bool:
        """Return True if the condition holds for the values of all options."""
        value = values[self.option]
        return value in self.values if self.values else value not in self.but

    def __str__(self) -> str:
        """Return the condition as the user would type it: `sweeps=score|cancel`, `players!=2`."""
        said = "|".join(json.dumps(value).strip('"') for value in self.values or self.but)
        return f"{self.option}{'=' if self.values else '!='}{said}"


class FormerValue(NamedTuple):
    """Value that an option of a preset had until a correction of the rules.

    It applies to records of `revision` and of earlier revisions.
    """

    revision: int
    option: str
    value: Any


class Preset(msgspec.Struct, frozen=True, kw_only=True):
    """A named variant: option values, and the usual number of players and arrangement in teams.

    Its title, place and summary are in `virado.words`.
    """

    slug: str
    options: Any
    players: tuple[int, ...]
    """Allowed numbers of players."""
    usual_players: int
    form: str = ""
    """Form to which the preset belongs; empty if it is a form of its own. Presets of one form are listed together."""
    teams: Teams = "never"
    usual_teams: bool = False
    """True if four seats play in pairs by default; it matters only if teams are optional."""
    patterns: tuple[CardPattern, ...] = ("french",)
    """Card patterns in which the cards may be drawn; the first is that of the region where the game is played."""
    former: tuple[FormerValue, ...] = ()
    """Former values of options, which apply to records of earlier revisions."""
    minutes: int = 10
    """Approximate duration in minutes of a match of `usual_players`, for one person among bots.

    The estimate counts the decisions in a match between greedy players. A decision takes 5 s, or 3 s in Raub and
    Zwanzig ab. In Hazari a deal takes 2 minutes.
    """


class Form(msgspec.Struct, frozen=True, kw_only=True):
    """A group of similar presets that are listed together."""

    id: str
    """Identifier of the form in data."""
    presets: tuple[str, ...]
    """Slugs of the presets. The preset with the name of the form comes first."""


class MessageTypes(NamedTuple):
    """The message structs of a family, for codecs, schemas and docs."""

    moves: tuple[type[Move], ...]
    effects: tuple[type[Effect], ...]
    events: tuple[type[Event], ...]
    view: type[ViewMessage]
    agreement: type[Agreement] = Agreement


class Game(ABC, Generic[S, O, W, V]):
    """A family of variants, with one instance in `virado.games.catalogue`."""

    name: ClassVar[str]
    """Name of the family, as in the case files: `casino`, `raub`, `zwanzig_ab`, `hazari`."""
    direction: ClassVar[Literal["cw", "ccw"]] = "cw"
    """Direction of play, unless an option determines it."""
    rulebook: ClassVar[str]
    """File name of the rulebook in docs/rules, and of its case file."""
    revision: ClassVar[int] = 1
    """Revision of the rules (docs/reference/records.md).

    A correction that changes events or legal moves of existing records increments it.
    """
    interleaves: ClassVar[bool] = False
    """True if `interleave_legal` yields a different order from `legal`."""
    options_type: ClassVar[type[Any]]
    needs: ClassVar[Mapping[str, tuple[Need, ...]]] = {}
    """Conditions for options to have an effect, by `option` or `option=value`.

    A changed option without effect is refused.
    """
    refusals: ClassVar[Mapping[int, RefusalKind]]
    presets: ClassVar[Mapping[str, Preset]]
    messages: ClassVar[MessageTypes]
    state_type: type[S]
    config_type: type[O]
    workspace_type: type[W]
    rules: Rules[S, O, W]

    # ------------------------------------------------------------------ before a match
    @abstractmethod
    def deck(self, options: Any) -> Deck:
        """Return the kind of pack that these options use."""

    @abstractmethod
    def config(self, options: Any, players: int, teams: bool) -> O:
        """Return the options as integers for the rules. Raises OptionsError if they contradict each other."""

    def refuse_idle(self, options: Any, players: int, teams: bool, changed: Mapping[str, Any]) -> None:
        """Raise OptionsError if a changed option has no effect for a reason that `needs` cannot express."""

    def first_dealer(self, options: Any, players: int) -> Seat:
        """Return the default first dealer."""
        return int(getattr(options, "first_dealer", players - 1))

    def start_score(self, options: Any) -> int:
        """Return the score of each side before the first deal."""
        return 0

    def agreement(self, options: Any, o: O, common: dict[str, Any]) -> Agreement:
        """Return the agreement of a table as a message.

        `common` holds the fields that all families share, except `ranks`.
        """
        return Agreement(**common, ranks=self.deck(options).ranks)

    def forms(self) -> tuple[Form, ...]:
        """Return the presets grouped by form, in the order of `presets`."""
        found: dict[str, list[str]] = {}
        for slug, preset in self.presets.items():
            found.setdefault(preset.form or slug, []).append(slug)
        return tuple(
            Form(id=name, presets=tuple(sorted(slugs, key=lambda slug: slug != name)))
            for name, slugs in found.items()
        )

    # ------------------------------------------------------------------ moves
    def legal(self, s: S, o: O, seat: Seat, steps: StepBudget | None = None) -> Iterator[Packed]:
        """Yield every legal move of a seat to act once, lazily if the list can be long.

        If the steps (by default MAX_STEPS) are exhausted, the listing ends early and `steps.is_exhausted` is true.
        The order does not depend on the number of steps.
        """
        moves: list[Packed] = []
        self.rules.moves(s, o, self.workspace_type(), seat, moves)
        return iter(moves)

    def interleave_legal(self, s: S, o: O, seat: Seat, steps: StepBudget | None = None) -> Iterator[Packed]:
        """Yield the moves of `legal` in an order with varied first moves, for players that cannot evaluate all moves."""
        return self.legal(s, o, seat, steps)

    def count_legal(self, s: S, o: O, seat: Seat, steps: StepBudget | None = None) -> int:
        """Return the number of moves of `legal`, or a lower bound if the steps are exhausted."""
        return sum(1 for _ in self.legal(s, o, seat, steps))

    def choices(self, s: S, o: O, seat: Seat, steps: StepBudget | None = None) -> list[Packed]:
        """Return the moves for search (`Rules.choices`).

        If they are too many, return the first moves of `interleave_legal`.
        """
        moves: list[Packed] = []
        self.rules.choices(s, o, self.workspace_type(), seat, moves)
        return moves

    def calls(self, s: S, o: O, actor: Actor) -> list[Packed]:
        """Return the moves that a seat (or the REFEREE) may make out of turn."""
        return []

    @abstractmethod
    def parse(self, s: S, o: O, actor: Actor, text: str) -> Packed:
        """Return the packed form of the move that a text denotes in this position, legal or not.

        Raises UnparsableError if the text is not a move or names cards or builds that do not exist. Raises
        AmbiguousError if an abbreviated text fits several legal moves.
        """

    def parse_move(self, s: S, o: O, actor: Actor, text: str) -> Move:
        """Return the move that a text denotes in this position, as a struct.

        Raises the same errors as `parse`. A game overrides this method if its packed moves cannot represent every
        illegal move.
        """
        return self.unpack(s, o, actor, self.parse(s, o, actor, text))

    def interpret_selection(
        self,
        s: S,
        o: O,
        actor: Actor,
        hand: Sequence[CardName],
        table: Sequence[CardName],
    ) -> str:
        """Return the text of the move that the selected cards suggest, legal or not; empty if they suggest none.

        The refusal of this move explains why no legal move fits the selected cards.
        """
        return ""

    @abstractmethod
    def pack(self, s: S, o: O, actor: Actor, move: Move) -> Packed:
        """Return the packed form of a move, legal or not.

        Raises UnparsableError if the move names cards or builds that do not exist.
        """

    @abstractmethod
    def unpack(self, s: S, o: O, actor: Actor, packed: Packed) -> Move:
        """Return the move that packed integers encode, the inverse of `pack`. Raises ValueError if they encode none."""

    @abstractmethod
    def describe(self, s: S, o: O, actor: Actor, packed: Packed) -> Effect:
        """Return the effect of a legal move, limited to the knowledge of the actor.

        `s` may already be filtered by `hide` for the actor.
        """

    @abstractmethod
    def facts(self, s: S, o: O, actor: Actor, packed: Packed, number: int) -> Facts:
        """Return the facts of a refusal, by the names in `refusals[number]`.

        `s` must already be filtered by `hide` for the actor.
        """

    def explain(self, s: S, o: O, actor: Actor, packed: Packed) -> Refusal | None:
        """Return the refusal of a move, or None if it is legal."""
        number = self.rules.refusal(s, o, seat_number(actor), *packed)
        if not number:
            return None
        kind = self.refusals[number]
        return Refusal(kind.code, kind.rule, self.facts(s, o, actor, packed, number), kind.detail)

    # ------------------------------------------------------------------ announcements
    @abstractmethod
    def narrate(
        self, s: S, o: O, actor: Actor, packed: Packed, effect: Effect, facts: Sequence[Fact]
    ) -> list[Event]:
        """Return the events announced after a move, before chance supplies cards.

        `effect` is the result of `describe` before the move. `facts` are the facts that the rules recorded, and `s`
        is the new state.
        """

    @abstractmethod
    def narrate_chance(self, s: S, o: O, cards: Sequence[Card], facts: Sequence[Fact]) -> list[Event]:
        """Return the events announced after chance has supplied these cards.

        `facts` are the facts that the rules recorded, and `s` is the new state.
        """

    @abstractmethod
    def view(self, s: S, o: O, viewer: Viewer, variant: str) -> V:
        """Return the position as data (docs/reference/protocol.md).

        `s` must already be filtered by `hide` for this viewer.
        """

    def seat_view(self, s: S, o: O, seat: Seat, public: V) -> V:
        """Return the view of a seat, given the public view of the position.

        `s` must already be filtered by `hide` for the seat. A family may copy shared fields from the public view and
        take the rest from `s`.
        """
        return self.view(s, o, seat, public.variant)

    def common_view(self, s: S, o: O, viewer: Viewer, variant: str) -> dict[str, Any]:
        """Return the fields of `ViewMessage` except `hands`."""
        return {
            "variant": variant,
            "seat": "public" if viewer is PUBLIC else viewer,
            "phase": self.phase(s, o),
            "to_act": seats_of(self.rules.to_act(s, o), s),
            "deal": s.deal,
            "dealer": s.dealer,
            "scores": tuple(s.scores[: s.sides]),
            "sides": sides_of(s.players, s.sides),
        }

    @abstractmethod
    def phase(self, s: S, o: O) -> str:
        """Return the name of the phase as in the rulebook, or `over` at the end."""


@cache
def sides_of(players: int, sides: int) -> tuple[tuple[Seat, ...], ...]:
    """Return the seats of each side."""
    return tuple(tuple(range(side, players, sides)) for side in range(sides))


def seats_of(mask: int, s: MatchState) -> tuple[Seat, ...]:
    """Return a set of seats as a tuple in order of play, from the seat after the dealer to the dealer."""
    return _seats_from(mask, s.dealer + 1, s.players)


@cache
def _seats_from(mask: int, first: Seat, players: int) -> tuple[Seat, ...]:
    return tuple(seat for i in range(players) if mask >> (seat := (first + i) % players) & 1)
