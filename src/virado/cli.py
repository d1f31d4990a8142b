"""The command line: its arguments and the display of errors. `virado.commands` implements the commands.

Exit status: 0 success, 1 a check failed, 2 the request was invalid, 130 stopped by Ctrl-C, 141 the reader of the
output closed it.
"""

import argparse
import importlib
import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from virado import invocation
from virado.commands import admin_parser
from virado.commands.parser import (
    REFUSED,
    Parser,
    Setting,
    apply_direction,
    english_messages,
    messages_for,
    translate_argparse,
)
from virado.kernel import progress
from virado.languages import LANGUAGES, offered
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
"""Maximum number of characters of an argument. No path, and no variant with all its options, is longer."""


def _languages(messages: PlainMessages) -> str:
    """Return the list of languages, with a mark for those that no native speaker has proofread."""
    tags = offered("terminal")
    unread = ", ".join(tag for tag in tags if not LANGUAGES[tag].proofread)
    listed = messages("cli-lang", part=", ".join(tags))
    return f"{listed}; {messages('cli-lang-unread', part=unread)}" if unread else listed


def make_parser(messages: PlainMessages | None = None) -> Parser:
    """Return the parser of all commands.

    `messages` has the help texts; the default is English.
    """
    messages = messages or english_messages()
    top = Parser(
        messages,
        prog=invocation.program,
        description=messages("cli-virado"),
        epilog=messages("cli-virado-end"),
    )
    top.add_argument("--version", action="store_true", help=messages("cli-version"))
    top.add_argument("--lang", metavar="LANG", help=_languages(messages))
    top.switch("--browser", messages("cli-browser"), default=True)
    _bot(top)
    commands = top.add_subparsers(
        title=messages("cli-commands"), metavar="COMMAND", dest="command", parser_class=Parser
    )

    def command(name: str, module: str, summary: str) -> Parser:
        made = commands.add_parser(
            name, say=messages, help=summary, description=summary[0].upper() + summary[1:] + "."
        )
        made.set_defaults(module=module)
        return made

    _play(command("play", "virado.terminal.app", messages("cli-play")))
    _puzzle(command("puzzle", "virado.commands.puzzle", messages("cli-puzzle")))
    _score(command("score", "virado.commands.score", messages("cli-score")))
    _variants(command("variants", "virado.commands.variants", messages("cli-variants")))
    _rules(command("rules", "virado.commands.rules", messages("cli-rules")))
    _judge(command("judge", "virado.commands.judge", messages("cli-judge")))
    _refusals(command("refusals", "virado.commands.refusals", messages("cli-refusals")))
    _check(command("check", "virado.commands.check", messages("cli-check")))
    command("engine", "virado.commands.engine", messages("cli-engine"))
    _arena(command("arena", "virado.lab.arena.command", messages("cli-arena")))
    _simulate(command("simulate", "virado.lab.dataset.command", messages("cli-simulate")))
    _bench(command("bench", "virado.commands.bench", messages("cli-bench")))
    _replay(command("replay", "virado.commands.replay", messages("cli-replay")))
    _json(command("matches", "virado.commands.matches", messages("cli-matches")))
    _completion(
        command("completion", "virado.commands.completion", messages("cli-completion")), commands.choices
    )
    _serve(command("serve", "virado.commands.serve", messages("cli-serve")))
    _site(command("site", "virado.commands.site", messages("cli-site")))
    _verify(command("verify", "virado.commands.verify", messages("cli-verify")))
    _keys(command("keys", "virado.commands.keys", messages("cli-keys")))
    _doctor(command("doctor", "virado.commands.doctor", messages("cli-doctor")))
    _admin(command("admin", "virado.commands.admin", messages("cli-admin")))
    _copy(command("backup", "virado.commands.backup", messages("cli-backup")))
    _copy(command("restore", "virado.commands.backup", messages("cli-restore")))
    return top


def _variant(parser: Parser, **how: Any) -> None:
    parser.add_argument("variant", metavar="VARIANT", help=parser.say("cli-variant"), **how)


def _bot(parser: Parser) -> None:
    """Add `--bot` without a default.

    A default would replace a value that the user gave before the command.
    """
    parser.add_argument(
        "--bot", action="append", default=argparse.SUPPRESS, metavar="NAME=WHAT", help=parser.say("cli-bot")
    )


def _json(parser: Parser) -> None:
    parser.add_argument("--json", action="store_true", help=parser.say("cli-json"))


def _edited(parser: Parser) -> None:
    parser.add_argument("--edited", action="store_true", help=parser.say("cli-edited"))


def _play(parser: Parser) -> None:
    _variant(parser, nargs="?")
    parser.add_argument("--seed", type=parser.number(*SEED), help=parser.say("cli-play-seed"))
    parser.add_argument("--players", type=parser.number(*SEATS), metavar="N", help=parser.say("cli-players"))
    parser.switch("--teams", parser.say("cli-play-teams"))
    parser.add_argument("--bots", metavar="LEVEL[,LEVEL..]", help=parser.say("cli-play-bots"))
    _bot(parser)
    parser.add_argument("--seat", type=parser.number(0, 5), metavar="N", help=parser.say("cli-play-seat"))
    parser.add_argument("--cards", choices=CARDS, metavar="SUITS", help=parser.say("cli-play-cards"))
    parser.add_argument(
        "--resume",
        metavar="FILE",
        nargs="?",
        const="",
        help=parser.say("cli-play-resume"),
    )
    _edited(parser)


def _puzzle(parser: Parser) -> None:
    parser.add_argument("game", metavar="GAME", nargs="?", help=parser.say("cli-variants-game"))
    parser.add_argument("--theme", metavar="NAME", help=parser.say("cli-puzzle-theme"))
    parser.add_argument("--name", metavar="NAME", help=parser.say("cli-puzzle-name"))
    parser.add_argument("--list", action="store_true", help=parser.say("cli-puzzle-list"))
    parser.add_argument("--cards", choices=CARDS, metavar="SUITS", help=parser.say("cli-play-cards"))


def _score(parser: Parser) -> None:
    _variant(parser, nargs="?")
    parser.add_argument("--players", type=parser.number(*SEATS), metavar="N", help=parser.say("cli-players"))
    parser.switch("--teams", parser.say("cli-play-teams"))
    parser.add_argument("--names", metavar="A,B[,..]", help=parser.say("cli-score-names"))
    parser.add_argument("--cards", choices=CARDS, metavar="SUITS", help=parser.say("cli-play-cards"))
    parser.add_argument("--resume", metavar="FILE", nargs="?", const="", help=parser.say("cli-score-resume"))
    parser.add_argument("--deals", metavar="FILE", help=parser.say("cli-score-deals"))
    _json(parser)


def _variants(parser: Parser) -> None:
    parser.add_argument("game", metavar="GAME", nargs="?", help=parser.say("cli-variants-game"))
    _json(parser)


def _rules(parser: Parser) -> None:
    _variant(parser)
    parser.add_argument("rule", nargs="?", metavar="RULE", help=parser.say("cli-rules-rule"))
    parser.add_argument("--numbered", action="store_true", help=parser.say("cli-rules-numbered"))


def _judge(parser: Parser) -> None:
    _variant(parser)
    parser.add_argument("values", nargs="*", metavar="NAME=CARDS", help=parser.say("cli-judge-values"))
    parser.add_argument("--question", metavar="NAME", help=parser.say("cli-judge-question"))
    parser.add_argument("--cards", choices=CARDS, metavar="SUITS", help=parser.say("cli-play-cards"))
    _json(parser)


def _refusals(parser: Parser) -> None:
    parser.add_argument("code", nargs="?", metavar="CODE", help=parser.say("cli-refusals-code"))
    _json(parser)


def _check(parser: Parser) -> None:
    parser.add_argument("files", nargs="+", metavar="FILE", help=parser.say("cli-check-files"))


def _arena(parser: Parser) -> None:
    _variant(parser)
    parser.add_argument("--bots", required=True, metavar="A,B[,..]", help=parser.say("cli-arena-bots"))
    _bot(parser)
    parser.add_argument("--players", type=parser.number(*SEATS), metavar="N", help=parser.say("cli-players"))
    parser.add_argument(
        "--deals", type=parser.number(*COUNT), metavar="N", help=parser.say("cli-arena-deals")
    )
    parser.add_argument("--seed", type=parser.number(*SEED), help=parser.say("cli-arena-seed"))
    parser.add_argument("--ms", type=parser.number(*COUNT), metavar="N", help=parser.say("cli-arena-ms"))
    parser.add_argument(
        "--simulations", type=parser.number(*COUNT), metavar="N", help=parser.say("cli-arena-simulations")
    )
    parser.add_argument("--matches", action="store_true", help=parser.say("cli-arena-matches"))
    parser.add_argument(
        "--scores", type=parser.scores, metavar="A,B[,..]", help=parser.say("cli-arena-scores")
    )
    parser.add_argument(
        "--stop-when",
        metavar="WHEN",
        help=parser.say("cli-arena-stop"),
    )
    parser.add_argument("--jobs", type=parser.number(1, 1024), metavar="N", help=parser.say("cli-arena-jobs"))
    parser.add_argument("--resume", metavar="FILE", help=parser.say("cli-arena-resume"))
    parser.add_argument("--ray", action="store_true", help=parser.say("cli-arena-ray"))
    _json(parser)


def _simulate(parser: Parser) -> None:
    _variant(parser)
    parser.add_argument(
        "--matches",
        type=parser.number(*COUNT),
        required=True,
        metavar="N",
        help=parser.say("cli-simulate-matches"),
    )
    parser.add_argument("--out", required=True, metavar="FOLDER", help=parser.say("cli-simulate-out"))
    parser.add_argument("--bots", metavar="A[,B..]", help=parser.say("cli-arena-bots"))
    _bot(parser)
    parser.add_argument("--players", type=parser.number(*SEATS), metavar="N", help=parser.say("cli-players"))
    parser.add_argument("--seed", type=parser.number(*SEED), help=parser.say("cli-arena-seed"))
    parser.add_argument(
        "--simulations", type=parser.number(*COUNT), metavar="N", help=parser.say("cli-arena-simulations")
    )
    parser.add_argument("--jobs", type=parser.number(1, 1024), metavar="N", help=parser.say("cli-arena-jobs"))
    parser.add_argument("--ray", action="store_true", help=parser.say("cli-arena-ray"))


def _bench(parser: Parser) -> None:
    _variant(parser)
    parser.add_argument("--players", type=parser.number(*SEATS), metavar="N", help=parser.say("cli-players"))
    parser.add_argument(
        "--seconds", type=parser.seconds, default=2.0, metavar="S", help=parser.say("cli-bench-seconds")
    )
    _json(parser)


def _replay(parser: Parser) -> None:
    parser.add_argument("file", metavar="FILE", help=parser.say("cli-replay-file"))
    parser.add_argument("--seat", type=parser.number(0, 5), metavar="N", help=parser.say("cli-replay-seat"))
    parser.add_argument("--json", action="store_true", help=parser.say("cli-replay-json"))
    _edited(parser)


def _completion(parser: Parser, commands: Mapping[str, Parser]) -> None:
    shells = ("bash", "zsh", "fish")
    parser.add_argument("shell", choices=shells, metavar="SHELL", help=parser.say("cli-completion-shell"))
    parser.set_defaults(commands=commands)


def _serve(parser: Parser) -> None:
    """Add the options of a server.

    The environment sets their defaults: VIRADO_HOST for `--host`, and so on.
    """

    def setting(name: str, fallback: str = "") -> Setting:
        return Setting(f"VIRADO_{name}", fallback)

    def number(option: str, least: int, most: int, fallback: str, help: str, *, shown: str = "N") -> None:
        default = setting(option.removeprefix("--").replace("-", "_").upper(), fallback)
        parser.add_argument(
            option, type=parser.number(least, most), default=default, metavar=shown, help=parser.say(help)
        )

    _bot(parser)
    parser.add_argument("--host", default=setting("HOST", "127.0.0.1"), help=parser.say("cli-serve-host"))
    parser.add_argument(
        "--port",
        type=parser.number(0, 65535),
        default=setting("PORT", "8640"),
        help=parser.say("cli-serve-port"),
    )
    parser.add_argument("--database", default=setting("DATABASE"), help=parser.say("cli-serve-database"))
    parser.add_argument(
        "--data",
        default=setting("DATA"),
        metavar="FOLDER",
        help=parser.say("cli-serve-data"),
    )
    _keys_file(parser)
    parser.switch(
        "--trust-proxy",
        parser.say("cli-serve-proxy"),
        default=setting("TRUST_PROXY", "no"),
    )
    parser.switch(
        "--prepare-bots",
        parser.say("cli-serve-prepare"),
        default=setting("PREPARE_BOTS", "yes"),
    )
    parser.switch(
        "--device-page",
        parser.say("cli-serve-device-page"),
        default=setting("DEVICE_PAGE", "yes"),
    )
    parser.add_argument(
        "--public-url",
        type=parser.web_address,
        default=setting("PUBLIC_URL"),
        metavar="URL",
        help=parser.say("cli-serve-public-url"),
    )
    parser.switch(
        "--robots",
        parser.say("cli-serve-robots"),
        default=setting("ROBOTS", "yes"),
    )
    parser.switch(
        "--word-reports",
        parser.say("cli-serve-word-reports"),
        default=setting("WORD_REPORTS", "yes"),
    )
    parser.switch(
        "--table-codes",
        parser.say("cli-serve-table-codes"),
        default=setting("TABLE_CODES", "yes"),
    )
    parser.switch("--reach", parser.say("cli-serve-reach"), default=setting("REACH", "yes"))
    number("--proxies", 1, 9, "1", "cli-serve-proxies")
    parser.add_argument(
        "--hostnames", default=setting("HOSTNAMES"), metavar="NAMES", help=parser.say("cli-serve-hostnames")
    )
    number("--per-address", 0, 1_000_000, "200", "cli-serve-per-address")
    number("--most-tables", 0, 1_000_000, "4000", "cli-serve-tables")
    number("--most-connections", 0, 1_000_000, "10000", "cli-serve-connections")
    parser.switch(
        "--rated-apart",
        parser.say("cli-serve-rated-apart"),
        default=setting("RATED_APART", "yes"),
    )
    number("--keep-days", 0, 36_500, "180", "cli-serve-keep")
    number("--keep-chat-days", 0, 36_500, "30", "cli-serve-keep-chat")
    parser.add_argument(
        "--contact", default=setting("CONTACT"), metavar="TEXT", help=parser.say("cli-serve-contact")
    )
    parser.add_argument(
        "--log",
        choices=("json", "console", "off"),
        default=setting("LOG", "json"),
        help=parser.say("cli-serve-log"),
    )
    parser.add_argument(
        "--metrics-host",
        default=setting("METRICS_HOST", "127.0.0.1"),
        metavar="HOST",
        help=parser.say("cli-serve-metrics-host"),
    )
    parser.add_argument(
        "--metrics-port",
        type=parser.number(1, 65535),
        default=setting("METRICS_PORT") or None,
        metavar="PORT",
        help=parser.say("cli-serve-metrics-port"),
    )
    parser.add_argument(
        "--peer-host",
        default=setting("PEER_HOST", "127.0.0.1"),
        metavar="HOST",
        help=parser.say("cli-serve-peer-host"),
    )
    number("--peer-port", 0, 65535, "0", "cli-serve-peer-port", shown="PORT")
    number("--lease", 1, 3600, "10", "cli-serve-lease", shown="SECONDS")


def _doctor(parser: Parser) -> None:
    """Add the options of `virado doctor`: the options of the server that it inspects, and its own."""
    _serve(parser)
    parser.add_argument("--url", default="", metavar="URL", help=parser.say("cli-doctor-url"))
    _json(parser)


def _keys_file(parser: Parser) -> None:
    given = os.environ.get("VIRADO_KEYS", "")
    parser.add_argument(
        "--keys",
        type=_path,
        default=_path(given) if given else None,
        metavar="FILE",
        help=parser.say("cli-serve-keys"),
    )


def _path(text: str) -> Path:
    return Path(os.path.expanduser(text))  # noqa: PTH111


def _admin(parser: Parser) -> None:
    _database(parser)
    _data(parser)
    admin_parser.arguments(parser)


def _site(parser: Parser) -> None:
    parser.add_argument("folder", type=_path, metavar="DIR", help=parser.say("cli-site-folder"))
    parser.add_argument(
        "--address", type=parser.web_address, default="", metavar="URL", help=parser.say("cli-site-address")
    )
    parser.switch("--robots", parser.say("cli-site-robots"), default=True)


def _copy(parser: Parser) -> None:
    parser.add_argument("file", metavar="FILE", help=parser.say("cli-copy-file"))
    _database(parser)
    _data(parser)


def _database(parser: Parser) -> None:
    given = os.environ.get("VIRADO_DATABASE", "")
    parser.add_argument("--database", default=given, metavar="URL", help=parser.say("cli-serve-database"))


def _data(parser: Parser) -> None:
    given = os.environ.get("VIRADO_DATA", "")
    parser.add_argument("--data", default=given, metavar="FOLDER", help=parser.say("cli-serve-data"))


def _keys(parser: Parser) -> None:
    _data(parser)
    _keys_file(parser)
    parser.add_argument("--rotate", action="store_true", help=parser.say("cli-keys-rotate"))


def _verify(parser: Parser) -> None:
    parser.add_argument("file", metavar="FILE", help=parser.say("cli-verify-file"))
    parser.add_argument("--commitment", metavar="TEXT", help=parser.say("cli-verify-commitment"))
    parser.add_argument("--entropy", metavar="HEX", help=parser.say("cli-verify-entropy"))
    parser.add_argument("--fingerprint", metavar="TEXT", help=parser.say("cli-verify-fingerprint"))


def main(argv: Sequence[str] | None = None) -> int:
    """Run `virado` and return the exit status."""
    sys.stdout = sys.stdout or Path(os.devnull).open("w")  # noqa: SIM115  # started with stdout closed
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # type: ignore[union-attr]  # a terminal without ♠ shows ?
    args = argparse.Namespace(lang=None)

    def show_compiling(family: str, *, done: bool) -> None:
        _show_compiling(family, args.lang, done=done)

    before = progress.listener, invocation.program
    progress.listener = show_compiling
    if argv is None:
        invocation.program = invocation.program_as_typed()
    try:
        status = _run(argv, args)
        sys.stdout.flush()
    except _import_refused_error() as error:
        return _print_error(_format_refusal(error, args.lang))
    except KeyboardInterrupt:
        return STOPPED
    except BrokenPipeError:
        os.dup2(
            os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno()
        )  # Python flushes the output when it exits, which needs an open descriptor
        return PIPE_CLOSED
    except OSError as error:
        return _print_error(_of_system(error, args.lang))
    finally:
        progress.listener, invocation.program = before
    return status


def _run(argv: Sequence[str] | None, args: argparse.Namespace) -> int:
    given = sys.argv[1:] if argv is None else argv
    say = messages_for(given)
    for number, argument in enumerate(given, 1):
        if len(argument) > LONGEST_ARGUMENT:
            return _print_error(say("cli-argument-too-long", number=number, limit=LONGEST_ARGUMENT))
    try:
        with translate_argparse(say):
            commands = make_parser(say)
            commands.parse_args(given, args)
            if args.command is None and not args.version:
                # this reads the settings of the server from the environment
                commands.parse_args(["serve"], args)
                args.module = "virado.commands.open_table"
    except SystemExit as stop:
        sys.stdout.flush()
        return stop.code if isinstance(stop.code, int) else REFUSED
    if args.version:
        from importlib.metadata import version

        print(f"virado {version('virado')}")
        return 0
    if getattr(args, "variant", None) is not None:
        from virado.words.variant_search import resolve_slug

        args.variant = resolve_slug(args.variant)  # the user may give a name instead of a slug
    return importlib.import_module(args.module).run(args)


def _import_refused_error() -> "type[RefusedError]":
    """Return RefusedError.

    The class is imported only after an error, because its import takes as long as all of `virado --help`.
    """
    from virado.refusal import RefusedError

    return RefusedError


def _format_refusal(error: "RefusedError", language: str | None) -> str:
    """Return a refusal as a line in the requested language.

    If that language is not supported, the line is in the user's language.
    """
    from virado.words import catalogue_for, match_language

    words = catalogue_for(language if language and match_language(language) else None)
    return words.refusal_line(error.refusal, error.input)


def _of_system(error: OSError, language: str | None) -> str:
    """Return the message of an operating system error, with the file name, in the requested language."""
    from virado.words import catalogue_for, match_language

    words = catalogue_for(language if language and match_language(language) else None)
    said = words.text("commands-problem", problem=error.strerror or str(error))
    return f"{error.filename}: {said}" if error.filename else said


def _show_compiling(family: str, language: str | None, *, done: bool) -> None:
    if done and not sys.stderr.isatty():
        return
    from virado.cached_files import is_writable
    from virado.folders import cache_folder
    from virado.words import catalogue_for

    words = catalogue_for(language)
    once = is_writable(cache_folder())
    key = "commands-compiling" if once else "commands-compiling-each-time"
    line = words.text("commands-compiled") if done else words.text(key, game=words.game(family))
    sys.stderr.write(apply_direction(f"virado: {line}\n", sys.stderr))
    sys.stderr.flush()


def _print_error(message: str) -> int:
    if sys.stderr:
        sys.stderr.write(apply_direction(f"virado: {' '.join(message.split())}\n", sys.stderr))
    return REFUSED
