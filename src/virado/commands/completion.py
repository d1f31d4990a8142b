"""`virado completion SHELL`: print a script that completes commands, options and variants in a shell."""

import argparse
from collections.abc import Mapping

from virado.commands import output
from virado.games.catalogue import presets
from virado.languages import LANGUAGES

FILES = ("file", "files", "resume")
"""Names of arguments that are file names."""


def run(args: argparse.Namespace) -> int:
    """Print the script for the given shell."""
    words = {name: _words(each) for name, each in args.commands.items()}
    files = [name for name, each in args.commands.items() if _takes_files(each)]
    script = _fish if args.shell == "fish" else _bash
    for line in script(words, files, zsh=args.shell == "zsh"):
        output.print_line(line)
    return 0


def _words(command: argparse.ArgumentParser) -> list[str]:
    """Return the words that may follow a command: its options, its listed values, and variants."""
    words: list[str] = []
    for action in command._actions:  # argparse has no public list of its arguments
        words += [text for text in action.option_strings if text.startswith("--")]
        words += [str(choice) for choice in action.choices or ()]
        words += presets() if action.dest == "variant" else []
    return words


def _takes_files(command: argparse.ArgumentParser) -> bool:
    return any(action.dest in FILES for action in command._actions)


def _first(commands: Mapping[str, list[str]]) -> str:
    """Return the words that may come first on a command line."""
    return " ".join([*commands, "--lang", "--help", "--version", *LANGUAGES])


def _bash(commands: Mapping[str, list[str]], files: list[str], *, zsh: bool) -> list[str]:
    """Return the script for bash, or for zsh with its emulation `bashcompinit`."""
    cases = [f'    {name}) words="{" ".join(words)}" ;;' for name, words in commands.items()]
    return [
        *(["autoload -U +X bashcompinit && bashcompinit"] if zsh else []),
        "_virado() {",
        '  local word="${COMP_WORDS[COMP_CWORD]}" command="" words="" each',
        '  for each in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do',
        f'    case " {" ".join(commands)} " in *" $each "*) command="$each"; break ;; esac',
        "  done",
        '  case "$command" in',
        f'    "") words="{_first(commands)}" ;;',
        *cases,
        "  esac",
        '  COMPREPLY=($(compgen -W "$words" -- "$word"))',
        f'  case " {" ".join(files)} " in *" $command "*)',
        '    [ -n "$command" ] && COMPREPLY+=($(compgen -f -- "$word")) ;;',
        "  esac",
        "}",
        "complete -o filenames -F _virado virado",
    ]


def _fish(commands: Mapping[str, list[str]], files: list[str], *, zsh: bool) -> list[str]:
    """Return the script for fish.

    Files are completed only for commands that take files.
    """
    seen = "__fish_seen_subcommand_from"
    lines = [
        "complete -c virado -f -n __fish_use_subcommand -a " + f"'{' '.join(commands)}'",
        "complete -c virado -f -l lang -a " + f"'{' '.join(LANGUAGES)}'",
    ]
    for name, words in commands.items():
        values = [word for word in words if not word.startswith("--")]
        if values:
            lines.append(f"complete -c virado -f -n '{seen} {name}' -a '{' '.join(values)}'")
        elif name not in files:
            lines.append(f"complete -c virado -f -n '{seen} {name}'")
        lines += [
            f"complete -c virado -n '{seen} {name}' -l {word[2:]}" for word in words if word.startswith("--")
        ]
    return lines
