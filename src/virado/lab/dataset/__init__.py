"""Matches between bots as tables: what each seat knew, what it did, what came of it (docs/how-to/data.md)."""
