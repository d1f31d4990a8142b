"""Tests for the compiled modules of the static page."""

import gzip
import io
import json
import shutil
import tarfile
from pathlib import Path

import pytest

from tests.static_site.written_site import NAME, write_once
from virado import cached_files
from virado.source_hash import hash_source
from virado.static_site import modules
from virado.static_site.folder import PACKAGE, SiteReports, list_sources, program_files, python_files
from virado.static_site.modules import MODULES, NO_NODE, CompilationError, compile_modules, pack_modules

SOURCES = {"one.py": b'"""A docstring."""\nONE = 1\n', "folder/two.py": b"TWO = 2\n"}


def refuse() -> str:
    """Find no Node."""
    raise CompilationError(NO_NODE)


@pytest.fixture
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a copy of the built page's files for Python, and use an empty cache."""
    monkeypatch.setenv("VIRADO_CACHE_DIR", str(tmp_path / "cache"))
    return Path(shutil.copytree(python_files(), tmp_path / "py"))


def test_the_page_has_no_sources(tmp_path_factory: pytest.TempPathFactory):
    folder = write_once(tmp_path_factory) / NAME / "py"
    listed = json.loads((folder / "files.json").read_bytes())
    packed = gzip.decompress((folder / listed["packages"]["name"]).read_bytes())
    with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
        names = {Path(name) for name in archive.getnames()}
        file = archive.extractfile("virado/words/compilation.pyc")
        assert file is not None
        compiled = file.read()
    assert {name for name in names if name.suffix == ".py"} == set()
    assert {name.with_suffix(".py").as_posix() for name in names if name.suffix == ".pyc"} == {
        *list_sources(python_files())
    }
    assert compiled[8:16] == hash_source(PACKAGE / "words/compilation.py")


def test_modules_are_compiled_once(page: Path, monkeypatch: pytest.MonkeyPatch):
    compiled = compile_modules(page, SOURCES)
    assert {content[:4] for content in compiled.values()} == {compiled["one.py"][:4]}
    assert b"A docstring." not in compiled["one.py"]
    monkeypatch.setattr(modules, "_node", refuse)
    assert compile_modules(page, SOURCES) == compiled
    with pytest.raises(CompilationError, match=NO_NODE.partition("(")[0]):
        compile_modules(page, SOURCES | {"one.py": b"ONE = 3\n"})


def test_a_release_needs_no_node(page: Path, monkeypatch: pytest.MonkeyPatch):
    compiled = compile_modules(page, SOURCES)
    (page / MODULES).write_bytes(pack_modules(SOURCES, compiled))
    monkeypatch.setattr(modules, "_node", refuse)
    monkeypatch.setenv("VIRADO_CACHE_DIR", str(page / "empty"))
    assert compile_modules(page, SOURCES) == compiled


def test_modules_in_another_format_are_not_used(page: Path, monkeypatch: pytest.MonkeyPatch):
    compiled = compile_modules(page, SOURCES)
    stale = pack_modules(SOURCES, {name: b"old!" + content[4:] for name, content in compiled.items()})
    (page / MODULES).write_bytes(stale)
    (cached,) = (page.parent / "cache").rglob(MODULES)
    cached_files.write(cached, stale)
    assert compile_modules(page, SOURCES) == compiled
    header = b"new!" + compiled["one.py"][4:8]

    def read_header(folder: Path) -> bytes:
        return header

    monkeypatch.setattr(modules, "_header", read_header)
    with pytest.raises(CompilationError, match="another format"):
        compile_modules(page, SOURCES)


def test_the_reason_why_node_fails_is_told(page: Path):
    with pytest.raises(CompilationError, match=r"^Node cannot compile modules: SyntaxError: invalid syntax$"):
        compile_modules(page, {"one.py": b"1 +\n"})


def test_a_node_that_cannot_run_is_told(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(modules, "_node", lambda: str(tmp_path / "node"))
    with pytest.raises(CompilationError, match=r"^Node cannot compile modules: .*No such file"):
        compile_modules(page, {"one.py": b"one = 1\n"})


def test_without_node_the_page_has_sources(page: Path, monkeypatch: pytest.MonkeyPatch):
    told: list[str] = []
    monkeypatch.setattr(modules, "_node", refuse)
    files = dict(program_files(page, SiteReports(lambda: None, told.append, told.append)))
    assert told == [NO_NODE]
    assert files.items() >= list_sources(page).items()
    assert not any(name.endswith(".pyc") for name in files)
