"""News of a table to whoever watches: the version alone, so that no secret can travel this way."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable

from litestar.channels import ChannelsPlugin
from litestar.response.sse import ServerSentEventMessage

BEAT = 15.0  # seconds after which a silent line says that it is alive


class Streams:
    """The channels of all tables."""

    def __init__(self, channels: ChannelsPlugin) -> None:
        self.channels = channels

    def publish(self, table: str, version: int) -> None:
        self.channels.publish(str(version), f"table-{table}")

    async def of(self, table: str, version: Callable[[], int]) -> AsyncGenerator[ServerSentEventMessage, None]:
        """The version now, and again whenever something happens; listening begins before the first is told."""
        async with self.channels.start_subscription([f"table-{table}"]) as subscriber:
            yield ServerSentEventMessage(event="version", data=str(version()))
            events = subscriber.iter_events()
            while True:
                news = asyncio.ensure_future(anext(events))
                try:
                    while not (await asyncio.wait({news}, timeout=BEAT))[0]:
                        yield ServerSentEventMessage(comment="alive", data=None)
                finally:
                    if not news.done():
                        news.cancel()
                yield ServerSentEventMessage(event="version", data=news.result().decode())
