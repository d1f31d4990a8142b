"""Bots: players that see a `View` and nothing else. `virado.bots.catalogue.bot` makes one by its name."""
