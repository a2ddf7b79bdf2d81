"""The table for a terminal: the auction, boats and supplies, and every village with what lies in it."""

from __future__ import annotations

from itertools import zip_longest
from textwrap import wrap
from typing import Final

from keydom.core.game import Words
from keydom.core.hexes import SIDES
from keydom.drawing.reading import in_order, seat_name
from keydom.drawing.text import WIDTH, board_text, heading, wrapped
from keydom.games.keyflower.actions import winter_bit
from keydom.games.keyflower.components import (
    ALL_COLOURS,
    COLOURS,
    CONTRACTS,
    EXTENSIONS,
    FREIGHT,
    GOODS,
    SKILLS,
    WINTER,
    by_colour,
    by_freight,
    by_good,
    by_skill,
    of_colour,
)
from keydom.games.keyflower.draw.reading import bidders, cell_id, contracts, in_hand, moment, places, waiting
from keydom.games.keyflower.merchants.boats import Replace
from keydom.games.keyflower.rules.building import Place, Site
from keydom.games.keyflower.rules.harbour import Board
from keydom.games.keyflower.rules.requirements import TileFrame
from keydom.games.keyflower.rules.transport import Haul
from keydom.games.keyflower.rules.turns import Turn
from keydom.games.keyflower.rules.winter import Submit
from keydom.games.keyflower.state import NONE, KeyflowerTable
from keydom.games.keyflower.text import tiles
from keydom.games.keyflower.text.village_map import SIGNS, village_map
from keydom.games.keyflower.view import KeyflowerView

GAP: Final = 2
LOT: Final = (19, 45, 32)  # the columns of the auction: tile, what it does, who bids and works
PLOT: Final = (9, 22, 33, 30)  # the columns of a village: place, tile, what it does, what lies there
EDGE_NAMES: Final = ("field", "road", "water")


def board(view: KeyflowerView, words: Words) -> str:
    """The table as plain text; to somebody in the middle of a turn only what that is about."""
    frame = view.frames[-1] if view.frames else None
    blocks = [wrapped(heading(view.mover, moment(view, words), words))]
    if view.seat is None or view.mover != view.seat or isinstance(frame, (Turn, Board, Replace, Submit)):
        blocks += [_auction(view.table, words), _market(view, words)]
        blocks += (
            [_player(view, words, seat) for seat in in_order(view.table.seats, view.seat)] if view.table.homes else []
        )
    elif isinstance(frame, TileFrame):
        blocks += [_lot(view.table, words, frame.tile), _title(view, words, view.seat)]
    else:
        blocks.append(_player(view, words, view.seat))
    return board_text(blocks)


# The middle of the table.


def _auction(table: KeyflowerTable, words: Words) -> list[str]:
    lines = [f"{words.say('draw-auction')}:"] if table.on_sale else []
    for tile in table.on_sale:
        lines += _lot(table, words, tile)
    return lines


def _lot(table: KeyflowerTable, words: Words, tile: int) -> list[str]:
    facts = [*_bids(table, words, table.lot(tile)), *_work(table, words, tile)]
    return _row(LOT, [tiles.name(table, words, tile), tiles.both_sides(table, words, tile), ", ".join(facts)])


def _bids(table: KeyflowerTable, words: Words, lot: int) -> list[str]:
    """The bids for a lot, the highest first; none for what is no lot."""
    if lot < 0:
        return []
    seats = sorted(bidders(table, lot), key=lambda seat: -table.bid_size(lot, seat))
    bids = [(seat, table.bid_size(lot, seat), COLOURS[table.bid_colour(lot, seat)]) for seat in seats]
    return [f"{seat_name(seat, words)}: {count} {words.say(f'colour-{colour}')}" for seat, count, colour in bids]


def _work(table: KeyflowerTable, words: Words, tile: int) -> list[str]:
    """Who works on a tile, and how many the last use took."""
    counts = [(COLOURS[colour], table.on[of_colour(tile, colour)]) for colour in range(ALL_COLOURS)]
    workers = ", ".join([f"{count} {words.say(f'colour-{colour}')}" for colour, count in counts if count])
    if not workers:
        return []
    text = words.say("board-at-work", {"workers": workers})
    return [f"{text} ({words.say('board-last-use', {'count': table.last_use[tile]})})"]


def _market(view: KeyflowerView, words: Words) -> list[str]:
    """Boats, supplies and contracts."""
    table = view.table
    lines = [f"{words.say('draw-boats')}:"] if table.docked else []
    for place, boat in enumerate(table.boats):
        if (table.docked >> place) & 1:
            text = does = tiles.effect(table, words, boat, 0)
            if table.season != WINTER:
                text = f"{_load(table, words, place)} ({words.say('season-winter')}: {does})"
            lines += _row((LOT[0], WIDTH - LOT[0] - GAP), [tiles.name(table, words, boat), text])
    stock = [", ".join(tiles.listed(words, GOODS, table.supply))]
    for key, count in (("bag", table.bag_size), ("pile", table.pile_size), ("greens", table.greens)):
        stock.append(f"{words.say(f'draw-{key}')}: {count}")
    if table.merchants:
        stock.append(f"{words.say('draw-cabins-left')}: {table.cabins_left}")
    lines += wrapped(f"{words.say('draw-supplies')}: {' · '.join(stock)}")
    return lines + _papers(table, words)


def _load(table: KeyflowerTable, words: Words, place: int) -> str:
    freight = by_freight(table.freight, place)
    load = [*_people(words, table.cargo, table.crates, place), *tiles.listed(words, FREIGHT, freight)]
    return ", ".join(load) or words.say("board-nothing")


def _people(words: Words, workers: list[int], skills: list[int], place: int) -> list[str]:
    """The workers and skills of a seat or a boat, by kind."""
    some = tiles.listed(words, COLOURS, by_colour(workers, place))
    return some + tiles.listed(words, SKILLS, by_skill(skills, place))


def _papers(table: KeyflowerTable, words: Words) -> list[str]:
    """The contracts that lie face up, and how many more there are."""
    cards = [_contract(table, words, card) for card in table.offered if card != NONE]
    if not table.merchants:
        return []
    cards.append(words.say("draw-contracts-left", {"count": table.piled}))
    return wrapped(f"{words.say('draw-contracts')}: {' | '.join(cards)}")


def _contract(table: KeyflowerTable, words: Words, card: int) -> str:
    return f"{CONTRACTS[card]} {tiles.needs(words, table.box.contract[card])}"


# The players.


def _player(view: KeyflowerView, words: Words, seat: int) -> list[str]:
    """A village and what is behind the screen, as far as the viewer may know it."""
    table, lines = view.table, _title(view, words, seat)
    if seat == view.seat:
        lines += _winter_hand(view, words)
    cards = [_contract(table, words, card) for card in contracts(view, seat)]
    if cards:
        lines += wrapped(f"    {words.say('draw-contracts')}: {' | '.join(cards)}", 6)
    for tile in [*table.maps[seat].values(), *waiting(table, seat)]:
        lines += _plot(view, words, seat, tile)
    return lines + _map(view, words, seat)


def _title(view: KeyflowerView, words: Words, seat: int) -> list[str]:
    title = words.say("board-village", {"seat": f"seat:{seat}"})
    if view.table.start == seat:
        title += f" ({words.say('draw-start')})"
    sign = ">" if view.mover == seat else " "
    return wrapped(f"{sign} {title} · {words.say('board-screen', {'what': _screen(view, words, seat)})}", 4)


def _screen(view: KeyflowerView, words: Words, seat: int) -> str:
    """What is behind a screen: one's own in full, of others' what was seen if the table shows it, or how much it is."""
    table = view.table
    if seat == view.seat:
        found = _people(words, view.workers, view.skills, 0)
    elif table.open_screens:
        found = _people(words, table.known_workers, table.known_skills, seat)
        found += _some(words, "unseen-workers", table.hidden_workers[seat])
        found += _some(words, "unseen-skills", table.hidden_skills[seat])
    else:
        found = _some(words, "workers", table.workers_of(seat)) + _some(words, "skills", table.skills_of(seat))
    if view.held[seat] and seat != view.seat:
        found.append(tiles.counted(words, "winter", view.held[seat]))
    if table.contracts_of(seat) and seat != view.seat:
        found.append(tiles.counted(words, "contract", table.contracts_of(seat)))
    return ", ".join(found) or words.say("board-nothing")


def _some(words: Words, what: str, count: int) -> list[str]:
    return [words.say(f"board-{what}", {"count": count})] if count else []


def _winter_hand(view: KeyflowerView, words: Words) -> list[str]:
    """The viewer's own winter tiles."""
    lines = []
    hand = in_hand(view)
    if hand:
        lines.append(f"    {words.say('draw-winter-hand')}:")
    for tile in hand:
        chosen = f" ({words.say('board-chosen')})" if view.pick & winter_bit(tile) else ""
        title = f"      {tiles.name(view.table, words, tile)}{chosen}"
        lines += wrapped(f"{title}: {tiles.effect(view.table, words, tile, 0)}", 8)
    return lines


def _plot(view: KeyflowerView, words: Words, seat: int, tile: int) -> list[str]:
    """A tile of a village: where it lies, which side is up, what it does and what lies on it."""
    table, own = view.table, seat == view.seat
    where = cell_id(table.spots[tile]) if table.spots[tile] else "-"
    title = tiles.name(table, words, tile)
    if table.up[tile]:
        title += f" ({words.say('board-upgraded')})"
    does = tiles.both_sides(table, words, tile) if own else tiles.effect(table, words, tile, table.up[tile])
    facts = tiles.listed(words, GOODS, by_good(table.goods, tile))
    facts += _work(table, words, tile)
    if tile == table.homes[seat] and table.cabins[seat]:
        facts.append(tiles.counted(words, "cabin", table.cabins[seat]))
    if table.extended[tile] != NONE:
        facts.append(words.say(f"extension-{EXTENSIONS[table.extended[tile]]}"))
    if not table.spots[tile]:
        facts.append(words.say("draw-waiting"))
    return _row(PLOT, [f"    {where}", title, does, ", ".join(facts)])


def _map(view: KeyflowerView, words: Words, seat: int) -> list[str]:
    """The map of the village that the decision at hand is about: where a tile can be laid, or what can be carried."""
    frame = view.frames[-1] if view.frames else None
    if not isinstance(frame, (Site, Place, Haul)) or frame.seat != seat:
        return []
    free: dict[int, list[int]] = {}
    for cell, turn in places(view):
        free.setdefault(cell, []).append(turn)
    key = [f"{sign * 2} {_edge(words, edge)}" for edge, sign in SIGNS.items()]
    lines = ["", *village_map(view.table, words, seat, free), "", "  ".join(key)]
    if isinstance(frame, Site):
        first = frame.tile * SIDES * SIDES
        edges = [_edge(words, edge) for edge in view.table.box.edges[first : first + SIDES]]
        fits = words.say("board-fits", {"tile": tiles.name(view.table, words, frame.tile), "edges": ", ".join(edges)})
        lines += [*wrapped(fits), *wrapped(words.say("board-turns")), *wrapped(words.say("board-coordinates"))]
    return lines


def _edge(words: Words, edge: int) -> str:
    return words.say(f"board-edge-{EDGE_NAMES[edge]}")


# Lines.


def _row(columns: tuple[int, ...], cells: list[str]) -> list[str]:
    """Cells side by side, each as many lines as it needs."""
    wrapped = [_fold(text, wide) for text, wide in zip(cells, columns, strict=True)]
    lines = zip_longest(*wrapped, fillvalue="")
    return [(" " * GAP).join([f"{part:{wide}}" for part, wide in zip(line, columns, strict=True)]) for line in lines]


def _fold(text: str, wide: int) -> list[str]:
    return [line for part in text.split("\n") for line in wrap(part, wide, break_on_hyphens=False) or [""]]
