"""`keydom serve`: the table in the browser, on this machine or for others."""

from __future__ import annotations

import asyncio
import socket
import webbrowser
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from importlib.util import find_spec
from threading import Timer
from typing import TYPE_CHECKING, Any

import click
from click.core import ParameterSource

from keydom.cli.options import FILE
from keydom.core.errors import BadOption

if TYPE_CHECKING:
    from keydom.server.settings import Settings

HOST, PORT = "127.0.0.1", 8000
BACKLOG = 2048  # connections that wait for a process
OPEN_AFTER = 1.0  # seconds; who comes before it answers waits
NEEDED = (
    "alembic",
    "jinja2",
    "litestar",
    "msgspec",
    "prometheus_client",
    "sqlalchemy",
    "uvicorn",
)  # of the extra `table`
MISSING = "the table in the browser is not installed here: pip install 'keydom[table]'"
CHOSEN = ("host", "port", "database", "workers", "proxies", "metrics")
EXPLICIT = (ParameterSource.COMMANDLINE, ParameterSource.ENVIRONMENT)
ALONE = "several processes need a PostgreSQL (--database postgresql://user@host/name): SQLite is for one"
DATABASE = click.option(
    "--database",
    default="sqlite:///keydom.db",
    show_default=True,
    envvar="KEYDOM_DATABASE",
    metavar="URL",
    help="Where games are kept.",
)


@click.command()
@click.option("--host", default=HOST, show_default=True, help="Where to listen: 0.0.0.0 lets others in.")
@click.option("--port", default=PORT, show_default=True, type=click.IntRange(0, 65535), help="0: any that is free.")
@DATABASE
@click.option("--no-open", is_flag=True, help="Do not open a browser.")
@click.option(
    "--set",
    "chosen",
    multiple=True,
    metavar="NAME=N",
    help="A limit, such as tables_per_hour=50; docs/server.md has all.",
)
@click.option("--workers", default=1, show_default=True, type=click.IntRange(1, 64), help="Processes; on PostgreSQL.")
@click.option(
    "--settings", "file", type=FILE, metavar="FILE", help="All of these in a file of TOML; see docs/server.md."
)
@click.option(
    "--proxies",
    default="127.0.0.1, ::1",
    show_default=True,
    envvar="KEYDOM_PROXIES",
    metavar="LIST",
    help="Addresses and networks whose X-Forwarded-For is believed.",
)
@click.option(
    "--metrics",
    default="",
    envvar="KEYDOM_METRICS",
    metavar="HOST:PORT",
    help="Where /metrics is; else it is beside the pages.",
)
@click.pass_context
def command(ctx: click.Context, /, **given: Any) -> None:
    """Play in the browser: with bots, with friends at this screen, with friends elsewhere through links."""
    check_installed()
    from keydom.server.access.addresses import Proxies
    from keydom.server.bots.ray_worker import check_ray
    from keydom.server.settings import (
        Settings,
        host_and_port,  # the other commands need no server
        read_file,
        read_settings,
    )
    from keydom.server.store.database import is_shared, without_password
    from keydom.server.store.migrate import prepare
    from keydom.server.store.single_server import only_server
    from keydom.server.supervisor import Supervisor

    chosen: dict[str, Any] = {name: given[name] for name in CHOSEN}
    if given["file"] is not None:  # what the command line says itself counts more
        explicit = {name for name in chosen if ctx.get_parameter_source(name) in EXPLICIT}
        chosen |= {name: value for name, value in read_file(given["file"]).items() if name not in explicit}
    chosen |= read_settings(given["chosen"])
    workers = chosen.pop("workers")
    if workers > 1 and not is_shared(chosen["database"]):
        raise BadOption(ALONE)
    check_ray(chosen.get("ray", ""))
    Proxies(chosen["proxies"])
    with ExitStack() as stack:
        socks = [stack.enter_context(listen(chosen["host"], chosen["port"]))]
        chosen["port"] = socks[0].getsockname()[1]
        if chosen["metrics"]:
            host, port = host_and_port(chosen["metrics"])
            socks.append(stack.enter_context(listen(host, port)))
            chosen["metrics"] = f"{host}:{socks[1].getsockname()[1]}"
        settings = Settings(**chosen)
        if settings.metrics_port == settings.port:
            raise BadOption("figures need a port of their own")
        stack.enter_context(only_server(settings.database))
        asyncio.run(prepare(settings.database))
        click.echo(
            f"keydom is at {settings.address} (Ctrl+C ends it; games are kept in {without_password(settings.database)})"
        )
        if settings.metrics:
            click.echo(f"figures are at http://{settings.metrics}/metrics")
        if not given["no_open"]:
            Timer(OPEN_AFTER, webbrowser.open, [settings.address]).start()
        if settings.inline:
            serve(settings, socks)
        else:
            Supervisor(serve, settings, socks).run(workers)


def serve(settings: Settings, socks: Sequence[socket.socket], ready: Callable[[], None] = lambda: None) -> None:
    """In a server process: what only that needs is imported there."""
    from keydom.server import serving

    serving.serve(settings, socks, ready)


def installed() -> bool:
    """Whether the packages are here that the other commands do without."""
    return all(find_spec(package) for package in NEEDED)


def check_installed() -> None:
    """Refuse to go on without the packages of the server."""
    if not installed():
        raise BadOption(MISSING)


def listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    sock = socket.socket(family, socket.SOCK_STREAM)
    sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        sock.bind((host, port))
        sock.listen(BACKLOG)  # who comes before a process is ready, or while one is replaced, waits
    except OSError as error:
        sock.close()
        raise BadOption(f"cannot listen at {host}:{port}: {error.strerror or error}") from None
    return sock
