"""Virado's games as environments of other toolkits; each module needs the toolkit in its name (docs/how-to/adapters.md)."""
