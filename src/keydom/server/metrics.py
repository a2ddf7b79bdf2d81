"""The Prometheus metrics of all processes behind a socket."""

from __future__ import annotations

import os

from litestar.types import Message, Scope
from prometheus_client import REGISTRY as OWN
from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

METRICS_FOLDER = "PROMETHEUS_MULTIPROC_DIR"  # where the processes of one supervisor put their figures

ANSWERS = Counter("keydom_answers", "Requests answered", ("route", "status"))
LINES = Counter("keydom_lines", "Lines written to the logs of tables")
BOT_MOVES = Counter("keydom_bot_moves", "Moves made for bots")
OVERTAKEN = Counter("keydom_overtaken", "Moves for bots that another server had taken over")
STREAMS = Gauge("keydom_streams", "Open streams of pages", multiprocess_mode="livesum")
THINKING = Gauge("keydom_thinking", "Tables where this server lets bots move", multiprocess_mode="livesum")
LISTENING = Gauge(
    "keydom_listening", "Connections that listen for notifications of other servers", multiprocess_mode="livesum"
)


async def count(message: Message, scope: Scope) -> None:
    """Count an answer by route and status; the path itself may hold the token of a seat."""
    if message["type"] == "http.response.start":
        ANSWERS.labels(scope.get("path_template") or "none", message["status"]).inc()


def figures() -> bytes:
    if METRICS_FOLDER not in os.environ:
        return generate_latest(OWN)
    registry = CollectorRegistry()
    MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return generate_latest(registry)
