"""Tests for the exchange of catalogues with translators as PO and XLIFF."""

from pathlib import Path

import pytest
from moz.l10n.formats import Format

from tests.words.catalogues import OTHERS
from tests.words.exchange import FORMATS, export, main, merge, read

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
