"""What is known of many games: who did what with which component, and how they fared; asked of DuckDB over Parquet.

The files are those of `keydom dataset`, a row a decision. What an action touches is read off its text, so that no game
is named here.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from math import sqrt
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from keydom.arena.figures import Z, wilson
from keydom.core.errors import InvalidAction, KeydomError
from keydom.core.game import Game
from keydom.games import game as registered

if TYPE_CHECKING:
    from duckdb import DuckDBPyConnection

DEFINED: Final = "2026-11"  # when the figures were last defined otherwise
FEW: Final = 10  # games: below that a figure is greyed
OPENINGS: Final = 12  # first moves that are told

SEATS = """
create table decisions as
  select filename || ' ' || game_number as game, game_number, ply, seat, coalesce(bot, '') as player, action,
         score, rank, margin
  from read_parquet($files, union_by_name = true, filename = true) where score is not null;
create table seats as
  select game, seat, any_value(game_number) as number, any_value(player) as player, any_value(score) as score,
         any_value(rank) as rank, any_value(margin) as margin
  from decisions group by game, seat;
"""
FILTER = """
delete from seats where game not in (
  select game from seats group by game
  having ($seats = 0 or max(seat) + 1 = $seats) and ($player = '' or count(*) filter (player = $player) > 0));
delete from decisions where game not in (select game from seats);
"""
THINGS = """
with takes as (
  select d.game, d.seat, t.verb, t.thing, min(d.ply) as ply
  from decisions d join touched t using (action) group by all),
there as (select distinct verb, thing, game from takes),
lengths as (select game, max(ply) + 1 as plies from decisions group by game),
strength as (select player, avg(margin) as usual from seats group by player),
everyone as (
  select v.verb, v.thing, s.game, s.seat, s.rank, s.score, s.margin, s.margin - p.usual as fair,
         k.ply is not null as took, k.ply / l.plies as far
  from there v join seats s using (game) join strength p using (player) join lengths l using (game)
  left join takes k on k.game = s.game and k.seat = s.seat and k.verb = v.verb and k.thing = v.thing),
apart as (
  select verb, thing, game, avg(margin) filter (took) - avg(margin) filter (not took) as lead,
         avg(fair) filter (took) - avg(fair) filter (not took) as fair
  from everyone group by all)
select e.verb, e.thing, count(distinct e.game), count(*) filter (took), count(*), avg(far),
       avg(rank) filter (took), count(*) filter (took and rank = 1), avg(score) filter (took),
       any_value(a.games), any_value(a.lead), any_value(a.spread), any_value(a.fair), any_value(a.fair_spread)
from everyone e
join (select verb, thing, count(lead) as games, avg(lead) as lead, stddev_samp(lead) as spread, avg(fair) as fair,
             stddev_samp(fair) as fair_spread from apart group by verb, thing) a using (verb, thing)
group by e.verb, e.thing order by count(distinct e.game) desc, e.verb, e.thing
"""


@dataclass(slots=True)
class Mean:
    """A mean and the interval that holds it 95 times out of 100; None where there is nothing to tell it from."""

    value: float | None
    low: float | None
    high: float | None


@dataclass(slots=True)
class Thing:
    """How those fared who did this with a component, beside those who did not in the same games."""

    verb: str
    thing: str
    games: int  # in which somebody did
    taken: int  # seats that did
    seats: int  # seats in those games: how many could have
    share: Mean  # of the seats that did
    when: float  # how far the game was, from 0 to 1
    place: float
    wins: Mean  # share of them that came first
    score: float
    lead: Mean  # their margin above that of the others in the same game
    fair: Mean  # the same, less what each player's margin usually is
    few: bool


@dataclass(slots=True)
class Seat:
    """How a seat fares."""

    seat: int
    games: int
    wins: Mean
    score: float


@dataclass(slots=True)
class Opening:
    """A first move, and how its player fared."""

    action: str
    games: int
    wins: Mean
    score: float


@dataclass(slots=True)
class Explored:
    """All figures of a collection of games."""

    game: str
    games: int
    shortest: int
    mean_length: float
    longest: int
    players: list[str]
    seats: list[Seat]
    openings: list[Opening]
    things: list[Thing]
    defined: str = DEFINED

    def data(self) -> dict[str, Any]:
        return asdict(self)


class Explorer:
    """A collection of games that can be asked; close it, or use it as a context."""

    def __init__(self, folder: Path, seats: int = 0, player: str = "") -> None:
        files = sorted(folder.glob("*.parquet"))
        if not files:
            raise KeydomError(f"there are no games in {folder}: `keydom dataset` writes them as .parquet files")
        self.game = _game_of(files)
        self._db = _connected()
        self._db.execute(SEATS.replace("$files", str([str(file) for file in files])))
        self._db.execute(FILTER.replace("$seats", str(seats)).replace("$player", _quoted(player)))
        self._touch()

    def __enter__(self) -> Explorer:
        return self

    def __exit__(self, *_: object) -> None:
        self._db.close()

    def explored(self) -> Explored:
        """Every figure there is."""
        count = self._one("select count(distinct game) from seats")[0]
        if not count:
            raise KeydomError("there is no finished game among them")
        lengths = self._one(
            "select min(plies), avg(plies), max(plies) from (select max(ply) + 1 as plies from decisions group by game)"
        )
        players = [str(name) for (name,) in self._all("select distinct player from seats order by player") if name]
        things = [_thing(row) for row in self._all(THINGS)]
        return Explored(
            self.game.id, int(count), int(lengths[0]), round(float(lengths[1]), 1), int(lengths[2]), players,
            self._seats(), self._openings(), things,
        )  # fmt: skip

    def behind(self, verb: str, thing: str) -> list[int]:
        """The numbers of the games behind a figure."""
        rows = self._all(
            "select distinct d.game_number from decisions d join touched t using (action) "
            f"where t.verb = {_quoted(verb)} and t.thing = {_quoted(thing)} order by 1"
        )
        return [int(number) for (number,) in rows]

    def _seats(self) -> list[Seat]:
        rows = self._all(
            "select seat, count(*), count(*) filter (rank = 1), avg(score) from seats group by seat order by seat"
        )
        return [Seat(int(seat), int(games), _share(wins, games), round(score, 2)) for seat, games, wins, score in rows]

    def _openings(self) -> list[Opening]:
        rows = self._all(
            "with firsts as (select game, seat, arg_min(action, ply) as action from decisions group by game, seat) "
            "select f.action, count(*), count(*) filter (rank = 1), avg(score) "
            f"from firsts f join seats using (game, seat) group by f.action order by 2 desc, 1 limit {OPENINGS}"
        )
        return [
            Opening(str(text), int(games), _share(wins, games), round(score, 2)) for text, games, wins, score in rows
        ]

    def _touch(self) -> None:
        """Say of every action which components it touches."""
        self._db.execute("create table touched (action text, verb text, thing text)")
        rows = []
        for (text,) in self._all("select distinct action from decisions"):
            rows += [(text, verb, ref) for verb, ref in touched(self.game, str(text))]
        if rows:
            self._db.executemany("insert into touched values (?, ?, ?)", rows)

    def _all(self, query: str) -> list[tuple[Any, ...]]:
        return self._db.execute(query).fetchall()

    def _one(self, query: str) -> tuple[Any, ...]:
        return self._all(query)[0]


def touched(game: Game[Any, Any], text: str) -> list[tuple[str, str]]:
    """The verb of an action with each component that it names.

    >>> touched(registered("keythedral"), "buy b07")
    [('buy', 'tile:b07')]
    """
    try:
        action = game.parse(text)
    except InvalidAction:
        return []
    components = game.catalogue.components
    ids = {id for group in components.values() for id in group}
    return [(action.verb.name, ref) for ref in dict.fromkeys(action.refs()) if ref.partition(":")[2] in ids]


def _thing(row: Sequence[Any]) -> Thing:
    verb, thing, games, taken, seats, far, place, wins, score, paired, lead, spread, fair, fair_spread = row
    leads = _mean(lead, spread, paired), _mean(fair, fair_spread, paired)
    return Thing(
        verb, thing, int(games), int(taken), int(seats), _share(taken, seats), round(far, 3), round(place, 2),
        _share(wins, taken), round(score, 2), *leads, few=games < FEW,
    )  # fmt: skip


def _share(part: float, whole: float) -> Mean:
    low, high = wilson(part, int(whole))
    return Mean(round(part / max(1, whole), 4), round(low, 4), round(high, 4))


def _mean(value: float | None, spread: float | None, count: int) -> Mean:
    if value is None or spread is None or count < 2:
        return Mean(None if value is None else round(value, 2), None, None)
    error = Z * spread / sqrt(count)
    return Mean(round(value, 2), round(value - error, 2), round(value + error, 2))


def _game_of(files: Iterable[Path]) -> Game[Any, Any]:
    import pyarrow.parquet as pq

    names = set()
    for file in files:
        try:
            kept = pq.read_schema(file).metadata or {}
        except (OSError, ValueError) as error:
            raise KeydomError(f"cannot read {file}: {error}") from None
        if b"game" not in kept:
            raise KeydomError(f"{file} is not what `keydom dataset` writes: it does not say of which game it is")
        names.add(kept[b"game"].decode())
    if len(names) > 1:
        raise KeydomError(f"these are games of {' and of '.join(sorted(names))}: explore them one by one")
    return registered(names.pop())


def _connected() -> DuckDBPyConnection:
    try:
        import duckdb
    except ImportError:
        raise KeydomError("exploring needs the package duckdb: pip install 'keydom[research]'") from None
    return duckdb.connect(":memory:")


def _quoted(text: str) -> str:
    return "'" + text.replace("'", "''") + "'"
