"""The levels of bots that a person can choose from."""

import difflib
import math
import re
from collections.abc import Sequence

from virado.bots.adaptive_level import RECALLED, MatchAgainstBots, fitting_level, fitting_place, is_fitting
from virado.bots.catalogue import (
    DIAL,
    FIT,
    LEVELS,
    SIMILAR,
    NamedBot,
    bot,
    characters,
    dial_of,
    is_character,
    is_level,
    players,
    result_against,
    unknown_bot,
)
from virado.bots.contract import NAMES
from virado.bots.players import Players
from virado.games.catalogue import AnyGame, stored_variant
from virado.refusal import OptionsError
from virado.terminal import saved_matches
from virado.terminal.choices import normalize
from virado.terminal.columns import flow, ljust, width, wrap
from virado.terminal.console import Console
from virado.terminal.layout import heading
from virado.terminal.perspective import level_name
from virado.terminal.texts import QUIT, Texts
from virado.words.evaluation import FormattedText

USUAL = "club"
"""The default level."""
UNKNOWN = "no-such-bot"
"""Detail of the refusal of a name that no bot has."""
_DECIMAL_COMMA = re.compile(rf"((?:{DIAL}|{FIT}):0)[,\u066b](?=[0-9])")
OFFERED = (*LEVELS, FIT)
"""Levels offered in every game, in display order; the characters of a family follow them."""


def strength(level: str) -> float:
    """Return a number that increases with the strength of a level.

    For custom bots it is minus infinity. Raises OptionsError if no bot has that level.
    """
    if not is_level(level):
        return -math.inf  # the strength of a custom bot is unknown
    dial = dial_of(level)
    return NAMES.index(level) - len(NAMES) if dial is None else dial


def levels_for(text: str | None, count: int, game: AnyGame, fitting: float) -> list[str]:
    """Return `count` levels from a comma-separated list; a single level is repeated.

    `fitting` is the place on the dial that replaces the level `fit`. Raises OptionsError if the game has no bot of a
    level, or if there are neither one level nor `count` of them.
    """
    asked = [level.strip() for level in _with_points(text).split(",")] if text else [USUAL]
    levels = [fit_level(level, fitting) for level in asked]
    for level in levels:
        _check_level(level, game)
    if len(levels) not in (1, count):
        raise OptionsError("bots-for-seats", text or "", number=len(levels), limit=count)
    family = players(game.name)
    return [_own_name(family, level) for level in levels] * (count // len(levels))


def _with_points(text: str) -> str:
    """Return levels with decimal points: `dial:0,5`, as people write it in many languages, is the place 0.5."""
    return _DECIMAL_COMMA.sub(r"\1.", text)


def in_bot_names(text: str | None, game: AnyGame, texts: Texts) -> str | None:
    """Return a list of levels with the names of the person's language replaced by the names of the bots."""
    if text is None:
        return None
    names = {normalize(name).casefold(): level for level, name in _names(game, texts).items()}
    asked = [level.strip() for level in _with_points(text).split(",")]
    return ",".join(names.get(normalize(level).casefold(), level) for level in asked)


def _names(game: AnyGame, texts: Texts) -> dict[str, str]:
    """Return the names of the offered levels in the person's language."""
    return {level: level_name(texts, level) for level in (*OFFERED, *characters()[game.name])}


def _check_level(level: str, game: AnyGame) -> None:
    """Raise OptionsError if the game has no bot of a level, or if the level has a setting of the arena."""
    name, _, setting = level.partition(":")
    if setting and name not in (DIAL, FIT) and (name in (*NAMES, *LEVELS) or is_character(name)):
        raise OptionsError("no-bot-settings", level, part=setting, level=name)
    try:
        player = bot(level)
    except OptionsError as error:
        if error.refusal.detail == UNKNOWN:
            raise unknown_bot(level, game.name, also=(FIT,)) from None
        raise
    if isinstance(player, NamedBot):
        player.check(game)


def _own_name(family: Players, level: str) -> str:
    """Return the name of the player of a level; a family may have one player for several of NAMES."""
    return next((family.player(name).name for name in NAMES if name == level), level)


def fit_level(level: str, fitting: float) -> str:
    """Return the level; for the level `fit`, return it with the place `fitting` on the dial, such as `fit:0.43`."""
    return fitting_level(fitting) if is_fitting(level) else level


def fitting_for(game: str) -> float:
    """Return the place on the dial that fits the person in a family.

    It is computed from the results of earlier matches on this computer. Those of families that this program does not
    have are skipped.
    """
    found: list[MatchAgainstBots] = []
    for ended in saved_matches.local_results():
        try:
            variant = stored_variant(ended.variant)
        except OptionsError:
            continue
        if variant.game.name == game:
            result = result_against(ended.levels, len(variant.sides), ended.side, ended.winners)
            if result is not None:
                found.append(result)
    return fitting_place(found[-RECALLED:])


def ask_levels(
    console: Console, game: AnyGame, title: str, others: Sequence[str], fitting: float
) -> str | None:
    """Ask the person for the levels of the bots named `others`.

    Returns a comma-separated list, or None if the person leaves. `fitting` is the place on the dial of bots with the
    level `fit`.
    """
    frame, style, texts = console.frame(), console.style, console.texts
    names = _names(game, texts)
    note = pending = ""
    while True:
        top = heading(frame, [title])
        asked = wrap(texts("terminal-levels-question", names=list(others)), console.columns)
        wide = max(map(width, names.values())) + 2
        listed: list[str] = []
        for number, level in enumerate(names, 1):
            line = f"{style.paint('key', texts.number(number))}  {ljust(names[level], wide)}"
            about = texts(f"terminal-level-{level}.about", place=texts.decimal(fitting, 2))
            listed += [f" {part}" for part in wrap(line + about, console.columns - 1, indent=wide + 3)]
        how = wrap(texts("terminal-levels-how", level=names[USUAL]), console.columns)
        how += wrap(note, console.columns) if note else []
        whole = shown = [*top, "", *asked, "", *listed, "", *how]
        if len(shown) >= console.rows:
            numbered = [
                f"{style.paint('key', texts.number(i))} {name}" for i, name in enumerate(names.values(), 1)
            ]
            shown = [*top, *asked, *flow(numbered, console.columns, first=" ", indent=1, gap="   "), *how]
        if not pending:
            console.page(shown)
        line = pending or console.ask("> ")
        if line is None or texts.command_of.get(normalize(line).casefold()) == QUIT:
            return None
        note = pending = ""
        typed = normalize(line.replace("؟", "?")).replace("،", ",").casefold()
        if typed == "?" or typed in texts.typed_words("terminal-words-help"):
            further = console.read_through(whole)
            if further is None:
                return None
            pending = further
            continue
        answer = ",".join(_level(names, word) for word in _with_points(typed).split(","))
        try:
            levels_for(answer, len(others), game, fitting)
        except OptionsError as error:
            note = texts("terminal-no", sentence=_unknown(texts, names, error))
        else:
            return answer or USUAL


def _unknown(texts: Texts, names: dict[str, str], error: OptionsError) -> FormattedText:
    """Return the sentence of a refused list of levels; the page lists all names, so that a similar one is enough."""
    if error.refusal.detail != UNKNOWN:
        return texts.refusal_fact(error.refusal)
    shown = {name.casefold(): name for name in (*names, *names.values())}
    near = difflib.get_close_matches(error.input.casefold(), shown, n=1, cutoff=SIMILAR)
    key = "terminal-levels-unknown-but" if near else "terminal-levels-unknown"
    return FormattedText(texts(key, input=error.input, near=shown[near[0]] if near else ""))


def _level(names: dict[str, str], typed: str) -> str:
    """Return the level for a typed number or for the unique beginning of a name.

    Returns any other text unchanged.
    """
    typed = typed.strip()
    numbers = {str(number): level for number, level in enumerate(names, 1)}
    begun = [
        level
        for level, name in names.items()
        if typed and (level.startswith(typed) or normalize(name).casefold().startswith(typed))
    ]
    return numbers.get(typed) or (begun[0] if len(begun) == 1 else typed)
