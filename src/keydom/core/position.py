"""Positions as text, and back: a head as in records, then a line for each field.

`Game.text` and `Game.position` are the doors; docs/notation.md has the grammar. Which fields there are follows from the
list that a state keeps (core/plain.py), how they read from the game's table of forms (core/forms.py). What follows from
seats and options, or from other fields, is not written.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any, Final

from keydom.core.action import Action, Grammar
from keydom.core.errors import BadPosition, KeydomError
from keydom.core.forms import NOTHING, PLAIN, WATCHER, Form, Forms, OmittedForm, reason, whole, wrong
from keydom.core.invariants import MOST_FRAMES
from keydom.core.list_forms import INDENT
from keydom.core.plain import construct, field_values, names, parameters
from keydom.core.state import Frame, State, View

FORMAT: Final = "1"
POSITION: Final = "position"
VIEW: Final = "view"
HEAD: Final = ("game", "rules", "catalogue", "seats", "option")
COMMENT: Final = re.compile(r"(?:^|\s)#")
MOST_BRACKETS: Final = 100
MOST_TEXT: Final = 100_000  # characters: the longest position has a tenth of them
KIND: Final = re.compile(r"[A-Z]\w*")
NAME: Final = re.compile(r"[a-z_]\w*=")


class PositionHeader:
    """The lines above the fields: of which game, by which rules, with what components, seats and options."""

    def __init__(self, game: str, rules: int, catalogue: str, seats: int, options: Mapping[str, str]) -> None:
        self.game = game
        self.rules = rules
        self.catalogue = catalogue
        self.seats = seats
        self.options = dict(options)

    def lines(self, what: str) -> list[str]:
        head = [f"keydom {what} {FORMAT}", f"game {self.game}", f"rules {self.rules}", f"catalogue {self.catalogue}"]
        head.append(f"seats {self.seats}")
        return [*head, *[f"option {name} {value}" for name, value in self.options.items()], ""]


class Entry:
    """The text of one field: what is behind its name, then its rows, with the number of each line."""

    def __init__(self, name: str, text: str, number: int) -> None:
        self.name = name
        self.lines = [text]
        self.numbers = [number]

    def text(self) -> str:
        return "\n".join(self.lines)

    def refused(self, error: KeydomError) -> BadPosition:
        """The error with the line it is about."""
        row = error.line if isinstance(error, BadPosition) else 0
        return BadPosition(f"{self.name}: {reason(error)}", self.numbers[min(row, len(self.numbers) - 1)])


def entries(text: str, what: str) -> list[Entry]:
    """The lines of a text by the names they begin with. An indented line belongs to the one before it."""
    if len(text) > MOST_TEXT:
        raise BadPosition(f"there are {len(text)} characters, more than {MOST_TEXT}")
    found: list[Entry] = []
    first = True
    for number, line in enumerate(text.splitlines(), 1):
        said = COMMENT.split(line, maxsplit=1)[0].rstrip()
        if not said:
            continue
        if first:
            if said != f"keydom {what} {FORMAT}":
                raise BadPosition(f"no {what}: the first line must be `keydom {what} {FORMAT}`", number)
            first = False
        elif said[0].isspace():
            if not found:
                raise BadPosition(f"{said.strip()!r} belongs to nothing", number)
            found[-1].lines.append(said.strip())
            found[-1].numbers.append(number)
        else:
            name, _, rest = said.partition(" ")
            found.append(Entry(name, rest.strip(), number))
    if first:
        raise BadPosition(f"no {what}: the first line must be `keydom {what} {FORMAT}`", 1)
    return found


def game_of(text: str) -> str:
    """The id of the game that a position is of; raises BadPosition where the text does not say."""
    name = next((entry.text() for entry in entries(text, POSITION) if entry.name == "game"), "")
    if not name:
        raise BadPosition("it does not say of which game it is")
    return name


def head_of(found: list[Entry], game: str, rules: int, catalogue: str) -> PositionHeader:
    """Take the head off the entries. It raises BadPosition where that is of another game, other rules or other
    components.
    """
    said: dict[str, Entry] = {}
    options: dict[str, str] = {}
    while found and found[0].name in HEAD:
        entry = found.pop(0)
        if entry.name == "option":
            name, _, value = entry.text().partition(" ")
            if name in options:
                raise BadPosition(f"the option {name!r} is there twice", entry.numbers[0])
            options[name] = value.strip()
        elif entry.name in said:
            raise BadPosition(f"`{entry.name}` is there twice", entry.numbers[0])
        else:
            said[entry.name] = entry
    for name in ("game", "rules", "seats"):
        if name not in said:
            raise BadPosition(f"the head has no line `{name}`", 1)
    for name, mine in (("game", game), ("rules", str(rules)), ("catalogue", catalogue)):
        if name in said and said[name].text() != mine:
            raise BadPosition(f"it is of {name} {said[name].text()}, and here is {name} {mine}", said[name].numbers[0])
    try:
        seats = whole(said["seats"].text())
    except KeydomError as error:
        raise said["seats"].refused(error) from None
    return PositionHeader(game, rules, catalogue, seats, options)


class PositionFormat:
    """Writes and reads the fields and frames of one game."""

    def __init__(self, forms: Forms, grammar: Grammar, homes: Iterable[str], seats: int) -> None:
        self.forms = forms
        self.grammar = grammar
        self.homes = tuple(homes)  # packages that hold its frames
        self.kinds: dict[str, type] = {}  # those frames by name, as soon as one is read
        self.seats = seats

    # Writing.

    def field_lines(self, state: State) -> list[str]:
        """A line for each field of a state that is written."""
        lines = []
        for name, field in written(state, self.forms).items():
            text = (
                self.stack(state.frames)
                if field == "frames"
                else self.form(field).write(getattr(state, field), self.seats)
            )
            lines.append(_line(name, text))
        return lines

    def view_lines(self, view: View) -> list[str]:
        """The lines of a view: whose it is, its fields by name, and those of the open table in it."""
        lines = [_line("seat", WATCHER.write(view.seat, self.seats))]
        tables: list[State] = []
        for name, part in sorted(field_values(view).items()):
            if isinstance(part, State):
                tables.append(part)
            elif name not in ("seat", "frames"):
                lines.append(_line(name, self.forms.view.get(name, PLAIN).write(part, self.seats)))
        if not tables:
            return [*lines, _line("frames", self.stack(view.frames))]
        return [*lines, *[line for table in tables for line in self.field_lines(table)]]

    def form(self, name: str) -> Form:
        return self.forms.fields.get(name, PLAIN)

    def stack(self, frames: list[Frame[Any, Any]]) -> str:
        return "".join([f"{INDENT}{self.frame(frame)}" for frame in frames]) or NOTHING

    def frame(self, frame: object) -> str:
        """A frame as its name and what its constructor takes."""
        kind = type(frame)
        lost = [name for name, _ in parameters(kind) if not hasattr(frame, name)]
        if lost:
            raise BadPosition(f"{kind.__name__} cannot be written: it does not keep its {lost[0]!r}")
        parts = [(name, getattr(frame, name)) for name, _ in parameters(kind)]
        return " ".join([kind.__name__, *[f"{name}={self.part(kind.__name__, name, part)}" for name, part in parts]])

    def part(self, kind: str, name: str, value: object) -> str:
        if isinstance(value, Frame):
            return f"({self.frame(value)})"
        if isinstance(value, Action):
            return f'"{value}"'
        return self.part_form(kind, name).write(value, self.seats)

    def part_form(self, kind: str, name: str) -> Form:
        parts = self.forms.parts
        return parts.get(f"{kind}.{name}", parts.get(name, PLAIN))

    # Reading.

    def read_fields(self, state: State, found: list[Entry]) -> None:
        """Set the fields of a state that has just begun to what these entries say."""
        due = written(state, self.forms)
        for entry in found:
            if entry.name not in due:
                known = entry.name in written(state, self.forms)
                raise BadPosition(f"`{entry.name}` {'is there twice' if known else 'is no field'}", entry.numbers[0])
            field = due.pop(entry.name)
            try:
                if field == "frames":
                    state.frames = self.read_stack(entry)
                else:
                    like = getattr(state, field)
                    setattr(state, field, self.form(field).read(entry.text(), like, self.seats))
            except KeydomError as error:
                raise entry.refused(error) from None
        if due:
            raise BadPosition(f"there is no line `{next(iter(due))}`")

    def read_stack(self, entry: Entry) -> list[Frame[Any, Any]]:
        if entry.lines == [NOTHING]:
            return []
        if entry.lines[0]:
            raise wrong(entry.lines[0], f"`{NOTHING}`, or a frame on each of the lines below")
        count = len(entry.lines) - 1
        if count > MOST_FRAMES:
            raise BadPosition(f"there are {count} frames, more than {MOST_FRAMES}")
        frames: list[Frame[Any, Any]] = []
        for row, line in enumerate(entry.lines[1:], 1):
            if line.count("(") > MOST_BRACKETS:  # a frame is read within a frame: no text is to go ever deeper
                raise BadPosition("there are too many brackets", row)
            try:
                frames.append(self.read_frame(line))
            except KeydomError as error:
                raise BadPosition(reason(error), row) from None
        return frames

    def read_frame(self, text: str) -> Frame[Any, Any]:
        name, _, rest = text.partition(" ")
        if not self.kinds:
            self.kinds = frame_kinds(self.homes)
        if name not in self.kinds or not KIND.fullmatch(name):
            raise wrong(name, "the name of a frame")
        kind = self.kinds[name]
        takes = [part for part, _ in parameters(kind)]
        parts: dict[str, object] = {}
        for said in split_parts(rest):
            part, _, value = said.partition("=")
            if part in parts:
                raise wrong(said, f"each part of {name} once, as `part=value`")
            if part not in takes:
                raise wrong(text, f"{name} with {', '.join(takes) or 'nothing else'}")
            parts[part] = self.read_part(name, part, value)
        if len(parts) < len(takes):
            raise wrong(text, f"{name} with {', '.join(takes)}")
        try:
            frame = construct(kind, parts)
        except (LookupError, TypeError, ValueError) as error:
            raise BadPosition(f"there can be no {text!r}: {error}") from None
        assert isinstance(frame, Frame)
        return frame

    def read_part(self, kind: str, name: str, text: str) -> object:
        if text.startswith('"'):
            return self.grammar.parse(text.strip('"'))
        if text.startswith("(") and KIND.match(text, 1):
            return self.read_frame(text[1:].removesuffix(")"))
        return self.part_form(kind, name).read(text, None, self.seats)


def written(state: State, forms: Forms) -> dict[str, str]:
    """The fields that a text has, by their names in it. It lacks derived fields, and what seats and options give."""
    found: dict[str, str] = {}
    for name in names(type(state)):
        form = forms.fields.get(name)
        if not isinstance(form, OmittedForm) and (form is not None or name not in state.derived):
            found[state.text_names.get(name, name)] = name
    return found


def split_parts(text: str) -> list[str]:
    """Split `a=1 b=x y c=(K a=2)` into its three parts. A part begins at a name with `=` outside brackets."""
    found: list[list[str]] = []
    depth = 0
    for word in text.split():
        if depth == 0 and NAME.match(word):
            found.append([word])
        elif found:
            found[-1].append(word)
        else:
            raise wrong(word, "a part, as `part=value`")
        depth += word.count("(") - word.count(")")
    return [" ".join(words) for words in found]


def frame_kinds(homes: Iterable[str]) -> dict[str, type]:
    """The frames of these packages by name; those of the last go first."""
    every: list[type] = []
    waiting: list[type] = list(Frame.__subclasses__())
    while waiting:
        kind = waiting.pop()
        every.append(kind)
        waiting += kind.__subclasses__()
    found: dict[str, type] = {}
    for home in homes:
        for kind in every:
            if f"{kind.__module__}.".startswith(f"{home}."):
                found[kind.__name__] = kind
    return found


def stock_differences(stock: Mapping[str, int], full: Mapping[str, int]) -> str:
    """What there is too much or too little of; empty where all components are there."""
    differ = [name for name in {**full, **stock} if stock.get(name) != full.get(name)]
    return ", ".join([f"{stock.get(name, 0)} {name} instead of {full.get(name, 0)}" for name in differ])


def _line(name: str, text: str) -> str:
    return f"{name}{text}" if text.startswith("\n") else f"{name} {text}"
