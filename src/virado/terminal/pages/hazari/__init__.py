"""The page of Hazari, with a hand to be arranged in four groups."""

from virado.terminal.pages.hazari.page import HazariPage

PAGE = HazariPage

__all__ = ["PAGE", "HazariPage"]
