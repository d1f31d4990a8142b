"""The command `virado simulate`: matches between bots, written as Parquet."""

import sys
from argparse import Namespace
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from virado.bots.custom import registry
from virado.games.catalogue import variant as find_variant
from virado.lab.dataset.plan import PART, SIMULATIONS, DatasetPlan
from virado.lab.dataset.writer import in_processes, on_ray, write
from virado.words import catalogue_for

BOT = "club"


def run(args: Namespace) -> int:
    """Write the data set, or its missing parts if it exists, and return the exit status."""
    simulated = DatasetPlan(
        variant=str(find_variant(args.variant, players=args.players)),
        bots=tuple(name.strip() for name in (args.bots or BOT).split(",")),
        matches=args.matches,
        seed=args.seed or 0,
        simulations=args.simulations or SIMULATIONS,
        own=registry.parse_bot_specs(getattr(args, "bot", None) or ()),
    )
    for name, what in simulated.own:
        registry.make_custom_bot(name, what).close()
    words = catalogue_for(args.lang)
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(24), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, disable=not console.is_terminal, transient=True) as progress:
        task = progress.add_task(words.text("commands-simulate-matches"), total=simulated.matches)

        def show(done: int, _parts: int) -> None:
            progress.update(task, completed=min(done * PART, simulated.matches))

        write(
            Path(args.out),
            simulated,
            jobs=args.jobs,
            spread=on_ray if args.ray else in_processes,
            after_part=show,
        )
    said = words.text("commands-simulate-done", number=simulated.matches, path=str(Path(args.out)))
    sys.stdout.write(f"{said}\n")
    return 0
