"""Tests for the rules pages in the folder of the static page."""

import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from virado.server.static_files import make_page_policy
from virado.static_site.rules_files import write_previews, write_rules
from virado.words.rules_pages import pages

ADDRESS = "https://example.org/play"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    target = tmp_path_factory.mktemp("site")
    write_rules(target, address=ADDRESS, is_indexed=True)
    return target


def test_every_page_is_the_index_of_its_folder(site: Path):
    found = {path.parent.relative_to(site).as_posix() for path in site.rglob("index.html")}
    assert found == {"/".join(filter(None, (page.language, "rules", page.slug))) for page in pages()}


def test_every_link_leads_to_a_file_or_to_the_app(site: Path):
    linked = 0
    for path in site.rglob("index.html"):
        for link in ET.fromstring(path.read_bytes()).iter("a"):
            file, _, route = link.attrib["href"].partition("#")
            if not file:
                continue
            place = (path.parent / file).resolve()
            if route.startswith("/"):
                assert place == site.resolve()
            else:
                assert (place / "index.html").is_file(), (path, link.attrib["href"])
            linked += 1
    assert linked > 10 * len(pages())


def test_the_sitemap_and_the_canonical_addresses_agree(site: Path):
    listed = {each[0].text for each in ET.fromstring((site / "sitemap.xml").read_bytes())}
    canonical = {
        re.findall(r'rel="canonical" href="([^"]*)"', path.read_text("utf-8"))[0]
        for path in site.rglob("index.html")
    }
    assert listed == canonical
    assert f"{ADDRESS}/bn/rules/hazari/" in listed
    assert f"Sitemap: {ADDRESS}/sitemap.xml" in (site / "robots.txt").read_text("utf-8")


def test_a_page_has_its_policy(site: Path):
    text = (site / "en" / "rules" / "index.html").read_text("utf-8")
    assert f'content="{make_page_policy(text, is_element=True)}"' in text
    assert 'name="robots"' not in text


def test_a_page_names_the_style_sheet_with_the_font_of_its_language(tmp_path: Path):
    style = tmp_path / "assets" / "catalogue-abc.css"
    style.parent.mkdir()
    style.write_text('@font-face{font-family:Letters}:root:lang(bn){--font:"Letters"}', encoding="utf-8")
    write_rules(tmp_path, address="", is_indexed=True)
    for language, count in (("bn", 1), ("en", 0)):
        path = tmp_path / language / "rules" / "hazari" / "index.html"
        links = ET.fromstring(path.read_bytes()).iterfind("head/link[@rel='stylesheet']")
        assert [(path.parent / each.attrib["href"]).resolve() for each in links] == [style.resolve()] * count


def test_search_engines_may_be_kept_away(tmp_path: Path):
    write_rules(tmp_path, address="", is_indexed=False)
    assert '<meta name="robots" content="noindex" />' in (tmp_path / "de/rules/raub/index.html").read_text(
        "utf-8"
    )
    assert "Disallow: /" in (tmp_path / "robots.txt").read_text("utf-8")
    assert not (tmp_path / "sitemap.xml").exists()


def test_the_pictures_of_previews_are_files(site: Path, tmp_path: Path):
    page = tmp_path / "index.html"
    page.write_text("<title>Virado</title>", "utf-8")
    write_previews(tmp_path, address=ADDRESS)
    texts = [
        page.read_text("utf-8"),
        (site / "bn" / "rules" / "hazari-bhutan" / "index.html").read_text("utf-8"),
    ]
    for text in texts:
        picture = re.findall(rf'"og:image" content="{ADDRESS}/([^"?]*)', text)[0]
        assert (tmp_path / picture).read_bytes().startswith(b"\x89PNG")
