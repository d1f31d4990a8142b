"""Backups taken during play, and their restoration into either database system."""

import shutil
from pathlib import Path

import pytest
from aiohttp import CookieJar

from tests.server.clients import connect_guest, run, serving
from tests.server.postgres import fresh_database
from virado.cli import main
from virado.server.storage.backup import back_up, restore
from virado.server.storage.database import StorageError


@pytest.mark.parametrize(
    ("source", "target"),
    [
        ("sqlite", "sqlite"),
        pytest.param("sqlite", "postgresql", marks=pytest.mark.slow),
        pytest.param("postgresql", "sqlite", marks=pytest.mark.slow),
    ],
)
def test_a_match_continues_from_a_backup_taken_during_play(tmp_path: Path, source: str, target: str):
    urls = [fresh_database() if system == "postgresql" else "" for system in (source, target)]
    here, there = tmp_path / "here", tmp_path / "there"
    copy = tmp_path / "copy.db"

    async def test() -> None:
        jar = CookieJar(unsafe=True)
        async with (
            serving(here, database=urls[0]) as (_, address),
            connect_guest(address, "Rosa", jar) as rosa,
        ):
            bots = {"1": "greedy"}
            table = (await rosa.request("create", variant="tuxedo(target=20)", sit=0, bots=bots, start=True))[
                "id"
            ]
            await rosa.request("watch", table=table, seat=0)
            await rosa.play_on(table, 0, 3)
            rows = await back_up(copy, url=urls[0], data=here)
            assert rows
            before = (await rosa.watch(table, 0))["entries"]
            await rosa.play_on(table, 0, 3)
        assert await restore(copy, url=urls[1], data=there) == rows
        there.mkdir(exist_ok=True)
        folders = [folder.parent if url else folder for folder, url in zip((here, there), urls, strict=True)]
        shutil.copy(folders[0] / "keys", folders[1] / "keys")
        async with (
            serving(there, database=urls[1]) as (_, address),
            connect_guest(address, "Rosa", jar) as rosa,
        ):
            after = (await rosa.watch(table, 0))["entries"]
            assert after[: len(before)] == before[: len(after)]
            assert len(after) >= len(before) - 2
            assert await rosa.play_on(table, 0, 3)

    run(test())


def test_a_backup_overwrites_no_existing_file(tmp_path: Path):
    async def test() -> None:
        async with serving(tmp_path / "here"):
            pass
        copy = tmp_path / "copy.db"
        await back_up(copy, url="", data=tmp_path / "here")
        assert copy.stat().st_mode & 0o777 == 0o600
        with pytest.raises(StorageError):
            await back_up(copy, url="", data=tmp_path / "here")
        with pytest.raises(StorageError):
            await restore(copy, url="", data=tmp_path / "here")
        with pytest.raises(StorageError):
            await back_up(tmp_path / "other.db", url="", data=tmp_path / "nowhere")
        assert sorted(each.name for each in tmp_path.iterdir()) == ["copy.db", "here"]

    run(test())


def test_backup_and_restore_work_on_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    async def test() -> None:
        async with serving(tmp_path / "here"):
            pass

    run(test())
    copy = str(tmp_path / "copy.db")
    assert main(["backup", copy, "--data", str(tmp_path / "here")]) == 0
    assert main(["restore", copy, "--data", str(tmp_path / "there")]) == 0
    assert "copy.db" in capsys.readouterr().out
    assert main(["restore", copy, "--data", str(tmp_path / "there")]) == 2
    assert main(["restore", str(tmp_path / "none.db"), "--data", str(tmp_path / "new")]) == 2
    assert "there is no such file" in capsys.readouterr().err
