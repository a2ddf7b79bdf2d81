"""The server's own log, as plain lines or as one JSON object a line."""

from __future__ import annotations

import json
import logging
from datetime import UTC, datetime
from time import monotonic

log = logging.getLogger("keydom.server")

FORMS = ("text", "json")
SELDOM = 60.0  # seconds from one message that anybody can cause to the next


class JsonLines(logging.Formatter):
    """A formatter that writes each message as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        fields = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "process": record.process,
            "message": record.getMessage(),
        }
        if record.exc_info:
            fields["error"] = self.formatException(record.exc_info)
        return json.dumps(fields, ensure_ascii=False)


class SeldomLogged(logging.Filter):
    """A filter that lets messages with these beginnings through once a minute: anybody can cause them."""

    def __init__(self, *beginnings: str) -> None:
        super().__init__()
        self._beginnings = beginnings
        self._next = 0.0

    def filter(self, record: logging.LogRecord) -> bool:
        if not record.getMessage().startswith(self._beginnings):
            return True
        now = monotonic()
        if now < self._next:
            return False
        self._next = now + SELDOM
        return True


# What uvicorn says of visitors that send no request.
MALFORMED = SeldomLogged("Invalid HTTP request", "Unsupported upgrade request", "No supported WebSocket library")


def write_logs(form: str) -> None:
    """Write the log in this format from now on; plain lines are Python's default."""
    if form == "json":
        handler = logging.StreamHandler()
        handler.setFormatter(JsonLines())
        logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
        logging.captureWarnings(True)
