"""`virado variants`: which games there are."""

import argparse

from virado.commands import show
from virado.games.contract import Game, Preset
from virado.interop.describe import describe_for_people, variants


def run(args: argparse.Namespace) -> int:
    """List every variant: slug, players, place, what is different."""
    found = variants()
    if args.json:
        show.as_json({"variants": [describe_for_people(game, preset) for game, preset in found]})
    elif show.on_terminal():
        _table(found)
    else:
        for line in show.columns([_row(preset) for _, preset in found]):
            show.line(line)
    return 0


def _row(preset: Preset) -> tuple[str, str, str, str]:
    return preset.slug, _players(preset), preset.place, preset.summary


def _players(preset: Preset) -> str:
    low, high = preset.players[0], preset.players[-1]
    return str(low) if low == high else f"{low}-{high}"


def _table(found: list[tuple[Game, Preset]]) -> None:
    from rich.console import Console
    from rich.table import Table

    console = Console()
    for game in dict.fromkeys(game for game, _ in found):
        table = Table(title=game.title, title_justify="left", title_style="bold", box=None, pad_edge=False)
        table.add_column("variant", style="cyan", no_wrap=True)
        table.add_column("players", justify="center")
        table.add_column("where", style="dim")
        table.add_column("what is different")
        for preset in game.presets.values():
            table.add_row(*_row(preset))
        console.print(table)
        console.print()
    console.print(
        "[dim]virado play VARIANT · virado rules VARIANT · a changed option: 'casino(target=31)'[/dim]"
    )
