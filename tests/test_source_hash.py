"""Tests for the hash of a module's source."""

from pathlib import Path

from virado.source_hash import hash_source


def test_the_hash_depends_on_the_source_alone(tmp_path: Path):
    one, same, other = (tmp_path / f"{name}.py" for name in ("one", "same", "other"))
    one.write_bytes(b"a = 1\n")
    same.write_bytes(b"a = 1\n")
    other.write_bytes(b"a = 2\n")
    assert hash_source(one) == hash_source(same) != hash_source(other)


def test_a_compiled_module_without_its_source_contains_the_hash(tmp_path: Path):
    (tmp_path / "one.pyc").write_bytes(b"formflag" + b"8 bytes." + b"code")
    assert hash_source(tmp_path / "one.py") == hash_source(tmp_path / "one.pyc") == b"8 bytes."
