"""The page that compares all forms, option by option."""

from collections.abc import Iterator

from virado.families import FAMILIES
from virado.languages import in_home_order, offered
from virado.words.catalogue import catalogue
from virado.words.rules.passages import families
from virado.words.rules_pages.addresses import Addresses
from virado.words.rules_pages.differences import NOT_PLAYED, forms_of, option_rows
from virado.words.rules_pages.elements import Child, Element, html, make
from virado.words.rules_pages.frame import Document
from virado.words.rules_pages.text import wide_table


def comparison_page(language: str, addresses: Addresses) -> str:
    """Return the page that compares the forms of all families whose rules a language offers, as HTML."""
    words = catalogue(language)
    page = Document(words, addresses, "", offered("home"))
    shown = families_in(language)
    title = words.text("rules-pages-compared")
    description = words.text("rules-pages-compared-says")
    return html(
        page.made(
            title,
            description,
            {"@type": "CollectionPage", "name": title},
            make("header", make("h1", title), make("p", description), *_contents(shown, page)),
            make("main", *(make("section", *_family(name, page), id=name) for name in shown), class_="all"),
            page.footer(make("a", words.text("rules-pages-home"), href=addresses.app(""))),
        )
    )


def families_in(language: str) -> list[str]:
    """Return the families whose rules a language offers, in the order of the language."""
    return [
        name
        for name in in_home_order(language, FAMILIES)
        if name in families() and language in offered(f"rules/{name}")
    ]


def _contents(shown: list[str], page: Document) -> Iterator[Child]:
    links = (make("li", make("a", page.words.game(name), href=f"#{name}")) for name in shown)
    yield make("nav", make("ul", *links), aria_label=page.words.text("rules-pages-contents"))


def _family(family: str, page: Document) -> Iterator[Element]:
    words, slugs = page.words, forms_of(family)
    yield make("h2", words.game(family))
    head = [
        make("th", words.text("rules-pages-option"), scope="col"),
        *(
            make("th", make("a", words.variant_title(slug), href=page.link(slug)), scope="col")
            for slug in slugs
        ),
    ]
    rows = (
        make(
            "tr",
            make("th", row.name, scope="row"),
            *(make("td", value or NOT_PLAYED, class_=_mark(value, row.values[0])) for value in row.values),
        )
        for row in option_rows(family, slugs, words)
    )
    yield wide_table(make("tr", *head), rows)


def _mark(value: str, usual: str) -> str | None:
    """Return the class of a value that differs from that of the usual form."""
    return "other" if value != usual else None
