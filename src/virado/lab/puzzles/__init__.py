"""The miner of puzzles: `python -m virado.lab.puzzles` (docs/how-to/puzzles.md)."""
