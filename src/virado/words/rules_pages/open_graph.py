"""The metadata of a page for previews of its link in chats: Open Graph, and the cards of Twitter."""

from collections.abc import Iterator, Sequence

from virado.languages import LANGUAGES
from virado.words.link_pictures import HEIGHT, WIDTH
from virado.words.rules_pages.elements import Element, make

NAME = "Virado"


def metadata(
    title: str, text: str, language: str, *, address: str, picture: str, languages: Sequence[str]
) -> Iterator[Element]:
    """Yield the elements of a preview.

    `address` and `picture` are the absolute addresses of the page and its picture, left out if empty. `languages` are
    those of the page.
    """
    yield make("meta", property="og:site_name", content=NAME)
    yield make("meta", property="og:type", content="website")
    yield make("meta", property="og:title", content=title)
    yield make("meta", property="og:description", content=text)
    yield make("meta", property="og:locale", content=locale_of(language))
    for tag in languages:
        if tag != language:
            yield make("meta", property="og:locale:alternate", content=locale_of(tag))
    if address:
        yield make("meta", property="og:url", content=address)
    if picture:
        yield make("meta", property="og:image", content=picture)
        yield make("meta", property="og:image:type", content="image/png")
        yield make("meta", property="og:image:width", content=str(WIDTH))
        yield make("meta", property="og:image:height", content=str(HEIGHT))
        yield make("meta", property="og:image:alt", content=title)
    yield make("meta", name="twitter:card", content="summary_large_image" if picture else "summary")


def locale_of(language: str) -> str:
    """Return the locale of a language in Open Graph: language and region, such as `bn_BD`."""
    found = LANGUAGES[language]
    return (found.locale or f"{language}-{found.region}").replace("-", "_")
