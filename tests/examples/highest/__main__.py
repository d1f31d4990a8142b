"""Virado with this family besides its own: `python -m tests.examples.highest`, then whatever `virado` takes."""

import sys

from tests.examples.highest import FAMILY, WORDS
from virado import cli, families
from virado.words.catalogue import extra_folder

with families.add_family(FAMILY), extra_folder(WORDS):
    sys.exit(cli.main())
