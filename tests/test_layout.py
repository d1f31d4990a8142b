"""Every family has the same modules and one entry in the list of families; tests mirror the sources."""

import importlib
from pathlib import Path

import pytest

from tests.examples.highest import FAMILY
from virado.bots.players import Players
from virado.cases.contract import Cases
from virado.families import FAMILIES, Family, load
from virado.games.contract import Game
from virado.terminal.contract import Page

SOURCE = Path(__file__).parents[1] / "src" / "virado"
TESTS = Path(__file__).parent
PARTS = {"options", "messages", "notation", "narration", "view", "explanation", "game", "rules"}
RULES = {
    "state",
    "config",
    "dealing",
    "turns",
    "legality",
    "move_generation",
    "scoring",
    "secrecy",
    "refusals",
    "facts",
}
EVERY = [*FAMILIES.values(), FAMILY]
OWN = {"casino": {"agreement", "parsing", "score_sheet", "selection"}}
"""Modules that only one family has. Other peculiarities of a family are within its rules."""
SHARED = {"tricks"}
"""Packages shared by two families, which are not families themselves."""


def folder_of(family: Family) -> Path:
    module = importlib.import_module(family.game.partition(":")[0])
    return Path(str(module.__file__)).parent


def modules(folder: Path) -> set[str]:
    """Return the names of the modules and packages in a folder."""
    return {path.stem for path in folder.glob("*.py")} | {
        path.parent.name for path in folder.glob("*/__init__.py")
    }


@pytest.mark.parametrize("family", EVERY, ids=lambda family: family.name)
def test_every_family_has_the_common_modules(family: Family) -> None:
    folder = folder_of(family)
    missing = [f"{part}.py" for part in sorted(PARTS - modules(folder))]
    missing += [f"rules/{part}.py" for part in sorted(RULES - modules(folder / "rules"))]
    assert not missing, f"{folder} needs these modules"


@pytest.mark.parametrize("family", FAMILIES.values(), ids=lambda family: family.name)
def test_no_family_has_an_unlisted_module(family: Family) -> None:
    further = modules(folder_of(family)) - PARTS - {"__init__"}
    assert further == OWN.get(family.name, set()), "modules of one subject belong to rules/, others to OWN"


@pytest.mark.parametrize("family", EVERY, ids=lambda family: family.name)
def test_the_list_of_families_names_its_parts(family: Family) -> None:
    game = load(family.game)
    assert isinstance(game, Game)
    assert game.name == family.name == game.messages.view.game
    assert isinstance(load(family.cases), Cases)
    assert isinstance(load(family.players), Players)
    assert issubclass(load(family.page), Page)
    assert {"event", "effect"} <= set(dir(load(family.narration)))


def test_no_folder_of_games_is_missing_in_the_list() -> None:
    folders = {path.name for path in (SOURCE / "games").iterdir() if (path / "__init__.py").exists()}
    assert folders == set(FAMILIES) | SHARED, (
        "FAMILIES in src/virado/families.py lists the folders of virado/games"
    )


@pytest.mark.parametrize("place", ["games", "cases", "bots"])
def test_each_listed_part_of_a_family_exists(place: str) -> None:
    folders = {path.name for path in (SOURCE / place).iterdir() if path.is_dir()}
    missing = [f"src/virado/{place}/{family}/__init__.py" for family in FAMILIES if family not in folders]
    assert not missing, f"a family has a folder here, not a module {place}/<family>.py"


@pytest.mark.parametrize("family", FAMILIES)
def test_each_family_has_an_english_catalogue(family: str) -> None:
    assert (SOURCE / "words" / "en" / f"{family}.ftl").exists()


@pytest.mark.parametrize("name", FAMILIES)
def test_every_game_has_a_revision_and_lists_its_refusals(name: str) -> None:
    game = load(FAMILIES[name].game)
    assert game.revision >= 1
    assert all(kind.code for kind in game.refusals.values())


def test_test_folders_mirror_the_source_folders() -> None:
    """Check that a folder of tests has the name of the source folder that it tests."""
    helpers = {"web", "examples", "invariants", "perft", "transcripts"}
    folders = [path.parent.relative_to(TESTS) for path in TESTS.rglob("__init__.py") if path.parent != TESTS]
    assert not [
        str(folder) for folder in folders if folder.parts[0] not in helpers and not (SOURCE / folder).is_dir()
    ]
