"""Move text of the Casino family read back: the inverse of `text`, tolerant of how people write.

Order, case, commas, `10` for `T`, `♦` for `d`, `takes` for `x` do not matter, and what can mean only one legal
move may be shortened: to the bare played cards, or to a build without its value.
"""

import re
from collections.abc import Iterator
from itertools import islice
from typing import NamedTuple

from virado.cards import Card, CardSet, Deck, Seat
from virado.games.casino.notation import deck_of, pretty, set_of, text
from virado.games.casino.rules import RULES
from virado.games.casino.rules.enumeration import legal_with
from virado.games.casino.rules.state import (
    CLAIM,
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
from virado.games.contract import Move
from virado.refusal import AmbiguousError, UnparsableError

HIGHEST_VALUE = 15
"""Highest build value that a move can carry; none above 14 is ever legal."""
MOST_CANDIDATES = 20
"""How many meanings of a shortened text are told apart."""
FORM = "a move is written as 'trail Qs', 'Kd x 8h 5c [7c 6d]' or '3h + 9c = 12'"


class _Words(NamedTuple):
    """A move text in pieces."""

    before: list[Card]
    """Cards outside of brackets before `x`; all of them where there is no `x`."""
    after: list[Card]
    builds: list[CardSet]
    verbs: set[str]
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


def parse(s: CasinoState, o: CasinoConfig, seat: Seat, line: str) -> Move:
    """The move that a text means in this position, legal or not; UnparsableError or AmbiguousError."""
    words = _split(deck_of(o), line)
    verbs = words.verbs
    if not words.before:
        if not words.after and not words.builds and words.value is None:
            if verbs == {"claim"}:
                return call(CLAIM)
            if verbs in ({"call", "orange"}, {"orange"}):
                return call(ORANGE)
        raise UnparsableError(FORM, line)
    if "trail" in verbs:
        if verbs != {"trail"} or len(words.before) != 1 or words.builds or words.value is not None:
            raise UnparsableError("trailing is one card and nothing else: 'trail Qs'", line)
        return trail(words.before[0])
    if "x" in verbs:
        return _capture(s, o, words, line)
    if "+" in verbs or words.builds or words.value is not None:
        return _build(s, o, seat, words, line)
    if verbs:
        raise UnparsableError(FORM, line)
    return _bare(s, o, seat, words.before, line)


def _split(deck: Deck, line: str) -> _Words:
    plain = line.translate(_SYMBOLS)
    cards: tuple[list[Card], list[Card]] = ([], [])
    builds: list[CardSet] = []
    verbs: set[str] = set()
    value: int | None = None
    named: set[Card] = set()

    def read(name: str) -> Card:
        try:
            card = deck.card(name)
        except ValueError as error:
            raise UnparsableError(str(error), line) from None
        if card in named:
            raise UnparsableError(f"{deck.pretty(card)} is named twice", line)
        named.add(card)
        return card

    position = 0
    while position < len(plain):
        match = _TOKEN.match(plain, position)
        if match is None:
            raise UnparsableError(f"{plain[position:].split()[0]!r} cannot be read; {FORM}", line)
        position = match.end()
        if match["verb"]:
            verb = match["verb"].lower()
            verbs.add(_VERBS.get(verb, verb))
        elif match["times"]:
            verbs.add("x")
        elif match["card"]:
            cards["x" in verbs].append(read(match["card"]))
        elif match["build"] is not None:
            builds.append(set_of(read(name) for name in re.split(r"[\s,+]+", match["build"].strip())))
        elif match["plus"]:
            verbs.add("+")
        elif match["value"]:
            if value is not None:
                raise UnparsableError("a build has one value", line)
            value = int(match["value"])
    return _Words(*cards, builds, verbs, value)


def _place(s: CasinoState, o: CasinoConfig, cards: CardSet, line: str) -> int:
    """Where the build of exactly these cards lies."""
    for place in range(s.builds):
        if s.build_cards[place] == cards:
            return place
    there = ", ".join(f"[{pretty(o, s.build_cards[place])}]" for place in range(s.builds))
    raise UnparsableError(
        f"there is no build [{pretty(o, cards)}]; on the table there is {there or 'no build at all'}", line
    )


def _capture(s: CasinoState, o: CasinoConfig, words: _Words, line: str) -> Move:
    if not words.verbs <= {"x", "+", "call", "orange"} or words.value is not None:
        raise UnparsableError(
            "a capture is written as 'Kd x 8h 5c [7c 6d]', with ' orange' where one is called", line
        )
    if not words.after and not words.builds:
        raise UnparsableError("a capture names what it takes: 'Kd x 8h 5c [7c 6d]'", line)
    builds = set_of(_place(s, o, cards, line) for cards in words.builds)
    return (
        set_of(words.before),
        set_of(words.after),
        capture_how(builds, 1 if "orange" in words.verbs else 0),
    )


def _build(s: CasinoState, o: CasinoConfig, seat: Seat, words: _Words, line: str) -> Move:
    partner = words.verbs & {"for", "partner"}
    if words.verbs - partner - {"+"} or len(partner) == 1 or len(words.builds) > 1:
        raise UnparsableError(
            "a build is written as '3h + 9c = 12' or '2s + [7d 5c] Th = 14', with ' for partner' where it is",
            line,
        )
    target = _place(s, o, words.builds[0], line) if words.builds else NOBODY
    played, joined = 1 << words.before[0], set_of(words.before[1:])

    def move(value: int) -> Move:
        return (played, joined, build_how(value, target, 1 if partner else 0))

    if words.value is not None:
        if not 1 <= words.value <= HIGHEST_VALUE:
            raise UnparsableError(f"no card has the value {words.value}", line)
        return move(words.value)
    values = [value for value in range(1, HIGHEST_VALUE + 1) if not RULES.refusal(s, o, seat, *move(value))]
    if len(values) > 1:
        meanings = [text(s, o, move(value)) for value in values]
        raise AmbiguousError(f"this could be {' or '.join(meanings)}", line, meanings)
    if values:
        return move(values[0])
    plain = o.value[words.before[0]]
    plain += (
        value_of(s.build_info[target])
        if target != NOBODY
        else sum(o.value[card] for card in words.before[1:])
    )
    if not 1 <= plain <= HIGHEST_VALUE:
        raise UnparsableError("a build names its value: '3h + 9c = 12'", line)
    return move(plain)


def _bare(s: CasinoState, o: CasinoConfig, seat: Seat, cards: list[Card], line: str) -> Move:
    """The one legal move with exactly these cards; trailing if there is none, so that its refusal says why."""
    played = set_of(cards)
    found = list(islice(_with(s, o, seat, played), MOST_CANDIDATES + 1))
    if len(found) == 1:
        return found[0]
    if found:
        meanings = [text(s, o, move) for move in found[:MOST_CANDIDATES]]
        more = ", and more" if len(found) > MOST_CANDIDATES else ""
        raise AmbiguousError(f"{pretty(o, played)} could mean {', '.join(meanings)}{more}", line, meanings)
    if len(cards) > 1:
        raise UnparsableError(FORM, line)
    return trail(cards[0])


def _with(s: CasinoState, o: CasinoConfig, seat: Seat, played: CardSet) -> Iterator[Move]:
    """The legal moves with exactly these cards."""
    if RULES.to_act(s, o) >> seat & 1 and not played & ~s.hands[seat]:
        yield from legal_with(s, o, seat, played)
