"""The page of Hazari: a hand that is arranged in four groups."""

from virado.terminal.pages.hazari.page import HazariPage

PAGE = HazariPage

__all__ = ["PAGE", "HazariPage"]
