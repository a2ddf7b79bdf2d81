"""What both the picture and the terminal read off a view: the moment of play, the laws in force, points so far."""

from __future__ import annotations

from keydom.core.game import Value, Words
from keydom.drawing import reading
from keydom.drawing.reading import seat_name
from keydom.games.keythedral.actions import COTTAGE, KeythedralAction
from keydom.games.keythedral.components import LAWS, number_of, seat_of
from keydom.games.keythedral.rules.fences import FenceSide, Move
from keydom.games.keythedral.rules.law_cards import BY_NAME
from keydom.games.keythedral.rules.laws import Window
from keydom.games.keythedral.rules.purchase import Closing, Price
from keydom.games.keythedral.rules.work import Place
from keydom.games.keythedral.setup import LayField, Site
from keydom.games.keythedral.state import FACE_UP, NOBODY, KeythedralState, KeythedralTable
from keydom.games.keythedral.view import UNKNOWN, KeythedralView

PHASES = 5
# The laws that go on holding, as they are listed: the whole table's first, those about the harvest last.
LASTING = (
    *("work-order", "substitution", "cottage-number", "broken-fences", "house-moratorium"),
    *("good-harvest", "poor-harvest", "unexpected-harvest", "double-production"),
)


def moment(view: KeythedralView, words: Words) -> str:
    """Round and phase, building the board, or the end."""
    now = ""
    if view.table.round:
        named = words.say(f"phase-{phase(view)}")
        now = f"{words.say('draw-round', {'round': view.table.round})} · {named}"
    return reading.moment(view.mover, view.table.round > 0, now, words)


def phase(view: KeythedralView) -> int:
    """The phase of the round, from 1: the one before the first that is still to open."""
    opening = [frame.phase for frame in view.frames if isinstance(frame, Window)]
    return max(1, min(opening, default=PHASES + 1) - 1)


def spots(view: KeythedralView) -> list[int]:
    """The cells where the decision at hand can lay a field or a cottage."""
    frame = view.frames[-1] if view.frames else None
    if not isinstance(frame, LayField | Site | Move):
        return []
    state = KeythedralState()
    state.lay_out(view.table)
    state.hands = [0] * state.seats  # none of these decisions depends on laws
    return [action.cell for action in frame.offer(state) if isinstance(action, KeythedralAction)]


def acting_cottage(view: KeythedralView) -> int:
    """The cottage that the decision at hand is about, or NOBODY."""
    frame = view.frames[-1] if view.frames else None
    return frame.cottage if isinstance(frame, Place | FenceSide | Move | Site) else NOBODY


def announced(view: KeythedralView) -> tuple[int, int]:
    """The tile that somebody is about to acquire, and who; or NOBODY twice."""
    for frame in reversed(view.frames):
        if isinstance(frame, Price):
            return frame.tile, frame.seat
        if isinstance(frame, Closing):
            return frame.tile, frame.buyer
    return NOBODY, NOBODY


def stage(table: KeythedralTable, level: int) -> list[int]:
    """The known tiles of a stage, those that have been acquired included."""
    return [
        tile
        for tile, owner in enumerate(table.owner)
        if table.box.level[tile] == level and (owner == FACE_UP or owner >= 0)
    ]


def seats_of(table: KeythedralTable, seat: int) -> list[int]:
    """The building tiles that a player has acquired."""
    return [tile for tile, owner in enumerate(table.owner) if owner == seat]


def points(table: KeythedralTable, seat: int) -> int:
    """What those are worth so far."""
    return sum(table.box.value[table.box.level[tile]] for tile in seats_of(table, seat))


def laws_in(hand: int) -> list[str]:
    """The names of the laws in a hand, by number; none where the hand is not known."""
    return [] if hand == UNKNOWN else [law for place, law in enumerate(LAWS) if hand >> place & 1]


def law_words(law: str, words: Words) -> str:
    """The name of a law and what it does."""
    return f"{words.say(f'law-{law}')}: {words.say(f'law-{law}.help', {'number': LAWS.index(law) + 1})}"


def in_force(table: KeythedralTable) -> list[tuple[str, list[str]]]:
    """The laws that hold now, each with references to what it is about."""
    return [(law, refs) for law in LASTING if (refs := BY_NAME[law].in_force(table)) is not None]


def ref_name(ref: str, words: Words) -> str:
    """What a reference in that list is called."""
    kind, _, id = ref.partition(":")
    if kind == "seat":
        return seat_name(int(id), words)
    if kind == "cottage":
        return cottage_words(COTTAGE.read(id), False, words)
    return words.say(f"kind-{id}") if kind == "kind" else id


def cottage_words(cottage: int, house: bool, words: Words) -> str:
    args: dict[str, Value] = {"number": number_of(cottage), "seat": f"seat:{seat_of(cottage)}"}
    return words.say("draw-house" if house else "draw-cottage", args)
