"""A game as text: a header, one line a decision, and the result. The grammar is in docs/notation.md.

>>> record = Record.parse('''keydom 1
... game pebbles
... rules 1
... seats 2
...
... * draw red
... 0 keep
... ''')
>>> record.moves[1]
(0, 'keep')
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from os import PathLike
from pathlib import Path
from typing import Any

from keydom.core.action import is_whole_number
from keydom.core.catalogue import LONGEST_NAME
from keydom.core.errors import BadRecord
from keydom.core.event import Event
from keydom.core.notes import NOTE, SIDE, MoveTree, move
from keydom.core.options import is_draw
from keydom.core.plain import PlainData
from keydom.core.position import COMMENT, POSITION, PositionHeader
from keydom.core.score import Score, places
from keydom.core.state import NATURE

FORMAT = "1"
END = "end agreed"
BOX, CORRECTION = "box", "correction"  # begin the lines of an own catalogue
MOST_CORRECTIONS = 2000  # lines: more than any game has facts
LONGEST_CORRECTION = 1000  # characters
CORRECTED = re.compile(r"[a-z-]+\.[A-Za-z0-9_-]+\.[a-z_]+ = (-?[0-9]+|\".*\"|\[.*\])")
FROM = "from "  # begins a line of the position that the game begins with


def start_of(position: str) -> tuple[str, ...]:
    """The lines of a position's text below its head, as a record has them."""
    return tuple(position.partition("\n\n")[2].rstrip("\n").split("\n"))


class Record(PlainData):
    """What a `.key` file holds; whether its moves are legal is for `Match.replay` to say."""

    game: str
    seats: int
    options: dict[str, str]
    rules: int
    catalogue: str
    box: str  # the name of an own catalogue
    corrections: tuple[str, ...]  # what that has otherwise than the shipped one, as lines of TOML
    drawn: tuple[int, ...]  # which seat each got, in the order in which they sat down; empty: as they stood
    players: dict[int, str]
    start: tuple[str, ...]  # the fields of the position that it begins with; none: the usual one
    notes: dict[int, list[str]]  # by the ply of the position that they are about
    sides: list[MoveTree]  # what could have been played
    moves: list[tuple[int, str]]
    ended: bool  # by consent of the players
    results: list[str]
    file: str
    numbers: list[int]  # the line each move stood on, for errors
    result_numbers: list[int]

    __slots__ = tuple(__annotations__)

    derived = ("file", "numbers", "result_numbers")  # where it was read from makes no other record of it

    def __init__(self, game: str, seats: int, options: Mapping[str, str], rules: int, catalogue: str = "") -> None:
        self.game = game
        self.seats = seats
        self.options = dict(options)
        self.rules = rules
        self.catalogue = catalogue
        self.box = ""
        self.corrections = ()
        self.drawn = ()
        self.players = {}
        self.start = ()
        self.notes = {}
        self.sides = []
        self.moves = []
        self.ended = False
        self.results = []
        self.file = "record"
        self.numbers = []
        self.result_numbers = []

    def __repr__(self) -> str:
        return f"<Record: {self.game} for {self.seats}, {len(self.moves)} plies{', over' if self.results else ''}>"

    def __str__(self) -> str:
        head = [f"keydom {FORMAT}", f"game {self.game}", f"rules {self.rules}"]
        if self.catalogue:
            head.append(f"catalogue {self.catalogue}")
        if self.box:
            head.append(f"{BOX} {self.box}")
        head += [f"{CORRECTION} {line}" for line in self.corrections]
        head.append(f"seats {self.seats}")
        if self.drawn:
            head.append(f"drawn {' '.join([str(seat) for seat in self.drawn])}")
        head += [f"option {name} {value}" for name, value in self.options.items()]
        head += [f"player {seat} {name}" for seat, name in sorted(self.players.items())]
        head += [f"{FROM}{line}" for line in self.start]
        return "\n".join([*head, "", *self.tree().lines(), *([END] if self.ended else []), *self.results]) + "\n"

    def tree(self) -> MoveTree:
        """The moves with their notes and side lines."""
        tree = MoveTree()
        tree.moves, tree.notes, tree.sides = self.moves, self.notes, self.sides
        return tree

    def position(self) -> str:
        """The text of the position that it begins with; empty where that is the usual one."""
        if not self.start:
            return ""
        head = PositionHeader(self.game, self.rules, self.catalogue, self.seats, self.options)
        lines = [line for line in head.lines(POSITION) if line != "catalogue "]
        return "\n".join([*lines, *self.start]) + "\n"

    def wrong(self, reason: str, ply: int, why: Event | None = None) -> BadRecord:
        """The error that points at the line of this ply."""
        return BadRecord(reason, self.file, self.numbers[ply] if ply < len(self.numbers) else 0, why)

    def wrong_result(self, reason: str, place: int) -> BadRecord:
        """The error that points at the line of this result."""
        return BadRecord(reason, self.file, self.result_numbers[place] if place < len(self.result_numbers) else 0)

    @classmethod
    def load(cls, path: str | PathLike[str]) -> Record:
        """The record in a file."""
        try:
            return cls.parse(Path(path).read_text("utf-8"), str(path))
        except UnicodeDecodeError as error:
            raise BadRecord(f"no UTF-8 text (byte {error.start})", str(path)) from None

    def save(self, path: str | PathLike[str]) -> None:
        """Write it to a file; what was there is gone."""
        Path(path).write_text(str(self), "utf-8", newline="\n")

    def data(self) -> dict[str, Any]:
        """The record as what JSON can hold; `of` is the inverse."""
        return {
            "keydom": int(FORMAT),
            "game": self.game,
            "rules": self.rules,
            "catalogue": self.catalogue,
            **({"box": self.box, "corrections": list(self.corrections)} if self.box or self.corrections else {}),
            "seats": self.seats,
            "options": dict(self.options),
            "drawn": list(self.drawn),
            "players": {str(seat): name for seat, name in sorted(self.players.items())},
            "start": list(self.start),
            "notes": {str(ply): list(texts) for ply, texts in sorted(self.notes.items())},
            "sides": [{"ply": side.ply, "lines": side.lines()} for side in self.sides],
            "moves": [["*" if mover == NATURE else mover, text] for mover, text in self.moves],
            "ended": self.ended,
            "results": list(self.results),
        }

    @classmethod
    def of(cls, data: Mapping[str, Any]) -> Record:
        """The record that `data` told; refused where it could not be written as text either."""
        try:
            record = Record(data["game"], data["seats"], data["options"], data["rules"], data["catalogue"])
            record.box, record.corrections = data.get("box", ""), tuple(data.get("corrections", ()))
            record.drawn = tuple(data["drawn"])
            record.players = {int(seat): name for seat, name in data["players"].items()}
            record.moves = [(NATURE if mover == "*" else mover, text) for mover, text in data["moves"]]
            record.start = tuple(data.get("start", ()))
            record.notes = {int(ply): list(texts) for ply, texts in data.get("notes", {}).items()}
            record.sides = [
                MoveTree.parse([(0, line) for line in side["lines"]], side["ply"]) for side in data.get("sides", [])
            ]
            record.ended = data["ended"]
            record.results = list(data["results"])
            again = cls.parse(str(record))
        except (AttributeError, KeyError, TypeError, ValueError) as error:
            raise BadRecord(f"no data of a record: {type(error).__name__} {error}") from None
        if data.get("keydom") != int(FORMAT) or again != record:
            raise BadRecord("no data of a record: it would read otherwise as text")
        return again

    @classmethod
    def parse(cls, text: str, file: str = "record") -> Record:
        lines = [(number, _said(line)) for number, line in enumerate(text.splitlines(), 1)]
        lines = [(number, line) for number, line in lines if line]
        if not lines or lines[0][1] != f"keydom {FORMAT}":
            raise BadRecord(f"no record: the first line must be `keydom {FORMAT}`", file, lines[0][0] if lines else 1)
        record = Record("", 0, {}, 0)
        record.file = file
        start: list[str] = []
        block: list[tuple[int, str]] = []  # of side lines
        for number, line in [*lines[1:], (0, "")]:
            try:
                if line.startswith(SIDE):
                    block.append((number, line))
                    continue
                if block:
                    record._branch(block)
                    block = []
                if line.startswith(FROM) and not record.moves:
                    start.append(line.removeprefix(FROM))
                elif line:
                    record._read(number, line)
            except ValueError:
                raise BadRecord(f"cannot read {line!r}", file, number) from None
            except BadRecord as error:
                raise BadRecord(error.reason, file, error.line) from None
        record.start = tuple(start)
        for name, value in (("game", record.game), ("rules", record.rules), ("seats", record.seats)):
            if not value:
                raise BadRecord(f"the header has no line `{name}`", file, lines[0][0])
        if record.drawn and not is_draw(record.drawn, record.seats):
            at = next(number for number, line in lines if line.startswith("drawn "))
            raise BadRecord("`drawn` names every seat once", file, at)
        return record

    def _branch(self, block: list[tuple[int, str]]) -> None:
        """A block of side lines below the last move."""
        if self.ended or self.results:
            raise BadRecord("a side line behind the end of the game", line=block[0][0])
        tree = MoveTree()
        tree.moves = self.moves
        tree.branch(block)
        self.sides += tree.sides

    def _read(self, number: int, line: str) -> None:
        word, _, rest = line.partition(" ")
        rest = rest.strip()
        if word == NOTE and rest and not self.ended and not self.results:
            self.notes.setdefault(len(self.moves), []).append(rest)
        elif word == "=":
            self.results.append(f"= {rest}")
            self.result_numbers.append(number)
        elif word == "*" or word.isdigit():
            if not rest or self.ended or self.results:
                raise ValueError(line)
            self.moves.append(move(number, line))
            self.numbers.append(number)
        elif f"{word} {rest}" == END and not self.ended and not self.results:
            self.ended = True
        elif self.moves or self.notes or self.ended or self.results or not rest:
            raise ValueError(line)
        else:
            self._read_head(number, word, rest)

    def _read_head(self, number: int, word: str, rest: str) -> None:
        """One line of the header; a line that comes twice is none."""
        if word == "option":
            name, value = rest.split()
            _once(name not in self.options)
            self.options[name] = value
        elif word == "player":
            seat, name = rest.split(maxsplit=1)
            _once(_number(seat) not in self.players)
            self.players[_number(seat)] = name
        elif word == "game":
            _once(not self.game)
            self.game = rest
        elif word == "catalogue":
            _once(not self.catalogue)
            self.catalogue = rest
        elif word == BOX:
            _once(not self.box)
            if len(rest) > LONGEST_NAME or not holdable(rest):
                raise ValueError(rest)
            self.box = rest
        elif word == CORRECTION:
            if len(rest) > LONGEST_CORRECTION or not CORRECTED.fullmatch(rest):
                raise ValueError(rest)
            self.corrections += (rest,)
            if len(self.corrections) > MOST_CORRECTIONS:
                raise BadRecord(f"there are more than {MOST_CORRECTIONS} corrections", line=number)
        elif word == "drawn":
            _once(not self.drawn)
            self.drawn = tuple([_number(seat) for seat in rest.split()])
        elif word == "rules":
            _once(not self.rules)
            self.rules = _number(rest)
        elif word == "seats":
            _once(not self.seats)
            self.seats = _number(rest)
        else:
            raise ValueError(word)


def holdable(name: str) -> bool:
    """Whether a record can hold this name of a player: one line of text."""
    return name.isprintable() and name.strip() == name != ""


WHOLE = (["player"], [BOX], [CORRECTION])  # what lines begin with that have no comment


def _said(line: str) -> str:
    """What a line says without its comment; a name, a correction, or a note, is all the rest of its line."""
    if line.split(maxsplit=1)[:1] in WHOLE or line.lstrip(f"{SIDE} \t").startswith(f"{NOTE} "):
        return line.strip()
    return COMMENT.split(line, maxsplit=1)[0].strip()


def _once(first: bool) -> None:
    if not first:
        raise ValueError("stated twice")


def _number(text: str) -> int:
    if not is_whole_number(text):
        raise ValueError(text)
    return int(text)


def result_lines(scores: list[Score]) -> list[str]:
    """The result as a record states it: place, total and every line of each seat's score."""
    lines = []
    for seat, (score, place) in enumerate(zip(scores, places(scores), strict=True)):
        parts = [f"= {seat} place={place} total={score.total}"]
        parts += [f"{line.source}={line.points}" for line in score.lines]
        lines.append(" ".join(parts))
    return lines
