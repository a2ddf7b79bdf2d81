"""`keydom completion`: the script by which a shell completes commands and options."""

from __future__ import annotations

import os
from pathlib import Path

import click
from click.shell_completion import shell_complete

from keydom.cli import COMPLETE, PROGRAM
from keydom.core.errors import BadOption

SHELLS = ("bash", "zsh", "fish")


@click.command()
@click.argument("shell", metavar="[bash|zsh|fish]", required=False, type=click.Choice(SHELLS))
@click.pass_context
def command(ctx: click.Context, shell: str | None) -> None:
    """Print the script that lets a shell complete commands and options; by default for the shell you are in.

    In bash or zsh: eval "$(keydom completion)". In fish: keydom completion | source. Put that line into ~/.bashrc,
    ~/.zshrc or ~/.config/fish/config.fish to have it in every new shell.
    """
    name = shell or Path(os.environ.get("SHELL", "")).name
    if name not in SHELLS:
        raise BadOption(f"no completion for the shell {name!r}: name one of {', '.join(SHELLS)}")
    shell_complete(ctx.find_root().command, {}, PROGRAM, COMPLETE, f"{name}_source")
