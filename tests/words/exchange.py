"""The texts of a language as one PO or XLIFF file for translators, and back.

    python -m tests.words.exchange export|import TAG FILE

A text is a message as its catalogue has it to the right of `=`, a passage of the players' rules with its title, or the
two comments on a step of a lesson with an empty line between them. It stands beside the English one. The ending of the
file (`.po`, `.xliff`) decides its format. An import writes only what has changed. Needs the dependency group
`translation`.
"""

import re
import sys
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import yaml
from fluent.syntax import FluentParser, ast
from moz.l10n.formats import Format
from moz.l10n.model import Comment, Entry, Metadata, PatternMessage, Resource, Section
from moz.l10n.resource import parse_resource, serialize_resource

from tests.words.catalogues import ENGLISH, Uses, patterns
from virado.languages import LANGUAGES
from virado.words.rules.passages import parse

ROOT = Path(__file__).parents[2]
WORDS = ROOT / "src" / "virado" / "words"
FOLDERS = {
    "virado": WORDS,
    "web": ROOT / "web" / "src" / "words",
    "rules": WORDS / "rules",
    "lessons": WORDS / "lessons",
}
FORMATS = {".po": Format.gettext, ".xliff": Format.xliff}
COUNT = "X-Texts"
"""Header of a PO file with its number of texts, by which an import knows whether the file is whole."""


class Place(NamedTuple):
    """A text in the source of a file, and where its source stands."""

    text: str
    """The text; empty if the language lacks it."""
    start: int
    end: int


def export(language: str, form: Format, folders: Mapping[str, Path] = FOLDERS) -> str:
    """Return the texts of a language beside the English ones. A missing text is empty."""
    xliff = form is Format.xliff
    about = [
        Metadata("@source-language", ENGLISH),
        Metadata("@target-language", language),
        Metadata("@datatype", "plaintext"),
    ]
    sections: list[Section[PatternMessage]] = []
    for name, english in _catalogues(folders):
        own = _places(name, _source_of(folders, name, language), language)
        entries: list[Entry[PatternMessage] | Comment] = []
        for key, place in english.items():
            text = own[key].text if key in own else ""
            value = PatternMessage([text] if text else [])
            if xliff:
                entries.append(Entry((key,), value, meta=[Metadata("source", place.text)]))
            else:
                entries.append(Entry((place.text, f"{name} {key}"), value))
        sections.append(Section((name,), entries, meta=about))
    if xliff:
        root = [Metadata("@version", "1.2"), Metadata("@xmlns", "urn:oasis:names:tc:xliff:document:1.2")]
        return "".join(serialize_resource(Resource(form, sections, meta=root)))
    entries = [entry for section in sections for entry in section.entries]
    head = [
        Metadata("Language", language),
        Metadata("Content-Type", "text/plain; charset=UTF-8"),
        Metadata(COUNT, str(len(entries))),
    ]
    return "".join(serialize_resource(Resource(form, [Section((), entries)], meta=head)))


def read(text: str, form: Format) -> Iterator[tuple[str, str, str]]:
    """Yield catalogue, key and text of each text that an exported file translates.

    Raises ValueError for a PO file that ends too early; an XLIFF file without its end is no XML.
    """
    resource = parse_resource(form, text)
    entries = [
        (section.id[0] if section.id else "", entry.id, entry.value.pattern)
        for section in resource.sections
        for entry in section.entries
        if isinstance(entry, Entry) and isinstance(entry.value, PatternMessage)
    ]
    wanted = next((int(str(each.value)) for each in resource.meta if each.key == COUNT), 0)
    if len(entries) < wanted:
        raise ValueError(f"the file has only {len(entries)} of its {wanted} texts")
    for section, id_, pattern in entries:
        name, key = id_[1].split(" ") if form is Format.gettext else (section, id_[0])
        words = "".join(part for part in pattern if isinstance(part, str))
        if words:
            yield name, key, words


def merge(
    language: str, translated: Iterable[tuple[str, str, str]], folders: Mapping[str, Path] = FOLDERS
) -> dict[Path, str]:
    """Return the files that the texts change, with their new content.

    Raises ValueError, with the key, for an unknown text, a syntax error, or other facts than the English text.
    """
    english = dict(_catalogues(folders))
    sources = {
        key: place.text
        for name, places in english.items()
        if name.endswith(".ftl")
        for key, place in places.items()
    }
    changed: dict[str, dict[str, str]] = {}
    for name, key, text in translated:
        if key not in english.get(name, {}):
            raise ValueError(f"{name}: {key} is not an English text")
        if _facts(name, key, text, sources) != _facts(name, key, english[name][key].text, sources):
            raise ValueError(f"{name}: {key} has other facts than the English text")
        changed.setdefault(name, {})[key] = text
    found: dict[Path, str] = {}
    for name, texts in changed.items():
        before = after = _source_of(folders, name, language)
        own = _places(name, before, language)
        end = Place("", len(before), len(before))
        edits = [
            (place.start, place.end, _written(name, key, text, language, new=not place.text))
            for key, text in texts.items()
            if text != (place := own.get(key, end)).text
        ]
        edits.reverse()  # the first of several texts at the end of a file is written last, and so stands first
        for start, stop, text in sorted(edits, key=lambda edit: -edit[0]):
            after = after[:start] + text + after[stop:]
        if after != before:
            found[_path(folders, name, language)] = after
    return found


# ---------------------------------------------------------------------- files
def _catalogues(folders: Mapping[str, Path]) -> Iterator[tuple[str, dict[str, Place]]]:
    """Yield the name of each English file (`web/web-home.ftl`, `rules/raub.md`, `lessons/raub.yaml`) with its texts."""
    for name, folder in folders.items():
        files = (
            *(path.relative_to(folder / ENGLISH).as_posix() for path in (folder / ENGLISH).rglob("*.ftl")),
            *(f"{path.parent.name}.md" for path in folder.glob(f"*/{ENGLISH}.md")),
            *(path.name for path in folder.glob("*.yaml")),
        )
        for file in sorted(files):
            full = f"{name}/{file}"
            yield full, _places(full, _source_of(folders, full, ENGLISH), ENGLISH)


def _path(folders: Mapping[str, Path], name: str, language: str) -> Path:
    folder, _, file = name.partition("/")
    match name.rpartition(".")[2]:
        case "md":
            return folders[folder] / file.removesuffix(".md") / f"{language}.md"
        case "yaml":
            return folders[folder] / file
        case _:
            return folders[folder] / language / file


def _source_of(folders: Mapping[str, Path], name: str, language: str) -> str:
    path = _path(folders, name, language)
    return path.read_text("utf-8") if path.exists() else ""


def _places(name: str, source: str, language: str) -> dict[str, Place]:
    """Return the texts in the source of a file."""
    match name.rpartition(".")[2]:
        case "md":
            return _passages(source)
        case "yaml":
            return _comments(source, language)
        case _:
            return _messages(source)


def _written(name: str, key: str, text: str, language: str, *, new: bool) -> str:
    """Return the source of a text for its file."""
    match name.rpartition(".")[2]:
        case "md":
            return _passage(key, text) + "\n"
        case "yaml":
            said = _comment(key, text, language)
            return f"\n  {said}" if new else said
        case _:
            return _message(key, text) + ("\n" if new else "")


def _facts(name: str, key: str, text: str, sources: Mapping[str, str]) -> object:
    """Return what a text must have in common with the English one. Raises ValueError for a text that cannot be read."""
    if name.endswith(".ftl"):
        return _message_facts(name, key, text, sources)
    if name.endswith(".md") and len(parse(_passage(key, text), key)) != 1:
        raise ValueError(f"{name}: {key} has a heading inside")
    if name.endswith(".yaml") and key != "end" and text.count("\n\n") != 1:
        raise ValueError(f"{name}: {key} must have two comments with an empty line between them")
    return {each for each in re.findall(r"\{\??([^}|]*)", text) if not each.startswith("sweep_name")}


# ---------------------------------------------------------------------- catalogues
def _messages(source: str) -> dict[str, Place]:
    found: dict[str, Place] = {}
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Message) and entry.id.span and entry.span:
            text = source[entry.id.span.end : entry.span.end].lstrip(" ").removeprefix("=").lstrip(" ")
            found[entry.id.name] = Place(text, entry.id.span.start, entry.span.end)
    return found


def _message(key: str, text: str) -> str:
    return f"{key} ={'' if text.startswith(chr(10)) else ' '}{text}"


def _message_facts(name: str, key: str, text: str, sources: Mapping[str, str]) -> dict[str, frozenset[str]]:
    """Return the facts of a message and of each of its attributes, with those of the messages it refers to.

    `sources` has the texts of English messages by key. Raises ValueError for a syntax error or an unknown reference.
    """
    body = FluentParser().parse(_message(key, text) + "\n").body
    if len(body) != 1 or not isinstance(body[0], ast.Message):
        raise ValueError(f"{name}: {key} cannot be read: {text}")
    found: dict[str, frozenset[str]] = {}
    for each, pattern in patterns(body[0]):
        used = Uses(pattern)
        facts = set(used.facts)
        for reference in used.references:
            if reference.startswith("-"):
                continue
            plain = reference.partition(".")[0]
            if plain not in sources:
                raise ValueError(f"{name}: {key} refers to {reference}, which does not exist")
            facts |= _message_facts(name, plain, sources[plain], sources)[reference]
        found[each] = frozenset(facts)
    return found


# ---------------------------------------------------------------------- players' rules
def _passages(source: str) -> dict[str, Place]:
    """Return the passages by id: the title, or an empty line, and the lines below without the headers."""
    found: dict[str, Place] = {}
    for heading in re.finditer(r"^##? ([a-z0-9-]+):? *(.*(?:\n(?!#).*)*)\n?", source, re.MULTILINE):
        text = re.sub(r"^(?:rules|if): .*\n", "", heading[2], flags=re.MULTILINE)
        found[heading[1]] = Place(text.rstrip() or "\n", heading.start(), heading.end())
    return found


def _passage(key: str, text: str) -> str:
    return f"# {key}{'' if text.startswith(chr(10)) else ': '}{text}\n"


# ---------------------------------------------------------------------- lessons
def _comments(source: str, language: str) -> dict[str, Place]:
    """Return the comments by the example of their step, and those after the last step as `end`."""
    found: dict[str, Place] = {}
    root: Any = yaml.compose(source)
    top = {key.value: value for key, value in root.value}
    for step in top["steps"].value:
        texts = {key.value: (key, value) for key, value in step.value}
        found[texts["example"][1].value] = _comment_in(source, step, language)
    if "end" in top:
        found["end"] = _comment_in(source, top["end"], language)
    return found


def _comment_in(source: str, node: Any, language: str) -> Place:
    for key, value in node.value:
        if key.value == language:
            texts = [value.value] if isinstance(value.value, str) else [each.value for _, each in value.value]
            start, stop = key.start_mark.index, value.end_mark.index
            return Place("\n\n".join(texts), start, start + len(source[start:stop].rstrip()))
    stop = len(source[: node.end_mark.index].rstrip())
    return Place("", stop, stop)


def _comment(key: str, text: str, language: str) -> str:
    if key == "end":
        return f"{language}: {_scalar(text, 4)}"
    say, done = text.split("\n\n")
    return f"{language}:\n    say: {_scalar(say, 6)}\n    done: {_scalar(done, 6)}"


def _scalar(text: str, indent: int) -> str:
    if "\n" in text:
        return "|-" + "".join(f"\n{' ' * indent}{line}" for line in text.split("\n"))
    return yaml.safe_dump(text, allow_unicode=True, width=10**6).removesuffix("\n").removesuffix("\n...")


def main(asked: list[str]) -> int:
    """Export or import the texts of a language."""
    match asked:
        case ["export" | "import" as what, language, file] if (
            language in LANGUAGES and Path(file).suffix in FORMATS
        ):
            path = Path(file)
        case _:
            print(__doc__, file=sys.stderr)
            return 2
    form = FORMATS[path.suffix]
    if what == "export":
        path.write_text(export(language, form), "utf-8")
        return 0
    try:
        changed = merge(language, read(path.read_text("utf-8"), form))
    except (ValueError, OSError, SyntaxError) as error:  # of the texts, of a PO file, of XML
        print(error, file=sys.stderr)
        return 1
    for catalogue, text in changed.items():
        catalogue.parent.mkdir(parents=True, exist_ok=True)
        catalogue.write_text(text, "utf-8")
        print(catalogue.relative_to(ROOT))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
