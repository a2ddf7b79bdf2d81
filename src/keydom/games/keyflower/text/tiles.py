"""What tiles are called and do, in a few words: what is paid and given, carried and upgraded, and scored."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from keydom.core.game import Value, Words
from keydom.games.keyflower.components import (
    A_SKILL,
    A_WORKER,
    ANY_GOOD,
    COSTS,
    FIRST_BOAT,
    FIRST_ORDER,
    FIRST_SPRING,
    FIRST_WINTER,
    GOODS,
    ITEMS,
    KEYTHEDRAL,
    SORCERER,
    TILES,
    WINTER,
    Box,
    basic,
    upgraded,
)
from keydom.games.keyflower.state import KeyflowerTable, is_boat

GIVES: Final = " → "
EITHER: Final = " / "


def name(table: KeyflowerTable, words: Words, tile: int) -> str:
    return words.say(f"{table.box.kind[tile]}-{TILES[tile]}")


def counted(words: Words, what: str, count: int) -> str:
    """So many of a thing: `2 wood`."""
    return words.say(f"count-{what}", {"count": count})


def listed(words: Words, names: Sequence[str], counts: Sequence[int]) -> list[str]:
    """Those of these things that there are."""
    return [counted(words, what, count) for what, count in zip(names, counts, strict=True) if count]


def needs(words: Words, wanted: list[str]) -> str:
    """What a contract or a winter tile asks for."""
    return ", ".join([counted(words, what, wanted.count(what)) for what in dict.fromkeys(wanted)])


def both_sides(table: KeyflowerTable, words: Words, tile: int) -> str:
    """What a tile does on the side that lies up and, on another line, what turning it over would cost and bring."""
    text = effect(table, words, tile, table.up[tile])
    cost = table.box.cost[tile]
    if not cost or table.up[tile]:
        return text
    args: dict[str, Value] = {"cost": ", ".join(listed(words, COSTS, cost)), "effect": effect(table, words, tile, 1)}
    return f"{text}\n{words.say('board-upgrade', args)}"


def effect(table: KeyflowerTable, words: Words, tile: int, up: int) -> str:
    """What one side of a tile does and scores."""
    if tile >= FIRST_WINTER:
        return _winter(table.box, words, tile)
    if FIRST_ORDER <= tile < FIRST_SPRING:
        return _order(table, words, tile)
    if is_boat(tile):
        return words.say(f"draw-power-{TILES[tile]}")
    if FIRST_BOAT <= tile < FIRST_ORDER:
        return _own_way(words, tile, "", max(table.box.each[basic(tile)], table.box.points[basic(tile)]))
    side = upgraded(tile) if up else basic(tile)
    parts = [_action(table.box, words, tile, side)]
    if table.box.points[side]:
        parts.append(counted(words, "points", table.box.points[side]))
    return ", ".join([part for part in parts if part]) or words.say("board-no-action")


def _own_way(words: Words, tile: int, suffix: str, points: int) -> str:
    """The text of a tile that counts, or does, something of its own."""
    return words.say(f"board-does-{TILES[tile]}{suffix}", {"points": counted(words, "points", points)})


def _action(box: Box, words: Words, tile: int, side: int) -> str:
    if tile == SORCERER:
        return _own_way(words, tile, "-up" if side % 2 else "", 0)
    if box.move[side]:
        return ", ".join(listed(words, ("move", "icons"), (box.move[side], box.icons[side])))
    if sum(box.gain[side]):
        gain = (EITHER if box.choose[side] else ", ").join(_gain(box, words, side))
        return gain if box.pay[tile] < 0 else f"{counted(words, COSTS[box.pay[tile]], 1)}{GIVES}{gain}"
    if box.keeps[tile] >= 0:
        good = "any" if box.keeps[tile] == ANY_GOOD else GOODS[box.keeps[tile]]
        points = counted(words, "points", box.each[side])
        return words.say("board-on-it", {"good": f"good:{good}", "points": points})
    return _own_way(words, tile, "", box.each[side]) if box.each[side] else ""


def _gain(box: Box, words: Words, side: int) -> list[str]:
    names = [f"gain-{item}" if place in (A_WORKER, A_SKILL) else item for place, item in enumerate(ITEMS)]
    return listed(words, names, box.gain[side])


def _order(table: KeyflowerTable, words: Words, tile: int) -> str:
    if table.owner[tile] >= 0:
        return words.say("board-order-winter")
    key = "board-order-start" if tile == table.order_tiles()[-1] else "board-order"
    text = words.say(key, {"number": tile - FIRST_ORDER + 1})
    return f"{text}; {words.say('board-order-winter')}" if table.season == WINTER else text


def _winter(box: Box, words: Words, tile: int) -> str:
    points = box.points[basic(tile)]
    if not box.needs[tile]:
        return counted(words, "points", points) if tile == KEYTHEDRAL else _own_way(words, tile, "", points)
    wanted = needs(words, box.needs[tile])
    if box.alike[tile]:
        wanted = words.say("board-alike", {"needs": wanted})
    return f"{wanted}{GIVES}{counted(words, 'points', points)}"
