"""The page of the line protocol: its examples are sent to `virado engine`, and it names every field."""

import json
import re
from pathlib import Path
from typing import NamedTuple

import msgspec

from tests.command_line import run
from virado.interop.requests import VERBS
from virado.record import Record
from virado.words import LANGUAGES

REFERENCE = Path(__file__).parents[2] / "docs" / "reference"
PAGE = (REFERENCE / "protocol.md").read_text(encoding="utf-8")


class Example(NamedTuple):
    """A request of the page with its answer, in which `...` stands for any text."""

    request: str
    answer: str


def examples() -> list[Example]:
    """Return the blocks of the page; an answer that is wrapped is joined to one line."""
    blocks = re.findall(r"^```text\n(.*?)\n(.*?)\n```$", PAGE, re.DOTALL | re.MULTILINE)
    return [Example(request, re.sub(r"\n +", "", answer)) for request, answer in blocks]


def test_the_engine_answers_the_examples_as_shown():
    lines = "".join(f"{each.request}\n" for each in examples())
    done = run("engine", stdin=lines.encode())
    answers = done.stdout.decode().splitlines()
    assert done.returncode == 0
    for example, answer in zip(examples(), answers, strict=True):
        shown = ".*".join(re.escape(part) for part in example.answer.split("..."))
        assert re.fullmatch(shown, answer), f"{example.request}\n{answer}"


def test_every_request_has_an_example():
    verbs = [json.loads(example.request)["do"] for example in examples()]
    assert set(verbs) == set(VERBS)


def test_the_table_names_every_request_with_its_fields():
    for verb, kind in VERBS.items():
        row = re.search(rf"^\| `{verb}` \|(.*?) \|", PAGE, re.MULTILINE)
        assert row, verb
        listed = set(re.findall(r"`(\w+)`", row[1]))
        fields = {field.name for field in msgspec.structs.fields(kind)} - {"do", "id", "lang"}
        assert fields <= listed, verb


def test_every_language_is_named():
    assert not [language for language in LANGUAGES if f'`"{language}"`' not in PAGE]


def test_the_required_fields_of_a_record_are_named():
    page = (REFERENCE / "records.md").read_text(encoding="utf-8")
    sentence = next(line for line in page.splitlines() if "are required" in line)
    required = {field.name for field in msgspec.structs.fields(Record) if field.required}
    assert set(re.findall(r"`(\w+)`", sentence.partition(" are required")[0])) == required
