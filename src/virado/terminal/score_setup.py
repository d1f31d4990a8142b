"""The beginning of a series at the terminal: the form, the players, and the first dealer."""

import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeVar

from virado.cards import Seat
from virado.families import FAMILIES
from virado.games.catalogue import presets, usual_form
from virado.games.catalogue import variant as find_variant
from virado.games.variant import Variant, parse_variant_text, seatings
from virado.languages import in_home_order
from virado.refusal import OptionsError, RefusedError
from virado.scorekeeping.messages import EntryField, ScoreQuery
from virado.scorekeeping.series import score
from virado.scorekeeping.series_file import LONGEST_NAME, VERSION, Series
from virado.terminal import saved_series
from virado.terminal.choices import normalize
from virado.terminal.columns import flow, wrap
from virado.terminal.console import Console
from virado.terminal.score_entry import USUAL, AnswerError, EntryForm, Offer
from virado.terminal.texts import QUIT, Texts
from virado.terminal.turn import PlayerLeftError
from virado.words import Speakers
from virado.words.evaluation import FormattedText
from virado.words.variant_search import fold_name, resolve_slug

T = TypeVar("T")
_COMMAS = re.compile(r"[,;،؛]")


def texts_for(console: Console, names: Sequence[str], sides: Sequence[Sequence[Seat]], slug: str) -> Texts:
    """Return the messages with these players; a player without a name is named by number."""
    known = {
        seat: name or console.words.text("terminal-keeper-player", number=seat + 1)
        for seat, name in enumerate(names)
    }
    return Texts(console.words, console.style, Speakers(names=known, sides=sides, variant=slug))


def ask_until(console: Console, lines: Sequence[str], read: Callable[[str], T]) -> T:
    """Ask until `read` accepts a line; the note of an AnswerError or a refusal is shown below the question.

    Raises PlayerLeftError if the person leaves or the input ends.
    """
    while True:
        console.say("", *lines)
        line = console.ask("> ")
        if line is None or console.texts.command_of.get(normalize(line).casefold()) == QUIT:
            raise PlayerLeftError
        try:
            return read(line.strip())
        except AnswerError as error:
            said = str(error)
        except RefusedError as error:
            said = console.texts("terminal-no", sentence=console.texts.refusal_fact(error.refusal))
        console.say(*wrap(console.style.paint("stop", said), console.columns, indent=2))


def ask_resume(console: Console, path: Path) -> bool:
    """Return True if the person goes on with the series in a file; False for a new one."""
    series = saved_series.load(path)
    variant, names = find_variant(series.variant), series.seated()[-1]
    texts = texts_for(console, names, (), variant.slug)
    named = [FormattedText(texts("terminal-keeper-seat", seat=seat)) for seat in range(len(names))]
    asked = texts(
        "terminal-keeper-ask-resume", title=texts.title(variant), names=named, number=len(series.deals)
    )
    answer = console.ask_below(asked)
    if answer is None or texts.command_of.get(normalize(answer).casefold()) == QUIT:
        raise PlayerLeftError
    typed = normalize(answer).casefold()
    return not typed or any(word.startswith(typed) for word in texts.typed_words("terminal-words-yes"))


def new_series(
    console: Console,
    text: str | None,
    *,
    names: str | None = None,
    players: int | None = None,
    teams: bool | None = None,
) -> Series:
    """Ask for everything that the arguments leave open, and return a series without deals.

    Raises PlayerLeftError if the person leaves; OptionsError if the arguments fit no form.
    """
    given = _ask_form(console) if text is None else text
    find_variant(given, players=players)
    fixed = players if players is not None else parse_variant_text(given)[1].get("players")
    chosen, known = _players(console, given, names, fixed, teams)
    variant = str(chosen)
    series = Series(virado="series", version=VERSION, variant=variant, names=known)
    return with_dealer(console, series)


def with_dealer(console: Console, series: Series) -> Series:
    """Return a series without deals with the first dealer that the person names."""
    variant = find_variant(series.variant)
    names = series.seated()[-1]
    upcoming = score(ScoreQuery(variant=series.variant)).next
    assert upcoming is not None
    texts = texts_for(console, names, variant.sides, variant.slug)
    dealer = ask_seat(console, texts, names, "terminal-keeper-ask-dealer", upcoming.dealer)
    return Series(virado="series", version=VERSION, variant=series.variant, names=names, dealer=dealer)


def ask_seat(console: Console, texts: Texts, names: Sequence[str], key: str, usual: Seat) -> Seat:
    """Ask for one of the players; Enter names `usual`."""
    field = EntryField(id="seat", label="", kind="seat")
    form = EntryForm(texts, names, ())
    asked = wrap(form.question(field, Offer(usual), texts(key)), console.columns, indent=2)
    seat = ask_until(console, asked, lambda line: usual if line in ("", USUAL) else form.read(field, line))
    assert isinstance(seat, int)
    return seat


def _ask_form(console: Console) -> str:
    """Return the text of the form that the person chooses: first the family, then one of its forms."""
    texts = console.texts
    order = in_home_order(console.words.language.tag, FAMILIES)
    families = [name for name in order if FAMILIES[name].scorekeeping]

    def family(line: str) -> str:
        return _numbered(texts, families, line) or _form_text(line, texts)

    names = [console.words.game(name) for name in families]
    asked = [*wrap(texts("terminal-keeper-ask-game"), console.columns), *_list(console, names)]
    chosen = ask_until(console, asked, family)
    if chosen not in families:
        return chosen
    slugs = [slug for slug, (game, _) in presets().items() if game.name == chosen]
    usual = usual_form(chosen)

    def form(line: str) -> str:
        return usual if not line else _numbered(texts, slugs, line) or _form_text(line, texts)

    titles = [texts.style.transcribe(console.words.variant_title(slug)) for slug in slugs]
    enter = texts("terminal-keeper-enter", input=titles[slugs.index(usual)])
    asked = [*wrap(f"{texts('terminal-keeper-ask-form')} {enter}", console.columns), *_list(console, titles)]
    return ask_until(console, asked, form)


def _list(console: Console, names: Sequence[str]) -> list[str]:
    """Return a numbered list: one name a line, or several if the window is too low."""
    texts, style = console.texts, console.style
    numbered = [
        f"{style.paint('key', texts.number(i))} {style.isolate_auto(name)}" for i, name in enumerate(names, 1)
    ]
    lines = [line for each in numbered for line in wrap(f" {each}", console.columns, indent=3)]
    if len(lines) + 4 > console.rows:
        return flow(numbered, console.columns, first=" ", indent=1, gap="   ")
    return lines


def _numbered(texts: Texts, values: Sequence[str], line: str) -> str | None:
    """Return the value with a typed number, or None for another line."""
    typed = normalize(line)
    if not typed.isdecimal():
        return None
    if not 1 <= int(typed) <= len(values):
        raise AnswerError(texts("terminal-note-no-entry", number=int(typed), limit=len(values)))
    return values[int(typed) - 1]


def _form_text(line: str, texts: Texts) -> str:
    if not line:
        raise AnswerError(texts("terminal-keeper-what"))
    text = resolve_slug(line)
    find_variant(text)
    return text


def _players(
    console: Console, text: str, names: str | None, players: int | None, teams: bool | None
) -> tuple[Variant, tuple[str, ...]]:
    """Return the variant with its number of players, and their names."""
    texts = console.texts
    preset = find_variant(text).preset
    counts = (players,) if players is not None else preset.players

    def read(line: str) -> tuple[Variant, tuple[str, ...]]:
        known = read_names(texts, line)
        if known and len(known) not in counts:
            raise AnswerError(texts("terminal-keeper-so-many", number=len(known), values=list(counts)))
        count = len(known) or (counts[0] if len(counts) == 1 else preset.usual_players)
        return find_variant(text, players=count, teams=teams), known

    if names is None:
        asked = texts("terminal-keeper-ask-names", values=list(counts))
        variant, known = ask_until(console, wrap(asked, console.columns), read)
    else:
        try:
            variant, known = read(names)
        except AnswerError as error:
            raise OptionsError("names", names, problem=str(error)) from None
    free = any(len(each.teams) > 1 for each in seatings(preset) if each.players == variant.players)
    if free and teams is None and "teams" not in parse_variant_text(text)[1]:
        in_pairs = _ask_pairs(console, variant, known)
        variant = find_variant(text, players=variant.players, teams=in_pairs)
    return variant, known


def _ask_pairs(console: Console, variant: Variant, names: Sequence[str]) -> bool:
    """Return True if four players play in pairs."""
    pairs = texts_for(console, names, (), variant.slug)

    def read(line: str) -> bool:
        typed = normalize(line).casefold()
        for value, key in ((True, "terminal-words-yes"), (False, "terminal-words-no")):
            if typed and any(word.startswith(typed) for word in pairs.typed_words(key)):
                return value
        if typed:
            raise AnswerError(pairs("terminal-keeper-yes-or-no"))
        return variant.teams

    usual = pairs("terminal-keeper-yes" if variant.teams else "terminal-keeper-no")
    asked = (
        f"{pairs('terminal-keeper-ask-pairs', seats=(0, 2))} {pairs('terminal-keeper-enter', input=usual)}"
    )
    return ask_until(console, wrap(asked, console.columns), read)


def read_names(texts: Texts, line: str) -> tuple[str, ...]:
    """Return the names in a line, separated by commas. Raises AnswerError for names that cannot be told apart."""
    names = tuple(" ".join(part.split()) for part in _COMMAS.split(line) if part.strip())
    for name in names:
        if len(name) > LONGEST_NAME or not fold_name(name) or fold_name(name).isdecimal():
            raise AnswerError(
                texts("terminal-keeper-bad-name", input=name[:LONGEST_NAME], limit=LONGEST_NAME)
            )
    twice = [name for i, name in enumerate(names) if fold_name(name) in map(fold_name, names[:i])]
    if twice:
        raise AnswerError(texts("terminal-typed-twice", input=twice[0]))
    return names
