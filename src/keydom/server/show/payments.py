"""Finds payments: things that are picked together, in all ways, and the way that the game offers first.

A price in cubes is paid one by one, in an order that makes every payment appear once. Whoever pays thinks of it as a
payment: so every payment is found with the steps that it takes, and is put together in any order.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from keydom.core.action import Action, Verb
from keydom.core.game import Event, Frame, Game, State
from keydom.server.show.table_view import TableView
from keydom.server.show.wire import Payment, PaymentPick
from keydom.server.time_slices import Slices, TimeBudget

MOST_PAYMENTS = 400  # payments: where there are more, things are picked one by one
TIME_LIMIT = 0.03  # seconds of looking for them


class PaymentStep(NamedTuple):
    """A position on the way to a payment: what is in it, and by which steps."""

    state: State
    refs: list[str]
    path: tuple[Action, ...]


def find_payment(view: TableView) -> Slices[Payment | None]:
    """What the reader is asked to pick, where the game has a word for picking it together (`do-VERB.together`)."""
    if not view.to_move or view.frame is None or view.table.lesson_progress is not None:
        return None  # a lesson is taken step by step
    legal = view.match.legal()
    label = f"do-{legal[0].verb.name}.together"
    if len(legal) < 2 or not _alike(legal) or not view.words.has(label):
        return None
    start = PaymentStep(view.match.state, [], ())
    usual = _usual(view, start)
    found: dict[tuple[str, ...], PaymentStep] = {}
    budget = TimeBudget(TIME_LIMIT)
    for step in _all(view, start, budget):
        yield from budget.pause()
        same = found.setdefault(tuple(sorted(step.refs)), step)
        if len(found) > MOST_PAYMENTS or budget.used_up or same.state != step.state:  # or their order matters
            found = {}
            break
    picks = []
    for step in found.values():
        picks.append(_pick(view, step))
        yield
    return Payment(view.words.say(label), picks, usual and _pick(view, usual))


def _alike(legal: list[Action]) -> bool:
    """Whether all that can be done is the same, with one thing or another."""
    return all(action.verb is legal[0].verb and len(action.refs()) == 1 for action in legal)


def _goes_on(game: Game[Any, Any], step: PaymentStep, frame: Frame[Any, Any], verb: Verb) -> bool:
    """Whether more of the same is to be picked."""
    frames = step.state.frames
    same = bool(frames) and type(frames[-1]) is type(frame) and frames[-1].seat == frame.seat
    legal = game.legal(step.state) if same else []
    return same and legal[0].verb is verb and _alike(legal)


def _all(view: TableView, step: PaymentStep, budget: TimeBudget) -> Iterator[PaymentStep]:
    game, frame = view.table.game, view.frame
    assert frame is not None, "somebody is asked"
    for action in game.legal(step.state):
        after = _after(game, step, action)
        if _goes_on(game, after, frame, action.verb) and not budget.used_up:
            yield from _all(view, after, budget)
        else:
            yield after


def _usual(view: TableView, step: PaymentStep) -> PaymentStep | None:
    game, frame = view.table.game, view.frame
    assert frame is not None, "somebody is asked"
    while True:
        action = step.state.frames[-1].usual(step.state)
        if action is None:
            return None
        step = _after(game, step, action)
        if not _goes_on(game, step, frame, action.verb):
            return step


def _after(game: Game[Any, Any], step: PaymentStep, action: Action) -> PaymentStep:
    """One step more; what leaves no choice then is taken along, and is told of by the same kind of event."""
    events: list[Event] = []
    state, (ref,) = step.state.copy(), action.refs()
    game.play(state, action, events.append)
    kinds = [event for event in events if ref in event.args.values()]
    refs = [_of_kind(event, ref) for event in events if kinds and event.key == kinds[0].key] or [ref]
    return PaymentStep(state, [*step.refs, *refs], (*step.path, action))


def _of_kind(event: Event, ref: str) -> str:
    kind = ref.partition(":")[0] + ":"
    return next((str(value) for value in event.args.values() if str(value).startswith(kind)), ref)


def _pick(view: TableView, step: PaymentStep) -> PaymentPick:
    names = [view.words.name(ref) for ref in step.refs]
    counted = [f"{names.count(name)} × {name}" for name in dict.fromkeys(names)]
    return PaymentPick(step.refs, [str(action) for action in step.path], ", ".join(counted))
