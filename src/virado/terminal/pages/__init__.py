"""The pages of all families, drawn from the view of the person's seat."""

from virado.families import FAMILIES, load
from virado.terminal.contract import Page


def page_of(family: str) -> Page:
    """Return a new page of a family."""
    page: type[Page] = load(FAMILIES[family].page)
    return page()
