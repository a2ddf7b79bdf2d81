"""Finds whole choices: the mover's own steps that belong together, until something would happen.

A tile, a colour and a number are three steps of one bid; nothing is told before the last of them. So steps belong
together as long as the rules tell nothing and the same seat decides on.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from keydom.core.action import Action
from keydom.core.game import Event, Game, State
from keydom.server.show.table_view import TableView
from keydom.server.show.wire import Carry, GestureCell, GestureGroup, GestureRow
from keydom.server.time_slices import Slices, TimeBudget

MOST_CHOICES = 400  # whole choices: what has more is chosen step by step
TIME_LIMIT = 0.04  # seconds of thinking about them: the server has others to serve, however busy the machine is
MOST_REFUSED = 12  # values of which those that are not offered are told, with the reason
COUNT = "count"
FROM, TO = "from", "to"  # the arguments of a verb that brings something from one thing to another

Path = tuple[Action, ...]


def find_gestures(view: TableView, texts: list[str]) -> Slices[list[GestureGroup]]:
    """Find what each of these actions leads to, of those that are legal now."""
    found: list[GestureGroup] = []
    if not view.to_move or view.seat is None:
        return found
    budget = TimeBudget(TIME_LIMIT)
    for first in view.match.legal():
        if str(first) in texts:
            found.append((yield from _group(view, first, budget)))
    return found


def _group(view: TableView, first: Action, budget: TimeBudget) -> Slices[GestureGroup]:
    game: Game[Any, Any] = view.table.game
    found: list[Path] = []
    for path in _paths(game, view.match.state, (first,), budget) if first.refs() else ():
        found.append(path)
        yield from budget.pause()
    known = len(found) < MOST_CHOICES and not budget.used_up
    tails = [path[1:] for path in found]
    rows: list[GestureRow] = []
    if known and tails and all(tail and _counted(tail[-1]) for tail in tails):
        rows = yield from _rows(view, first, tails)
    return GestureGroup(view.words.do(first), str(first), rows, known)


def _counted(action: Action) -> bool:
    """Whether an action says a number and nothing else."""
    return [arg.kind for arg in action.verb.args] == [COUNT]


def _paths(game: Game[Any, Any], state: State, path: Path, budget: TimeBudget) -> Iterator[Path]:
    """Every way in which the steps so far become a whole choice."""
    events: list[Event] = []
    seat, after = game.mover(state), state.copy()
    game.play(after, path[-1], events.append)
    if events or game.mover(after) != seat:
        yield path
        return
    count = 0
    for action in game.legal(after):
        for found in _paths(game, after, (*path, action), budget):
            yield found
            count += 1
            if count >= MOST_CHOICES or budget.used_up:
                return


def _rows(view: TableView, first: Action, tails: list[Path]) -> Slices[list[GestureRow]]:
    by_head: dict[Path, list[Action]] = {}
    for tail in tails:
        by_head.setdefault(tail[:-1], []).append(tail[-1])
    counts = sorted({action.numbers()[0] for numbers in by_head.values() for action in numbers})
    rows = []
    for head, numbers in by_head.items():
        rows.append(_row(view, first, head, numbers, counts))
        yield
    return [*rows, *_refused(view, first, [head for head in by_head if head])]


def _row(view: TableView, first: Action, head: Path, numbers: list[Action], counts: list[int]) -> GestureRow:
    offered = {action.numbers()[0]: action for action in numbers}
    before = _after(view, (first, *head))
    cells = []
    for count in counts:
        path = (first, *head, offered.get(count) or numbers[0].verb.of(count))
        steps = [str(action) for action in path] if count in offered else []
        why = "" if steps else _why(view, before, path[-1])
        cells.append(GestureCell(path[-1].words()[0], steps, _label(view, path), why))
    return GestureRow([ref for action in head for ref in action.refs()], _label(view, head), cells)


def _refused(view: TableView, first: Action, heads: list[Path]) -> list[GestureRow]:
    """The things of the same kind that cannot be chosen now, with the reason where a rule says it."""
    if not heads or len(heads[0][0].verb.args) != 1 or len(heads[0][0].verb.args[0].within) > MOST_REFUSED:
        return []
    verb, before = heads[0][0].verb, _after(view, (first,))
    offered = {head[0] for head in heads}
    rows = []
    for number in verb.args[0].within:
        action = verb.of(number)
        if action not in offered and (why := _why(view, before, action)):
            rows.append(GestureRow(action.refs(), _label(view, (action,)), [], why))
    return rows


def _after(view: TableView, path: Path) -> State:
    state: State = view.match.state.copy()
    for action in path:
        view.table.game.play(state, action)
    return state


def _why(view: TableView, state: State, action: Action) -> str:
    reason = view.table.game.why_not(state, action)
    return view.words.why(reason) if reason is not None else ""


def _label(view: TableView, path: Path) -> str:
    return " · ".join([view.words.do(action) for action in path])


class CarryStep(NamedTuple):
    """A step that can be taken next on the way of something, and how it has come so far."""

    state: State
    action: Action
    start: str
    via: list[str]
    path: Path


def find_carries(view: TableView) -> Slices[list[Carry]]:
    """Where things can be brought in several steps of one kind, each by the shortest way."""
    if not view.to_move:
        return []
    game, budget = view.table.game, TimeBudget(TIME_LIMIT)
    found: dict[tuple[str, ...], Carry] = {}
    state: State = view.match.state
    ahead = [CarryStep(state, action, _ends(action)[0], [], ()) for action in view.match.legal() if _ends(action)]
    while ahead and len(found) < MOST_CHOICES and not budget.used_up:
        yield from budget.pause()
        reach = ahead.pop(0)
        end, what, path = _ends(reach.action)[1], _what(reach.action), (*reach.path, reach.action)
        key = (*what, reach.start, end)
        if key in found or end == reach.start:
            continue
        after = reach.state.copy()
        game.play(after, reach.action)
        most = 1 + _repeats(view, after, path, budget)
        found[key] = Carry(what, reach.start, end, reach.via, [str(action) for action in path], most)
        if game.mover(after) != view.seat:
            continue
        for on in game.legal(after):
            if on.verb is reach.action.verb and _what(on) == what and _ends(on)[0] == end:
                ahead.append(CarryStep(after, on, reach.start, [*reach.via, end], path))
    return list(found.values())


def _repeats(view: TableView, state: State, path: Path, budget: TimeBudget) -> int:
    """How often the same way can be gone once more."""
    game, after = view.table.game, state.copy()
    for times in range(MOST_CHOICES):
        for action in path:
            if budget.used_up or game.mover(after) != view.seat or action not in game.legal(after):
                return times
            game.play(after, action)
    return MOST_CHOICES


def _ends(action: Action) -> tuple[str, ...]:
    """From where and to where an action brings something; empty where it does not."""
    named = dict(zip([arg.name for arg in action.verb.args], action.refs(), strict=False))
    return (named[FROM], named[TO]) if FROM in named and TO in named else ()


def _what(action: Action) -> list[str]:
    """What is brought."""
    refs = zip(action.verb.args, action.refs(), strict=False)
    return [ref for arg, ref in refs if arg.name not in (FROM, TO)]
