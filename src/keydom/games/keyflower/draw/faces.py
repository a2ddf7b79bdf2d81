"""Hexagons face up: ground, picture, name, and a box that says in signs what the tile does.

Roads turn with the tile; picture, name and signs stay upright.
"""

from __future__ import annotations

from functools import lru_cache

from keydom.core.catalogue import Catalogue, Component
from keydom.core.game import Words
from keydom.drawing.ink import box, disc, use, wrap, write
from keydom.drawing.signs import Mark
from keydom.drawing.theme import both
from keydom.games.keyflower.components import HEXAGONS, SEASONS, WINTER
from keydom.games.keyflower.draw.ground import ground
from keydom.games.keyflower.draw.meanings import ORDER_SCORES, POWERS, final, load, output, value
from keydom.games.keyflower.draw.signs import breadth, points, put, row, things

SCENE = -31.0  # where pictures stand
MARK = "≈"  # beside the name of a tile whose figures are reconstructed
GROUNDS = {"winter": "winter", "home": "home", "boat": "shore", "summer-boat": "shore", "order": "guild"}
BOX = 64.0  # half the width of the box
KEPT = 4096  # faces that were drawn: a tile looks the same to every player, and seldom changes


@lru_cache(16)
def hexagons(catalogue: Catalogue) -> dict[str, Component]:
    """All tiles by their id."""
    return {part.id: part for kind in HEXAGONS for part in catalogue.kind(kind)}


def name(part: Component, words: Words) -> str:
    return words.say(f"{part.kind}-{part.id}")


def ground_of(part: Component) -> str:
    return GROUNDS.get(part.kind) or part.word("season")


def tile(
    part: Component,
    words: Words,
    *,
    up: bool = False,
    turn: int = 0,
    times: int = 1,
    season: int = WINTER,
    purple: bool = False,
) -> str:
    """A tile around its middle, 200 wide.

    It lies on its upgraded side or not, turned, its points counting so many times; a boat is in a season; a turn order
    tile may come with the purple piece.
    """
    power = words.say(f"draw-power-{part.id}") if part.kind == "summer-boat" else ""
    return _tile(part, name(part, words), power, up, turn, times, season, purple)


@lru_cache(KEPT)
def _tile(part: Component, title: str, power: str, up: bool, turn: int, times: int, season: int, purple: bool) -> str:
    base = ground(ground_of(part), part.word("edges"), turn, up)
    picture = _numeral(part.id[-1]) if part.kind == "order" else use(f"scene-{part.id}", 0, SCENE)
    face = _face(part, power, up, times, season) + (_tab([Mark("worker-purple")], 0.95) if purple else "")
    return base + picture + _title(part, title, up) + face


def _title(part: Component, title: str, up: bool) -> str:
    text = title + (f" {MARK}" if part.status == "reconstructed" else "")
    plate = box(-68, -31, 136, 20, both("gilt" if up else "tab", "shade", 1), 7)
    return plate + write(0, -16.4, text, 14.5, anchor="middle", bold=True, width=128)


def _face(part: Component, power: str, up: bool, times: int, season: int) -> str:
    if part.kind == "boat":
        return _boat(part, season)
    if part.kind == "summer-boat":
        return _power(part, power)
    if part.kind == "order":
        return _frame(32) + row(ORDER_SCORES, 0, 11, 1.05, 2 * BOX - 8)
    marks, worth = output(part, up), value(part, up) * times
    face = _frame(32)
    if marks:
        face += row(marks, -5 if worth else 0, 11, 1.25, 2 * BOX - (22 if worth else 10))
        face += put(points(worth), BOX + 8, 2, 1.05) if worth else ""
    else:
        face += put(points(worth), 0, 11, 1.35) if worth else row([Mark("", "–")], 0, 11, 1, BOX)
    return face + ("" if up or "cost" not in part.facts else _tab([Mark("up"), *things(part.words("cost"))]))


def _frame(bottom: float) -> str:
    return box(-BOX, -11, 2 * BOX, bottom + 11, both("card", "shade", 1), 6)


def _tab(marks: list[Mark], scale: float = 0.84) -> str:
    """Signs on a tab below the box."""
    half = sum(map(breadth, marks)) * scale / 2 + 12
    return box(-half, 31, 2 * half, 24, both("tab", "shade", 1), 6) + row(marks, 0, 43, scale, 2 * half)


def _boat(part: Component, season: int) -> str:
    """What it brings in this season, and below what it is worth in winter; in winter that alone."""
    if season == WINTER:
        return _frame(32) + row(final(part), 0, 11, 1.1, 2 * BOX - 10)
    tab = _tab([Mark("season-winter"), *final(part)], 0.72)
    badge = disc(-BOX, 11, 12, both("card", "shade", 1)) + use(f"season-{SEASONS[season]}", -BOX, 11, 0.8)
    return tab + _frame(32) + row(load(part, season), 5, 11, 1.1, 2 * BOX - 22) + badge


def _power(part: Component, power: str) -> str:
    lines = wrap(power, 10.5, 2 * BOX - 8)[:2]
    texts = [
        write(0, 33 + 11.5 * place, text, 10.5, anchor="middle", width=2 * BOX - 6) for place, text in enumerate(lines)
    ]
    return _frame(37 + 11.5 * (len(lines) - 1)) + row(POWERS[part.id], 0, 5, 1, 2 * BOX - 10) + "".join(texts)


def _numeral(number: str) -> str:
    """The place in the turn order, on a banner, and the boat that it is about."""
    cloth = box(-17, -78, 34, 50, both("card", "shade", 1.2), 3) + write(0, -40, number, 38, anchor="middle", bold=True)
    return cloth + box(-22, -81, 44, 5, 'fill="#7d5228" stroke="#2a2217"', 2) + use("sail", -34, -50, 1.05)
