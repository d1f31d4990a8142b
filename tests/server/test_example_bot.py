"""The bot of docs/wire.md plays a match to its end, from a process of its own."""

import asyncio
import re
import sys
from pathlib import Path

from tests.server.playing import connected, run, serving

PAGE = Path(__file__).parents[2] / "docs" / "wire.md"


def shown_bot() -> str:
    """The program in the page."""
    programs = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert len(programs) == 1
    return str(programs[0])


def test_the_bot_is_short():
    assert len([line for line in shown_bot().splitlines() if line.strip()]) <= 32


def test_the_bot_of_the_page_plays_a_match(tmp_path: Path):
    program = tmp_path / "bot.py"
    program.write_text(shown_bot(), encoding="utf-8")

    async def test() -> None:
        async with (
            serving(tmp_path) as (_, address),
            connected(address, "Rosa") as rosa,
            connected(address, "Robot") as owner,
        ):
            answer = await owner.http.post("/api/token", json={"name": "my bot"})
            token = (await answer.json())["token"]
            table = (await rosa.done("create", variant="zwanzig-ab(players=2)", sit=0))["id"]
            bot = await asyncio.create_subprocess_exec(
                sys.executable, str(program), address, token, table, "1", stderr=asyncio.subprocess.PIPE
            )
            try:
                await rosa.done("watch", table=table, seat=0)
                await rosa.until(lambda now: bool(now["state"]["seats"][1]))
                await rosa.done("start", table=table)
                await rosa.play_on(table, 0, 10_000)
                _, errors = await bot.communicate()
            finally:
                if bot.returncode is None:
                    bot.kill()
            assert (await rosa.latest())["state"]["stage"] == "over"
            assert (bot.returncode, errors) == (0, b"")
            moved = [
                entry["seat"]
                for message in rosa.told
                if message["type"] == "entries"
                for entry in message["entries"]
                if entry["entry"] == "moved"
            ]
            assert set(moved) == {0, 1}

    run(test())
