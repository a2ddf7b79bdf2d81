"""What of a table is in sight, and how many presses a decision takes: `python -m tests.browser.sight` measures it.

A sitter plays the first seat of whole games by presses. Whenever its turn has come and everything rests, the page is
measured in every window of its kind: a desk in four sizes, a phone upright, a phone lying. What is said of a game:

- in sight: a lit thing whose middle and at least 12 of the 15 points spread over its box are in the window and hit that
  very thing. Every drawing of a thing counts. Beside it stands the share by a kinder rule: four of five points inside
  its edge, whatever its shape, and of things with one reference one is enough;
- out of reach: a lit thing that no press anywhere on it hits, in whichever tab it lies;
- table: the share of the window, by a grid of points, that is no header, rail, tab, plate, log, card or question;
- letters: how high lettering is on the screen, in pixels;
- steady: how many times larger the things of a pane are at most than earlier in the season, by their lettering;
- presses for each decision that had more than one answer. A drag is one press.
"""

from __future__ import annotations

import argparse
import json
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from math import inf
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from .player import DESKTOP, FRAMES, PHONE, Player, Window
from .serving import ARGS, DATABASE, chromium, serving
from .sitter import RESTS, Sitter, Turn

Size = tuple[int, int]
LYING: dict[str, Any] = {**PHONE, "viewport": {"width": 844, "height": 390}}
KINDS: dict[str, tuple[dict[str, Any], list[Size]]] = {  # how a window is made, and the sizes it is measured in
    "desk": (DESKTOP, [(1440, 900), (1920, 1080), (1280, 720), (1024, 768)]),
    "upright": (PHONE, [(390, 844)]),
    "lying": (LYING, [(844, 390)]),
}
# Titles with the numbers of players of whom the tables are measured, and what is played with the most.
MOST: dict[str, tuple[int, dict[str, str]]] = {
    "keyflower": (6, {"merchants": "mixed"}),
    "keyper": (4, {}),
    "keythedral": (5, {}),
    "pebbles": (4, {}),
}
TURNS_IN_SIGHT = 0.95  # of turns with all lit things in sight
TABLE = {"desk": 0.70, "upright": 0.60, "lying": 0.60}
PRESSES = 1.15
LETTERS = 9.9  # pixels: 10, and what rounding takes
STEADY = 1.10  # times
STEP = 8  # pixels, by which windows are told apart
OFTEN = 4  # turns: in every so many the window is divided into table and the rest, which takes a second

MEASURE = Path(__file__).with_suffix(".js").read_text(encoding="utf-8")


@dataclass
class Sights:
    """What was measured in one window, turn by turn."""

    size: Size
    looks: list[dict[str, Any]] = field(default_factory=list)

    @property
    def asked(self) -> list[dict[str, Any]]:
        return [look for look in self.looks if look["lit"] or look["behind"]]

    @property
    def whole(self) -> float:
        """The share of turns with all lit things of what is shown in sight, and all others told by their tabs."""
        good = [not look["hidden"] and not look["silent"] for look in self.asked]
        return sum(good) / len(good) if good else 1.0

    @property
    def kinder(self) -> float:
        """The same by the points inside their edges, and of equal things by the best."""
        good = [not look["missed"] and not look["silent"] for look in self.asked]
        return sum(good) / len(good) if good else 1.0

    @property
    def lost(self) -> list[str]:
        return [ref for look in self.looks for ref in look["lost"]]

    @property
    def table(self) -> float:
        found: list[float] = [look["table"] for look in self.looks if look["table"] is not None]
        return median(found)

    @property
    def letters(self) -> tuple[float, float]:
        """The least, and the median of all turns."""
        sizes = [sorted(size for zone in look["zones"].values() for size in zone) for look in self.looks]
        found = [size for size in sizes if size]
        return (min(size[0] for size in found), median(median(size) for size in found)) if found else (0.0, 0.0)

    @property
    def steady(self) -> float:
        """How many times larger the same things of a pane were than earlier in a season, where that differs most."""
        first: dict[tuple[str, str], dict[str, float]] = {}
        most = 1.0
        for look in self.looks:
            for zone, sizes in look["scales"].items():
                before = first.setdefault((look["season"], zone), {})
                times = [sizes[name] / before[name] for name in sizes if before.get(name)]
                if times:
                    most = max(most, median(times), 1 / median(times))
                first[look["season"], zone] = {**sizes, **before}
        return most


@dataclass
class Course:
    """A whole game: of what, with how many, in which windows, and what it took."""

    game: str
    seats: int
    kind: str
    sights: dict[Size, Sights]
    turns: list[Turn]

    @property
    def decisions(self) -> int:
        return sum(turn.decisions for turn in self.turns)

    @property
    def presses(self) -> int:
        return sum(turn.presses for turn in self.turns)

    @property
    def stuck(self) -> list[str]:
        return [turn.stuck for turn in self.turns if turn.stuck]

    def misses(self) -> list[str]:
        """What falls below the goals."""
        found = []
        if self.presses > PRESSES * self.decisions:
            found.append(f"{self.presses / self.decisions:.2f} presses a decision")
        if self.stuck:
            found.append(f"{len(self.stuck)} stuck turns: {', '.join(self.stuck[:4])}")
        for (wide, high), sights in self.sights.items():
            where = f"{wide}x{high}: "
            if sights.whole < TURNS_IN_SIGHT:
                found.append(f"{where}all in sight in {sights.whole:.0%} of turns")
            if sights.lost:
                found.append(f"{where}out of reach: {', '.join(sorted(set(sights.lost)))}")
            if sights.table < TABLE[self.kind]:
                found.append(f"{where}{sights.table:.0%} of the window is table")
            if sights.steady > STEADY:
                found.append(f"{where}lettering differs by {sights.steady:.2f} times within a season")
            if any(look["sideways"] for look in sights.looks):
                found.append(f"{where}scrolls sideways")
        return found

    def told(self) -> dict[str, Any]:
        """All of it, as JSON."""
        kinds: Counter[str] = Counter()
        for turn in self.turns:
            kinds.update(turn.kinds)
        return {
            "game": self.game,
            "seats": self.seats,
            "kind": self.kind,
            "turns": len(self.turns),
            "decisions": self.decisions,
            "presses": self.presses,
            "yes": sum(turn.yes for turn in self.turns),
            "kinds": dict(kinds),
            "stuck": self.stuck,
            "worst": [vars(turn) for turn in self.turns if turn.presses > turn.decisions + 1],
            "windows": {
                f"{wide}x{high}": {
                    "turns": len(sights.asked),
                    "whole": round(sights.whole, 3),
                    "lost": sorted(set(sights.lost)),
                    "kinder": round(sights.kinder, 3),
                    "silent": sum(bool(look["silent"]) for look in sights.looks),
                    "table": round(sights.table, 3),
                    "least": round(sights.letters[0], 2),
                    "median": round(sights.letters[1], 2),
                    "steady": round(sights.steady, 3),
                    "hidden": [[turn, *one] for turn, look in enumerate(sights.looks) for one in look["hidden"]],
                }
                for (wide, high), sights in self.sights.items()
            },
            "misses": self.misses(),
        }


def look(sitter: Sitter, sizes: list[Size], sights: dict[Size, Sights]) -> None:
    """Measure the page as it is in each of these windows, and leave it in the first."""
    page = sitter.page
    page.mouse.move(2, 2)
    for size in [*sizes, sizes[0]] if len(sizes) > 1 else sizes:
        resize(sitter, size)
        if size not in sights or len(sights[size].looks) == sitter.turn.number:
            sights.setdefault(size, Sights(size)).looks.append(page.evaluate(MEASURE, sitter.turn.number % OFTEN == 0))


def resize(sitter: Sitter, size: Size) -> None:
    """Have the window so large, and the table composed for it."""
    page = sitter.page
    now = page.viewport_size
    if now is None or (now["width"], now["height"]) == size:
        return
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.locator(f'#table[data-window="{size[0] // STEP * STEP}x{size[1] // STEP * STEP}"]').wait_for()
    page.evaluate(FRAMES)
    page.wait_for_function(RESTS)


def sit(
    me: Player, database: Path, game: str, seats: int, options: dict[str, str] | None = None, position: str = ""
) -> Sitter:
    """A new table, or one that begins with a position; bots in the other seats, preferences as they are at first."""
    others = ["bot"] * (seats - 1)
    if position:
        me.place(position, *others)
    else:
        me.sit_anew(game, *others, options=options)
    me.page.evaluate("localStorage.setItem('keydom-handing', '2')")
    sitter = Sitter(me, database, game, seats, options or {})  # it hears what the page is told from its beginning
    me.page.reload()
    me.arrive()
    return sitter


class CutOff(Exception):
    """The time for measuring is over."""


def measure(
    sitter: Sitter, kind: str, sizes: list[Size] | None = None, note: Callable[[Course], object] = lambda course: None
) -> Course:
    """Play to the end, and look at every turn in windows of a kind; `note` is given what there is so far."""
    course = Course(sitter.game.id, sitter.seats, kind, {}, sitter.turns)

    def looking(at: Sitter) -> None:
        if at.turns:
            note(course)
        look(at, sizes or KINDS[kind][1], course.sights)

    sitter.play(looking)
    return course


def table_of(courses: list[dict[str, Any]]) -> str:
    """The measures in markdown."""
    head = (
        "| game | players | window | turns | all in sight (by a kinder rule) | out of reach | table |"
        " letters: least, median | steady | presses a decision | yes | stuck |"
    )
    lines = [head, "|" + "---|" * 12]
    for course in courses:
        for window, told in course["windows"].items():
            decisions = max(1, course["decisions"])
            lines.append(
                f"| {course['game']} | {course['seats']} | {window} |"
                f" {told['turns']}{', cut off' if course.get('partial') else ''} |"
                f" {told['whole']:.0%} ({told['kinder']:.0%}) |"
                f" {len(told['lost'])} | {told['table']:.0%} | {told['least']:.1f}, {told['median']:.1f} |"
                f" {told['steady']:.2f} | {course['presses'] / decisions:.2f} ({course['presses']}/{decisions}) |"
                f" {course['yes'] / max(1, course['presses']):.0%} | {len(course['stuck'])} |"
            )
    return "\n".join(lines)


def options_of(game: str, seats: int) -> dict[str, str]:
    most, options = MOST[game]
    return options if seats == most else {}


class Measuring:
    """Games one after the other, until the time for them is over; what was measured is kept turn by turn."""

    def __init__(self, wish: argparse.Namespace) -> None:
        self.wish = wish
        self.ends = time.monotonic() + wish.seconds if wish.seconds else inf
        self.found: list[dict[str, Any]] = json.loads(wish.out.read_text()) if wish.out.exists() else []

    def stop(self, *_: object) -> None:
        """At the next turn."""
        self.ends = 0.0

    def keep(self, *more: dict[str, Any]) -> None:
        found = [*self.found, *more]
        self.wish.out.write_text(json.dumps(found, indent=1))
        self.wish.out.with_suffix(".md").write_text(table_of(found) + "\n")

    def run(self, browser: Browser, address: str, folder: Path, game: str, seats: int, kind: str) -> None:
        """One game; pictures are kept of turns that are stuck, and of where it breaks off."""
        window = Window(browser, address, KINDS[kind][0])
        me = Player(window)
        name, options = f"{game}-{seats}-{kind}", options_of(game, seats)
        told: dict[str, Any] = {}

        def picture(number: object) -> None:
            me.page.screenshot(path=self.wish.out.with_name(f"{name}-{number}.png"))

        def note(course: Course) -> None:
            told.update(course.told() | {"partial": True, "faults": me.faults})
            self.keep(told)
            if time.monotonic() > self.ends:
                raise CutOff

        try:
            options |= {"length": self.wish.length} if self.wish.length else {}
            sitter = sit(me, folder / DATABASE, game, seats, options)
            sitter.when_stuck = lambda: picture(sitter.turn.number)
            sitter.told = lambda turn: print(f"{time.monotonic():.1f}", name, turn, file=sys.stderr, flush=True)
            told.update(measure(sitter, kind, note=note).told() | {"partial": False})
        except CutOff:
            print(f"{name}: cut off", file=sys.stderr)
        except Exception as error:  # the others are measured all the same
            print(f"{name}: {error!r}", *me.faults, file=sys.stderr)
            picture("end")
        finally:
            window.close()
        if told:
            self.found.append(told)
            self.keep()
            print(table_of([told]), *told["misses"], sep="\n", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--game", action="append", choices=list(MOST))
    parser.add_argument("--seats", action="append", type=int)
    parser.add_argument("--kind", action="append", choices=list(KINDS))
    parser.add_argument("--length", default="", help="an option of the game, such as `short`")
    parser.add_argument("--out", type=Path, default=Path("sight.json"), help="what was measured; a file .md beside it")
    parser.add_argument("--seconds", type=float, default=0.0, help="for so long; a game that is cut off is partial")
    wish = parser.parse_args()
    measuring = Measuring(wish)
    signal.signal(signal.SIGTERM, measuring.stop)
    with tempfile.TemporaryDirectory() as kept, serving(Path(kept)) as address, sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=chromium(), args=ARGS)
        for game in wish.game or list(MOST):
            for seats in wish.seats or [3, 2, MOST[game][0]]:
                for kind in wish.kind or list(KINDS):
                    if time.monotonic() < measuring.ends:
                        measuring.run(browser, address, Path(kept), game, seats, kind)
        browser.close()


if __name__ == "__main__":
    main()
