"""Texts and addresses of the pictures of link previews (docs/explanation/link-previews.md)."""

import hashlib

from virado.families import FAMILIES
from virado.games.catalogue import presets
from virado.words.catalogue import catalogue, one_line

WIDTH, HEIGHT = 1200, 630
"""Size of a picture in pixels."""
GENERAL = "home"
"""Name of the general picture in its address."""
REVISION = 2
"""Number to raise after a change of the drawing, so that nobody keeps the old picture."""


def picture_texts(form: str, language: str) -> tuple[str, str]:
    """Return the large and the small text of a picture; an empty form is the general picture."""
    words = catalogue(language)
    if not form:
        return "Virado", one_line(words.text("preview-home-title")).partition(": ")[2]
    title = one_line(words.variant_title(form))
    names = FAMILIES[presets()[form][0].name].own_names
    own = next((name for part, name in names.items() if part in form), "")
    place = words.variant_place(form) or ""
    return title, " · ".join(filter(None, (own if own not in title else "", one_line(place))))


def picture_path(form: str, language: str) -> str:
    """Return the path of a form's picture below the root of the site; an empty form is the general picture."""
    return f"pictures/{language}/{form or GENERAL}.png"


def picture_revision(form: str, language: str) -> str:
    """Return a short digest that changes with the picture."""
    shown = repr((REVISION, picture_texts(form, language)))
    return hashlib.blake2b(shown.encode(), digest_size=5).hexdigest()


def picture_address(form: str, language: str, public: str) -> str:
    """Return the absolute address of a picture; empty if `public`, the address of the site, is unknown."""
    if not public:
        return ""
    return f"{public}/{picture_path(form, language)}?v={picture_revision(form, language)}"
