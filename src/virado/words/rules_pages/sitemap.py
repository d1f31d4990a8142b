"""The list of all rules pages, as a sitemap, and the file for crawlers."""

from collections.abc import Iterator
from typing import NamedTuple

from virado.games.catalogue import presets
from virado.languages import LANGUAGES, offered
from virado.words.rules.passages import families
from virado.words.rules_pages.addresses import Addresses
from virado.words.rules_pages.comparison_page import comparison_page
from virado.words.rules_pages.elements import Element, make, xml
from virado.words.rules_pages.frame import alternates
from virado.words.rules_pages.rules_page import rules_page


class PageAddress(NamedTuple):
    """A page at a lasting address."""

    language: str
    slug: str
    """The form; empty for the comparison of all forms."""

    def html(self, addresses: Addresses) -> str:
        """Return the page."""
        if not self.slug:
            return comparison_page(self.language, addresses)
        return rules_page(self.slug, self.language, addresses)


def pages() -> tuple[PageAddress, ...]:
    """Return all pages."""
    return tuple(_pages())


def _pages() -> Iterator[PageAddress]:
    for language in LANGUAGES:
        if language in offered("home"):
            yield PageAddress(language, "")
        for slug, (game, _) in presets().items():
            if game.name in families() and language in offered(f"rules/{game.name}"):
                yield PageAddress(language, slug)


def sitemap(addresses: Addresses) -> str:
    """Return the sitemap with all pages in all languages. The public address must be known."""
    found = pages()
    languages = {
        slug: [each.language for each in found if each.slug == slug] for slug in {each.slug for each in found}
    }

    def entry(page: PageAddress) -> Element:
        return make(
            "url",
            make("loc", addresses.lasting(page.language, page.slug)),
            *(
                Element(
                    "xhtml:link",
                    {"rel": "alternate", "hreflang": tag, "href": addresses.lasting(of, page.slug)},
                    (),
                )
                for tag, of in alternates(languages[page.slug])
            ),
        )

    root = Element(
        "urlset",
        {
            "xmlns": "http://www.sitemaps.org/schemas/sitemap/0.9",
            "xmlns:xhtml": "http://www.w3.org/1999/xhtml",
        },
        tuple(map(entry, found)),
    )
    return xml(root)


def robots(addresses: Addresses, *, is_indexed: bool) -> str:
    """Return the content of `robots.txt`: crawlers may read all pages, or none."""
    lines = ["User-agent: *", "Allow: /" if is_indexed else "Disallow: /"]
    if is_indexed and addresses.public:
        lines += ["", f"Sitemap: {addresses.public}/sitemap.xml"]
    return "\n".join(lines) + "\n"
