"""The table for a terminal: the auction, boats and supplies, and every village with what lies in it."""

from __future__ import annotations

from textwrap import wrap
from typing import Final

from keydom.core.game import NATURE, OVER, Words
from keydom.core.hexes import SIDES
from keydom.games.keyflower.actions import winter_bit
from keydom.games.keyflower.components import (
    ALL_COLOURS,
    ALL_CONTRACTS,
    COLOURS,
    CONTRACTS,
    EXTENSIONS,
    GOODS,
    SKILLS,
    WINTER,
    by_colour,
    by_freight,
    by_good,
    by_skill,
    of_colour,
)
from keydom.games.keyflower.draw.reading import bid, held, in_hand, in_order, moment, name, places, waiting
from keydom.games.keyflower.merchants.boats import Replace
from keydom.games.keyflower.rules.building import Place, Site
from keydom.games.keyflower.rules.harbour import Board
from keydom.games.keyflower.rules.haul import Haul
from keydom.games.keyflower.rules.purpose import ForTile
from keydom.games.keyflower.rules.turns import Turn
from keydom.games.keyflower.rules.winter import Submit
from keydom.games.keyflower.state import NONE, Table
from keydom.games.keyflower.text import tiles
from keydom.games.keyflower.text.plan import SIGNS, at, plan
from keydom.games.keyflower.view import Outlook

WIDTH: Final = 100
GAP: Final = 2
LOT: Final = (19, 45, 32)  # the columns of the auction: tile, what it does, who bids and works
PLOT: Final = (9, 22, 33, 30)  # the columns of a village: place, tile, what it does, what lies there
FREIGHT: Final = ("gold", "cabin", "contract")
EDGE_NAMES: Final = ("field", "road", "water")


def board(view: Outlook, words: Words) -> str:
    """The table as plain text; to somebody in the middle of a turn only what that is about."""
    frame = view.frames[-1] if view.frames else None
    blocks = [_wrapped(_heading(view, words))]
    if view.seat is None or view.mover != view.seat or isinstance(frame, (Turn, Board, Replace, Submit)):
        blocks += [_auction(view.table, words), _market(view, words)]
        blocks += [_player(view, words, seat) for seat in in_order(view)] if view.table.homes else []
    elif isinstance(frame, ForTile):
        blocks += [_lot(view.table, words, frame.tile), _title(view, words, view.seat)]
    else:
        blocks.append(_player(view, words, view.seat))
    return plain("\n\n".join(["\n".join([line.rstrip() for line in block]) for block in blocks if block]))


def plain(text: str) -> str:
    """Text without anything that could move a cursor: names are chosen by players."""
    text = text.replace("\N{NO-BREAK SPACE}", " ")  # as French has it before a colon
    return "".join([sign if sign.isprintable() or sign == "\n" else "?" for sign in text])


def _heading(view: Outlook, words: Words) -> str:
    now = moment(view, words)
    return now if view.mover in (OVER, NATURE) else f"{now} · {words.say('turn-of', {'seat': f'seat:{view.mover}'})}"


# The middle of the table.


def _auction(table: Table, words: Words) -> list[str]:
    lines = [f"{words.say('draw-auction')}:"] if table.lots else []
    for tile in table.lots:
        lines += _lot(table, words, tile)
    return lines


def _lot(table: Table, words: Words, tile: int) -> list[str]:
    facts = [*_bids(table, words, table.lot(tile)), *_work(table, words, tile)]
    return _row(LOT, [tiles.name(tile, words), tiles.whole(table, words, tile), ", ".join(facts)])


def _bids(table: Table, words: Words, lot: int) -> list[str]:
    """The bids for a lot, the highest first; none for what is no lot."""
    if lot < 0:
        return []
    seats = [seat for seat in range(table.seats) if bid(table, lot, seat)]
    seats.sort(key=lambda seat: -bid(table, lot, seat))
    colours = [words.say(f"colour-{COLOURS[table.tints[lot * table.seats + seat]]}") for seat in seats]
    return [f"{name(seat, words)}: {bid(table, lot, seat)} {hue}" for seat, hue in zip(seats, colours, strict=True)]


def _work(table: Table, words: Words, tile: int) -> list[str]:
    """Who works on a tile, and how many the last use took."""
    counts = [table.on[of_colour(tile, colour)] for colour in range(ALL_COLOURS)]
    if not any(counts):
        return []
    workers = ", ".join([f"{count} {words.say(f'colour-{COLOURS[hue]}')}" for hue, count in enumerate(counts) if count])
    text = words.say("board-at-work", {"workers": workers})
    return [f"{text} ({words.say('board-last-use', {'count': table.last[tile]})})"]


def _market(view: Outlook, words: Words) -> list[str]:
    """Boats, supplies and contracts."""
    table = view.table
    lines = [f"{words.say('draw-boats')}:"] if table.docked else []
    for place, boat in enumerate(table.boats):
        if (table.docked >> place) & 1:
            text = does = tiles.effect(table, words, boat, 0)
            if table.season != WINTER:
                text = f"{_load(table, words, place)} ({words.say('season-winter')}: {does})"
            lines += _row((LOT[0], WIDTH - LOT[0] - GAP), [tiles.name(boat, words), text])
    stock = [", ".join(tiles.listed(words, GOODS, table.supply))]
    for key, count in (("bag", table.bag_size), ("pile", table.pile_size), ("greens", table.greens)):
        stock.append(f"{words.say(f'draw-{key}')}: {count}")
    if table.merchants:
        stock.append(f"{words.say('draw-cabins-left')}: {table.cabins_left}")
    lines += _wrapped(f"{words.say('draw-supplies')}: {' · '.join(stock)}")
    return lines + _papers(table, words)


def _load(table: Table, words: Words, place: int) -> str:
    freight = by_freight(table.freight, place)
    load = [*_people(words, table.cargo, table.crates, place), *tiles.listed(words, FREIGHT, freight)]
    return ", ".join(load) or words.say("board-nothing")


def _people(words: Words, workers: list[int], skills: list[int], place: int) -> list[str]:
    """The workers and skills of a seat or a boat, by kind."""
    some = tiles.listed(words, COLOURS, by_colour(workers, place))
    return some + tiles.listed(words, SKILLS, by_skill(skills, place))


def _papers(table: Table, words: Words) -> list[str]:
    """The contracts that lie face up, and how many more there are."""
    cards = [_contract(table, words, card) for card in table.offered if card != NONE]
    if not table.merchants:
        return []
    cards.append(words.say("draw-contracts-left", {"count": table.piled}))
    return _wrapped(f"{words.say('draw-contracts')}: {' | '.join(cards)}")


def _contract(table: Table, words: Words, card: int) -> str:
    return f"{CONTRACTS[card]} {tiles.needs(words, table.box.contract[card])}"


# The players.


def _player(view: Outlook, words: Words, seat: int) -> list[str]:
    """A village and what is behind the screen, as far as the viewer may know it."""
    table, lines = view.table, _title(view, words, seat)
    if seat == view.seat:
        lines += _secrets(view, words)
    elif table.open_screens and table.known_contracts[seat]:
        lines += _cards(table, words, table.known_contracts[seat])
    for tile in [*table.maps[seat].values(), *waiting(table, seat)]:
        lines += _plot(view, words, seat, tile)
    return lines + _plan(view, words, seat)


def _title(view: Outlook, words: Words, seat: int) -> list[str]:
    title = words.say("board-village", {"seat": f"seat:{seat}"})
    if view.table.start == seat:
        title += f" ({words.say('draw-start')})"
    sign = ">" if view.mover == seat else " "
    return _wrapped(f"{sign} {title} · {words.say('board-screen', {'what': _screen(view, words, seat)})}", 4)


def _screen(view: Outlook, words: Words, seat: int) -> str:
    """What is behind a screen: one's own in full, of others' what was seen if the table shows it, or how much it is."""
    table = view.table
    if seat == view.seat:
        found = _people(words, view.workers, view.skills, 0)
    elif table.open_screens:
        found = _people(words, table.known, table.known_skills, seat)
        found += _some(words, "unseen-workers", table.veiled[seat])
        found += _some(words, "unseen-skills", table.veiled_skills[seat])
    else:
        found = _some(words, "workers", table.workers_of(seat)) + _some(words, "skills", table.skills_of(seat))
    if held(view, seat) and seat != view.seat:
        found.append(tiles.counted(words, "winter", held(view, seat)))
    if table.contracts_of(seat) and seat != view.seat:
        found.append(tiles.counted(words, "contract", table.contracts_of(seat)))
    return ", ".join(found) or words.say("board-nothing")


def _some(words: Words, what: str, count: int) -> list[str]:
    return [words.say(f"board-{what}", {"count": count})] if count else []


def _secrets(view: Outlook, words: Words) -> list[str]:
    """The viewer's own winter tiles and contracts."""
    lines = []
    hand = in_hand(view)
    if hand:
        lines.append(f"    {words.say('draw-winter-hand')}:")
    for tile in hand:
        chosen = f" ({words.say('board-chosen')})" if view.pick & winter_bit(tile) else ""
        title = f"      {tiles.name(tile, words)}{chosen}"
        lines += _wrapped(f"{title}: {tiles.effect(view.table, words, tile, 0)}", 8)
    return lines + _cards(view.table, words, view.contracts)


def _cards(table: Table, words: Words, contracts: int) -> list[str]:
    cards = [_contract(table, words, card) for card in range(ALL_CONTRACTS) if (contracts >> card) & 1]
    return _wrapped(f"    {words.say('draw-contracts')}: {' | '.join(cards)}", 6) if cards else []


def _plot(view: Outlook, words: Words, seat: int, tile: int) -> list[str]:
    """A tile of a village: where it lies, which side is up, what it does and what lies on it."""
    table, own = view.table, seat == view.seat
    where = at(table.spots[tile]) if table.spots[tile] else "-"
    title = tiles.name(tile, words)
    if table.up[tile]:
        title += f" ({words.say('board-upgraded')})"
    does = tiles.whole(table, words, tile) if own else tiles.effect(table, words, tile, table.up[tile])
    facts = tiles.listed(words, GOODS, by_good(table.goods, tile))
    facts += _work(table, words, tile)
    if tile == table.homes[seat] and table.cabins[seat]:
        facts.append(tiles.counted(words, "cabin", table.cabins[seat]))
    if table.extended[tile] != NONE:
        facts.append(words.say(f"extension-{EXTENSIONS[table.extended[tile]]}"))
    if not table.spots[tile]:
        facts.append(words.say("draw-waiting"))
    return _row(PLOT, [f"    {where}", title, does, ", ".join(facts)])


def _at_home(view: Outlook, seat: int) -> bool:
    """Whether the decision at hand is about the village of this seat."""
    frame = view.frames[-1] if view.frames else None
    return frame is not None and frame.seat == seat and isinstance(frame, (Site, Place, Haul))


def _plan(view: Outlook, words: Words, seat: int) -> list[str]:
    """The map of the village that the decision at hand is about: where a tile can be laid, or what can be carried."""
    if not _at_home(view, seat):
        return []
    frame = view.frames[-1]
    free: dict[int, list[int]] = {}
    for cell, turn in places(view):
        free.setdefault(cell, []).append(turn)
    lines = ["", *plan(view.table, words, seat, free, WIDTH), "", _key(words)]
    if isinstance(frame, Site):
        first = frame.tile * SIDES * SIDES
        edges = [_edge(words, edge) for edge in view.table.box.edges[first : first + SIDES]]
        fits = words.say("board-fits", {"tile": tiles.name(frame.tile, words), "edges": ", ".join(edges)})
        lines += [*_wrapped(fits), *_wrapped(words.say("board-turns"))]
    return lines


def _edge(words: Words, edge: int) -> str:
    return words.say(f"board-edge-{EDGE_NAMES[edge]}")


def _key(words: Words) -> str:
    return "  ".join([f"{sign * 2} {_edge(words, edge)}" for edge, sign in SIGNS.items()])


# Lines.


def _row(columns: tuple[int, ...], cells: list[str]) -> list[str]:
    """Cells side by side, each as many lines as it needs."""
    wrapped = [_fold(text, wide) for text, wide in zip(cells, columns, strict=True)]
    lines = []
    for line in range(max([len(cell) for cell in wrapped])):
        parts = [cell[line] if line < len(cell) else "" for cell in wrapped]
        lines.append((" " * GAP).join([f"{part:{wide}}" for part, wide in zip(parts, columns, strict=True)]))
    return lines


def _fold(text: str, wide: int) -> list[str]:
    return [line for part in text.split("\n") for line in wrap(part, wide, break_on_hyphens=False) or [""]]


def _wrapped(text: str, indent: int = 2) -> list[str]:
    return wrap(text, WIDTH, subsequent_indent=" " * indent, break_long_words=False, break_on_hyphens=False)
