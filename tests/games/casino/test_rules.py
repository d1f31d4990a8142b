"""Casino matches played by the rules and by a plain model, and by compiled rules."""

import random
from typing import Any

import msgspec
import numpy as np
import pytest

from tests.games.casino.model import Act, Model
from tests.games.casino.states import pile_order
from virado.cards import members
from virado.games.casino.options import PRESETS, CasinoOptions, Points
from virado.games.casino.rules import RULES
from virado.games.casino.rules.config import deck_of, make_config
from virado.games.casino.rules.state import (
    BUILD,
    CAPTURE,
    NOBODY,
    CasinoConfig,
    CasinoState,
    CasinoWorkspace,
    build_how,
    builds_taken,
    calls_orange,
    capture_how,
    for_partner,
    is_multiple,
    keeper_of,
    kind_of,
    move_target,
    move_value,
    owner_of,
    value_of,
)
from virado.games.casino.rules.stealing import stealable
from virado.games.contract import Packed
from virado.kernel.playout import make_random_play
from virado.packs import shuffle_cards
from virado.refusal import OptionsError

LARGEST_TABLE = 6
"""Maximum number of loose cards for which the plain model lists moves, because it tries every set."""

TABLES = [
    ("casino", 2, False),
    ("casino", 4, True),
    ("casino-royal", 3, False),
    ("royal-north-american-sweeps", 2, False),
    ("royal-dominican", 2, False),
    ("royal-dominican-no-cancel", 3, False),
    ("royal-dominican-partner-build", 4, True),
    ("royal-soto", 2, False),
    ("royal-haitian", 4, True),
    ("tuxedo", 2, False),
    ("tuxedo", 3, False),
    ("tuxedo", 4, False),
    ("tuxedo", 5, False),
    ("tuxedo", 6, False),
    ("kaszino-kirschner", 2, False),
    ("kaszino-ulmann", 2, False),
    ("kaszino-nagykonyv", 2, False),
    ("nordic-royal", 2, False),
    ("casino-southern-african", 2, False),
    ("casino-southern-african", 3, False),
    ("casino-southern-african", 4, True),
]


# ---------------------------------------------------------------------- comparison with the model
class Pair:
    """A match played twice: by the rules and by the model."""

    def __init__(
        self, options: CasinoOptions, players: int, teams: bool, seed: int, scores: list[int]
    ) -> None:
        self.deck = deck_of(options)
        self.o = make_config(options, players, teams)
        self.seed = seed
        self.packs = 0
        sides = 2 if self.o.teams else players
        self.model = Model(options, players, bool(self.o.teams), players - 1, scores[:sides])
        self.s = CasinoState(players=players, sides=sides, dealer=players - 1)
        self.s.scores[:sides] = scores[:sides]
        RULES.setup(self.s, self.o)
        self.deal()

    def deal(self) -> None:
        while RULES.cards_to_shuffle(self.s, self.o):
            self.packs += 1
            pack = shuffle_cards(self.deck.full, self.seed, self.packs)
            RULES.supply(self.s, self.o, pack)
            self.model.deal([self.deck.names[card] for card in pack])

    def cards(self, cards: int) -> frozenset[str]:
        return frozenset(self.deck.names[card] for card in members(cards))

    def act(self, move: Packed) -> Act:
        played, loose, how = move
        if kind_of(how) == CAPTURE:
            builds = frozenset(self.cards(self.s.build_cards[place]) for place in members(builds_taken(how)))
            return Act("capture", self.cards(played), self.cards(loose), builds)
        if kind_of(how) == BUILD:
            place = move_target(how)
            onto = None if place == NOBODY else self.cards(self.s.build_cards[place])
            partner = bool(for_partner(how))
            return Act(
                "build", self.cards(played), self.cards(loose), frozenset(), move_value(how), onto, partner
            )
        return Act("trail", self.cards(played))

    def moves(self) -> list[Packed]:
        moves: list[Packed] = []
        assert RULES.moves(self.s, self.o, CasinoWorkspace(), self.s.turn, moves) == len(moves)
        return moves

    def play(self, move: Packed) -> None:
        act = self.act(move)
        if calls_orange(move[2]):
            self.model.oranges[self.model.side(self.s.turn)] += 1
        self.model.play(act)
        RULES.apply(self.s, self.o, self.s.turn, *move)

    def check_same(self) -> None:
        s, model = self.s, self.model
        assert bool(s.over) == (model.winner is not None)
        assert bool(s.pack_wanted) == (model.waiting and model.winner is None)
        if s.scored:
            assert s.deal_points[: s.sides] == model.points
        assert s.scores[: s.sides] == model.scores
        if s.over:
            assert s.winners == 1 << model.winner  # type: ignore[operator]
            return
        if s.pack_wanted:
            assert bool(s.extra_deal) == model.extra
            return
        assert (s.turn, s.turns_owed) == (model.turn, model.owed)
        assert self.cards(s.loose) == model.loose
        assert [self.cards(hand) for hand in s.hands[: s.players]] == model.hands
        assert [self.cards(pile) for pile in s.piles[: s.sides]] == model.piles
        if self.o.stealing:
            names = self.deck.names
            assert [[names[card] for card in pile_order(s, side)] for side in range(s.sides)] == model.orders
        assert [
            (self.cards(s.build_cards[i]), value_of(s.build_info[i]), owner_of(s.build_info[i]))
            for i in range(s.builds)
        ] == [(build.cards, build.value, build.owner) for build in model.builds]
        assert [(keeper_of(s.build_info[i]), is_multiple(s.build_info[i])) for i in range(s.builds)] == [
            (build.keeper, build.multiple) for build in model.builds
        ]
        if self.o.for_partner:
            known = [
                {value for value in range(15) if s.known[seat] >> value & 1} for seat in range(s.players)
            ]
            assert known == model.known

    def check_moves(self, rng: random.Random) -> None:
        """Check that the listed moves, the model's moves and the unrefused moves are the same."""
        s, o = self.s, self.o
        self.model.memo.clear()
        moves = self.moves()
        assert len(set(moves)) == len(moves)
        assert {self.act(move) for move in moves} == self.model.legal()
        legal = set(moves)
        for move in moves:
            assert RULES.refusal(s, o, s.turn, *move) == 0
        hand = list(members(s.hands[s.turn]))
        for _ in range(60):
            played = 1 << rng.choice(hand)
            if rng.random() < 0.3:
                played |= 1 << rng.choice(hand)
            lying = s.loose | stealable(s, o, s.turn)
            loose = lying & rng.getrandbits(52) & rng.getrandbits(52)
            how = capture_how(rng.getrandbits(s.builds) if s.builds else 0, 0)
            if rng.random() < 0.5:
                how = build_how(rng.randrange(16), rng.randrange(-1, s.builds), rng.random() < 0.3)
            move = (played, loose, how)
            assert (RULES.refusal(s, o, s.turn, *move) == 0) == (move in legal), self.act(move)


def play_both(pair: Pair, decisions: int, rng: random.Random, *, looks: int) -> None:
    """Play both at random in lockstep, and compare their moves up to `looks` times."""
    for _ in range(decisions):
        if pair.s.over:
            return
        if looks and pair.s.loose.bit_count() <= LARGEST_TABLE and rng.random() < 0.35:
            looks -= 1
            pair.check_moves(rng)
        moves = pair.moves()
        captures = [move for move in moves if kind_of(move[2]) != 0]
        pair.play(rng.choice(captures if captures and rng.random() < 0.7 else moves))
        pair.check_same()
        pair.deal()
        pair.check_same()


@pytest.mark.parametrize(("slug", "players", "teams"), TABLES)
def test_every_form_agrees_with_the_plain_model(slug: str, players: int, teams: bool):
    options = PRESETS[slug].options
    for seed in range(2):
        rng = random.Random(f"{slug} {players} {seed}")
        scores = [rng.choice((0, options.target - 1, options.target - 3, 19, 17)) for _ in range(players)]
        play_both(Pair(options, players, teams, seed, scores), 150, rng, looks=7)


def random_options(rng: random.Random) -> CasinoOptions:
    """Return a random combination of options, most of them from some preset."""
    rows = [preset.options for preset in PRESETS.values()]
    values = msgspec.structs.asdict(rng.choice(rows))
    for name in rng.sample(sorted(values), 8):
        values[name] = getattr(rng.choice(rows), name)
    if rng.random() < 0.4:
        values["steal_in_builds"] = rng.choice(("none", "own", "any"))
        values["steal_in_captures"] = rng.choice(("none", "equal", "groups"))
        values["pile_top"] = rng.choice(("capturing", "lowest"))
        values["builds_each"] = rng.choice(("any", "one"))
    for name in rng.sample(
        ["owner_may_trail", "same_value_builds", "raise_absorb_loose", "raise_own_build", "double_game"], 2
    ):
        values[name] = rng.random() < 0.5
    if rng.random() < 0.3:
        values["points"] = Points(
            **{name: rng.randrange(4) for name in ("ace", "sweep", "last_capture", "five")}
        )
    return CasinoOptions(**values)


@pytest.mark.parametrize("number", range(24))
def test_random_combinations_of_options_agree_with_the_plain_model(number: int):
    rng = random.Random(f"options {number}")
    while True:
        options, players = random_options(rng), rng.randrange(2, 5)
        try:
            make_config(options, players, True)
        except OptionsError:
            continue
        break
    scores = [rng.choice((0, 0, options.target - 2, 18)) for _ in range(players)]
    play_both(Pair(options, players, rng.random() < 0.7, number, scores), 90, rng, looks=5)


# ---------------------------------------------------------------------- moves left out for search
def up_to_exchange(
    s: CasinoState, o: CasinoConfig, move: Packed
) -> tuple[tuple[int, ...], tuple[int, ...], int, int]:
    """Return a normal form of a move, which is the same for moves that differ only in equivalent cards."""
    played, loose, how = move
    return (
        tuple(sorted(o.equivalents[card] for card in members(played))),
        tuple(sorted(o.equivalents[card] for card in members(loose & s.loose))),
        loose & ~s.loose,
        how,
    )


@pytest.mark.parametrize(("slug", "players", "teams"), TABLES)
def test_search_omits_only_moves_equivalent_to_a_listed_one(slug: str, players: int, teams: bool):
    rng = random.Random(slug)
    pair = Pair(PRESETS[slug].options, players, teams, 11, [0] * players)
    s, o = pair.s, pair.o
    for _ in range(60):
        moves = pair.moves()
        choices: list[Packed] = []
        RULES.choices(s, o, CasinoWorkspace(), s.turn, choices)
        plain = [
            (a, b, capture_how(builds_taken(c), 0) if kind_of(c) == CAPTURE else c) for a, b, c in choices
        ]
        assert set(plain) <= set(moves)
        assert sorted(up_to_exchange(s, o, move) for move in plain) == sorted(
            {up_to_exchange(s, o, move) for move in moves}
        )
        pair.play(rng.choice(moves))
        pair.deal()
        if s.over:
            return


# ---------------------------------------------------------------------- compiled rules
@pytest.mark.parametrize("complete", [True, False])
def test_compiled_and_interpreted_play_agree(complete: bool):
    from virado.kernel.compile import kernel

    play = make_random_play(RULES, complete=complete)
    compiled = kernel(play)
    for slug, players, teams in TABLES:
        o = make_config(PRESETS[slug].options, players, teams)
        fresh = CasinoState(players=players, sides=2 if o.teams else players, dealer=players - 1)
        mirrors = [CasinoState(), fresh]
        rng = [players]
        deals = play(mirrors, [o], [CasinoWorkspace()], [], [0] * 52, rng, 150)
        pool = np.zeros(2, CasinoState.dtype())
        fresh.store(pool, 1)
        configs = np.zeros(1, CasinoConfig.dtype())
        o.store(configs)
        workspaces = np.zeros(1, CasinoWorkspace.dtype())
        words = np.array([players])
        arrays = (pool, configs, workspaces, np.zeros((4096, 3), np.int64), np.zeros(52, np.int64), words)
        assert compiled(*arrays, 150) == deals
        assert CasinoState.load(pool) == mirrors[0]
        assert words[0] == rng[0]


def test_an_overflowing_compiled_list_reports_it_and_holds_only_legal_moves():
    from virado.kernel.compile import kernel

    listing = RULES.moves

    def list_all(pool: Any, configs: Any, workspaces: Any, moves: Any) -> int:
        return listing(pool[0], configs[0], workspaces[0], 0, moves)

    o = make_config(PRESETS["royal-north-american"].options, 2, False)
    s = CasinoState(players=2, sides=2, dealer=1, last_capturer=NOBODY)
    s.loose = (1 << 20) - 1
    s.hands[:2] = [0b1100 << 36 | 0b11 << 28, 1 << 51]
    pool = np.zeros(1, CasinoState.dtype())
    s.store(pool)
    configs = np.zeros(1, CasinoConfig.dtype())
    o.store(configs)
    moves = np.zeros((6000, 3), np.int64)
    number = kernel(list_all)(pool, configs, np.zeros(1, CasinoWorkspace.dtype()), moves)
    assert number > len(moves)
    for move in moves[::50].tolist():
        assert RULES.refusal(s, o, 0, *move) == 0
