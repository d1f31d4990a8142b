"""Virado's games as environments of other toolkits; each module needs the one that it is named after (docs/adapters.md)."""
