"""The tables of a browser as the lobby lists them: how far they are, who is waited for, and how they ended."""

from __future__ import annotations

from typing import NamedTuple

from keydom.core.errors import KeydomError
from keydom.games import game as registered
from keydom.server.errors import Outdated
from keydom.server.holders import Sitting
from keydom.server.live import Live
from keydom.server.readers import Reader
from keydom.server.regaining import waiting
from keydom.server.results import places
from keydom.server.speech import Speech, speech
from keydom.server.tables import Tables

KEPT = 1024  # results


class Result(NamedTuple):
    """How a seat ended."""

    seat: int
    place: int
    total: int


class Row:
    """One table of a browser that holds these seats there, in its language."""

    def __init__(self, live: Live, mine: list[int], sitting: Sitting, language: str) -> None:
        self.id, self.game, self.over = live.id, live.game, live.over
        self.words = live.words(language)
        self.names = [self.words.name(f"seat:{seat}") for seat in range(live.seats)]
        self.mover, self.since, self.ply = live.mover, live.since, live.match.ply
        self.my_turn = live.mover in mine and live.mover not in live.bots
        self.asked = any(live.asks(seat) for seat in mine) or waiting(live, sitting, mine)
        self.moment = "" if live.over else live.game.moment(live.match.view(None), self.words)
        self.stand_in = live.row.stand_in
        self.playing = [seat for seat in mine if seat not in live.bots and not live.over]
        self.removable = live.over or not self.playing or live.people.seats <= set(mine)
        self.results = results(live) if live.over else []
        usual = self.game.options().values
        chosen = {name: value for name, value in live.row.options.items() if value != usual.get(name)}
        self.options = [self.words.option(name, value) for name, value in chosen.items()]


class Ended(NamedTuple):
    """A table that began under earlier rules and cannot go on: no more than its record can be had."""

    id: str
    words: Speech


class Own(NamedTuple):
    """The tables of a browser, the one touched last first."""

    rows: list[Row]
    ended: list[Ended]


async def own_tables(tables: Tables, reader: Reader) -> Own:
    """The tables where this browser may act, or might have."""
    found = Own([], [])
    for id in await tables.store.tables_of(reader.holder):
        try:
            live = await tables.open(id)
        except Outdated:
            row = await tables.store.table(id)
            names = {seat.seat: seat.name for seat in row.seats if seat.name}
            found.ended.append(Ended(id, speech(registered(row.game), reader.language, names)))
            continue
        except KeydomError:  # of a game that is not here, or of rules to come: it is kept, and cannot be shown
            continue
        await live.turnstile.pass_through()
        found.rows.append(Row(live, await reader.seats(id), await tables.store.sitting(id), reader.language))
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
