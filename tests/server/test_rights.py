"""Administration in a browser, and the rights that it requires."""

from pathlib import Path

from tests.server.clients import connect_guest, run, serving
from tests.server.schema_checks import WIRE
from tests.server.test_contract import Asking
from virado.server.administration.admin_access import CONFIRMED_MS
from virado.server.administration.moderation import ModerationService
from virado.server.app import Server
from virado.server.runtime import SystemRuntime
from virado.server.wire.administration import NewNotice

PASSWORD = "correct horse"


async def make_administrator(server: Server, account: str) -> None:
    """Grant administrator rights, as `virado admin grant` does."""
    await ModerationService(server.database, "shell:test", server.node.runtime.now()).grant(
        account, admin=True
    )


class Ahead(SystemRuntime):
    """A runtime whose clock the test can advance."""

    ahead_ms = 0

    def now(self) -> int:
        return super().now() + self.ahead_ms

    def wall_now(self) -> int:
        return super().wall_now() + self.ahead_ms


def test_administrator_rights_need_a_browser_and_a_recent_password(
    tmp_path: Path,
):
    async def test() -> None:
        world = Ahead()
        async with (
            serving(tmp_path, world=world) as (server, address),
            connect_guest(address, "Rosa") as rosa,
            connect_guest(address, "Tom") as tom,
        ):
            http, other = Asking(rosa.http), Asking(tom.http)
            await http.ask("account", {"account": "rosa", "password": PASSWORD})
            confirm = {"password": PASSWORD}
            assert await http.refused("admin-confirm", confirm) == "not-administrator"
            token = (await http.ask("token", {"scope": "account"}))["token"]
            assert await http.refused("token", {"scope": "admin"}) == "not-administrator"
            await make_administrator(server, "rosa")
            assert await http.refused("admin-state") == "confirm-first"
            assert await http.refused("token", {"scope": "admin"}) == "confirm-first"
            assert await http.refused("admin-confirm", {"password": "a guess"}) == "wrong-password"
            assert (await http.ask("admin-confirm", confirm))["until"] > world.now()
            assert (await http.ask("admin-state"))["people"] == 2
            assert await other.refused("admin-state") == "not-administrator"

            async def status(token: str) -> tuple[int, str]:
                headers = {"Authorization": f"Bearer {token}", "Cookie": ""}
                answer = await tom.http.get("/api/admin/state", headers=headers)
                return answer.status, (await answer.json()).get("code", "")

            assert await status(token) == (403, "not-administrator")
            scoped = (await http.ask("token", {"scope": "admin"}))["token"]
            assert await status(scoped) == (200, "")
            headers = {"Authorization": f"Bearer {scoped}"}
            refused = await tom.http.post("/api/account", json={"account": "x"}, headers=headers)
            assert (await refused.json())["code"] == "token-only-plays"

            world.ahead_ms = CONFIRMED_MS + 1000
            assert await http.refused("admin-state") == "confirm-first"
            await http.ask("admin-confirm", confirm)
            await ModerationService(server.database, "shell:test", world.now()).grant("rosa", admin=False)
            assert await http.refused("admin-state") == "not-administrator"
            assert (await status(scoped))[0] == 401  # tokens with scope `admin` are revoked with the rights

    run(test())


def test_administration_over_http_matches_the_schema_and_takes_effect_immediately(tmp_path: Path):
    async def test() -> None:
        async with (
            serving(tmp_path) as (server, address),
            connect_guest(address, "Rosa") as rosa,
            connect_guest(address, "Tom") as tom,
        ):
            http = Asking(rosa.http)
            await http.ask("account", {"account": "rosa", "password": PASSWORD})
            await make_administrator(server, "rosa")
            await http.ask("admin-confirm", {"password": PASSWORD})

            table = (await tom.request("create", variant="casino", sit=0))["id"]
            await rosa.request("act", table=table, command={"do": "sit", "seat": 1})
            await tom.request("chat", table=table, phrase="hello")
            await rosa.request("report", table=table, person=tom.person, kind="other", text="Something.")
            (listed,) = await http.ask("admin-tables", query={"stage": "seating"})
            assert (listed["card"]["id"], listed["owner"], listed["is_served"]) == (table, tom.person, True)
            assert await http.ask("admin-tables", query={"before": "1"}) == []
            (found,) = await http.ask("admin-people", query={"name": "TO"})
            assert (found["id"], found["ban"]) == (tom.person, "")
            (reported,) = await http.ask("admin-reported")
            assert (reported["person"], reported["reporters"]) == (tom.person, 1)
            (report,) = await http.ask("admin-reports")
            assert report["chat"][0]["text"] == "/hello"
            await http.ask("admin-settle", {"outcome": "Nothing."}, id=report["id"])
            assert (
                await http.refused("admin-settle", {"outcome": "Nothing."}, id=report["id"])
                == "no-such-report"
            )
            (settled,) = await http.ask("admin-reports", query={"settled": "yes"})
            assert settled["outcome"] == "Nothing."

            await Asking(tom.http).ask("report-word", {"seen": "Karo", "language": "de"})
            assert (await http.ask("admin-state"))["word_reports"] == 1
            assert await http.ask("admin-word-reports", query={"language": "es"}) == []
            (word,) = await http.ask("admin-word-reports", query={"language": "de"})
            assert (word["seen"], "reporter" in word) == ("Karo", False)
            await http.ask("admin-delete-word-report", id=word["id"])
            assert await http.refused("admin-delete-word-report", id=word["id"]) == "no-such-word-report"

            assert await http.ask("admin-reach") == []
            assert await http.refused("admin-reach", query={"before": "yesterday"}) == "bad-request"

            await http.ask("admin-notice", {"text": "At ten.", "minutes": 5})
            assert (await http.ask("admin-state"))["notice"]["text"] == "At ten."
            await http.ask("admin-no-notice")
            await http.ask("admin-read-only", {"on": True})
            assert (await tom.ask("create", variant="casino"))["code"] == "read-only"
            await http.ask("admin-read-only", {"on": False})
            await http.ask("admin-close", {"reason": "A trial."}, table=table)
            assert (await tom.ask("watch", table=table))["code"] == "no-such-table"
            assert await http.refused("admin-close", {"reason": "A trial."}, table=table) == "no-such-table"

            await http.ask("admin-ban", {"whom": tom.person, "reason": "A trial."})
            while (message := await tom.hear())["type"] != "goodbye":
                pass
            assert message["because"] == "banned"
            assert await http.refused("admin-ban", {"whom": "nobody", "reason": "x"}) == "unknown-person"
            (ban,) = await http.ask("admin-bans")
            await http.ask("admin-lift", id=ban["id"])
            assert await http.refused("admin-lift", id=ban["id"]) == "no-such-ban"
            done = await http.ask("admin-actions")
            assert [each["did"] for each in done] == [
                *("lift", "ban", "close", "read-only", "read-only", "notice", "notice"),
                *("delete-word-report", "settle"),
                *("confirm", "grant"),
            ]
            assert {each["who"] for each in done} == {rosa.person, "shell:test"}
            page = await http.ask("admin-actions", query={"before": done[0]["id"]})
            assert page == done[1:]
            assert {name for name in WIRE["routes"] if name.startswith("admin-")} <= http.asked

    run(test())


def test_an_administrator_can_sign_in_and_end_read_only_mode(tmp_path: Path):
    """Check that read-only mode does not lock out the administrator who would end it."""

    async def test() -> None:
        async with serving(tmp_path) as (server, address), connect_guest(address, "Rosa") as rosa:
            http = Asking(rosa.http)
            await http.ask("account", {"account": "rosa", "password": PASSWORD})
            await make_administrator(server, "rosa")
            desk = ModerationService(server.database, "shell:test", server.node.runtime.now())
            await desk.set_read_only(on=True)
            await desk.set_notice(NewNotice(text="Maintenance."))
            await server.moderation_state.refresh()
            await http.ask("sign-out")
            await http.ask("sign-in", {"account": "rosa", "password": PASSWORD})
            await http.ask("admin-confirm", {"password": PASSWORD})
            await http.ask("admin-read-only", {"on": False})
            await http.ask("profile", {"picture": "sun"})

    run(test())
