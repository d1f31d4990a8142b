"""Custom bots run in separate processes, receive only a view, and cannot do harm."""

import os
import random
from collections.abc import Callable, Generator
from contextlib import contextmanager

import pytest

from tests.random_play import random_choice
from tests.worlds import another_world
from virado.bots.catalogue import bot
from virado.bots.contract import DEFAULT_BUDGET, Rng
from virado.bots.custom import registry
from virado.bots.custom.agent import AgentBot, AgentRequest
from virado.bots.custom.function import FunctionBot
from virado.games.messages import Call
from virado.match import Match
from virado.refusal import OptionsError, RefusedError
from virado.view import AnyView

AGENTS = "tests.bots.custom_agents"
SHORT_S, LONG_S = 0.5, 60.0
VARIANTS = ("royal-dominican", "raub", "zwanzig-ab", "hazari")


@contextmanager
def agent(name: str, limit: float = LONG_S) -> Generator[AgentBot]:
    made = AgentBot(f"{AGENTS}:{name}", name, limit)
    try:
        yield made
    finally:
        made.close()


def refused(action: Callable[[], object]) -> RefusedError:
    with pytest.raises(RefusedError) as found:
        action()
    return found.value


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_custom_bot_plays_the_same_moves_in_its_process(variant: str):
    from tests.bots.custom_agents import Taker

    match = Match(variant, seed=3)
    rng = random.Random(3)
    here = FunctionBot(Taker())
    with agent("Taker") as there:
        for _ in range(8):
            seat = match.to_act[0]
            view = match.view(seat)
            assert there.choose(view) == here.choose(view)
            match.play(seat, random_choice(view, rng))


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_process_of_a_bot_gets_no_hidden_information(variant: str):
    rng = random.Random(variant)
    match = Match(variant, seed=4)
    compared = 0
    for _ in range(3):
        seat = match.to_act[0]
        view = match.view(seat)
        other = another_world(match, seat, rng)
        if other is not None:
            lines = [
                AgentRequest.from_view("move", each.view(seat), DEFAULT_BUDGET, Rng(1)).to_line()
                for each in (match, other)
            ]
            assert other.record() != match.record()
            assert lines[0] == lines[1]
            again = AgentRequest.from_line(lines[0]).view.unpack()
            assert again.to_bytes() == view.to_bytes()
            compared += 1
        match.play(seat, random_choice(view, rng))
    assert compared


def test_a_custom_bot_can_call_out_of_turn():
    match = Match("kaszino-kirschner", seed=5)
    rng = random.Random(5)
    said: set[str] = set()
    with agent("Claimer") as there:
        for _ in range(12):
            seat = match.to_act[0]
            call = there.call(match.view(seat))
            assert call == next(iter(match.view(seat).calls()), None)
            assert call is None or isinstance(call, Call)
            said.add(str(call))
            match.play(seat, random_choice(match.view(seat), rng))
    assert said == {"claim"}


def test_a_failure_is_reported_and_the_bot_may_continue():
    view = Match("casino", seed=1).view(0)
    with agent("breaks") as there:
        error = refused(lambda: there.choose(view))
        assert error.refusal.detail == "bot-failed"
        assert error.facts == {"part": "breaks", "problem": "KeyError: 'no idea'"}
        assert refused(lambda: there.choose(view)).refusal.detail == "bot-failed"
    with agent("cheats") as there:
        error = refused(lambda: there.choose(view))
        assert (error.refusal.detail, error.facts["move"]) == ("bot-illegal", "trail Ax")
        assert error.facts["because"].code == "unparsable"


@pytest.mark.parametrize(("name", "detail"), [("ends", "bot-ended"), ("loops", "bot-too-slow")])
def test_a_process_that_ends_or_hangs_is_replaced(name: str, detail: str):
    view = Match("casino", seed=1).view(0)
    with agent(name) as there:
        for _ in range(2):
            there.limit = LONG_S
            there.check()
            there.limit = SHORT_S if name == "loops" else LONG_S
            assert refused(lambda: there.choose(view)).refusal.detail == detail


def test_a_cancelled_request_to_a_bot_ends():
    view = Match("casino", seed=1).view(0)
    asked = iter([False, False, True])
    with agent("loops") as there:
        there.check()
        error = refused(lambda: there.think(view, cancel=lambda: next(asked)))
        assert error.refusal.detail == "bot-too-slow"


def test_secrets_of_a_server_are_not_in_its_environment(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("VIRADO_DATABASE", "postgresql://name:password@host")
    view = Match("casino", seed=1).view(0)
    made = AgentBot("os:environ.__getitem__", "peeps")
    try:
        error = refused(lambda: made.choose(view))
    finally:
        made.close()
    assert error.refusal.detail == "bot-failed"
    assert "password" in os.environ["VIRADO_DATABASE"]
    assert "password" not in str(error)


# ---------------------------------------------------------------------- names
@pytest.mark.parametrize(
    "text",
    [
        "",
        "tests:first",
        "=tests:first",
        "a,b=c:d",
        "a:b=c:d",
        "x" * 25 + "=a:b",
        "a=",
    ],
)
def test_invalid_names_and_specifications_are_refused(text: str):
    assert refused(lambda: registry.parse_bot_spec(text)).refusal.detail == "bot-brought"


@pytest.mark.parametrize("name", ["club", "Club", "random", "dial", "fit", "beginner"])
def test_a_name_of_a_bot_of_virado_is_taken(name: str):
    error = refused(lambda: registry.parse_bot_spec(f"{name}=tests:first"))
    assert (error.refusal.detail, error.facts) == ("bot-name-taken", {"part": name})


def test_two_bots_have_two_names():
    error = refused(lambda: registry.parse_bot_specs(["x=tests:first", "y=tests:first", "x=tests:last"]))
    assert error.refusal.detail == "bot-name-taken"


def test_a_file_without_the_name_of_a_function_is_refused():
    error = refused(lambda: registry.parse_bot_spec("x=bots.py"))
    assert (error.refusal.detail, error.facts) == ("bot-without-name", {"part": "bots.py"})


def test_a_traceback_has_the_lines_of_the_bot_only(capfd: pytest.CaptureFixture[str]):
    view = Match("casino", seed=1).view(0)
    with agent("breaks") as there:
        refused(lambda: there.choose(view))
    told = capfd.readouterr().err
    assert told.startswith("breaks: Traceback")
    assert told.count("File ") == 1
    assert "KeyError: 'no idea'" in told


@pytest.mark.parametrize(("name", "detail"), [("cheats", "bot-illegal"), ("nothing", "bot-no-move")])
def test_an_impossible_move_has_a_sentence_and_no_traceback(
    capfd: pytest.CaptureFixture[str], name: str, detail: str
):
    view = Match("casino", seed=1).view(0)
    with agent(name) as there:
        assert refused(lambda: there.choose(view)).refusal.detail == detail
    assert capfd.readouterr().err == ""


def test_a_bot_that_cannot_be_created_is_refused_immediately():
    for what in (f"{AGENTS}:nobody", f"{AGENTS}:NotThere", "no.such.module:X", "os:sep"):
        error = refused(lambda what=what: registry.make_custom_bot("mine", what))
        assert error.refusal.detail in ("bot-failed", "bot-ended")
        assert error.facts["part"] == "mine"
    assert (
        refused(lambda: registry.make_custom_bot("mine", "cmd:no-such-program")).refusal.detail
        == "no-such-program"
    )


def test_a_registered_bot_is_found_by_its_name():
    own = FunctionBot(lambda view: view.legal(1)[0], "rosa")
    registry.register_bot(own)
    try:
        assert bot("rosa") is own
        assert registry.custom_bot_names() == ("rosa",)
    finally:
        registry.unregister_bot("rosa")
    assert refused(lambda: bot("rosa")).refusal.detail == "no-such-bot"


def test_three_consecutive_failures_suspend_a_bot(monkeypatch: pytest.MonkeyPatch):
    asked: list[AnyView] = []

    def fails(view: AnyView) -> str:
        asked.append(view)
        raise OptionsError("bot-failed", "", part="mine", problem="")

    now = [100.0]
    monkeypatch.setattr(registry.time, "monotonic", lambda: now[0])
    view = Match("casino", seed=1).view(0)
    resting = registry.CircuitBreakerBot(FunctionBot(fails, "mine"))
    details = [refused(lambda: resting.choose(view)).refusal.detail for _ in range(5)]
    assert details == ["bot-failed"] * 3 + ["bot-rests"] * 2
    assert len(asked) == 3
    now[0] += registry.REST_S
    assert refused(lambda: resting.choose(view)).refusal.detail == "bot-failed"
