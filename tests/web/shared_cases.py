"""Cases for code that the client has in addition to the engine: `python -m tests.web.shared_cases` writes them.

`web/src/shared-cases.test.ts` checks the client's code against them.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from virado.games.catalogue import presets, variant
from virado.games.hazari.messages import HazariAgreement
from virado.games.variant import seatings
from virado.inflection import inflect
from virado.interop.wire_schema import case_endings
from virado.languages import LANGUAGES
from virado.words import catalogue
from virado.words.variant_search import fold_name

FILE = Path(__file__).with_name("written_twice.json")
CHANGED = {
    "royal-dominican": {"target": 31, "points.sweep": 2, "dejado_notice": False, "multi_play_max": None},
    "kaszino-ulmann": {"multi_play_max": 12},
    "raub": {"refa_sources": ["misdeal", "pass_deal"], "unit": "1/2", "muss_threshold": -5},
    "zwanzig-ab": {"no_drop_at_or_below": 3, "trump_rank": "jass"},
}
ENDING = (
    *(
        "রোজা",
        "কামাল",
        "ভাই",
        "বউ",
        "মা",
        "মৌ",
        "আলো",
        "রবি",
        "শরৎ",
        "শেরিং",
        "ঠাকুরগাঁও",
        "টোকিও",
        "বিজয়",
        "বিজ\u09df",
    ),
    *("রাউব্", "বক্\u200c", "মোঃ", "ক", "K♦", "রোজা ২", "“রোজা”", "رزا", "একটি শ", ""),
    *("Anna", "Mario", "ALI", "Zsebő", "Emre", "Tom", "René"),
)
"""Texts with different endings in Bengali."""


TYPED = (
    *("Kaszinó", "KASZINO\u0301", "Zwanzig ab", "Straße", "Jäger (2)", "¿Ñandú?", "ﬁve", "İstanbul"),
    *("هزاری", "هزاري", "ہزاری", "كازينوي سوئدي", "آسِ\u200cدل", "۲۰ آب", "٢٠ آب"),
    *("হাজারি", "হাজরা", "আ\u09dcাই", "আ\u09a1\u09bcাই", "ক্\u200dষ", "য়", "২০", "ो बाज़ी", "१०"),
    *("", "  ", "…", "20-ab", "казино́", "Καζίνο"),
)
"""Texts that people may type to find a variant."""


def cases() -> dict[str, Any]:
    """Return choices with their canonical texts, Hazari's groups and ranks, typed names as compared, and case endings."""
    hazari = variant("hazari").agreement()
    assert isinstance(hazari, HazariAgreement)
    return {
        "texts": [choice for slug in presets() for choice in _choices(slug)],
        "hazari": {"groups": hazari.groups, "ranks": hazari.ranks},
        "names": {text: fold_name(text) for text in (*TYPED, *_titles())},
        "endings": {
            case: {
                "rules": rules,
                "texts": [[text, inflect(text, LANGUAGES["bn"].endings[case])] for text in ENDING],
            }
            for case, rules in case_endings(LANGUAGES["bn"]).items()
        },
    }


def _titles() -> Iterator[str]:
    for tag in LANGUAGES:
        yield from map(catalogue(tag).variant_title, presets())


def _choices(slug: str) -> list[dict[str, Any]]:
    preset = presets()[slug][1]
    seated = seatings(preset)
    form = {
        "slug": slug,
        "usual_players": preset.usual_players,
        "seatings": [{"players": each.players, "teams": each.teams} for each in seated],
    }
    found: list[dict[str, Any]] = []
    for seating in seated:
        for teams in seating.teams:
            played = variant(slug, players=seating.players, teams=teams)
            choice: dict[str, Any] = {"players": seating.players, "teams": teams, "options": {}}
            found.append({"form": form, "choice": choice, "text": str(played)})
    if slug in CHANGED:
        changes = ", ".join(f"{name}={_canonical_value(value)}" for name, value in CHANGED[slug].items())
        played = variant(f"{slug}({changes})")
        options = played.changes().options
        choice = {"players": played.players, "teams": played.teams, "options": options}
        found.append({"form": form, "choice": choice, "text": str(played)})
    return found


def _canonical_value(value: Any) -> str:
    if isinstance(value, list):
        return f"[{', '.join(value)}]"  # pyright: ignore[reportUnknownArgumentType]
    return value if isinstance(value, str) else json.dumps(value)


def text() -> str:
    """Return the content of the file of cases."""
    found = cases()
    rows = ",\n".join(map(json.dumps, found["texts"]))
    rest = ",\n".join(f'"{name}": {json.dumps(found[name])}' for name in ("hazari", "endings"))
    names = json.dumps(found["names"], ensure_ascii=False, indent=0)
    return f'{{"texts": [\n{rows}\n],\n{rest},\n"names": {names}}}\n'


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
