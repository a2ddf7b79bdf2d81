"""Checks of one position, of the move that is made in it, and of the game when it is over."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from itertools import pairwise
from keyword import iskeyword
from random import Random
from typing import Any

from keydom.conformance.snapshot import snapshot
from keydom.conformance.subject import COPY_STEPS, Subject, play_on
from keydom.core.action import MOST_ARGS, MOST_DIGITS, Action
from keydom.core.errors import KeydomError
from keydom.core.game import NATURE, OVER, Chance, Score, State, places
from keydom.core.match import Match
from keydom.core.plain import names
from keydom.core.record import Record

HUGE_NUMBER = "9" * MOST_DIGITS  # a number that can be read and has no place in any game


def check_always(subject: Subject) -> list[Action]:
    """The cheap checks, made at every ply; says what is offered."""
    game, match = subject.game, subject.match
    mover = game.mover(match.state)
    legal = game.legal(match.state)
    if missing := subject.missing(match.state):
        subject.fault("stock", f"there are {missing}")
    if mover == OVER:
        if legal:
            subject.fault("ends", f"the game is over, yet `{legal[0]}` is offered")
        return legal
    if match.ply >= game.longest:
        subject.fault("ends", f"no end after {match.ply} lines")
    if mover != NATURE and mover not in range(subject.seats):
        subject.fault("mover", f"there is no seat {mover} at a table of {subject.seats}")
    if not legal:
        subject.fault("dead-end", f"seat {mover} has nothing to choose from")
    if len(set(legal)) < len(legal):
        twice = next(action for place, action in enumerate(legal) if action in legal[:place])
        subject.fault("duplicates", f"`{twice}` is offered twice")
    if mover == NATURE:
        _odds(subject, legal)
    elif subject.asked("observation"):
        _observed(subject, mover)
    for action in legal:
        if action not in subject.parsed_actions:
            _text(subject, action)
            subject.parsed_actions[action] = None
    return legal


def check_costly(subject: Subject, legal: list[Action]) -> None:
    """The costly checks."""
    for name, check in COSTLY.items():
        if name in subject.properties:
            check(subject, legal, subject.rng_for(name))


def _text(subject: Subject, action: Action) -> None:
    text = str(action)
    if not text or text != " ".join(text.split()) or not text.isprintable() or "#" in text:
        subject.fault("text", f"{text!r} cannot stand on a line of a record")
    try:
        again = subject.game.parse(text)
    except KeydomError as error:
        subject.fault("text", str(error))
        return
    if again != action:
        subject.fault("text", f"{text!r} reads back as {again!r}")


def check_argument_names(subject: Subject) -> None:
    """Whether the rules can read the numbers of all actions by the names of their arguments."""
    for verb in subject.game.grammar.verbs.values():
        action = verb.of(*range(1, MOST_ARGS + 1))
        for arg, number in zip(verb.args, action.numbers(), strict=True):
            name = f"{arg.name}_" if iskeyword(arg.name) else arg.name
            if getattr(action, name, None) != number:
                what = f"number {number} of `{verb.name}` is not the {name} of {type(action).__name__}"
                subject.fault("arguments", what)


def _observed(subject: Subject, mover: int) -> None:
    game = subject.game
    try:
        row = game.observe(game.view(subject.match.state, mover))
    except Exception as error:  # a learner gets nothing at all then, whatever went wrong
        subject.fault("observation", f"observing raises {type(error).__name__}: {error}")
        return
    names = game.observation_names(subject.seats)
    if len(row) != len(names):
        subject.fault("observation", f"{len(row)} numbers for {len(names)} names")


def _odds(subject: Subject, legal: list[Action]) -> None:
    frame = subject.match.state.frames[-1]
    kind = type(frame).__name__
    if not isinstance(frame, Chance):
        subject.fault("odds", f"{kind} is NATURE's, but no Chance")
        return
    state = subject.match.state
    odds = frame.odds(state)
    if len(odds) != len(legal) or min(odds) <= 0:
        subject.fault("odds", f"{odds} for the {len(legal)} choices of {kind}")
        return
    share = 0.0
    for action, weight in zip(frame.offer(state), odds, strict=True):
        if frame.deal(state, (share + weight / 2) / sum(odds)) != action:
            subject.fault("odds", f"{kind} deals something else in the share of {action}")
        share += weight


def _order(subject: Subject, legal: list[Action], rng: Random) -> None:
    state = subject.match.state
    if subject.game.legal(state) != legal:
        subject.fault("order", "asked twice, the choices differ")
    if subject.game.legal(state.copy()) != legal:
        subject.fault("order", "the choices of a copy differ")


def _refusal(subject: Subject, legal: list[Action], rng: Random) -> None:
    match = subject.match
    before = snapshot(match.state), len(match.moves), len(match.log)
    tries = _illegal_tries(subject, legal, rng)
    for what, seat in tries:
        try:
            match.play(what, seat)
        except KeydomError:
            continue
        subject.fault("refusal", f"{str(what)!r} by seat {seat} was accepted")
        return
    if before != (snapshot(match.state), len(match.moves), len(match.log)):
        subject.fault("refusal", f"one of {tries} was refused, but left a trace")


def _illegal_tries(subject: Subject, legal: list[Action], rng: Random) -> list[tuple[Action | str, int]]:
    """Moves that must be refused: actions from elsewhere, texts that say nothing, a seat whose turn it is not."""
    mover, verbs = subject.match.mover, subject.game.grammar.verbs.values()
    foreign = subject.foreign(legal, rng)
    tries: list[tuple[Action | str, int]] = [(action, mover) for action in foreign]
    absurd = [" ".join([verb.name, *[HUGE_NUMBER] * len(verb.args)]) for verb in verbs if verb.args]
    tries += [(text, mover) for text in ("", "?", *map(str, foreign), *absurd)]
    if legal:
        tries += [(f"{legal[0]} {legal[0]}", mover), (legal[0], (mover + 1) % subject.seats if mover >= 0 else 0)]
    return tries


def _copy(subject: Subject, legal: list[Action], rng: Random) -> None:
    game, state = subject.game, subject.match.state
    before = snapshot(state)
    twin = state.copy()
    if twin != state or snapshot(twin) != before:
        subject.fault("copy", "a copy is not equal to its original")
    last = twin.copy()
    whole = subject.match.ply == 0 or rng.random() < subject.full_game_share
    play_on(game, twin, rng, game.longest if whole else COPY_STEPS, subject.explore())
    subject.explore()
    if snapshot(state) != before:
        subject.fault("copy", "playing on a copy changes the original")
    if snapshot(last) != before:
        subject.fault("copy", "playing on the original changes a copy")


def _value(subject: Subject, legal: list[Action], rng: Random) -> None:
    match = subject.match
    for thing in (match.state, match.view(None), match.view(rng.randrange(subject.seats)), *legal[:1], *legal[-1:]):
        what = f"{type(thing).__name__} {thing}" if isinstance(thing, Action) else type(thing).__name__
        try:
            again = pickle.loads(pickle.dumps(thing))
        except (pickle.PicklingError, AttributeError, TypeError) as error:
            subject.fault("value", f"{what} cannot be pickled: {error}")
            continue
        if again != thing or snapshot(again) != snapshot(thing):
            subject.fault("value", f"{what} is another one when it was pickled")
        elif hash(again) != hash(thing):
            subject.fault("value", f"{what} is equal to itself when it was pickled, but of another hash")


def _position(subject: Subject, legal: list[Action], rng: Random) -> None:
    game, match = subject.game, subject.match
    seats, options = game.setting(match.state)
    if game.begin(seats, options) != game.begin(subject.seats, match.options):
        subject.fault("position", f"it is said to be of {seats} seats and {options}: such a game begins otherwise")
    try:
        text = game.text(match.state)
        again = game.position(text)
        game.text(match.view(rng.choice(subject.watchers)))
    except KeydomError as error:
        subject.fault("position", str(error))
        return
    if again != match.state or snapshot(again) != snapshot(match.state):
        subject.fault("position", f"its text is read as another one: {_other(again, match.state)}")
    elif game.legal(again) != legal:
        subject.fault("position", "other choices are offered once it was read from text")
    elif game.text(again) != text:
        subject.fault("position", "its text is another one once it was read from text")


def _other(mine: State, other: State) -> str:
    """The fields in which two positions differ."""
    both = [(name, getattr(mine, name), getattr(other, name)) for name in names(type(other))]
    return ", ".join([name for name, one, two in both if one != two or snapshot(one) != snapshot(two)])


def _scores(subject: Subject, legal: list[Action], rng: Random) -> None:
    scores = subject.game.scores(subject.match.state)
    if len(scores) != subject.seats:
        subject.fault("scores", f"{len(scores)} scores for {subject.seats} seats")
    if subject.game.scores(subject.match.state) != scores:
        subject.fault("scores", "asked twice, the scores differ")
    for seat, score in enumerate(scores):
        _lines(subject, seat, score)
    if len({len(score.tiebreak) for score in scores}) > 1:
        subject.fault("scores", "some seats have more tie-breaks than others")
    ranked = sorted(zip(places(scores), scores, strict=True), key=lambda pair: pair[0])
    for (ahead, better), (behind, worse) in pairwise(ranked):
        if (ahead < behind) != (better.standing() > worse.standing()):
            subject.fault("scores", f"the places {ahead} and {behind} do not follow from {better} and {worse}")


def _lines(subject: Subject, seat: int, score: Score) -> None:
    if score.total != sum(line.points for line in score.lines):
        subject.fault("scores", f"the lines of seat {seat} do not add up to {score.total}")
    sources = [line.source for line in score.lines]
    for source in sources:
        if (named := subject.game.category(source)) not in subject.game.categories and named:
            subject.fault("scores", f"{source!r} belongs to {named!r}, which is no category of the game")
    for source in sources:
        if not source or source.split() != [source] or not source.isprintable() or set(source) & set("=#"):
            subject.fault("scores", f"{source!r} is no word that can stand in a record")
    if len(set(sources)) < len(sources):
        subject.fault("scores", f"two lines of seat {seat} have one source: {', '.join(sources)}")


COSTLY: dict[str, Callable[[Subject, list[Action], Random], None]] = {
    "order": _order,
    "copy": _copy,
    "refusal": _refusal,
    "scores": _scores,
    "value": _value,
    "position": _position,
}


def play_twice(subject: Subject, action: Action) -> None:
    """Play the action; where it can be undone, undo it and play it again."""
    match, mover = subject.match, subject.match.mover
    before = snapshot(match.state)
    moves, events = len(match.moves), len(match.log)
    match.play(action, mover)
    if not match.undoable(mover):
        return
    match.undo(mover)
    if snapshot(match.state) != before or len(match.moves) != moves:
        subject.fault("undo", f"`{action}` undone does not restore the position")
    if match.log[-1][1].key != "undone" or len(match.log) != events + 1:
        subject.fault("undo", f"the log does not say that `{action}` was undone")
    match.play(action, mover)


def replay(subject: Subject) -> None:
    """Check the finished game against its own moves and its own text."""
    match, game = subject.match, subject.game
    state = game.begin(subject.seats, match.options)
    for ply, ((_, text), legal) in enumerate(zip(match.moves, subject.lists, strict=True)):
        if game.legal(state) != legal:
            subject.fault("order", f"the choices at ply {ply} differ in the replayed game")
        game.play(state, game.parse(text))
    if snapshot(state) != snapshot(match.state):
        subject.fault("replay", "the moves played again lead to another position")
    try:
        again = Match.replay(game, Record.parse(str(match.record())))
    except KeydomError as error:
        subject.fault("replay", str(error))
        return
    if again.state != match.state or again.record().results != match.record().results:
        subject.fault("replay", "the record leads to another end")
    if events_of(again) != events_of(match):
        subject.fault("replay", "the replayed game tells other events")


def events_of(match: Match[Any, Any]) -> list[object]:
    """The events of a match as if nothing had ever been undone."""
    return [entry for entry in match.log if entry[1].key != "undone"]
