"""Data sets: matches between bots as tables of knowledge, actions and results (docs/how-to/data.md)."""
