"""The tables of a browser, as the lobby lists them."""

from __future__ import annotations

from typing import NamedTuple

from keydom.core.cache import Cache
from keydom.core.errors import KeydomError
from keydom.core.game import Game
from keydom.games import get_game
from keydom.server.access.requester import Requester
from keydom.server.errors import Outdated
from keydom.server.store.seat_holders import SeatHolding
from keydom.server.table.results import final_places
from keydom.server.table.seat_requests import is_waiting
from keydom.server.table.table import GameTable
from keydom.server.table_registry import TableRegistry
from keydom.server.words import PageWords

CACHE_SIZE = 1024  # results


class MyResult(NamedTuple):
    """How a seat ended."""

    seat: int
    place: int
    total: int


class MyTable:
    """One table of a browser that holds these seats there, in its language."""

    def __init__(self, table: GameTable, mine: list[int], holding: SeatHolding, language: str) -> None:
        self.id, self.game, self.over = table.id, table.game, table.over
        self.words = table.words(language)
        self.mine, self.version = mine, table.version
        self.names = [self.words.name(f"seat:{seat}") for seat in range(table.seats)]
        self.mover, self.since, self.ply = table.mover, table.since, table.match.ply
        self.my_turn = table.mover in mine and table.mover not in table.bots
        self.asked = any(table.asks(seat) for seat in mine) or is_waiting(table, holding, mine)
        self.moment = "" if table.over else table.game.moment(table.match.view(None), self.words)
        self.stand_in = table.row.stand_in
        self.playing = [seat for seat in mine if seat not in table.bots and not table.over]
        self.removable = table.over or not self.playing or table.people.seats <= set(mine)
        self.results = results(table) if table.over else []
        usual = self.game.options().values
        chosen = {name: value for name, value in table.row.options.items() if value != usual.get(name)}
        self.options = [self.words.option(name, value) for name, value in chosen.items()]
        self.has_picture = type(table.game).cover is not Game.cover

    @property
    def won(self) -> bool:
        return any(result.place == 1 and result.seat in self.mine for result in self.results)


class MyEndedTable(NamedTuple):
    """A table that began under earlier rules and cannot go on: no more than its record can be had."""

    id: str
    words: PageWords


class MyTables(NamedTuple):
    """The tables of a browser, the one touched last first."""

    rows: list[MyTable]
    ended: list[MyEndedTable]


async def my_tables(tables: TableRegistry, requester: Requester) -> MyTables:
    """The tables where this browser may act, or might have."""
    found = MyTables([], [])
    for id in await tables.store.tables_of(requester.holder):
        try:
            table = await tables.open(id)
        except Outdated:
            row = await tables.store.table(id)
            names = {seat.seat: seat.name for seat in row.seats if seat.name}
            found.ended.append(MyEndedTable(id, PageWords(get_game(row.game), requester.language, names)))
            continue
        except KeydomError:  # of a game that is not here, or of rules to come: it is kept, and cannot be shown
            continue
        await table.slices.wait_turn()
        found.rows.append(
            MyTable(table, await requester.seats(id), await tables.store.seat_holding(id), requester.language)
        )
    return found


def results(table: GameTable) -> list[MyResult]:
    """The seats of a finished game, the best first."""
    key = (table.id, table.version)
    known = _results.get(key)
    if known is None:
        totals = [score.total for score in table.match.scores()]
        found = [MyResult(seat, place, totals[seat]) for seat, place in enumerate(final_places(table))]
        known = _results[key] = sorted(found, key=lambda result: (result.place, result.seat))
    return known


_results: Cache[tuple[str, int], list[MyResult]] = Cache(CACHE_SIZE)  # of the finished games that were listed last
