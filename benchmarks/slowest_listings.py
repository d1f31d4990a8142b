"""Hill climbing towards the positions whose moves take longest to list: `python benchmarks/slowest_listings.py --seconds 120`.

For each way of listing moves, positions change at random: cards move between hand, table and pile, builds appear and
disappear, and options change. A change is accepted if the first 500 moves take at least as long. For the slowest
position, the table shows the processor time and the peak memory of each query: the first 500 moves, all moves, the
moves for search, judging a typed move, parsing an abbreviated move, and interpreting selected cards. A query that
exceeds `--most` seconds of processor time is stopped.
"""

import argparse
import random
import signal
import time
import tracemalloc
from collections.abc import Callable, Generator
from contextlib import contextmanager
from typing import Any, NamedTuple

from virado.cards import CardSet, members
from virado.games.casino.rules.groups import partition
from virado.games.casino.rules.state import NOBODY, CasinoState, build_facts
from virado.games.catalogue import variant
from virado.games.hazari.rules import state as hazari
from virado.games.hazari.rules.state import HazariState
from virado.games.raub.rules import state as raub
from virado.games.raub.rules.state import EXCHANGE, RaubState
from virado.games.variant import Variant
from virado.games.zwanzig_ab.rules import state as zwanzig_ab
from virado.games.zwanzig_ab.rules.state import IN_EXCHANGE, ZwanzigState
from virado.refusal import RefusedError
from virado.view import AnyView, View

ASKED = 500
HANDS = {"hazari": hazari.HAND, "raub": raub.HAND, "zwanzig_ab": zwanzig_ab.HAND}
"""Number of cards in a hand, by family. The Casino family has an option for it."""
PLAY, TABLE, PILE = range(3)
MEGABYTE = 1 << 20


class Way(NamedTuple):
    """A way of listing moves: a variant, and the options that mutate with the position."""

    slug: str
    options: dict[str, Any]
    free: dict[str, tuple[Any, ...]]


BUILDING = {
    "same_value_builds": (True, False),
    "extend_builds": ("any", "own"),
    "raise_absorb_loose": (True, False),
    "ace_values": ("one", "one_or_fourteen"),
}
SEVERAL = {
    "ace_values": ("one", "one_or_fourteen"),
    "hand_size": (3, 4, 6),
    "multi_play_max": (None, 13, 14, 30),
}
WAYS = {
    "one": Way(
        "nordic-royal",
        {},
        {"ace_values": ("one", "one_or_fourteen"), "equal_card_rule": ("free", "must_use")},
    ),
    "one, builds": Way("royal-north-american", {}, {**BUILDING, "equal_card_rule": ("free", "must_use")}),
    "one, stealing": Way(
        "casino-southern-african",
        {},
        {"steal_in_captures": ("equal", "groups", "none"), "steal_in_builds": ("any", "own")},
    ),
    "sum": Way("kaszino-kirschner", {}, SEVERAL),
    "groups": Way("kaszino-ulmann", {}, SEVERAL),
    "sum_or_groups": Way("kaszino-kirschner", {"multi_play": "sum_or_groups"}, SEVERAL),
    "Hazari": Way("hazari", {}, {}),
    "Raub exchange": Way("raub", {}, {}),
    "Zwanzig ab exchange": Way("zwanzig-ab", {}, {}),
}


class StoppedError(Exception):
    """A measurement has used up its processor time."""


def stop(*_: Any) -> None:
    raise StoppedError


@contextmanager
def at_most(seconds: float) -> Generator[None]:
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


# ---------------------------------------------------------------------- positions
class Position(NamedTuple):
    """A distribution of the pack over the hand of seat 0, the table and the rest, with builds as values and card sets."""

    options: dict[str, Any]
    hand: CardSet
    table: CardSet
    builds: tuple[tuple[int, CardSet], ...]


def mutate(way: Way, at: Position, rng: random.Random) -> Position:
    """Return the position with a few changes."""
    options, hand, table, builds = dict(at.options), at.hand, at.table, list(at.builds)
    pack = list(members(variant(way.slug).deck.full))
    for _ in range(rng.choice((1, 1, 2, 4))):
        card = rng.choice(pack)
        place = rng.choice((PLAY, TABLE, TABLE, TABLE, PILE))
        builds = [(value, cards) for value, cards in builds if not cards >> card & 1]
        hand, table = hand & ~(1 << card), table & ~(1 << card)
        if place == PLAY:
            hand |= 1 << card
        elif place == TABLE:
            table |= 1 << card
    if "same_value_builds" in way.free and rng.random() < 0.3:
        value = rng.randint(2, 13)
        loose = list(members(table))
        rng.shuffle(loose)
        some = sum(1 << card for card in loose[: rng.randint(2, 3)])
        if builds and rng.random() < 0.5:
            table |= builds.pop()[1]
        elif some and partition(variant(way.slug).config(), some, value):  # pyright: ignore[reportArgumentType]
            builds.append((value, some))
            table &= ~some
    if way.free and rng.random() < 0.1:
        name = rng.choice(list(way.free))
        options[name] = rng.choice(way.free[name])
    return Position(options, hand, table, tuple(builds))


def table_of(way: Way, at: Position) -> Variant | None:
    """Return the variant with the options of a position; None if they are contradictory."""
    options = {name: value for name, value in at.options.items() if value is not None}
    try:
        return variant(way.slug, options={**way.options, **options})
    except RefusedError:
        return None


def view_of(way: Way, at: Position) -> AnyView | None:
    """Return the view of seat 0, which is to act; None for an impossible position."""
    table = table_of(way, at)
    if table is None:
        return None
    o: Any = table.config()
    s: Any
    family = table.game.name
    if family == "casino":
        if not 0 < at.hand.bit_count() <= max(o.hand_size, 1) or not at.table:
            return None
        s = CasinoState(players=2, sides=2, dealer=1, deal=1, round=1, last_capturer=NOBODY)
        s.loose, s.builds = at.table, len(at.builds)
        for place, (value, cards) in enumerate(at.builds):
            s.build_cards[place], s.build_info[place] = cards, build_facts(value, place & 1, place & 1, 0)
        elsewhere = o.pack & ~(at.hand | at.table | sum(cards for _, cards in at.builds))
        if not elsewhere:
            return None
        s.piles[1] = elsewhere & (elsewhere - 1)
        s.hands[1] = elsewhere & -elsewhere
        if s.piles[1]:
            s.tops[1] = s.piles[1].bit_length()
    elif family == "hazari":
        if at.hand.bit_count() != HANDS[family]:
            return None
        s = HazariState(players=4, sides=4, deal=1)
    else:
        if at.hand.bit_count() != HANDS[family]:
            return None
        s = RaubState() if family == "raub" else ZwanzigState()
        s.players = s.sides = 4
        s.deal, s.phase, s.active = 1, EXCHANGE if family == "raub" else IN_EXCHANGE, 15
        s.stock_end = 12
    s.hands[0] = at.hand
    return View(table, o, 0, s, [], 0)


def first_position(way: Way, rng: random.Random) -> Position:
    pack = list(members(variant(way.slug).deck.full))
    rng.shuffle(pack)
    size = HANDS.get(variant(way.slug).game.name, 3)
    hand = sum(1 << card for card in pack[:size])
    return Position(
        {}, hand, sum(1 << card for card in pack[size : rng.randint(size + 4, len(pack) - 1)]), ()
    )


# ---------------------------------------------------------------------- measurements
def seconds(question: Callable[[], Any], most: float) -> float:
    """Return the processor time of a query in seconds; `most` if it was stopped."""
    begin = time.process_time()
    try:
        with at_most(most):
            question()
    except (StoppedError, RefusedError, MemoryError):
        pass
    return min(time.process_time() - begin, most)


def megabytes(question: Callable[[], Any], most: float) -> float:
    tracemalloc.start()
    try:
        with at_most(4 * most):
            question()
    except (StoppedError, RefusedError, MemoryError):
        pass
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return peak / MEGABYTE


def climb(way: Way, until: float, most: float, rng: random.Random) -> tuple[AnyView, Position]:
    """Return the slowest position found until this processor time."""
    best: tuple[float, AnyView, Position] | None = None
    at, slow = first_position(way, rng), 0.0
    while best is None or time.process_time() < until:
        after = mutate(way, at, rng) if best is not None and rng.random() < 0.97 else first_position(way, rng)
        view = view_of(way, after)
        if view is None:
            continue
        took = seconds(lambda view=view: view.legal(ASKED), most)
        if took >= 0.95 * slow or rng.random() < 0.002:
            at, slow = after, took
        if best is None or took > best[0]:
            best = (took, view, after)
    return best[1], best[2]


def questions(view: AnyView) -> dict[str, Callable[[], Any]]:
    """Return the queries about a position by name."""
    deck = view.deck
    hand = deck.text(view.state.hands[0]).split()
    loose = deck.text(getattr(view.state, "loose", 0)).split()
    listed = [str(move) for move in view.legal(1)] or ["pass"]
    return {
        "first 500": lambda: view.legal(ASKED),
        "all": view.legal,
        "for search": view.search_moves,
        "judge": lambda: view.explain(listed[0]),
        "short text": lambda: view.explain(hand[0]),
        "pointed": lambda: view.meant(hand[:1], loose),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--seconds", type=float, default=120, help="processor time per climb in seconds (120)"
    )
    parser.add_argument(
        "--most", type=float, default=10, help="maximum processor time of one query in seconds (10)"
    )
    parser.add_argument("--seed", type=int, default=1, help="seed of the climbs (1)")
    parser.add_argument("ways", nargs="*", default=[*WAYS], help="ways of listing moves; default: all")
    arguments = parser.parse_args()
    signal.signal(signal.SIGPROF, stop)
    for name in arguments.ways:
        rng = random.Random(f"{arguments.seed} {name}")
        view, at = climb(WAYS[name], time.process_time() + arguments.seconds, arguments.most, rng)
        cells = [
            f"{asked} {1000 * seconds(question, arguments.most):.0f} ms {megabytes(question, arguments.most):.0f} MB"
            for asked, question in questions(view).items()
        ]
        print(f"{name}: {'; '.join(cells)}")
        print(
            f"  {at.options} hand {view.deck.text(at.hand)}; table {view.deck.text(at.table)}; {len(at.builds)} builds",
            flush=True,
        )


if __name__ == "__main__":
    main()
