"""Virado with this family besides its own: `python -m tests.examples.highest`, then whatever `virado` takes."""

import sys

from tests.examples.highest import FAMILY, WORDS
from virado import cli, families
from virado.words import catalogue

with families.added(FAMILY), catalogue.added(WORDS):
    sys.exit(cli.main())
