"""What a game is to the rest of the house: rules (compiled or not), and words about them.

A game is one folder of `virado.games` with the same rooms in each:

    options.py    the option record (frozen, documented field by field) and the presets
    state.py      the state, the option table that rules read, the workspace
    rules.py ...  the rules themselves: functions marked `rule`, in the order of the rulebook
    text.py       moves as text, refusals as sentences
    events.py     what a referee would announce; the view as plain data
    cases.py      how the case files of its rulebook are checked
    game.py       the `Game` that joins them

Nothing outside the folder knows how a state is laid out beyond `MatchState`.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, ClassVar, NamedTuple, TypeAlias

import msgspec

from virado.cards import Card, CardSet, Deck, Seat
from virado.kernel.layout import Layout, MatchState
from virado.refusal import Refusal

Move: TypeAlias = tuple[int, int, int]
"""A move as three integers; what they mean is the game's own affair."""

Options: TypeAlias = msgspec.Struct
LaterPack: TypeAlias = Sequence[Card] | Callable[[Seat], Sequence[Card]]
"""A pack in the order of dealing, or as a function of the seat that deals it."""
REFEREE: Seat = -2
"""The table referee, who may announce a misdeal (R-22); `T` in text."""
PUBLIC: Seat = -1
"""The viewer who knows only what everybody knows."""


def pack_by(pack: LaterPack, dealer: Seat) -> list[Card]:
    """The pack as this dealer deals it."""
    return list(pack(dealer) if callable(pack) else pack)


class Rules(NamedTuple):
    """The rules of a game as functions over its state `s`, option table `o` and workspace `w`.

    All are marked `rule`. `seats` are sets of seats (bit = seat); a move is passed as its three ints.
    """

    setup: Callable[[Any, Any], None]
    """Begin a match: everything but what the caller has put in (players, sides, dealer, scores)."""
    wanted: Callable[[Any, Any], CardSet]
    """The cards that chance must shuffle and supply before anybody can act; 0 if none."""
    supply: Callable[[Any, Any, Any], None]
    """Take these cards in shuffled order (a new pack: index 0 is dealt first)."""
    to_act: Callable[[Any, Any], int]
    """Seats that have a decision now: several at once where decisions are simultaneous."""
    refusal: Callable[[Any, Any, int, int, int, int], int]
    """(s, o, seat, a, b, c) -> 0 if the move is legal for the seat now, else the game's refusal number.
    Also judges what may be done out of turn (claims, calls, the referee)."""
    moves: Callable[[Any, Any, Any, int, Any], int]
    """(s, o, w, seat, moves) -> number of legal moves of a seat that is to act, written by `put`."""
    choices: Callable[[Any, Any, Any, int, Any], int]
    """Like `moves`, but only moves that search needs: one of each set of equivalent ones, never
    dropping a move that could be best."""
    apply: Callable[[Any, Any, int, int, int, int], None]
    """(s, o, seat, a, b, c): make a legal move."""
    hide: Callable[[Any, Any, int], None]
    """(s, o, seat): erase from `s` all that the seat (or PUBLIC) may not know."""
    sample: Callable[[Any, Any, Any, int, Any, list[int]], int] | None = None
    """(s, o, w, seat, moves, rng): write one legal move, all equally likely; for games whose lists are too long to
    draw from. None where drawing from `moves` is as good."""


class Event(msgspec.Struct, frozen=True):
    """A fact that a referee would announce, with what only certain seats may know kept apart."""

    type: str
    public: dict[str, Any] = {}
    private: dict[Seat, dict[str, Any]] = {}

    def seen_by(self, seat: Seat) -> dict[str, Any]:
        """The event as this seat (or PUBLIC) may see it."""
        return {"type": self.type, **self.public, **self.private.get(seat, {})}


class Preset(msgspec.Struct, frozen=True, kw_only=True):
    """A named variant: a row of option values and how it is usually played."""

    slug: str
    title: str
    options: Any
    players: tuple[int, ...]
    """Allowed numbers of seats."""
    usual_players: int
    teams: str = "never"
    """never, optional or always: whether four seats play as two pairs."""
    usual_teams: bool = False
    """With optional teams: whether four seats are two pairs unless said otherwise."""
    place: str = ""
    """Where it is played, in a word or two."""
    summary: str = ""
    """What is different about it, in one sentence."""


class Game(ABC):
    """A family of variants. One instance per family, in `virado.games.catalogue`."""

    name: ClassVar[str]
    """`casino`, `raub`, `zwanzig_ab`, `hazari`: the family, as in the case files."""
    title: ClassVar[str]
    rulebook: ClassVar[str]
    """File name of the rulebook in docs/rules and of its cases."""
    options_type: ClassVar[type[Any]]
    state_type: ClassVar[type[MatchState]]
    config_type: ClassVar[type[Layout]]
    workspace_type: ClassVar[type[Layout]]
    rules: ClassVar[Rules]
    presets: ClassVar[Mapping[str, Preset]]
    refusals: ClassVar[Mapping[int, tuple[str, str | None]]]
    """Refusal number -> (stable code, rule number)."""

    # ------------------------------------------------------------------ before a match
    @abstractmethod
    def deck(self, options: Any) -> Deck:
        """The kind of pack played with."""

    @abstractmethod
    def config(self, options: Any, players: int, teams: bool) -> Layout:
        """The options as integers for the rules; OptionsError if they make no sense together."""

    def first_dealer(self, options: Any, players: int) -> Seat:
        """Who deals first if nobody says otherwise."""
        return int(getattr(options, "first_dealer", players - 1))

    def start_score(self, options: Any) -> int:  # noqa: ARG002
        """What every side has before the first deal."""
        return 0

    # ------------------------------------------------------------------ moves
    def legal(self, s: Any, o: Any, seat: Seat) -> Iterator[Move]:
        """Every legal move of a seat that is to act, each once, lazily where the list can be long."""
        moves: list[Move] = []
        self.rules.moves(s, o, self.workspace_type(), seat, moves)
        return iter(moves)

    def count_legal(self, s: Any, o: Any, seat: Seat) -> int:
        """How many moves `legal` gives; a game with very long lists counts them without making them."""
        return sum(1 for _ in self.legal(s, o, seat))

    def calls(self, s: Any, o: Any, seat: Seat) -> list[Move]:  # noqa: ARG002
        """What a seat (or the REFEREE) may do now although it is not, or not only, its turn."""
        return []

    @abstractmethod
    def parse(self, s: Any, o: Any, seat: Seat, text: str) -> Move:
        """The move a text means in this position, legal or not.

        UnparsableError if it is no move text (or names cards that do not exist, or builds that do not
        lie there), AmbiguousError if a shortened text fits several legal moves.
        """

    @abstractmethod
    def text(self, s: Any, o: Any, move: Move) -> str:
        """The canonical text of a move in this position; `parse` takes it back to the same move."""

    @abstractmethod
    def sentence(self, s: Any, o: Any, seat: Seat, move: Move, number: int) -> str:
        """Why the move is refused, in one sentence that names the cards; `number` is from `refusal`."""

    def explain(self, s: Any, o: Any, seat: Seat, move: Move) -> Refusal | None:
        """Why the move is refused, or None if it is legal."""
        number = self.rules.refusal(s, o, seat, *move)
        if not number:
            return None
        code, rule = self.refusals[number]
        return Refusal(code, rule, self.sentence(s, o, seat, move, number))

    # ------------------------------------------------------------------ telling
    @abstractmethod
    def narrate(self, before: Any, o: Any, seat: Seat, move: Move, after: Any) -> list[Event]:
        """What is announced when a move has been made (chance not yet supplied)."""

    @abstractmethod
    def narrate_chance(self, before: Any, o: Any, cards: list[Card], after: Any) -> list[Event]:
        """What is announced when chance has supplied these cards."""

    @abstractmethod
    def view(self, s: Any, o: Any, seat: Seat) -> dict[str, Any]:
        """The position as plain data (see docs/protocol.md); `s` has been through `hide` for this seat."""

    @abstractmethod
    def phase(self, s: Any, o: Any) -> str:
        """Name of the phase: as in the rulebook, `over` at the end."""

    # ------------------------------------------------------------------ positions from outside
    @abstractmethod
    def position(self, o: Any, position: Mapping[str, Any], shuffled: list[Card]) -> MatchState:
        """A state from the `position` of a case file (and of the protocol's `set`).

        What it leaves out is filled from the unused cards in the order of `shuffled` (a whole pack).
        OptionsError (code `bad-position`) with the path of what is wrong otherwise.
        """

    def later_packs(self, o: Any, position: Mapping[str, Any], shuffled: list[Card]) -> list[LaterPack]:  # noqa: ARG002
        """The packs that a position lists for deals still to come, in order (`deals` beyond its history).

        A pack whose order depends on who will deal it is a function of the dealer.
        """
        return []

    @abstractmethod
    def check_case(self, case: Mapping[str, Any]) -> list[str]:
        """Check one case of a rulebook's case file; what differs, one line each.

        An unknown key, preset or option raises OptionsError.
        """
