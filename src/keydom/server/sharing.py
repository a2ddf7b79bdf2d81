"""Limits hold over all servers of a database: each tells the others now and then what addresses have had there."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from sqlalchemy import Connection, delete, func, insert, select
from sqlalchemy.exc import SQLAlchemyError

from keydom.server.database import Database
from keydom.server.errors import Trouble
from keydom.server.limits import Counted
from keydom.server.schema import usage
from keydom.server.tokens import hashed

EVERY = 2.0  # seconds; so much more than its limit an address may have for so long
WORTH = 0.05  # of a limit: less is not worth telling


class Sharing:
    """What is counted here goes out, what is counted elsewhere comes in."""

    def __init__(self, database: Database, counted: Sequence[Counted]) -> None:
        self._database = database
        self._counted = {one.what: one for one in counted}
        self._told = False  # something of ours is there

    async def run(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self._exchange()
            except (Trouble, SQLAlchemyError):  # limits are the less exact for a while
                continue

    async def _exchange(self) -> None:
        now, name = self._database.clock(), self._database.name
        mine = [
            {
                "server": name,
                "what": what,
                "whose": hashed(address),
                "amount": amount,
                "until": now + max(EVERY * 3, one.left()),
            }
            for what, one in self._counted.items()
            for address, amount in one.taken().items()
            if amount >= WORTH * one.most
        ]
        if mine or self._told:
            await self._database.write(lambda db: self._tell(db, mine))
            self._told = bool(mine)
        query = select(usage.c.what, usage.c.whose, func.sum(usage.c.amount)).group_by(usage.c.what, usage.c.whose)
        theirs = query.where(usage.c.server != self._database.name, usage.c.until > self._database.now())
        rows = await self._database.read(lambda db: db.execute(theirs).all())
        for what, one in self._counted.items():
            one.elsewhere = {whose: int(amount) for kind, whose, amount in rows if kind == what}

    def _tell(self, db: Connection, mine: list[dict[str, object]]) -> None:
        ours = (usage.c.server == self._database.name) & usage.c.what.in_(self._counted)
        db.execute(delete(usage).where(ours | (usage.c.until < self._database.now())))
        if mine:
            db.execute(insert(usage), mine)
