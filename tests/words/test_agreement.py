"""Tests of agreement and contraction: every message with all names, cards, ranks, groups and persons, in each language.

Each language has patterns that its grammar excludes, such as `a el` in Spanish. They are also looked for in the
players' rules, the lessons and the catalogues of the browser.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple, cast

import pytest
import yaml
from fluent.syntax import FluentParser, ast

from tests.words.catalogues import messages, patterns, uses
from tests.words.readings import SAMPLES, readings
from tests.words.test_catalogues import TYPED
from virado.cards import FRENCH52, ROOK40
from virado.games.hazari.messages import CLASSES
from virado.languages import LANGUAGES
from virado.words import Speakers, catalogue
from virado.words.evaluation import FormattedText

ROOT = Path(__file__).parents[2]
WORDS = ROOT / "src" / "virado" / "words"

NAMES = (
    "Rosa",
    "Ilona",
    "Óscar",
    "Hans",
    "El Niño",
    "Hilda",
    "Hortensia",
    "Max",
    "رضا",
    "زهره",
    "موسی",
    "مینا",
)
"""Names that begin or end in letters on which grammar depends: vowels, sibilants, an article, silent letters."""
SEATS = range(len(NAMES))
READERS = (
    Speakers(reader=0, names=dict(enumerate(NAMES)), sides=tuple((seat,) for seat in SEATS)),
    Speakers(names=dict(enumerate(NAMES)), sides=((0, 2), (1, 3), *((seat,) for seat in SEATS[4:]))),
)
CARDS = [*FRENCH52.names, *ROOK40.names]
SHORT = [f"{rank}{suit}" for rank, suit in zip("AKQJT98765432", "shdc" * 4, strict=False)]
"""A card of each rank: of a card in signs, such as `8♠`, only the rank is heard differently."""
RANKS = "AKQJT98765432"
BUILDS = [{"cards": ("7s", "5h"), "value": value} for value in range(1, 15)]

EVERYTHING: Mapping[str, Sequence[Any]] = {
    **SAMPLES,
    "BUILD": BUILDS,
    "BUILDS": [(each,) for each in BUILDS] + list(pairwise(BUILDS)),
    "CARD": SHORT,
    "CARDS": [(card,) for card in SHORT] + list(pairwise(SHORT)),
    "GROUP": [
        {"class_name": name, "ranks": (high, low), "cards": ("Kd",)}
        for name, high, low in zip(
            CLASSES * 13, RANKS * len(CLASSES), (RANKS[1:] + "A") * len(CLASSES), strict=True
        )
    ],
    "KEY": list(RANKS),
    "LIST": [("a",), ("7", "8"), ("Rosa", "Ilona"), ("a", "b", "c")],
    "NAME": list(SEATS),
    "NAMES": [(0, 1), (0, 5), (2, 3, 1), (4,)],
    "NUMBER": [0, 1, 2, 8, 11],
    "PLURAL": list(RANKS),
    "RANK": list(RANKS),
    "SIDE": list(SEATS),
    "SPOKEN": CARDS,
    "WHO": list(SEATS),
    "WHOSE": list(SEATS),
}
"""Arguments for the functions of messages: all that a match can supply."""
NEVER_ONE = {
    "reason-casino-takes",  # the played card and a captured one
    "reason-raub-unopposed",  # all tricks of a deal
    "reason-zwanzig_ab-unopposed",
    "reason-zwanzig_ab-longer-suit",  # longer than another suit
}
"""Messages whose `number` is two or more."""
MOST = 110
"""Maximum number of readings per message, enough for each card and each pair of cards."""


class Excluded(NamedTuple):
    """A pattern that no sentence contains, with sentences that it must find."""

    pattern: str
    found_in: str


_ES_WOMEN = "reinas?|jotas?"
_ES_MEN = (
    "reyes|rey|as|ases|dieces|diez|nueves?|ochos?|sietes?|seis|seises|cincos?|cuatros?|tres|treses|dos|doses"
)
_FA_NUMBER = r"([۰-۹]|\b(?<!هر )(دو|سه|چهار|پنج))"
_DE_HE = (
    "hat|ist|wird|muss|kann|darf|soll|will|nimmt|spielt|legt|gibt|gewinnt|macht|zieht|hält|baut|sagt|steigt|geht|"
    "tauscht|deckt|zahlt|bekommt|zeigt|räumt|erhöht"
)
_DE_MEN = "König|Buben?"
_DE_WOMEN = "Dame|Zehn|Neun|Acht|Sieben|Sechs|Fünf|Vier|Drei|Zwei"

EXCLUDED: Mapping[str, Sequence[Excluded]] = {
    "en": (
        Excluded(r"\b[Aa] (?=(ace|eight|eleven|8|11|18|80)\b)", "a ace; a 8"),
        Excluded(r"\b[Aa]n (?=(king|queen|jack|ten|nine|seven|six|five|four|three|two|1|2|3|9)\b)", "an king"),
        Excluded(r"\b[Yy]ou (?!(always|as|pass|press|guess|miss)\b)[a-z]+s\b", "you has; you takes"),
        Excluded(r"\b(1|one) ((fewer|more) )?(cards|tricks|points|builds|rounds|deals|matches)\b", "1 cards; 1 fewer points"),
    ),
    "bn": (
        Excluded(r"[\u09be-\u09c4\u09c7-\u09cc]\s*[\u09be-\u09c4\u09c7-\u09cc]", "রোজাের"),
        Excluded(r"\bআপনি [^।,;:?]*(করে|নেয়|দেয়|খেলে|জেতে|রাখে)।", "আপনি ১টি তাস নেয়।"),
        Excluded(r" -(এর|কে|তে|র)\b", "রোজা -এর"),
    ),
    "es": (
        Excluded(r"\b(a|de) el\b", "agregar 3♥ a el 8; la forma de el rival"),
        Excluded(rf"\b(un|el|los|al|del|ningún) ({_ES_WOMEN})\b", "un reina; del jota"),
        Excluded(rf"\b(una|la|ninguna) ({_ES_MEN})(?= (de|negr|roj|verd|amarill|que|para|haría|cogería)|[,.:]|$)", "la seis"),
        Excluded(rf"\bun ({_ES_MEN})\b[^.:]*\b(la tiene|cogerla)\b", "un seis haría virado, y el rival la tiene"),
        Excluded(rf"\buna ({_ES_WOMEN})\b[^.:]*\b(lo tiene|cogerlo)\b", "suelta una reina para cogerlo"),
        Excluded(r"\b[Tt]ú (?!(también|y|o|si|solo|no|mismo)\b)[a-záéíóúñ]+(?<!s)(?<!ste)\b", "Tú tiene 12"),
        Excluded(r"\b[Tt]ú (no|también|solo) (tiene|va|gana|coge|juega|pasa|declara|puede)\b", "tú no tiene"),
        Excluded(r"\by (?=[iíIÍ]|[hH][ií](?![aeo]))", "Rosa y Ilona; Rosa y Hilda"),
        Excluded(r"\bo (?=[oóOÓ]|[hH][oó]|8\b|11\b)", "7 o 8; seis o ocho"),
        Excluded(r"\b(1|una) (cartas|bazas|manos|rondas|formas)\b|\b(1|un) (puntos|ases)\b", "1 cartas"),
        Excluded(r"\b(guarda|suelta|tienes?|coge) (as|rey|reina|jota|diez|seis)(?= (para|con|que)\b|[,.:]|$)", "se guarda as"),
        Excluded(r"[Ee]ntre amistades|[Cc]onsejero", "Entre amistades; Consejero"),
    ),
    "de": (
        Excluded(rf"\b[Dd]u ({_DE_HE})\b", "du hat; Du nimmt"),
        Excluded(r"(?<!, )\b(in|zu|bei|von|an) dem (?=[A-ZÄÖÜ])(?!\w+, (der|die|das|dem|den)\b)", "in dem Talon"),
        Excluded(r"\bzu der (?=[A-ZÄÖÜ])", "zu der Forderung"),
        Excluded(rf"\b([Ee]ine|[Kk]eine|[Dd]eine|die) ({_DE_MEN}|Ass)\b(?! [a-z]+t\b)", "eine König"),
        Excluded(rf"\b([Ee]in|[Ee]inen|[Kk]einen|[Dd]einen|das|den) ({_DE_WOMEN})\b", "einen Dame"),
        Excluded(r"\b([Ee]inen|[Kk]einen|[Dd]einen|den) Ass\b", "einen Ass"),
        Excluded(r"\b([Ee]inen|[Ee]inem|[Kk]einen|[Kk]einem|[Dd]einen|[Dd]einem|den|(?<!, in )dem) Bube\b", "einen Bube"),
        Excluded(r"\b(mit|von|zu|bei|aus) (ein|eine|einen|kein|keine|dein|deine|das)\b(?! und)", "mit ein Ass"),
        Excluded(r"\b(für|ohne|gegen|durch) (einem|einer|keinem|deinem|dem)\b", "für einem Ass"),
        Excluded(r"\b(1|eine|einer) (Karten|Runden)\b|\b(1|ein|einen) (Stiche|Punkte)\b", "1 Karten"),
    ),
    "fa": (
        Excluded(r"[\u064a\u0643]", "\u0643\u064a"),
        Excluded(r"(?<![\u0621-\u06cc])ن?می [\u0621-\u06cc]", "می رود"),
        Excluded(r"[\u0621-\u06cc] ها(ی|یی|یتان|یشان)?(?![\u0621-\u06cc\u200c])", "ورق ها"),
        Excluded(r"(?<![\w♠♥♦♣/.\-])[0-9]+(?![\w♠♥♦♣/.\-])", "10 امتیاز"),
        Excluded(r"\b(دست|دور)ی? (را )?(ن?می\u200c|[بن])?گیر", "هر که دستی نگیرد; دور را می\u200cگیرد"),
        Excluded(r"\bدست (شما|کسی|همه) (نیست|است|خالی)|\bدست شماست", "در دست شما نیست; هفت حکم دست شماست"),
        Excluded(rf"{_FA_NUMBER} (ورق|دست|امتیاز)\u200cها|{_FA_NUMBER} دورها", "۳ ورق\u200cها; دو دورها"),
        Excluded(r"(^|[.؛:] )شما ((?!و )[^ .؛:،]+ )*ن?می\u200c[\u0621-\u06cc]+(?<!ی)د(?=[.:،؛]|$)", "شما ورق می\u200cدهد."),
    ),
}  # fmt: skip
DIRECTION = re.compile("[\u200e\u200f\u2066-\u2069]")


def _wrong(language: str, text: str) -> str | None:
    """Return the part of a text that its language excludes, or None."""
    for each in _compiled(language):
        if found := each.search(text):
            return found[0]
    return None


@cache
def _compiled(language: str) -> tuple[re.Pattern[str], ...]:
    return tuple(re.compile(each.pattern) for each in EXCLUDED.get(language, ()))


@pytest.mark.parametrize(
    ("language", "excluded"), [(tag, each) for tag in EXCLUDED for each in EXCLUDED[tag]]
)
def test_each_pattern_finds_its_fault(language: str, excluded: Excluded) -> None:
    for fault in excluded.found_in.split("; "):
        assert re.search(excluded.pattern, fault), fault


# ---------------------------------------------------------------------- messages
def _named(language: str) -> dict[str, Sequence[Any]]:
    """Return values for facts that are themselves texts of the catalogue, such as the name of a build in a title."""
    words = catalogue(language)
    owned = [
        FormattedText(words.text("casino-owned-build", speakers, seat=seat, value=8))
        for speakers in READERS
        for seat in (0, 1)
    ]
    return {
        "input": ("x4",),
        "title": owned,
        "items": [(each,) for each in owned] + [(owned[1], FormattedText("A♠"))],
    }


def _sentences(language: str) -> Iterator[tuple[str, str]]:
    """Yield every message in every reading, with its key."""
    words, named = catalogue(language), _named(language)
    for key in messages(language):
        if key.startswith("-") or TYPED.fullmatch(key):
            continue
        seen: set[str] = set()
        for given in readings(language, key, EVERYTHING, named, MOST):
            if given.get("number") == 1 and key in NEVER_ONE:
                continue
            for speakers in READERS if _mentions_people(language, key) else READERS[:1]:
                seen.add(words.worded(key, given, speakers))
        yield from ((key, text) for text in seen)


def _mentions_people(language: str, key: str) -> bool:
    """Return True if a message names seats or sides, or addresses them."""
    used = uses(language, key)
    return bool(used.functions & {"NAME", "NAMES", "SIDE", "WHO", "WHOSE"}) or any(
        _mentions_people(language, each) for each in used.references
    )


@pytest.mark.parametrize("language", EXCLUDED)
def test_every_message_agrees_with_its_names_cards_and_persons(language: str) -> None:
    wrong: dict[str, str] = {}
    read = 0
    for key, text in _sentences(language):
        read += 1
        bare = re.sub("\u2068[^\u2069]*\u2069", "X", text) if LANGUAGES[language].rtl else text
        if (fault := _wrong(language, DIRECTION.sub("", bare))) is not None:
            wrong.setdefault(key, f"{fault!r} in {text}")
    assert read > 10_000
    assert not wrong


# ---------------------------------------------------------------------- rules, lessons and the browser's messages
def _written(language: str) -> Iterator[tuple[str, str]]:
    """Yield the texts of rules, lessons and the browser's catalogues line by line, with their place."""
    for path in sorted((WORDS / "rules").glob(f"*/{language}.md")):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if "source: " not in line:
                yield f"{path.parent.name}/{path.name}:{number}", re.sub(r"^[a-z]+: |\{\?[^}]*\}", "", line)
    for path in sorted((WORDS / "lessons").glob("*.yaml")):
        yield from _spoken_in(yaml.safe_load(path.read_text(encoding="utf-8")), language, path.name)
    for path in sorted((ROOT / "web" / "src" / "words" / language).rglob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message | ast.Term):
                for key, pattern in patterns(entry):
                    yield from ((key, text) for text in _texts(pattern))


def _spoken_in(value: object, language: str, place: str) -> Iterator[tuple[str, str]]:
    """Yield the texts of one language in nested lists and mappings."""
    if isinstance(value, dict):
        for key, inner in cast("dict[str, object]", value).items():
            if key not in LANGUAGES or key == language:
                yield from _spoken_in(inner, language, f"{place} {key}")
    elif isinstance(value, list):
        for inner in cast("list[object]", value):
            yield from _spoken_in(inner, language, place)
    elif isinstance(value, str) and language in place.split():
        yield from ((place, re.sub(r"\{\?[^}]*\}", "", line)) for line in value.splitlines())


def _texts(pattern: ast.Pattern) -> list[str]:
    """Return every text of a pattern; a value is shown as `…`."""
    found = [""]
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            choices = [element.value]
        elif isinstance(element.expression, ast.SelectExpression):
            choices = [text for variant in element.expression.variants for text in _texts(variant.value)]
        else:
            choices = [
                element.expression.parse()["value"]
                if isinstance(element.expression, ast.StringLiteral)
                else "…"
            ]
        found = [text + choice for text in found for choice in choices]
    return found


@pytest.mark.parametrize("language", EXCLUDED)
def test_rules_lessons_and_messages_of_the_browser_agree(language: str) -> None:
    texts = list(_written(language))
    assert len(texts) > 1500
    found = [(place, _wrong(language, DIRECTION.sub("", text)), text) for place, text in texts]
    assert [each for each in found if each[1] is not None] == []


# ---------------------------------------------------------------------- facts beside a name
BESIDE_A_NAME = re.compile(
    "web-said-.*|web-casino-(holds|turns-owed|last-capture)|web-hazari-(up|arranging|captured)|web-winner|"
    "(web|terminal)-tricks-(swapped|changed|declarer|sat-out|drops-left|dropped)|terminal-raub-contract-.*|"
    "(web-tricks|terminal-zwanzig_ab)-(forehand|drops-left)|terminal-hazari-(shows-first|is-up)|"
    "terminal-casino-(took-last|pile|partner)"
)
"""Messages that stand beside the name of a player or beside *You*, so that their verb may have no person."""
_ES_ELLA = "tiene|hizo|va|gana|declar[aó]|cambió|muestra|necesita|está|pasa|elig[eió]+|retir[aó]"
THIRD_PERSON: Mapping[str, Excluded] = {
    "en": Excluded(r"^(?!pass\b)[a-z]+s\b", "holds 12; passes"),
    "es": Excluded(rf"^(no |se )?({_ES_ELLA})\b", "tiene 12; se retiró"),
    "de": Excluded(r"^(hat|hält|zog|sagt|passt|macht|geht|deckt|nahm|zeigt|muss|braucht)\b", "hat zuletzt genommen"),
    "fa": Excluded(r"(ن?می\u200c[\u0621-\u06cc]+(?<!ی)د|دارد|کرد|ببرد|بماند|است)$", "… دارد; کنار می\u200cرود"),
}  # fmt: skip


@pytest.mark.parametrize("language", THIRD_PERSON)
def test_a_fact_beside_a_name_suits_the_reader_too(language: str) -> None:
    excluded = THIRD_PERSON[language]
    assert all(re.search(excluded.pattern, fault) for fault in excluded.found_in.split("; "))
    in_terminal = (
        (key, text) for key in messages(language) for text in _texts(messages(language)[key].pattern)
    )
    said = [each for each in (*in_terminal, *_written(language)) if BESIDE_A_NAME.fullmatch(each[0])]
    assert len({key for key, _ in said}) > 30
    assert [(key, text) for key, text in said if re.search(excluded.pattern, text)] == []
