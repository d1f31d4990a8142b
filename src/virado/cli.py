"""The command line: its arguments, and how errors are reported. What is done is in `virado.commands`.

Exit status: 0 done, 1 something failed that was to be checked, 2 the request was invalid, 130 stopped by
Ctrl-C, 141 the reader of our output has gone away.
"""

import argparse
import importlib
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

from virado.kernel import progress

if TYPE_CHECKING:
    from virado.refusal import RefusedError

FAILED = 1
REFUSED = 2
STOPPED = 130
PIPE_CLOSED = 141


class _Parser(argparse.ArgumentParser):
    """A parser whose errors are one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(REFUSED, f"{self.prog}: {message}; see {self.prog} --help\n")


def number(low: int, high: int) -> Callable[[str], int]:
    """A whole number in a range, for argparse."""

    def read(text: str) -> int:
        try:
            value = int(text)
        except ValueError:
            raise argparse.ArgumentTypeError(f"{text[:40]!r} is no whole number") from None
        if not low <= value <= high:
            raise argparse.ArgumentTypeError(f"{text[:40]} is not between {low} and {high}")
        return value

    return read


SEED = number(-(2**63), 2**63 - 1)
SEATS = number(2, 6)
COUNT = number(1, 10**9)


def scores(text: str) -> list[int]:
    """Scores with commas between them, for argparse."""
    try:
        return [int(part) for part in text.split(",")]
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text[:40]!r} is no list of scores such as 18,18") from None


def seconds(text: str) -> float:
    """A length of time in seconds, for argparse."""
    try:
        value = float(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text[:40]!r} is no number") from None
    if not 0.01 <= value <= 86_400:
        raise argparse.ArgumentTypeError(f"{text[:40]} is not between 0.01 and 86400")
    return value


def parser() -> argparse.ArgumentParser:
    """Every command and its arguments."""
    top = _Parser(
        prog="virado",
        description="Casino in fourteen local forms, Raub, Zwanzig ab and Hazari: exact rules and bots.",
        epilog="Without a command: opens the table in the browser. Every command explains itself with --help.",
    )
    top.add_argument("--version", action="store_true", help="print the version and exit")
    top.add_argument(
        "--lang", metavar="LANG", help="language of the output: en, de or fa (that of the locale)"
    )
    top.add_argument(
        "--browser",
        action=argparse.BooleanOptionalAction,
        default=True,
        help="without a command: open the browser, or only print the address",
    )
    commands = top.add_subparsers(title="commands", metavar="COMMAND", dest="command", parser_class=_Parser)

    def command(name: str, module: str, summary: str) -> argparse.ArgumentParser:
        made = commands.add_parser(name, help=summary, description=summary[0].upper() + summary[1:] + ".")
        made.set_defaults(module=module)
        return made

    _play(command("play", "virado.terminal.app", "play in the terminal"))
    _variants(command("variants", "virado.commands.variants", "list the variants"))
    _rules(command("rules", "virado.commands.rules", "print the rules of a variant"))
    _refusals(command("refusals", "virado.commands.refusals", "list what is refused, and by which rule"))
    _check(command("check", "virado.commands.check", "run the rule cases of a file"))
    command("engine", "virado.commands.engine", "answer the line protocol on stdin and stdout")
    _arena(command("arena", "virado.arena.command", "let bots play against bots"))
    _bench(command("bench", "virado.commands.bench", "measure random playouts and search"))
    _replay(command("replay", "virado.commands.replay", "show a recorded match move by move"))
    _serve(command("serve", "virado.commands.serve", "host tables for others"))
    _verify(command("verify", "virado.commands.verify", "check the packs of a finished match"))
    return top


def _variant(to: argparse.ArgumentParser, **how: Any) -> None:
    to.add_argument(
        "variant", metavar="VARIANT", help="a slug such as casino, or royal-dominican(target=31)", **how
    )


def _json(to: argparse.ArgumentParser) -> None:
    to.add_argument("--json", action="store_true", help="print JSON")


def _play(to: argparse.ArgumentParser) -> None:
    _variant(to, nargs="?")
    to.add_argument("--seed", type=SEED, help="deal the packs of this seed")
    to.add_argument("--players", type=SEATS, metavar="N", help="how many sit down")
    to.add_argument(
        "--teams", action=argparse.BooleanOptionalAction, help="four play as two pairs, or each alone"
    )
    to.add_argument("--bots", metavar="LEVEL[,LEVEL..]", help="who plays against you")
    to.add_argument("--seat", type=number(0, 5), metavar="N", help="your seat, from 0")
    to.add_argument(
        "--resume",
        metavar="FILE",
        nargs="?",
        const="",
        help="go on with a saved match (without FILE: the last)",
    )


def _variants(to: argparse.ArgumentParser) -> None:
    _json(to)


def _rules(to: argparse.ArgumentParser) -> None:
    _variant(to)
    to.add_argument(
        "rule", nargs="?", metavar="RULE", help="print the passage that explains a rule, such as C-8"
    )
    to.add_argument(
        "--numbered", action="store_true", help="print the options and the numbered rulebook, in English"
    )


def _refusals(to: argparse.ArgumentParser) -> None:
    to.add_argument(
        "code", nargs="?", metavar="CODE", help="a code such as equal-card-left, or a rule such as C-8"
    )
    _json(to)


def _check(to: argparse.ArgumentParser) -> None:
    to.add_argument("files", nargs="+", metavar="FILE", help="a file of cases as docs/rules describes them")


def _arena(to: argparse.ArgumentParser) -> None:
    _variant(to)
    to.add_argument("--bots", required=True, metavar="A,B[,..]", help="the bots, by name")
    to.add_argument("--players", type=SEATS, metavar="N", help="how many sit down")
    to.add_argument("--deals", type=COUNT, metavar="N", help="mirrored pairs, or rotations, to play")
    to.add_argument("--seed", type=SEED, help="seed of all packs")
    to.add_argument("--ms", type=COUNT, metavar="N", help="time for each move of a searching bot")
    to.add_argument(
        "--simulations", type=COUNT, metavar="N", help="simulations for each move of a searching bot"
    )
    to.add_argument("--matches", action="store_true", help="play whole matches, not single deals")
    to.add_argument("--scores", type=scores, metavar="A,B[,..]", help="scores at the start, by side")
    to.add_argument(
        "--stop-when",
        metavar="WHEN",
        help="`decided`, a half width of the interval such as 0.5, or a test: sprt:LOW,HIGH",
    )
    to.add_argument("--jobs", type=number(1, 1024), metavar="N", help="processes (one for each core)")
    to.add_argument("--resume", metavar="FILE", help="keep results in this file and go on from it")
    to.add_argument("--ray", action="store_true", help="spread the work with Ray")
    _json(to)


def _bench(to: argparse.ArgumentParser) -> None:
    _variant(to)
    to.add_argument("--players", type=SEATS, metavar="N", help="how many sit down")
    to.add_argument("--seconds", type=seconds, default=2.0, metavar="S", help="how long to measure (2)")
    _json(to)


def _replay(to: argparse.ArgumentParser) -> None:
    to.add_argument("file", metavar="FILE", help="a record of a match")
    to.add_argument(
        "--seat", type=number(0, 5), metavar="N", help="as this seat saw it; otherwise as everybody did"
    )
    to.add_argument("--json", action="store_true", help="print one JSON object a line for each move")


def _serve(to: argparse.ArgumentParser) -> None:
    """The defaults come from the environment: VIRADO_HOST for --host, and so on."""

    def setting(name: str, otherwise: str = "") -> str:
        return os.environ.get(f"VIRADO_{name}", otherwise)

    to.add_argument("--host", default=setting("HOST", "127.0.0.1"), help="address to listen on")
    to.add_argument(
        "--port", type=number(0, 65535), default=setting("PORT", "8640"), help="port (0: any free one)"
    )
    to.add_argument(
        "--database", default=setting("DATABASE"), help="postgresql://... (SQLite in the data folder)"
    )
    to.add_argument(
        "--data",
        default=setting("DATA"),
        metavar="FOLDER",
        help="where SQLite keeps its file, and a node its name",
    )
    to.add_argument(
        "--trust-proxy",
        action=argparse.BooleanOptionalAction,
        default=setting("TRUST_PROXY").lower() in ("1", "true", "yes"),
        help="believe X-Forwarded-For and X-Forwarded-Proto",
    )
    to.add_argument(
        "--prepare-bots",
        action=argparse.BooleanOptionalAction,
        default=setting("PREPARE_BOTS", "yes").lower() in ("1", "true", "yes"),
        help="compile what strong bots need when the server starts, in the background (yes)",
    )
    to.add_argument(
        "--per-address",
        type=number(0, 1_000_000),
        default=setting("PER_ADDRESS", "200"),
        metavar="N",
        help="connections, and new guests and tables in ten minutes, that one address may have (200; 0: no limit)",
    )
    to.add_argument(
        "--most-tables",
        type=number(0, 1_000_000),
        default=setting("MOST_TABLES", "4000"),
        metavar="N",
        help="tables in memory; more are refused if somebody follows each of them (4000; 0: no limit)",
    )
    to.add_argument(
        "--most-connections",
        type=number(0, 1_000_000),
        default=setting("MOST_CONNECTIONS", "10000"),
        metavar="N",
        help="connections; more are refused (10000; 0: no limit)",
    )
    to.add_argument(
        "--keep-days",
        type=number(0, 36_500),
        default=setting("KEEP_DAYS", "180"),
        metavar="N",
        help="delete tables and guests after so many days without a sign of life (180; 0: never)",
    )
    to.add_argument(
        "--log",
        choices=("json", "console", "off"),
        default=setting("LOG", "json"),
        help="form of the log on stderr (json)",
    )
    to.add_argument(
        "--peer-host",
        default=setting("PEER_HOST", "127.0.0.1"),
        metavar="HOST",
        help="with PostgreSQL: the address at which other nodes reach this one",
    )
    to.add_argument(
        "--peer-port",
        type=number(0, 65535),
        default=setting("PEER_PORT", "0"),
        metavar="PORT",
        help="with PostgreSQL: the port for other nodes (0: any free one)",
    )
    to.add_argument(
        "--lease",
        type=number(1, 3600),
        default=setting("LEASE", "10"),
        metavar="SECONDS",
        help="with PostgreSQL: when the tables of a node that does not answer go to others",
    )


def _verify(to: argparse.ArgumentParser) -> None:
    to.add_argument("file", metavar="FILE", help="the evidence of a match: its record and the proof")
    to.add_argument(
        "--commitment", metavar="TEXT", help="the commitment that was shown before the first card"
    )
    to.add_argument("--entropy", metavar="HEX", help="what you added to the shuffle yourself")


def main(argv: Sequence[str] | None = None) -> int:
    """Run `virado`; the exit status."""
    sys.stdout = sys.stdout or Path(os.devnull).open("w")  # noqa: SIM115  # started with stdout closed
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # type: ignore[union-attr]  # a terminal without ♠ shows ?
    args = argparse.Namespace(lang=None)

    def show_compiling(family: str, *, done: bool) -> None:
        _show_compiling(family, args.lang, done=done)

    before, progress.listener = progress.listener, show_compiling
    try:
        status = _run(argv, args)
        sys.stdout.flush()
    except _refused() as error:
        return _complain(_worded(error, args.lang))
    except KeyboardInterrupt:
        return STOPPED
    except BrokenPipeError:
        os.dup2(
            os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno()
        )  # the flush at exit must find an open end
        return PIPE_CLOSED
    except OSError as error:
        return _complain(f"{error.filename}: {error.strerror}" if error.filename else str(error))
    finally:
        progress.listener = before
    return status


def _run(argv: Sequence[str] | None, args: argparse.Namespace) -> int:
    commands = parser()
    try:
        commands.parse_args(argv, args)
        if args.command is None and not args.version:
            commands.parse_args(["serve"], args)  # what a server is told by the environment
            args.module = "virado.commands.table"
    except SystemExit as stop:
        sys.stdout.flush()
        return stop.code if isinstance(stop.code, int) else REFUSED
    if args.version:
        from importlib.metadata import version

        print(f"virado {version('virado')}")
        return 0
    return importlib.import_module(args.module).run(args)


def _refused() -> "type[RefusedError]":
    """The class of refusals, imported when an error has come: it takes as long as all of `virado --help`."""
    from virado.refusal import RefusedError

    return RefusedError


def _worded(error: "RefusedError", language: str | None) -> str:
    """A refusal as a line in the language that was asked for, if there is such a language."""
    from virado.words import catalogue_for, known

    words = catalogue_for(language if language and known(language) else None)
    return words.refusal_line(error.refusal, error.input)


def _show_compiling(family: str, language: str | None, *, done: bool) -> None:
    if done and not sys.stderr.isatty():
        return
    from virado.words import catalogue_for

    words = catalogue_for(language)
    line = (
        words.text("commands-compiled") if done else words.text("commands-compiling", game=words.game(family))
    )
    sys.stderr.write(f"virado: {line}\n")
    sys.stderr.flush()


def _complain(message: str) -> int:
    print(f"virado: {' '.join(message.split())}", file=sys.stderr)
    return REFUSED
