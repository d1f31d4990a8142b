"""The rules pages of a folder of static files, with the files for crawlers (docs/explanation/rules-pages.md)."""

from pathlib import Path

from virado.server.built_page import font_styles
from virado.server.static_files import make_page_policy
from virado.words.rules_pages import Addresses, pages, robots, sitemap
from virado.words.rules_pages.addresses import path_of


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
