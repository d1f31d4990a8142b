"""The metadata of the package. All addresses come from one table of pyproject.toml, and are left out until it has them."""

import re
import shutil
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml
from hatchling.metadata.core import ProjectMetadata
from hatchling.plugin.manager import PluginManager

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))
import hatch_metadata  # noqa: E402  # it is not part of the package

SITE = "https://cards.example.org"
FILLED = {
    "homepage": f"{SITE}/",
    "documentation": f"{SITE}/docs",
    "source": f"{SITE}/code",
    "issues": f"{SITE}/issues",
    "files": f"{SITE}/code/v{{version}}",
    "raw": f"{SITE}/raw/v{{version}}/",
    "security": "security@cards.example.org",
}
FILES = ("README.md", "CHANGELOG.md", "LICENSE", "pyproject.toml", "hatch_metadata.py")


@pytest.fixture
def filled(tmp_path: Path) -> Path:
    """Return a copy of the project's files in which a maintainer has filled in all addresses."""
    for name in FILES:
        shutil.copy(ROOT / name, tmp_path)
    project = tmp_path / "pyproject.toml"
    text = project.read_text(encoding="utf-8")
    for name, address in FILLED.items():
        text, count = re.subn(rf'^{name} = "[^"]*"', f'{name} = "{address}"', text, flags=re.MULTILINE)
        assert count == 1, name
    project.write_text(text, encoding="utf-8")
    return tmp_path


def metadata(root: Path) -> ProjectMetadata[Any]:
    return ProjectMetadata(str(root), PluginManager())


def test_the_addresses_that_are_filled_in_become_urls(filled: Path):
    assert metadata(filled).core.urls == {
        "Homepage": f"{SITE}/",
        "Documentation": f"{SITE}/docs",
        "Source": f"{SITE}/code",
        "Issues": f"{SITE}/issues",
    }
    assert set(metadata(ROOT).core.urls) == set(hatch_metadata.make_urls(hatch_metadata.read_addresses(ROOT)))


def test_every_link_of_the_readme_is_absolute_once_the_addresses_are_known(filled: Path):
    version = metadata(ROOT).version
    text = metadata(filled).core.readme
    links = re.findall(r'\]\(([^)]+)\)|src(?:set)?="([^"]+)"', text)
    assert len(links) > 15
    assert all(target.startswith(SITE) for target in map("".join, links))
    assert f"]({SITE}/code/v{version}/docs/how-to/playing.md)" in text
    assert f'src="{SITE}/raw/v{version}/docs/pictures/table-light.webp"' in text


def test_the_readme_has_no_relative_links_and_pictures_while_an_address_is_unknown(filled: Path):
    known = hatch_metadata.read_addresses(filled)
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    without = hatch_metadata.replace_links(text, {"files": known["files"]})
    assert "reader. There is a guide to the table, and a table in the terminal, too:" in without
    assert not re.search(r"\]\(|<picture|src", without)
    assert without.count("\n## ") == text.count("\n## ")


def test_links_that_are_absolute_already_stay():
    text = (
        '[a](https://example.org/a) [b](#b) [c](mailto:c@example.org) <img src="https://example.org/a.png">'
    )
    assert hatch_metadata.replace_links(text, {"files": SITE, "raw": SITE}) == text


def test_citation_and_security_are_written_from_the_same_table(filled: Path):
    for name, make in (
        ("CITATION.cff", hatch_metadata.make_citation),
        ("SECURITY.md", hatch_metadata.make_security),
    ):
        assert (ROOT / name).read_text(encoding="utf-8") == make(ROOT), "run hatch_metadata.py"
    changes = filled / "CHANGELOG.md"
    text = changes.read_text(encoding="utf-8")
    changes.write_text(re.sub(r"\((unreleased|[\d-]+)\)", "(2030-01-02)", text, count=1), encoding="utf-8")
    citation = yaml.safe_load(hatch_metadata.make_citation(filled))
    assert citation["authors"] == [{"name": "The Virado developers"}]
    assert citation["version"] == metadata(ROOT).version
    assert str(citation["date-released"]) == "2030-01-02"
    assert (citation["url"], citation["repository-code"]) == (FILLED["homepage"], FILLED["source"])
    assert f"privately to {FILLED['security']}," in hatch_metadata.make_security(filled)


ADDRESS = re.compile(r"https?://|\b[\w.+-]+@[\w-]+\.\w+")


def test_no_other_file_at_the_root_has_an_address_of_the_project():
    table = (ROOT / "pyproject.toml").read_text(encoding="utf-8").partition("[tool.virado.addresses]")
    assert not ADDRESS.search(table[0])
    known = hatch_metadata.read_addresses(ROOT).values()
    for name in ("README.md", "CONTRIBUTING.md", "CITATION.cff", "SECURITY.md"):
        text = (ROOT / name).read_text(encoding="utf-8")
        for address in known:
            text = text.replace(address, "")
        assert not ADDRESS.search(text), name


def test_every_supported_python_has_a_classifier():
    core = metadata(ROOT).core
    minors = [int(each.rpartition(".")[2]) for each in core.classifiers if " :: 3." in each]
    assert minors == list(range(min(minors), max(minors) + 1))
    assert core.requires_python == f">=3.{min(minors)}"
    assert core.authors == [{"name": "The Virado developers"}]
