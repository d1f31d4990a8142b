"""Wheel and sdist: they install without Node into an empty environment, and `virado` opens a table there."""

import os
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Generator, Mapping
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

import pytest

from tests.nightly import nightly
from tests.server.documented_programs import documented_program
from virado.server import built_page
from virado.static_site.folder import KERNELS
from virado.static_site.modules import MODULES

ROOT = Path(__file__).parents[1]
FIRST, LAST = 11, 14
"""Minor versions of Python that a nightly run tries, as far as the machine has them."""
SENTENCES = 8
"""Number of sentences about a match that the table must send."""
PROGRAM_S = 300
"""Timeout of a program of the installed package, which may compile first."""


def find_python(minor: int) -> str | None:
    """Return a Python 3 of this minor version, from the path or from pyenv; None if the machine has none."""
    if minor == sys.version_info.minor:
        return sys.executable
    places = [Path(folder, f"python3.{minor}") for folder in os.get_exec_path()]
    places += (
        Path(os.environ.get("PYENV_ROOT", "~/.pyenv")).expanduser().glob(f"versions/3.{minor}.*/bin/python")
    )
    for place in filter(Path.is_file, places):
        done = subprocess.run(
            [place, "-c", "import sys; print(sys.version_info.minor)"], capture_output=True, check=False
        )
        if done.stdout.decode().strip() == str(minor):
            return str(place)
    return None


UV = os.environ.get("UV") or shutil.which("uv") or "uv"
"""The path of the program uv, which passes it to the programs that it runs."""


def uv(*arguments: str | Path, env: Mapping[str, str] | None = None) -> None:
    """Run uv."""
    done = subprocess.run([UV, *arguments], env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """Build wheel and sdist of this project, the wheel from the sdist, and return their paths."""
    folder = tmp_path_factory.mktemp("dist")
    site_files = folder / "site"
    site_files.mkdir()
    for name in (KERNELS, MODULES):
        (site_files / name).write_bytes(name.encode())
    uv(
        "build",
        "--quiet",
        "--out-dir",
        folder,
        ROOT,
        env={**os.environ, "VIRADO_SITE_FILES": str(site_files)},
    )
    (wheel,), (sdist,) = folder.glob("*.whl"), folder.glob("*.tar.gz")
    return wheel, sdist


def install(file: Path, python: str, folder: Path) -> dict[str, str]:
    """Install a wheel or sdist into an empty environment, and return the variables that programs there get.

    The home folder is empty, and only programs of the environment are in the path, so that Node is in neither.
    """
    home, venv = folder / "home", folder / "venv"
    home.mkdir(parents=True)
    uv("venv", "--quiet", "--no-project", "--python", python, venv)
    kept = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("PYTHON", "VIRADO_", "XDG_"))
    }
    cache = subprocess.check_output([UV, "cache", "dir"], text=True).strip()
    env = kept | {
        "HOME": str(home),
        "PATH": str(venv / "bin"),
        "VIRTUAL_ENV": str(venv),
        "UV_CACHE_DIR": cache,
    }
    uv("pip", "install", "--quiet", "--no-config", file, env=env)
    return env


@contextmanager
def table_open(folder: Path, env: Mapping[str, str]) -> Generator[str]:
    """Run `virado` without a browser, and yield its address."""
    with subprocess.Popen(
        ["virado", "--no-browser"],
        env={**env, "VIRADO_PORT": "0", "VIRADO_PREPARE_BOTS": "no", "LC_ALL": "C.UTF-8"},
        cwd=folder,
        stdout=subprocess.PIPE,
        text=True,
    ) as server:
        assert server.stdout is not None
        try:
            shown = re.search(r"http://\S+", server.stdout.readline())
            assert shown
            yield shown[0]
        finally:
            server.terminate()
            server.stdout.read()
    assert server.returncode == 0


def check_installed(folder: Path, env: Mapping[str, str]) -> None:
    """Open a table with the installed package and play at it, in the terminal and with the library."""
    program = folder / "client.py"
    program.write_text(documented_program("A client in Python"), encoding="utf-8")
    with table_open(folder, env) as address:
        with urlopen(address) as page:
            assert b'id="app"' in page.read()
        command = ["python", "-I", "-u", program, address, "zwanzig-ab", "greedy"]
        with subprocess.Popen(command, env=env, cwd=folder, stdout=subprocess.PIPE, text=True) as client:
            assert client.stdout is not None
            shown = [
                client.stdout.readline() for _ in range(SENTENCES)
            ]  # bots pause before their moves, so the test does not wait for the whole match
            client.kill()
        assert all(shown)
    for command in (
        ["virado", "play", "casino", "--bots", "greedy", "--seed", "1"],
        ["virado", "rules", "royal-soto"],
        ["python", "-c", "from virado import Match; Match('raub', seed=7).record()"],
    ):
        subprocess.run(
            command,
            env=env,
            cwd=folder,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            check=True,
            timeout=PROGRAM_S,
        )


def check_package(files: tuple[Path, Path], python: str, folder: Path) -> None:
    for file in files:
        place = folder / file.suffix[1:]
        env = install(file, python, place)
        assert not list((place / "home").rglob("web")), "the page was built again"
        check_installed(place, env)


@pytest.mark.slow
def test_wheel_and_sdist_open_a_table_in_an_empty_environment(built: tuple[Path, Path], tmp_path: Path):
    check_package(built, sys.executable, tmp_path)


class TestOtherPythons:
    """Tests with every other supported version of Python."""

    pytestmark = nightly

    @pytest.mark.parametrize("minor", range(FIRST, LAST + 1))
    def test_wheel_and_sdist_open_a_table(self, built: tuple[Path, Path], tmp_path: Path, minor: int):
        python = find_python(minor)
        if python is None:
            pytest.skip(f"this machine has no Python 3.{minor}")
        if python == sys.executable:
            pytest.skip("the test above uses this version")
        check_package(built, python, tmp_path)


@pytest.mark.slow
def test_the_sdist_has_every_file_and_the_wheel_one_package(built: tuple[Path, Path]):
    wheel, sdist = built
    with zipfile.ZipFile(wheel) as packed:
        names = packed.namelist()
    assert {name.partition("/")[0] for name in names} == {
        "virado",
        f"{wheel.name.rpartition('-py3')[0]}.dist-info",
    }
    files = {
        "virado/web/index.html",
        "virado/web/py/virado.wasm",
        "virado/web/py/modules.tar.gz",
        "virado/rulebooks/casino.md",
        "virado/py.typed",
    }
    assert files <= set(names)
    with tarfile.open(sdist) as archive:
        inside = {name.partition("/")[2] for name in archive.getnames()}
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=False)
    if listed.returncode:
        pytest.skip("an unpacked sdist has no list of files")
    assert set(listed.stdout.splitlines()) - inside == set()
    assert [name for name in inside if re.fullmatch(r"web/built/\w+/index.html", name)]


ADAPTERS = {
    "virado.lab.adapters.gymnasium": ("gymnasium", "gymnasium"),
    "virado.lab.adapters.open_spiel": ("pyspiel", "open-spiel"),
    "virado.lab.adapters.pettingzoo": ("gymnasium", "pettingzoo"),
    "virado.lab.adapters.pettingzoo_parallel": ("pettingzoo", "pettingzoo"),
}
"""For each module, a package that it needs and the extra that installs this package."""


@pytest.mark.parametrize("module", ADAPTERS)
def test_an_adapter_without_its_packages_names_the_extra(module: str):
    package, extra = ADAPTERS[module]
    program = f"import sys; sys.modules[{package!r}] = None; import {module}"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1].endswith(f'this installs it: pip install "virado[{extra}]"')


def test_the_page_lies_in_the_installed_package(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.delenv("VIRADO_WEB", raising=False)
    found = built_page.folder()
    assert found is not None
    assert found.parts[-2:] == ("virado", "web")


def test_ci_runs_a_third_of_the_test_files_from_the_unpacked_sdist():
    ci = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    (folders,) = re.findall(r"^third=\((.*?)\)", ci, re.MULTILINE)
    assert 'pytest --all --durations=25 "${third[@]}"' in ci
    assert ci.count("${third[@]/#/--ignore=}") == len(re.findall(r"pytest .*durations", ci)) - 1
    files = [path for folder in folders.split() for path in (ROOT / folder).rglob("test_*.py")]
    assert len(files) * 3 >= len([*(ROOT / "tests").rglob("test_*.py")])
