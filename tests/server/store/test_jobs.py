"""A bot's move is work that one server does: what was wanted is done, whoever hears of it too late."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from time import time
from typing import Any, ClassVar, cast

import pytest
from sqlalchemy import select

from keydom.core.errors import KeydomError
from keydom.server.bots.moves import BotMoves, BotTurn
from keydom.server.errors import LeaseLost, StaleVersion
from keydom.server.settings import Settings
from keydom.server.store.jobs import BOT, Jobs
from keydom.server.store.migrate import migrate
from keydom.server.store.schema import jobs
from keydom.server.store.tables import Store

from ..hosting import awaited

LEASE = 60.0


class Clock:
    """The time as a test sets it."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def with_a_table(folder: Path, act: Callable[[Store, Jobs], Awaitable[Any]], clock: Callable[[], float] = time) -> Any:
    """What comes of it, at a table where a person is to move and no bot's move is wanted."""

    async def run() -> Any:
        store = Store(f"sqlite:///{folder / 'k.db'}", clock)
        try:
            await migrate(store)
            await store.create("table", "pebbles", {}, 1, "", [("Ana", None, "hash")], [])
            return await act(store, Jobs(store, BOT, LEASE))
        finally:
            await store.close()

    return awaited(run())


async def a_person_moves(store: Store) -> None:
    await store.append("table", 0, [(0, "keep")], False, bot_next=True)


def test_a_move_that_is_wanted_anew_is_not_ended_by_who_took_the_one_before(tmp_path: Path) -> None:
    async def act(store: Store, late: Jobs) -> list[str]:
        fence = await late.take("table")
        assert fence is not None
        await a_person_moves(store)
        await late.done("table", fence)
        return await late.free()

    assert with_a_table(tmp_path, act) == ["table"]


def test_a_job_is_taken_once_and_again_when_its_lease_is_over(tmp_path: Path) -> None:
    clock = Clock()

    async def act(store: Store, jobs: Jobs) -> list[bool]:
        taken = []
        for passed in (0.0, LEASE - 1, 2.0):
            clock.now += passed
            taken.append(await jobs.take("table") is not None)
        return taken

    assert with_a_table(tmp_path, act, clock) == [True, False, True]


def test_who_comes_too_late_for_a_job_writes_nothing(tmp_path: Path) -> None:
    clock = Clock()

    async def act(store: Store, jobs: Jobs) -> list[str]:
        late = await jobs.take("table")
        clock.now += LEASE + 1
        assert await jobs.take("table") is not None
        with pytest.raises(LeaseLost):
            await store.append("table", 0, [(0, "keep")], False, fence=late)
        return [line.text for line in await store.log("table")]

    assert with_a_table(tmp_path, act, clock) == []


def test_a_job_that_was_put_off_is_not_free_before_its_time(tmp_path: Path) -> None:
    clock = Clock()

    async def act(store: Store, jobs: Jobs) -> list[list[str]]:
        fence = await jobs.take("table")
        assert fence is not None
        await jobs.give_back("table", fence, later=10.0)
        before = await jobs.free()
        clock.now += 11
        return [before, await jobs.free()]

    assert with_a_table(tmp_path, act, clock) == [[], ["table"]]


def test_a_job_that_was_put_off_and_is_wanted_anew_is_free_at_once(tmp_path: Path) -> None:
    async def act(store: Store, jobs: Jobs) -> list[str]:
        fence = await jobs.take("table")
        assert fence is not None
        await jobs.give_back("table", fence, later=600.0)
        await a_person_moves(store)
        return await jobs.free()

    assert with_a_table(tmp_path, act) == ["table"]


class Now:
    """How a table stands: a bot is to move, or a person. More than that nobody gets to know."""

    def __init__(self, bot_to_move: bool) -> None:
        self.bot_to_move = bot_to_move

    @property
    def bots(self) -> dict[int, str]:
        raise KeydomError("looked at")


def test_a_move_is_not_ended_by_who_has_not_looked_since_it_was_taken(tmp_path: Path) -> None:
    async def act(store: Store, _jobs: Jobs) -> list[str]:
        looks: list[bool] = []

        async def look(_id: str) -> Any:
            looks.append(bool(looks))
            if len(looks) == 1:  # what it sees is of before the move
                await a_person_moves(store)
            return Now(looks[-1])

        none: Any = None
        movers = BotMoves(store, Settings(), none, look, none, none)
        movers.wake(type("Woken", (), {"bot_to_move": True, "id": "table"})())
        while movers.thinks("table"):
            await asyncio.sleep(0.01)
        return await store.read(lambda db: list(db.execute(select(jobs.c.subject)).scalars()))

    assert with_a_table(tmp_path, act) == ["table"]


class EasyBot:
    """A table where an easy bot is to move, or a person."""

    mover = 0
    bots: ClassVar = {0: "easy"}

    def __init__(self, bot_to_move: bool) -> None:
        self.bot_to_move = bot_to_move


class OneWorker:
    """A process that has time for any bot; whoever has it is noted."""

    taken = False

    @asynccontextmanager
    async def acquire(self, *_who: object) -> AsyncGenerator[None, None]:
        self.taken = True
        yield

    def free(self, _level: str) -> bool:
        return True


# The look before which a person moves, and whether who thinks holds the move then: by a third look none has begun.
@pytest.mark.parametrize(("moment", "holds"), [(2, [True]), (3, [])])
def test_who_thinks_about_a_move_holds_it_though_it_came_while_an_earlier_one_was_ended(
    tmp_path: Path, moment: int, holds: list[bool]
) -> None:
    async def act(store: Store, _jobs: Jobs) -> list[bool]:
        looks, workers = 0, OneWorker()
        held: list[bool] = []

        async def look(_id: str) -> Any:
            nonlocal looks
            looks += 1
            if looks == moment:  # it has taken what was wanted before
                await a_person_moves(store)
            if workers.taken:
                query = select(jobs.c.holder)
                held.append(await store.read(lambda db: db.execute(query).scalar_one()) == store.name)
                raise KeydomError("seen enough")
            return EasyBot(looks >= moment)

        none: Any = None
        movers = BotMoves(store, Settings(), cast(Any, workers), look, none, lambda _id: none)
        movers.wake(type("Woken", (), {"bot_to_move": True, "id": "table"})())
        while movers.thinks("table"):
            await asyncio.sleep(0.01)
        return held

    assert with_a_table(tmp_path, act) == holds


def test_who_thinks_again_after_somebody_was_faster_holds_the_move(tmp_path: Path) -> None:
    async def act(store: Store, _jobs: Jobs) -> list[bool]:
        held: list[bool] = []

        class TakenBack(EasyBot):
            """A table where a person takes a move back and moves again while the bot thinks."""

            id = "table"

            async def play_on(self, *_move: object) -> None:
                await a_person_moves(store)
                raise StaleVersion("somebody was faster")

        class Watched(BotMoves):
            async def _choice(self, _table: object, _worker: object) -> BotTurn:
                query = select(jobs.c.holder)
                held.append(await store.read(lambda db: db.execute(query).scalar_one()) == store.name)
                if len(held) == 2:
                    raise KeydomError("seen enough")
                return BotTurn(0, 1, ["keep"])

        async def look(_id: str) -> Any:
            return TakenBack(bot_to_move=True)

        none: Any = None
        moves = Watched(store, Settings(bot_move_delay=0.0), cast(Any, OneWorker()), look, none, lambda _id: none)
        moves.wake(type("Woken", (), {"bot_to_move": True, "id": "table"})())
        while moves.thinks("table"):
            await asyncio.sleep(0.01)
        return held

    assert with_a_table(tmp_path, act) == [True, True]
