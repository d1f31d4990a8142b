"""`virado site DIR`: write the page without a server as a folder of static files."""

import argparse
from pathlib import Path

from virado.commands import output
from virado.static_site.folder import SiteReports, write_site
from virado.static_site.rules_files import write_previews, write_rules
from virado.words import catalogue_for

MEGABYTE = 1_000_000


def run(args: argparse.Namespace) -> int:
    """Write the folder. Raises OptionsError if the page has not been built or the folder is not empty."""
    target: Path = args.folder
    words = catalogue_for(args.lang)

    def tell_compiling() -> None:
        output.print_line(words.text("commands-site-compiling"))

    def tell_no_kernels(problem: str) -> None:
        output.print_line(words.text("commands-site-no-kernels", problem=problem))

    def tell_no_modules(problem: str) -> None:
        output.print_line(words.text("commands-site-no-modules", problem=problem))

    written = write_site(target, SiteReports(tell_compiling, tell_no_kernels, tell_no_modules))
    write_rules(target, address=args.address, is_indexed=args.robots)
    if args.address:
        write_previews(target, address=args.address)
    fetched = round(written.first_visit_bytes / MEGABYTE, 1)
    output.print_line(words.text("commands-site-done", path=str(target), number=fetched))
    return 0
