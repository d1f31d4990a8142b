"""First lessons: short series of positions for a form, with a teacher's comments before and after each move.

For each step, `<family>.yaml` names an example (`virado.words.rules.examples`) and the moves that the lesson expects.
It also contains the comments in every language. A step with `if` belongs only to the forms for which that condition
holds (`virado.words.rules.conditions`). A comment has the syntax of the players' rules: a line may begin with a
condition (`{? sweeps!=none}`) and contain values of the form (`{target}`). A form whose first steps differ may have
its own file, `<slug>.yaml`.
"""

import re
from collections.abc import Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import NamedTuple

import msgspec

from virado.families import FAMILIES
from virado.games.catalogue import presets, usual_form
from virado.games.catalogue import variant as find_variant
from virado.games.variant import Variant
from virado.languages import fallbacks
from virado.refusal import OptionsError
from virado.words import data_files
from virado.words.card_names import language_for
from virado.words.catalogue import Catalogue, catalogue
from virado.words.rules import judge
from virado.words.rules.conditions import condition
from virado.words.rules.facts import facts_of
from virado.words.rules.inline import fill_placeholders

FOLDER = Path(__file__).parent
_LINE = re.compile(r"(?:\{\?([^}]*)\}\s*)?(.*)")


class TeacherSays(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The teacher's comments on a step, in one language."""

    say: str
    done: str
    """Comment after the move."""


class LessonStep(msgspec.Struct, frozen=True, kw_only=True):
    """A step of a lesson in one language."""

    example: str
    """Id of the example with the position."""
    want: tuple[str, ...]
    """Moves that complete the step.

    For any other move, the page only says whether the move is legal.
    """
    say: str
    """The teacher's comment before the reader moves."""
    done: str
    """The teacher's comment after a move in `want`."""


class Lesson(msgspec.Struct, frozen=True, kw_only=True):
    """A lesson in one language."""

    family: str
    """Name of the family."""
    variant: str
    """Canonical text of the variant that the lesson teaches.

    The reader can play this variant after the lesson.
    """
    steps: tuple[LessonStep, ...]
    """Steps of the lesson in order."""
    end: str
    """The teacher's comment after the last step."""


class _Step(msgspec.Struct, frozen=True, kw_only=True):
    example: str
    want: tuple[str, ...]
    when: str = msgspec.field(default="", name="if")


class _File(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    steps: tuple[dict[str, object], ...]
    """Steps of the lesson, as mappings.

    Each has `example`, `want`, sometimes `if`, and the teacher's comments by language.
    """
    end: dict[str, str] = {}
    """Comment after the last step, by language; empty to use the comment in the family's file."""


class _Reader(NamedTuple):
    """The family, the facts of the form and the language of a lesson."""

    family: str
    facts: Mapping[str, object]
    words: Catalogue

    def text(self, written: str) -> str:
        """Return a comment as one line.

        The line contains the parts whose conditions hold, with the values of the form.
        """
        found: list[str] = []
        for line in written.splitlines():
            parts = _LINE.fullmatch(line.strip())
            assert parts is not None
            if parts[1] is None or condition(parts[1].strip()).holds(self.facts):
                found.append(fill_placeholders(parts[2], self.family, self.facts, self.words))
        return " ".join(found)


def lessons() -> tuple[str, ...]:
    """Return the subjects that have a file of lessons: families, and variants with their own file."""
    return tuple(sorted(path.stem for path in FOLDER.glob("*.yaml")))


def lesson(subject: str, language: str) -> Lesson:
    """Return the lesson of a variant in a language.

    For the name of a family, return the lesson of its usual form. Raises OptionsError if there is no lesson.
    """
    is_family = subject in FAMILIES and subject not in presets()
    played = find_variant(usual_form(subject) if is_family else subject)
    return _lesson(str(played), language)


@lru_cache(maxsize=200)
def _lesson(text: str, language: str) -> Lesson:
    played = find_variant(text)
    name = next((each for each in (played.slug, played.game.name) if each in lessons()), None)
    if name is None:
        raise OptionsError("no-such-game", text, game=text, games=lessons())
    file = _read(name)
    words = catalogue(language_for(language, played)).for_part(f"lessons/{name}")
    tags = fallbacks(words.language.tag)
    reader = _Reader(played.game.name, facts_of(played, words), words)
    steps: list[LessonStep] = []
    for each in file.steps:
        about = msgspec.convert(each, _Step)
        if not (about.when and not condition(about.when).holds(reader.facts)) and _is_possible(about, played):
            said = msgspec.convert(next(each[tag] for tag in tags if tag in each), TeacherSays)
            steps.append(
                LessonStep(
                    example=about.example,
                    want=about.want,
                    say=reader.text(said.say),
                    done=reader.text(said.done),
                )
            )
    end = file.end or _read(played.game.name).end
    said_last = next(end[tag] for tag in tags if tag in end)
    return Lesson(family=played.game.name, variant=text, steps=tuple(steps), end=reader.text(said_last))


def _is_possible(step: _Step, played: Variant) -> bool:
    """Return True if the engine allows the moves of a step in a variant with unusual options."""
    try:
        return all(judge(step.example, move, "en", played).legal for move in step.want)
    except OptionsError:
        return False


@cache
def _read(name: str) -> _File:
    return data_files.decode(FOLDER / f"{name}.yaml", _File)
