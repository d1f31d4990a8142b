"""Proxy headers of many kinds: the address, scheme and host of a request; and the host names of a server."""

import io
import json
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from aiohttp import ClientSession, web
from aiohttp.test_utils import make_mocked_request
from multidict import CIMultiDict

from tests.server.clients import connect_guest, run, serving
from virado.languages import LANGUAGES
from virado.refusal import IllegalError
from virado.server.address_file import AddressFile
from virado.server.allowed_hosts import AllowedHosts
from virado.server.app import metrics_runner
from virado.server.device_marks import DeviceMarks
from virado.server.doctor.reachability import MANY, check_public_url, check_running_server
from virado.server.http import get_language
from virado.server.logs import make_logger
from virado.server.origin_check import MAX_UNKNOWN, OriginCheck
from virado.server.routing import AiohttpRequest
from virado.server.settings import Settings
from virado.server.wire.routes import ROUTES
from virado.words import catalogue

PROXY = "198.51.100.99"


def asked(*headers: tuple[str, str], **settings: Any) -> tuple[OriginCheck, Any]:
    chosen: dict[str, Any] = {"trust_proxy": True, "log": make_logger("off"), **settings}
    gate = OriginCheck(DeviceMarks(b"k"), **chosen)
    return gate, make_mocked_request("GET", "/", headers=CIMultiDict(headers)).clone(remote=PROXY)


def code_of(check: Any, request: Any) -> str:
    try:
        check(request)
    except IllegalError as error:
        return error.refusal.code
    return ""


# ---------------------------------------------------------------------- addresses
FOR = "X-Forwarded-For"


@pytest.mark.parametrize(
    ("proxies", "header", "values", "address"),
    [
        (1, FOR, ["198.51.100.1"], "198.51.100.1"),
        (1, FOR, ["198.51.100.1:1234"], "198.51.100.1"),
        (1, FOR, [' "198.51.100.1:1234" '], "198.51.100.1"),
        (1, FOR, ["2001:db8::5"], "2001:db8::5"),
        (1, FOR, ["[2001:db8::5]"], "2001:db8::5"),
        (1, FOR, ["[2001:db8::5]:400"], "2001:db8::5"),
        (1, FOR, ['"[2001:db8::5]:400"'], "2001:db8::5"),
        (1, FOR, ["::ffff:198.51.100.1"], "198.51.100.1"),
        (1, FOR, ["203.0.113.7, 198.51.100.1:80"], "198.51.100.1"),
        (1, FOR, ["203.0.113.7", "198.51.100.1:80"], "198.51.100.1"),
        (2, FOR, ["203.0.113.7, 198.51.100.1:80, 10.0.0.3:5"], "198.51.100.1"),
        (3, FOR, ["[2001:db8::5]:9, 198.51.100.1, 10.0.0.3"], "2001:db8::5"),
        (2, FOR, ["198.51.100.1:80"], PROXY),
        (1, FOR, ["unknown"], PROXY),
        (1, FOR, ["198.51.100.1:80:90"], PROXY),
        (1, FOR, ["198.51.100.1:port"], PROXY),
        (1, FOR, ["[2001:db8::5"], PROXY),
        (1, FOR, ["[2001:db8::5]x"], PROXY),
        (1, FOR, [""], PROXY),
        (1, "Forwarded", ["for=198.51.100.1"], "198.51.100.1"),
        (1, "Forwarded", ["For=198.51.100.1:8; Proto=https"], "198.51.100.1"),
        (1, "Forwarded", ['for=203.0.113.7, by=x;for="[2001:db8::5]:400"'], "2001:db8::5"),
        (2, "Forwarded", ['for="[2001:db8::5]:_port", for=10.0.0.3'], "2001:db8::5"),
        (1, "Forwarded", ["for=_hidden"], PROXY),
        (1, "Forwarded", ["proto=https"], PROXY),
        (1, "Forwarded", ['for="198.51.100.1'], "198.51.100.1"),
    ],
)
def test_the_address_added_by_the_outermost_proxy_is_read_in_every_form(
    proxies: int, header: str, values: list[str], address: str
):
    gate, request = asked(*((header, value) for value in values), proxies=proxies)
    assert str(gate.get_client_ip(request)) == address
    gate, request = asked(*((header, value) for value in values), proxies=proxies, trust_proxy=False)
    assert str(gate.get_client_ip(request)) == PROXY


def test_a_client_cannot_add_an_address_in_the_other_header():
    gate, request = asked(("Forwarded", "for=203.0.113.7;proto=http"), (FOR, "198.51.100.1"))
    assert str(gate.get_client_ip(request)) == "198.51.100.1"
    gate, request = asked(("Forwarded", "for=203.0.113.7"), (FOR, ""))
    assert str(gate.get_client_ip(request)) == PROXY


@pytest.mark.parametrize(
    ("proxies", "header", "values"),
    [
        (1, FOR, ['", 198.51.100.1']),
        (1, FOR, ['"', "198.51.100.1"]),
        (1, FOR, ['"127.0.0.1, 198.51.100.1']),
        (2, FOR, ['203.0.113.7, ", 198.51.100.1, 10.0.0.3']),
        (2, FOR, ['203.0.113.7, "', "198.51.100.1", "10.0.0.3"]),
        (1, "Forwarded", ['for=203.0.113.7;by=", for=198.51.100.1']),
        (2, "Forwarded", ['for=203.0.113.7, for=", for=198.51.100.1, for=10.0.0.3']),
    ],
)
def test_a_quotation_mark_from_the_client_does_not_hide_entries_of_proxies(
    proxies: int, header: str, values: list[str]
):
    gate, request = asked(*((header, value) for value in values), proxies=proxies)
    assert str(gate.get_client_ip(request)) == "198.51.100.1"


def test_an_unreadable_entry_is_logged_once_and_not_quoted():
    lines = io.StringIO()
    gate, request = asked((FOR, "nonsense"), log=make_logger("json", lines))
    for _ in range(3):
        gate.get_client_address(request)
    (line,) = lines.getvalue().splitlines()
    logged = json.loads(line)
    assert (logged["event"], logged["header"], logged["level"]) == (
        "forwarded-header-invalid",
        FOR,
        "warning",
    )
    assert "nonsense" not in line


# ---------------------------------------------------------------------- origins
@pytest.mark.parametrize(
    ("proxies", "headers", "origin", "is_own"),
    [
        (1, {"Host": "cards.example:443", "X-Forwarded-Proto": "https"}, "https://cards.example", True),
        (1, {"Host": "CARDS.example", "X-Forwarded-Proto": "https"}, "https://cards.example", True),
        (1, {"Host": "cards.example", "X-Forwarded-Proto": "HTTPS"}, "https://cards.example", True),
        (1, {"Host": "cards.example", "X-Forwarded-Proto": '"https"'}, "https://cards.example:443", True),
        (2, {"Host": "cards.example", "X-Forwarded-Proto": "https, http"}, "https://cards.example", True),
        (2, {"Host": "cards.example", "X-Forwarded-Proto": "https"}, "https://cards.example", True),
        (1, {"Host": "cards.example", "X-Forwarded-Proto": "https, http"}, "https://cards.example", False),
        (1, {"Host": "cards.example", "Forwarded": "for=1.2.3.4;proto=https"}, "https://cards.example", True),
        (1, {"Host": "cards.example:80"}, "http://cards.example", True),
        (1, {"Host": "cards.example:8640"}, "http://cards.example:8640", True),
        (1, {"Host": "cards.example:8640"}, "http://cards.example", False),
        (1, {"Host": "[2001:db8::5]:80"}, "http://[2001:db8::5]", True),
        (1, {"Host": "[2001:db8::5]:8640"}, "http://[2001:DB8::5]:8640", True),
        (1, {"Host": "10.0.0.3:8640", "X-Forwarded-Host": "cards.example"}, "http://cards.example", True),
        (2, {"Host": "x", "X-Forwarded-Host": "cards.example, inner"}, "http://cards.example", True),
        (1, {"Host": "x", "X-Forwarded-Host": "cards.example, inner"}, "http://cards.example", False),
        (1, {"Host": "cards.example", "X-Forwarded-Proto": "https"}, "https://cards.example:444", False),
        (1, {"Host": "cards.example", "X-Forwarded-Proto": "https"}, "http://cards.example", False),
        (1, {"Host": "cards.example"}, "http://cards.example.evil.example", False),
        (1, {"Host": "cards.example"}, "http://cards.example@evil.example", False),
        (1, {"Host": "cards.example"}, "null", False),
        (1, {"Host": "cards.example"}, "", False),
        (1, {"Host": ""}, "http://", False),
    ],
)
def test_a_page_of_the_same_origin_is_recognised_in_every_form_of_proxy_headers(
    proxies: int, headers: dict[str, str], origin: str, is_own: bool
):
    gate, request = asked(*headers.items(), ("Origin", origin), proxies=proxies)
    assert code_of(gate.check_origin, request) == ("" if is_own else "foreign-origin")


# ---------------------------------------------------------------------- names
ALWAYS = [
    "127.0.0.1",
    "127.0.0.1:8640",
    "[::1]:8640",
    "192.168.1.7",
    "localhost",
    "LOCALHOST:8640",
    "a.localhost",
]


@pytest.mark.parametrize("host", ALWAYS)
@pytest.mark.parametrize("hostnames", [(), ("cards.example",)])
def test_numeric_addresses_and_names_of_the_machine_are_always_accepted(host: str, hostnames: Any):
    gate, request = asked(("Host", host), trust_proxy=False, hostnames=hostnames)
    assert code_of(gate.check_host, request) == ""


@pytest.mark.parametrize(
    ("host", "settings", "is_right"),
    [
        ("evil.example", {"trust_proxy": False}, False),
        ("evil.example:8640", {"trust_proxy": False}, False),
        ("localhost.evil.example", {"trust_proxy": False}, False),
        ("127.0.0.1.evil.example", {"trust_proxy": False}, False),
        ("[::1].evil.example", {"trust_proxy": False}, False),
        ("evil.example", {"trust_proxy": True}, True),
        ("evil.example", {"trust_proxy": True, "hostnames": ("cards.example",)}, False),
        ("Cards.Example:443", {"trust_proxy": True, "hostnames": ("cards.example",)}, True),
        ("cards.example.", {"trust_proxy": False, "hostnames": ("CARDS.example:8640",)}, True),
    ],
)
def test_other_host_names_are_accepted_only_if_configured(host: str, settings: Any, is_right: bool):
    gate, request = asked(("Host", host), **settings)
    assert code_of(gate.check_host, request) == ("" if is_right else "unknown-host")


@pytest.mark.parametrize("host", ["vm.fritz.box:8640", "other.local", "cards.home.arpa"])
def test_a_refused_local_name_is_logged_with_the_settings_that_accept_it(host: str):
    lines = io.StringIO()
    gate, request = asked(("Host", host), trust_proxy=False, log=make_logger("json", lines))
    for _ in range(2):
        with pytest.raises(IllegalError) as caught:
            gate.check_host(request)
        for language in LANGUAGES:
            said = catalogue(language).refusal(caught.value.refusal)
            assert host in said
            assert "--hostnames" in said
            assert "VIRADO_HOSTNAMES" in said
    (line,) = lines.getvalue().splitlines()
    logged = json.loads(line)
    assert (logged["host"], logged["setting"]) == (host, "--hostnames, VIRADO_HOSTNAMES")
    for number in range(2 * MAX_UNKNOWN):
        other = request.clone(headers=CIMultiDict({"Host": f"{number}.example"}))
        assert code_of(gate.check_host, other) == "unknown-host"
    assert len(lines.getvalue().splitlines()) == MAX_UNKNOWN
    accepted, _ = asked(trust_proxy=False, hostnames=(host,))
    assert code_of(accepted.check_host, request) == ""


def test_a_second_host_name_passed_on_by_a_proxy_is_checked_too():
    known = {"hostnames": ("cards.example",)}
    gate, request = asked(("Host", "127.0.0.1:8640"), ("X-Forwarded-Host", "evil.example"), **known)
    assert code_of(gate.check_host, request) == "unknown-host"
    gate, request = asked(("Host", "127.0.0.1:8640"), ("X-Forwarded-Host", "cards.example"), **known)
    assert code_of(gate.check_host, request) == ""


def test_a_page_under_a_foreign_name_that_resolves_to_the_server_gets_nothing(tmp_path: Path):
    async def test() -> None:
        async with serving(tmp_path) as (server, address), ClientSession(address) as http:
            evil = {"Host": "evil.example:8640", "Accept-Language": "de"}
            for path in ("/", "/api/me", "/api/variants", "/metrics", "/healthz", "/ws", "/nowhere"):
                answer = await http.get(path, headers=evil)
                said = await answer.json()
                assert (answer.status, said["code"]) == (421, "unknown-host")
                assert said["message"].startswith("unter dem Namen evil.example:8640")
            for path in ("/api/guest", "/ndjson"):
                answer = await http.post(path, json={"name": "Rosa"}, headers=evil)
                assert answer.status == 421
            assert await server.database.query("SELECT id FROM person") == []
            assert (await http.get("/healthz")).status == 200

    run(test())


def test_the_separate_metrics_port_checks_the_host_name_too(tmp_path: Path):
    async def test() -> None:
        async with serving(tmp_path, metrics_port=1) as (server, _):
            running = metrics_runner(server)
            await running.setup()
            try:
                await web.TCPSite(running, "127.0.0.1", 0).start()
                async with ClientSession(f"http://127.0.0.1:{running.addresses[0][1]}") as http:
                    assert (await http.get("/metrics")).status == 200
                    assert (await http.get("/metrics", headers={"Host": "evil.example"})).status == 421
            finally:
                await running.cleanup()

    run(test())


# ---------------------------------------------------------------------- doctor
def test_doctor_warns_if_many_people_share_one_address_but_not_two(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    async def test() -> None:
        async with serving(tmp_path, trust_proxy=True) as (_, address), AsyncExitStack() as people:

            def running(_: AddressFile) -> str:
                return address

            monkeypatch.setattr(AddressFile, "find_running", running)

            async def codes() -> list[str]:
                return [each.code async for each in check_running_server(Settings(data=tmp_path))]

            for number in range(MANY):
                assert await codes() == ["running"]
                headers = {FOR: f"proxy.internal:{number}"}
                await people.enter_async_context(connect_guest(address, f"Guest {number}", headers=headers))
            assert await codes() == ["running", "one-address"]
            headers = {FOR: "198.51.100.1:1234"}
            await people.enter_async_context(connect_guest(address, "Rosa", headers=headers))
            assert await codes() == ["running"]

    run(test())


def nothing(_hosts: AllowedHosts, _host: str) -> bool:
    return False


def test_doctor_reports_a_public_name_that_the_server_refuses(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    async def test() -> None:
        async with serving(tmp_path) as (_, address):
            assert "public" in [each.code async for each in check_public_url(address)]
            monkeypatch.setattr(AllowedHosts, "knows", nothing)
            (symptom,) = [each async for each in check_public_url(address)]
            assert (symptom.grade, symptom.code) == ("bad", "hostname-unknown")
            assert symptom.facts == {"name": "127.0.0.1"}

    run(test())


# ---------------------------------------------------------------------- caches
def test_private_answers_are_not_cached_and_the_rules_are_revalidated(
    tmp_path: Path,
):
    async def test() -> None:
        async with serving(tmp_path) as (_, address), connect_guest(address, "Rosa") as rosa:
            for route in ROUTES:
                if route.kind != "json" or route.method != "GET":
                    continue
                path = route.path.format(
                    variant="casino", id="nobody", subject="casino", family="casino", game="casino",
                    table="nobody", person="nobody",
                )  # fmt: skip
                answer = await rosa.http.get(path)
                kept = "no-cache" if route.is_public and answer.status == 200 else "no-store"
                assert answer.headers["Cache-Control"] == kept, path
                assert not route.is_public or answer.status == 200 or "{id}" in route.path
            for path in ("/api/nowhere", "/metrics"):
                assert (await rosa.http.get(path)).headers["Cache-Control"] == "no-store"
            made = await rosa.http.post("/api/token", json={"name": "bot"})
            assert made.headers["Cache-Control"] == "no-store"

    run(test())


# ---------------------------------------------------------------------- languages
@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("pt-BR,es;q=0.5", "es"),
        ("en;q=0, fa", "fa"),
        ("fr, de;q=0.3, fa;q=0.8", "fa"),
        ("de-AT, en;q=0.9", "de"),
        ("EN;Q=0.1, DE;q=0.2", "de"),
        ("de;q=0.5, es;q=0.5", "de"),
        ("de;q=2, es;q=0.1", "es"),
        ("de;q=nan, es;q=0.1", "es"),
        ("hu, pt", "en"),
        ("*", "en"),
        (";;,,=", "en"),
        ("", "en"),
    ],
)
def test_the_preferred_supported_language_is_chosen(header: str, language: str):
    request = make_mocked_request("GET", "/api/me", headers={"Accept-Language": header})
    assert get_language(AiohttpRequest(request)) == language
    asked = make_mocked_request("GET", "/api/me?lang=es", headers={"Accept-Language": header})
    assert get_language(AiohttpRequest(asked)) == "es"


# ---------------------------------------------------------------------- cookies
def test_over_https_cookies_belong_to_the_host_and_older_ones_still_work(tmp_path: Path):
    async def test() -> None:
        https = {"X-Forwarded-Proto": "https"}
        async with serving(tmp_path, trust_proxy=True) as (_, address), ClientSession(address) as http:
            plain = await http.post("/api/guest", json={"name": "Rosa"})
            assert list(plain.cookies) == ["virado"]
            old = plain.cookies["virado"].value

            async def me(cookie: str, headers: dict[str, str]) -> Any:
                async with ClientSession(address) as other:
                    return await other.get("/api/me", headers={"Cookie": cookie, **headers})

            upgraded = await me(f"virado={old}", https)
            assert (await upgraded.json())["name"] == "Rosa"
            given = upgraded.cookies["__Host-virado"]
            assert (given.value, given["secure"], given["path"], given["domain"]) == (old, True, "/", "")
            assert upgraded.cookies["virado"]["max-age"] == "0"
            again = await me(f"__Host-virado={old}", https)
            assert (again.status, list(again.cookies)) == (200, [])
            assert (await me(f"virado={old}", {})).cookies == {}
            tossed = await me(f"virado=of-a-stranger; __Host-virado={old}", https)
            assert tossed.status == 200

            async with ClientSession(address) as other:
                headers = {"Cookie": f"__Host-virado={old}", **https}
                out = await other.post("/api/sign-out", headers=headers)
                assert {name for name, each in out.cookies.items() if each["max-age"] == "0"} == {
                    "virado",
                    "__Host-virado",
                }
                assert out.cookies["__Host-virado"]["secure"]
                assert (await other.get("/api/me", headers=headers)).status == 401

    run(test())
