"""The contract of the wire: every route is declared, and every answer matches its schema."""

import asyncio
import json
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec
import pytest
from aiohttp import ClientSession, CookieJar, web

from tests.server.clients import Client, connect_guest, run, serving
from tests.server.schema_checks import WIRE, check, faults
from virado.server import static_files, wire
from virado.server.app import application
from virado.server.bootstrap import open_server
from virado.server.connections.chat_requests import ChatRequests
from virado.server.connections.code_requests import CodeRequests
from virado.server.connections.dispatch import Dispatcher
from virado.server.connections.position_requests import PositionRequests
from virado.server.connections.table_requests import TableRequests
from virado.server.device_page import DevicePage
from virado.server.helpers.registry import every_route
from virado.server.logs import make_logger
from virado.server.pictures.routes import Pictures
from virado.server.rules_routes import RulesPages
from virado.server.saved_tables import save_table
from virado.server.settings import Settings
from virado.server.wire.request_results import REQUEST_RESULTS

REQUESTS = {str(kind.__struct_config__.tag): answer for kind, answer in REQUEST_RESULTS.items()}
ONE_OF_EACH = {
    "casino-royal(players=2)": 25,
    "raub(players=3)": 25,
    "zwanzig-ab(players=2)": 25,
    "hazari(players=4)": 4,
}
"""Number of moves to play in each variant."""


# ---------------------------------------------------------------------- declared routes and handlers
def _routes(app: web.Application) -> set[tuple[str, str]]:
    """Return the method and path of each route. HEAD is omitted, because aiohttp serves it wherever it serves GET."""
    found = [(route.method, route.resource) for route in app.router.routes()]
    return {
        (method, resource.canonical)
        for method, resource in found
        if resource is not None and method != "HEAD"
    }


def _application(folder: Path) -> web.Application:
    """Return the application of a server that has been opened and closed."""

    async def make() -> web.Application:
        async with open_server(Settings(port=0, data=folder, log="off", prepare_bots=False)) as server:
            return application(server)

    return asyncio.run(make())


def _read_no_name(_table: str, _by: str) -> str:
    return ""


def test_every_route_is_declared_and_every_declared_route_is_served(tmp_path: Path):
    served = _routes(_application(tmp_path))
    files = web.Application()
    files.add_routes(
        [
            *static_files.routes("", _read_no_name),
            *DevicePage(is_offered=True, log=make_logger("off")).routes(),
            *RulesPages(public_url="", is_indexed=True).routes(),
            *Pictures(lambda _: "").routes(),
        ]
    )
    assert served - _routes(files) == {(route.method, route.path) for route in every_route()}


def test_an_undeclared_route_is_detected(tmp_path: Path):
    app = _application(tmp_path)
    app.router.add_get("/api/more", static_files.routes("", _read_no_name)[0].handler)
    assert ("GET", "/api/more") in _routes(app)
    assert ("GET", "/api/more") not in {(route.method, route.path) for route in every_route()}


def test_every_request_has_a_result_type():
    assert {*REQUEST_RESULTS, wire.Hello} == set(get_args(wire.AnyRequest))


def _handlers() -> dict[type[wire.Request], Any]:
    """Return the result type of each request handler, by the type of its request."""
    found: dict[type[wire.Request], Any] = {}
    for kind in (TableRequests, PositionRequests, ChatRequests, CodeRequests, Dispatcher):
        for handler in vars(kind).values():
            hints = get_type_hints(handler) if callable(handler) else {}
            asked = hints.get("request", hints.get("_request"))
            if asked in REQUEST_RESULTS:
                found[asked] = hints["return"]
    return found


@pytest.mark.parametrize("do", sorted(REQUESTS))
def test_handlers_return_the_declared_result_types(do: str):
    kind = next(kind for kind in REQUEST_RESULTS if kind.__struct_config__.tag == do)
    given = _handlers()[kind]
    if do == "evidence":  # the proof is stored as JSON and is checked below
        return
    assert given == (type(None) if REQUEST_RESULTS[kind] is None else REQUEST_RESULTS[kind])


# ---------------------------------------------------------------------- answers and messages
class Asking:
    """An HTTP client that validates every answer against the schema of its route."""

    def __init__(self, http: ClientSession) -> None:
        self.http = http
        self.asked: set[str] = set()

    async def ask(
        self, name: str, body: Any = None, *, query: dict[str, str] | None = None, **path: str
    ) -> Any:
        """Call a route and return its answer."""
        status, said = await self._ask(name, body, query, path)
        assert status == 200, said
        check(WIRE["routes"][name]["answer"], said)
        self.asked.add(name)
        return said

    async def refused(
        self, name: str, body: Any = None, *, query: dict[str, str] | None = None, **path: str
    ) -> str:
        """Call a route that must refuse, and return the code of the refusal."""
        status, said = await self._ask(name, body, query, path)
        check({"$ref": "#/$defs/HttpRefusal"}, said)
        assert WIRE["routes"][name]["refusals"][said["code"]] == status
        return str(said["code"])

    async def _ask(self, name: str, body: Any, query: dict[str, str] | None, path: dict[str, str]) -> Any:
        route = WIRE["routes"][name]
        address = route["path"].format(**path)
        async with self.http.request(route["method"], address, params=query, json=body) as response:
            return response.status, json.loads(await response.read())


@asynccontextmanager
async def asking(address: str) -> AsyncGenerator[Asking]:
    async with ClientSession(address, cookie_jar=CookieJar(unsafe=True)) as http:
        yield Asking(http)


async def _played(client: Client, variant: str, most: int) -> str:
    """Take every seat of a table, play up to `most` moves, and return the id of the table."""
    players = int(variant.partition("players=")[2].partition(")")[0])
    table = (await client.request("create", variant=variant))["id"]
    for seat in range(players):
        await client.request("act", table=table, command={"do": "sit", "seat": seat})
        await client.watch(table, seat)
    await client.request("start", table=table)
    for _ in range(most):
        now = await client.until(lambda now: bool(now["state"]["asked"]) or now["state"]["stage"] == "over")
        if now["state"]["stage"] == "over":
            break
        seat = now["state"]["asked"][0][0]
        legal = await client.request("legal", table=table, seat=seat, limit=3)
        number = len(client.notifications)
        move = legal["moves"][-1]["text"]
        await client.request("act", table=table, command={"do": "play", "seat": seat, "move": move})
        while len(client.notifications) < number + players:
            client.notifications.append(await client.hear())
        check(WIRE["requests"]["legal"]["answer"], {**legal, "moves": legal["moves"][-1:]})
    return str(table)


def _kinds(message: dict[str, Any]) -> frozenset[str]:
    """Return the types of a message, its entries and their events."""
    entries = message.get("entries", ())
    events = [event["type"] for entry in entries for event in entry.get("events", ())]
    return frozenset((message["type"], *(entry["entry"] for entry in entries), *events))


def test_every_http_answer_matches_its_schema(tmp_path: Path):
    async def test() -> None:
        async with serving(tmp_path) as (_, address), asking(address) as http:
            assert await http.refused("me") == "not-signed-in"
            assert await http.refused("guest", {"name": ""}) == "bad-name"
            assert await http.refused("guest", {"name": 7}) == "bad-request"
            assert await http.refused("guest", []) == "bad-request"
            me = await http.ask("guest", {"name": "Rosa"})
            assert await http.ask("me") == me
            assert await http.refused("account", {"account": "Rosa", "password": "short"}) == "bad-password"
            named = await http.ask("account", {"account": "Rosa", "password": "not a word 1"})
            assert (named["person"], named["account"]) == (me["person"], "rosa")
            code = named.pop("recovery")
            async with asking(address) as other:
                assert await other.refused("sign-in", {"account": "Rosa"}) == "wrong-password"
                assert await other.ask("sign-in", {"account": "Rosa", "password": "not a word 1"}) == named
                http.asked |= other.asked
            new = {"account": "Rosa", "password": "not a word 2"}
            assert await http.refused("account", {**new, "old_password": "a guess"}) == "wrong-password"
            assert (await http.ask("account", {**new, "old_password": "not a word 1"}))["recovery"] is None
            assert (await http.ask("prove", {"password": "not a word 2"}))["until"] > 0
            again = {"account": "Rosa", "code": code, "password": "not a word 3"}
            assert (await http.ask("recover", again))["recovery"] not in (code, None)
            assert await http.refused("recover", again) == "wrong-password"
            (here,) = await http.ask("sessions")
            assert here["current"]
            assert await http.ask("end-session", id="nothing") == {}
            assert await http.ask("end-other-sessions") == {}
            assert (await http.ask("token", {}))["token"]

            games = await http.ask("variants", query={"lang": "de"})
            for variant in games["variants"]:
                if variant["slug"] in ("royal-dominican", "raub", "zwanzig-ab", "hazari"):
                    await http.ask("rules", variant=variant["slug"], query={"lang": "fa"})
                    agreement = await http.ask("agreement", variant=f"{variant['slug']}(players=4)")
                    assert agreement["players"] == 4
            for family in games["families"]:
                await http.ask("lesson", subject=family["id"])
                await http.ask("words", family=family["id"], query={"lang": "de"})
                assert await http.ask("leaders", game=family["id"]) == []
            assert await http.refused("rules", variant="bridge") == "bad-options"
            assert await http.refused("agreement", variant="bridge") == "bad-options"
            assert await http.refused("lesson", subject="bridge") == "bad-options"
            assert await http.refused("words", family="bridge") == "bad-options"

            hearts = {"values": {"trump": "h", "tricks": [2, None, 1, 1], "dropped": [False] * 4}}
            series = {"variant": "zwanzig-ab", "deals": [hearts]}
            assert (await http.ask("score", series, query={"lang": "de"}))["series"]["scores"] == [
                16,
                18,
                18,
                18,
            ]
            assert await http.refused("score", {**series, "deals": [{"values": {"x": 1}}]}) == "bad-deal"
            assert await http.refused("score", {"variant": "bridge"}) == "bad-options"

            trick = {"variant": "raub", "values": {"trump": "h", "cards": "As Jh"}}
            assert (await http.ask("ruling", trick, query={"lang": "de"}))["verdict"]["rule"] == "R-18"
            assert await http.refused("ruling", {**trick, "values": {"cards": "x"}}) == "bad-question"
            assert await http.refused("ruling", {"variant": "bridge"}) == "bad-options"

            assert (await http.ask("example", id="first-take"))["moves"]
            assert (await http.ask("judge", id="first-take", query={"move": "9c x Kh"}))["refused"]
            assert (await http.ask("judge", id="first-take", query={"move": "9c x 5s 4h"}))["legal"]
            assert await http.refused("judge", id="first-take", query={"move": "xyzzy"}) == "unparsable"
            assert (await http.ask("judge-pointed", id="first-take", query={"hand": "9c", "table": "5s,4h"}))[
                "legal"
            ]
            assert (await http.ask("judge-pointed", id="first-take", query={"hand": "9c", "table": "Kh"}))[
                "refused"
            ]
            assert (
                await http.refused("judge-pointed", id="first-take", query={"hand": "xyzzy"}) == "unparsable"
            )
            assert await http.refused("judge-pointed", id="first-take", query={"hand": ""}) == "bad-request"
            assert await http.refused("example", id="nothing") == "no-such-example"
            assert (await http.ask("study", id="first-arrangement", query={"groups": "As,Ks"}))["groups"]
            assert await http.refused("study", id="first-take") == "nothing-to-arrange"
            assert (await http.ask("arrangements", id="first-arrangement"))["suggestions"] == []
            assert await http.refused("arrangements", id="first-take") == "nothing-to-arrange"

            profile = await http.ask("profile", {"public": True, "picture": "fish"})
            assert (profile["public"], profile["picture"]) == (True, "fish")
            assert await http.refused("profile", {"picture": "dragon"}) == "bad-request"
            assert (await http.ask("player", person=me["person"]))["picture"] == "fish"
            assert await http.refused("player", person="nobody") == "no-public-page"
            assert await http.ask("report-word", {"seen": "Karo", "suggestion": "Eckstein"}) == {}
            assert await http.refused("report-word", {"seen": ""}) == "bad-request"
            assert await http.refused("report-word", {"seen": "\u202e"}) == "bad-text"

            assert (await http.ask("health"))["ok"]
            assert await http.ask("drop-tokens") == {}
            assert await http.ask("delete-me") == {}
            assert await http.refused("statistics") == "not-signed-in"
            assert await http.ask("sign-out") == {}

            tested_elsewhere = {  # tests/server/test_second_factor.py covers the second factor
                "offer-second-factor",
                "turn-second-factor-on",
                "turn-second-factor-off",
                "export",
                "statistics",
                "matches",
                "add-match",
                "course",
                "companions",
                "replay",
                "replay-of-record",
                "play-on",
            }
            assert (await http.ask("privacy"))["keep_chat_days"] == 30
            assert (await http.ask("device-page"))["offered"]
            of_json = {name for name, route in WIRE["routes"].items() if route["kind"] == "json"}
            # tests/server/test_rights.py covers the routes of the administration
            of_json -= {name for name in of_json if name.startswith("admin-")}
            assert of_json - http.asked == tested_elsewhere

    run(test())


@pytest.mark.parametrize("variant", ONE_OF_EACH)
def test_all_messages_of_a_match_match_the_schema(tmp_path: Path, variant: str):
    async def test() -> None:
        async with serving(tmp_path) as (_, address), connect_guest(address, "Rosa", words=True) as rosa:
            await _played(rosa, variant, ONE_OF_EACH[variant])
            different = {_kinds(message): message for message in rosa.notifications}
            for message in different.values():
                check({"$ref": "#/$defs/Message"}, message)

    run(test())


def test_replays_match_the_schema(tmp_path: Path):
    async def test() -> None:
        async with serving(tmp_path) as (server, address), connect_guest(address, "Rosa", words=True) as rosa:
            table = await _played(rosa, "zwanzig-ab(players=2)", 10_000)
            http = Asking(rosa.http)
            check({"$ref": "#/$defs/Message"}, await rosa.latest())
            for do in ("mine", "ping"):
                check(WIRE["requests"][do]["answer"], await rosa.request(do))
            evidence = await rosa.request("evidence", table=table)
            check(WIRE["requests"]["evidence"]["answer"], evidence)
            replay = await http.ask("replay", table=table, query={"seat": "0", "lang": "de"})
            brought = await http.ask("replay-of-record", evidence, query={"seat": "0"})
            assert len(brought["steps"]) == len(replay["steps"])
            assert await http.refused("replay", table=table, query={"seat": "x"}) == "bad-request"
            assert await http.refused("replay", table="none") == "no-such-table"
            assert await http.refused("replay-of-record", {}) == "bad-record"
            assert (await http.ask("statistics"))["variants"]
            (match,) = (await http.ask("matches"))["matches"]
            assert match["table"]["id"] == table
            assert (await http.ask("matches", query={"stage": "open"}))["matches"] == []
            assert await http.refused("matches", query={"most": "1000"}) == "bad-request"
            assert len((await http.ask("course", query={"game": "zwanzig_ab"}))["points"]) == 1
            assert await http.refused("course") == "bad-request"
            saved = save_table(
                table, rosa.person, server.node.tables[table].secret, await server.store.log(table)
            )
            assert await http.ask("add-match", msgspec.to_builtins(saved)) == {"is_new": False}
            assert await http.refused("add-match", {"id": table}) == "bad-request"
            assert (await http.ask("companions"))["people"] == []
            assert await http.refused("companions", query={"before": "x"}) == "bad-request"
            assert (await http.ask("export"))["results"]
            asked = {"id": "a", "step": 2, "seat": 0, "level": "club"}
            assert (await http.ask("play-on", asked, table=table))["table"] != table
            assert (
                await http.refused("play-on", asked | {"id": "b", "seat": 5}, table=table) == "no-such-seat"
            )

    run(test())


# ---------------------------------------------------------------------- validator
def test_the_validator_detects_missing_wrong_and_unknown_fields():
    me = {"person": "x", "name": "Rosa", "account": None, "public": False, "picture": "sun", "admin": False}
    me["second_factor"] = True
    schema = {"$ref": "#/$defs/Me"}
    assert not faults(schema, me)
    assert faults(schema, {**me, "name": 1})
    assert faults(schema, {**me, "more": 1})
    assert faults(schema, {"person": "x", "name": "Rosa"})
