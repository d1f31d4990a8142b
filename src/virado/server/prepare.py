"""Compile what strong bots need into the cache, for an image: `python -m virado.server.prepare`."""

from virado.bots.catalogue import bot
from virado.games.catalogue import variant
from virado.server.tables.bot_pool import LEVEL, one_of_each_family


def main() -> None:
    """Prepare the experts of all families."""
    for text in one_of_each_family():
        bot(LEVEL).prepare(variant(text))


if __name__ == "__main__":
    main()
