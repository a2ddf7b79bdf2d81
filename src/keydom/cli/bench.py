"""`keydom bench`: how fast the rules are, against peers measured in the same run."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import asdict
from pathlib import Path
from shutil import copytree, ignore_patterns
from tempfile import TemporaryDirectory

import click
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

import keydom
from keydom.arena.bench import AIMS, Figure, bench, build, compiled, peers
from keydom.cli.options import Finite


@click.command("bench")
@click.option("--json", "as_json", is_flag=True, help="Print JSON and nothing else.")
@click.option(
    "--seconds",
    type=Finite(min=0, min_open=True),
    default=2.0,
    show_default=True,
    help="How long each measurement takes; a figure takes seven.",
)
@click.option("--pure", is_flag=True, help="In pure Python, also where the rules are compiled: what that is held to.")
def command(as_json: bool, seconds: float, pure: bool) -> int:
    """Measure the speed of every game against its peers, in the same run.

    The peers are the packages of `pip install 'keydom[bench]'`; without them our own figures are shown alone.
    """
    if pure and compiled():
        return _in_pure_python(["--seconds", str(seconds), *(["--json"] if as_json else [])])
    aims = [aim for aim in AIMS if aim.pure] if pure else AIMS
    installed = peers(aims)
    missing = [name for name, version in installed.items() if version is None]
    if missing:
        hint = "pip install 'keydom[bench]' brings what is missing"
        click.echo(f"keydom bench: not compared with {' and '.join(missing)}, not installed here: {hint}", err=True)
    notes = Console(stderr=True)
    with notes.status("") as status:
        figures = bench(aims, seconds, status.update)
    if as_json:
        document = {"build": build(), "peers": installed, "figures": [asdict(figure) for figure in figures]}
        click.echo(json.dumps(document, indent=2))
    else:
        versions = ", ".join(f"{name} {version}" for name, version in installed.items() if version)
        Console().print(table(figures, f"{build()}; {versions}" if versions else build()))
    return 0


def _in_pure_python(arguments: list[str]) -> int:
    """The same command, run by a copy of the package without its compiled modules."""
    with TemporaryDirectory() as folder:
        home = Path(keydom.__file__).parent
        copytree(home, Path(folder) / home.name, ignore=ignore_patterns("*.so", "*.pyd", "__pycache__"))
        paths = [folder, *filter(None, [os.environ.get("PYTHONPATH")])]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
        # -P: what lies in the current folder is not to be taken for the package.
        line = [sys.executable, "-P", "-m", home.name, "bench", "--pure", *arguments]
        return subprocess.run(line, env=environment, check=False).returncode


def table(figures: list[Figure], title: str) -> Table:
    """The figures side by side with what they are held against; `!` marks a ratio below its must."""
    short = [figure for figure in figures if figure.short]
    sheet = Table(title=title, title_justify="left", title_style="bold", box=SIMPLE_HEAD, padding=0, pad_edge=False)
    if short:
        sheet.caption = f"! {len(short)} below what they must be"
        sheet.caption_justify = "left"
    sheet.add_column("a second, seats")
    for name in ("ours", "peer", "ratio", "spread", "must", "goal"):
        sheet.add_column(name, justify="right")
    for figure in figures:
        sheet.add_row(
            f"{figure.game} {figure.what}, {figure.seats}{'' if figure.players == 'random' else f' {figure.players}'}",
            _number(figure.ours),
            "–" if figure.theirs is None else f"{figure.peer} {_number(figure.theirs)}",
            f"! {_times(figure.ratio)}" if figure.short else _times(figure.ratio),
            f"{figure.spread:.0%}",
            _times(figure.must),
            _times(figure.goal),
        )
    return sheet


def _number(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def _times(value: float | None) -> str:
    return "–" if value is None else f"{_number(value)}x"
