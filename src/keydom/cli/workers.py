"""What commands take that spread their work over processes."""

from __future__ import annotations

import os

import click

from keydom.arena.workers import ENGINES

workers_option = click.option(
    "--workers", type=click.IntRange(1, 256), default=1, show_default=True, metavar="N", help="Processes."
)
cores_option = click.option(
    "--workers",
    type=click.IntRange(min=1),
    default=lambda: os.cpu_count() or 1,
    metavar="N",
    help="Processes; by default one for each core.",
)
engine_option = click.option(
    "--engine", type=click.Choice(ENGINES), default="local", show_default=True, help="What runs the games."
)
