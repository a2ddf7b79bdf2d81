"""The view of a table for one reader, now or at an earlier ply, for pages and programs."""

from __future__ import annotations

from collections import Counter
from typing import Any, Literal

from keydom.core.action import Action, MannerArg
from keydom.core.cache import Cache
from keydom.core.errors import InvalidAction
from keydom.core.event import Event, kebab, refs_of
from keydom.core.game import OVER, Frame, View
from keydom.core.match import Match
from keydom.core.scene import Scene, WindowSize
from keydom.server.show.window_size import DESK
from keydom.server.show.wire import ChoiceFacts
from keydom.server.table.draft import Draft
from keydom.server.table.table import GameTable
from keydom.server.time_slices import Slices
from keydom.server.words import PageWords
from keydom.words.rules import section_of_frame

MOST_ANSWERS = 4  # answers, at most, of which it is told what they would bring
MOST_SENTENCES = 6  # sentences, at most, on what a whole turn would bring
MOST_EVENTS = 3  # things that would happen, at most: who ends a season knows that much follows
LOG_LINES = 20_000  # kept: an update tells mostly what the one before told; some ten megabytes
CACHE_SIZE = 32  # kept: whoever sees the same is sent the same drawing; one is some 300 kB
FEW_PLAIN = 2  # answers that mention no thing, at most, of which it is told what they would bring among many others


class TableView:
    """A table through the eyes of a seat (None: a spectator), in a language."""

    def __init__(
        self,
        table: GameTable,
        seat: int | None,
        language: str,
        earlier: Match[Any, Any] | None = None,
        draft: Draft | None = None,
        window: WindowSize = DESK,
    ) -> None:
        self.table = table
        self.seat = seat
        self.now = earlier is None
        self.draft = draft  # what this reader has put together of a turn
        self.match = earlier or (table.match if draft is None else draft.match)
        self.words: PageWords = table.words(language)
        self.window = window

    @property
    def past(self) -> Match[Any, Any]:
        """What has happened at the table: no draft is part of it."""
        return self.match if self.draft is None else self.table.match

    @property
    def frame(self) -> Frame[Any, Any] | None:
        return self.match.state.frames[-1] if self.match.state.frames else None

    @property
    def to_move(self) -> bool:
        """Whether this reader is asked for a decision now."""
        return self.asks and not self.closed

    @property
    def asks(self) -> bool:
        """Whether the table waits for this reader: for a decision, or for the end of a turn that is put together."""
        mine = self.now and self.seat is not None and self.table.mover == self.seat not in self.table.bots
        return mine and (self.table.lesson_progress is None or self.table.lesson_progress.asks(self.match))

    @property
    def closed(self) -> bool:
        """Whether a whole turn is put together and only waits for its mover's yes."""
        return self.draft is not None and self.draft.closed

    def game_view(self) -> View:
        """What is seen; whose turn waits for a yes is still to move."""
        view: View = self.match.view(self.seat)
        if self.draft is not None and self.draft.closed:
            view.frames = [*view.frames, Frame(self.draft.seat)]
        return view

    def scene(self) -> Scene:
        """The table in the reader's window."""
        if self.now and self.draft is None:
            key = (self.words, self.table.version, self.seat, self.window)
            known = _scenes.get(key)
            if known is None:
                known = _scenes[key] = self._compose()
            return known
        return self._compose()

    def _compose(self) -> Scene:
        scores = self.match.scores() if self.match.over else ()
        return self.table.game.compose(self.game_view(), self.words, self.window, scores)

    def prompt(self) -> str:
        """What is asked of whom, in one sentence."""
        if self.closed:
            return self.words.say("page-turn-done")
        if self.table.puzzle_progress is not None and self.table.puzzle_progress.answered(self.table.match):
            return self.words.say("puzzle-answered")
        if self.match.mover == OVER or self.frame is None:
            return self.words.say("page-over")
        if self.to_move:
            return self.question()
        if self.table.lesson_progress is not None:
            return self.words.say("lesson-reading")
        return self.words.say("page-waiting", {"seat": f"seat:{self.match.mover}"})

    def question(self) -> str:
        """What whoever is to move is asked: as one question, where a page lets several things be picked together."""
        if self.frame is None:
            return ""
        together = f"ask-{kebab(type(self.frame).__name__)}.together"
        if self.table.lesson_progress is None and self.words.has(together):
            return self.words.say(together, self.frame.args())
        return self.words.ask(self.frame)

    def section(self) -> str:
        """The section of the rules that explains what this reader is asked; nothing where there is none."""
        return section_of_frame(self.table.game, self.frame) if self.to_move and self.frame is not None else ""

    def choices(self) -> Slices[list[ChoiceFacts]]:
        """The legal actions of this reader: text, what it says, what it touches, and whether it is final."""
        if not self.to_move or self.frame is None:
            return []
        state, found = self.match.state, list[ChoiceFacts]()
        for action in self.match.legal():
            final = self.frame.reveals(state, action)
            label, short = self.words.do(action), self._short(action)
            found.append(ChoiceFacts(str(action), label, action.refs(), final, _but_for_manner(action), short))
            yield
        return found

    def _short(self, action: Action) -> str:
        """What an action without a thing says where there is little room; nothing where no words are kept for that."""
        key = f"do-{action.verb.name}.short"
        return self.words.say(key) if not action.refs() and self.words.has(key) else ""

    def outcomes(self) -> dict[str, str]:
        """What would happen after each answer to a question that has few, as it would be told.

        Of a question that has many, after those that mention no thing: whoever passes knows what that brings.
        """
        if not self.to_move or self.draft is not None or self.seat is None:
            return {}
        key = (self.words, self.table.version, self.seat)
        known = _outcomes.get(key)
        if known is None:
            known = _outcomes[key] = _find_outcomes(self.table.match, self.seat, self.words)
        return known

    def doubtful(self) -> Literal["shows", "gives-up", ""]:
        """Why a turn that waits to be handed on is asked about, whoever wants it: "shows", "gives-up" or nothing.

        It shows something that was hidden, or does nothing and gives up what could have been done.
        """
        if self.draft is None or not self.draft.closed:
            return ""
        if self.draft.shows:
            return "shows"
        steps, moves = self.draft.steps, self.table.match.moves
        does = any(self.table.game.parse(step).refs() for step in steps)
        again = [text for mover, text in moves if mover == self.draft.seat][-1:] == steps  # who has passed passes again
        return "" if does or again or len(self.table.match.legal()) < 2 else "gives-up"

    def aside(self) -> str:
        """The kind of side question that this reader is asked; nothing where it is none."""
        return type(self.frame).__name__ if self.to_move and self.frame is not None and self.frame.aside() else ""

    def about(self) -> list[str]:
        """The things that the question is about: a step that would show something is not seen as done."""
        if self.draft is not None and self.draft.shows:
            return self.table.game.parse(self.draft.shows).refs()
        if not self.to_move or self.frame is None:
            return []
        return _things(self.frame)

    def turn(self) -> list[str]:
        """What has been put together so far, as it was chosen: nothing of it is done yet."""
        if self.draft is None:
            return []
        return [self.words.do(self.table.game.parse(step)) for step in self.draft.steps]

    def consequences(self) -> str:
        """What a turn that waits for a yes would bring besides, as far as its mover can tell."""
        if self.draft is None or not self.draft.closed:
            return ""
        steps = [self.table.game.parse(step) for step in self.draft.steps]
        asked = _things(self.table.match.state.frames[-1])  # what was chosen before, of the same turn
        times = Counter(self.words.event(event) for event in _consequences(self.draft.events(), steps, asked))
        lines = [line if count == 1 else f"{line} (×{count})" for line, count in times.items()]
        what = " ".join([*lines[:MOST_SENTENCES], *(["…"] if len(lines) > MOST_SENTENCES else [])])
        return self.words.say("page-then", {"what": what}) if what else ""

    def log(self) -> Slices[list[tuple[int, str]]]:
        """All that has happened, in words."""
        found = []
        for ply, event in self.past.events(self.seat):
            found.append((ply, self.tell(event)))
            yield
        return found

    def tell(self, event: Event) -> str:
        """What a line of the log says; of the past, which is played anew for every view, nothing is kept."""
        if not self.now:
            return self.words.event(event)
        key = (self.words, id(event))
        known = _log_lines.get(key)
        if known is None:
            known = _log_lines[key] = (event, self.words.event(event))
        return known[1]

    def lines(self) -> list[tuple[int, str]]:
        return self.past.lines(self.seat)

    def why_not(self, ref: str) -> str:
        """Why a thing cannot be chosen now; nothing when there is no special reason."""
        if not self.to_move or self.frame is None:
            return ""
        for action in self._about(ref):
            reason = self.table.game.why_not(self.match.state, action)
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
            verb for verb in self.table.game.grammar.verbs.values() if verb.name not in now and len(verb.args) == 1
        ]
        for verb in verbs:
            like = now.get(verb.name)
            words = like.words() if like else [id]
            for place, arg in enumerate(verb.args):
                if arg.kind != kind:
                    continue
                try:
                    text = " ".join([verb.name, *words[:place], id, *words[place + 1 :]])
                    found.append(self.table.game.parse(text))
                except InvalidAction:
                    continue
        return found


# By the words of a table, which are its own: so nothing here keeps a table that is dropped.
_log_lines: Cache[tuple[PageWords, int], tuple[Event, str]] = Cache(LOG_LINES)  # the event is held on to
_scenes: Cache[tuple[PageWords, int, int | None, WindowSize], Scene] = Cache(CACHE_SIZE)
_outcomes: Cache[tuple[PageWords, int, int], dict[str, str]] = Cache(CACHE_SIZE)


def _things(frame: Frame[Any, Any]) -> list[str]:
    """The things that a question is about."""
    return [ref for ref in refs_of(frame.args()) if not ref.startswith("seat:")]


def _tells_more(event: Event, action: Action) -> bool:
    """Whether an event tells more than that this was done."""
    refs = action.refs()
    return bool(event.things()) and not (refs and set(event.args.values()).issuperset(refs))


def _consequences(heard: list[tuple[int, Event]], steps: list[Action], asked: list[str]) -> list[Event]:
    """What is heard of steps without that they were done: the first event of a step says that, where one does."""
    chosen = [set(action.refs()) for action in steps if action.refs()]
    found, last = [], -1
    for ply, event in heard:
        named = set(event.args.values())
        done = not event.things() or any(named.issuperset(refs) for refs in chosen)
        if ply == last or not (done or named.intersection(asked)):
            found.append(event)
        last = ply
    return found


def _but_for_manner(action: Action) -> str:
    """What is done, where it can be done in several manners: those of one text differ in nothing else."""
    args = list(zip(action.verb.args, action.words(), strict=True))
    plain = [word for arg, word in args if not isinstance(arg, MannerArg)]
    return " ".join([action.verb.name, *plain]) if len(plain) < len(args) else ""


def _find_outcomes(match: Match[Any, Any], seat: int, words: PageWords) -> dict[str, str]:
    """What every answer of a seat would bring; nothing of those that bring much, or nothing."""
    found = {}
    legal = match.legal()
    plain = [action for action in legal if not action.refs()]
    for action in legal if len(legal) <= MOST_ANSWERS else plain if len(plain) <= FEW_PLAIN else ():
        draft = Draft(match, seat, [str(action)])
        events = [event for _, event in draft.events() if draft.closed and _tells_more(event, action)]
        if events and len(events) <= MOST_EVENTS:
            found[str(action)] = words.say("page-then", {"what": " ".join([words.event(event) for event in events])})
    return found
