"""What is picked several at a time, as one handful: all ways to pick it, and the one that the game offers first.

A price in cubes is paid one by one, in an order that makes every payment appear once. Whoever pays thinks of it as a
handful: so every handful is found with the steps that it takes, and is put together in any order.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from msgspec import Struct

from keydom.core.action import Action, Verb
from keydom.core.game import Event, Frame, Game, State
from keydom.server.look import Look
from keydom.server.turnstile import Slices, Spent

MOST = 400  # handfuls: where there are more, things are picked one by one
LONGEST = 0.03  # seconds of looking for them


class Pick(Struct):
    """A handful: the things in it, and the steps by which it is taken."""

    refs: list[str]
    steps: list[str]
    label: str


class Handful(Struct):
    """What can be picked together; `all` is empty where there are too many, `usual` None where no pick is."""

    label: str
    all: list[Pick]
    usual: Pick | None


class Taking(NamedTuple):
    """A position on the way to a handful: what is in it, and by which steps."""

    state: State
    refs: list[str]
    path: tuple[Action, ...]


def handful(look: Look) -> Slices[Handful | None]:
    """What the reader is asked to pick, where the game has a word for picking it together (`do-VERB.together`)."""
    if not look.to_move or look.frame is None or look.live.course is not None:
        return None  # a lesson is taken step by step
    legal = look.match.legal()
    label = f"do-{legal[0].verb.name}.together"
    if len(legal) < 2 or not _alike(legal) or not look.words.has(label):
        return None
    start = Taking(look.match.state, [], ())
    usual = _usual(look, start)
    found: dict[tuple[str, ...], Taking] = {}
    spent = Spent(LONGEST)
    for taking in _all(look, start, spent):
        yield from spent.pausing()
        same = found.setdefault(tuple(sorted(taking.refs)), taking)
        if len(found) > MOST or spent.all or same.state != taking.state:  # or their order matters
            found = {}
            break
    picks = []
    for taking in found.values():
        picks.append(_pick(look, taking))
        yield
    return Handful(look.words.say(label), picks, usual and _pick(look, usual))


def _alike(legal: list[Action]) -> bool:
    """Whether all that can be done is the same, with one thing or another."""
    return all(action.verb is legal[0].verb and len(action.refs()) == 1 for action in legal)


def _goes_on(game: Game[Any, Any], taking: Taking, frame: Frame[Any], verb: Verb) -> bool:
    """Whether more of the same is to be picked."""
    frames = taking.state.frames
    same = bool(frames) and type(frames[-1]) is type(frame) and frames[-1].seat == frame.seat
    legal = game.legal(taking.state) if same else []
    return same and legal[0].verb is verb and _alike(legal)


def _all(look: Look, taking: Taking, spent: Spent) -> Iterator[Taking]:
    game, frame = look.live.game, look.frame
    assert frame is not None, "somebody is asked"
    for action in game.legal(taking.state):
        after = _after(game, taking, action)
        if _goes_on(game, after, frame, action.verb) and not spent.all:
            yield from _all(look, after, spent)
        else:
            yield after


def _usual(look: Look, taking: Taking) -> Taking | None:
    game, frame = look.live.game, look.frame
    assert frame is not None, "somebody is asked"
    while True:
        action = taking.state.frames[-1].usual(taking.state)
        if action is None:
            return None
        taking = _after(game, taking, action)
        if not _goes_on(game, taking, frame, action.verb):
            return taking


def _after(game: Game[Any, Any], taking: Taking, action: Action) -> Taking:
    """One step more; what leaves no choice then is taken along, and is told of by the same kind of event."""
    told: list[Event] = []
    state, (ref,) = taking.state.copy(), action.refs()
    game.play(state, action, told.append)
    kinds = [event for event in told if ref in event.args.values()]
    refs = [_of_kind(event, ref) for event in told if kinds and event.key == kinds[0].key] or [ref]
    return Taking(state, [*taking.refs, *refs], (*taking.path, action))


def _of_kind(event: Event, ref: str) -> str:
    kind = ref.partition(":")[0] + ":"
    return next((str(value) for value in event.args.values() if str(value).startswith(kind)), ref)


def _pick(look: Look, taking: Taking) -> Pick:
    names = [look.words.name(ref) for ref in taking.refs]
    counted = [f"{names.count(name)} × {name}" for name in dict.fromkeys(names)]
    return Pick(taking.refs, [str(action) for action in taking.path], ", ".join(counted))
