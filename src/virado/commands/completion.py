"""`virado completion SHELL`: print a script that completes commands, options, their values and variants in a shell."""

import argparse
import shlex
from collections.abc import Mapping
from typing import NamedTuple

from virado.bots.catalogue import FIT, LEVELS, characters
from virado.bots.contract import NAMES
from virado.commands import output
from virado.folders import data_folder
from virado.games.catalogue import presets
from virado.languages import offered
from virado.refusal import OptionsError
from virado.terminal.saved_matches import KINDS
from virado.terminal.saved_series import KIND as SERIES

FILES = ("FILE", "FOLDER")
"""Placeholders (`metavar`) of values that are files or folders."""
LANG = "--lang"


class ArgumentValues(NamedTuple):
    """The values that fit an argument."""

    words: tuple[str, ...] = ()
    kinds: tuple[str, ...] = ()
    """Folders of saved matches (KINDS) or series whose names fit."""
    is_list: bool = False
    """True if the value is a list with commas."""
    is_file: bool = False


class CommandArguments(NamedTuple):
    """The arguments of a command, for completion."""

    options: tuple[str, ...]
    values: Mapping[str, ArgumentValues]
    """Values of each option that takes one, by option."""
    positional: ArgumentValues


def run(args: argparse.Namespace) -> int:
    """Print the script for the given shell."""
    commands = {name: _arguments(name, each) for name, each in args.commands.items()}
    script = _fish(commands) if args.shell == "fish" else _bash(commands, zsh=args.shell == "zsh")
    for line in script:
        output.print_line(line)
    return 0


# ---------------------------------------------------------------------- what fits
def _arguments(name: str, command: argparse.ArgumentParser) -> CommandArguments:
    options: list[str] = []
    values: dict[str, ArgumentValues] = {}
    places: list[ArgumentValues] = []
    for action in command._actions:  # argparse has no public list of its arguments
        fitting = _values(name, action)
        named = [text for text in action.option_strings if text.startswith("--")]
        options += named
        if not action.option_strings:
            places.append(fitting)
        elif action.nargs != 0:
            values |= dict.fromkeys(named, fitting)
    words = tuple(word for each in places for word in each.words)
    kinds = tuple(dict.fromkeys(kind for each in places for kind in each.kinds))
    return CommandArguments(
        tuple(options), values, ArgumentValues(words, kinds, is_file=any(each.is_file for each in places))
    )


def _values(command: str, action: argparse.Action) -> ArgumentValues:
    """Return the values that fit an argument of a command."""
    if action.dest == "bots":
        own = sorted({name for names in characters().values() for name in names})
        fit = (FIT,) if command == "play" else ()
        return ArgumentValues(
            (*NAMES, *(level for level in LEVELS if level not in NAMES), *fit, *own), is_list=True
        )
    if action.dest == "variant":
        return ArgumentValues(tuple(presets()))
    if (command, action.dest) == ("play", "resume"):
        return ArgumentValues(kinds=KINDS[:1], is_file=True)
    if command == "score" and action.dest in ("resume", "deals"):
        return ArgumentValues(kinds=(SERIES,), is_file=True)
    if command == "replay" and not action.option_strings:
        return ArgumentValues(kinds=KINDS, is_file=True)
    words = tuple(map(str, action.choices or ()))
    return ArgumentValues(words, is_file=any(name in str(action.metavar) for name in FILES))


def _data() -> str:
    """Return the user's data folder, which VIRADO_DATA overrides when the shell completes a word."""
    try:
        return str(data_folder())
    except OptionsError:
        return ""


# ---------------------------------------------------------------------- scripts
def _bash(commands: Mapping[str, CommandArguments], *, zsh: bool) -> list[str]:
    """Return the script for bash, or for zsh with its emulation `bashcompinit`."""
    cases: list[str] = []
    for name, each in commands.items():
        cases += [_case(f"{name} {option}", values) for option, values in each.values.items()]
        plain = each.positional._replace(words=(*each.positional.words, *each.options))
        cases.append(_case(f'{name} "*', plain, end=""))
    languages = " ".join(offered("terminal"))
    return [
        *(["autoload -U +X bashcompinit && bashcompinit"] if zsh else []),
        "_virado_matches() {",
        f"  local data={shlex.quote(_data())} kind each",
        '  for kind in "$@"; do',
        '    for each in "${VIRADO_DATA:-$data}/$kind"/*.json; do',
        '      [ -e "$each" ] && each="${each##*/}" && echo "${each%.json}"',
        "    done",
        "  done 2>/dev/null",
        "}",
        "_virado() {",
        '  local word="${COMP_WORDS[COMP_CWORD]}" before="" command="" words="" kinds="" list="" files="" each',
        '  [ "$COMP_CWORD" -gt 0 ] && before="${COMP_WORDS[COMP_CWORD-1]}"',
        '  if [ "$word" = = ]; then word=""',
        '  elif [ "$before" = = ]; then before="${COMP_WORDS[COMP_CWORD-2]}"; fi',
        '  for each in "${COMP_WORDS[@]:1:$((COMP_CWORD-1))}"; do',
        f'    case " {" ".join(commands)} " in *" $each "*) command="$each"; break ;; esac',
        "  done",
        '  case "$command $before" in',
        f'    *" {LANG}") words="{languages}" ;;',
        f'    " "*) words="{" ".join([*commands, LANG, "--help", "--version"])}" ;;',
        *cases,
        "  esac",
        '  [ -n "$kinds" ] && words="$words $(_virado_matches $kinds)"',
        '  if [ -n "$list" ] && [ "$word" != "${word%,*}" ]; then',
        '    COMPREPLY=($(compgen -P "${word%,*}," -W "$words" -- "${word##*,}"))',
        "  else",
        '    COMPREPLY=($(compgen -W "$words" -- "$word"))',
        "  fi",
        '  [ -n "$files" ] && COMPREPLY+=($(compgen -f -- "$word"))',
        "}",
        "complete -o filenames -F _virado virado",
    ]


def _case(pattern: str, values: ArgumentValues, *, end: str = '"') -> str:
    """Return the branch of `case` that sets the words for a command and the word before the cursor."""
    sets = [f'words="{" ".join(values.words)}"']
    sets += [f'kinds="{" ".join(values.kinds)}"'] if values.kinds else []
    sets += ["list=1"] if values.is_list else []
    sets += ["files=1"] if values.is_file else []
    return f'    "{pattern}{end}) {" ".join(sets)} ;;'


def _fish(commands: Mapping[str, CommandArguments]) -> list[str]:
    """Return the script for fish."""
    seen = "__fish_seen_subcommand_from"
    languages = " ".join(offered("terminal"))
    lines = [
        "function __virado_matches",
        f"  set -l data {shlex.quote(_data())}",
        '  set -q VIRADO_DATA; and test -n "$VIRADO_DATA"; and set data $VIRADO_DATA',
        "  for kind in $argv; for each in $data/$kind/*.json; basename $each .json; end; end",
        "end",
        f"complete -c virado -f -n 'not {seen} {' '.join(commands)}' -a '{' '.join(commands)}'",
        f"complete -c virado -x -l {LANG[2:]} -a '{languages}'",
    ]
    for name, each in commands.items():
        here = f"complete -c virado -n '{seen} {name}'"
        place = each.positional
        lines.append(f"{here}{'' if place.is_file else ' -f'}{_fish_words(place)}")
        for option in each.options:
            values = each.values.get(option)
            exclusive = "" if values is None else " -r" if values.is_file else " -x"
            words = "" if values is None else _fish_words(values)
            lines.append(f"{here} -l {option[2:]}{exclusive}{words}")
    return lines


def _fish_words(values: ArgumentValues) -> str:
    """Return the arguments of `complete` for the words of an argument; empty without words."""
    words = " ".join(
        [*values.words, *([f"(__virado_matches {' '.join(values.kinds)})"] if values.kinds else [])]
    )
    if values.is_list:
        words = f"(__fish_append , {words})"
    return f" -a '{words}'" if words else ""
