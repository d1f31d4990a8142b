"""`python -m virado` is `virado`."""

import sys

from virado.cli import main

sys.exit(main())
