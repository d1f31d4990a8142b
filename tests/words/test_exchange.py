"""Tests for the exchange of catalogues with translators as PO and XLIFF."""

from pathlib import Path
from shutil import copy
from typing import Any

import pytest
import yaml
from moz.l10n.formats import Format

from tests.words.catalogues import OTHERS
from tests.words.exchange import FOLDERS, FORMATS, export, main, merge, read
from virado.words.rules.passages import GAP, PassageLine, families, parse

ENGLISH = """\
# A comment.
one = One { $card }
two =
    .title = Two
three = { $number ->
        [one] a match
       *[other] { $number } matches
    }
"""


@pytest.fixture
def folders(tmp_path: Path) -> dict[str, Path]:
    """Return a folder with an English catalogue, and a German one that lacks messages."""
    for tag, text in (
        ("en", ENGLISH),
        ("de", "# Von Hand.\nthree = Partien: { $number }\none = Eins { $card }\n"),
    ):
        (tmp_path / tag).mkdir()
        (tmp_path / tag / "a.ftl").write_text(text, "utf-8")
    return {"x": tmp_path}


@pytest.mark.parametrize("form", FORMATS.values())
@pytest.mark.parametrize("language", OTHERS)
def test_what_is_exported_changes_nothing_when_imported(language: str, form: Format) -> None:
    exported = list(read(export(language, form), form))
    assert len(exported) > 2000
    assert merge(language, iter(exported)) == {}


@pytest.mark.parametrize("form", FORMATS.values())
def test_changed_and_new_messages_are_written_and_the_rest_stays(
    folders: dict[str, Path], form: Format
) -> None:
    text = export("de", form, folders).replace("Eins", "1.")
    found = {key: words for _, key, words in read(text, form)}
    assert found.keys() == {"one", "three"}
    (after,) = merge(
        "de", iter([("x/a.ftl", "two", "\n    .title = Zwei"), *read(text, form)]), folders
    ).values()
    assert (
        after == "# Von Hand.\nthree = Partien: { $number }\none = 1. { $card }\ntwo =\n    .title = Zwei\n"
    )


@pytest.mark.parametrize("form", FORMATS.values())
def test_rules_and_lessons_are_written_for_a_language_without_them(tmp_path: Path, form: Format) -> None:
    whole = {name: FOLDERS[name] for name in ("rules", "lessons")}
    texts = list(read(export("es", form, whole), form))
    folders = {name: tmp_path / name for name in whole}
    for family in families():
        (tmp_path / "rules" / family).mkdir(parents=True)
        copy(FOLDERS["rules"] / family / "en.md", tmp_path / "rules" / family)
    (tmp_path / "lessons").mkdir()
    for path in FOLDERS["lessons"].glob("*.yaml"):
        steps: dict[str, Any] = yaml.safe_load(path.read_text("utf-8"))
        for each in [*steps["steps"], steps.get("end", {})]:
            each.pop("es", None)
        (tmp_path / "lessons" / path.name).write_text(yaml.safe_dump(steps, allow_unicode=True), "utf-8")
    changed = merge("es", texts, folders)
    assert len(changed) == len(families()) + len(list(FOLDERS["lessons"].glob("*.yaml")))
    for path, text in changed.items():
        original = (FOLDERS["rules"].parent / path.relative_to(tmp_path)).read_text("utf-8")
        if path.suffix == ".yaml":
            assert yaml.safe_load(text) == yaml.safe_load(original)
        else:
            assert _by_id(text) == _by_id(original)


def _by_id(source: str) -> dict[str, tuple[str, list[PassageLine]]]:
    """Return the title and the lines of each passage, without empty ones at its end."""
    found: dict[str, tuple[str, list[PassageLine]]] = {}
    for passage in parse(source, "es.md"):
        lines = list(passage.lines)
        while lines and lines[-1] == GAP:
            lines.pop()
        found[passage.id] = (passage.title, lines)
    return found


def test_a_file_that_was_cut_off_is_refused(folders: dict[str, Path]) -> None:
    whole = export("de", Format.gettext, folders)
    assert len(list(read(whole, Format.gettext))) == 2
    with pytest.raises(ValueError, match="only 2 of its 3 texts"):
        list(read(whole.rpartition("msgctxt")[0], Format.gettext))


@pytest.mark.parametrize(
    ("key", "text"),
    [
        ("one", "Eins { $card"),
        ("one", "Eins"),
        ("one", "Eins { $card }\nfour = Vier"),
        ("two", "Zwei"),
        ("four", "Vier"),
    ],
)
def test_a_damaged_message_is_refused_by_its_name(folders: dict[str, Path], key: str, text: str) -> None:
    with pytest.raises(ValueError, match=f"x/a.ftl: {key} "):
        merge("de", iter([("x/a.ftl", key, text)]), folders)


@pytest.mark.parametrize("ending", FORMATS)
def test_the_command_writes_a_file_and_refuses_a_damaged_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], ending: str
) -> None:
    file = tmp_path / f"es{ending}"
    assert main(["export", "es", str(file)]) == 0
    whole = file.read_text("utf-8")
    assert main(["import", "es", str(file)]) == 0
    assert capsys.readouterr().out == ""
    file.write_text(whole.replace("{ $level } no busca", "no busca"), "utf-8")
    assert main(["import", "es", str(file)]) == 1
    assert "/arena.ftl: refusal-bad-options--bot-setting-unused" in capsys.readouterr().err
    file.write_text(whole.replace("msgstr", "msgsrt").replace("</file>", ""), "utf-8")
    assert main(["import", "es", str(file)]) == 1
    assert main(["import", "es", str(tmp_path / "es.csv")]) == 2
