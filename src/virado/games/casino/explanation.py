"""Why a move of the Casino family is refused, in one sentence that names the cards and says what would be right."""

from collections.abc import Callable
from typing import NamedTuple

from virado.cards import FRENCH52, CardSet, Seat, members
from virado.games.casino.notation import deck_of, pretty, values
from virado.games.casino.rules import refusals as no
from virado.games.casino.rules.state import (
    BUILD,
    CAPTURE,
    NOBODY,
    CasinoConfig,
    CasinoState,
    builds_taken,
    keeper_of,
    kind_of,
    move_target,
    move_value,
    value_of,
)
from virado.games.contract import Move

GROUPS = 2
"""Capture with several cards by groups, as in `CasinoConfig.multi_play`."""
RANKS = (
    "",
    "ace",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "jack",
    "queen",
    "king",
    "ace",
)


class Refused(NamedTuple):
    """A refused move and where."""

    s: CasinoState
    o: CasinoConfig
    seat: Seat
    played: CardSet
    loose: CardSet
    how: int

    def cards(self, cards: CardSet) -> str:
        """Cards as people see them."""
        return pretty(self.o, cards)

    @property
    def card(self) -> str:
        """The played card or cards."""
        return self.cards(self.played)

    @property
    def hand(self) -> CardSet:
        return self.s.hands[self.seat] & ~self.played

    @property
    def value(self) -> int:
        """The announced value of a build."""
        return move_value(self.how)

    @property
    def target(self) -> str:
        """The build that a build move is put on."""
        return self.build(move_target(self.how))

    def build(self, place: int) -> str:
        """A build of the table: `[7♠ 5♥]`."""
        return f"[{self.cards(self.s.build_cards[place])}]"

    def rank(self, value: int, article: str = "") -> str:
        """What a card of this value is called: `a queen`, `no ten`; Rook cards go by number."""
        name = RANKS[value] if deck_of(self.o) is FRENCH52 else str(value)
        if article == "a" and (name[0] in "ae" or name == "8"):
            article = "an"
        return f"{article} {name}".strip()

    def equal(self) -> CardSet:
        """Loose cards of the rank of the played one."""
        return sum(
            1 << card for card in members(self.s.loose) if card >> 2 == (self.played.bit_length() - 1) >> 2
        )

    def counts(self) -> str:
        """The values that the played card may count: `1 or 14`."""
        return " or ".join(map(str, values(self.o, self.played.bit_length() - 1)))


def sentence(s: CasinoState, o: CasinoConfig, seat: Seat, move: Move, number: int) -> str:
    """Why the move is refused; `number` is the rules' refusal number."""
    return SENTENCES[number](Refused(s, o, seat, *move))


def _are(cards: CardSet) -> str:
    return "is" if cards & (cards - 1) == 0 else "are"


def _groups_of(r: Refused, cards: CardSet, value: str) -> str:
    if cards & (cards - 1) == 0:
        return f"{r.cards(cards)} does not count {value}"
    return f"{r.cards(cards)} cannot be divided into groups of {value}"


def _not_in_hand(r: Refused) -> str:
    missing = r.played & ~r.s.hands[r.seat]
    return f"{r.cards(missing)} {_are(missing)} not in your hand"


def _not_loose(r: Refused) -> str:
    missing = r.loose & ~r.s.loose
    for place in range(r.s.builds):
        inside = missing & r.s.build_cards[place]
        if inside:
            return f"{r.cards(inside)} {_are(inside)} in the build {r.build(place)}, which is taken only as a whole"
    return f"{r.cards(missing)} {_are(missing)} not on the table"


def _several_cards(r: Refused) -> str:
    if r.o.multi_play:
        return f"{r.card} cannot be played together here: only a capture may use several cards"
    return f"{r.card} cannot be played together: a turn is one card"


def _build_value_differs(r: Refused) -> str:
    taken = [place for place in members(builds_taken(r.how)) if place < r.s.builds]
    facts = {value_of(r.s.build_info[place]) for place in taken}
    if len(facts) > 1:
        listed = " and ".join(f"{r.build(place)} of {value_of(r.s.build_info[place])}" for place in taken)
        return f"one card cannot take {listed}: the builds taken have one value"
    value = facts.pop()
    counts = r.counts() or "nothing"
    return f"{r.build(taken[0])} is a build of {value}: it takes {r.rank(value, 'a')}, and {r.card} counts {counts}"


def _not_groups(r: Refused) -> str:
    builds = [place for place in members(builds_taken(r.how)) if place < r.s.builds]
    value = str(value_of(r.s.build_info[builds[0]])) if builds else r.counts()
    reason = f"the value of {r.build(builds[0])}" if builds else f"which is what {r.card} counts"
    return f"{_groups_of(r, r.loose, value)}, {reason}"


def _face_takes_equal(r: Refused) -> str:
    return f"{r.card} has no value: it takes only loose cards of its own rank, {r.cards(r.equal()) or 'and there is none'}"


def _face_takes_one(r: Refused) -> str:
    choice = " or ".join(r.cards(1 << card) for card in members(r.equal()))
    return f"{r.card} has no value: it takes one card of its own rank, {choice}"


def _equal_card_left(r: Refused) -> str:
    left = r.equal() & ~r.loose
    rank = r.rank((r.played.bit_length() - 1 >> 2) + 1)
    return f"you hold back from the loose {r.cards(left)}: {r.card} must take every loose {rank}, or be used in a build"


def _equal_card_trailed(r: Refused) -> str:
    return f"{r.card} may not be trailed beside the loose {r.cards(r.equal())}: take with it, or use it in a build"


def _abandoned(r: Refused) -> str:
    taken = builds_taken(r.how) if kind_of(r.how) == CAPTURE else 0
    target = move_target(r.how) if kind_of(r.how) == BUILD else NOBODY
    kept = [
        place
        for place in range(r.s.builds)
        if keeper_of(r.s.build_info[place]) == r.seat and not taken >> place & 1 and place != target
    ]
    for place in kept:
        value = value_of(r.s.build_info[place])
        if not r.hand & r.o.holders[value]:
            return f"you keep {r.build(place)} and would have no {r.rank(value)} left for it: take it, or keep a card of {value}"
    listed = ", ".join(f"{r.build(place)} of {value_of(r.s.build_info[place])}" for place in kept)
    return f"you would be left with too few cards for the builds that you keep: {listed}"


def _keeper(r: Refused) -> str:
    kept = [place for place in range(r.s.builds) if keeper_of(r.s.build_info[place]) == r.seat]
    return f"you keep {', '.join(map(r.build, kept))}, so you may not trail {r.card}: capture or build"


def _no_value(r: Refused) -> str:
    cards = sum(1 << card for card in members(r.played | r.loose) if not values(r.o, card))
    return f"{r.cards(cards)} {'has' if _are(cards) == 'is' else 'have'} no value, so no build can hold {r.cards(cards)}"


def _not_groups_with_card(r: Refused) -> str:
    return f"{r.cards(r.played | r.loose)} cannot be divided into groups of {r.value}{_together(r, r.played | r.loose)}"


def _extension(r: Refused) -> str:
    cards = r.played | r.loose
    how = f"{r.target} is a build of {r.value}, and {_groups_of(r, cards, str(r.value))}"
    return how + (_together(r, cards) if r.loose else "")


def _together(r: Refused, cards: CardSet) -> str:
    return f"; together they make {_either(_totals(r, cards))}"


def _no_card_for_build(r: Refused) -> str:
    return f"after {r.card} you would hold {r.rank(r.value, 'no')} to take a build of {r.value} with"


def _raise_value(r: Refused) -> str:
    value = value_of(r.s.build_info[move_target(r.how)])
    card = r.played.bit_length() - 1
    reached = [value + each for each in values(r.o, card) if value + each < len(RANKS)]
    right = (
        f"{r.card} makes it {_either(reached)}" if reached else f"no card counts what {r.card} would make it"
    )
    loose = "; loose cards cannot help to change the value" if r.loose else ""
    return f"{r.target} is a build of {value}: {right}, not {r.value}{loose}"


def _partner_not_proven(r: Refused) -> str:
    shown = f"only a build of {r.value} that they keep, or kept this round, proves one"
    return f"your partner has not shown {r.rank(r.value, 'a')}: {shown}"


def _totals(r: Refused, cards: CardSet) -> list[int]:
    totals = {0}
    for card in members(cards):
        totals = {total + value for total in totals for value in values(r.o, card)}
    return sorted(totals)


def _either(numbers: list[int]) -> str:
    if len(numbers) < 2:
        return "".join(map(str, numbers)) or "nothing"
    return f"{', '.join(map(str, numbers[:-1]))} or {numbers[-1]}"


def _totals_differ(r: Refused) -> str:
    ours, theirs = _totals(r, r.played), _totals(r, r.loose)
    return f"{r.card} comes to {_either(ours)} and {r.cards(r.loose)} to {_either(theirs)}: the totals must be equal"


def _total_too_high(r: Refused) -> str:
    if r.o.multi_play == GROUPS:
        return f"{r.card} and {r.cards(r.loose)} make groups of one value only above {r.o.multi_max}, which is the bound"
    common = sorted({*_totals(r, r.played)} & {*_totals(r, r.loose)})
    return f"{r.card} and {r.cards(r.loose)} come to {_either(common)}, and no total may be above {r.o.multi_max}"


def _no_common_value(r: Refused) -> str:
    return f"{r.card} and {r.cards(r.loose)} cannot both be divided into groups of one value of at most {r.o.multi_max}"


SENTENCES: dict[int, Callable[[Refused], str]] = {
    no.MATCH_OVER: lambda _: "the match is over",
    no.NOT_YOUR_TURN: lambda r: f"it is seat {r.s.turn}'s turn, not seat {r.seat}'s",
    no.MALFORMED: lambda _: "this is no move of the game",
    no.NO_SUCH_SEAT: lambda r: f"there is no seat {r.seat}: the seats are 0 to {r.s.players - 1}",
    no.NOT_IN_HAND: _not_in_hand,
    no.NOT_LOOSE: _not_loose,
    no.NO_SUCH_BUILD: lambda r: f"there is no such build: {r.s.builds or 'no'} builds lie on the table",
    no.SEVERAL_CARDS: _several_cards,
    no.SEVERAL_TRAILED: lambda r: f"only one of {r.card} can be trailed in a turn",
    no.NOTHING_TAKEN: lambda r: f"{r.card} takes nothing: a capture takes loose cards or builds",
    no.BUILD_VALUE_DIFFERS: _build_value_differs,
    no.NOT_GROUPS: _not_groups,
    no.FACE_TAKES_EQUAL: _face_takes_equal,
    no.FACE_TAKES_ONE: _face_takes_one,
    no.EQUAL_CARD_LEFT: _equal_card_left,
    no.EQUAL_CARD_TRAILED: _equal_card_trailed,
    no.BUILD_ABANDONED: _abandoned,
    no.KEEPER_MAY_NOT_TRAIL: _keeper,
    no.NO_BUILDING: lambda r: f"there is no building in this game: {r.card} can capture or be trailed",
    no.NO_VALUE: _no_value,
    no.VALUE_IMPOSSIBLE: lambda r: f"no card counts {r.value}, so nobody could take a build of {r.value}",
    no.NOTHING_JOINED: lambda r: f"{r.card} alone is no build: name the loose cards that it joins",
    no.NOT_GROUPS_WITH_CARD: _not_groups_with_card,
    no.EXTENSION_NOT_GROUPS: _extension,
    no.SAME_VALUE_BUILD: lambda r: (
        f"there is a build of {r.value} already, and here no second one may stand beside it"
    ),
    no.NO_CARD_FOR_BUILD: _no_card_for_build,
    no.RAISE_OWN: lambda r: f"{r.target} is your own build: you may extend it, but not raise it",
    no.RAISE_MULTIPLE: lambda r: (
        f"{r.target} is a multiple build: it can be extended, but never raised to {r.value}"
    ),
    no.RAISE_VALUE: _raise_value,
    no.NOTHING_ABSORBED: lambda r: (
        f"{r.cards(r.loose)} cannot be joined: here a raise takes no loose cards along"
    ),
    no.NOT_GROUPS_ABSORBED: lambda r: (
        f"{_groups_of(r, r.loose, str(r.value))}, so a raise to {r.value} cannot take it along"
    ),
    no.NOT_FOR_PARTNER: lambda r: (
        f"nobody builds for a partner in this game: {r.card} needs your own {r.rank(r.value)}"
    ),
    no.PARTNER_NOT_PROVEN: _partner_not_proven,
    no.PARTNER_ACE: lambda r: (
        f"one ace of your partner's might have to serve builds of 1 and of 14, so this one cannot be {r.value}"
    ),
    no.TOTALS_DIFFER: _totals_differ,
    no.TOTAL_TOO_HIGH: _total_too_high,
    no.NO_COMMON_VALUE: _no_common_value,
    no.NO_CLAIMS: lambda _: "there is no claiming in this game: every deal is played out",
    no.CLAIM_IN_EXTRA_DEAL: lambda _: "nobody can claim in an extra deal: it is played out",
    no.NO_ORANGE_CALLS: lambda _: "there are no oranges in this game",
    no.ORANGE_WITHOUT_CAPTURE: lambda r: f"{r.card} takes nothing, so there is no orange to call",
}
"""Refusal number -> sentence."""
