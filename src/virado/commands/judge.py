"""`virado judge`: which hand wins, or whether a play is allowed, with real cards."""

import argparse

from virado.commands import output
from virado.games.catalogue import variant as find_variant
from virado.languages import pattern_in
from virado.referee.messages import Ruling, RulingField, RulingQuery
from virado.referee.ruling import judge
from virado.refusal import OptionsError
from virado.terminal.console import Console, standard_console
from virado.terminal.lettering import LETTERINGS
from virado.terminal.process_signals import on_terminal
from virado.words import Catalogue, catalogue, catalogue_for
from virado.words.card_names import language_for

FRENCH = "french"


def run(args: argparse.Namespace, console: Console | None = None) -> int:
    """Judge the cards of the command line, or ask for cards, and return the exit status.

    Raises OptionsError if the variant or a value cannot be used.
    """
    variant = find_variant(args.variant)
    cards: str = args.cards or pattern_in(args.lang or "") or FRENCH
    words = catalogue(language_for(f"{catalogue_for(args.lang).tag}-x-{cards}", variant))
    values: dict[str, str] = {}
    for each in args.values:
        name, equals, value = each.partition("=")
        if not equals:
            raise OptionsError("not-name-and-value", each, part=each)
        values[name] = value
    query = RulingQuery(variant=str(variant), question=args.question, values=values)
    if values or args.json:
        ruling = judge(query, words)
        if args.json:
            output.print_json(ruling)
        else:
            console = console or standard_console(words, LETTERINGS.get(cards))
            console.say(*lines_of(ruling, words))
        return 0
    console = console or standard_console(words, LETTERINGS.get(cards))
    with on_terminal(console):
        ruling = _ask(console, query)
        if ruling is not None:
            console.say("", *lines_of(ruling, words))
    return 0


def _ask(console: Console, query: RulingQuery) -> Ruling | None:
    """Ask for a question and its fields, one after the other. Return None at the end of the input."""
    ruling = judge(query, console.words)
    console.say(console.words.text("commands-judge-how"))
    question = ruling.question
    if query.question is None and len(ruling.questions) > 1:
        asked = RulingField(
            id="question",
            text=console.words.text("commands-judge-question"),
            kind="choice",
            choices=ruling.questions,
        )
        typed = _choose(console, asked)
        if typed is None:
            return None
        question = typed
    values: dict[str, str] = {}
    done: set[str] = set()
    while True:
        ruling = judge(_query(query, question, values), console.words)
        field = next(
            (each for each in ruling.fields if each.id not in done and _is_useful(each, ruling)), None
        )
        if field is None:
            return ruling
        typed = _choose(console, field) if field.kind == "choice" else console.ask_below(f"{field.text}:")
        if typed is None:
            return None
        try:
            judged = judge(_query(query, question, {**values, field.id: typed}), console.words)
        except OptionsError as error:
            console.say(_sentence(console.words.refusal(error.refusal)))
            continue
        if field.id in judged.missing:
            console.say(*(note.message for note in judged.notes if note.facts.get("title") == field.text))
            continue
        values[field.id] = typed
        done.add(field.id)


def _query(query: RulingQuery, question: str, values: dict[str, str]) -> RulingQuery:
    return RulingQuery(variant=query.variant, question=question, values=values)


def _is_useful(field: RulingField, ruling: Ruling) -> bool:
    return not field.when or any(each.id == field.when and each.cards for each in ruling.fields)


def _choose(console: Console, field: RulingField) -> str | None:
    """Ask for the number of a choice; Enter stands for the first. Return None at the end of the input."""
    words = console.words
    while True:
        console.say(
            *(f"{words.number(place):>4}  {choice.text}" for place, choice in enumerate(field.choices, 1))
        )
        typed = console.ask_below(field.text)
        if typed is None:
            return None
        for place, choice in enumerate(field.choices, 1):
            if typed.strip() in (str(place), words.number(place), choice.value) or not typed.strip():
                return choice.value
        console.say(words.text("commands-judge-number", limit=len(field.choices)))


def lines_of(ruling: Ruling, words: Catalogue) -> list[str]:
    """Return a ruling as lines of text."""
    found = [ruling.headline] if ruling.headline else []
    notes = [*([ruling.verdict] if ruling.verdict else []), *ruling.notes]
    found += [f"{_sentence(note.message)} ({note.rule})" if note.rule else note.message for note in notes]
    for row in ruling.rows:
        mark = "*" if row.wins else " "
        found.append(
            f"{mark} {row.title}: {' '.join(map(words.card, row.cards))}{words.text('list-comma')}{row.text}"
        )
    if ruling.moves:
        found.append(words.text("commands-judge-moves"))
        found += [
            f"  {move.title}: {move.result}" if move.result else f"  {move.title}" for move in ruling.moves
        ]
        if not ruling.complete:
            found.append(words.text("commands-judge-more"))
    return found


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:]
