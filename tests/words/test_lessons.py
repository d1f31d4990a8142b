"""The first lessons: every wanted move is legal in its example, in the words of every language."""

import msgspec
import pytest

from virado.families import FAMILIES
from virado.languages import LANGUAGES
from virado.words.lessons import FOLDER, families, lesson
from virado.words.rules import judge


def test_every_family_has_a_lesson():
    assert set(families()) == set(FAMILIES)


@pytest.mark.parametrize("family", FAMILIES)
def test_a_step_is_told_in_every_language_and_has_nothing_else(family: str):
    file = msgspec.yaml.decode((FOLDER / f"{family}.yaml").read_bytes())
    assert file.keys() == {"variant", "steps", "end"}
    assert file["end"].keys() == LANGUAGES.keys()
    assert all(step.keys() == {"example", "want", *LANGUAGES} for step in file["steps"])


@pytest.mark.parametrize("family", FAMILIES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_wanted_move_is_legal(family: str, language: str):
    found = lesson(family, language)
    assert found.end
    for step in found.steps:
        assert step.say
        assert step.done
        for move in step.want:
            judged = judge(step.example, move, language, found.variant)
            assert judged.legal, (step.example, move, judged.refused)
            assert judged.text == move
