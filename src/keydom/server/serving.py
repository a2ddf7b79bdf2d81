"""How the application is served: by uvicorn, with a time limit for the head of a request."""

from __future__ import annotations

import asyncio
import socket
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import uvicorn
from litestar import Litestar
from uvicorn.protocols.http.auto import AutoHTTPProtocol

from keydom.server.app import create_app
from keydom.server.express import Express
from keydom.server.logs import write_logs
from keydom.server.settings import Settings

SWITCH = 0.0005  # seconds that a drawing goes on while a thread has an answer of the database; Python has 0.005
FIRST = 0.5  # seconds that the first request of a new connection has to come when the server ends
PATIENCE = 2  # seconds that open pages have to let go when it ends
LATE = b"HTTP/1.1 408 Request Timeout\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"

if TYPE_CHECKING:
    from uvicorn.protocols.http.h11_impl import H11Protocol as Protocol
else:
    Protocol = AutoHTTPProtocol  # whichever is installed


def serve(settings: Settings, sock: socket.socket, ready: Callable[[], None] = lambda: None) -> None:
    """Serve at a socket until told to end; says when requests are answered."""
    write_logs(settings.logs)
    sys.setswitchinterval(SWITCH)
    app = create_app(settings)
    app.on_startup.append(ready)
    options: dict[str, Any] = {"access_log": False, "timeout_graceful_shutdown": PATIENCE}
    options |= {"log_config": None} if settings.logs == "json" else {"log_level": "warning"}
    server(app, settings, **options).run(sockets=[sock])


def server(app: Litestar, settings: Settings, **options: Any) -> uvicorn.Server:
    """A server that is ready to run."""
    return uvicorn.Server(uvicorn.Config(Express(app), http=prompt(settings.patience), **options))


def prompt(seconds: float) -> type[Protocol]:
    """Connections that are closed where the head of a request does not come in so many seconds."""

    class Prompt(Protocol):
        _closing: asyncio.TimerHandle | None = None
        _ending = False

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            self._begin()

        def data_received(self, data: bytes) -> None:
            super().data_received(data)
            if self._ending and self.cycle is not None:
                self.cycle.keep_alive = False
            if self.cycle is not None and not self.cycle.response_complete:
                self._end()  # a request is being answered; its body has a limit of its own
            elif self._closing is None:
                self._begin()

        def shutdown(self) -> None:
            """The server ends. Who has just connected has a request on its way, which is answered."""
            if self.cycle is None and not self._ending:
                self._ending = True
                asyncio.get_running_loop().call_later(FIRST, self.shutdown)
            elif not self.transport.is_closing():
                super().shutdown()

        def connection_lost(self, exc: Exception | None) -> None:
            self._end()
            super().connection_lost(exc)

        def _begin(self) -> None:
            self._closing = asyncio.get_running_loop().call_later(seconds, self._give_up)

        def _end(self) -> None:
            if self._closing is not None:
                self._closing.cancel()
                self._closing = None

        def _give_up(self) -> None:
            self._closing = None
            if not self.transport.is_closing():
                self.transport.write(LATE)
                self.transport.close()

    return Prompt
