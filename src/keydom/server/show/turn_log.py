"""The log told as one line a turn, the newest first."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from keydom.core.game import NATURE, Event, Game
from keydom.server.show.table_view import TableView
from keydom.server.time_slices import Slices

MOST_LINES = 40  # that are told; the log has all
MOST_EVENTS = 400  # that are looked at
MOST_SIGNS = 8  # drawn pieces in a line
SEVERAL = 4  # equal pieces, at most, that are drawn one by one


class Sign(NamedTuple):
    """A drawn piece, so many times."""

    icon: str
    times: int

    @property
    def drawn(self) -> int:
        return self.times if self.times <= SEVERAL else 1


class TurnLine(NamedTuple):
    """A turn, or something that happened to all: who did it, in words and pieces, and the ply after it."""

    seat: int | None
    text: str
    signs: list[Sign]
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
    for turn in reversed(_turns(view)):
        if len(newer) + len(older) >= MOST_LINES:
            break
        line = _line(view, turn)
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


def _line(view: TableView, turn: _Turn) -> TurnLine:
    main = _main(view, turn)
    events = [event for _, event in turn.events]
    text = _short(view, main, turn.seat)
    more = len({event.key for event in events} - {main.key}) if turn.seat is None else 0
    signs = _signs(view.table.game, [main, *(event for event in events if event is not main)])
    refs = dict.fromkeys(ref for event in events for ref in event.things())
    whole = " ".join(dict.fromkeys(view.tell(event) for event in events))
    return TurnLine(
        turn.seat, text + (" …" if more else ""), signs, " ".join(refs), turn.events[-1][0] + 1, whole, turn.between
    )


def _main(view: TableView, turn: _Turn) -> Event:
    """What a line is about: the event that names most of what the turn's own actions name."""
    moves, named = view.past.moves, set[str]()
    for ply in {ply for ply, _ in turn.events}:
        if ply < len(moves) and moves[ply][0] == turn.seat:
            named.update(view.table.game.parse(moves[ply][1]).refs())
    events = [event for _, event in turn.events]
    return max(events, key=lambda event: len(named.intersection(map(str, event.args.values()))))


def _short(view: TableView, event: Event, seat: int | None) -> str:
    """What happened without who did it, who stands before it as a sign."""
    key = f"told-{event.key}.line"
    text = view.words.say(key, event.args) if view.words.has(key) else view.tell(event)
    name = view.words.name(f"seat:{seat}") if seat is not None else ""
    if name and text.startswith(name):
        text = text[len(name) :].lstrip(" ,")
    text = text.removesuffix(".")
    return text[:1].upper() + text[1:]


def _signs(game: Game[Any, Any], events: list[Event]) -> list[Sign]:
    """The pieces that events name, as often as they say."""
    found: dict[str, int] = {}
    for event in events:
        count = event.args.get("count", 1)
        for ref in event.things():
            icon = game.icon(ref)
            if icon:
                found[icon] = found.get(icon, 0) + (count if isinstance(count, int) and count > 0 else 1)
    return [Sign(icon, count) for icon, count in list(found.items())[:MOST_SIGNS]]
