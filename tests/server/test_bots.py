"""Bots at a table: the fallback player, concurrent searches, and the information in their timing."""

import asyncio
import random
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any, get_args

import pytest

from tests.random_play import random_choice
from tests.server.clients import connect_guest, run, serving
from tests.server.sample_database import make_table
from tests.session.test_secrecy import FAMILIES, Dealt, other_deal
from tests.waiting import until
from virado.bots.catalogue import bot as real_bot
from virado.bots.contract import DEFAULT_BUDGET, DEFAULT_RNG, Analysis, Bot, Budget, Candidate, Rng
from virado.games.messages import PUBLIC
from virado.games.variant import Variant
from virado.match import Match
from virado.packs import shuffle_cards
from virado.server.fair_pool import Share
from virado.server.runtime import SystemRuntime
from virado.server.tables import bot_pool
from virado.server.tables.bot_delays import BotDelays, compute_answer_time, find_slowest
from virado.server.tables.bot_pool import MIN_SEARCH_S, SEARCH_S, BotPool
from virado.server.tables.seated_bots import LOGGER
from virado.server.tables.snapshots import make_table_state
from virado.server.wire import Pace
from virado.view import AnyView


class SlowBot(Bot):
    """A bot that needs preparation, and then searches until the test opens its gate."""

    def __init__(self) -> None:
        self.name = "slow"
        self.prepared: list[str] = []
        self.budgets: list[float] = []
        self.at_once = 0
        self.most_at_once = 0
        self.gate = threading.Event()
        self._lock = threading.Lock()

    def is_ready(self, variant: Variant) -> bool:
        return str(variant) in self.prepared

    def prepare(self, variant: Variant) -> None:
        self.prepared.append(str(variant))

    def stand_in(self, variant: Variant) -> Bot:
        return real_bot("greedy")

    def think(
        self, view: AnyView, budget: Budget = DEFAULT_BUDGET, cancel: Any = None, rng: Rng = DEFAULT_RNG
    ) -> Analysis:
        with self._lock:
            self.at_once += 1
            self.most_at_once = max(self.most_at_once, self.at_once)
            self.budgets.append(budget.seconds or 0.0)
        self.gate.wait()
        with self._lock:
            self.at_once -= 1
        return Analysis((Candidate(view.legal(limit=1)[0], 0.0, 0.0, "points", ()),))


SHARE = Share("rosa", "table")


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> SlowBot:
    player = SlowBot()

    def named(_name: str) -> SlowBot:
        return player

    monkeypatch.setattr(bot_pool, "bot", named)
    return player


def in_loop(test: Callable[[BotPool], Any], threads: int = 2) -> None:
    async def inside() -> None:
        thinkers = BotPool(threads)
        try:
            await test(thinkers)
        finally:
            await thinkers.close()

    run(inside())


def view_of(slug: str) -> AnyView:
    match = Match(slug, seed=1)
    return match.view(match.to_act[0])


def test_a_fallback_player_moves_until_the_kernels_are_compiled_and_loaded(
    slow: SlowBot, monkeypatch: pytest.MonkeyPatch
):
    compiled: list[tuple[str, str]] = []
    allowed = asyncio.Event()

    async def compile_apart(level: str, variant: str) -> None:
        compiled.append((level, variant))
        await allowed.wait()

    monkeypatch.setattr(bot_pool, "compile_in_subprocess", compile_apart)

    async def test(thinkers: BotPool) -> None:
        casino, haitian = view_of("casino"), view_of("royal-haitian")
        slow.gate.set()
        for _ in range(3):
            assert (await thinkers.search(casino, "expert", Rng(1), SHARE)).candidates
            assert (await thinkers.search(haitian, "expert", Rng(1), SHARE)).candidates
        assert slow.budgets == []
        assert thinkers.unprepared_count == 2
        assert compiled == [("expert", "casino")]
        allowed.set()
        await until(lambda: not thinkers.unprepared_count)
        assert compiled == [("expert", "casino")], "a family's kernels are compiled once"
        assert sorted(slow.prepared) == ["casino", "royal-haitian"]
        await thinkers.search(casino, "expert", Rng(1), SHARE)
        assert len(slow.budgets) == 1

    in_loop(test)


def test_requested_bots_are_prepared_first(slow: SlowBot, monkeypatch: pytest.MonkeyPatch):
    allowed = asyncio.Event()

    async def compile_apart(_level: str, _variant: str) -> None:
        await allowed.wait()

    monkeypatch.setattr(bot_pool, "compile_in_subprocess", compile_apart)

    async def test(thinkers: BotPool) -> None:
        thinkers.prepare_families()
        await asyncio.sleep(0)
        thinkers.get_ready_bot(view_of("hazari").variant, "expert")
        allowed.set()
        await until(lambda: not thinkers.unprepared_count)
        assert slow.prepared[:2] == ["casino", "hazari"]
        assert len(slow.prepared) == 4

    in_loop(test)


def test_searches_queue_for_a_thread_and_get_shorter_under_load(slow: SlowBot):
    async def test(thinkers: BotPool) -> None:
        view = view_of("casino")
        slow.prepared.append("casino")
        thoughts = [asyncio.create_task(thinkers.search(view, "expert", Rng(1), SHARE)) for _ in range(40)]
        await until(lambda: slow.at_once == 2)
        assert thinkers.waiting == 40
        slow.gate.set()
        await asyncio.gather(*thoughts)
        assert slow.most_at_once == 2
        assert min(slow.budgets) == MIN_SEARCH_S
        await thinkers.search(view, "expert", Rng(1), SHARE)
        assert slow.budgets[-1] == SEARCH_S

    in_loop(test)


# ---------------------------------------------------------------------- timing
def test_a_search_within_the_delay_is_not_noticeable():
    assert {compute_answer_time(5.0, 0.7, 5.0 + thought / 100, 0.25) for thought in range(70)} == {5.7}


def test_longer_searches_end_in_whole_steps():
    for thought in range(71, 400):
        at = compute_answer_time(5.0, 0.7, 5.0 + thought / 100, 0.25)
        steps = (at - 5.7) / 0.25
        assert at >= 5.0 + thought / 100
        assert abs(steps - round(steps)) < 1e-9


def test_bots_play_at_the_slowest_pace_that_anybody_prefers():
    assert find_slowest([]) == "normal"
    assert find_slowest(["quick", "normal"]) == "normal"
    assert find_slowest(["quick", "slow", "normal"]) == "slow"
    assert find_slowest(["quick"]) == "quick"
    usual = BotDelays()
    assert usual.scale("normal") == usual
    assert usual.scale("quick").high < usual.low
    assert usual.scale("slow").low > usual.high
    assert {usual.scale(pace).call for pace in get_args(Pace)} == {usual.call}
    assert BotDelays.from_bounds(0, 0).scale("slow") == BotDelays.from_bounds(0, 0)


def test_only_people_with_a_seat_set_the_pace_of_bots(tmp_path: Path):
    asked: list[tuple[float, float]] = []

    class Unhurried(SystemRuntime):
        def draw_delay(self, low: float, high: float) -> float:
            asked.append((round(low, 3), round(high, 3)))
            return 0.0

    async def test() -> None:
        async with (
            serving(tmp_path, world=Unhurried(), bot_pause=(0.01, 0.02)) as (_, address),
            connect_guest(address, "Rosa") as rosa,
            connect_guest(address, "Tom") as tom,
        ):
            table = (await rosa.request("create", variant="casino", sit=0, bots={"1": "greedy"}, start=True))[
                "id"
            ]
            await rosa.watch(table, 0)
            refused = await tom.ask("pace", table=table, pace="slow")
            assert refused["code"] == "not-your-seat"
            await rosa.request("pace", table=table, pace="slow")
            asked.clear()
            await rosa.play_on(table, 0, 3)
            assert set(asked) == {(0.025, 0.05)}
            await rosa.request("pace", table=table, pace="quick")
            asked.clear()
            await rosa.play_on(table, 0, 3)
            assert (0.003, 0.006) in asked

    run(test())


def test_without_delays_a_bot_acts_when_its_search_ends():
    assert BotDelays.from_bounds(0, 0) == (0, 0, 0, 0)
    assert compute_answer_time(5.0, 0, 5.123, 0) == 5.123


@pytest.mark.parametrize("slug", FAMILIES)
def test_the_choice_of_seats_asked_for_calls_does_not_depend_on_hidden_cards(slug: str):
    """Check that the choice of the seats asked for a call does not depend on hidden cards.

    A bot that is asked for a call delays the match, so others could observe the choice.
    """
    rng = random.Random(slug)
    compared = 0
    for number in range(25):
        first = Dealt(slug, shuffle_cards(Match(slug, seed=1).deck.full, number, 3))
        for _ in range(rng.randrange(4 if slug == "hazari" else 14)):  # the fourth move ends a deal of Hazari
            if first.played.over or len(first.played.chance) > 1:
                break
            seat = rng.choice(first.played.to_act)
            first.play(seat, random_choice(first.view(seat), rng))
        if first.played.over or len(first.played.chance) > 1:
            continue
        other = other_deal(first, PUBLIC, rng)
        if other is not None and len(other.played.chance) == 1:
            seats = range(first.variant.players)
            assert [other.played.may_call(seat) for seat in seats] == [
                first.played.may_call(seat) for seat in seats
            ]
            assert other.played.to_act == first.played.to_act
            compared += 1
    assert compared > 8


class WatchedWorld(SystemRuntime):
    """A runtime that records the bounds of all delays drawn."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[tuple[float, float]] = []

    def draw_delay(self, low: float, high: float) -> float:
        self.asked.append((low, high))
        return 0.0


def test_the_delay_of_a_bot_depends_only_on_the_bounds(tmp_path: Path):
    world = WatchedWorld()

    async def test() -> None:
        async with (
            serving(tmp_path, world=world, bot_pause=(0.001, 0.002)) as (_, address),
            connect_guest(address, "Rosa") as rosa,
        ):
            bots = {"1": "greedy", "2": "greedy"}
            table = (await rosa.request("create", variant="tuxedo(players=3)", bots=bots, sit=0, start=True))[
                "id"
            ]
            await rosa.request("watch", table=table, seat=0)
            await rosa.play_on(table, 0, 4)

    run(test())
    assert len(world.asked) >= 6
    assert set(world.asked) == {(0.001, 0.002)}


class FailingBot(Bot):
    """A bot that fails in every search and call."""

    def __init__(self) -> None:
        self.name = "failing"
        self.asked = 0

    def is_ready(self, variant: Variant) -> bool:
        return True

    def think(self, *_: Any, **__: Any) -> Analysis:
        self.asked += 1
        raise ArithmeticError("the king of spades")

    def call(self, *_: Any, **__: Any) -> Any:
        self.asked += 1
        raise ArithmeticError("the king of spades")


def test_the_table_tells_which_level_moves_until_a_bot_is_ready(
    tmp_path: Path, slow: SlowBot, monkeypatch: pytest.MonkeyPatch
):
    allowed = asyncio.Event()
    slow.name = "expert"
    slow.gate.set()

    async def compile_apart(_level: str, _variant: str) -> None:
        await allowed.wait()

    monkeypatch.setattr(bot_pool, "compile_in_subprocess", compile_apart)

    async def test() -> None:
        async with serving(tmp_path) as (_, address), connect_guest(address, "Rosa") as rosa:
            made = {"variant": "kaszino-kirschner", "bots": {"1": "expert"}, "sit": 0, "start": True}
            table = (await rosa.request("create", **made))["id"]
            await rosa.watch(table, 0)
            await rosa.play_on(table, 0, 1)
            await rosa.until(lambda heard: heard["state"]["stand_ins"] == {"1": "greedy"})
            allowed.set()
            await until(lambda: "kaszino-kirschner" in slow.prepared)
            await rosa.play_on(table, 0, 2)
            await rosa.until(lambda heard: heard["state"]["stand_ins"] == {})

    run(test())


def test_no_level_is_told_for_the_seat_of_a_person():
    session = make_table("kaszino-kirschner", "rosa").session
    assert make_table_state(session, "", {0: "club", 1: "club"}).stand_ins == {1: "club"}


@pytest.mark.parametrize("variant", ["zwanzig-ab(players=2)", "kaszino-kirschner"])
def test_a_failing_bot_does_not_stop_the_match(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, variant: str
):
    player = FailingBot()

    def failures() -> list[BaseException | None]:
        told = [record for record in caplog.records if record.name.startswith(f"{LOGGER}.")]
        return [record.exc_info[1] for record in told if record.exc_info]

    def named(_name: str) -> FailingBot:
        return player

    monkeypatch.setattr(bot_pool, "bot", named)

    async def test() -> None:
        async with serving(tmp_path) as (_, address), connect_guest(address, "Rosa") as rosa:
            table = (await rosa.request("create", variant=variant, bots={"1": "club"}, sit=0, start=True))[
                "id"
            ]
            await rosa.request("watch", table=table, seat=0)
            assert await rosa.play_on(table, 0, 6) == 6
            await until(lambda: len(failures()) >= 5)
        # a failed search is not logged if it was obsolete or the server was shutting down
        assert len(failures()) <= player.asked
        assert {type(error) for error in failures()} == {ArithmeticError}

    run(test())
