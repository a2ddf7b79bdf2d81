"""The log told as one line a turn, the newest first."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from keydom.core.event import refs_of
from keydom.core.game import NATURE, Event, Game
from keydom.server.show.table_view import TableView
from keydom.server.time_slices import Slices

MOST_LINES = 40  # that are told; the log has all
MOST_EVENTS = 400  # that are looked at
SEVERAL = 3  # equal pieces, at most, that are drawn one by one
# Pixels: a drawn piece, an equal one that overlaps it, a number behind them, and the gap to the next.
PIECE, EQUAL, NUMBER, GAP = 20, 13, 16, 4
BADGE = 34  # pixels of a line: who did it, and the gaps around the text
PIECES = 0.55  # of a line, for badge and pieces: the text has the rest; what does not fit is counted


class Sign(NamedTuple):
    """A drawn piece, so many times."""

    icon: str
    times: int

    @property
    def drawn(self) -> int:
        return self.times if self.times <= SEVERAL else 1

    @property
    def width(self) -> int:
        return PIECE + EQUAL * (self.drawn - 1) + (NUMBER if self.drawn < self.times else 0)


class TurnLine(NamedTuple):
    """A turn, or something that happened to all: who did it, in words and pieces, and the ply after it."""

    seat: int | None
    text: str
    signs: list[Sign]
    more: int  # pieces of other kinds, for which there is no room
    refs: str
    ply: int
    whole: str  # all sentences that are folded into it
    between: bool  # whether it came after what the turn's own player did: the end of a season


class _Turn:
    """What is told in one line."""

    def __init__(self, number: int, seat: int | None, between: bool) -> None:
        self.number = number
        self.seat = seat
        self.between = between
        self.events: list[tuple[int, Event]] = []


def turn_log(view: TableView) -> Slices[tuple[list[TurnLine], list[TurnLine]]]:
    """The lines since the reader's last turn, and those before it."""
    since = last_own_ply(view)
    newer, older = list[TurnLine](), list[TurnLine]()
    wide = view.scene().story.width or view.window.width
    for turn in reversed(_turns(view)):
        if len(newer) + len(older) >= MOST_LINES:
            break
        line = _line(view, turn, wide)
        (newer if since >= 0 and turn.events[0][0] > since else older).append(line)
        yield
    return newer, older


def last_own_ply(view: TableView) -> int:
    """The ply of the last move of the reader's last turn before this one; -1 if there was none."""
    moves = view.past.moves
    ply = len(moves) - 1
    while ply >= 0 and moves[ply][0] == view.seat:  # the turn that is being taken
        ply -= 1
    while ply >= 0 and moves[ply][0] != view.seat:
        ply -= 1
    return ply


def _turns(view: TableView) -> list[_Turn]:
    """What happened, turn by turn; what is drawn belongs to the turn that it is drawn in."""
    events = view.past.events(view.seat)[-MOST_EVENTS:]
    numbers = _numbers([mover for mover, _ in view.past.moves])
    found: list[_Turn] = []
    for ply, event in events:
        number = numbers[ply] if ply < len(numbers) else len(numbers)
        goes_on = bool(found) and found[-1].number == number
        turn = next((one for one in reversed(found) if one.number == number and _belongs(event, one)), None)
        if turn is None or (turn is not found[-1] and event.audience is None):
            turn = _Turn(number, _seat(event), goes_on)
            found.append(turn)
        turn.events.append((ply, event))
    return found


def _belongs(event: Event, turn: _Turn) -> bool:
    """Whether a line tells of an event too."""
    several = event.seat is None and event.audience is not None and len(event.audience) > 1
    return several or turn.seat == _seat(event)


def _seat(event: Event) -> int | None:
    """Whose line an event belongs to; what one player alone is told stands in his own."""
    told_one = event.audience is not None and len(event.audience) == 1
    return event.audience[0] if event.seat is None and event.audience and told_one else event.seat


def _numbers(movers: Iterable[int]) -> list[int]:
    """The number of the turn that every move belongs to."""
    found, number, last = list[int](), 0, NATURE
    for mover in movers:
        if mover not in (NATURE, last):
            number, last = number + 1, mover
        found.append(number)
    return found


def _line(view: TableView, turn: _Turn, wide: float) -> TurnLine:
    main = _main(view, turn)
    events = [event for _, event in turn.events]
    text = _short(view, main, turn.seat, sum(event.key == main.key for event in events) > 1)
    folded = " …" if turn.seat is None and len({event.key for event in events}) > 1 else ""
    signs, more = _fitting(
        _signs(view.table.game, [main, *(event for event in events if event is not main)]), PIECES * wide - BADGE
    )
    refs = dict.fromkeys(ref for event in events for ref in event.things())
    whole = " ".join(dict.fromkeys(view.tell(event) for event in events))
    return TurnLine(turn.seat, text + folded, signs, more, " ".join(refs), turn.events[-1][0] + 1, whole, turn.between)


def _main(view: TableView, turn: _Turn) -> Event:
    """What a line is about: the event that names most of what the turn's own actions name."""
    moves, named = view.past.moves, set[str]()
    for ply in {ply for ply, _ in turn.events}:
        if ply < len(moves) and moves[ply][0] == turn.seat:
            named.update(view.table.game.parse(moves[ply][1]).refs())
    events = [event for _, event in turn.events]
    return max(events, key=lambda event: len(named.intersection(map(str, event.args.values()))))


def _short(view: TableView, event: Event, seat: int | None, several: bool) -> str:
    """What happened without who did it, who stands before it as a sign; of several such events without which."""
    key = f"told-{event.key}.{'lines' if several else 'line'}"
    key = key if view.words.has(key) else f"told-{event.key}.line"
    text = view.words.say(key, event.args) if view.words.has(key) else view.tell(event)
    name = view.words.name(f"seat:{seat}") if seat is not None else ""
    if name and text.startswith(name):
        text = text[len(name) :].lstrip(" ,")
    text = text.removesuffix(".")
    return text[:1].upper() + text[1:]


def _signs(game: Game[Any, Any], events: list[Event]) -> list[Sign]:
    """The pieces that events name, as often as they say.

    Events of one kind add up; another kind tells of the same pieces: where a log is got, and then how many.
    """
    kinds: dict[str, dict[str, int]] = {}
    for event in events:
        kind = kinds.setdefault(event.key, {})
        for icon, times in _pieces(game, event).items():
            kind[icon] = kind.get(icon, 0) + times
    return [Sign(icon, times) for icon, times in _most(kinds.values()).items()]


def _pieces(game: Game[Any, Any], event: Event) -> dict[str, int]:
    """The pieces that an event names, without players; a tile and the plot that it is built on are shown by one."""
    count = event.args.get("count", 1)
    times = count if isinstance(count, int) and count > 0 else 1
    found: list[dict[str, int]] = []
    for key, value in event.args.items():
        named: dict[str, int] = {}
        for ref in refs_of({key: value}):
            icon = game.icon(ref)
            if icon and not ref.startswith("seat:"):
                named[icon] = named.get(icon, 0) + times
        found.append(named)
    return _most(found)


def _most(counts: Iterable[dict[str, int]]) -> dict[str, int]:
    found: dict[str, int] = {}
    for each in counts:
        for icon, times in each.items():
            found[icon] = max(times, found.get(icon, 0))
    return found


def _fitting(signs: list[Sign], room: float) -> tuple[list[Sign], int]:
    """The signs that fit into so many pixels, at least one, and how many pieces are left out."""
    wide, shown = 0, list[Sign]()
    for place, sign in enumerate(signs):
        wide += sign.width + (GAP if shown else 0)
        spared = 0 if place == len(signs) - 1 else GAP + NUMBER
        if shown and wide + spared > room:
            break
        shown.append(sign)
    return shown, sum(sign.times for sign in signs[len(shown) :])
