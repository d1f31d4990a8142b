"""Why a casino player makes a move, in a few plain words."""

from virado.bots.casino.worth import taken_by
from virado.games.casino.state import (
    BUILD,
    CAPTURE,
    NOBODY,
    CasinoState,
    CasinoTable,
    builds_taken,
    for_partner,
    keeper_of,
    kind_of,
    move_target,
    move_value,
    owner_of,
    value_of,
)
from virado.games.contract import Move
from virado.kernel.bits import count, lowest


def reason(s: CasinoState, o: CasinoTable, seat: int, move: Move) -> str:
    """What the move does, as a player would say it."""
    a, b, c = move
    kind = kind_of(c)
    if kind == CAPTURE:
        return _capture(s, o, seat, a, b, c)
    if kind == BUILD:
        return _build(s, seat, c)
    return _trail(s, o, seat, a)


def _capture(s: CasinoState, o: CasinoTable, seat: int, a: int, b: int, c: int) -> str:
    taken = taken_by(s, b, c)
    got = a | taken
    places = builds_taken(c)
    parts: list[str] = []
    if b == s.loose and places == (1 << s.builds) - 1 and o.sweeps:
        parts.append("sweeps the table")
    if got & o.big:
        parts.append("secures the big casino")
    if got & o.little:
        parts.append("secures the little casino")
    if got & o.aces:
        aces = count(got & o.aces)
        parts.append("takes an ace" if aces == 1 else f"takes {aces} aces")
    if o.orange_calls and taken & o.reds and taken & o.yellows:
        parts.append("makes an orange")
    if places and keeper_of(s.build_info[lowest(places)]) == seat:
        parts.append("brings its build home")
    elif places:
        parts.append("takes a build")
    spades = count(got & o.spades) if o.p_spades else 0
    if spades >= 2:
        parts.append(f"takes {spades} spades")
    return ", ".join(parts[:2]) or f"takes {count(got)} cards"


def _build(s: CasinoState, seat: int, c: int) -> str:
    target = move_target(c)
    value = move_value(c)
    if for_partner(c):
        return f"builds {value} for the partner"
    if target == NOBODY:
        return f"builds {value} to take it later"
    info = s.build_info[target]
    if value_of(info) == value:
        return f"adds to the {value}"
    whose = "its own" if owner_of(info) == seat else "the"
    return f"raises {whose} build to {value}"


def _trail(s: CasinoState, o: CasinoTable, seat: int, a: int) -> str:
    card = lowest(a)
    rank = s.hands[seat] & 15 << (card & ~3)
    if count(rank) > 1:
        return "lays one of a pair to take it with the other"
    seen = s.loose
    for side in range(s.sides):
        seen |= s.piles[side]
    if count(seen & 15 << (card & ~3)) == 3:
        return "lays a card that nobody can pair any more"
    if o.p_big + o.p_little + o.p_ace and not a & (o.big | o.little | o.aces | o.spades):
        return "gives away little"
    return "nothing better to lay"
