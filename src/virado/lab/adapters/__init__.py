"""Virado's games as environments of other toolkits (docs/how-to/adapters.md).

Each module requires the toolkit in its name.
"""
