"""What one reader sees of a table, now or at an earlier ply: the same for the page and for programs."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Any

from keydom.core.action import Action, Manner
from keydom.core.errors import InvalidAction
from keydom.core.event import Event
from keydom.core.game import OVER, Frame, View
from keydom.core.match import Match
from keydom.server.draft import Draft
from keydom.server.live import Live
from keydom.server.speech import Speech
from keydom.server.turnstile import Slices
from keydom.words import kebab
from keydom.words.rules import section_of_frame

QUESTION = 4  # answers, at most, of which it is told what they would bring
TOLD = 6  # sentences, at most, on what a whole turn would bring
BRINGS = 3  # things that would happen, at most: who ends a season knows that much follows
DRAWINGS = 32  # kept: whoever sees the same is sent the same drawing; one is some 300 kB


class Look:
    """A table through the eyes of a seat (None: a spectator), in a language."""

    def __init__(
        self,
        live: Live,
        seat: int | None,
        language: str,
        earlier: Match[Any, Any] | None = None,
        draft: Draft | None = None,
    ) -> None:
        self.live = live
        self.seat = seat
        self.now = earlier is None
        self.draft = draft  # what this reader has put together of a turn
        self.match = earlier or (live.match if draft is None else draft.match)
        self.words: Speech = live.words(language)

    @property
    def past(self) -> Match[Any, Any]:
        """What has happened at the table: no draft is part of it."""
        return self.match if self.draft is None else self.live.match

    @property
    def frame(self) -> Frame[Any] | None:
        return self.match.state.frames[-1] if self.match.state.frames else None

    @property
    def to_move(self) -> bool:
        """Whether this reader is asked for a decision now."""
        return self.asks and not self.closed

    @property
    def asks(self) -> bool:
        """Whether the table waits for this reader: for a decision, or for the end of a turn that is put together."""
        mine = self.now and self.seat is not None and self.live.mover == self.seat not in self.live.bots
        return mine and (self.live.course is None or self.live.course.asks(self.match))

    @property
    def closed(self) -> bool:
        """Whether a whole turn is put together and only waits for its mover's yes."""
        return self.draft is not None and self.draft.closed

    def view(self) -> View:
        """What is seen; whose turn waits for a yes is still to move."""
        view: View = self.match.view(self.seat)
        if self.draft is not None and self.draft.closed:
            view.frames = [*view.frames, Frame(self.draft.seat)]
        return view

    def board(self) -> str:
        if self.now and self.draft is None:
            return _drawing(self.live, self.live.version, self.seat, self.words)
        return self.live.game.draw(self.view(), self.words)

    def prompt(self) -> str:
        """What is asked of whom, in one sentence."""
        if self.closed:
            return self.words.say("page-turn-done")
        if self.live.attempt is not None and self.live.attempt.answered(self.live.match):
            return self.words.say("puzzle-answered")
        if self.match.mover == OVER or self.frame is None:
            return self.words.say("page-over")
        if self.to_move:
            return self.question()
        if self.live.course is not None:
            return self.words.say("lesson-reading")
        return self.words.say("page-waiting", {"seat": f"seat:{self.match.mover}"})

    def question(self) -> str:
        """What whoever is to move is asked: as one question, where a page lets several things be picked together."""
        if self.frame is None:
            return ""
        together = f"ask-{kebab(type(self.frame).__name__)}.together"
        if self.live.course is None and self.words.has(together):
            return self.words.say(together, self.frame.args())
        return self.words.ask(self.frame)

    def section(self) -> str:
        """The section of the rules that explains what this reader is asked; nothing where there is none."""
        return section_of_frame(self.live.game, self.frame) if self.to_move and self.frame is not None else ""

    def choices(self) -> Slices[list[dict[str, object]]]:
        """The legal actions of this reader: text, what it says, what it touches, and whether it is final."""
        if not self.to_move or self.frame is None:
            return []
        state, found = self.match.state, list[dict[str, object]]()
        for action in self.match.legal():
            choice = {
                "text": str(action),
                "label": self.words.do(action),
                "refs": action.refs(),
                "final": self.frame.reveals(state, action),
                "manner": _but_for_manner(action),
            }
            found.append(choice)
            yield
        return found

    def brings(self) -> dict[str, str]:
        """What would happen after each answer to a question that has few, as it would be told."""
        if not self.to_move or self.draft is not None or self.seat is None or len(self.match.legal()) > QUESTION:
            return {}
        return _brought(self.live, self.live.version, self.seat, self.words)

    def aside(self) -> str:
        """The kind of side question that this reader is asked; nothing where it is none."""
        return type(self.frame).__name__ if self.to_move and self.frame is not None and self.frame.aside() else ""

    def about(self) -> list[str]:
        """The things that the question is about."""
        if not self.to_move or self.frame is None:
            return []
        return _things(self.frame)

    def turn(self) -> list[str]:
        """What has been put together so far, as it was chosen: nothing of it is done yet."""
        if self.draft is None:
            return []
        return [self.words.do(self.live.game.parse(step)) for step in self.draft.steps]

    def then(self) -> str:
        """What a turn that waits for a yes would bring besides, as far as its mover can tell."""
        if self.draft is None or not self.draft.closed:
            return ""
        steps = [self.live.game.parse(step) for step in self.draft.steps]
        asked = _things(self.live.match.state.frames[-1])  # what was chosen before, of the same turn
        times = Counter(self.words.told(event) for event in _follows(self.draft.heard(), steps, asked))
        said = [line if count == 1 else f"{line} (×{count})" for line, count in times.items()]
        what = " ".join([*said[:TOLD], *(["…"] if len(said) > TOLD else [])])
        return self.words.say("page-then", {"what": what}) if what else ""

    def log(self) -> Slices[list[tuple[int, str]]]:
        """All that has happened, in words."""
        found = []
        for ply, event in self.past.events(self.seat):
            found.append((ply, self.tell(event)))
            yield
        self.live.telling.settle(self.words.language, whole=self.now)
        return found

    def tell(self, event: Event) -> str:
        """What a line of the log says; of the past, which is played anew for every look, nothing is kept."""
        return self.live.telling.of(event, self.words) if self.now else self.words.told(event)

    def lines(self) -> list[tuple[int, str]]:
        return self.past.lines(self.seat)

    def why_not(self, ref: str) -> str:
        """Why a thing cannot be chosen now; nothing when there is no special reason."""
        if not self.to_move or self.frame is None:
            return ""
        for action in self._about(ref):
            reason = self.live.game.why_not(self.match.state, action)
            if reason is not None:
                return self.words.why(reason)
        return ""

    def _about(self, ref: str) -> list[Action]:
        """Actions that would touch a thing: the verbs of now first, then every other that takes one of its kind."""
        kind, _, id = ref.partition(":")
        found = []
        now = {action.verb.name: action for action in self.match.legal()}
        verbs = [action.verb for action in now.values()]
        verbs += [
            verb for verb in self.live.game.grammar.verbs.values() if verb.name not in now and len(verb.args) == 1
        ]
        for verb in verbs:
            like = now.get(verb.name)
            words = like.words() if like else [id]
            for place, arg in enumerate(verb.args):
                if arg.kind != kind:
                    continue
                try:
                    text = " ".join([verb.name, *words[:place], id, *words[place + 1 :]])
                    found.append(self.live.game.parse(text))
                except InvalidAction:
                    continue
        return found


def _things(frame: Frame[Any]) -> list[str]:
    """The things that a question is about."""
    return [str(value) for value in frame.args().values() if _is_thing(value)]


def _is_thing(value: object) -> bool:
    return isinstance(value, str) and ":" in value and not value.startswith("seat:")


def _happens(event: Event, action: Action) -> bool:
    """Whether an event tells more than that this was done."""
    named, refs = set(event.args.values()), action.refs()
    told = any(_is_thing(value) for value in named)
    return told and not (refs and named.issuperset(refs))


def _follows(heard: list[tuple[int, Event]], steps: list[Action], asked: list[str]) -> list[Event]:
    """What is heard of steps without that they were done: the first event of a step says that, where one does."""
    chosen = [set(action.refs()) for action in steps if action.refs()]
    found, last = [], -1
    for ply, event in heard:
        named = set(event.args.values())
        done = not any(_is_thing(value) for value in named) or any(named.issuperset(refs) for refs in chosen)
        if ply == last or not (done or named.intersection(asked)):
            found.append(event)
        last = ply
    return found


def _but_for_manner(action: Action) -> str:
    """What is done, where it can be done in several manners: those of one text differ in nothing else."""
    args = list(zip(action.verb.args, action.words(), strict=True))
    plain = [word for arg, word in args if not isinstance(arg, Manner)]
    return " ".join([action.verb.name, *plain]) if len(plain) < len(args) else ""


@lru_cache(maxsize=DRAWINGS)
def _drawing(live: Live, version: int, seat: int | None, words: Speech) -> str:
    """The table at its present version."""
    return live.game.draw(live.match.view(seat), words)


@lru_cache(maxsize=DRAWINGS)
def _brought(live: Live, version: int, seat: int, words: Speech) -> dict[str, str]:
    """What every answer of a seat would bring at the present version; not anew for every update that tells it."""
    found = {}
    for action in live.match.legal():
        draft = Draft(live.match, seat, [str(action)])
        told = [event for event in draft.told() if draft.closed and _happens(event, action)]
        if told and len(told) <= BRINGS:
            found[str(action)] = words.say("page-then", {"what": " ".join([words.told(event) for event in told])})
    return found
