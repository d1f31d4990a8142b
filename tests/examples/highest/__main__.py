"""Virado with this family added: `python -m tests.examples.highest`, followed by arguments of `virado`."""

import sys

from tests.examples.highest import FAMILY, WORDS
from virado import cli, families
from virado.words.catalogue import extra_folder

with families.add_family(FAMILY), extra_folder(WORDS):
    sys.exit(cli.main())
