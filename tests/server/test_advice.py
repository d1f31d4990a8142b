"""What the server advises a seat: suggested arrangements, what a group is worth."""

from pathlib import Path
from typing import Any

from tests.server.playing import Client, connected, run, serving
from virado.bots.catalogue import bot
from virado.games.catalogue import variant as find_variant

BOTS = {"1": "greedy", "2": "greedy", "3": "greedy"}


async def _table(client: Client, variant: str, **fields: Any) -> str:
    """The table of a match with bots in which it is the client's turn."""
    created: dict[str, Any] = await client.done(
        "create", variant=variant, sit=0, start=True, bots=BOTS, **fields
    )
    table: str = created["id"]
    await client.watch(table, 0)
    await client.until(lambda told: any(asked[0] == 0 for asked in told["state"]["asked"]))
    return table


def test_arrangements_are_suggested_and_studied(tmp_path: Path):
    async def test() -> None:
        bot("club").prepare(find_variant("hazari"))
        async with serving(tmp_path) as (_, address), connected(address, "Rosa", words=True) as rosa:
            table = await _table(rosa, "hazari")
            found = await rosa.done("arrangements", table=table, seat=0)
            assert not found["counting"]
            suggestions = found["suggestions"]
            assert 2 <= len(suggestions) <= 5
            assert suggestions[0]["title"] == "most points"
            assert all(
                each["says"] and each["expected"] <= suggestions[0]["expected"] for each in suggestions
            )
            best = suggestions[0]["groups"]
            studied = await rosa.done("study", table=table, seat=0, groups=best)
            assert studied["legal"]
            assert all(group["text"] and group["points"] for group in studied["groups"])
            part: list[list[str]] = [best[0], best[1][:2], [], best[3]]
            studied = await rosa.done("study", table=table, seat=0, groups=part)
            assert [bool(group["text"]) for group in studied["groups"]] == [True, False, False, True]
            assert not studied["legal"]
            assert studied["mend"] is None
            wrong = [best[1], best[0], best[2], best[3]]
            studied = await rosa.done("study", table=table, seat=0, groups=wrong)
            if not studied["legal"]:
                assert list(map(set, studied["mend"])) == list(map(set, best))
                assert studied["message"]
                assert (studied["rule"], bool(studied["section"])) == ("H-13", True)
            unknown = await rosa.done("study", table=table, seat=0, groups=[["9x", "Kh", "2s"]])
            assert not unknown["legal"]
            await rosa.done("act", table=table, command={"do": "play", "seat": 0, "move": _text(best)})

    run(test())


def _text(groups: list[list[str]]) -> str:
    return "arrange " + " / ".join(" ".join(group) for group in groups)


def test_who_may_not_be_advised_is_refused(tmp_path: Path):
    async def test() -> None:
        async with (
            serving(tmp_path) as (_, address),
            connected(address, "Rosa") as rosa,
            connected(address, "Tom") as tom,
        ):
            casino = (await rosa.done("create", variant="casino", sit=0, start=True, bots={"1": "greedy"}))[
                "id"
            ]
            for do in ("arrangements", "study"):
                fields: dict[str, Any] = {"groups": []} if do == "study" else {}
                refused = await rosa.ask(do, table=casino, seat=0, **fields)
                assert refused["code"] == "nothing-to-arrange"
                assert (await tom.ask(do, table=casino, seat=0, **fields))["code"] == "not-your-seat"
            rated = (await rosa.done("create", variant="casino", sit=0, rated=True))["id"]
            await tom.done("act", table=rated, command={"do": "sit", "seat": 1})
            await rosa.done("start", table=rated)
            assert (await rosa.ask("hint", table=rated, seat=0))["code"] == "no-hints-in-rated"
            assert (await rosa.ask("arrangements", table=rated, seat=0))["code"] == "no-hints-in-rated"

    run(test())
