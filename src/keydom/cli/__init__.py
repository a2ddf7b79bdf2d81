"""The command line: one module a command, each exposing `command`; bad input is one line and exit code 2."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence
from importlib import import_module

import click
from click.shell_completion import shell_complete

from keydom import __version__
from keydom.core.errors import BadData, KeydomError

COMMANDS = (
    *("serve", "play", "simulate", "arena", "ladder", "learn", "train", "hint", "dataset", "explore"),
    *("replay", "analyse", "puzzles", "show", "gallery", "games", "catalogue", "check", "fuzz", "backup", "restore"),
    "completion",
)

PROGRAM = "keydom"
COMPLETE = "_KEYDOM_COMPLETE"  # the variable by which a shell asks what it could complete
MISUSED, INTERRUPTED, PIPE_CLOSED = 2, 130, 141  # the last two are what a shell reports for such an end


class Commands(click.Group):
    """The commands, each imported when it is asked for: `keydom show` need not load the arena."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        command: click.Command = import_module(f"keydom.cli.{cmd_name}").command
        return command


@click.group(cls=Commands, invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, message="keydom %(version)s")
@click.pass_context
def cli(ctx: click.Context) -> None:
    """The Key games of Richard Breese: play, replay, study and simulate them."""
    if ctx.invoked_subcommand is not None:
        return
    serve = import_module("keydom.cli.serve")
    if serve.installed():
        ctx.invoke(serve.command)
    else:
        click.echo(f"{ctx.get_help()}\n\n{serve.MISSING}")


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command line and say its exit code."""
    sys.path.append("")  # the folder we are in: where whoever names a bot of their own has it, most likely
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a sign that the terminal cannot show is no reason to stop
    try:
        arguments = sys.argv[1:] if argv is None else list(argv)
        if instruction := os.environ.get(COMPLETE):
            return shell_complete(cli, {}, PROGRAM, COMPLETE, instruction)
        with cli.make_context(PROGRAM, arguments) as ctx:
            code = cli.invoke(ctx)
        sys.stdout.flush()
    except click.exceptions.Exit as exit:
        return exit.exit_code
    except click.ClickException as error:
        return _report_error(_command_path(error), error.format_message())
    except BadData as error:
        return max([_report_error(PROGRAM, str(fault)) for fault in (error, *error.others)])
    except KeydomError as error:
        return _report_error(PROGRAM, str(error))
    except (KeyboardInterrupt, click.Abort):
        return INTERRUPTED
    except BrokenPipeError:
        _discard_output()
        return PIPE_CLOSED
    except OSError as error:  # files are minded where they are read and written: this is standard output or input
        _discard_output()
        return _report_error(PROGRAM, f"cannot go on: {error.strerror or error}")
    return code if isinstance(code, int) else 0


def _command_path(error: click.ClickException) -> str:
    ctx = getattr(error, "ctx", None)
    return ctx.command_path if isinstance(ctx, click.Context) else PROGRAM


def _discard_output() -> None:
    """Python flushes standard output once more on its way out: let it find something that listens."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _report_error(who: str, what: str) -> int:
    click.echo(f"{who}: {' '.join(what.split())}", err=True)
    return MISUSED
