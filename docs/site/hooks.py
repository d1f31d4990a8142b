"""Pages generated with the site: messages, refusals, commands, options, public names, redirects and the game itself."""

import argparse
import importlib
import inspect
import json
import logging
import os
import posixpath
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import yaml
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.structure.files import File, Files
from mkdocs.structure.nav import Link, Navigation

sys.path.insert(0, str(Path(__file__).parents[2]))
from tests.words.catalogues import OTHERS
from tests.words.coverage import coverage

import virado
from virado.cli import make_parser
from virado.games.catalogue import presets
from virado.interop import refusals, schema
from virado.languages import LANGUAGES
from virado.static_site.folder import SiteReports, refuse_compiling, write_site
from virado.words import catalogue
from virado.words.options import Option
from virado.words.rules.option_help import helpful_options

PLAY = "play"
"""Folder of the page without a server in the site."""

API = """\
# The library's public names

The names on this page are public: a change of any of them is a line in the change log. Other names may change at any time. The
structs of moves, events, effects and views are in [Messages](../messages.md); [the tour](../tutorials/library.md) shows how they
are used together. The modules for other toolkits, which need extras, are on [their page](../how-to/adapters.md).
"""

LANGUAGES_PAGE = """\
# Languages

The share of the English texts that each language has, by part of the program. A part that a language does not offer yet is shown
in the language that it falls back to. [Translate](../how-to/translating.md) says how to add what is missing.
"""

REDIRECT = """\
<!doctype html>
<meta charset="utf-8">
<title>This page has moved</title>
<link rel="canonical" href="{target}">
<script>
const sections = {sections};
location.replace(sections[location.hash] ?? "{target}" + location.hash);
</script>
<meta http-equiv="refresh" content="1; url={target}">
<p>This page has moved to <a href="{target}">{target}</a>.</p>
"""


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages that are not committed."""
    for name, text in PAGES.items():
        files.append(File.generated(config, name, content=text()))
    return files


def on_nav(nav: Navigation, config: MkDocsConfig, files: Files) -> Navigation:
    """Add the page without a server to the menu. It is no file that MkDocs knows, so mkdocs.yml cannot name it."""
    nav.items.insert(1, Link("Play", f"{PLAY}/index.html"))
    return nav


def on_post_build(config: MkDocsConfig) -> None:
    """Write the redirects, and the page without a server."""
    write_redirects(Path(config.site_dir))
    write_play(Path(config.site_dir))


def write_play(site: Path) -> None:
    """Write the page without a server; it has the experts' searches if they have been compiled before."""

    log = logging.getLogger("mkdocs.hooks.play")

    def report_no_kernels(problem: str) -> None:
        log.info("Play has no experts' searches: %s", problem)

    def report_no_modules(problem: str) -> None:
        log.info("Play starts more slowly: %s", problem)

    write_site(site / PLAY, SiteReports(refuse_compiling, report_no_kernels, report_no_modules))


def write_redirects(site: Path) -> None:
    """Write a redirect at each address of docs/site/moved.yaml, for a page and for its sections."""
    moved: dict[str, str] = yaml.safe_load(Path(__file__).with_name("moved.yaml").read_text(encoding="utf-8"))
    for target in moved.values():
        path, _, section = target.partition("#")
        page = site / path
        if not page.exists() or (section and f'id="{section}"' not in page.read_text(encoding="utf-8")):
            raise PluginError(f"docs/site/moved.yaml: {target} is not on the site")
    for address, target in moved.items():
        page, _, section = address.partition("#")
        if section:
            if page not in moved:
                _add_anchor(site / page, section, target.partition("#")[2])
            continue
        folder = posixpath.dirname(address)
        sections = {
            each.removeprefix(address): posixpath.relpath(place, folder or ".")
            for each, place in moved.items()
            if each.startswith(f"{address}#")
        }
        text = REDIRECT.format(target=posixpath.relpath(target, folder or "."), sections=json.dumps(sections))
        (site / address).parent.mkdir(parents=True, exist_ok=True)
        (site / address).write_text(text, encoding="utf-8")


def _add_anchor(page: Path, former: str, section: str) -> None:
    """Let links to the former name of a section reach the section on the same page."""
    text = page.read_text(encoding="utf-8")
    found, count = re.subn(rf'(?=<h\d id="{re.escape(section)}")', f'<a id="{former}"></a>', text, count=1)
    if not count:
        raise PluginError(f"docs/site/moved.yaml: no section {section} in {page.name}")
    page.write_text(found, encoding="utf-8")


def api() -> str:
    """Return the page of public names. mkdocstrings inserts their docstrings."""
    return "\n".join([API, *(line for module in virado.PUBLIC_MODULES for line in _module(module))])


def _module(name: str) -> Iterator[str]:
    module = importlib.import_module(name)
    yield f"## `{name}`\n"
    if name != "virado":
        yield f"{inspect.getdoc(module)}\n"
    shown = {each: path for each in module.__all__ if (path := _path(getattr(module, each)))}
    others = [f"`{each}`" for each in module.__all__ if each not in shown]
    if others:
        yield f"Constants, modules and types with another name: {', '.join(others)}.\n"
    for path in shown.values():
        yield f"::: {path}\n    options:\n      heading_level: 3\n"


CLI = """\
# Commands

The output of `virado COMMAND --help`, for every command. It is in the reader's language; `--lang` before the command chooses
another.
"""

OPTIONS = """\
# Options of the games

An option is written in brackets after the variant: `royal-dominican(target=31)`. `virado variants` lists the values of each
form, and the rulebooks define the options exactly.
"""


def cli() -> str:
    """Return the page of commands, with the help text of each."""
    os.environ["COLUMNS"] = "100"
    return "\n".join([CLI, *_helps(make_parser())])


def _helps(command: argparse.ArgumentParser) -> Iterator[str]:
    yield f"## `{command.prog}`\n\n```text\n{command.format_help().rstrip()}\n```\n"
    for action in command._actions:  # argparse has no public access to subcommands
        if isinstance(action, argparse._SubParsersAction):
            for inner in action.choices.values():
                yield from _helps(inner)


def options() -> str:
    """Return the page of options, with a table for each family."""
    words = catalogue("en")
    games = {game.name: game for game, _ in presets().values()}
    lines = [OPTIONS]
    for game in games.values():
        lines += [f"## {words.game(game.name)}", "", "| option | meaning | values |", "|---|---|---|"]
        lines += [f"| `{each.id}` | {each.name} | {_values(each)} |" for each in helpful_options(game, words)]
        lines.append("")
    return "\n".join(lines)


def _values(option: Option) -> str:
    named = [f"`{_typed(each.value)}`: {each.name}" for each in option.values]
    low, high = option.least, option.most
    if low is not None or high is not None:
        named.insert(0, f"{'' if low is None else low} to {high}" if high is not None else f"from {low}")
    return "; ".join(named).replace("|", "\\|")


def _typed(value: object) -> str:
    """Return a value as it is typed in the text of a variant."""
    return str(value).lower() if value is None or isinstance(value, bool) else str(value)


def languages() -> str:
    """Return the page of languages, with the share of texts that each has, by part."""
    tables = {tag: coverage(tag) for tag in OTHERS}
    parts = dict.fromkeys(each.part for each in next(iter(tables.values())))
    heads = [LANGUAGES[tag].name for tag in tables]
    lines = [LANGUAGES_PAGE, f"| part | texts | {' | '.join(heads)} |", "|---" * (len(heads) + 2) + "|"]
    for part in parts:
        shares: list[str] = []
        wanted = 0
        for table in tables.values():
            own = [each for each in table if each.part == part]
            wanted = sum(each.wanted for each in own)
            shares.append(f"{100 * sum(each.there for each in own) // wanted} %")
        lines.append(f"| `{part}` | {wanted} | {' | '.join(shares)} |")
    return "\n".join(lines)


PAGES = {
    "messages.md": schema.page,
    "reference/refusals.md": refusals.page,
    "reference/cli.md": cli,
    "reference/options.md": options,
    "reference/languages.md": languages,
    "reference/api.md": api,
}
"""The generated pages, by path."""


def _path(public: Any) -> str:
    """Return the path of a class or function at its definition; empty for any other object."""
    if (inspect.isclass(public) or inspect.isfunction(public)) and public.__module__.startswith("virado"):
        return f"{public.__module__}.{public.__name__}"
    return ""
