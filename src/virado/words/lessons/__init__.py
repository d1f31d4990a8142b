"""First lessons: a short series of positions for each family, with a teacher's comments before and after each move.

For each step, `<family>.yaml` names an example (`virado.words.rules.examples`), the moves that the lesson expects,
and the comments in every language. A variant that differs enough may have its own lesson, `<slug>.yaml`.
"""

from functools import cache
from pathlib import Path

import msgspec

from virado.games.catalogue import variant
from virado.refusal import OptionsError

FOLDER = Path(__file__).parent


class TeacherSays(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The teacher's comments on a step."""

    say: str
    done: str
    """Comment after the move."""


class LessonStep(msgspec.Struct, frozen=True, kw_only=True):
    """A step of a lesson in one language."""

    example: str
    """Id of the example with the position."""
    want: tuple[str, ...]
    """Moves that complete the step. Other moves are judged as legal or not, without further effect."""
    say: str
    """The teacher's comment before the move."""
    done: str
    """The teacher's comment after one of these moves."""


class Lesson(msgspec.Struct, frozen=True, kw_only=True):
    """A lesson in one language."""

    family: str
    """Name of the family."""
    variant: str
    """Slug of the variant that the lesson teaches and that is played afterwards."""
    steps: tuple[LessonStep, ...]
    """Steps in order."""
    end: str
    """The teacher's comment after the last step."""


class _Step(msgspec.Struct, frozen=True, kw_only=True):
    example: str
    want: tuple[str, ...]


class _File(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    variant: str
    steps: tuple[dict[str, object], ...]
    """Steps, each with `example`, `want`, and the teacher's comments by language."""
    end: dict[str, str]


def lessons() -> tuple[str, ...]:
    """Return the names of all lessons: families, and variants with a lesson of their own."""
    return tuple(sorted(path.stem for path in FOLDER.glob("*.yaml")))


@cache
def lesson(name: str, language: str) -> Lesson:
    """Return the lesson of a family or variant in a language.

    Raises OptionsError (`no-such-game`) if there is none.
    """
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
