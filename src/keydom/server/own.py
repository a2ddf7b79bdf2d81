"""The tables of a browser as the lobby lists them: how far they are, who is waited for, and how they ended."""

from __future__ import annotations

from typing import NamedTuple

from keydom.core.errors import KeydomError
from keydom.server.live import Live
from keydom.server.readers import Reader
from keydom.server.results import places
from keydom.server.tables import Tables

KEPT = 1024  # results


class Result(NamedTuple):
    """How a seat ended."""

    seat: int
    place: int
    total: int


class Row:
    """One table of a browser that holds these seats there, in its language."""

    def __init__(self, live: Live, mine: list[int], language: str) -> None:
        self.id, self.game, self.over = live.id, live.game, live.over
        self.words = live.words(language)
        self.names = [self.words.name(f"seat:{seat}") for seat in range(live.seats)]
        self.mover, self.since, self.ply = live.mover, live.since, live.match.ply
        self.my_turn = live.mover in mine and live.mover not in live.bots
        self.asked = any(live.asks(seat) for seat in mine)
        self.moment = "" if live.over else live.game.moment(live.match.view(None), self.words)
        self.stand_in = live.row.stand_in
        self.playing = [seat for seat in mine if seat not in live.bots and not live.over]
        self.removable = live.over or not self.playing or live.people.seats <= set(mine)
        self.results = results(live) if live.over else []
        usual = self.game.options().values
        chosen = {name: value for name, value in live.row.options.items() if value != usual.get(name)}
        self.options = [self.words.option(name, value) for name, value in chosen.items()]


async def own_tables(tables: Tables, reader: Reader) -> list[Row]:
    """The tables where this browser may act, the one touched last first."""
    found = []
    for id in await tables.store.tables_of(reader.holder):
        try:
            live = await tables.open(id)
        except KeydomError:  # a table of other rules: it is kept, and cannot be shown
            continue
        await live.turnstile.pass_through()
        found.append(Row(live, await reader.seats(id), reader.language))
    return found


def results(live: Live) -> list[Result]:
    """The seats of a finished game, the best first."""
    key = (live.id, live.version)
    if key not in _results:
        totals = [score.total for score in live.match.scores()]
        found = [Result(seat, place, totals[seat]) for seat, place in enumerate(places(live))]
        _results[key] = sorted(found, key=lambda result: (result.place, result.seat))
        while len(_results) > KEPT:
            _results.pop(next(iter(_results)))
    return _results[key]


_results: dict[tuple[str, int], list[Result]] = {}  # of the finished games that were listed last
