"""The server's own log, as plain lines or as one JSON object a line."""

from __future__ import annotations

import json
import logging
from datetime import UTC, datetime

log = logging.getLogger("keydom.server")

FORMS = ("text", "json")


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


def write_logs(form: str) -> None:
    """Write the log in this format from now on; plain lines are Python's default."""
    if form == "json":
        handler = logging.StreamHandler()
        handler.setFormatter(JsonLines())
        logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
        logging.captureWarnings(True)
