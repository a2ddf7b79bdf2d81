"""The messages that random games ask for."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice
from random import Random
from typing import Any

from keydom.core.action import Action
from keydom.core.event import kebab
from keydom.core.game import NATURE, OVER, Event, Game, Options, State
from keydom.words import LANGUAGES, SHARED, components_by_message, message_of
from keydom.words.check import MessageFile, Needs, fact_names, unmet

FOREIGN = 4  # actions from earlier in a game that each decision is asked about: why not?


def missing_messages(game: Game[Any, Any], seats: int, options: Options, rng: Random) -> list[str]:
    """What one random game has no words for, or words that ask for too much: prompts, events, refusals, score lines."""
    return list(
        unmet(
            MessageFile(game.home, LANGUAGES[0], MessageFile(SHARED, LANGUAGES[0])),
            used_messages(game, seats, options, rng),
        )
    )


def used_messages(game: Game[Any, Any], seats: int, options: Options, rng: Random) -> Needs:
    """The messages that one random game asks for: its prompts, events, refusals and score lines."""
    wanted: Needs = {}
    known: dict[Action, None] = {}  # what has been offered so far
    components = components_by_message(game)

    def note(key: str, args: Iterable[str]) -> None:
        wanted[key] = wanted.get(key, set(args)) & set(args)

    def hear(event: Event) -> None:
        note(f"told-{event.key}", event.args)

    state = game.begin(seats, options)
    while (mover := game.mover(state)) != OVER:
        frame = state.frames[-1]
        legal = game.legal(state)
        note(f"ask-{kebab(type(frame).__name__)}", frame.args())
        for reason in _refusals(state, legal, known) if mover != NATURE else ():
            note(f"why-{reason.key}", reason.args)
        known.update(dict.fromkeys(legal))
        action = game.deal(state, rng) if mover == NATURE else rng.choice(legal)
        game.play(state, action, hear)
    for score in game.scores(state):
        for line in score.lines:
            # It heads a row for all seats, so no seat's numbers are in it, but a component may be named by its facts.
            key = message_of(game, line.source) if ":" in line.source else f"score-{line.source}"
            note(key, fact_names(components[key]) if key in components else ())
    return wanted


def _refusals(state: State, legal: list[Action], known: dict[Action, None]) -> Iterator[Event]:
    """Why a few actions that were possible earlier are not so now; those asked about go to the end of the line."""
    for action in list(islice(known, FOREIGN)):
        del known[action]
        known[action] = None
        if action not in legal and (reason := state.frames[-1].why_not(state, action)):
            yield reason
