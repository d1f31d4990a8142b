"""Texts of a table's events and moves, for one reader."""
