"""The parts of a table's page that change: each is made anew, and sent only to who does not have it yet."""

from __future__ import annotations

import hashlib
from itertools import takewhile
from typing import Any, NamedTuple

from jinja2 import Environment, Template
from markupsafe import Markup

from keydom.core.game import NATURE, Event, Score
from keydom.core.match import LASTING
from keydom.drawing.chart import Part, bar, letter
from keydom.server.badges import SIGNS
from keydom.server.look import Look
from keydom.server.results import places
from keydom.server.seated import Seated
from keydom.server.store import LineRow
from keydom.server.tables import Tables
from keydom.server.turnstile import Slices

NAMES = ("status", "players", "board", "prompt", "log", "chat", "end", "lesson")
RECENT = 60  # events of the log that are sent unless all are asked for
AT_ONCE = 20  # lines of the log that are told before others have their turn


def regions(
    env: Environment,
    look: Look,
    tables: Tables,
    said: list[LineRow],
    mine: list[int],
    seated: Seated,
    whole_log: bool = False,
) -> Slices[dict[str, str]]:
    """Every part as HTML."""
    live, words = look.live, look.words
    log = Log(look, whole_log)
    yield from log.telling(env)
    board = look.board()
    yield
    facts: dict[str, Any] = {
        "look": look,
        "live": live,
        "words": words,
        "say": words.say,
        "mine": mine,
        "signs": SIGNS,
        "thinking": tables.is_thinking(live.id),
        "said": said,
        "seated": seated,
        "log": log,
        "board": board,
        "ending": Ending(look) if live.over and look.now and live.attempt is None else None,
    }
    parts = {}
    for name in NAMES:
        parts[name] = env.get_template(f"regions/{name}.html").render(facts)
        yield
    return parts


def fingerprint(html: str) -> str:
    return hashlib.blake2b(html.encode(), digest_size=6).hexdigest()


def changed(parts: dict[str, str], have: str) -> tuple[dict[str, str], dict[str, str]]:
    """The parts that a browser lacks, and the fingerprints of all; `have` lists those it has, with commas."""
    prints = {name: fingerprint(html) for name, html in parts.items()}
    known = set(have.split(","))
    return {name: html for name, html in parts.items() if f"{name}:{prints[name]}" not in known}, prints


AT_THE_TABLE = {*LASTING} - {"drawn"}  # what is no part of a set-up, however early it happens


class Log:
    """What happened, the last of it or all: the lines before the end of the reader's last turn, and those since."""

    def __init__(self, look: Look, whole: bool) -> None:
        self._look = look
        self._whole = whole
        events = look.past.events(look.seat)
        since = last_own(look)
        news = next((place for place, (ply, _) in enumerate(events) if ply > since), len(events)) if since >= 0 else -1
        first = 0 if whole else max(0, min(len(events) - RECENT, news if news >= 0 else len(events)))
        self.earlier = first  # how many are left out
        self.empty = first == len(events)
        parted = news if news >= 0 else len(events)
        begun = next((ply for ply, (mover, _) in enumerate(look.past.moves) if mover != NATURE), look.past.ply)
        drawn = takewhile(lambda told: told[0] < begun and told[1].key not in AT_THE_TABLE, events)
        opening = len(list(drawn))  # what was drawn before anybody decided anything
        self.drawn = max(0, min(opening, parted) - first)
        self._parts = (
            events[first : first + self.drawn],
            events[first + self.drawn : parted],
            events[max(first, parted) :],
        )
        self.opening = self.older = self.newer = Markup()

    def telling(self, env: Environment) -> Slices[None]:
        """Put it into words."""
        entries = env.get_template("parts/entries.html")
        opening, older, newer = self._parts
        self.opening = yield from _lines(entries, self._look, opening)
        self.older = yield from _lines(entries, self._look, older)
        self.newer = yield from _lines(entries, self._look, newer)
        self._look.live.telling.settle(self._look.words.language, self._whole and self._look.now)


def _lines(entries: Template, look: Look, events: list[tuple[int, Event]]) -> Slices[Markup]:
    """Events as lines of the log, some at a time."""
    lines = []
    for place in range(0, len(events), AT_ONCE):
        some = [
            (ply + 1, look.tell(event), _things(event), _by(event)) for ply, event in events[place : place + AT_ONCE]
        ]
        lines.append(entries.render(id=look.live.id, some=some))
        yield
    return Markup("".join(lines))


def _things(event: Event) -> str:
    """The things that an event names."""
    return " ".join([value for value in event.args.values() if isinstance(value, str) and ":" in value])


def _by(event: Event) -> str:
    """The seat of whoever did it; nothing where it was nobody at the table."""
    seat = str(event.args.get("seat", ""))
    return seat.partition(":")[2] if seat.startswith("seat:") else ""


def last_own(look: Look) -> int:
    """The ply of the last move of the reader's last turn before this one; -1 if there was none."""
    moves = look.past.moves
    ply = len(moves) - 1
    while ply >= 0 and moves[ply][0] == look.seat:  # the turn that is being taken
        ply -= 1
    while ply >= 0 and moves[ply][0] != look.seat:
        ply -= 1
    return ply


class Result:
    """How one seat ended: place, total, and the points of each source."""

    def __init__(self, seat: int, place: int, score: Score, names: dict[str, str]) -> None:
        self.seat = seat
        self.place = place
        self.total = score.total
        self.points: dict[str, int] = {}
        for line in score.lines:
            name = names[line.source]
            self.points[name] = self.points.get(name, 0) + line.points


class Tie(NamedTuple):
    """Seats of equal total, as references, and whether the tie-break parts them."""

    seats: str
    total: int
    parted: bool


class Ending:
    """The result of a finished game: all seats, the best first, and every source of points of any of them."""

    def __init__(self, look: Look) -> None:
        scores, by_seat = look.match.scores(), places(look.live)
        names = {line.source: look.words.source(line) for score in scores for line in score.lines}
        found = [Result(seat, by_seat[seat], score, names) for seat, score in enumerate(scores)]
        self.results = sorted(found, key=lambda result: (result.place, result.seat))
        self.sources = list(dict.fromkeys(name for score in scores for name in (names[x.source] for x in score.lines)))
        self.letters = {name: letter(place) for place, name in enumerate(self.sources)}
        self.best = max((sum(max(0, n) for n in result.points.values()) for result in found), default=0)
        winners = [result for result in self.results if result.place == 1]
        self.headline = look.words.say("winners" if len(winners) > 1 else "winner", _won(winners))

    def bar(self, result: Result) -> list[Part]:
        return bar(result.points, self.sources, self.best)

    def ties(self) -> list[Tie]:
        found = []
        for total in sorted({result.total for result in self.results}, reverse=True):
            level = [result for result in self.results if result.total == total]
            if len(level) > 1:
                parted = len({result.place for result in level}) > 1
                found.append(Tie(_refs(level), total, parted))
        return found


def _refs(results: list[Result]) -> str:
    return " ".join(f"seat:{result.seat}" for result in results)


def _won(winners: list[Result]) -> dict[str, str | int]:
    return {"seats": _refs(winners)} if len(winners) > 1 else {"seat": _refs(winners)}
