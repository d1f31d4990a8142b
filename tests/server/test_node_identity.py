"""The name of a node: it belongs to the data folder, and no two processes have the same name."""

from pathlib import Path

import pytest

from tests.server.clients import run, serving
from virado.server.bootstrap import open_server
from virado.server.node_identity import NodeIdentity
from virado.server.settings import Settings
from virado.server.storage.database import StorageError


def test_a_folder_gives_its_name_to_one_node_at_a_time(tmp_path: Path):
    first = NodeIdentity(tmp_path / "data")
    other = NodeIdentity(tmp_path / "data")
    assert other.name != first.name
    assert (first.is_in_use, other.is_in_use) == (False, True)
    first.close()
    again = NodeIdentity(tmp_path / "data")
    assert again.name == first.name
    again.close()


def test_two_servers_cannot_share_an_sqlite_file(tmp_path: Path):
    async def test() -> None:
        async with serving(tmp_path):
            with pytest.raises(StorageError, match="another server"):
                async with open_server(Settings(data=tmp_path)):
                    pass
        async with serving(tmp_path):
            pass

    run(test())


def test_a_folder_that_cannot_be_created_gives_one_clear_error(tmp_path: Path):
    (tmp_path / "file").write_text("no folder")
    with pytest.raises(StorageError, match="file"):
        NodeIdentity(tmp_path / "file" / "data")
