"""`keydom bench`: how fast the rules are, against peers measured in the same run."""

from __future__ import annotations

import json
from dataclasses import asdict

import click
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from keydom.arena.bench import Figure, bench, build, peers


@click.command("bench")
@click.option("--json", "as_json", is_flag=True, help="Print JSON and nothing else.")
@click.option(
    "--seconds",
    type=click.FloatRange(min=0, min_open=True),
    default=2.0,
    show_default=True,
    help="How long each measurement takes; a figure takes seven.",
)
def command(as_json: bool, seconds: float) -> None:
    """Measure the speed of every game against its peers, in the same run.

    The peers are the packages of `pip install 'keydom[bench]'`; without them our own figures are shown alone.
    """
    installed = peers()
    missing = [name for name, version in installed.items() if version is None]
    if missing:
        hint = "pip install 'keydom[bench]' brings what is missing"
        click.echo(f"keydom bench: not compared with {' and '.join(missing)}, not installed here: {hint}", err=True)
    notes = Console(stderr=True)
    with notes.status("") as status:
        figures = bench(seconds, status.update)
    if as_json:
        document = {"build": build(), "peers": installed, "figures": [asdict(figure) for figure in figures]}
        click.echo(json.dumps(document, indent=2))
    else:
        versions = ", ".join(f"{name} {version}" for name, version in installed.items() if version)
        Console().print(table(figures, f"{build()}; {versions}" if versions else build()))


def table(figures: list[Figure], title: str) -> Table:
    """The figures side by side with what they are held against; `!` marks a ratio below its must."""
    sheet = Table(title=title, title_justify="left", title_style="bold", box=SIMPLE_HEAD, padding=0)
    sheet.add_column("a second")
    for name in ("ours", "peer", "ratio", "must", "goal", "spread"):
        sheet.add_column(name, justify="right")
    for figure in figures:
        sheet.add_row(
            f"{figure.game} {figure.what}, {figure.seats} seats",
            _number(figure.ours),
            "–" if figure.theirs is None else f"{figure.peer} {_number(figure.theirs)}",
            f"! {_times(figure.ratio)}" if figure.short else _times(figure.ratio),
            _times(figure.must),
            _times(figure.goal),
            f"{figure.spread:.0%}",
        )
    return sheet


def _number(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def _times(value: float | None) -> str:
    return "–" if value is None else f"{_number(value)}x"
