"""What can go wrong between a browser and a table, each with its status."""

from __future__ import annotations

from keydom.core.errors import KeydomError


class ServerError(KeydomError):
    """Something that a request cannot have. `key` is the message that says so to a reader."""

    status = 400
    key = "error-bad-request"
    retry = 0  # seconds after which it may be asked for again; 0: that would not help


class NoSuchTable(ServerError):
    status = 404
    key = "error-no-such-table"


class NoPixels(ServerError):
    """A picture that needs what this server has not: another form of it is there."""

    status = 404
    key = "error-no-pixels"


class NotYours(ServerError):
    """A seat that the asker does not hold."""

    status = 403
    key = "error-not-yours"


class UsedLink(NotYours):
    """A link that somebody has sat down by, or that another has taken the place of."""

    key = "error-used-link"


class StaleVersion(ServerError):
    """Somebody was faster: what the asker saw is not how things stand."""

    status = 409
    key = "error-stale"


class LeaseLost(StaleVersion):
    """What was to be done once has been taken over by another server."""


class NotNow(ServerError):
    """What is asked for is not possible in this position."""

    status = 422
    key = "error-not-now"


class Outdated(NotNow):
    """A table that began under earlier rules, by which it cannot be played on; its record can still be had."""

    key = "error-outdated"


class NotOver(NotNow):
    """Something that is told of finished games alone; its message says all there is to say."""

    key = "error-not-over"


class NotAllowed(ServerError):
    """An action that the rules forbid now. `why` says it in the reader's language, where a rule says more."""

    status = 422
    key = "error-illegal"

    def __init__(self, text: str, reason: str | None = None, why: str | None = None) -> None:
        super().__init__(text)
        self.reason = reason
        self.why = why


class DamagedLog(ServerError):
    """A table whose log cannot be read any more; the others can."""

    status = 422
    key = "error-damaged"


class LimitReached(ServerError):
    """More than one asker may have at once, or in a while."""

    status = 429
    key = "error-429"

    def __init__(self, text: str, retry: int) -> None:
        super().__init__(text)
        self.retry = retry


class TooLong(ServerError):
    """More than there is room for."""

    status = 413
    key = "error-413"


class TooSlow(ServerError):
    """A request of which the rest did not come."""

    status = 408
    key = "error-408"


class DatabaseTrouble(ServerError):
    """The database cannot be read or written to now. Nothing was changed, and nothing is lost."""

    status = 503
    key = "error-503"
    retry = 5


class ShuttingDown(DatabaseTrouble):
    """The server ends while somebody waits; it is back in a moment, or another is there."""
