"""Previews of links to the app's pages in chats (docs/explanation/link-previews.md).

A preview depends on the address alone (and for a week on the name that it contains). It is made without a look at
tables, matches or people, so it reveals nothing about them.
"""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from virado.games.catalogue import presets
from virado.languages import DEFAULT, LANGUAGES, offered
from virado.words.catalogue import catalogue, one_line
from virado.words.link_pictures import picture_address
from virado.words.rules.passages import families
from virado.words.rules_pages.addresses import Addresses
from virado.words.rules_pages.elements import Element, make
from virado.words.rules_pages.open_graph import NAME, metadata

TITLES: Mapping[str, str] = {
    "new": "preview-form-title",
    "rules": "rules-pages-title",
    "learn": "preview-lesson-title",
}
"""Titles by first path segment, for pages whose second segment is a form."""

INVITING = frozenset({"t", "join"})
"""First path segments of links that may also contain the name of the person who invites, signed by the server."""
NAMING = frozenset({"t", "join", "code", "replay", "score"})
"""First path segments of links that may name a form in `?form=`; whoever shares a link chooses it, so it reveals nothing."""


class Link(NamedTuple):
    """A link to a page of the app."""

    page: str
    """First path segment; empty for the general preview."""
    form: str
    """Slug of the form; empty for the general preview."""
    language: str
    is_alias: bool = False
    """True if the page has another address than its preview, for example a table: chats must not send people there."""
    inviter: str = ""
    """Name of the person who invites; empty if the link names nobody."""

    def address(self, language: str) -> str:
        """Return the path and query with the same preview in a language; the general preview is that of `/`."""
        path = f"/{self.page}/{self.form}" if self.form else "/"
        return path if language == DEFAULT else f"{path}?lang={language}"


def read_link(path: str, query: Mapping[str, str], read_name: Callable[[str, str], str]) -> Link:
    """Return the link of a decoded path and query. Links that name no known form have the general preview.

    `read_name` returns the name in the parameter `by` of the link of a table, or an empty text.
    """
    language = query.get("lang", DEFAULT)
    if language not in offered("home"):
        language = DEFAULT
    _, page, second, *rest = (*path.split("/"), "", "")
    if page in TITLES and second in presets() and not any(rest):
        return Link(page, second, language)
    form = query.get("form", "")
    if page in NAMING and form in presets():
        inviter = read_name(second, query.get("by", "")) if page in INVITING else ""
        return Link("new", form, language, is_alias=True, inviter=inviter)
    return Link("", "", language, is_alias=path != "/")


def preview(link: Link, public: str) -> tuple[Element, ...]:
    """Return the elements for the head of the page, with its title and description.

    `public` is the address of the server for clients. If it is empty, absolute addresses are left out.
    """
    words = catalogue(link.language)
    if link.form:
        name = words.variant_title(link.form)
        title = words.text(TITLES[link.page], name=name)
        if link.inviter:
            title = words.text("preview-invitation-title", inviter=link.inviter, name=name)
        text = words.variant_summary(link.form)
    else:
        title, text = words.text("preview-home-title"), words.text("preview-home-text")
    title, text = one_line(title), one_line(text)
    same = _same_pages(link, public)
    has_addresses = bool(public) and not link.is_alias
    return (
        make("meta", name="description", content=text),
        make("title", f"{title} · {NAME}" if link.form else title),
        *(
            make("link", rel="alternate", hreflang=tag, href=address)
            for tag, address in same.items()
            if has_addresses
        ),
        *metadata(
            title,
            text,
            link.language,
            address=public + link.address(link.language) if has_addresses else "",
            picture=picture_address(link.form, link.language, public),
            languages=tuple(same),
        ),
    )


def _same_pages(link: Link, public: str) -> dict[str, str]:
    """Return the addresses of the page by language; those of rules are the lasting ones."""
    if link.page == "rules" and (family := presets()[link.form][0].name) in families():
        lasting = Addresses(public=public)
        return {tag: lasting.lasting(tag, link.form) for tag in offered(f"rules/{family}")}
    return {tag: public + link.address(tag) for tag in LANGUAGES if tag in offered("home")}
