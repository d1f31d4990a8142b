"""Matches between bots as tables: each seat's knowledge, its action and the result (docs/how-to/data.md)."""
