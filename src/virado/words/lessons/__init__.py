"""First lessons: a few positions of each family, one after the other, with what a teacher says before and after.

A form that is played differently enough may have a lesson of its own, `<slug>.yaml`. `<family>.yaml` names for each step an
example (`virado.words.rules.examples`), the moves that the lesson wants to see, and the words in every language.
"""

from functools import cache
from pathlib import Path

import msgspec

from virado.games.catalogue import variant
from virado.refusal import OptionsError

FOLDER = Path(__file__).parent


class TeacherSays(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the teacher says."""

    say: str
    done: str
    """Once the move has been made."""


class LessonStep(msgspec.Struct, frozen=True, kw_only=True):
    """A step in a language."""

    example: str
    """Id of the example whose position it is."""
    want: tuple[str, ...]
    """The moves that go on; others are legal or not, and nothing happens."""
    say: str
    """What the teacher says before the move."""
    done: str
    """What the teacher says once one of these moves has been made."""


class Lesson(msgspec.Struct, frozen=True, kw_only=True):
    """A lesson in a language."""

    family: str
    """Name of the family."""
    variant: str
    """That is taught, and played afterwards."""
    steps: tuple[LessonStep, ...]
    """In order."""
    end: str
    """What the teacher says after the last step."""


class _Step(msgspec.Struct, frozen=True, kw_only=True):
    example: str
    want: tuple[str, ...]


class _File(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    variant: str
    steps: tuple[dict[str, object], ...]
    """Each with `example`, `want`, and by language what the teacher says."""
    end: dict[str, str]


def lessons() -> tuple[str, ...]:
    """What has a lesson: families, and forms that have one of their own."""
    return tuple(sorted(path.stem for path in FOLDER.glob("*.yaml")))


@cache
def lesson(name: str, language: str) -> Lesson:
    """The lesson of a family or form in a language; OptionsError (`no-such-game`) if there is none."""
    if name not in lessons():
        raise OptionsError("no-such-game", name, game=name, games=lessons())
    text = (FOLDER / f"{name}.yaml").read_bytes()
    file = msgspec.yaml.decode(text, type=_File)
    steps: list[LessonStep] = []
    for step in file.steps:
        said = msgspec.convert(step[language], TeacherSays)
        about = msgspec.convert(step, _Step)
        steps.append(LessonStep(example=about.example, want=about.want, say=said.say, done=said.done))
    family = variant(file.variant).game.name
    return Lesson(family=family, variant=file.variant, steps=tuple(steps), end=file.end[language])
