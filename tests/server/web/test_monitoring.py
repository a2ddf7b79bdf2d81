"""Whoever looks after servers is told how they are: health, figures, logs and settings."""

from __future__ import annotations

import io
import json
import logging
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from keydom.core.errors import BadOption
from keydom.server.logs import JsonLines
from keydom.server.settings import Settings, read_file

from ..fleet import Fleet
from ..hosting import Nursery, Party, Server, fetch, sit, until
from ..inline import Host
from ..postgres import Postgres


def test_a_server_that_is_well_says_so(server: Server) -> None:
    answer = fetch(f"{server.address}/health")
    assert (answer.status_code, answer.json()["status"]) == (200, "ok")


def test_a_server_without_its_database_is_not_well(host: Host, tmp_path: Path) -> None:
    server = host.server(tmp_path / "k.db")
    (tmp_path / "k.db").rename(tmp_path / "aside.db")
    answer = fetch(f"{server.address}/health")
    (tmp_path / "aside.db").rename(tmp_path / "k.db")
    server.stop()
    assert (answer.status_code, answer.json()["status"]) == (503, "trouble")


@pytest.fixture
def one_of_many(nursery: Nursery, tmp_path: Path, shared_postgres: Postgres) -> Iterator[Server]:
    fleet = Fleet(nursery, tmp_path, shared_postgres)
    try:
        yield fleet.add()
    finally:
        fleet.close()


def test_one_of_many_is_well_when_it_hears_the_others(one_of_many: Server) -> None:
    until(lambda: fetch(f"{one_of_many.address}/health").json()["notifications"])


def test_one_of_many_is_well_whoever_asks_at_the_same_moment(one_of_many: Server) -> None:
    until(lambda: fetch(f"{one_of_many.address}/health").json()["notifications"])
    with ThreadPoolExecutor(20) as askers:
        said = list(askers.map(lambda _: fetch(f"{one_of_many.address}/health").status_code, range(200)))
    assert set(said) == {200}


def figures(server: Server) -> str:
    return fetch(f"{server.address}/metrics").text


def test_the_figures_count_answers_by_route(server: Server) -> None:
    Party(server, "pebbles").play("keep")
    assert 'keydom_answers_total{route="/api/tables/{id}/moves",status="200"}' in figures(server)


def test_no_secret_is_in_the_figures(server: Server) -> None:
    table = Party(server, "pebbles")
    sit(table.client, table.links["0"])
    table.client.get(f"{table.links['1']}x")
    told = figures(server)
    assert [secret for secret in (table.id, *table.tokens.values()) if secret in told] == []


def lines_written(server: Server) -> float:
    return next(
        float(line.split()[1]) for line in figures(server).splitlines() if line.startswith("keydom_lines_total")
    )


def test_the_lines_of_logs_are_counted(server: Server) -> None:
    before = lines_written(server)
    Party(server, "pebbles").play("keep")
    assert lines_written(server) - before == 3  # a draw, the move, and the draw that it brings about


def test_a_line_of_a_structured_log_is_one_object_whatever_went_wrong() -> None:
    out = io.StringIO()
    handler = logging.StreamHandler(out)
    handler.setFormatter(JsonLines())
    log = logging.Logger("keydom.server")
    log.addHandler(handler)
    try:
        raise ValueError("two\nlines")
    except ValueError:
        log.exception("a request %s", "failed")
    said = json.loads(out.getvalue())
    assert (said["message"], said["level"], "two\nlines" in said["error"]) == ("a request failed", "error", True)


# The file of settings.


def settings_of(folder: Path, text: str) -> dict[str, object]:
    (folder / "keydom.toml").write_text(text)
    return read_file(folder / "keydom.toml")


def test_a_file_sets_what_options_set_and_every_limit(tmp_path: Path) -> None:
    text = (
        'host = "0.0.0.0"\nport = 8080\nworkers = 4\nstreams = 50\nabandoned_retention_days = 90\nlog_format = "json"\n'
    )
    found = settings_of(tmp_path, text)
    assert found == {
        "host": "0.0.0.0",
        "port": 8080,
        "workers": 4,
        "streams": 50,
        "abandoned_retention_days": 90.0,
        "log_format": "json",
    }


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("stream = 50", "no setting 'stream'"),
        ("streams = 'many'", "streams is a number"),
        ("streams = true", "streams is a number"),
        ("streams = 0", "streams cannot be 0"),
        ("host = 5", "host is a text"),
        ("log_format = 'xml'", "log_format is text or json"),
        ("logs = 'json'", "'logs' is called 'log_format' now"),
        ("clock = 5", "no setting 'clock'"),
        ("streams = ", "keydom.toml"),
    ],
)
def test_a_file_that_is_wrong_is_refused_and_says_where(tmp_path: Path, text: str, says: str) -> None:
    with pytest.raises(BadOption, match=says):
        settings_of(tmp_path, text)


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match="cannot read"):
        read_file(tmp_path / "none.toml")


def test_what_a_file_sets_is_what_the_server_takes(tmp_path: Path) -> None:
    assert Settings(**settings_of(tmp_path, "bot_processes = 3")).bot_processes == 3  # type: ignore[arg-type]
