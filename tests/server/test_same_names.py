"""People at a table have distinct names wherever a name appears. Names and chat are always visible."""

from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from tests.server.clients import connect_guest, run, serving

BLANK = ["\u200b\u200d", "\U000e0068\U000e0069", "\u3164", "\u2800 \u2800", "\u0301\u0301", "\ufeff"]


async def names_at(player: Any, table: str) -> list[str]:
    seats = (await player.watch(table, None))["state"]["seats"]
    return [held["occupant"]["name"] for held in seats if "occupant" in held]


@pytest.mark.parametrize(
    ("first", "second", "told"),
    [
        ("Rosa", "Rosa", "Rosa 2"),
        ("Rosa", "R0sa", "R0sa 2"),
        ("rosa", "ROSÁ", "ROSÁ 2"),
        ("علی", "علي", "علي 2"),
        ("Rosa", "Rose", "Rose"),
    ],
)
def test_a_second_person_named_rosa_has_a_number_wherever_the_name_appears(
    tmp_path: Path, first: str, second: str, told: str
):
    async def test() -> None:
        async with AsyncExitStack() as stack:
            _, address = await stack.enter_async_context(serving(tmp_path))
            one, other, tom = [
                await stack.enter_async_context(connect_guest(address, name, words=True, lang=lang))
                for name, lang in ((first, "en"), (second, "fa"), ("Tom", "de"))
            ]
            table = (await one.request("create", variant="hazari", sit=0, listed=True))["id"]
            await one.watch(table, 0)
            await other.request("act", table=table, command={"do": "sit", "seat": 2})
            assert await names_at(tom, table) == [first, told]
            seen = await one.until(lambda now: "occupant" in now["state"]["seats"][2])
            assert seen["names"][2] == told
            assert any(told in line for said in seen["says"] for line in said)
            listed = next(each for each in await other.request("mine") if each["id"] == table)
            assert listed["seats"][:3] == [first, None, told]
            await other.request("chat", table=table, text="hello")
            while (said := await one.hear())["type"] != "said":
                pass
            assert (said["name"], said["text"]) == (told, "hello")

    run(test())


def test_people_with_one_name_get_different_names_and_one_person_keeps_one(tmp_path: Path):
    async def test() -> None:
        async with AsyncExitStack() as stack:
            _, address = await stack.enter_async_context(serving(tmp_path))
            rosas = [await stack.enter_async_context(connect_guest(address, "Rosa")) for _ in range(3)]
            table = (await rosas[0].request("create", variant="hazari", sit=0))["id"]
            for seat, rosa in ((1, rosas[1]), (2, rosas[2]), (3, rosas[0])):
                await rosa.request("act", table=table, command={"do": "sit", "seat": seat})
            assert await names_at(rosas[0], table) == ["Rosa", "Rosa 2", "Rosa 3", "Rosa"]

    run(test())


@pytest.mark.parametrize("text", BLANK)
def test_a_message_without_visible_characters_counts_as_empty(tmp_path: Path, text: str):
    async def test() -> None:
        async with serving(tmp_path) as (_, address), connect_guest(address, "Rosa") as rosa:
            table = (await rosa.request("create", variant="casino", sit=0))["id"]
            assert (await rosa.ask("chat", table=table, text=text))["code"] == "empty-chat"

    run(test())


def test_stacked_and_hidden_characters_of_a_message_are_removed(tmp_path: Path):
    async def test() -> None:
        async with (
            serving(tmp_path) as (_, address),
            connect_guest(address, "Rosa") as rosa,
            connect_guest(address, "Tom") as tom,
        ):
            table = (await rosa.request("create", variant="casino", sit=0))["id"]
            await tom.watch(table, None)
            await rosa.request(
                "chat", table=table, text="Z" + "\u0301\u0323" * 30 + "algo\u200b\U000e0068 \u3164!"
            )
            while (said := await tom.hear())["type"] != "said":
                pass
            assert len(said["text"]) <= 12
            assert said["text"].endswith("algo !")

    run(test())
