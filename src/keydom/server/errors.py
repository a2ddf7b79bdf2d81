"""The errors that requests end with, each with its HTTP status."""

from __future__ import annotations

from keydom.core.errors import KeydomError


class ServerError(KeydomError):
    """A request that is refused; `key` names the message that tells a reader so."""

    status = 400
    key = "error-bad-request"
    retry = 0  # seconds after which it may be asked for again; 0: that would not help


class NoSuchTable(ServerError):
    status = 404
    key = "error-no-such-table"


class NoPixels(ServerError):
    """A PNG is asked for, but the server lacks the package that makes one."""

    status = 404
    key = "error-no-pixels"


class SeatForbidden(ServerError):
    """The requester does not hold the seat, or has not played there."""

    status = 403
    key = "error-not-yours"


class UsedLink(SeatForbidden):
    """A link that was used already, or that a newer one has replaced."""

    key = "error-used-link"


class StaleVersion(ServerError):
    """The requester acts on an old version: somebody else was faster."""

    status = 409
    key = "error-stale"


class TableReloading(StaleVersion):
    """The table is being read anew from its log. Nothing was changed; a retry reaches the new one."""

    status = 503
    key = "error-503"
    retry = 1


class LeaseLost(StaleVersion):
    """The lease of a job has ended, and another server has taken the job over."""


class NotPossibleNow(ServerError):
    """What is asked for is not possible in this position."""

    status = 422
    key = "error-not-now"


class Outdated(NotPossibleNow):
    """A table that began under earlier rules, by which it cannot be played on; its record can still be had."""

    key = "error-outdated"


class NotOver(NotPossibleNow):
    """What is asked for is told of finished games only; its message says so."""

    key = "error-not-over"


class ActionRefused(ServerError):
    """An action that the rules forbid now. `why` says it in the reader's language, where a rule says more."""

    status = 422
    key = "error-illegal"

    def __init__(self, text: str, reason: str | None = None, why: str | None = None) -> None:
        super().__init__(text)
        self.reason = reason
        self.why = why


class DamagedLog(ServerError):
    """A table whose log cannot be read; other tables are not affected."""

    status = 422
    key = "error-damaged"


class RateLimited(ServerError):
    """An address has made more requests than its limit allows; `retry` says when to ask again."""

    status = 429
    key = "error-429"

    def __init__(self, text: str, retry: int) -> None:
        super().__init__(text)
        self.retry = retry


class PayloadTooLarge(ServerError):
    """A request brings more than there is room for."""

    status = 413
    key = "error-413"


class RequestTimeout(ServerError):
    """The rest of a request did not come in time."""

    status = 408
    key = "error-408"


class DatabaseUnavailable(ServerError):
    """The database cannot be read or written now. Nothing was changed, and nothing is lost."""

    status = 503
    key = "error-503"
    retry = 5


class ShuttingDown(DatabaseUnavailable):
    """The server ends while a request waits; a retry reaches its successor."""
