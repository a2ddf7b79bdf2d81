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

from collections.abc import Mapping

from keydom.core.errors import BadRecord
from keydom.core.game import NATURE, Score, places

FORMAT = "1"


class Record:
    """What a `.key` file holds; whether its moves are legal is for `Match.replay` to say."""

    __slots__ = ("catalogue", "file", "game", "moves", "numbers", "options", "players", "results", "rules", "seats")

    def __init__(self, game: str, seats: int, options: Mapping[str, str], rules: int, catalogue: str = "") -> None:
        self.game = game
        self.seats = seats
        self.options = dict(options)
        self.rules = rules
        self.catalogue = catalogue
        self.players: dict[int, str] = {}
        self.moves: list[tuple[int, str]] = []
        self.results: list[str] = []
        self.file = "record"
        self.numbers: list[int] = []  # the line each move stood on, for errors

    def __str__(self) -> str:
        head = [f"keydom {FORMAT}", f"game {self.game}", f"rules {self.rules}"]
        if self.catalogue:
            head.append(f"catalogue {self.catalogue}")
        head.append(f"seats {self.seats}")
        head += [f"option {name} {value}" for name, value in self.options.items()]
        head += [f"player {seat} {name}" for seat, name in sorted(self.players.items())]
        moves = [f"{'*' if mover == NATURE else mover} {text}" for mover, text in self.moves]
        return "\n".join([*head, "", *moves, *self.results]) + "\n"

    def wrong(self, reason: str, ply: int) -> BadRecord:
        """The error that points at the line of this ply."""
        return BadRecord(reason, self.file, self.numbers[ply] if ply < len(self.numbers) else 0)

    @classmethod
    def parse(cls, text: str, file: str = "record") -> Record:
        lines = [(number, line.split("#")[0].strip()) for number, line in enumerate(text.splitlines(), 1)]
        lines = [(number, line) for number, line in lines if line]
        if not lines or lines[0][1] != f"keydom {FORMAT}":
            raise BadRecord(f"no record: the first line must be `keydom {FORMAT}`", file, lines[0][0] if lines else 1)
        record = Record("", 0, {}, 0)
        record.file = file
        for number, line in lines[1:]:
            try:
                record._read(number, line)
            except ValueError:
                raise BadRecord(f"cannot read {line!r}", file, number) from None
        for name, value in (("game", record.game), ("rules", record.rules), ("seats", record.seats)):
            if not value:
                raise BadRecord(f"the header has no line `{name}`", file, lines[0][0])
        return record

    def _read(self, number: int, line: str) -> None:
        word, _, rest = line.partition(" ")
        rest = rest.strip()
        if word == "=":
            self.results.append(f"= {rest}")
        elif word == "*" or word.isdigit():
            if not rest or self.results:
                raise ValueError(line)
            self.moves.append((NATURE if word == "*" else int(word), rest))
            self.numbers.append(number)
        elif self.moves or not rest:
            raise ValueError(line)
        elif word == "option":
            name, value = rest.split()
            self.options[name] = value
        elif word == "player":
            seat, name = rest.split(maxsplit=1)
            self.players[int(seat)] = name
        elif word == "game":
            self.game = rest
        elif word == "catalogue":
            self.catalogue = rest
        elif word == "rules":
            self.rules = int(rest)
        elif word == "seats":
            self.seats = int(rest)
        else:
            raise ValueError(line)


def result_lines(scores: list[Score]) -> list[str]:
    """The result as a record states it: place, total and every line of each seat's score."""
    lines = []
    for seat, (score, place) in enumerate(zip(scores, places(scores), strict=True)):
        parts = [f"= {seat} place={place} total={score.total}"]
        parts += [f"{line.source}={line.points}" for line in score.lines]
        lines.append(" ".join(parts))
    return lines
