"""`python -m virado.static_site.beside DIR`: write the page that a server offers, and print the bytes of a first visit.

It has the experts' searches if they have been compiled before.
"""

import sys
from pathlib import Path

from virado.static_site.folder import SiteReports, refuse_compiling, write_site


def ignore(problem: str) -> None:
    """Report nothing: the page itself says that it has no experts, and a slow start only takes longer."""


if __name__ == "__main__":
    files = write_site(Path(sys.argv[1]), SiteReports(refuse_compiling, ignore, ignore), server="/")
    sys.stdout.write(str(files.first_visit_bytes + (files.kernels.bytes if files.kernels else 0)))
