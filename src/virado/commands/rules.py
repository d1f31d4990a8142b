"""`virado rules VARIANT`: print the players' rules of a variant, or its numbered rulebook."""

import argparse

from virado.commands import output
from virado.games.catalogue import variant as find_variant
from virado.refusal import OptionsError
from virado.terminal.console import standard_console
from virado.terminal.help_pages import readable_page
from virado.text_identity import digits
from virado.words import catalogue_for
from virado.words.rules import rules_of
from virado.words.rules.pages import players_text, rule_in, rulebook_text


def run(args: argparse.Namespace) -> int:
    """Print the rules of a variant, or the passage that explains one rule.

    Raises OptionsError if the rule does not exist.
    """
    variant, words = find_variant(args.variant), catalogue_for(args.lang)
    numbered: bool = args.numbered or not rules_of(variant, words.tag).sections
    page = rulebook_text(variant, words) if numbered else players_text(variant, words)
    if args.rule:
        rule = digits(args.rule)
        page = rule_in(page, rule) if numbered else players_text(variant, words, rule)
    if not page:
        raise OptionsError("no-such-rule", args.rule, variant=variant.slug, part=args.rule)
    if not output.is_terminal():
        output.print_line(page)
    elif words.language.rtl and not numbered:
        console = standard_console(words)
        console.say(*readable_page(console.frame(), page))
    else:
        from rich.console import Console
        from rich.markdown import Markdown

        Console().print(Markdown(page))
    return 0
