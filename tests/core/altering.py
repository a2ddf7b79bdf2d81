"""Positions altered at random, and played on: what is accepted has to be a position like any other.

The text of a position at any ply of a game is changed in its head, numbers, names, lists and frames, by itself and by
parts of other positions of the same game. What `Game.position` refuses is done with; what it accepts is drawn, counted
and played on with random legal actions. None may take long: see `named_when_too_long`.
"""

from __future__ import annotations

import re
import signal
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from traceback import extract_tb
from typing import Any, NamedTuple

from keydom.core.errors import KeydomError
from keydom.core.game import NATURE, OVER, Choice, Game, Options, Words
from keydom.drawing.compose import LEAST

NUMBER = re.compile(r"(?<![\w.-])-?\d{1,20}(?![\w-])")
WORD = re.compile(r"[\w.,-]+")
ODD = (0, 1, 2, 3, 4, 5, 7, 9, 10, 16, 40, 99, 255, 256, 99_999, 999_999_999)
SPELT = ("9" * 5_000, "0" * 5_000 + "2", "-2", "+2", "02", "2.0", "2e3", "1_0", "\u00b2", "\u0662", "\uff12", "")
IN_HEAD = 0.15  # how many changes are made there
OFTEN = 0.05  # how many of its plies
LOOK = 30  # plies from one look at the table to the next
WORDS = Words()
MOST_TIME = 10.0  # seconds of processor time for one altered position: fifty times what the slowest takes


class Altered(NamedTuple):
    """One altered position: its text, and of which it was made."""

    text: str
    original: str


def originals(game: Game[Any, Any], seats: int, options: Options, rng: Random, longest: int) -> list[str]:
    """Positions from all over a random game, or its beginning."""
    state = game.begin(seats, options)
    found: list[str] = []
    for _ in range(longest):
        if game.mover(state) == OVER:
            break
        if rng.random() < OFTEN:
            found.append(game.text(state))
        legal = game.legal(state)
        game.play(state, game.deal(state, rng) if game.mover(state) == NATURE else rng.choice(legal))
    return [*found, game.text(state)]


def blocks(text: str) -> tuple[str, list[list[str]]]:
    """The head, and the lines of each field."""
    head, _, rest = text.partition("\n\n")
    found: list[list[str]] = []
    for line in rest.splitlines():
        if line[0].isspace():
            found[-1].append(line)
        else:
            found.append([line])
    return head, found


def altered(texts: list[str], rng: Random, choices: Sequence[Choice] = ()) -> Altered:
    """One of these texts with a few changes; an option of these choices gets values of its own too."""
    original = rng.choice(texts)
    above, fields = blocks(original)
    head = above.splitlines()
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        if rng.random() < IN_HEAD:
            if rng.random() < 0.5:
                option(head, choices, rng)
            else:
                rng.choice(IN_ANY_LINES)(head, fields, texts, rng)
            continue
        field = rng.choice(fields)
        if rng.random() < 0.3:
            field = next((one for one in fields if one[0].split(" ", 1)[0] == "frames"), field)
        rng.choice(CHANGES)(field, fields, texts, rng)
    return Altered("\n".join([*head, "", *["\n".join(field) for field in fields if field]]) + "\n", original)


def _replace(line: str, match: re.Match[str], new: str) -> str:
    return line[: match.start()] + new + line[match.end() :]


def number(field: list[str], fields: list[list[str]], texts: list[str], rng: Random) -> None:
    """Another number in place of one."""
    spots = [(row, match) for row, line in enumerate(field) for match in NUMBER.finditer(line)]
    if spots:
        row, match = rng.choice(spots)
        old = int(match[0])
        new = rng.choice((old + 1, old - 1, old + 1, old - 1, rng.choice(ODD), rng.choice(SPELT)))
        field[row] = _replace(field[row], match, str(new))


def carry(field: list[str], fields: list[list[str]], texts: list[str], rng: Random) -> None:
    """One less here and one more there."""
    spots = [(row, match) for row, line in enumerate(field) for match in NUMBER.finditer(line)]
    if len(spots) < 2:
        return
    (row, match), (other, there) = rng.sample(spots, 2)
    if row == other and match.start() > there.start():
        match, there = there, match
    by = rng.choice((1, -1))
    if row == other:
        line = _replace(field[row], there, str(int(there[0]) + by))
        field[row] = _replace(line, match, str(int(match[0]) - by))
    else:
        field[row] = _replace(field[row], match, str(int(match[0]) - by))
        field[other] = _replace(field[other], there, str(int(there[0]) + by))


def name(field: list[str], fields: list[list[str]], texts: list[str], rng: Random) -> None:
    """Another word of the same field, of any other, or of another position, in place of one."""
    spots = [(row, match) for row, line in enumerate(field) for match in WORD.finditer(line)]
    row, match = rng.choice(spots)
    pool = rng.choice(
        (
            "\n".join(field),
            "\n".join(rng.choice(fields)),
            "\n".join(rng.choice(blocks(rng.choice(texts))[1])),
        )
    )
    words = WORD.findall(pool) or ["-"]
    field[row] = _replace(field[row], match, rng.choice(words))


def swap(field: list[str], fields: list[list[str]], texts: list[str], rng: Random) -> None:
    """Two words change places, of one field or of two."""
    other = field if rng.random() < 0.6 else rng.choice(fields)
    here = [(row, match) for row, line in enumerate(field) for match in WORD.finditer(line) if row or match.start()]
    there = [(row, match) for row, line in enumerate(other) for match in WORD.finditer(line) if row or match.start()]
    if not here or not there:
        return
    (row, mine), (place, its) = rng.choice(here), rng.choice(there)
    if field is other and row == place:
        if mine.start() > its.start():
            mine, its = its, mine
        if mine.end() <= its.start():
            field[row] = _replace(_replace(field[row], its, mine[0]), mine, its[0])
        return
    field[row], other[place] = _replace(field[row], mine, its[0]), _replace(other[place], its, mine[0])


def move(field: list[str], fields: list[list[str]], texts: list[str], rng: Random) -> None:
    """A word of a list goes to another place, is left out, or is there twice."""
    rows = [row for row, line in enumerate(field) if len(line.split()) > 1]
    if not rows:
        return
    row, other = rng.choice(rows), rng.choice(rows)
    first = 0 if field[row][0].isspace() else 1
    indent = field[row][: len(field[row]) - len(field[row].lstrip())]
    said = field[row].split()
    word = said[rng.randrange(first, len(said))]
    if rng.random() < 0.7:
        said.remove(word)
        field[row] = indent + " ".join([*said, "-"] if len(said) == 1 else said)
    if rng.random() < 0.7:
        words = field[other].split(" ")
        words = [part for part in words if part != "-"]
        words.insert(rng.randrange(min(1, len(words)), len(words) + 1), word)
        field[other] = " ".join(words)


def row(field: list[str], fields: list[list[str]], texts: list[str], rng: Random) -> None:
    """A row is left out, is there twice, or changes places with another."""
    if len(field) < 2:
        return
    place = rng.randrange(1, len(field))
    what = rng.randrange(4)
    if what == 0:
        del field[place]
        if len(field) == 1:
            field[0] += " -"
    elif what == 1:
        field.insert(rng.randrange(1, len(field) + 1), field[place])
    else:
        other = rng.randrange(1, len(field))
        field[place], field[other] = field[other], field[place]


def foreign(field: list[str], fields: list[list[str]], texts: list[str], rng: Random) -> None:
    """The same field of another position; or of its frames one."""
    name = field[0].split(" ", 1)[0]
    its = next((other for other in blocks(rng.choice(texts))[1] if other[0].split(" ", 1)[0] == name), None)
    if its is None:
        return
    if name == "frames" and rng.random() < 0.8 and len(its) > 1:
        line = rng.choice(its[1:])
        if rng.random() < 0.5 and len(field) > 1:
            field[rng.randrange(1, len(field))] = line
        else:
            if field[0] == "frames -":
                field[0] = "frames"
            field.insert(rng.randrange(1, len(field) + 1), line)
        return
    field[:] = its


IN_ANY_LINES = (number, name, swap, move, row)
CHANGES = (*IN_ANY_LINES, number, carry, carry, swap, foreign, foreign)


def option(head: list[str], choices: Sequence[Choice], rng: Random) -> None:
    """An option that there is, or none such, with any value; in place of itself or another line, or besides all."""
    name = rng.choice(WORD.findall(rng.choice(head)))
    values = [name, str(rng.choice(ODD)), f"0+{rng.choice(ODD)}", rng.choice(SPELT)]
    if choices and rng.random() < 0.8:
        choice = rng.choice(choices)
        name, values = choice.name, [*values, *choice.samples()]
    same = [row for row, line in enumerate(head) if line.startswith(f"option {name} ")]
    place = same[0] if same and rng.random() < 0.8 else rng.randrange(1, len(head) + 1)
    head[place : place + (place in same or rng.randrange(2))] = [f"option {name} {rng.choice(values)}"]


class Trouble(Exception):
    """An accepted position that is none."""


class TooLong(Exception):
    """A position that takes more processor time than any may."""


@contextmanager
def named_when_too_long(text: str, folder: Path) -> Iterator[None]:
    """Raise `TooLong` once this process has worked on a text for longer than any may take.

    Compiled code hears no signal that Python handles. So another one ends the process where it still works after twice
    that time; the text is in a file of this folder then. Processor time is counted, not the time of a busy machine.
    """

    def too_long(*_: object) -> None:
        raise TooLong(f"more than {MOST_TIME:.0f} s of processor time")

    kept = folder / "altered.txt"
    kept.write_text(text, "utf-8")
    before = signal.signal(signal.SIGPROF, too_long)
    signal.setitimer(signal.ITIMER_PROF, MOST_TIME)
    signal.setitimer(signal.ITIMER_VIRTUAL, 2 * MOST_TIME)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)
        kept.unlink()


def played_on(game: Game[Any, Any], text: str, rng: Random, plies: int) -> bool:
    """Whether a text is accepted as a position; it is played on then."""
    try:
        state = game.position(text)
    except KeydomError:
        return False
    seats = game.setting(state)[0]
    full = dict(game.stock(state))
    if game.position(game.text(state)) != state:
        raise Trouble("it reads back as another one")
    for ply in range(plies):
        mover = game.mover(state)
        if dict(game.stock(state)) != full:
            raise Trouble("a component is lost")
        if ply % LOOK == 0:
            _look_at(game, state, seats)
        if mover == OVER:
            break
        if mover not in range(NATURE, seats):
            raise Trouble(f"seat {mover} is to move")
        legal = game.legal(state)
        if not legal:
            raise Trouble("there is no legal action")
        try:
            game.play(state, game.deal(state, rng) if mover == NATURE else rng.choice(legal))
        except KeydomError as error:
            raise Trouble(f"playing on is refused: {error}") from None
    game.scores(state)
    return True


def _look_at(game: Game[Any, Any], state: Any, seats: int) -> None:
    game.scores(state)
    for seat in (*range(seats), None):
        view = game.view(state, seat)
        game.moment(view, WORDS)
        if seat is not None:
            game.observe(view)
        if seat == 0:
            game.board(view, WORDS)
            game.draw(view, WORDS)
        game.compose(view, WORDS, LEAST)


class Tally:
    """How many were made, accepted and at fault, and an example of each fault by what was raised and where."""

    def __init__(self) -> None:
        self.made = 0
        self.accepted = 0
        self.faults: Counter[str] = Counter()
        self.examples: dict[str, Altered] = {}

    def note(self, error: Exception, one: Altered) -> None:
        at = extract_tb(error.__traceback__)[-1]
        what = f"{type(error).__name__}: {error} ({at.filename.rsplit('/', 1)[-1]}:{at.lineno})"
        self.faults[what] += 1
        self.examples.setdefault(what, one)


def some_options(game: Game[Any, Any], rng: Random) -> Options:
    return game.options({choice.name: rng.choice(choice.values) for choice in game.choices if choice.values})


def hunt(
    game: Game[Any, Any],
    seed: int,
    count: int,
    folder: Path,
    a_game: int = 250,
    longest: int = 100_000,
    plies: int = 60,
) -> Tally:
    """So many altered positions of games of all numbers of seats and all options."""
    tally = Tally()
    rng = Random(seed)
    while tally.made < count:
        texts = originals(game, rng.choice(list(game.seats)), some_options(game, rng), rng, longest)
        for _ in range(min(a_game, count - tally.made)):
            one = altered(texts, rng, game.choices)
            tally.made += 1
            try:
                with named_when_too_long(one.text, folder):
                    tally.accepted += played_on(game, one.text, rng, plies)
            except Exception as error:  # whatever it is, somebody could meet it at a table
                tally.accepted += 1
                tally.note(error, one)
    return tally
