"""Parser for the move text of the Casino family, which tolerates variations in writing.

Order, case, commas, `10` for `T`, `♦` for `d` and `takes` for `x` make no difference. A text may be abbreviated to
the played cards, or to a build without its value, if only one legal move fits.
"""

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import islice
from typing import NamedTuple

from virado.cards import Card, CardSet, Deck, Seat
from virado.games.casino.notation import card_of, card_set, check_value, deck_of, find_build, unpack
from virado.games.casino.rules import RULES
from virado.games.casino.rules.lazy_generation import legal_with
from virado.games.casino.rules.state import (
    CLAIM,
    HIGHEST_SAYABLE,
    NOBODY,
    ORANGE,
    CasinoConfig,
    CasinoState,
    build_how,
    call,
    capture_how,
    trail,
    value_of,
)
from virado.games.contract import Packed
from virado.games.step_budget import StepBudget
from virado.refusal import AmbiguousError, UnparsableError

MAX_CANDIDATES = 20
"""Maximum number of moves listed for an ambiguous text."""
PARSING_STEPS = 5_000
"""Step limit for finding the moves that fit an abbreviated text."""
MAX_REMEMBERED = 256
"""Number of texts whose tokens are cached, because a server parses the same few texts repeatedly."""


class _Words(NamedTuple):
    """The tokens of a move text."""

    before: tuple[Card, ...]
    """Cards outside brackets before `x`, or all cards outside brackets if the text has no `x`."""
    after: tuple[Card, ...]
    builds: tuple[CardSet, ...]
    verbs: frozenset[str]
    value: int | None


_SYMBOLS = str.maketrans(
    {"♠": "s", "♤": "s", "♥": "h", "♡": "h", "♦": "d", "♢": "d", "♣": "c", "♧": "c", "\ufe0f": None, "×": "x"}
)
_TOKEN = re.compile(
    r"(?P<verb>trail(?:s|ed)?|takes?|captures?|for|partner|calls?|orange|claims?)(?![a-z])"
    r"|(?P<times>x)"
    r"|(?P<card>(?:10|[0-9a-z])[shdcbrgy])"
    r"|\[(?P<build>[^\[\]]*)\]"
    r"|(?P<plus>\+)"
    r"|=\s*(?P<value>[0-9]{1,4})(?![0-9])"
    r"|[\s,;.]+",
    re.IGNORECASE,
)
_VERBS = {
    "trails": "trail",
    "trailed": "trail",
    "take": "x",
    "takes": "x",
    "capture": "x",
    "captures": "x",
    "calls": "call",
    "claims": "claim",
}

_TRAIL, _CLAIM = frozenset(("trail",)), frozenset(("claim",))
_ORANGE = (frozenset(("call", "orange")), frozenset(("orange",)))
"""Sets of verbs that call an orange."""


def parse(s: CasinoState, o: CasinoConfig, seat: Seat, line: str) -> Packed:
    """Return the move that a text denotes in this position, legal or not.

    Raises UnparsableError or AmbiguousError.
    """
    words = _split(deck_of(o), line)
    verbs = words.verbs
    if not words.before:
        if not words.after and not words.builds and words.value is None:
            if verbs == _CLAIM:
                return call(CLAIM)
            if verbs in _ORANGE:
                return call(ORANGE)
        raise UnparsableError("casino-form", line)
    if "trail" in verbs:
        if verbs != _TRAIL or len(words.before) != 1 or words.builds or words.value is not None:
            raise UnparsableError("casino-trail", line)
        return trail(words.before[0])
    if "x" in verbs:
        return _capture(s, o, words, line)
    if "+" in verbs or words.builds or words.value is not None:
        return _build(s, o, seat, words, line)
    if verbs:
        raise UnparsableError("casino-form", line)
    return _move_with_cards(s, o, seat, words.before, line)


@lru_cache(maxsize=MAX_REMEMBERED)
def _split(deck: Deck, line: str) -> _Words:
    plain = line.translate(_SYMBOLS)
    cards: tuple[list[Card], list[Card]] = ([], [])
    builds: list[CardSet] = []
    verbs: set[str] = set()
    value: int | None = None
    named: set[Card] = set()

    def read(name: str) -> Card:
        card = card_of(deck, name, line)
        if card in named:
            raise UnparsableError("card-twice", line, cards=(deck.names[card],))
        named.add(card)
        return card

    position = 0
    while position < len(plain):
        match = _TOKEN.match(plain, position)
        if match is None:
            raise UnparsableError("casino-unreadable", line, part=plain[position:].split()[0])
        position = match.end()
        kind = match.lastgroup
        if kind is None:
            continue  # skip blanks
        text = match[kind]
        if kind == "card":
            cards["x" in verbs].append(read(text))
        elif kind == "verb":
            verb = text.lower()
            verbs.add(_VERBS.get(verb, verb))
        elif kind == "times":
            verbs.add("x")
        elif kind == "build":
            builds.append(card_set(read(name) for name in re.split(r"[\s,+]+", text.strip())))
        elif kind == "plus":
            verbs.add("+")
        elif value is not None:
            raise UnparsableError("casino-two-values", line)
        else:
            value = int(text)
    return _Words(tuple(cards[0]), tuple(cards[1]), tuple(builds), frozenset(verbs), value)


def _capture(s: CasinoState, o: CasinoConfig, words: _Words, line: str) -> Packed:
    if not words.verbs <= {"x", "+", "call", "orange"} or words.value is not None:
        raise UnparsableError("casino-capture", line)
    if not words.after and not words.builds:
        raise UnparsableError("casino-nothing-taken", line)
    builds = card_set(find_build(s, o, cards, line) for cards in words.builds)
    return (
        card_set(words.before),
        card_set(words.after),
        capture_how(builds, 1 if "orange" in words.verbs else 0),
    )


def _build(s: CasinoState, o: CasinoConfig, seat: Seat, words: _Words, line: str) -> Packed:
    partner = words.verbs & {"for", "partner"}
    if words.verbs - partner - {"+"} or len(partner) == 1 or len(words.builds) > 1:
        raise UnparsableError("casino-build", line)
    target = find_build(s, o, words.builds[0], line) if words.builds else NOBODY
    played, joined = 1 << words.before[0], card_set(words.before[1:])

    def move(value: int) -> Packed:
        return (played, joined, build_how(value, target, 1 if partner else 0))

    if words.value is not None:
        check_value(words.value, line)
        return move(words.value)
    values = [value for value in range(1, HIGHEST_SAYABLE + 1) if not RULES.refusal(s, o, seat, *move(value))]
    if len(values) > 1:
        raise AmbiguousError(line, [str(unpack(s, o, move(value))) for value in values])
    if values:
        return move(values[0])
    plain = o.value[words.before[0]]
    plain += (
        value_of(s.build_info[target])
        if target != NOBODY
        else sum(o.value[card] for card in words.before[1:])
    )
    if not 1 <= plain <= HIGHEST_SAYABLE:
        raise UnparsableError("casino-value-needed", line)
    return move(plain)


def _move_with_cards(s: CasinoState, o: CasinoConfig, seat: Seat, cards: Sequence[Card], line: str) -> Packed:
    """Return the only legal move with exactly these cards.

    Without a legal move, it returns the trail of a single card, whose refusal gives the reason. If the step limit is
    reached before all moves have been checked, the text is ambiguous.
    """
    played = card_set(cards)
    steps = StepBudget(PARSING_STEPS)
    found = list(islice(_legal_with(s, o, seat, played, steps), MAX_CANDIDATES))
    if len(found) == 1 and not steps.is_exhausted:
        return found[0]
    if found:
        raise AmbiguousError(line, [str(unpack(s, o, move)) for move in found])
    if len(cards) > 1:
        raise UnparsableError("casino-form", line)
    return trail(cards[0])


def _legal_with(
    s: CasinoState, o: CasinoConfig, seat: Seat, played: CardSet, steps: StepBudget
) -> Iterator[Packed]:
    """Yield the legal moves that play exactly these cards."""
    if seat == s.turn and RULES.to_act(s, o) and not played & ~s.hands[seat]:
        yield from legal_with(s, o, seat, played, steps)
