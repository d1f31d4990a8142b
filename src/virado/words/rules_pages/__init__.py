"""The players' rules as static HTML pages at lasting addresses, without JavaScript (docs/explanation/rules-pages.md)."""

from virado.words.rules_pages.addresses import Addresses
from virado.words.rules_pages.comparison_page import comparison_page
from virado.words.rules_pages.rules_page import rules_page
from virado.words.rules_pages.sitemap import PageAddress, pages, robots, sitemap

__all__ = ["Addresses", "PageAddress", "comparison_page", "pages", "robots", "rules_page", "sitemap"]
