"""The table for a terminal: a map of the lattice, whose coordinates are the actions' own, and what lies beside it."""

from __future__ import annotations

from textwrap import wrap

from keydom.core.game import Words
from keydom.drawing.text import plain
from keydom.games.keythedral.actions import TILE
from keydom.games.keythedral.components import (
    ALL_CUBES,
    COLOURS,
    CORNERS,
    CUBES,
    IRON,
    KINDS,
    number_of,
    seat_of,
    unpack,
    unpack_edge,
)
from keydom.games.keythedral.draw.reading import (
    in_force,
    in_order,
    laws_in,
    moment,
    name,
    points,
    said,
    seats_of,
    spots,
    stage,
)
from keydom.games.keythedral.rules.fences import KEYTHEDRAL
from keydom.games.keythedral.state import FACE_UP, NOBODY, Table
from keydom.games.keythedral.view import UNKNOWN, Outlook

LETTERS = {"blue": "B", "yellow": "Y", "black": "K", "green": "G", "red": "R"}
STEP = 3  # columns for a unit of the lattice: a field takes six, and its neighbour is two units away
MARGIN = 5
WIDTH = 100


def board(view: Outlook, words: Words) -> str:
    """The table as plain text."""
    table = view.table
    blocks = [[moment(view, words)], _map(view), _key(table, words), _sides(table, words), _players(view, words)]
    return plain("\n\n".join("\n".join(line.rstrip() for line in block) for block in blocks))


def letter(seat: int) -> str:
    return LETTERS[COLOURS[seat]]


# The map.


class Canvas:
    """Lines of text that grow as they are written on; `left` is the lattice column of their first letters."""

    def __init__(self, left: int) -> None:
        self.left = left
        self.lines: dict[int, list[str]] = {}

    def put(self, line: int, x: int, text: str, shift: int = 0) -> None:
        """Write over the six columns around a place of the lattice."""
        row = self.lines.setdefault(line, [])
        start = MARGIN + (x - self.left) * STEP + (6 - len(text)) // 2 + shift
        row.extend(" " * (start + len(text) - len(row)))
        row[start : start + len(text)] = text

    def head(self, line: int, text: str) -> None:
        row = self.lines.setdefault(line, [])
        row.extend(" " * (MARGIN - len(row)))
        row[:MARGIN] = f"{text:>{MARGIN - 1}} "

    def text(self) -> list[str]:
        return ["".join(self.lines[line]) for line in sorted(self.lines)]


def _map(view: Outlook) -> list[str]:
    """Fields and squares in alternate rows, in between a line for fences where some stand."""
    table = view.table
    pieces = {**{cell: _field(table, field) for cell, field in table.at.items()}, **_squares(table)}
    for cell in spots(view):
        pieces[cell] = "(    )" if unpack(cell)[0] % 2 == 0 else "<  >"
    cells = [unpack(cell) for cell in pieces]
    canvas = Canvas(min(x for x, _ in cells))
    top, bottom = min(y for _, y in cells), max(y for _, y in cells)
    columns = range(canvas.left, max(x for x, _ in cells) + 1)
    tight = len(str(canvas.left)) > 2
    for x in columns:
        if x % 2 == 0 or not tight:
            canvas.put(2 * top - 1, x, str(x))
    for y in range(top, bottom + 1):
        canvas.head(2 * y, str(y))
    for cell, text in pieces.items():
        x, y = unpack(cell)
        canvas.put(2 * y, x, text)
    for edge, seat in table.fences.items():
        _fence(canvas, edge, seat)
    return canvas.text()


def _field(table: Table, field: int) -> str:
    worker = table.workers[field]
    return f"({KINDS[table.kinds[field]][:3]}{' ' if worker == NOBODY else letter(worker)})"


def _squares(table: Table) -> dict[int, str]:
    found = {KEYTHEDRAL: "<++>"} if table.seats > 2 else {}
    for cottage, square in enumerate(table.squares):
        if square:
            text = f"<{letter(seat_of(cottage))}{number_of(cottage)}>"
            found[square] = f"<{text}>" if table.is_house(cottage) else text
    return found


def _fence(canvas: Canvas, edge: int, seat: int) -> None:
    """A stroke on the side that it closes, with the builder's letter; always between two rows of the map."""
    square, side = unpack_edge(edge)
    (x, y), (to_x, to_y) = unpack(square), unpack(square + CORNERS[side])
    stroke = "\\" if (to_x - x) * (to_y - y) < 0 else "/"
    canvas.put(y + to_y, min(x, to_x), stroke + letter(seat).lower(), 2)


def _key(table: Table, words: Words) -> list[str]:
    signs = [("<B3>", "draw-text-key-cottage"), ("<<B3>>", "draw-text-key-house"), ("(farB)", "draw-text-key-worker")]
    if table.fences:
        signs.append(("\\b", "draw-text-key-fence"))
    if table.seats > 2:
        signs.append(("<++>", "draw-keythedral"))
    kinds = [f"{kind[:3]} {words.say(f'kind-{kind}')}" for kind in KINDS]
    return _wrapped("  ".join(f"{sign} {words.say(key)}" for sign, key in signs)) + _wrapped("  ".join(kinds))


# What lies beside it.


def _sides(table: Table, words: Words) -> list[str]:
    lines = _building(table, words)
    for level in range(table.level, table.stages + 1):
        lines += _stage(table, words, level)
    lines += _wrapped(f"{words.say('draw-store')}: {_cubes(table.store, words, 0)}")
    lines += _wrapped(f"{words.say('draw-craftsmen')}: {_cubes(table.shop, words, IRON)}")
    if table.deck or table.spaces:
        text = words.say("draw-text-laws", {"spaces": table.spaces, "deck": table.deck})
        lines += _wrapped(_about(text, [words.say(f"law-{law}") for law in laws_in(table.shown)]))
    if table.order:
        lines.append(f"{words.say('draw-order')}: {' '.join(map(str, table.order))}")
    laws = [_about(words.say(f"law-{law}"), [said(ref, words) for ref in refs]) for law, refs in in_force(table)]
    if laws:
        lines += _wrapped(f"{words.say('draw-in-force')}: {', '.join(laws)}")
    return lines


def _building(table: Table, words: Words) -> list[str]:
    lines = []
    if table.in_hand != NOBODY:
        lines.append(f"{words.say('draw-in-hand')}: {words.say(f'kind-{KINDS[table.in_hand]}')}")
    if table.top:
        lines.append(words.say("draw-stack-top", {"number": table.top, "count": sum(table.stack)}))
    return lines


def _stage(table: Table, words: Words, level: int) -> list[str]:
    """The seats of a stage that are still to be had, if any are seen."""
    texts = []
    for tile in stage(table, level):
        if table.owner[tile] == FACE_UP:
            laws = (" +1" if table.raised == tile else "") + (" -1" if table.lowered == tile else "")
            cost = [
                words.say(f"cube-{CUBES[cube]}") for cube in range(ALL_CUBES) for _ in range(table.box.cost[tile][cube])
            ]
            texts.append(f"{TILE.write(tile)}{laws} {', '.join(cost)}")
    if not texts:
        return []
    if level == table.level:
        title = words.say("draw-text-on-sale", {"level": level, "value": table.box.value[level]})
    else:
        title = words.say("draw-stage", {"level": level})
    return _wrapped(f"{title}: {' | '.join(texts)}")


def _cubes(counts: list[int], words: Words, first: int) -> str:
    return ", ".join(f"{counts[cube]} {words.say(f'cube-{CUBES[cube]}')}" for cube in range(first, ALL_CUBES))


def _players(view: Outlook, words: Words) -> list[str]:
    """Two lines for each: the seat with its colour, points and laws; below them its cubes."""
    table = view.table
    lines = []
    for seat in in_order(view):
        sign = ">" if view.mover == seat else " "
        who = f"{sign} {letter(seat)} {name(seat, words)} ({words.say(f'draw-colour-{COLOURS[seat]}')})"
        facts = [words.say("draw-points", {"count": points(table, seat)})]
        facts.append(words.say("draw-seats", {"count": len(seats_of(table, seat))}))
        facts.append(words.say("draw-fences", {"count": table.fences_left[seat]}))
        if table.start == seat:
            facts.append(words.say("draw-start"))
        facts.append(_laws(view, words, seat))
        lines += _wrapped(f"{who}: {', '.join(fact for fact in facts if fact)}", 4)
        owned = [
            f"{table.has(seat, cube)} {words.say(f'cube-{CUBES[cube]}')}"
            for cube in range(ALL_CUBES)
            if table.has(seat, cube)
        ]
        if owned:
            lines += [f"    {line}" for line in _wrapped(", ".join(owned))]
    return lines


def _laws(view: Outlook, words: Words, seat: int) -> str:
    held = view.held[seat]
    if not held:
        return ""
    count = words.say("draw-laws-held", {"count": held})
    if view.hands[seat] == UNKNOWN:
        return count
    return _about(count, [words.say(f"law-{law}") for law in laws_in(view.hands[seat])])


def _about(text: str, what: list[str]) -> str:
    return f"{text} ({', '.join(what)})" if what else text


def _wrapped(text: str, indent: int = 2) -> list[str]:
    return wrap(text, WIDTH, subsequent_indent=" " * indent, break_long_words=False, break_on_hyphens=False)
