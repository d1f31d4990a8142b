"""Positions of the Casino family from plain data (casino.md, section 6), and their completion."""

from virado.cards import Card, CardSet, Seat
from virado.cases.validation import Plain, bad, by_number, card_twice, cards, integer, items, mapping, truth
from virado.games.casino.notation import card_set, deck_of, names
from virado.games.casino.rules.groups import ACE_HIGH, partition
from virado.games.casino.rules.scoring import LARGE_SWEEP, log_sweep
from virado.games.casino.rules.state import (
    LARGE,
    MAX_SWEEPS,
    NOBODY,
    ORDINARY,
    SMALL,
    SWEEPS_BY_SIZE,
    CasinoConfig,
    CasinoState,
    build_facts,
)
from virado.games.casino.rules.stealing import lay_in_order, lay_on_top
from virado.kernel.bits import count

KEYS = (
    "hands",
    "loose",
    "builds",
    "to_act",
    "known",
    "piles",
    "tops",
    "sweeps",
    "scores",
    "dealer",
    "deal",
    "round",
    "stock",
    "last_capturer",
    "plays",
    "extra_deal",
    "turns_owed",
    "oranges",
    "false_calls",
)
BUILD_KEYS = ("cards", "value", "owner", "keeper", "kind")


class Position:
    """A partially listed position.

    `s` holds everything that is listed and is empty otherwise. `hand_sizes` and `pile_sizes` hold the number of cards
    of each listed hand and pile, which may be listed without the cards. `given` holds the plain data.
    """

    def __init__(self, o: CasinoConfig, data: Plain, path: str = "position") -> None:
        self.o = o
        self.path = path
        self.given = mapping(data, path, KEYS)
        self.deck = deck_of(o)
        self.s = s = empty_state(o)
        self.used_cards: CardSet = 0
        self.hand_sizes: dict[Seat, int] = {}
        self.pile_sizes: dict[int, int] = {}
        self.pile_orders: dict[int, list[Card]] = {}
        """Cards of each pile with a listed order, the top card last."""
        self.stock: list[Card] | int | None = None
        self._read_table()
        self._read_hands()
        self._read_piles()
        self._read_stock()
        self._read_course()
        s.known[: s.players] = self._known()
        s.turn = self._to_act()

    # ------------------------------------------------------------------ reading
    def _take(self, value: Plain, path: str) -> CardSet:
        """Return the listed cards as a set, and record their use.

        Raises OptionsError if another part contains any of them.
        """
        taken = card_set(cards(self.deck, value, path))
        if taken & self.used_cards:
            raise card_twice(self.deck, taken & self.used_cards, path)
        self.used_cards |= taken
        return taken

    def _read_table(self) -> None:
        s = self.s
        s.loose = self._take(self.given.get("loose", []), f"{self.path}.loose")
        builds = items(self.given.get("builds", []), f"{self.path}.builds")
        if len(builds) > len(s.build_cards):
            raise bad(f"{self.path}.builds", "casino-too-many-builds", limit=len(s.build_cards))
        for place, build in enumerate(builds):
            self._read_build(place, build, f"{self.path}.builds[{place}]")
        s.builds = len(builds)

    def _read_build(self, place: int, data: Plain, path: str) -> None:
        s, o = self.s, self.o
        build = mapping(data, path, BUILD_KEYS)
        for key in ("cards", "value", "owner"):
            if key not in build:
                raise bad(path, "casino-missing", part=key)
        value = integer(build["value"], f"{path}.value", 1, ACE_HIGH)
        owner = integer(build["owner"], f"{path}.owner", 0, s.players - 1)
        keeper = integer(build.get("keeper", owner), f"{path}.keeper", 0, s.players - 1)
        sets = [
            self._take(group, f"{path}.cards[{i}]")
            for i, group in enumerate(items(build["cards"], f"{path}.cards"))
        ]
        for i, group in enumerate(sets):
            if not group or not partition(o, group, value):
                raise bad(f"{path}.cards[{i}]", "casino-no-group", cards=names(o, group), value=value)
        together = sum(sets)
        if count(together) < 2:
            raise bad(f"{path}.cards", "casino-build-of-one-card")
        kind = "multiple" if len(sets) > 1 else "single"
        if build.get("kind", kind) != kind:
            raise bad(f"{path}.kind", "casino-wrong-kind", number=len(sets))
        s.build_cards[place] = together
        s.build_info[place] = build_facts(value, owner, keeper, int(len(sets) > 1))

    def _read_hands(self) -> None:
        path = f"{self.path}.hands"
        for seat, hand in by_number(self.given.get("hands", {}), path, self.s.players).items():
            if isinstance(hand, int):
                self.hand_sizes[seat] = integer(hand, f"{path}.{seat}", 0, self.o.cards)
            else:
                self.s.hands[seat] = self._take(hand, f"{path}.{seat}")
                self.hand_sizes[seat] = count(self.s.hands[seat])

    def _read_piles(self) -> None:
        path = f"{self.path}.piles"
        for side, pile in by_number(self.given.get("piles", {}), path, self.s.sides).items():
            if isinstance(pile, int):
                self.pile_sizes[side] = integer(pile, f"{path}.{side}", 0, self.o.cards)
            else:
                self.s.piles[side] = self._take(pile, f"{path}.{side}")
                self.pile_sizes[side] = count(self.s.piles[side])
                self.pile_orders[side] = cards(self.deck, pile, f"{path}.{side}")
        path = f"{self.path}.tops"
        if "tops" in self.given and not self.o.stealing:
            raise bad(path, "casino-no-stealing")
        for side, top in by_number(self.given.get("tops", {}), path, self.s.sides).items():
            if top is not None:
                self._read_top(side, top, f"{path}.{side}")

    def _read_top(self, side: int, name: Plain, path: str) -> None:
        (top,) = cards(self.deck, [name], path)
        listed = self.pile_orders.get(side, [])
        if top in listed:
            listed.remove(top)
        else:
            self.s.piles[side] |= self._take([name], path)
        if count(self.s.piles[side]) > self.pile_sizes.get(side, self.o.cards):
            raise bad(path, "casino-top-not-in-pile", cards=(self.deck.names[top],))
        self.pile_orders[side] = [*listed, top]

    def _read_stock(self) -> None:
        stock = self.given.get("stock")
        path = f"{self.path}.stock"
        if isinstance(stock, int):
            self.stock = integer(stock, path, 0, self.o.cards)
        elif stock is not None:
            self.stock = cards(self.deck, stock, path)
            self._take(stock, path)

    def _read_course(self) -> None:
        s, given, path = self.s, self.given, self.path
        s.dealer = integer(given.get("dealer", s.players - 1), f"{path}.dealer", 0, s.players - 1)
        s.deal = integer(given.get("deal", 1), f"{path}.deal", 1)
        s.round = integer(given.get("round", 1), f"{path}.round", 1, len(round_stocks(self.o)))
        s.extra_deal = int(truth(given.get("extra_deal", False), f"{path}.extra_deal"))
        s.turns_owed = integer(given.get("turns_owed", 0), f"{path}.turns_owed", 0, 1)
        s.plays = integer(given.get("plays", 0), f"{path}.plays", 0, self.o.cards)
        capturer = given.get("last_capturer")
        s.last_capturer = (
            NOBODY if capturer is None else integer(capturer, f"{path}.last_capturer", 0, s.players - 1)
        )
        for name, numbers in (("scores", s.scores), ("oranges", s.oranges), ("false_calls", s.false_calls)):
            least = 0 if name != "scores" else -(10**6)
            for side, number in by_number(given.get(name, {}), f"{path}.{name}", s.sides).items():
                numbers[side] = integer(number, f"{path}.{name}.{side}", least, 10**6)
        read_sweeps(s, self.o, given.get("sweeps", {}), f"{path}.sweeps")

    def _known(self) -> list[int]:
        path = f"{self.path}.known"
        found = [0] * self.s.players
        for seat, values in by_number(self.given.get("known", {}), path, self.s.players).items():
            for i, value in enumerate(items(values, f"{path}.{seat}")):
                found[seat] |= 1 << integer(value, f"{path}.{seat}[{i}]", 1, ACE_HIGH)
        return found

    def _to_act(self) -> Seat:
        path = f"{self.path}.to_act"
        first = (self.s.dealer + 1) % self.s.players
        listed: Plain = self.given.get("to_act", first)
        if isinstance(listed, list):
            listed = items(listed, path, 1)[0]  # a view lists several seats to act
        seat = integer(listed, path, 0, self.s.players - 1)
        if self.hand_sizes.get(seat) == 0:
            raise bad(path, "casino-no-card-to-play", seat=seat)
        return seat

    def listed_state(self) -> CasinoState:
        """Return the state with only the listed cards.

        Unused cards become the stock, so that the deal can continue.
        """
        s, o = self.s, self.o
        if self.stock is None:
            free = [card for card in range(o.cards) if not self.used_cards >> card & 1]
            size = next(size for size in round_stocks(o) if size <= len(free))
            stock = free[len(free) - size :]
        else:
            stock = self.stock if isinstance(self.stock, list) else []
        put_stock(s, o, stock)
        self.stack_piles()
        return s

    def stack_piles(self) -> None:
        """Put the cards of each pile in order, with the listed cards on top (C-27)."""
        if not self.o.stealing:
            return
        for side in range(self.s.sides):
            order = self.pile_orders.get(side, [])
            lay_in_order(self.s, side, self.s.piles[side] & ~card_set(order))
            for card in order:
                lay_on_top(self.s, side, card)


def empty_state(o: CasinoConfig) -> CasinoState:
    """Return an empty state for the seats and sides of a config; the last seat is the dealer."""
    s = CasinoState(players=o.players, sides=2 if o.teams else o.players, dealer=o.players - 1)
    s.last_capturer = NOBODY
    return s


def put_stock(s: CasinoState, o: CasinoConfig, stock: list[Card]) -> None:
    """Make these cards the stock, top card first. The order of the cards dealt before is lost."""
    size = len(stock)
    s.stock = [NOBODY] * (o.cards - size) + stock + [0] * (len(s.stock) - o.cards)
    s.stock_next = o.cards - size
    s.stock_end = o.cards


def round_stocks(o: CasinoConfig) -> list[int]:
    """Return the number of cards left in the stock after dealing each round (C-3)."""
    left = o.cards - o.table_size
    sizes: list[int] = []
    while left:
        left = max(0, left - o.players * o.hand_size)
        sizes.append(left)
    return sizes


def read_sweeps(
    s: CasinoState, o: CasinoConfig, data: Plain, path: str, order: list[int] | None = None
) -> None:
    """Record the sweeps listed by side.

    The data is the number of sweeps. If sweeps score by size, it is the number of table cards of each sweep.
    """
    left: dict[int, list[int]] = {}
    for side, listed in by_number(data, path, s.sides).items():
        if isinstance(listed, list | tuple) or o.sweeps == SWEEPS_BY_SIZE:
            sizes = [
                integer(size, f"{path}.{side}[{i}]", 1, o.cards)
                for i, size in enumerate(items(listed or [], f"{path}.{side}"))
            ]
        else:
            sizes = [1] * integer(listed, f"{path}.{side}", 0, MAX_SWEEPS)
        left[side] = sizes
    sides = [side for side, sizes in left.items() for _ in sizes] if order is None else order
    if (
        sorted(sides) != sorted(side for side, sizes in left.items() for _ in sizes)
        or len(sides) > MAX_SWEEPS
    ):
        raise bad(path, "casino-sweep-order")
    for side in sides:
        size = left[side].pop(0)
        kind = ORDINARY if o.sweeps != SWEEPS_BY_SIZE else LARGE if size >= LARGE_SWEEP else SMALL
        log_sweep(s, o, side, kind)
