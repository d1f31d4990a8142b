"""The page with the rules of one form."""

import re
from collections.abc import Iterator, Mapping

from virado.games.catalogue import presets, usual_form
from virado.languages import LANGUAGES, offered
from virado.words.catalogue import Catalogue, catalogue
from virado.words.rules import RulesText, rules_of
from virado.words.rules_pages.addresses import Addresses
from virado.words.rules_pages.differences import NOT_PLAYED, differences, forms_of
from virado.words.rules_pages.elements import Child, Element, html, make
from virado.words.rules_pages.frame import Document
from virado.words.rules_pages.text import contents_of, sections_of, wide_table


def rules_page(slug: str, language: str, addresses: Addresses) -> str:
    """Return the page with the rules of a form in a language that offers them, as HTML."""
    text = rules_of(slug, language)
    words = catalogue(language)
    page = Document(words, addresses, slug, offered(f"rules/{text.family}"))
    names = names_in(slug, words)
    body = [
        make("header", *_header(text, page, names)),
        make("main", *_main(text, page)),
        page.footer(
            make("a", words.text("rules-pages-compare"), href=page.link("")),
        ),
    ]
    title = words.text("rules-pages-title", name=text.title)
    return html(page.made(title, text.summary, _data(slug, text, names), *body))


def names_in(slug: str, words: Catalogue) -> tuple[str, ...]:
    """Return the other names of a form: those of a language, then its titles in the languages of its home."""
    known = {words.variant_title(slug): None}
    own = re.split("[,،]", words.variant_also(slug))
    homes = [tag for tag, each in LANGUAGES.items() if presets()[slug][0].name in each.families]
    there = [catalogue(tag).variant_title(slug) for tag in homes]
    found = {name.strip(): None for name in (*own, *there) if name.strip()}
    return tuple(name for name in found if name not in known)


def _header(text: RulesText, page: Document, names: tuple[str, ...]) -> Iterator[Child]:
    words = page.words
    yield make("h1", words.text("rules-pages-title", name=text.title))
    if names:
        yield make("p", words.text("rules-pages-also", names=names), class_="quiet")
    if text.place:
        yield make("p", text.place, class_="quiet")
    yield make("p", text.summary)
    play = page.addresses.app(f"new/{page.slug}")
    yield make("a", words.text("rules-pages-play"), href=play, class_="play")


def _main(text: RulesText, page: Document) -> Iterator[Child]:
    yield make("section", *_differences(text, page), id="differences")
    yield make("nav", contents_of(text), aria_label=page.words.text("rules-pages-contents"))
    yield make("article", *sections_of(text, page.words))
    others = [slug for slug in forms_of(text.family) if slug != page.slug]
    if others:
        yield make(
            "section",
            make("h2", page.words.text("rules-pages-other-forms")),
            make("ul", *(make("li", *_form(slug, page)) for slug in others)),
            id="other-forms",
        )


def _form(slug: str, page: Document) -> Iterator[Child]:
    yield make("a", page.words.variant_title(slug), href=page.link(slug))
    yield f": {page.words.variant_summary(slug)}"


def _differences(text: RulesText, page: Document) -> Iterator[Element]:
    """Yield the differences from the usual form of the family, with a link to it."""
    words, usual = page.words, usual_form(text.family)
    if page.slug == usual:
        yield make("p", words.text("rules-pages-usual", game=words.game(text.family)))
        return
    title = words.variant_title(usual)
    yield make("h2", words.text("rules-pages-differences", name=title))
    head = (words.text("rules-pages-option"), text.title, make("a", title, href=page.link(usual)))
    yield wide_table(
        make("tr", *(make("th", each, scope="col") for each in head)),
        (
            make(
                "tr",
                make("th", row.name, scope="row"),
                *(make("td", value or NOT_PLAYED) for value in row.values),
            )
            for row in differences(page.slug, words)
        ),
    )


def _data(slug: str, text: RulesText, names: tuple[str, ...]) -> Mapping[str, object]:
    players = presets()[slug][1].players
    titles = (catalogue(tag).variant_title(slug) for tag in offered(f"rules/{text.family}"))
    others = [name for name in dict.fromkeys((*names, *titles)) if name != text.title]
    return {
        "@type": "Game",
        "name": text.title,
        **({"alternateName": others} if others else {}),
        "description": text.summary,
        "numberOfPlayers": {
            "@type": "QuantitativeValue",
            "minValue": players[0],
            "maxValue": players[-1],
        },
    }
