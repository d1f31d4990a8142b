"""Random matches typed into the score keeper's page agree with the engine."""

import json

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.nightly import nightly
from tests.scorekeeping.played import PlayedDeal, play
from tests.web.conftest import Opening
from virado.games.catalogue import presets, variant
from virado.scorekeeping.messages import (
    EnteredDeal,
    EntryField,
    EntryItem,
    EntryValue,
    EntryValues,
    ScoreQuery,
    SeriesState,
)
from virado.scorekeeping.series import score

pytestmark = nightly
MATCHES = 20
"""Number of matches of each form."""


def _places(field: EntryField, flags: EntryValue, sides: int, players: int) -> list[int]:
    if field.scope == "deal":
        return [0]
    places = field.only or range(sides if field.scope == "side" else players)
    return [place for place in places if not (isinstance(flags, tuple) and flags[place])]


def _items(field: EntryField, sides: int, players: int) -> list[EntryItem]:
    """Return the items of a field's choice in the order of the page."""
    if field.kind in ("side", "seat"):
        several = range(sides if field.kind == "side" else players)
        return [*several, *([None] if field.optional else [])]
    return [choice.value for choice in field.choices]


def _enter(
    part: Locator, field: EntryField, value: EntryValue, flags: EntryValue, sides: int, players: int
) -> None:
    if field.kind == "sequence":
        assert isinstance(value, tuple)
        for item in value:
            part.locator(".buttons button").nth(_items(field, sides, players).index(item)).click()
        return
    for at, place in enumerate(_places(field, flags, sides, players)):
        item = value[place] if isinstance(value, tuple) else value
        if field.kind == "number":
            entry = part.locator("input").nth(at)
            entry.fill(str(item))
            entry.press("Tab")
        elif field.kind == "flag":
            part.locator("input").nth(at).set_checked(bool(item))
        elif part.locator("select").count():
            part.locator("select").nth(at).select_option(json.dumps(item).strip('"'))
        else:
            part.locator(".seg").nth(at).locator("button").nth(
                _items(field, sides, players).index(item)
            ).click()


def _type(page: Page, fields: tuple[EntryField, ...], values: EntryValues, sides: int, players: int) -> bool:
    """Enter the values. Return false if all are suggested."""
    entered = False
    now = {field.id: values.get(field.id, field.default) for field in fields}
    parts = page.locator("form > fieldset")
    shown = [field for field in fields if all(now[when.field] in when.values for when in field.when)]
    for at, field in enumerate(shown):
        expect(parts.nth(at)).to_have_attribute("data-field", field.id)
        if field.id in values and (field.unless or values[field.id] != field.default):
            flags = now.get(field.unless or "")
            _enter(parts.nth(at), field, values[field.id], flags, sides, players)
            entered = True
    return entered


def _open(page: Page, of: str, players: int) -> None:
    series = {"variant": of, "names": [f"P{seat + 1}" for seat in range(players)], "deals": []}
    stored = [{"id": "typed", "at": 1, "over": False, "draft": {}, "series": series}]
    page.evaluate("(text) => localStorage.setItem('virado-series', text)", json.dumps(stored))
    page.goto("/score")
    page.goto("/score/typed")
    page.reload()


def _write(page: Page, of: str, deals: list[PlayedDeal]) -> None:
    start: SeriesState | None = None
    for number, deal in enumerate(deals, 1):
        asked = score(ScoreQuery(variant=of, start=start))
        assert asked.next is not None
        sides, players = len(asked.sides), sum(len(seats) for seats in asked.sides)
        values = {field.id: deal.values[field.id] for field in asked.next.fields if field.id in deal.values}
        expect(page.locator("#entry")).to_have_text(f"Deal {number}")
        expect(page.locator("section p").filter(has_text="Dealer:").first).to_contain_text(
            f"P{deal.dealer + 1}"
        )
        entered = _type(page, asked.next.fields, values, sides, players)
        page.get_by_role("button", name="Write down", exact=True).click()
        if not entered:
            page.get_by_role("button", name="Write down anyway").click()
        expect(page.locator(".deals > li")).to_have_count(number)
        totals = page.locator(".panel table td:nth-of-type(1)")
        expect(totals).to_have_text([str(each).replace("-", "−") for each in deal.scores])
        expect(page.locator(".deals > li").first.locator(".warm")).to_have_count(0)
        start = score(ScoreQuery(variant=of, start=start, deals=(EnteredDeal(values=values),))).series
    if deals[-1].over:
        expect(page.locator("#result")).to_be_visible()
        expect(page.get_by_role("button", name="Write down")).to_have_count(0)
        sides = score(ScoreQuery(variant=of)).sides
        for winner in deals[-1].winners:
            for seat in sides[winner]:
                expect(page.locator("#result")).to_contain_text(f"P{seat + 1}")


@pytest.mark.parametrize("slug", sorted(presets()))
def test_random_matches_typed_into_the_page_agree_with_the_engine(open_page: Opening, slug: str):
    page = open_page("/score", viewport={"width": 1280, "height": 900})
    preset = presets()[slug][1]
    for seed in range(MATCHES):
        of = variant(slug, players=preset.players[seed % len(preset.players)])
        _open(page, str(of), of.players)
        _write(page, str(of), play(of, seed))
