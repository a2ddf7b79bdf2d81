"""What both the picture and the terminal read off a view: the moment of play, the laws in force, points so far."""

from __future__ import annotations

from keydom.core.game import OVER, Value, Words
from keydom.games.keythedral.actions import CELL, COTTAGE
from keydom.games.keythedral.components import COLOURS, KINDS, LAWS, number_of, seat_of
from keydom.games.keythedral.rules.fences import FenceSide, Move
from keydom.games.keythedral.rules.laws import Window
from keydom.games.keythedral.rules.purchase import Closing, Price
from keydom.games.keythedral.rules.work import Place
from keydom.games.keythedral.setup import LayField, Site
from keydom.games.keythedral.state import FACE_UP, NOBODY, Keyland, Table
from keydom.games.keythedral.view import UNKNOWN, Outlook

PHASES = 5


def moment(view: Outlook, words: Words) -> str:
    """Round and phase, building the board, or the end."""
    if view.mover == OVER:
        return words.say("game-over")
    if not view.table.round:
        return words.say("draw-setup")
    windows = [frame.phase for frame in view.frames if isinstance(frame, Window)]
    now = min(windows, default=PHASES + 1) - 1
    return f"{words.say('draw-round', {'round': view.table.round})} · {words.say(f'phase-{now}')}"


def name(seat: int, words: Words) -> str:
    return words.say("seat-name", {"seat": f"seat:{seat}"})


def in_order(view: Outlook) -> list[int]:
    """The seats clockwise, from the viewer's own on."""
    return [view.table.next_to(view.seat or 0, step) for step in range(view.table.seats)]


def cottage_id(cottage: int) -> str:
    return COTTAGE.write(cottage)


def cell_id(cell: int) -> str:
    return CELL.write(cell)


def colour_of(cottage: int) -> str:
    return COLOURS[seat_of(cottage)]


def spots(view: Outlook) -> list[int]:
    """The cells where the decision at hand can lay a field or a cottage."""
    frame = view.frames[-1] if view.frames else None
    if not isinstance(frame, LayField | Site | Move):
        return []
    state = Keyland()
    state.lay_out(view.table)
    state.hands = [0] * state.seats  # none of these decisions depends on laws
    return [action.a for action in frame.offer(state)]


def acting(view: Outlook) -> int:
    """The cottage that the decision at hand is about, or NOBODY."""
    frame = view.frames[-1] if view.frames else None
    return frame.cottage if isinstance(frame, Place | FenceSide | Move) else NOBODY


def within_reach(view: Outlook) -> list[int]:
    """The fields that a worker may go to now."""
    frame = view.frames[-1] if view.frames else None
    return view.table.free_fields(frame.cottage) if isinstance(frame, Place) else []


def announced(view: Outlook) -> tuple[int, int]:
    """The tile that somebody is about to acquire, and who; or NOBODY twice."""
    for frame in reversed(view.frames):
        if isinstance(frame, Price):
            return frame.tile, frame.seat
        if isinstance(frame, Closing):
            return frame.tile, frame.buyer
    return NOBODY, NOBODY


def stage(table: Table, level: int) -> list[int]:
    """The known tiles of a stage, those that have been acquired included."""
    return [
        tile
        for tile, owner in enumerate(table.owner)
        if table.box.level[tile] == level and (owner == FACE_UP or owner >= 0)
    ]


def seats_of(table: Table, seat: int) -> list[int]:
    """The building tiles that a player has acquired."""
    return [tile for tile, owner in enumerate(table.owner) if owner == seat]


def points(table: Table, seat: int) -> int:
    """What those are worth so far."""
    return sum(table.box.value[table.box.level[tile]] for tile in seats_of(table, seat))


def laws_in(hand: int) -> list[str]:
    """The names of the laws in a hand, by number; none where the hand is not known."""
    return [] if hand == UNKNOWN else [law for place, law in enumerate(LAWS) if hand >> place & 1]


def law_words(law: str, words: Words) -> str:
    """The name of a law and what it does."""
    return f"{words.say(f'law-{law}')}: {words.say(f'law-{law}.help', {'number': LAWS.index(law) + 1})}"


def in_force(table: Table) -> list[tuple[str, list[str]]]:
    """The laws that hold this round, each with references to what it is about."""
    about = {
        "cottage-number": [f"cottage:{COTTAGE.write(cottage)}" for cottage in _bits(table.worked)],
        "broken-fences": [f"seat:{seat}" for seat in _bits(table.broken)],
        "house-moratorium": _ref("seat", table.moratorium, str(table.moratorium)),
        "good-harvest": _ref("kind", table.good, KINDS[table.good]),
        "poor-harvest": _ref("kind", table.poor, KINDS[table.poor]),
        "unexpected-harvest": _ref("seat", table.wild_seat, str(table.wild_seat))
        + _ref("kind", table.wild_kind, KINDS[table.wild_kind]),
        "double-production": _ref("cell", table.double, CELL.write(table.cells[table.double])),
    }
    whole = [law for law, holds in (("work-order", table.plan), ("substitution", table.swapping)) if holds]
    return [(law, []) for law in whole] + [(law, refs) for law, refs in about.items() if refs]


def _ref(kind: str, number: int, id: str) -> list[str]:
    return [] if number == NOBODY else [f"{kind}:{id}"]


def said(ref: str, words: Words) -> str:
    """What a reference in that list is called."""
    kind, _, id = ref.partition(":")
    if kind == "seat":
        return name(int(id), words)
    if kind == "cottage":
        return cottage_words(COTTAGE.read(id), False, words)
    return words.say(f"kind-{id}") if kind == "kind" else id


def cottage_words(cottage: int, house: bool, words: Words) -> str:
    args: dict[str, Value] = {"number": number_of(cottage), "seat": f"seat:{seat_of(cottage)}"}
    return words.say("draw-house" if house else "draw-cottage", args)


def _bits(mask: int) -> list[int]:
    return [place for place in range(mask.bit_length()) if mask >> place & 1]
