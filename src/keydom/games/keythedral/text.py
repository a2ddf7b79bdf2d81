"""The table for a terminal: a map of the lattice, whose coordinates are the actions' own, and what lies beside it."""

from __future__ import annotations

from keydom.core.game import Words
from keydom.drawing.reading import in_order, seat_name
from keydom.drawing.text import TextCanvas, board_text, wrapped
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
from keydom.games.keythedral.draw.reading import in_force, laws_in, moment, points, ref_name, seats_of, spots, stage
from keydom.games.keythedral.rules.fences import KEYTHEDRAL
from keydom.games.keythedral.state import FACE_UP, NOBODY, KeythedralTable
from keydom.games.keythedral.view import UNKNOWN, KeythedralView

LETTERS = {"blue": "B", "yellow": "Y", "black": "K", "green": "G", "red": "R"}
STEP = 3  # columns for a unit of the lattice: a field takes six, and its neighbour is two units away
MARGIN = 5


def board(view: KeythedralView, words: Words) -> str:
    """The table as plain text."""
    table = view.table
    blocks = [[moment(view, words)], _map(view), _key(table, words), _sides(table, words), _players(view, words)]
    return board_text(blocks)


def letter(seat: int) -> str:
    return LETTERS[COLOURS[seat]]


# The map.


def _map(view: KeythedralView) -> list[str]:
    """Fields and squares in alternate rows, in between a line for fences where some stand."""
    table = view.table
    pieces = {**{cell: _field(table, field) for cell, field in table.at.items()}, **_squares(table)}
    for cell in spots(view):
        pieces[cell] = "(    )" if unpack(cell)[0] % 2 == 0 else "<  >"
    cells = [unpack(cell) for cell in pieces]
    canvas, left = TextCanvas(), min(x for x, _ in cells)
    top, bottom = min(y for _, y in cells), max(y for _, y in cells)
    columns = range(left, max(x for x, _ in cells) + 1)
    tight = len(str(left)) > 2
    for x in columns:
        if x % 2 == 0 or not tight:
            _put(canvas, 2 * top - 1, x - left, str(x))
    for y in range(top, bottom + 1):
        canvas.put(2 * y, 0, f"{y:>{MARGIN - 1}} ")
    for cell, text in pieces.items():
        x, y = unpack(cell)
        _put(canvas, 2 * y, x - left, text)
    for edge, seat in table.fences.items():
        _fence(canvas, left, edge, seat)
    return canvas.text()


def _put(canvas: TextCanvas, line: int, x: int, text: str, shift: int = 0) -> None:
    """Write over the six columns around a place of the lattice, counted from its first."""
    canvas.put(line, MARGIN + x * STEP + (6 - len(text)) // 2 + shift, text)


def _field(table: KeythedralTable, field: int) -> str:
    worker = table.workers[field]
    return f"({KINDS[table.kinds[field]][:3]}{' ' if worker == NOBODY else letter(worker)})"


def _squares(table: KeythedralTable) -> dict[int, str]:
    found = {KEYTHEDRAL: "<++>"} if table.seats > 2 else {}
    for cottage, square in enumerate(table.squares):
        if square:
            text = f"<{letter(seat_of(cottage))}{number_of(cottage)}>"
            found[square] = f"<{text}>" if table.is_house(cottage) else text
    return found


def _fence(canvas: TextCanvas, left: int, edge: int, seat: int) -> None:
    """A stroke on the side that it closes, with the builder's letter; always between two rows of the map."""
    square, side = unpack_edge(edge)
    (x, y), (to_x, to_y) = unpack(square), unpack(square + CORNERS[side])
    stroke = "\\" if (to_x - x) * (to_y - y) < 0 else "/"
    _put(canvas, y + to_y, min(x, to_x) - left, stroke + letter(seat).lower(), 2)


def _key(table: KeythedralTable, words: Words) -> list[str]:
    signs = [("<B3>", "draw-text-key-cottage"), ("<<B3>>", "draw-text-key-house"), ("(farB)", "draw-text-key-worker")]
    if table.fences:
        signs.append(("\\b", "draw-text-key-fence"))
    if table.seats > 2:
        signs.append(("<++>", "draw-keythedral"))
    kinds = [f"{kind[:3]} {words.say(f'kind-{kind}')}" for kind in KINDS]
    return wrapped("  ".join(f"{sign} {words.say(key)}" for sign, key in signs)) + wrapped("  ".join(kinds))


# What lies beside it.


def _sides(table: KeythedralTable, words: Words) -> list[str]:
    lines = _building(table, words)
    for level in range(table.level, table.stages + 1):
        lines += _stage(table, words, level)
    lines += wrapped(f"{words.say('draw-store')}: {_cubes(table.store, words, 0)}")
    lines += wrapped(f"{words.say('draw-craftsmen')}: {_cubes(table.shop, words, IRON)}")
    if table.deck or table.spaces:
        text = words.say("draw-text-laws", {"spaces": table.spaces, "deck": table.deck})
        lines += wrapped(_about(text, [words.say(f"law-{law}") for law in laws_in(table.shown)]))
    if table.order:
        lines.append(f"{words.say('draw-order')}: {' '.join(map(str, table.order))}")
    laws = [_about(words.say(f"law-{law}"), [ref_name(ref, words) for ref in refs]) for law, refs in in_force(table)]
    if laws:
        lines += wrapped(f"{words.say('draw-in-force')}: {', '.join(laws)}")
    return lines


def _building(table: KeythedralTable, words: Words) -> list[str]:
    lines = []
    if table.in_hand != NOBODY:
        lines.append(f"{words.say('draw-in-hand')}: {words.say(f'kind-{KINDS[table.in_hand]}')}")
    if table.top:
        lines.append(words.say("draw-stack-top", {"number": table.top, "count": sum(table.stack)}))
    return lines


def _stage(table: KeythedralTable, words: Words, level: int) -> list[str]:
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
    return wrapped(f"{title}: {' | '.join(texts)}")


def _cubes(counts: list[int], words: Words, first: int) -> str:
    return ", ".join(f"{counts[cube]} {words.say(f'cube-{CUBES[cube]}')}" for cube in range(first, ALL_CUBES))


def _players(view: KeythedralView, words: Words) -> list[str]:
    """Two lines for each: the seat with its colour, points and laws; below them its cubes."""
    table = view.table
    lines = []
    for seat in in_order(table.seats, view.seat):
        sign = ">" if view.mover == seat else " "
        who = f"{sign} {letter(seat)} {seat_name(seat, words)} ({words.say(f'draw-colour-{COLOURS[seat]}')})"
        facts = [words.say("draw-points", {"count": points(table, seat)})]
        facts.append(words.say("draw-seats", {"count": len(seats_of(table, seat))}))
        facts.append(words.say("draw-fences", {"count": table.fences_left[seat]}))
        if table.start == seat:
            facts.append(words.say("draw-start"))
        facts.append(_laws(view, words, seat))
        lines += wrapped(f"{who}: {', '.join(fact for fact in facts if fact)}", 4)
        owned = [
            f"{table.has(seat, cube)} {words.say(f'cube-{CUBES[cube]}')}"
            for cube in range(ALL_CUBES)
            if table.has(seat, cube)
        ]
        if owned:
            lines += [f"    {line}" for line in wrapped(", ".join(owned))]
    return lines


def _laws(view: KeythedralView, words: Words, seat: int) -> str:
    held = view.held[seat]
    if not held:
        return ""
    count = words.say("draw-laws-held", {"count": held})
    if view.hands[seat] == UNKNOWN:
        return count
    return _about(count, [words.say(f"law-{law}") for law in laws_in(view.hands[seat])])


def _about(text: str, what: list[str]) -> str:
    return f"{text} ({', '.join(what)})" if what else text
