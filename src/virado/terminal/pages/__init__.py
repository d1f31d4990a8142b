"""The pages of each family: how a position is drawn and how its moves are offered, from what the seat may see."""

from virado.families import FAMILIES, load
from virado.terminal.contract import Page


def page_of(family: str) -> Page:
    """A new page of a family of games."""
    page: type[Page] = load(FAMILIES[family].page)
    return page()
