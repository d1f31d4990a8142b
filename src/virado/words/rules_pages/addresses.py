"""The addresses of the rules pages, on a server and in a folder of static files."""

from collections.abc import Mapping
from typing import NamedTuple

from virado.games.catalogue import presets
from virado.words.link_pictures import picture_address


class Addresses(NamedTuple):
    """The links of a page."""

    root: str = "/"
    """The root of the site as seen from the page; relative in a folder of static files, such as `../../../`."""
    is_static: bool = False
    """True in a folder of static files, where each page is the index of a folder and the app's routes are in the hash."""
    public: str = ""
    """Public address of the site, such as `https://example.org`, without a slash at its end; empty if unknown."""

    fonts: Mapping[str, str] = {}
    """Paths of the style sheets with the fonts of languages, by language, below the root of the site."""

    def page(self, language: str, slug: str = "") -> str:
        """Return the link to the rules of a form, or without a form to the comparison of all forms."""
        return self.root + path_of(language, slug) + ("/" if self.is_static else "")

    def app(self, path: str) -> str:
        """Return the link to a page of the app, such as `new/hazari`."""
        return f"{self.root}#/{path}" if self.is_static else self.root + path

    def lasting(self, language: str, slug: str = "") -> str:
        """Return the absolute address of a page; empty if the public address is unknown."""
        if not self.public:
            return ""
        return f"{self.public}/{path_of(language, slug)}{'/' if self.is_static else ''}"

    def picture(self, language: str, slug: str) -> str:
        """Return the absolute address of a page's picture, or an empty string.

        A folder of static files has one picture for each family.
        """
        if self.is_static and slug:
            slug = next(each for each, (game, _) in presets().items() if game is presets()[slug][0])
        return picture_address(slug, language, self.public)


def path_of(language: str, slug: str = "") -> str:
    """Return the path of a page below the root of the site."""
    return "/".join(filter(None, (language, "rules", slug)))
