"""Compilation of the bots' kernels into the cache of a container image: `python -m virado.server.prepare`."""

from virado.bots.catalogue import bot
from virado.games.catalogue import variant
from virado.server.tables.bot_pool import LEVEL, list_representative_variants


def main() -> None:
    """Compile the kernels of the expert bots of all families."""
    for text in list_representative_variants():
        bot(LEVEL).prepare(variant(text))


if __name__ == "__main__":
    main()
