"""A family from outside the package in the processes that Virado starts."""

import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.examples.highest import FAMILY, WORDS
from virado import added_families, families
from virado.bots.custom.agent import AgentBot
from virado.cli import main
from virado.lab.arena import cluster
from virado.lab.vector import simulate
from virado.match import Match
from virado.words.catalogue import extra_folder

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "virado"


@pytest.fixture
def highest() -> Iterator[None]:
    """Add the family and its messages to this process."""
    with families.add_family(FAMILY), extra_folder(WORDS):
        yield


def test_without_added_families_there_is_nothing_to_add():
    assert added_families.added() == ""
    added_families.add("")


@pytest.mark.usefixtures("highest")
def test_another_process_adds_the_family_with_its_words(tmp_path: Path):
    program = (
        "import sys\n"
        "from virado import added_families, families\n"
        "from virado.games.catalogue import variant\n"
        "from virado.words import catalogue\n"
        "added_families.add(sys.argv[1])\n"
        "added_families.add(sys.argv[1])\n"
        "print(variant('highest'), catalogue().variant_title('highest'))\n"
        "print(families.FAMILIES['highest'].page_message_prefixes)\n"
    )
    command = [sys.executable, "-c", program, added_families.added()]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=True, cwd=tmp_path)
    assert done.stdout == "highest Highest\n('view-highest-',)\n"


def test_the_program_of_the_tutorial_plays_a_tournament_in_several_processes():
    words = "arena highest --bots greedy,random --deals 20 --jobs 2"
    command = [sys.executable, "-m", "tests.examples.highest", *words.split()]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False, cwd=ROOT)
    assert done.returncode == 0, done.stderr
    assert re.search(r"^greedy .*\d", done.stdout, re.MULTILINE)


@pytest.mark.slow
@pytest.mark.usefixtures("highest")
def test_a_data_set_of_the_family_is_written_by_several_processes(tmp_path: Path):
    words = "simulate highest --bots random --matches 40 --jobs 2 --out"
    assert main([*words.split(), str(tmp_path / "data")]) == 0
    assert list((tmp_path / "data" / "matches").glob("*.parquet"))


@pytest.mark.slow
@pytest.mark.usefixtures("highest")
def test_a_simulation_of_the_family_is_the_same_in_several_processes():
    alone, spread = (
        simulate("highest", deals=300, bots="random", processes=processes) for processes in (1, 2)
    )
    assert {name: list(column) for name, column in spread.columns.items()} == {
        name: list(column) for name, column in alone.columns.items()
    }


@pytest.mark.usefixtures("highest")
def test_a_custom_bot_plays_the_family():
    match = Match("highest", seed=1)
    bot = AgentBot("tests.examples.highest.players:HighestBot", "mine")
    try:
        assert bot.choose(match.view(0)) in match.view(0).legal()
    finally:
        bot.close()


@pytest.mark.usefixtures("highest")
def test_the_bots_of_the_family_are_compiled_in_a_process_of_their_own(tmp_path: Path):
    module = "virado.server.tables.kernel_compilation"
    command = [sys.executable, "-m", module, "greedy", "highest", added_families.added()]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False, cwd=tmp_path)
    assert done.returncode == 0, done.stderr


@pytest.mark.usefixtures("highest")
def test_a_task_of_a_cluster_has_the_family(monkeypatch: pytest.MonkeyPatch):
    sent: list[tuple[object, ...]] = []

    class Context:
        def get_node_id(self) -> str:
            return "a"

    class Remote:
        def __init__(self, function: Callable[..., object]) -> None:
            self.function = function

        def remote(self, *arguments: object) -> object:
            sent.append(arguments)
            return self.function(*arguments)

    class Ray:
        remote = Remote

        def is_initialized(self) -> bool:
            return True

        def get_runtime_context(self) -> Context:
            return Context()

        def get(self, done: object) -> object:
            return done

        def cancel(self, _task: object) -> None: ...

    monkeypatch.setitem(sys.modules, "ray", Ray())  # pyright: ignore[reportArgumentType]
    assert list(cluster.ray_calls(str.upper, [("a",)])) == ["A"]
    assert sent[0][-1] == added_families.added()


@pytest.mark.parametrize("module", ["gymnasium", "open_spiel"])
def test_the_adapters_register_the_families_with_an_encoding(module: str):
    pytest.importorskip({"gymnasium": "gymnasium", "open_spiel": "pyspiel"}[module])
    program = (
        "from tests.examples.highest import FAMILY\n"
        "from virado.families import add_family\n"
        "with add_family(FAMILY):\n"
        f"    import virado.lab.adapters.{module} as adapter\n"
        "print(len(getattr(adapter, 'IDS', None) or adapter.NAMES))\n"
    )
    command = [sys.executable, "-c", program]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False, cwd=ROOT)
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) > 20


STARTING = re.compile(r"ProcessPoolExecutor\(|get_context\(|sys\.executable")
"""Pattern for the start of another Python process."""


def test_every_process_that_is_started_gets_the_added_families():
    starting = [path for path in SOURCE.rglob("*.py") if STARTING.search(path.read_text("utf-8"))]
    assert len(starting) >= 3
    without = {path.name for path in starting if not re.search(r"\badded\(\)", path.read_text("utf-8"))}
    # the page for devices has only the families of Virado; the process that draws pictures gets finished SVG
    assert without == {"device_page.py", "rendering.py"}


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "There is no rulebook of this game."),
        ("de", "Ein Regelwerk dieses Spiels gibt es nicht."),
    ],
)
@pytest.mark.usefixtures("highest")
def test_the_rules_of_a_family_without_a_rulebook_are_its_options(
    language: str, sentence: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.delenv("VIRADO_STRICT_WORDS", raising=False)
    assert main(["--lang", language, "rules", "highest"]) == 0
    said = capsys.readouterr()
    assert "`hand_size` = **3**" in said.out
    assert sentence in said.out
    assert not said.err
    assert main(["rules", "highest", "X-2"]) == 2
    assert "the rules of highest have no X-2" in capsys.readouterr().err
