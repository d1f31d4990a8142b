"""The programs of the documentation run, and the things it names exist."""

import doctest
import json
import re
import runpy
import sys
from collections import Counter
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest
import yaml

from tests.commands.test_parser import COMMANDS
from virado import Match
from virado.games.catalogue import presets, variant
from virado.words import catalogue

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
PAGES = sorted([*ROOT.glob("*.md"), *DOCS.glob("**/*.md")])
GENERATED = {
    DOCS / name
    for name in re.findall(r'"([\w/-]+\.md)": ', (DOCS / "site" / "hooks.py").read_text(encoding="utf-8"))
}
"""Pages that exist only in the built site."""


def test_the_library_tour_prints_the_output_shown():
    failures, tried = doctest.testfile(
        str(ROOT / "docs" / "tutorials" / "library.md"), module_relative=False, optionflags=doctest.ELLIPSIS
    )
    assert tried > 10
    assert failures == 0


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_between_pages_resolve(page: Path):
    text = re.sub(r"```.*?```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
    for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", text):
        path = (page.parent / target).resolve()
        may_be_generated = page.is_relative_to(DOCS) or page.name == "CHANGELOG.md"
        is_generated = may_be_generated and path in GENERATED
        assert is_generated or path.exists(), f"{page.name} links to {target}"


def test_the_readme_and_the_first_page_count_the_forms():
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    counted = re.findall(r"^\| ([A-Z][^|]*?) \| [^|]+ \| (\d+) \|", readme, re.MULTILINE)
    words = catalogue()
    forms = Counter(words.text(f"game-{variant(slug).game.name}") for slug in presets())
    assert {name: int(number) for name, number in counted} == forms
    for text in (readme, (DOCS / "index.md").read_text(encoding="utf-8")):
        assert f"in {sum(forms.values())} local forms" in text


def test_no_generated_page_is_committed():
    assert {path.name for path in GENERATED} >= {"messages.md", "refusals.md", "api.md"}
    assert not [path for path in GENERATED if path.exists()]


@pytest.fixture
def site_hooks(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """Import the generator without MkDocs, which only the dependency group `docs` installs."""
    used = {
        "config.defaults": "MkDocsConfig",
        "exceptions": "PluginError",
        "structure.files": "File Files",
        "structure.nav": "Link Navigation",
    }
    for name, classes in used.items():
        module = ModuleType(f"mkdocs.{name}")
        for each in classes.split():
            setattr(module, each, type(each, (Exception,), {}))
        monkeypatch.setitem(sys.modules, module.__name__, module)
    return runpy.run_path(str(DOCS / "site" / "hooks.py"))


def test_the_pages_of_the_site_are_generated(site_hooks: dict[str, Any]):
    pages = site_hooks["PAGES"]
    assert {DOCS / name for name in pages} == GENERATED
    assert "virado serve" in pages["reference/cli.md"]()
    assert "| `sweeps` |" in pages["reference/options.md"]()
    assert "| `hazari` |" in pages["reference/languages.md"]()


def test_a_renamed_section_keeps_its_former_anchor(site_hooks: dict[str, Any], tmp_path: Path):
    page = tmp_path / "page.html"
    page.write_text('<h1 id="page">Page</h1><h2 id="new">New</h2>', encoding="utf-8")
    site_hooks["_add_anchor"](page, "old", "new")
    assert page.read_text(encoding="utf-8") == '<h1 id="page">Page</h1><a id="old"></a><h2 id="new">New</h2>'
    with pytest.raises(Exception, match="no section gone"):
        site_hooks["_add_anchor"](page, "old", "gone")


@pytest.mark.slow
def test_the_site_contains_the_page_that_plays(site_hooks: dict[str, Any], tmp_path: Path):
    link = site_hooks["on_nav"](SimpleNamespace(items=["Start"]), None, None).items[1]
    site_hooks["write_play"](tmp_path)
    title, address = link.args
    assert title == "Play"
    page = tmp_path / address
    named = re.findall(r'(?:src|href)="(?!#)([^"]+)"', page.read_text(encoding="utf-8"))
    assert len(named) > 5
    assert [each for each in named if not each.startswith("./")] == []
    assert [each for each in named if not (page.parent / each).is_file()] == []
    assert json.loads((page.parent / "py" / "files.json").read_bytes())["packages"]["bytes"] > 10_000


def test_every_command_is_documented():
    text = "\n".join(page.read_text(encoding="utf-8") for page in PAGES if page.name != "CHANGELOG.md")
    commands = [" ".join(("virado", *path)) for path in COMMANDS]
    assert len(commands) > 19
    assert not [command for command in commands if command not in text]


def test_documented_commands_exist():
    text = "\n".join(page.read_text(encoding="utf-8") for page in PAGES if page.name != "CHANGELOG.md")
    names = {path[0] for path in COMMANDS if path}
    shown = set(re.findall(r"(?:`|uv run (?:--\w+ \w+ )?)virado ([a-z][a-z-]*)(?=[ `\n])", text))
    assert len(shown) > 10
    assert shown - names <= {"seed"}, "`virado seed` is the text that fairness.md hashes"


def test_every_preset_is_in_its_rulebook():
    for game, preset in presets().values():
        rulebook = (ROOT / "docs" / "rules" / game.rulebook).read_text(encoding="utf-8")
        assert f"`{preset.slug}`" in rulebook


NAMED = re.compile(r"(?<![\w/.])(?:tests|src|benchmarks|docs)/[\w./-]*\w")


@pytest.mark.parametrize(
    "page", [page for page in PAGES if page.name != "CHANGELOG.md"], ids=lambda page: page.name
)
def test_files_that_a_page_names_exist(page: Path):
    named = set(NAMED.findall(page.read_text(encoding="utf-8")))
    assert not [path for path in sorted(named) if not (ROOT / path).exists()]


@pytest.mark.parametrize("page", ["README.md", "docs/tutorials/first-match.md"])
def test_the_programs_of_a_page_run_as_shown(page: str):
    shown = re.findall(r"```python\n(.*?)```", (ROOT / page).read_text(encoding="utf-8"), re.DOTALL)
    assert shown
    for program in shown:
        exec(compile(program, page, "exec"), {})  # run the program as pasted into an interpreter


def test_the_bots_of_the_tutorial_make_legal_moves():
    page = DOCS / "tutorials" / "first-bot.md"
    shown = re.findall(r"```python\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL)
    names: dict[str, Any] = {}
    for program in shown:
        exec(compile(program, page.name, "exec"), names)
    match = Match("casino", seed=1)
    for bot in (names["Grabber"](), names["Counter"]()) * 5:
        match.play(match.to_act[0], bot(match.view(match.to_act[0])))


REPORTS = sorted(page for page in DOCS.glob("lab/*.md") if page.name != "index.md")


def test_every_report_has_its_four_sections_and_a_line_in_the_index():
    index = (DOCS / "lab" / "index.md").read_text(encoding="utf-8")
    for page in REPORTS:
        sections = re.findall(r"^## (.*)$", page.read_text(encoding="utf-8"), re.MULTILINE)
        assert sections == ["Question", "Setup", "Result", "Limits"], page.name
        assert index.count(f"]({page.name})") == 1, page.name


@pytest.mark.parametrize(
    "page",
    [page for page in PAGES if page.is_relative_to(DOCS) and page.parent.name not in ("reference", "rules")],
    ids=lambda page: page.name,
)
def test_a_page_outside_the_reference_has_at_most_2500_words(page: Path):
    assert len(page.read_text(encoding="utf-8").split()) <= 2500


PRINTING = re.compile(r"```python\n(.*?)```\n\n((?:    [^\n]*\n)+)", re.DOTALL)
"""Pattern for a program, followed by its output as an indented block."""


@pytest.mark.parametrize("page", ["how-to/vector.md", "how-to/simulate.md", "how-to/exact.md"])
def test_programs_print_the_output_shown(page: str, capsys: pytest.CaptureFixture[str]):
    check_programs(page, capsys)


def check_programs(page: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Assert that the programs of a page print the output shown below them."""
    shown = PRINTING.findall((ROOT / "docs" / page).read_text(encoding="utf-8"))
    assert shown
    for program, printed in shown:
        exec(compile(program, page, "exec"), {})
        assert capsys.readouterr().out == re.sub("^    ", "", printed, flags=re.MULTILINE)


def test_ci_runs_every_command_of_the_readme_and_of_contributing():
    command = re.compile(r"uv run (?:--dev |--group \w+ )?(?:virado(?: --lang \w+)? )?([a-z]+)")
    ci = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    pages = [(ROOT / name).read_text(encoding="utf-8") for name in ("README.md", "CONTRIBUTING.md")]
    named = set(command.findall("\n".join(pages)))
    assert named > {"play", "engine", "ruff", "pytest"}
    assert named <= set(command.findall(ci))


README_LINES = 80
CHANGELOG_LINES = 120
PICTURE = re.compile(
    r"<picture>\s*<source [^>]*srcset=\"([^\"]+-dark\.webp)\">\s*<img ([^>]*)>\s*</picture>", re.DOTALL
)


def test_readme_and_changelog_are_short():
    for name, most in (("README.md", README_LINES), ("CHANGELOG.md", CHANGELOG_LINES)):
        assert len((ROOT / name).read_text(encoding="utf-8").splitlines()) <= most


@pytest.mark.parametrize("page", ["README.md", "docs/index.md"])
def test_pictures_exist_in_light_and_dark_and_are_described(page: str):
    found = PICTURE.findall((ROOT / page).read_text(encoding="utf-8"))
    assert len(found) == 2
    for dark, image in found:
        attributes = dict(re.findall(r'(\w+)="([^"]*)"', image))
        assert attributes["src"] == dark.replace("-dark", "-light")
        assert len(attributes["alt"].split()) >= 10
        for path in (dark, attributes["src"]):
            assert ((ROOT / page).parent / path).is_file()


BACKGROUND = re.compile(r" & (\w+)=\$!")
"""Pattern for the end of a line of `.ci/run` that runs a program in the background, with the name of its process."""


def test_pre_commit_and_ci_run_the_same_checks():
    config = yaml.safe_load((ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8"))
    hooks = [hook["entry"] for repository in config["repos"] for hook in repository["hooks"]]
    ci = (ROOT / ".ci" / "run").read_text(encoding="utf-8").splitlines()
    checks = [BACKGROUND.split(line)[0] for line in ci if line.startswith("uv run --dev ")]
    assert hooks == checks


def test_ci_waits_for_each_program_that_it_runs_in_the_background():
    ci = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    names = BACKGROUND.findall(ci)
    assert "types" in names
    assert not [name for name in names if f'\nwait "${name}"\n' not in ci]
