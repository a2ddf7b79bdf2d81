"""Figures of many games by DuckDB: who did what with which component, and how they fared.

It reads records, or the Parquet files of `keydom dataset`, a row a decision. Parquet does not hold what was offered:
there everybody is taken to have been offered what anybody did.
"""

from __future__ import annotations

import csv
import tempfile
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from keydom.arena.files import read_record
from keydom.core.errors import BadRecord, InvalidAction, KeydomError
from keydom.core.game import Game
from keydom.games import get_game
from keydom.study.explorer.component_uses import GameSummary, components_of, summarise
from keydom.study.explorer.statistics import (
    FEW,
    CollectionStatistics,
    ComponentStatistics,
    OpeningStatistics,
    SeatStatistics,
    mean_estimate,
    share_estimate,
)

if TYPE_CHECKING:
    from duckdb import DuckDBPyConnection

OPENINGS: Final = 12  # first choices that are told
BOTS, PEOPLE = "bots", "people"  # games of bots alone, and games with somebody else

TABLES = """
create table seats (game text, seat integer, player text, person boolean, options text, plies integer, score integer,
                    rank integer, margin integer, first text);
create table uses (game text, seat integer, deed text, thing text, taken integer, price double, points double);
"""
DECISIONS = """
create table decisions as
  select filename || ' ' || game_number as game, game_number, ply, seat, coalesce(bot, '') as player, action,
         score, rank, margin
  from read_parquet($files, union_by_name = true, filename = true) where score is not null;
insert into seats
  select game, seat, any_value(player), false, '', any_value(plies), any_value(score), any_value(rank),
         any_value(margin), arg_min(action, ply)
  from decisions join (select game, max(ply) + 1 as plies from decisions group by game) using (game)
  group by game, seat;
"""
DONE = """
insert into uses
with done as (select d.game, d.seat, t.verb, t.thing, min(d.ply) as ply
              from decisions d join touched t using (action) group by all)
select s.game, s.seat, v.verb, v.thing, k.ply, null, null
from (select distinct game, verb, thing from done) v join seats s using (game)
left join done k on k.game = s.game and k.seat = s.seat and k.verb = v.verb and k.thing = v.thing
"""
COPY = """copy {table} from '{path}' (header false, delim ',', quote '"', escape '"', auto_detect false)"""
FILTER = """
delete from seats where game not in (
  select game from seats group by game
  having ($seats = 0 or count(*) = $seats) and ($player = '' or count(*) filter (player = $player) > 0)
     and ($who = '' or (count(*) filter (person) = 0) = ($who = 'bots'))
     and ($option = '' or contains(any_value(options), ';' || $option || ';')))
"""
THINGS = """
with strength as (select player, avg(margin) as usual from seats group by player),
everyone as (
  select d.deed, d.thing, d.game, d.taken is not null as took, d.taken / s.plies as far, d.price, d.points, s.rank,
         s.score, s.margin, s.margin - p.usual as fair
  from uses d join seats s using (game, seat) join strength p using (player)),
apart as (
  select deed, thing, game, avg(margin) filter (took) - avg(margin) filter (not took) as lead,
         avg(fair) filter (took) - avg(fair) filter (not took) as fair, avg(price) filter (took) as price
  from everyone group by all),
levels as (
  select *, avg(fair) over (partition by deed, thing) as usual_fair,
         avg(price) over (partition by deed, thing) as usual_price
  from apart where fair is not null and price is not null),
costs as (  -- how much less those are ahead who paid one more for the same thing, and what is paid on average
  select deed, regr_slope(fair - usual_fair, price - usual_price) as slope, avg(price) as usual
  from levels group by deed),
level as (
  select a.deed, a.thing, a.lead, a.fair - coalesce(c.slope * (a.price - c.usual), 0) as fair
  from apart a left join costs c using (deed)),
leads as (
  select deed, thing, count(lead) as games, avg(lead) as lead, stddev_samp(lead) as spread, avg(fair) as fair,
         stddev_samp(fair) as fair_spread
  from level group by deed, thing)
select e.deed, e.thing, count(distinct e.game), count(*), count(*) filter (took), avg(far), avg(price), avg(points),
       avg(rank) filter (took), count(*) filter (took and rank = 1), avg(score) filter (took),
       any_value(l.games), any_value(l.lead), any_value(l.spread), any_value(l.fair), any_value(l.fair_spread)
from everyone e join leads l using (deed, thing)
group by e.deed, e.thing order by count(*) filter (took) desc, e.deed, e.thing
"""


class GameFilter(NamedTuple):
    """The games that are asked about; by default all."""

    seats: int = 0
    player: str = ""
    who: str = ""  # BOTS or PEOPLE
    option: str = ""  # as `name=value`

    def __bool__(self) -> bool:
        return any(self)


ALL: Final = GameFilter()


class Explorer:
    """A collection of games in a database; close it, or use it as a context."""

    def __init__(self, game: Game[Any, Any], games: Mapping[str, GameSummary], wanted: GameFilter = ALL) -> None:
        self.game = game
        self._db = connect()
        self._db.execute(TABLES)
        self._fill(games)
        self._filter(wanted)

    @classmethod
    def of(cls, folder: Path, wanted: GameFilter = ALL) -> Explorer:
        """The games of a folder: its records or, where there are none, its Parquet files."""
        records = sorted(folder.glob("*.key"))
        files = sorted(folder.glob("*.parquet"))
        if records:
            return cls(*read(records), wanted)
        if not files:
            raise KeydomError(f"there are no games in {folder}: neither records nor what `keydom dataset` writes")
        explorer = cls(_game_of(files), {})
        explorer._db.execute(DECISIONS.replace("$files", str([str(file) for file in files])))
        explorer._add_uses()
        explorer._filter(wanted)
        return explorer

    def __enter__(self) -> Explorer:
        return self

    def __exit__(self, *_: object) -> None:
        self._db.close()

    def explored(self) -> CollectionStatistics:
        """All figures of the collection."""
        ((count, *lengths),) = self._all(
            "select count(*), min(plies), avg(plies), max(plies) from "
            "(select any_value(plies) as plies from seats group by game)"
        )
        if not count:
            raise KeydomError("there is no finished game among them")
        players = [str(name) for (name,) in self._all("select distinct player from seats order by player") if name]
        return CollectionStatistics(
            self.game.id, int(count), int(lengths[0]), round(float(lengths[1]), 1), int(lengths[2]), players,
            self._seats(), self._openings(), [_thing(row) for row in self._all(THINGS)],
        )  # fmt: skip

    def games_with(self, deed: str, thing: str) -> list[str]:
        """The names of the games in which somebody did this with a component."""
        rows = self._db.execute(
            "select distinct d.game from uses d join seats using (game) "
            "where d.deed = $deed and d.thing = $thing and d.taken is not null order by 1",
            {"deed": deed, "thing": thing},
        )
        return [str(name).rpartition(" ")[2] for (name,) in rows.fetchall()]

    def _seats(self) -> list[SeatStatistics]:
        rows = self._all(
            "select n, seat, count(*), count(*) filter (rank = 1), avg(score) from seats "
            "join (select game, count(*) as n from seats group by game) using (game) group by n, seat order by n, seat"
        )
        return [
            SeatStatistics(int(table), int(seat), int(games), share_estimate(wins, games), round(score, 2))
            for table, seat, games, wins, score in rows
        ]

    def _openings(self) -> list[OpeningStatistics]:
        rows = self._all(
            "select first, count(*), count(*) filter (rank = 1), avg(score) from seats "
            f"where first <> '' group by first order by 2 desc, 1 limit {OPENINGS}"
        )
        return [
            OpeningStatistics(str(text), int(games), share_estimate(wins, games), round(score, 2))
            for text, games, wins, score in rows
        ]

    def _fill(self, games: Mapping[str, GameSummary]) -> None:
        """Load the facts through files. Row by row a database of columns takes a hundred times as long."""
        seats, uses = [], []
        for name, one in games.items():
            options = "".join(f";{key}={value}" for key, value in one.options.items()) + ";"
            for seat, fact in enumerate(one.seats):
                row = (name, seat, fact.player, fact.person, options, one.plies, fact.score, fact.rank, fact.margin)
                seats.append((*row, fact.first))
            uses += [(name, use.seat, use.deed, use.thing, use.taken, use.price, use.points) for use in one.uses]
        with tempfile.TemporaryDirectory(prefix="keydom-") as folder:
            for table, rows in (("seats", seats), ("uses", uses)):
                path = Path(folder) / f"{table}.csv"
                with path.open("w", encoding="utf-8", newline="") as file:
                    csv.writer(file).writerows(rows)
                self._db.execute(COPY.format(table=table, path=path))
        self._db.execute("update seats set player = coalesce(player, ''), first = coalesce(first, '')")

    def _filter(self, wanted: GameFilter) -> None:
        self._db.execute(FILTER, wanted._asdict())

    def _add_uses(self) -> None:
        """Add the components that each action touches."""
        self._db.execute("create table touched (action text, verb text, thing text)")
        rows = []
        for (text,) in self._all("select distinct action from decisions"):
            rows += [(text, verb, ref) for verb, ref in named_components(self.game, str(text))]
        if rows:
            self._db.executemany("insert into touched values (?, ?, ?)", rows)
        self._db.execute(DONE)

    def _all(self, query: str) -> list[tuple[Any, ...]]:
        return self._db.execute(query).fetchall()


def read(paths: Iterable[Path]) -> tuple[Game[Any, Any], dict[str, GameSummary]]:
    """The game of these records, and the summary of each that was finished, by file name."""
    found: dict[str, GameSummary] = {}
    game: Game[Any, Any] | None = None
    for path in paths:
        record = read_record(path)
        game = game or get_game(record.game).of_record(record)
        if record.game != game.id:
            raise KeydomError(f"these are games of {game.id} and of {record.game}: explore them one by one")
        try:
            facts = summarise(game, record)
        except KeydomError as error:
            raise error if isinstance(error, BadRecord) else BadRecord(str(error), str(path)) from None
        if facts is not None:
            found[path.stem] = facts
    assert game is not None, "somebody looked for records first"
    return game, found


def named_components(game: Game[Any, Any], text: str) -> list[tuple[str, str]]:
    """The verb of an action with each component that it names.

    >>> named_components(get_game("keythedral"), "buy b07")
    [('buy', 'tile:b07')]
    """
    try:
        action = game.parse(text)
    except InvalidAction:
        return []
    return [(action.verb.name, ref) for ref in components_of(game, action)]


def _thing(row: Sequence[Any]) -> ComponentStatistics:
    deed, thing, games, seats, taken, far, price, points, place, wins, score, paired, *leads = row
    lead, spread, fair, fair_spread = leads
    return ComponentStatistics(
        deed, thing, int(games), int(seats), int(taken), share_estimate(taken, seats), _round(far, 3), _round(price),
        _round(points), _round(place), share_estimate(wins, taken), _round(score), mean_estimate(lead, spread, paired),
        mean_estimate(fair, fair_spread, paired), apart=int(paired), few=games < FEW,
    )  # fmt: skip


def _round(value: float | None, digits: int = 2) -> float | None:
    return None if value is None else round(value, digits)


def _game_of(files: Iterable[Path]) -> Game[Any, Any]:
    import pyarrow.parquet as pq

    names = set()
    for file in files:
        try:
            metadata = pq.read_schema(file).metadata or {}
        except (OSError, ValueError) as error:
            raise KeydomError(f"cannot read {file}: {error}") from None
        if b"game" not in metadata:
            raise KeydomError(f"{file} is not what `keydom dataset` writes: it does not say of which game it is")
        names.add(metadata[b"game"].decode())
    if len(names) > 1:
        raise KeydomError(f"these are games of {' and of '.join(sorted(names))}: explore them one by one")
    return get_game(names.pop())


def connect() -> DuckDBPyConnection:
    """A database in memory."""
    try:
        import duckdb
    except ImportError:
        raise KeydomError("exploring needs the package duckdb: pip install 'keydom[research]'") from None
    return duckdb.connect(":memory:")
