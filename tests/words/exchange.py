"""Catalogues as one PO or XLIFF file for translators, and back: `python -m tests.words.exchange export|import TAG FILE`.

Each message is one text, as its catalogue has it to the right of `=`, beside the English one. The ending of the file
(`.po`, `.xliff`) decides its format. An import writes only the catalogues in which a message has changed. Needs the
dependency group `translation`.
"""

import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser, ast
from moz.l10n.formats import Format
from moz.l10n.model import Comment, Entry, Metadata, PatternMessage, Resource, Section
from moz.l10n.resource import parse_resource, serialize_resource

from tests.words.catalogues import ENGLISH, Uses, patterns
from virado.languages import LANGUAGES

ROOT = Path(__file__).parents[2]
FOLDERS = {"virado": ROOT / "src" / "virado" / "words", "web": ROOT / "web" / "src" / "words"}
FORMATS = {".po": Format.gettext, ".xliff": Format.xliff}


class Place(NamedTuple):
    """A message in the source of a catalogue: its text without the key, and where it stands."""

    text: str
    start: int
    end: int


def export(language: str, form: Format, folders: Mapping[str, Path] = FOLDERS) -> str:
    """Return the messages of a language beside the English ones. A missing message has an empty text."""
    xliff = form is Format.xliff
    about = [
        Metadata("@source-language", ENGLISH),
        Metadata("@target-language", language),
        Metadata("@datatype", "plaintext"),
    ]
    sections: list[Section[PatternMessage]] = []
    for name, english in _catalogues(folders):
        own = _places(_path(folders, name, language))
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
    head = [Metadata("Language", language), Metadata("Content-Type", "text/plain; charset=UTF-8")]
    return "".join(serialize_resource(Resource(form, [Section((), entries)], meta=head)))


def read(text: str, form: Format) -> Iterator[tuple[str, str, str]]:
    """Yield catalogue, key and text of each message that an exported file translates."""
    for section in parse_resource(form, text).sections:
        for entry in section.entries:
            if isinstance(entry, Comment) or not isinstance(entry.value, PatternMessage):
                continue
            place = entry.id[1].split(" ") if form is Format.gettext else [section.id[0], entry.id[0]]
            words = "".join(part for part in entry.value.pattern if isinstance(part, str))
            if words:
                yield place[0], place[1], words


def merge(
    language: str, translated: Iterator[tuple[str, str, str]], folders: Mapping[str, Path] = FOLDERS
) -> dict[Path, str]:
    """Return the catalogues that the messages change, with their new content.

    Raises ValueError, with the key, for an unknown message, a syntax error, or other facts than the English message.
    """
    english = dict(_catalogues(folders))
    sources = {key: place.text for places in english.values() for key, place in places.items()}
    changed: dict[str, dict[str, str]] = {}
    for name, key, text in translated:
        if key not in english.get(name, {}):
            raise ValueError(f"{name}: {key} is not an English message")
        if _facts(name, key, text, sources) != _facts(name, key, english[name][key].text, sources):
            raise ValueError(f"{name}: {key} has other facts than the English message")
        changed.setdefault(name, {})[key] = text
    found: dict[Path, str] = {}
    for name, messages in changed.items():
        path = _path(folders, name, language)
        before = path.read_text("utf-8") if path.exists() else ""
        after, own = before, _places(path)
        for key in sorted(messages.keys() & own.keys(), key=lambda key: -own[key].start):
            after = after[: own[key].start] + _source(key, messages[key]) + after[own[key].end :]
        after += "".join(f"{_source(key, text)}\n" for key, text in messages.items() if key not in own)
        if after != before:
            found[path] = after
    return found


def _catalogues(folders: Mapping[str, Path]) -> Iterator[tuple[str, dict[str, Place]]]:
    """Yield the name of each English catalogue (`web/web-home.ftl`) with its messages."""
    for name, folder in folders.items():
        for path in sorted((folder / ENGLISH).rglob("*.ftl")):
            yield f"{name}/{path.relative_to(folder / ENGLISH).as_posix()}", _places(path)


def _path(folders: Mapping[str, Path], name: str, language: str) -> Path:
    folder, _, file = name.partition("/")
    return folders[folder] / language / file


def _places(path: Path) -> dict[str, Place]:
    """Return the messages of a catalogue; none if there is no file."""
    source = path.read_text("utf-8") if path.exists() else ""
    found: dict[str, Place] = {}
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Message) and entry.id.span and entry.span:
            text = source[entry.id.span.end : entry.span.end].lstrip(" ").removeprefix("=").lstrip(" ")
            found[entry.id.name] = Place(text, entry.id.span.start, entry.span.end)
    return found


def _source(key: str, text: str) -> str:
    return f"{key} ={'' if text.startswith(chr(10)) else ' '}{text}"


def _facts(name: str, key: str, text: str, sources: Mapping[str, str]) -> dict[str, frozenset[str]]:
    """Return the facts of a message and of each of its attributes, with those of the messages it refers to.

    `sources` has the texts of English messages by key. Raises ValueError for a syntax error or an unknown reference.
    """
    body = FluentParser().parse(_source(key, text) + "\n").body
    if len(body) != 1 or not isinstance(body[0], ast.Message):
        raise ValueError(f"{name}: {key} cannot be read: {text}")
    found: dict[str, frozenset[str]] = {}
    for each, pattern in patterns(body[0]):
        used = Uses(pattern)
        facts = set(used.facts)
        for reference in used.references:
            if reference.startswith("-"):
                continue
            if reference.partition(".")[0] not in sources:
                raise ValueError(f"{name}: {key} refers to {reference}, which does not exist")
            plain = reference.partition(".")[0]
            facts |= _facts(name, plain, sources[plain], sources)[reference]
        found[each] = frozenset(facts)
    return found


def main(asked: list[str]) -> int:
    """Export or import the catalogues of a language."""
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
    except (ValueError, OSError, SyntaxError) as error:  # of the messages, of a PO file, of XML
        print(error, file=sys.stderr)
        return 1
    for catalogue, text in changed.items():
        catalogue.parent.mkdir(parents=True, exist_ok=True)
        catalogue.write_text(text, "utf-8")
        print(catalogue.relative_to(ROOT))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
