"""How strong the other players are: the levels that a person chooses from."""

import math
from collections.abc import Sequence

from virado.bots.catalogue import LEVELS, bot, dial_of, is_level
from virado.bots.contract import NAMES
from virado.refusal import OptionsError
from virado.terminal.choices import plain
from virado.terminal.columns import ljust, width, wrap
from virado.terminal.console import Console
from virado.terminal.layout import heading
from virado.terminal.perspective import level_name

USUAL = "club"
"""The level that plays by default."""


def strength(level: str) -> float:
    """A number that is higher for the stronger of two levels; OptionsError if there is no bot of that level."""
    if not is_level(level):
        return -math.inf  # nobody knows
    dial = dial_of(level)
    return NAMES.index(level) - len(NAMES) if dial is None else dial


def levels_for(text: str | None, count: int) -> list[str]:
    """The levels of so many others from a list with commas, which starts again when it is used up."""
    levels = [level.strip() for level in text.split(",")] if text else [USUAL]
    for level in levels:
        bot(level)
    return [levels[i % len(levels)] for i in range(count)]


def ask_levels(console: Console, title: str, others: Sequence[str]) -> str | None:
    """Ask a person how well the others, who have these names, shall play: a list of levels; None to leave."""
    frame, style, texts = console.frame(), console.style, console.texts
    names = {level: level_name(texts, level) for level in LEVELS}
    note = ""
    while True:
        shown = [*heading(frame, [title]), "", texts("terminal-levels-question", names=list(others)), ""]
        wide = max(map(width, names.values())) + 2
        for number, level in enumerate(LEVELS, 1):
            line = f"{style.paint('key', texts.number(number))}  {ljust(names[level], wide)}"
            about = texts(f"terminal-level-{level}.about")
            shown += [f" {part}" for part in wrap(line + about, console.columns - 1, indent=wide + 3)]
        how = texts("terminal-levels-how", level=names[USUAL])
        shown += ["", *wrap(how, console.columns), *(wrap(note, console.columns) if note else [])]
        console.page(shown)
        line = console.ask("> ")
        if line is None or texts.command_of.get(plain(line).casefold()) == "quit":
            return None
        answer = ",".join(_level(names, word) for word in plain(line).replace("،", ",").casefold().split(","))
        try:
            levels_for(answer, len(others))
        except OptionsError as error:
            note = texts("terminal-no", sentence=texts.shown_refusal(error.refusal))
        else:
            return answer or USUAL


def _level(names: dict[str, str], typed: str) -> str:
    """The level that a number, or the beginning of its name, stands for; else what was typed."""
    typed = typed.strip()
    numbers = {str(number): level for number, level in enumerate(LEVELS, 1)}
    begun = [
        level
        for level, name in names.items()
        if typed and (level.startswith(typed) or plain(name).casefold().startswith(typed))
    ]
    return numbers.get(typed) or (begun[0] if len(begun) == 1 else typed)
