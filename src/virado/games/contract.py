"""What a family of games is to everything above it: rules (compiled or not), and its moves, events and views as data.

A family is one folder of `virado.games`, with the same modules in each (a test holds them to it):

    options.py        the option record (frozen, documented field by field) and the presets
    rules/            functions marked `rule`, in the terms and the order of the rulebook
        __init__.py   `RULES`, which joins them
        state.py      the state, the workspace, and what the three ints of a move mean
        config.py     the options as ints, which rules read
        dealing.py  turns.py  legality.py  listing.py  scoring.py  secrecy.py
        refusals.py   refusal numbers, their codes, rule numbers and facts
        facts.py      what rules note when it happens (`virado.kernel.facts`)
    messages.py       moves, effects, events and the view as msgspec structs
    notation.py       moves as text and back, and between structs and the ints of the rules
    narration.py      events made of facts
    view.py           the view made of a state from which secrets have been erased
    explanation.py    the facts of a refusal, and what a move does
    game.py           the `Game` that joins them

`virado.families` names the other parts of a family (cases, players, terminal page). Nothing outside `virado.games`, the case
reader and the players of `virado.bots` knows how a state is laid out beyond `MatchState`.
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
"""A move as the three ints that rules work with; what they mean is defined by the family."""

Options: TypeAlias = msgspec.Struct
Teams: TypeAlias = Literal["never", "optional", "always"]
"""Whether four seats play as two pairs."""
CardPattern: TypeAlias = Literal["french", "german", "hungarian", "rook"]
"""How cards are drawn and named: with French, German or Hungarian suits, or as Rook cards."""
LaterPack: TypeAlias = Sequence[Card] | Callable[[Seat], Sequence[Card]]
"""A pack in the order of dealing, or as a function of the seat that deals it."""

PUBLIC_SEAT: Seat = -1
"""The seat that stands for PUBLIC in rules."""
REFEREE_SEAT: Seat = -2
"""The seat that stands for the REFEREE in rules and records."""


def seat_number(who: Actor | Viewer) -> Seat:
    """The number that rules know a seat, PUBLIC or the REFEREE by."""
    if who is PUBLIC:
        return PUBLIC_SEAT
    if who is REFEREE:
        return REFEREE_SEAT
    return who


def pack_dealt_by(pack: LaterPack, dealer: Seat) -> list[Card]:
    """The pack as this dealer deals it."""
    return list(pack(dealer) if callable(pack) else pack)


S = TypeVar("S", bound=MatchState)
O = TypeVar("O", bound=Layout)  # noqa: E741  # options, as `o` everywhere
W = TypeVar("W", bound=Layout)
V = TypeVar("V", bound=ViewMessage)


class Rules(NamedTuple, Generic[S, O, W]):
    """The rules of a game as functions over its state `s`, options as ints `o` (a Config) and workspace `w`.

    All are marked `rule`. Sets of seats have bit = seat; a move is passed as its three ints.
    """

    setup: Callable[[S, O], None]
    """Begin a match: everything but what the caller has put in (players, sides, dealer, scores)."""
    cards_to_shuffle: Callable[[S, O], CardSet]
    """The cards that chance must shuffle and supply before anybody can act; 0 if none."""
    supply: Callable[[S, O, Any], None]
    """Take these cards in shuffled order (a new pack: index 0 is dealt first)."""
    to_act: Callable[[S, O], int]
    """Seats that have a decision now: several at once where decisions are simultaneous."""
    refusal: Callable[[S, O, int, int, int, int], int]
    """(s, o, seat, a, b, c) -> 0 if the move is legal for the seat now, else the game's refusal number.
    Also judges what may be done out of turn (claims, calls, the referee)."""
    moves: Callable[[S, O, W, int, Any], int]
    """(s, o, w, seat, moves) -> number of legal moves of a seat that is to act, written by `put`."""
    choices: Callable[[S, O, W, int, Any], int]
    """Like `moves`, but only moves that search needs: one of each set of equivalent ones, never
    dropping a move that could be best."""
    apply: Callable[[S, O, int, int, int, int], None]
    """(s, o, seat, a, b, c): make a legal move."""
    hide: Callable[[S, O, int], None]
    """(s, o, seat): erase from `s` all that the seat (or PUBLIC_SEAT) may not know."""
    sample: Callable[[S, O, W, int, Any, list[int]], int] | None = None
    """(s, o, w, seat, moves, rng): write one legal move, all equally likely; for games whose lists are too long to
    draw from. None where drawing from `moves` is as good."""


class RefusalKind(NamedTuple):
    """What a refusal number stands for."""

    code: str
    """Stable and machine-readable."""
    rule: str | None = None
    """Number of the rule in the rulebook."""
    facts: tuple[str, ...] = ()
    """The names of the facts that come with it, each time."""
    detail: str = ""
    """Which of the messages of the code (`Refusal.detail`)."""


class Need(NamedTuple):
    """What another option must be so that an option has an effect."""

    option: str
    """The other option, or `players` or `teams`."""
    values: tuple[Any, ...] = ()
    """What it may be."""
    but: tuple[Any, ...] = ()
    """What it must not be, where `values` are empty."""

    def is_met(self, values: Mapping[str, Any]) -> bool:
        """Whether it holds for the values of all options."""
        value = values[self.option]
        return value in self.values if self.values else value not in self.but

    def __str__(self) -> str:
        """As it would be typed: `sweeps=score|cancel`, `players!=2`."""
        said = "|".join(json.dumps(value).strip('"') for value in self.values or self.but)
        return f"{self.option}{'=' if self.values else '!='}{said}"


class FormerValue(NamedTuple):
    """A value that an option of a preset had up to a revision of the rules."""

    revision: int
    option: str
    value: Any


class Preset(msgspec.Struct, frozen=True, kw_only=True):
    """A named variant: a row of option values and how it is usually played. Title, place and summary are in `virado.words`."""

    slug: str
    options: Any
    players: tuple[int, ...]
    """Allowed numbers of seats."""
    usual_players: int
    form: str = ""
    """The form of which it is a version: presets of one form are listed together. Empty where it is one of its own."""
    teams: Teams = "never"
    usual_teams: bool = False
    """With optional teams: whether four seats are two pairs by default."""
    patterns: tuple[CardPattern, ...] = ("french",)
    """Patterns that its cards may be drawn in, first that of the place where it is played."""
    former: tuple[FormerValue, ...] = ()
    """Options as they were once: what the name means in records of that time."""
    minutes: int = 10
    """About how long a match of `usual_players` takes one person among bots: the decisions of a match between greedy players at
    5 s each; 3 s in Raub and Zwanzig ab, 2 minutes a deal in Hazari."""


class Form(msgspec.Struct, frozen=True, kw_only=True):
    """Presets that differ in a detail and are listed together."""

    id: str
    """What the form is called in data."""
    presets: tuple[str, ...]
    """Their slugs; the one that bears the name of the form comes first."""


class MessageTypes(NamedTuple):
    """The structs of a family, for codecs, schemas and docs."""

    moves: tuple[type[Move], ...]
    effects: tuple[type[Effect], ...]
    events: tuple[type[Event], ...]
    view: type[ViewMessage]
    agreement: type[Agreement] = Agreement


class Game(ABC, Generic[S, O, W, V]):
    """A family of variants. One instance per family, in `virado.games.catalogue`."""

    name: ClassVar[str]
    """`casino`, `raub`, `zwanzig_ab`, `hazari`: the family, as in the case files."""
    direction: ClassVar[Literal["cw", "ccw"]] = "cw"
    """In which direction the seats follow each other where no option says so."""
    rulebook: ClassVar[str]
    """File name of the rulebook in docs/rules and of its cases."""
    revision: ClassVar[int] = 1
    """Revision of the rules (docs/reference/records.md); a correction that changes events or legal moves of existing records
    raises it."""
    interleaves: ClassVar[bool] = False
    """True if `interleaved` has a different order from `legal`."""
    options_type: ClassVar[type[Any]]
    needs: ClassVar[Mapping[str, tuple[Need, ...]]] = {}
    """By option, or option=value, what others must be so that it has an effect; a changed option without effect is refused."""
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
        """The kind of pack played with."""

    @abstractmethod
    def config(self, options: Any, players: int, teams: bool) -> O:
        """The options as integers for the rules; OptionsError if they contradict each other."""

    def refuse_idle(self, options: Any, players: int, teams: bool, changed: Mapping[str, Any]) -> None:
        """OptionsError if the value of a changed option has no effect for a reason that `needs` cannot say."""

    def first_dealer(self, options: Any, players: int) -> Seat:
        """Who deals first by default."""
        return int(getattr(options, "first_dealer", players - 1))

    def start_score(self, options: Any) -> int:
        """What every side has before the first deal."""
        return 0

    def agreement(self, options: Any, o: O, common: dict[str, Any]) -> Agreement:
        """What is agreed, as a message; `common` has the fields that all families share but for `ranks`."""
        return Agreement(**common, ranks=self.deck(options).ranks)

    def forms(self) -> tuple[Form, ...]:
        """The presets by the form that they are a version of, in the order of `presets`."""
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

        Ends early with `steps.spent` true when the steps (by default MOST_STEPS) are spent. The order does not depend on them.
        """
        moves: list[Packed] = []
        self.rules.moves(s, o, self.workspace_type(), seat, moves)
        return iter(moves)

    def interleave_legal(self, s: S, o: O, seat: Seat, steps: StepBudget | None = None) -> Iterator[Packed]:
        """Yield the moves of `legal` in an order that varies the first ones, for players that cannot evaluate all."""
        return self.legal(s, o, seat, steps)

    def count_legal(self, s: S, o: O, seat: Seat, steps: StepBudget | None = None) -> int:
        """Return the number of moves of `legal`; a lower bound if the steps are spent."""
        return sum(1 for _ in self.legal(s, o, seat, steps))

    def choices(self, s: S, o: O, seat: Seat, steps: StepBudget | None = None) -> list[Packed]:
        """Return the moves for search (`Rules.choices`), or the first of `interleaved` if there are too many."""
        moves: list[Packed] = []
        self.rules.choices(s, o, self.workspace_type(), seat, moves)
        return moves

    def calls(self, s: S, o: O, actor: Actor) -> list[Packed]:
        """What a seat (or the REFEREE) may do now although it is not, or not only, its turn."""
        return []

    @abstractmethod
    def parse(self, s: S, o: O, actor: Actor, text: str) -> Packed:
        """The move a text means in this position, legal or not.

        UnparsableError if it is no move text (or names cards that do not exist, or builds that do not
        lie there), AmbiguousError if a shortened text fits several legal moves.
        """

    def parse_move(self, s: S, o: O, actor: Actor, text: str) -> Move:
        """The move a text means in this position, as a struct; errors as in `parse`.

        A game whose ints cannot hold every illegal move says here what the text names.
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
        """The text of the move that somebody seems to mean who points at these cards, legal or not; empty if it is none yet.

        It is asked for to say why they allow no move: the refusal is to be that of what was meant.
        """
        return ""

    @abstractmethod
    def pack(self, s: S, o: O, actor: Actor, move: Move) -> Packed:
        """The ints of a move here, legal or not; UnparsableError if it names what is not there."""

    @abstractmethod
    def unpack(self, s: S, o: O, actor: Actor, packed: Packed) -> Move:
        """The move of these ints here; `pack` takes it back. ValueError for what is no move here."""

    @abstractmethod
    def describe(self, s: S, o: O, actor: Actor, packed: Packed) -> Effect:
        """What a legal move does here, as far as the actor knows; `s` may have been through `hide` for it."""

    @abstractmethod
    def facts(self, s: S, o: O, actor: Actor, packed: Packed, number: int) -> Facts:
        """The facts of a refusal, by the names in `refusals[number]`; `s` has been through `hide` for the actor."""

    def explain(self, s: S, o: O, actor: Actor, packed: Packed) -> Refusal | None:
        """Why the move is refused, or None if it is legal."""
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
        """What is announced when a move has been made (chance not yet supplied).

        `effect` is what `describe` gave for the move before it was made, `facts` what the rules noted, `s` the state now.
        """

    @abstractmethod
    def narrate_chance(self, s: S, o: O, cards: Sequence[Card], facts: Sequence[Fact]) -> list[Event]:
        """What is announced when chance has supplied these cards; `facts` are what the rules noted, `s` is the state now."""

    @abstractmethod
    def view(self, s: S, o: O, viewer: Viewer, variant: str) -> V:
        """The position as data (docs/reference/protocol.md); `s` has been through `hide` for this viewer."""

    def seat_view(self, s: S, o: O, seat: Seat, public: V) -> V:
        """`view` for a seat where the public view of the position is known already; `s` has been through `hide` for the seat.

        A family may take from the public view what every viewer is shown alike, and the rest from `s`.
        """
        return self.view(s, o, seat, public.variant)

    def common_view(self, s: S, o: O, viewer: Viewer, variant: str) -> dict[str, Any]:
        """The fields of `ViewMessage` but for `hands`."""
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
        """Name of the phase: as in the rulebook, `over` at the end."""


@cache
def sides_of(players: int, sides: int) -> tuple[tuple[Seat, ...], ...]:
    """The seats of each side."""
    return tuple(tuple(range(side, players, sides)) for side in range(sides))


def seats_of(mask: int, s: MatchState) -> tuple[Seat, ...]:
    """A set of seats in the order of play from dealer+1 round to the dealer."""
    return _seats_from(mask, s.dealer + 1, s.players)


@cache
def _seats_from(mask: int, first: Seat, players: int) -> tuple[Seat, ...]:
    return tuple(seat for i in range(players) if mask >> (seat := (first + i) % players) & 1)
