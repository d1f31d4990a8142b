"""Tests for the folder of the static page."""

import gzip
import io
import json
import runpy
import sys
import tarfile
import tomllib
import zipfile
from collections.abc import Mapping
from pathlib import Path
from types import SimpleNamespace

import pytest

from tests.static_site.written_site import NAME, write_once
from virado.kernel import webassembly
from virado.server.built_page import folder as built_page
from virado.static_site import modules
from virado.static_site.folder import (
    KERNELS,
    LEFT_OUT,
    PYTHON,
    SiteReports,
    find_kernels,
    list_sources,
    python_files,
)
from virado.static_site.modules import MODULES

ROOT = Path(__file__).parents[2]
UNCHECKED = (1).to_bytes(4, "little")
"""Flags of a compiled module that is loaded without its source (PEP 552)."""


def test_a_release_has_its_kernels_ready(tmp_path: Path):
    told: list[str] = []
    (tmp_path / KERNELS).write_bytes(b"kernels")
    assert (
        find_kernels(tmp_path, SiteReports(lambda: told.append("compiling"), told.append, told.append))
        == b"kernels"
    )
    assert not told


def test_without_a_linker_the_reason_is_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    def fail() -> list[str]:
        raise webassembly.AssemblyError(webassembly.NO_LINKER)

    told: list[str] = []
    monkeypatch.setattr(webassembly, "_linker", fail)
    assert (
        find_kernels(tmp_path, SiteReports(lambda: told.append("compiling"), told.append, told.append))
        is None
    )
    assert told == [webassembly.NO_LINKER]


def test_what_a_release_contains_is_written_into_a_new_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    def compile_some(folder: Path, sources: Mapping[str, bytes]) -> dict[str, bytes]:
        return dict.fromkeys(sources, b"compiled")

    monkeypatch.setattr(sys, "argv", ["release", str(tmp_path / "build")])
    monkeypatch.setattr(webassembly, "assemble", lambda: SimpleNamespace(file=b"kernels"))
    monkeypatch.setattr(modules, "compile_modules", compile_some)
    runpy.run_module("virado.static_site.release", run_name="__main__")
    assert (tmp_path / "build" / KERNELS).read_bytes() == b"kernels"
    with tarfile.open(tmp_path / "build" / MODULES) as archive:
        assert len(archive.getmembers()) == len(list_sources(python_files()))


def test_the_standard_library_is_compiled():
    page = built_page()
    assert page is not None
    packed = (page / PYTHON / "python_stdlib.zip.gz").read_bytes()
    with zipfile.ZipFile(io.BytesIO(gzip.decompress(packed))) as library:
        modules = {
            name: library.read(name)[4:8]
            for name in library.namelist()
            if Path(name).suffix in (".py", ".pyc")
        }
    assert "asyncio/base_events.pyc" in modules
    assert {name for name, flags in modules.items() if flags != UNCHECKED} == set()


def test_texts_of_a_language_are_in_its_own_archive(tmp_path_factory: pytest.TempPathFactory):
    folder = write_once(tmp_path_factory) / NAME / PYTHON
    listed = json.loads((folder / "files.json").read_bytes())

    def texts(file: dict[str, str]) -> set[str]:
        with tarfile.open(folder / file["name"]) as archive:
            return {name for name in archive.getnames() if name.endswith((".ftl", ".md"))}

    own = texts(listed["packages"])
    assert {"virado/words/en/casino.ftl", "virado/words/rules/casino/en.md"} <= own
    for language, file in listed["languages"].items():
        found = texts(file)
        assert {f"virado/words/{language}/casino.ftl", f"virado/words/rules/casino/{language}.md"} <= found
        assert not found & own
        assert not any(f"/{language}/" in name or name.endswith(f"/{language}.md") for name in own)


def test_a_page_from_an_installed_package_has_no_other_files_than_one_from_a_checkout():
    wheel = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["hatch"]["build"]["targets"][
        "wheel"
    ]
    added = {target.removeprefix("virado/") for target in wheel["force-include"].values()}
    assert added <= set(LEFT_OUT)
