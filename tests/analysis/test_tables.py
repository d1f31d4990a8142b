"""Tables in the cache folder: they are built once, and rebuilt if the stored file is damaged."""

from array import array
from pathlib import Path

import pytest

from virado import cached_files
from virado.analysis.tables import Numbers, load_or_build


def test_a_damaged_table_is_rebuilt(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("VIRADO_CACHE_DIR", str(tmp_path))

    def build() -> Numbers:
        return array("q", range(5))

    for damage in (b"", b"PK\x03\x04 no archive", b"\x93NUMPY"):
        assert load_or_build("five", (__name__,), build).tolist() == [0, 1, 2, 3, 4]
        (path,) = tmp_path.glob("tables/five-*.words")
        cached_files.write(path, damage)
    path.write_bytes(b"short")
    assert load_or_build("five", (__name__,), build).tolist() == [0, 1, 2, 3, 4]
