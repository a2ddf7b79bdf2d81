"""Serves the application by uvicorn, with a connection limit and a timeout for request headers."""

from __future__ import annotations

import asyncio
import logging
import socket
import sys
from collections.abc import Callable, Sequence, Sized
from contextlib import ExitStack
from typing import TYPE_CHECKING, Any

import uvicorn
from litestar import Litestar
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.auto import AutoHTTPProtocol

from keydom.server.access.addresses import Proxies, normalized, visitor_of
from keydom.server.access.limits import RETRY_AFTER, ConcurrencyLimit, RequestLimit
from keydom.server.app import create_app
from keydom.server.errors import RateLimited
from keydom.server.logs import MALFORMED, write_logs
from keydom.server.settings import Settings
from keydom.server.web.gateway import Gateway

SWITCH_INTERVAL = 0.0005  # seconds that a drawing goes on while a thread has the database's answer; Python has 0.005
FIRST_REQUEST_TIME = 0.5  # seconds that the first request of a new connection has to come when the server ends
SHUTDOWN_TIME = 2  # seconds that open pages have to let go when it ends
LONGEST_HEAD = 1 << 16  # bytes of a request that are not its body: h11 has the same limit
PIECE = 1 << 12  # bytes that are parsed at once
MOST_HELD = 1 << 20  # bytes of later requests on a connection that are kept while an earlier one is answered
TIMEOUT_RESPONSE = b"HTTP/1.1 408 Request Timeout\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
LENGTH_RESPONSE = b"HTTP/1.1 431 Request Header Fields Too Large\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
LIMIT_RESPONSE = (
    b"HTTP/1.1 429 Too Many Requests\r\nretry-after: %d\r\ncontent-length: 0\r\nconnection: close\r\n\r\n" % RETRY_AFTER
)

if TYPE_CHECKING:
    from uvicorn.protocols.http.h11_impl import H11Protocol as Protocol
else:
    Protocol = AutoHTTPProtocol  # whichever is installed


def serve(settings: Settings, socks: Sequence[socket.socket], ready: Callable[[], None] = lambda: None) -> None:
    """Serve at sockets until told to end; call `ready` in the event loop when requests are answered."""
    write_logs(settings.log_format)
    sys.setswitchinterval(SWITCH_INTERVAL)
    app = create_app(settings)
    app.on_startup.append(ready)
    options: dict[str, Any] = {"access_log": False, "timeout_graceful_shutdown": SHUTDOWN_TIME}
    options |= {"log_config": None} if settings.log_format == "json" else {"log_level": "warning"}
    server(app, settings, **options).run(sockets=list(socks))


def server(app: Litestar, settings: Settings, **options: Any) -> uvicorn.Server:
    """Make a uvicorn server for the application."""
    options |= {"proxy_headers": False}  # they are read in `with_proxy_headers`
    options |= {"ws": "none"}  # a WebSocket leaves `limited_protocol`, which would count its connection for ever
    protocol = limited_protocol(settings, app.state.limit)
    return uvicorn.Server(uvicorn.Config(with_proxy_headers(app, settings), http=protocol, **options))


def with_proxy_headers(app: Litestar, settings: Settings) -> Any:
    """Wrap the application so that it knows the addresses of visitors behind a proxy."""
    return ProxyHeadersMiddleware(Gateway(app), Proxies(settings.proxies).names)  # type: ignore[arg-type]


def limited_protocol(settings: Settings, limit: RequestLimit | None = None) -> type[Protocol]:
    """Make a protocol that limits the connections of an address, and the length and the time of a request's head.

    Of what is no request at all no application hears: it is counted here.

    httptools parses whatever it is given and keeps a head without limit. So it is given pieces, and none as long as
    a later request waits for the answer to an earlier one. The callbacks here are called by httptools only; h11 has
    such limits itself.
    """
    requests = limit or RequestLimit(settings)
    logging.getLogger("uvicorn.error").addFilter(MALFORMED)
    proxies, room = Proxies(settings.proxies), ConcurrencyLimit(settings.connections, "connections")

    class LimitedProtocol(Protocol):
        _closing: asyncio.TimerHandle | None = None
        _ending = False
        pipeline: Sized = ()  # requests that wait for the answer to an earlier one
        _in_request = _in_head = False
        _piece = 0  # bytes of the piece that is being parsed
        _beside_body = 0  # bytes since the request began that are not its body

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            self._held = bytearray()  # what has come and is not parsed yet
            self._place = ExitStack()
            if self.client is not None:
                self.client = (normalized(self.client[0]), self.client[1])
                if self.client[0] not in proxies:
                    try:
                        self._place.enter_context(room.enter(visitor_of(self.client[0])))
                    except RateLimited:
                        transport.write(LIMIT_RESPONSE)
                        transport.close()
                        return
            self._begin()

        def data_received(self, data: bytes) -> None:
            self._held += data
            self._parse()
            if len(self._held) > MOST_HELD:
                self.transport.close()

        def _parse(self) -> None:
            """Parse what has come, up to a request that has to wait."""
            while self._held and not self.pipeline and not self.transport.is_closing():
                piece = bytes(self._held[:PIECE])
                del self._held[:PIECE]
                self._piece = len(piece)
                self._beside_body += self._piece
                super().data_received(piece)
                if self._in_request and self._beside_body > LONGEST_HEAD:
                    self._refuse(LENGTH_RESPONSE)
            if self._held:
                self.flow.pause_reading()
            if self._ending and self.cycle is not None:
                self.cycle.keep_alive = False
            if self._answering and (not self._in_head or self.flow.read_paused):
                self._end()  # a request is being answered; its body has a limit of its own
            elif self._closing is None:
                self._begin()

        @property
        def _answering(self) -> bool:
            return self.cycle is not None and not self.cycle.response_complete

        @property
        def _may_refuse(self) -> bool:
            """Whether no answer to an earlier request is under way."""
            unanswered = self._answering and (self.cycle.response_started or not self.cycle.more_body)
            return not unanswered and not self.pipeline

        def on_message_begin(self) -> None:
            self._in_request = self._in_head = True
            self._beside_body = self._piece
            super().on_message_begin()  # type: ignore[misc]

        def on_headers_complete(self) -> None:
            self._in_head = False
            super().on_headers_complete()  # type: ignore[misc]

        def on_body(self, body: bytes) -> None:
            self._beside_body -= len(body)
            super().on_body(body)  # type: ignore[misc]

        def on_message_complete(self) -> None:
            self._in_request = False
            super().on_message_complete()  # type: ignore[misc]

        def on_response_complete(self) -> None:
            super().on_response_complete()
            if self._held and not self.transport.is_closing():
                self._parse()

        def send_400_response(self, msg: str) -> None:
            if not self._may_refuse:
                self.transport.close()
                return
            try:
                requests.take(self.client[0] if self.client is not None else "")
            except RateLimited:
                self._refuse(LIMIT_RESPONSE)
            else:
                super().send_400_response(msg)

        def shutdown(self) -> None:
            """The server ends. Who has just connected has a request on its way, which is answered."""
            if self.cycle is None and not self._ending:
                self._ending = True
                asyncio.get_running_loop().call_later(FIRST_REQUEST_TIME, self.shutdown)
            elif not self.transport.is_closing():
                super().shutdown()

        def connection_lost(self, exc: Exception | None) -> None:
            self._end()
            self._place.close()
            super().connection_lost(exc)

        def _begin(self) -> None:
            self._closing = asyncio.get_running_loop().call_later(settings.header_timeout, self._give_up)

        def _end(self) -> None:
            if self._closing is not None:
                self._closing.cancel()
                self._closing = None

        def _give_up(self) -> None:
            self._closing = None
            self._refuse(TIMEOUT_RESPONSE)

        def _refuse(self, response: bytes) -> None:
            """Close the connection; say why where no other answer is under way."""
            if not self.transport.is_closing():
                if self._may_refuse:
                    self.transport.write(response)
                self.transport.close()

    return LimitedProtocol
