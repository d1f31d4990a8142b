"""The arguments of `virado admin`, with a subcommand for each action."""

from virado.commands.parser import Parser

DAYS, MINUTES = (0, 3650), (0, 525_600)


def arguments(to: Parser) -> None:
    """Add the actions of `virado admin` to a parser.

    Options of the database precede the action.
    """
    say = to.say
    commands = to.add_subparsers(
        title=say("cli-commands"), metavar="ACTION", dest="action", parser_class=Parser, required=True
    )

    def command(name: str) -> Parser:
        summary = say(f"cli-admin-{name}")
        made: Parser = commands.add_parser(
            name, say=say, help=summary, description=summary[0].upper() + summary[1:] + "."
        )
        return made

    def listing(name: str) -> Parser:
        made = command(name)
        made.add_argument("--json", action="store_true", help=say("cli-json"))
        return made

    listing("state")
    tables = listing("tables")
    stages = ("all", "seating", "playing", "over")
    tables.add_argument(
        "--stage", choices=stages, default="all", metavar="STAGE", help=say("cli-admin-stage")
    )
    people = listing("people")
    people.add_argument("name", metavar="NAME", nargs="?", default="", help=say("cli-admin-part"))
    people.add_argument("--alike", action="store_true", help=say("cli-admin-alike"))
    listing("reported")
    reports = listing("reports")
    reports.add_argument("about", metavar="PERSON", nargs="?", default="", help=say("cli-admin-about"))
    reports.add_argument("--settled", action="store_true", help=say("cli-admin-settled"))
    words = listing("word-reports")
    words.add_argument("language", metavar="LANG", nargs="?", default="", help=say("cli-admin-of-language"))
    words.add_argument("--csv", action="store_true", help=say("cli-admin-csv"))
    listing("reach").add_argument("--csv", action="store_true", help=say("cli-admin-csv"))
    listing("bans")
    listing("actions")

    closing = command("close")
    closing.add_argument("table", metavar="TABLE", help=say("cli-admin-table"))
    closing.add_argument("reason", metavar="REASON", help=say("cli-admin-reason"))
    ban = command("ban")
    ban.add_argument("whom", metavar="WHOM", help=say("cli-admin-whom"))
    ban.add_argument("reason", metavar="REASON", help=say("cli-admin-reason"))
    ban.add_argument("--days", type=to.number(*DAYS), default=0, metavar="N", help=say("cli-admin-days"))
    ban.add_argument("--with-address", action="store_true", help=say("cli-admin-with-address"))
    command("lift").add_argument("ban", metavar="BAN", help=say("cli-admin-ban-id"))
    settle = command("settle")
    settle.add_argument("report", metavar="REPORT", help=say("cli-admin-report"))
    settle.add_argument("outcome", metavar="OUTCOME", help=say("cli-admin-outcome"))
    command("delete-word-report").add_argument("report", metavar="REPORT", help=say("cli-admin-word-report"))
    notice = command("notice")
    notice.add_argument("text", metavar="TEXT", nargs="?", default="", help=say("cli-admin-text"))
    notice.add_argument(
        "--translated",
        action="append",
        default=[],
        metavar="LANG=TEXT",
        help=say("cli-admin-translated"),
    )
    notice.add_argument(
        "--minutes", type=to.number(*MINUTES), default=0, metavar="N", help=say("cli-admin-minutes")
    )
    command("read-only").add_argument(
        "switch", choices=("on", "off"), metavar="on|off", help=say("cli-admin-switch")
    )
    for name in ("grant", "revoke"):
        command(name).add_argument("whom", metavar="ACCOUNT", help=say("cli-admin-account"))
