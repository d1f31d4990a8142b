"""The rules pages of a folder of static files, with the files for crawlers (docs/explanation/rules-pages.md)."""

from pathlib import Path

from virado.languages import DEFAULT, LANGUAGES
from virado.server.built_page import font_styles
from virado.server.pictures.routes import make_picture, pictures_of_families
from virado.server.static_files import make_page_policy
from virado.words.catalogue import catalogue, one_line
from virado.words.link_pictures import picture_path
from virado.words.rules_pages import Addresses, pages, robots, sitemap
from virado.words.rules_pages.addresses import path_of
from virado.words.rules_pages.elements import fragment
from virado.words.rules_pages.open_graph import metadata


def write_rules(target: Path, *, address: str, is_indexed: bool) -> None:
    """Write the pages into the folder of a site. `address` is its public address, or empty.

    A page is the index of a folder, because plain file servers know no other addresses without a suffix. Crawlers read
    `robots.txt` only at the root of a host, so it has an effect only there. Raises OSError.
    """
    fonts = font_styles(target)
    for page in pages():
        path = path_of(page.language, page.slug)
        links = Addresses("../" * (path.count("/") + 1), is_static=True, public=address, fonts=fonts)
        text = page.html(links)
        policy = make_page_policy(text, is_element=True)
        folder = target / path
        folder.mkdir(parents=True, exist_ok=True)
        element = f'<meta http-equiv="Content-Security-Policy" content="{policy}" />'
        if not is_indexed:
            element += '<meta name="robots" content="noindex" />'
        (folder / "index.html").write_text(text.replace("<head>", f"<head>{element}", 1), encoding="utf-8")
    public = Addresses(is_static=True, public=address)
    (target / "robots.txt").write_text(robots(public, is_indexed=is_indexed), encoding="utf-8")
    if address:
        (target / "sitemap.xml").write_text(sitemap(public), encoding="utf-8")


def write_previews(target: Path, *, address: str) -> None:
    """Write the preview of the first page into it, and the pictures of previews. Raises OSError."""
    public = Addresses(is_static=True, public=address)
    for language in LANGUAGES:
        for form in pictures_of_families():
            path = target / picture_path(form, language)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(make_picture(form, language))
    words, index = catalogue(DEFAULT), target / "index.html"
    preview = metadata(
        one_line(words.text("preview-home-title")),
        one_line(words.text("preview-home-text")),
        DEFAULT,
        address=f"{address}/",
        picture=public.picture(DEFAULT, ""),
        languages=(),
    )
    text = index.read_text(encoding="utf-8")
    index.write_text(text.replace("</title>", f"</title>{fragment(*preview)}", 1), encoding="utf-8")
