"""Entry point of `python -m virado`."""

import sys

from virado.cli import main

sys.exit(main())
