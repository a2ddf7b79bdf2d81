"""The result of a finished game: places, points by category and line by line, and where the page says so."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from msgspec import Struct

from keydom.core.event import refs_of
from keydom.core.game import OVER, Game, Line, Score
from keydom.core.scene import Area, Scene
from keydom.drawing.compose import DESK, UPRIGHT, WindowFrame
from keydom.server.show.table_view import TableView
from keydom.server.table.results import final_places
from keydom.server.words import PageWords
from keydom.words import FluentWords

MOST_PARTS = 8  # categories that are told apart; what more there are is one
LEAST = Area(0, 0, 0, 0)


class Counted(Struct):
    """A line of a score as it is counted: what it lights, the place of its category, and its points."""

    lights: list[str]
    part: int
    points: int


class Part(NamedTuple):
    """What a seat has of one category; its width is a percentage of the longest bar."""

    place: int
    name: str
    points: int
    width: float


class Tie(NamedTuple):
    """Seats of equal total, as references, and whether the tie-break parts them."""

    seats: str
    total: int
    parted: bool


class CategorySums:
    """The points of all seats by category: what their game calls so, or else every line for itself."""

    def __init__(self, game: Game[Any, Any], words: FluentWords, scores: Sequence[Score]) -> None:
        self._game = game
        self._words = words
        names = [self.name(line) for score in scores for line in score.lines if line.points]
        known = [words.say(key) for key in game.categories]
        found = list(dict.fromkeys([*[name for name in known if name in names], *names]))
        self.names = found if len(found) <= MOST_PARTS else [*found[: MOST_PARTS - 1], words.say("part-rest")]
        self.sums = [self._sums(score) for score in scores]
        self.longest = max([1, *[sum(max(0, points) for points in sums) for sums in self.sums]])

    def name(self, line: Line) -> str:
        """What the category of a line is called."""
        key = self._game.category(line.source)
        return self._words.say(key) if key else self._words.source(line)

    def place(self, line: Line) -> int:
        """Which of the categories a line belongs to; the last has what is left over."""
        name = self.name(line)
        return self.names.index(name) if name in self.names else max(0, len(self.names) - 1)

    def _sums(self, score: Score) -> list[int]:
        sums = [0] * len(self.names)
        for line in score.lines:
            if line.points:
                sums[self.place(line)] += line.points
        return sums

    def parts(self, seat: int) -> list[Part]:
        """What a seat has of each category, but for those that brought it nothing."""
        found = enumerate(zip(self.names, self.sums[seat], strict=True))
        return [
            Part(place, name, points, round(100 * max(0, points) / self.longest, 2))
            for place, (name, points) in found
            if points
        ]


class Result:
    """How one seat ended: place, total, its categories, its lines, and where in the window that is added up."""

    def __init__(
        self, seat: int, place: int, score: Score, tally: CategorySums, names: dict[str, str], area: Area
    ) -> None:
        self.seat = seat
        self.place = place
        self.total = score.total
        self.area = area
        self.parts = tally.parts(seat)
        self.counted = [
            Counted([line.source, *refs_of(line.how)], tally.place(line), line.points)
            for line in sorted(score.lines, key=tally.place)
            if line.points
        ]
        self.points: dict[str, int] = {}
        for line in score.lines:
            name = names[line.source]
            self.points[name] = self.points.get(name, 0) + line.points


class Ending:
    """The result of a finished game: all seats, the best first, and every source of points of any of them."""

    def __init__(self, view: TableView, scene: Scene) -> None:
        words, scores, by_seat = view.words, view.match.scores(), final_places(view.table)
        names = {line.source: words.source(line) for score in scores for line in score.lines}
        self.tally = CategorySums(view.table.game, words, scores)
        areas = {part.seat: part.area for part in scene.sums}
        found = [
            Result(seat, by_seat[seat], score, self.tally, names, areas.get(seat, LEAST))
            for seat, score in enumerate(scores)
        ]
        self.results = sorted(found, key=lambda result: (result.place, result.seat))
        self.sources: dict[str, int] = {}  # by name: the place of its category
        for line in sorted((line for score in scores for line in score.lines), key=self.tally.place):
            self.sources.setdefault(names[line.source], self.tally.place(line))
        self.winners = [result for result in self.results if result.place == 1]
        self.headline = headline(words, [result.seat for result in self.winners])
        self.margin_text = margin_text(words, [(result.place, result.total) for result in self.results])
        self.placed = bool(areas)  # whether the game has room for sums of its own
        self.said = scene.headline if scene.headline.width else None
        self.actions = _actions(scene)

    def ties(self) -> list[Tie]:
        found = []
        for total in sorted({result.total for result in self.results}, reverse=True):
            level = [result for result in self.results if result.total == total]
            if len(level) > 1:
                parted = len({result.place for result in level}) > 1
                found.append(Tie(" ".join(f"seat:{result.seat}" for result in level), total, parted))
        return found


def headline(words: PageWords, winners: Sequence[int]) -> str:
    """Who has won."""
    refs = " ".join(f"seat:{seat}" for seat in winners)
    return words.say("winners", {"seats": refs}) if len(winners) > 1 else words.say("winner", {"seat": refs})


def margin_text(words: PageWords, results: Sequence[tuple[int, int]]) -> str:
    """By how much: of places and totals, the best first."""
    won = [total for place, total in results if place == 1]
    points, others = won[0], [total for place, total in results if place > 1]
    if len(won) > 1 or not others or others[0] > points:
        return words.say("page-end-points", {"points": points})
    if others[0] == points:
        return words.say("page-end-tie", {"points": points})
    return words.say("page-end-ahead", {"points": points, "ahead": points - others[0]})


def _actions(scene: Scene) -> Area:
    """Where it is asked what comes next: the rail, and on a phone what else is free without own pieces."""
    frame = WindowFrame(scene.window, own=False)
    if frame.kind == DESK:
        return frame.rail
    if frame.kind == UPRIGHT:
        return frame.tabs._replace(height=scene.window.height - frame.tabs.y)
    return frame.ask


def is_over(view: TableView) -> bool:
    """Whether the end is what this reader sees."""
    return view.game_view().mover == OVER
