"""Bots: players that see only a `View`. `virado.bots.catalogue.bot` returns a bot by its name."""
