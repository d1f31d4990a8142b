"""The command line: its arguments, and how errors are reported. What is done is in `virado.commands`.

Exit status: 0 done, 1 something failed that was to be checked, 2 the request was invalid, 130 stopped by
Ctrl-C, 141 the reader of our output has gone away.
"""

import argparse
import importlib
import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from virado.commands import admin_parser
from virado.commands.parser import REFUSED, Parser, directed, english, messages_for, speaking
from virado.kernel import progress
from virado.languages import LANGUAGES
from virado.plain_messages import PlainMessages

if TYPE_CHECKING:
    from virado.refusal import RefusedError

FAILED = 1
STOPPED = 130
PIPE_CLOSED = 141

SEED = -(2**63), 2**63 - 1
SEATS = 2, 6
CARDS = "french", "german"
COUNT = 1, 10**9
LONGEST_ARGUMENT = 4096
"""Maximum characters of an argument: longer than any path or variant with all its options."""


def _languages(say: PlainMessages) -> str:
    """Which languages there are, and which of them are not proofread."""
    unread = ", ".join(tag for tag, language in LANGUAGES.items() if not language.proofread)
    listed = say("cli-lang", part=", ".join(LANGUAGES))
    return f"{listed}; {say('cli-lang-unread', part=unread)}" if unread else listed


def parser(say: PlainMessages | None = None) -> Parser:
    """Every command and its arguments, explained with these messages; in English if none are given."""
    say = say or english()
    top = Parser(say, prog="virado", description=say("cli-virado"), epilog=say("cli-virado-end"))
    top.add_argument("--version", action="store_true", help=say("cli-version"))
    top.add_argument("--lang", metavar="LANG", help=_languages(say))
    top.switch("--browser", say("cli-browser"), default=True)
    _bot(top)
    commands = top.add_subparsers(
        title=say("cli-commands"), metavar="COMMAND", dest="command", parser_class=Parser
    )

    def command(name: str, module: str, summary: str) -> Parser:
        made = commands.add_parser(
            name, say=say, help=summary, description=summary[0].upper() + summary[1:] + "."
        )
        made.set_defaults(module=module)
        return made

    _play(command("play", "virado.terminal.app", say("cli-play")))
    _variants(command("variants", "virado.commands.variants", say("cli-variants")))
    _rules(command("rules", "virado.commands.rules", say("cli-rules")))
    _refusals(command("refusals", "virado.commands.refusals", say("cli-refusals")))
    _check(command("check", "virado.commands.check", say("cli-check")))
    command("engine", "virado.commands.engine", say("cli-engine"))
    _arena(command("arena", "virado.lab.arena.command", say("cli-arena")))
    _simulate(command("simulate", "virado.lab.dataset.command", say("cli-simulate")))
    _bench(command("bench", "virado.commands.bench", say("cli-bench")))
    _replay(command("replay", "virado.commands.replay", say("cli-replay")))
    _json(command("matches", "virado.commands.matches", say("cli-matches")))
    _completion(command("completion", "virado.commands.completion", say("cli-completion")), commands.choices)
    _serve(command("serve", "virado.commands.serve", say("cli-serve")))
    _verify(command("verify", "virado.commands.verify", say("cli-verify")))
    _keys(command("keys", "virado.commands.keys", say("cli-keys")))
    _doctor(command("doctor", "virado.commands.doctor", say("cli-doctor")))
    _admin(command("admin", "virado.commands.admin", say("cli-admin")))
    _copy(command("backup", "virado.commands.backup", say("cli-backup")))
    _copy(command("restore", "virado.commands.backup", say("cli-restore")))
    return top


def _variant(to: Parser, **how: Any) -> None:
    to.add_argument("variant", metavar="VARIANT", help=to.say("cli-variant"), **how)


def _bot(to: Parser) -> None:
    """What is given before a command counts unless it is given behind it, too."""
    to.add_argument(
        "--bot", action="append", default=argparse.SUPPRESS, metavar="NAME=WHAT", help=to.say("cli-bot")
    )


def _json(to: Parser) -> None:
    to.add_argument("--json", action="store_true", help=to.say("cli-json"))


def _play(to: Parser) -> None:
    _variant(to, nargs="?")
    to.add_argument("--seed", type=to.number(*SEED), help=to.say("cli-play-seed"))
    to.add_argument("--players", type=to.number(*SEATS), metavar="N", help=to.say("cli-players"))
    to.switch("--teams", to.say("cli-play-teams"))
    to.add_argument("--bots", metavar="LEVEL[,LEVEL..]", help=to.say("cli-play-bots"))
    _bot(to)
    to.add_argument("--seat", type=to.number(0, 5), metavar="N", help=to.say("cli-play-seat"))
    to.add_argument("--cards", choices=CARDS, metavar="SUITS", help=to.say("cli-play-cards"))
    to.add_argument(
        "--resume",
        metavar="FILE",
        nargs="?",
        const="",
        help=to.say("cli-play-resume"),
    )


def _variants(to: Parser) -> None:
    to.add_argument("game", metavar="GAME", nargs="?", help=to.say("cli-variants-game"))
    _json(to)


def _rules(to: Parser) -> None:
    _variant(to)
    to.add_argument("rule", nargs="?", metavar="RULE", help=to.say("cli-rules-rule"))
    to.add_argument("--numbered", action="store_true", help=to.say("cli-rules-numbered"))


def _refusals(to: Parser) -> None:
    to.add_argument("code", nargs="?", metavar="CODE", help=to.say("cli-refusals-code"))
    _json(to)


def _check(to: Parser) -> None:
    to.add_argument("files", nargs="+", metavar="FILE", help=to.say("cli-check-files"))


def _arena(to: Parser) -> None:
    _variant(to)
    to.add_argument("--bots", required=True, metavar="A,B[,..]", help=to.say("cli-arena-bots"))
    _bot(to)
    to.add_argument("--players", type=to.number(*SEATS), metavar="N", help=to.say("cli-players"))
    to.add_argument("--deals", type=to.number(*COUNT), metavar="N", help=to.say("cli-arena-deals"))
    to.add_argument("--seed", type=to.number(*SEED), help=to.say("cli-arena-seed"))
    to.add_argument("--ms", type=to.number(*COUNT), metavar="N", help=to.say("cli-arena-ms"))
    to.add_argument(
        "--simulations", type=to.number(*COUNT), metavar="N", help=to.say("cli-arena-simulations")
    )
    to.add_argument("--matches", action="store_true", help=to.say("cli-arena-matches"))
    to.add_argument("--scores", type=to.scores, metavar="A,B[,..]", help=to.say("cli-arena-scores"))
    to.add_argument(
        "--stop-when",
        metavar="WHEN",
        help=to.say("cli-arena-stop"),
    )
    to.add_argument("--jobs", type=to.number(1, 1024), metavar="N", help=to.say("cli-arena-jobs"))
    to.add_argument("--resume", metavar="FILE", help=to.say("cli-arena-resume"))
    to.add_argument("--ray", action="store_true", help=to.say("cli-arena-ray"))
    _json(to)


def _simulate(to: Parser) -> None:
    _variant(to)
    to.add_argument(
        "--matches", type=to.number(*COUNT), required=True, metavar="N", help=to.say("cli-simulate-matches")
    )
    to.add_argument("--out", required=True, metavar="FOLDER", help=to.say("cli-simulate-out"))
    to.add_argument("--bots", metavar="A[,B..]", help=to.say("cli-arena-bots"))
    _bot(to)
    to.add_argument("--players", type=to.number(*SEATS), metavar="N", help=to.say("cli-players"))
    to.add_argument("--seed", type=to.number(*SEED), help=to.say("cli-arena-seed"))
    to.add_argument(
        "--simulations", type=to.number(*COUNT), metavar="N", help=to.say("cli-arena-simulations")
    )
    to.add_argument("--jobs", type=to.number(1, 1024), metavar="N", help=to.say("cli-arena-jobs"))
    to.add_argument("--ray", action="store_true", help=to.say("cli-arena-ray"))


def _bench(to: Parser) -> None:
    _variant(to)
    to.add_argument("--players", type=to.number(*SEATS), metavar="N", help=to.say("cli-players"))
    to.add_argument("--seconds", type=to.seconds, default=2.0, metavar="S", help=to.say("cli-bench-seconds"))
    _json(to)


def _replay(to: Parser) -> None:
    to.add_argument("file", metavar="FILE", help=to.say("cli-replay-file"))
    to.add_argument("--seat", type=to.number(0, 5), metavar="N", help=to.say("cli-replay-seat"))
    to.add_argument("--json", action="store_true", help=to.say("cli-replay-json"))


def _completion(to: Parser, commands: Mapping[str, Parser]) -> None:
    shells = ("bash", "zsh", "fish")
    to.add_argument("shell", choices=shells, metavar="SHELL", help=to.say("cli-completion-shell"))
    to.set_defaults(commands=commands)


def _serve(to: Parser) -> None:
    """The defaults come from the environment: VIRADO_HOST for --host, and so on."""

    def setting(name: str, otherwise: str = "") -> str:
        return os.environ.get(f"VIRADO_{name}", otherwise)

    def number(option: str, least: int, most: int, otherwise: str, help: str, *, shown: str = "N") -> None:
        default = setting(option.removeprefix("--").replace("-", "_").upper(), otherwise)
        to.add_argument(
            option, type=to.number(least, most), default=default, metavar=shown, help=to.say(help)
        )

    _bot(to)
    to.add_argument("--host", default=setting("HOST", "127.0.0.1"), help=to.say("cli-serve-host"))
    to.add_argument(
        "--port", type=to.number(0, 65535), default=setting("PORT", "8640"), help=to.say("cli-serve-port")
    )
    to.add_argument("--database", default=setting("DATABASE"), help=to.say("cli-serve-database"))
    to.add_argument(
        "--data",
        default=setting("DATA"),
        metavar="FOLDER",
        help=to.say("cli-serve-data"),
    )
    _keys_file(to)
    to.switch(
        "--trust-proxy",
        to.say("cli-serve-proxy"),
        default=setting("TRUST_PROXY").lower() in ("1", "true", "yes"),
    )
    to.switch(
        "--prepare-bots",
        to.say("cli-serve-prepare"),
        default=setting("PREPARE_BOTS", "yes").lower() in ("1", "true", "yes"),
    )
    number("--proxies", 1, 9, "1", "cli-serve-proxies")
    to.add_argument(
        "--hostnames", default=setting("HOSTNAMES"), metavar="NAMES", help=to.say("cli-serve-hostnames")
    )
    number("--per-address", 0, 1_000_000, "200", "cli-serve-per-address")
    number("--most-tables", 0, 1_000_000, "4000", "cli-serve-tables")
    number("--most-connections", 0, 1_000_000, "10000", "cli-serve-connections")
    to.switch(
        "--rated-apart",
        to.say("cli-serve-rated-apart"),
        default=setting("RATED_APART", "yes").lower() in ("1", "true", "yes"),
    )
    number("--keep-days", 0, 36_500, "180", "cli-serve-keep")
    number("--keep-chat-days", 0, 36_500, "30", "cli-serve-keep-chat")
    to.add_argument("--contact", default=setting("CONTACT"), metavar="TEXT", help=to.say("cli-serve-contact"))
    to.add_argument(
        "--log",
        choices=("json", "console", "off"),
        default=setting("LOG", "json"),
        help=to.say("cli-serve-log"),
    )
    to.add_argument(
        "--metrics-host",
        default=setting("METRICS_HOST", "127.0.0.1"),
        metavar="HOST",
        help=to.say("cli-serve-metrics-host"),
    )
    to.add_argument(
        "--metrics-port",
        type=to.number(1, 65535),
        default=setting("METRICS_PORT") or None,
        metavar="PORT",
        help=to.say("cli-serve-metrics-port"),
    )
    to.add_argument(
        "--peer-host",
        default=setting("PEER_HOST", "127.0.0.1"),
        metavar="HOST",
        help=to.say("cli-serve-peer-host"),
    )
    number("--peer-port", 0, 65535, "0", "cli-serve-peer-port", shown="PORT")
    number("--lease", 1, 3600, "10", "cli-serve-lease", shown="SECONDS")


def _doctor(to: Parser) -> None:
    """What a server is told, because that is what is looked at."""
    _serve(to)
    to.add_argument("--url", default="", metavar="URL", help=to.say("cli-doctor-url"))
    _json(to)


def _keys_file(to: Parser) -> None:
    given = os.environ.get("VIRADO_KEYS", "")
    to.add_argument(
        "--keys",
        type=_path,
        default=_path(given) if given else None,
        metavar="FILE",
        help=to.say("cli-serve-keys"),
    )


def _path(text: str) -> Path:
    return Path(os.path.expanduser(text))  # noqa: PTH111


def _admin(to: Parser) -> None:
    _database(to)
    _data(to)
    admin_parser.arguments(to)


def _copy(to: Parser) -> None:
    to.add_argument("file", metavar="FILE", help=to.say("cli-copy-file"))
    _database(to)
    _data(to)


def _database(to: Parser) -> None:
    given = os.environ.get("VIRADO_DATABASE", "")
    to.add_argument("--database", default=given, metavar="URL", help=to.say("cli-serve-database"))


def _data(to: Parser) -> None:
    given = os.environ.get("VIRADO_DATA", "")
    to.add_argument("--data", default=given, metavar="FOLDER", help=to.say("cli-serve-data"))


def _keys(to: Parser) -> None:
    _data(to)
    _keys_file(to)
    to.add_argument("--rotate", action="store_true", help=to.say("cli-keys-rotate"))


def _verify(to: Parser) -> None:
    to.add_argument("file", metavar="FILE", help=to.say("cli-verify-file"))
    to.add_argument("--commitment", metavar="TEXT", help=to.say("cli-verify-commitment"))
    to.add_argument("--entropy", metavar="HEX", help=to.say("cli-verify-entropy"))
    to.add_argument("--fingerprint", metavar="TEXT", help=to.say("cli-verify-fingerprint"))


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
        return _complain(_of_system(error, args.lang))
    finally:
        progress.listener = before
    return status


def _run(argv: Sequence[str] | None, args: argparse.Namespace) -> int:
    given = sys.argv[1:] if argv is None else argv
    say = messages_for(given)
    for number, argument in enumerate(given, 1):
        if len(argument) > LONGEST_ARGUMENT:
            return _complain(say("cli-argument-too-long", number=number, limit=LONGEST_ARGUMENT))
    try:
        with speaking(say):
            commands = parser(say)
            commands.parse_args(given, args)
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
    if getattr(args, "variant", None) is not None:
        from virado.words.finding import slug_meant

        args.variant = slug_meant(args.variant)  # people may say its name instead of its slug
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


def _of_system(error: OSError, language: str | None) -> str:
    """What the operating system says, in the language that was asked for, with the file if it is about one."""
    from virado.words import catalogue_for, known

    words = catalogue_for(language if language and known(language) else None)
    said = words.text("commands-problem", problem=error.strerror or str(error))
    return f"{error.filename}: {said}" if error.filename else said


def _show_compiling(family: str, language: str | None, *, done: bool) -> None:
    if done and not sys.stderr.isatty():
        return
    from virado.words import catalogue_for

    words = catalogue_for(language)
    line = (
        words.text("commands-compiled") if done else words.text("commands-compiling", game=words.game(family))
    )
    sys.stderr.write(directed(f"virado: {line}\n", sys.stderr))
    sys.stderr.flush()


def _complain(message: str) -> int:
    if sys.stderr:
        sys.stderr.write(directed(f"virado: {' '.join(message.split())}\n", sys.stderr))
    return REFUSED
