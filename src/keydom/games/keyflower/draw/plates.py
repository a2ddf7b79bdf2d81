"""A player's plate: sign, name, whose turn, start player, points as they stand, and every public figure."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from keydom.core.game import Score
from keydom.drawing.badges import badge
from keydom.drawing.reading import component_name, how_many, seat_name
from keydom.drawing.svg import Area, box, faint, group, letter, measure, number, path, use
from keydom.drawing.theme import fill
from keydom.games.keyflower import scoring
from keydom.games.keyflower.components import (
    ALL_COLOURS,
    ALL_CONTRACTS,
    ALL_SKILLS,
    COLOURS,
    CONTRACTS,
    GOLD,
    SKILLS,
    by_colour,
    by_skill,
    of_good,
)
from keydom.games.keyflower.draw.palette import PLAYERS
from keydom.games.keyflower.draw.reading import contracts
from keydom.games.keyflower.draw.tiles import Sight
from keydom.games.keyflower.state import PILED, KeyflowerState, KeyflowerTable
from keydom.games.keyflower.view import KeyflowerView

FOOT = 6.0  # pixels: how high the rule below a plate is, with what is free around it


class Spacing(NamedTuple):
    """How large figures are, in pixels: a picture, its number, the gap to the next, a line, and that of the name."""

    sign: float
    number: float
    gap: float
    line: float
    name: float


LOOSE, CLOSE = Spacing(17, 13.5, 9, 21, 28), Spacing(15, 12, 5.5, 18, 28)  # close where that saves a line
LOW = Spacing(13, 11, 3, 16, 24)  # of a strip


class Figure(NamedTuple):
    """How many a player has of something: its picture, the number, and what a tooltip calls it."""

    picture: str
    number: int
    key: str


def figures(view: KeyflowerView, seat: int) -> list[Figure]:
    """What everybody may know of a player: totals or, at an open table, all that was seen going behind the screen."""
    table = view.table
    found: list[tuple[str, int]] = []
    if table.open_screens:
        workers, skills = by_colour(table.known_workers, seat), by_skill(table.known_skills, seat)
        found += [(f"worker-{colour}", workers[place]) for place, colour in enumerate(COLOURS)]
        found.append(("random-worker", table.hidden_workers[seat]))
        found += [(f"skill-{skill}", skills[place]) for place, skill in enumerate(SKILLS)]
        found.append(("random-skill", table.hidden_skills[seat]))
    else:
        found += [("any-worker", table.workers_of(seat)), ("any-skill", table.skills_of(seat))]
    gold, goods = _goods(table, seat)
    found += [("any-good", goods), ("good-gold", gold), ("hex", len(table.maps[seat]))]
    if table.merchants and not table.open_screens:
        found.append(("contract", table.contracts_of(seat)))
    found.append(("season-winter", view.held[seat]))
    return [Figure(picture, count, f"draw-screen-{picture}") for picture, count in found]


def _goods(table: KeyflowerTable, seat: int) -> tuple[int, int]:
    """The gold and the other goods that lie in a village."""
    tiles = list(table.maps[seat].values())
    gold = sum(table.goods[of_good(tile, GOLD)] for tile in tiles)
    return gold, sum(map(table.goods_on, tiles)) - gold


def _lines(shown: Sequence[Figure], width: float, low: bool) -> tuple[list[list[tuple[float, Figure]]], Spacing]:
    """Figures in lines, each where it begins; in as few lines as there can be."""
    if low:
        return _spaced(shown, width, LOW), LOW
    loose, close = _spaced(shown, width, LOOSE), _spaced(shown, width, CLOSE)
    return (loose, LOOSE) if len(loose) <= len(close) else (close, CLOSE)


def _spaced(shown: Sequence[Figure], width: float, spacing: Spacing) -> list[list[tuple[float, Figure]]]:
    lines: list[list[tuple[float, Figure]]] = [[]]
    x = 0.0
    for figure in shown:
        wide = spacing.sign + 3 + measure(str(max(10, figure.number)), spacing.number) + spacing.gap
        if lines[-1] and x + wide - spacing.gap > width:
            lines.append([])
            x = 0.0
        lines[-1].append((x, figure))
        x += wide
    return lines


def height(view: KeyflowerView, seat: int, width: float, low: bool = False) -> float:
    """How high a plate is that is so wide; a low one is as low as it may be."""
    lines, spacing = _lines(figures(view, seat), width - 8, low)
    return spacing.name + spacing.line * len(lines) + (spacing.line if _shows_contracts(view) else 0) + FOOT


def _shows_contracts(view: KeyflowerView) -> bool:
    """Whether there is a line for the contracts that everybody saw being taken."""
    return view.table.open_screens and view.table.merchants > 0


def _contracts(sight: Sight, seat: int, area: Area, sign: float, size: float) -> str:
    """The contracts that a player took openly, in one line; what they ask for is told where they are pointed at."""
    view, words, parts = sight
    found = contracts(view, seat)
    count = view.table.contracts_of(seat)
    x, y = area.x + 4 + sign / 2, area.y + area.height / 2
    whole = use("contract", x, y, sign / 25) + letter(x + sign / 2 + 3, y + 4.5, str(count), size)
    drawn = [group(whole, id=f"screen-{seat}-contract", tip=how_many("draw-screen-contract", count, words))]
    x += sign + 26
    step = min(sign + 6, (area.right - x) / max(1, len(found)))
    for place, card in enumerate(found):
        part = parts[CONTRACTS[card]]
        picture = use("contract", x + step * place, y, sign / 22)
        id = "" if seat == view.seat else f"contract-{part.id}"
        drawn.append(group(picture, id=id, ref=f"contract:{part.id}", tip=component_name(part, words)))
    return "".join(drawn)


def plate(sight: Sight, seat: int, area: Area, points: int, low: bool = False) -> str:
    """The plate at the top of an area, as wide as that is."""
    view, words, _ = sight
    player, (x, y, width, _) = PLAYERS[seat], area
    drawn = [badge(player, x + 13, y + 14, 10)]
    figure = str(points)
    wide = measure(figure, 15) + 14
    seal = box(area.right - wide - 2, y + 3, wide, 22, f'fill="{player.colour}"', 6)
    seal += letter(area.right - wide / 2 - 2, y + 19, figure, 15, colour=player.ink, anchor="middle")
    drawn.append(group(seal, id=f"score-{seat}", tip=words.say("draw-score", {"points": points})))
    at, end = x + 29, area.right - wide - 8
    signs = (20 if view.table.start == seat else 0) + (16 if view.mover == seat else 0)
    name = seat_name(seat, words)
    room = end - at - signs
    drawn.append(letter(at, y + 19, name, 15.5, width=room))
    at += min(room, measure(name, 15.5)) + 6
    if view.table.start == seat:
        drawn.append(group(use("worker-purple", at + 8, y + 14, 0.72), id="start-player", tip=words.say("draw-start")))
        at += 20
    if view.mover == seat:
        tip = words.say("turn-of", {"seat": f"seat:{seat}"})
        arrow = path(f"M{number(at + 1)} {number(y + 8)}l11 6.5l-11 6.5z", fill("accent"))
        drawn.append(group(arrow, id="turn", tip=tip))
    lines, (sign, size, _, high, name_high) = _lines(figures(view, seat), width - 8, low)
    down = y + name_high
    for line in lines:
        for left, part in line:
            shown = use(part.picture, x + 4 + left + sign / 2, down + high / 2, sign / 25)
            text = letter(x + 4 + left + sign + 3, down + high / 2 + 4.5, str(part.number), size)
            tip = how_many(part.key, part.number, words)
            inside = shown + text if part.number else faint(shown + text, 0.4)  # it keeps its place
            drawn.append(group(inside, id=f"screen-{seat}-{part.picture}", tip=tip))
        down += high
    if _shows_contracts(view):
        drawn.append(_contracts(sight, seat, Area(x, down, width, high), sign, size))
        down += high
    return "".join(drawn) + box(x, down + 2, width, 2, f'fill="{player.colour}"', 1)


def standing(view: KeyflowerView) -> list[Score]:
    """The score of each seat, as if the game ended now and unseen pieces scored nothing."""
    return scoring.scores(known(view))


def known(view: KeyflowerView) -> KeyflowerState:
    """The position without all that this view does not know."""
    table, state = view.table, KeyflowerState()
    state.lay_out(table)
    state.screens, state.skills = table.known_workers[:], table.known_skills[:]
    state.contracts = [PILED] * ALL_CONTRACTS
    for seat, cards in enumerate(table.known_contracts):
        for card in range(ALL_CONTRACTS):
            if (cards >> card) & 1:
                state.contracts[card] = seat
    if view.seat is not None:
        state.screens[view.seat * ALL_COLOURS : (view.seat + 1) * ALL_COLOURS] = view.workers
        state.skills[view.seat * ALL_SKILLS : (view.seat + 1) * ALL_SKILLS] = view.skills
        for card in range(ALL_CONTRACTS):
            if (view.contracts >> card) & 1:
                state.contracts[card] = view.seat
    return state
