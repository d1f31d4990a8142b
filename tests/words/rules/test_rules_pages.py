"""Tests for the static pages of the rules: their structure, and that they say the same as the rules and options."""

import json
import re
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from html import unescape
from pathlib import Path
from typing import Any

import html5lib
import pytest

from virado.games.catalogue import presets, usual_form
from virado.languages import LANGUAGES, offered
from virado.words import catalogue
from virado.words.options import values_of
from virado.words.rules import RulesText, options_that_matter, rules_of
from virado.words.rules.texts import Asked, Line, Listed, Paragraph, SourceLine, TextTable
from virado.words.rules_pages import Addresses, PageAddress, pages, robots, sitemap
from virado.words.rules_pages.differences import forms_of
from virado.words.rules_pages.drawing import SUITS
from virado.words.rules_pages.elements import data_block, html, make

PUBLIC = "https://example.org"
SUITS_OF_THE_APP = Path(__file__).parents[3] / "web" / "src" / "cards" / "suits.ts"
PHRASING = {"a", "b", "bdi", "code", "span"}
"""Elements within a line of text."""
PAGES = pages()
FORMS = [page for page in PAGES if page.slug]
COMPARISONS = [page for page in PAGES if not page.slug]


def those_in(language: str, found: Sequence[PageAddress]) -> list[PageAddress]:
    return [page for page in found if page.language == language]


@cache
def source(page: PageAddress) -> str:
    return page.html(Addresses(public=PUBLIC))


@cache
def tree(page: PageAddress) -> ET.Element:
    """Return the page as a tree; parsing fails if an element is not closed or a character is not escaped."""
    return ET.fromstring(source(page))


def part(root: ET.Element, path: str) -> ET.Element:
    found = root.find(path)
    assert found is not None, path
    return found


def visible(element: ET.Element) -> str:
    """Return the text of an element without drawings."""
    pieces = [element.text or ""] if element.tag != "svg" else []
    for child in element if element.tag != "svg" else ():
        pieces += [visible(child), child.tail or ""]
    return "".join(pieces)


def texts_of(text: RulesText) -> Iterator[str]:
    """Yield the texts of the rules in order."""

    def plain(line: Line) -> str:
        return "".join(span.text for span in line)

    for section in text.sections:
        yield section.title
        for block in section.blocks:
            match block:
                case Paragraph() | SourceLine():
                    yield plain(block.line)
                case Listed():
                    yield from map(plain, block.items)
                case TextTable():
                    for row in (block.head, *block.rows):
                        yield from map(plain, row)
                case Asked():
                    for place in block.places:
                        yield place.label + plain(place.line)
                    yield plain(block.ask)
                    yield plain(block.answer)


def test_every_form_has_a_page_in_every_language_that_offers_its_rules():
    for slug, (game, _) in presets().items():
        for language in offered(f"rules/{game.name}"):
            assert PageAddress(language, slug) in FORMS
    assert [page.language for page in COMPARISONS] == list(offered("home"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_is_a_valid_document(language: str):
    for page in those_in(language, PAGES):
        root = tree(page)
        assert source(page).startswith("<!DOCTYPE html>\n")
        assert root.attrib == {"lang": page.language, "dir": "rtl" if LANGUAGES[page.language].rtl else "ltr"}
        assert len(list(root.iter("h1"))) == 1
        ids = Counter(each.attrib["id"] for each in root.iter() if "id" in each.attrib)
        assert [name for name, count in ids.items() if count > 1] == []
        anchors = {each.attrib["href"][1:] for each in root.iter("a") if each.attrib["href"].startswith("#")}
        assert anchors
        assert anchors <= ids.keys()
        for line in (each for tag in ("p", "h1", "h2", "h3", "dt", "a") for each in root.iter(tag)):
            assert {each.tag for each in line.iter()} - {line.tag} <= PHRASING
            assert visible(line).strip()
        assert not re.search(r"[{}]", visible(part(root, "body")))
        assert {each.attrib.get("type") for each in root.iter("script")} == {"application/ld+json"}
        assert not [
            name for each in root.iter() for name in each.attrib if name.startswith("on") or name == "style"
        ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_is_html_without_errors(language: str):
    """Parse as browsers do: the first error of the HTML standard raises."""
    for page in (*those_in(language, COMPARISONS), *those_in(language, FORMS)[::7]):
        parser: Any = html5lib.HTMLParser(strict=True)
        parser.parse(source(page))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_has_the_text_of_the_rules(language: str):
    for page in those_in(language, FORMS):
        article = part(tree(page), "body/main/article")
        rules = rules_of(page.slug, page.language)
        assert visible(article) == "".join(texts_of(rules))
        assert [each.attrib["id"] for each in article.findall("section")] == [
            each.id for each in rules.sections
        ]
        titles = [visible(each) for each in article.iter() if each.tag in ("h2", "h3")]
        assert titles == [each.title for each in rules.sections if each.title]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_of_a_position_is_drawn_and_named(language: str):
    for page in those_in(language, FORMS):
        words = catalogue(page.language)
        for place in tree(page).iter("dd"):
            named = [each.attrib["aria-label"] for each in place.iter("span") if "role" in each.attrib]
            drawn = [
                f"{(part(each, 'text').text or '').replace('10', 'T')}{each.attrib['class']}"
                for each in place.iter("g")
            ]
            assert [words.spoken(each) for each in drawn] == named
            assert visible(place)


def test_the_outlines_of_the_suits_are_those_of_the_app():
    assert dict(re.findall(r'^  (\w): "(M.*)",$', SUITS_OF_THE_APP.read_text("utf-8"), re.M)) == SUITS


# ---------------------------------------------------------------------- differences
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_begins_with_the_differences_from_the_usual_form(language: str):
    for page in those_in(language, FORMS):
        first = part(tree(page), "body/main/section")
        assert first.attrib["id"] == "differences"
        words = catalogue(page.language)
        rows = [tuple(map(visible, row)) for row in first.iterfind(".//tbody/tr")]
        family = presets()[page.slug][0].name
        usual = usual_form(family)
        if page.slug == usual:
            assert rows == []
            assert words.game(family) in visible(first)
            continue
        assert rows
        assert f"/{page.language}/rules/{usual}" in [each.attrib["href"] for each in first.iter("a")]
        own, others = (values_of(presets()[slug][1]) for slug in (page.slug, usual))
        for name in own:
            said = (words.option(family, name), words.option_value(family, name, own[name]))
            is_other = own[name] != others[name] or name not in options_that_matter_in(usual)
            differs = is_other and name in options_that_matter_in(page.slug)
            assert (said in [row[:2] for row in rows]) == differs, name


@cache
def options_that_matter_in(slug: str) -> tuple[str, ...]:
    return options_that_matter(slug)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_comparison_has_every_option_of_every_form(language: str):
    for page in those_in(language, COMPARISONS):
        words = catalogue(page.language)
        sections = {each.attrib["id"]: each for each in part(tree(page), "body/main")}
        assert set(sections) == {game.name for game, _ in presets().values()}
        for family, section in sections.items():
            slugs = forms_of(family)
            assert slugs[0] == usual_form(family)
            head = [visible(each) for each in section.iterfind(".//thead/tr/th")]
            assert head[1:] == [words.variant_title(slug) for slug in slugs]
            rows = {
                visible(row[0]): [visible(each) for each in row[1:]]
                for row in section.iterfind(".//tbody/tr")
            }
            for at, slug in enumerate(slugs):
                values = values_of(presets()[slug][1])
                for name in options_that_matter_in(slug):
                    said = words.option_value(family, name, values[name])
                    assert rows[words.option(family, name)][at] == said, (slug, name)


# ---------------------------------------------------------------------- links and data
@pytest.mark.parametrize("language", LANGUAGES)
def test_links_between_languages_are_complete(language: str):
    for page in those_in(language, PAGES):
        root = tree(page)
        found = {
            each.attrib["hreflang"]: each.attrib["href"]
            for each in root.iter("link")
            if "hreflang" in each.attrib
        }
        others = [each for each in PAGES if each.slug == page.slug]
        addresses = Addresses(public=PUBLIC)
        expected = {each.language: addresses.lasting(each.language, each.slug) for each in others}
        assert found == {**expected, "x-default": expected["en"]}
        (canonical,) = (
            each.attrib["href"] for each in root.iter("link") if each.attrib["rel"] == "canonical"
        )
        assert canonical == found[page.language]
        links = {
            each.attrib["hreflang"]: (each.attrib["href"], visible(each))
            for each in root.iter("a")
            if "hreflang" in each.attrib
        }
        assert {tag: href for tag, (href, _) in links.items()} == {
            each.language: addresses.page(each.language, each.slug) for each in others if each != page
        }
        for tag, (_, said) in links.items():
            assert said.startswith(LANGUAGES[tag].name)
            assert not page.slug or catalogue(tag).variant_title(page.slug) in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_link_leads_to_a_page(language: str):
    for page in those_in(language, PAGES):
        known = {Addresses().page(each.language, each.slug) for each in PAGES}
        found = [
            each.attrib["href"] for each in tree(page).iter("a") if not each.attrib["href"].startswith("#")
        ]
        apps = ["/"] if not page.slug else [f"/new/{page.slug}"]
        assert [each for each in found if each not in known] == apps


@pytest.mark.parametrize("language", LANGUAGES)
def test_structured_data_names_the_game(language: str):
    for page in those_in(language, FORMS):
        (block,) = tree(page).iter("script")
        data = json.loads(block.text or "")
        preset = presets()[page.slug][1]
        assert data["@context"] == "https://schema.org"
        assert data["@type"] == "Game"
        assert data["name"] == catalogue(page.language).variant_title(page.slug)
        assert data["name"] not in data.get("alternateName", ())
        shown = visible(part(tree(page), "body"))
        assert [name for name in data["alternateName"] if name not in shown] == []
        assert catalogue("bn").variant_title(page.slug) in (data["name"], *data["alternateName"])
        assert data["inLanguage"] == page.language
        assert data["numberOfPlayers"]["minValue"] == preset.players[0]
        assert data["numberOfPlayers"]["maxValue"] == preset.players[-1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("slug", "name"),
    [("hazari", "হাজারি"), ("casino", "Casino"), ("casino", "کازینو"), ("kaszino-kirschner", "Kaszinó")],
)
def test_a_page_has_the_names_that_players_use(language: str, slug: str, name: str):
    body = part(tree(PageAddress(language, slug)), "body")
    assert name in visible(part(body, "header")) + visible(part(body, "footer"))


def test_a_page_has_the_other_names_of_its_form():
    assert "Cassino" in visible(part(tree(PageAddress("en", "casino")), "body/header"))


def test_without_a_public_address_nothing_needs_one():
    for page in PAGES:
        made = page.html(Addresses())
        assert "://" not in made
        assert "canonical" not in made


def test_links_of_static_files_are_relative():
    for slug, root in (("hazari", "../../../"), ("", "../../")):
        links = Addresses(root, is_static=True)
        made = ET.fromstring(PageAddress("bn", slug).html(links))
        found = [each.attrib["href"] for tag in ("a", "link") for each in made.iter(tag)]
        assert found
        assert [each for each in found if not each.startswith((root, "#"))] == []


def test_the_sitemap_lists_every_page():
    root = ET.fromstring(sitemap(Addresses(public=PUBLIC)).encode())
    space = "{http://www.sitemaps.org/schemas/sitemap/0.9}"
    found = [part(each, f"{space}loc").text for each in root]
    assert found == [Addresses(public=PUBLIC).lasting(each.language, each.slug) for each in PAGES]
    assert len(set(found)) == len(found)


def test_crawlers_are_admitted_or_not():
    assert robots(Addresses(public=PUBLIC), is_indexed=True).splitlines() == [
        "User-agent: *",
        "Allow: /",
        "",
        f"Sitemap: {PUBLIC}/sitemap.xml",
    ]
    assert "Sitemap" not in robots(Addresses(), is_indexed=True)
    assert robots(Addresses(public=PUBLIC), is_indexed=False).splitlines() == ["User-agent: *", "Disallow: /"]


def test_texts_and_attributes_are_escaped():
    hostile = "</title><script>alert('1')</script> & \" ' <!-- ]]>"
    made = html(make("html", make("p", hostile, title=hostile), data_block({"name": hostile})))
    root = ET.fromstring(made)
    assert [each.tag for each in root.iter()] == ["html", "p", "script"]
    assert part(root, "p").text == hostile
    assert part(root, "p").attrib["title"] == hostile
    assert json.loads(part(root, "script").text or "") == {"name": hostile}
    assert unescape(made).count("<script>") == 2  # in the text and in the attribute
