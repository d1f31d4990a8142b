"""Tests for the first lessons: every expected move is legal in its example, and every language has comments."""

import msgspec
import pytest

from virado.families import FAMILIES
from virado.languages import LANGUAGES
from virado.words.lessons import FOLDER, lesson, lessons
from virado.words.rules import judge


def test_every_family_has_a_lesson():
    assert set(FAMILIES) <= set(lessons())


def test_every_other_lesson_belongs_to_a_form():
    for name in set(lessons()) - set(FAMILIES):
        assert lesson(name, "en").variant == name


@pytest.mark.parametrize("name", lessons())
def test_a_step_has_comments_in_every_language_and_no_other_field(name: str):
    file = msgspec.yaml.decode((FOLDER / f"{name}.yaml").read_bytes())
    assert file.keys() == {"variant", "steps", "end"}
    assert file["end"].keys() == LANGUAGES.keys()
    assert all(step.keys() == {"example", "want", *LANGUAGES} for step in file["steps"])


@pytest.mark.parametrize("name", lessons())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_wanted_move_is_legal(name: str, language: str):
    found = lesson(name, language)
    assert found.end
    for step in found.steps:
        assert step.say
        assert step.done
        for move in step.want:
            judged = judge(step.example, move, language, found.variant)
            assert judged.legal, (step.example, move, judged.refused)
            assert judged.text == move
