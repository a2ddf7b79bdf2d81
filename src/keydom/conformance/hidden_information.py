"""Checks of what each seat may know. A twin is a position that a seat cannot tell from the true one.

Whatever a seat is shown, its view, its choices, the lines and the events, must be the same in the truth and in every
twin; and what it has been shown, its view must remember. Only a move that reveals may part them.
"""

from __future__ import annotations

from random import Random
from typing import Any

from keydom.conformance.properties import Nonconformance
from keydom.conformance.snapshot import snapshot
from keydom.conformance.subject import Subject, play_on, who
from keydom.core.action import Action
from keydom.core.game import NATURE, OVER, Event, Game, State, View

SAMPLE_STEPS = 3  # steps that a sample is played on to see that it shares nothing with its view
MOVER_SAMPLES = 3  # samples for the mover, whose choices may depend on rare things
TRUE_GAMES = 50  # games from the true position, to see whether it goes wrong as a sample did
SAMPLES = 100  # drawn where something was just hidden, before they count as knowing the truth
MOST_TRUE = 5  # so often in a row: then `sample` does know the truth


class ActionOutcome:
    """What comes of an action, seen without touching the position it is played in."""

    def __init__(self, game: Game[Any, Any], state: State, action: Action) -> None:
        self.game = game
        self.before = state
        self.action = action
        self.quiet = not state.frames[-1].reveals(state, action)
        self.after = state.copy()
        self.events: list[Event] = []
        self._seen: dict[int | None, object] = {}
        game.play(self.after, action, self.events.append)

    def line(self, seat: int | None) -> str:
        return self.game.text_for(self.before, self.action, seat)

    def heard(self, seat: int | None) -> list[Event]:
        return [event for event in self.events if event.heard_by(seat)]

    def seen(self, seat: int | None) -> object:
        if seat not in self._seen:
            self._seen[seat] = snapshot(self.game.view(self.after, seat))
        return self._seen[seat]


class HiddenInformation:
    """All checks of hidden information in one game, with what they remember from ply to ply."""

    def __init__(self, subject: Subject) -> None:
        self.subject = subject
        self.game = subject.game
        self.unread: set[int | None] = set()  # who could not read the last line in full, though it mattered
        self.true_samples = dict.fromkeys(subject.watchers, 0)  # how often running all samples were the truth
        self.sampled_otherwise: set[int | None] = set()  # who has had a sample that was not
        self.last_views: list[tuple[int | None, View, object]] = []  # the views of the last check
        self.delayed: Nonconformance | None = None  # to be reported if the true game has nothing worse to show

    def check(self, legal: list[Action], action: Action | None) -> None:
        """Check what the position shows to each seat, and what the action about to be played will show."""
        subject, game, state, rng = self.subject, self.game, self.subject.match.state, self.subject.rng_for("secrets")
        for seat, view, seen in self.last_views:
            if snapshot(view) != seen:
                subject.fault("copy", f"playing on changes the view that {who(seat)} had")
        self.last_views = []
        truth = None if action is None else ActionOutcome(game, state, action)
        for seat in subject.watchers:
            view = game.view(state, seat)
            seen = snapshot(view)
            self.last_views.append((seat, view, seen))
            self._twin(seat, view, seen, legal, truth, rng)
            if seat in self.unread:
                self._check_sampling(seat, view, rng)
        if truth is not None:
            self._siblings(legal, truth, rng)
        if subject.match.ply == 0 or rng.random() < subject.full_game_share:
            seat = rng.choice(subject.watchers)
            twin = game.sample(game.view(state, seat), rng)
            self._plays_on(seat, twin, rng, game.longest - subject.match.ply)

    def watch(self, legal: list[Action], action: Action) -> None:
        """Note who will not be able to tell this action, about to be played, from another that was possible."""
        game, state, text = self.game, self.subject.match.state, str(action)
        self.unread = set()
        for seat in self.subject.watchers:
            if seat in self.sampled_otherwise:
                continue
            line = game.text_for(state, action, seat)
            if line != text and any(other != action and game.text_for(state, other, seat) == line for other in legal):
                self.unread.add(seat)

    def _twin(
        self, seat: int | None, view: View, seen: object, legal: list[Action], truth: ActionOutcome | None, rng: Random
    ) -> None:
        subject, game = self.subject, self.game
        if view.mover != subject.match.mover:
            subject.fault("mover", f"the view of {who(seat)} says that {view.mover} is to move")
        for _ in range(MOVER_SAMPLES if seat == subject.match.mover else 0):
            self._chooses_alike(seat, game.sample(view, rng), legal)
        if seat == subject.match.mover:
            self._refuses_alike(seat, view, legal)
        twin = game.sample(view, rng)
        self._looks_alike(seat, seen, twin, legal)
        if truth is not None:
            self._goes_alike(seat, truth, twin)
            self._plays_on(seat, twin, rng, SAMPLE_STEPS)
        if snapshot(view) != seen:
            subject.fault("copy", f"playing on a sample changes the view of {who(seat)}")

    def _looks_alike(self, seat: int | None, seen: object, twin: State, legal: list[Action]) -> None:
        subject, game, state = self.subject, self.game, self.subject.match.state
        if twin.frames != state.frames:
            subject.fault("frames", f"a sample for {who(seat)} waits for {twin.frames}, not for {state.frames}")
        if snapshot(game.view(twin, seat)) != seen:
            subject.fault("view", f"the view of {who(seat)} tells a sample from the true position")
        if missing := subject.missing(twin):
            subject.fault("sample", f"in a sample for {who(seat)} there are {missing}")
        self._chooses_alike(seat, twin, legal)

    def _chooses_alike(self, seat: int | None, twin: State, legal: list[Action]) -> None:
        choices = self.game.legal(twin)
        if seat == self.subject.match.mover and choices != legal:
            self.subject.fault("legal", f"{who(seat)} may choose {choices} in a sample, {legal} in truth")
        if legal and not choices:
            self.subject.fault("sample", f"in a sample for {who(seat)} there is nothing to choose")

    def _refuses_alike(self, seat: int | None, view: View, legal: list[Action]) -> None:
        game, rng, state = self.game, self.subject.rng_for("refuses"), self.subject.match.state
        for action in self.subject.foreign(legal, rng):
            truth, other = game.why_not(state, action), game.why_not(game.sample(view, rng), action)
            if truth != other:
                why = f"{other} in a sample, {truth} in truth"
                self.subject.fault("legal", f"why {who(seat)} may not `{action}`: {why}")

    def _goes_alike(self, seat: int | None, truth: ActionOutcome, twin: State) -> None:
        """The same move in truth and in the twin, or one that reads the same."""
        game, line, action = self.game, truth.line(seat), truth.action
        choices = game.legal(twin)
        if action not in choices:
            alike = [other for other in choices if game.text_for(twin, other, seat) == line]
            if not alike:
                # Whoever sees a move that only some hands allow has seen something of the hand. A draw is no choice.
                if truth.quiet and self.subject.match.mover != NATURE:
                    self.subject.fault("reveals", f"`{line}` shows {who(seat)} that it was possible, which is hidden")
                return
            action = alike[0]
        other = ActionOutcome(game, twin, action)
        if other.line(seat) == line:
            self._same_to(seat, truth, other)
        elif truth.quiet and other.quiet:
            reads = f"`{line}` to {who(seat)}, and `{other.line(seat)}` in a sample"
            self.subject.fault("text_for", f"`{action}` reads {reads}")

    def _siblings(self, legal: list[Action], truth: ActionOutcome, rng: Random) -> None:
        """Two moves in one position: who cannot tell the lines apart learns the same, who can finds it in the view."""
        game, state, line = self.game, self.subject.match.state, truth.line(None)
        others = [action for action in legal if action != truth.action]
        if not others:
            return
        if line != str(truth.action):
            others = [action for action in others if game.text_for(state, action, None) == line] or others
        other = self._other(rng.choice(others), truth)
        if not truth.quiet or not other.quiet:
            return
        for seat in self.subject.watchers:
            if truth.line(seat) == other.line(seat):
                self._same_to(seat, truth, other)
            elif truth.seen(seat) == other.seen(seat) and snapshot(truth.after) != snapshot(other.after):
                lines = f"`{truth.line(seat)}` from `{other.line(seat)}`"
                self.subject.fault("text_for", f"{who(seat)} can tell {lines}, but its view afterwards cannot")

    def _other(self, action: Action, truth: ActionOutcome) -> ActionOutcome:
        """The outcome of another action; if it breaks the game, the record of the fault ends with that one."""
        subject, mover = self.subject, self.subject.match.mover
        subject.explore((mover, str(action)))
        other = ActionOutcome(self.game, subject.match.state, action)
        subject.explore((mover, str(truth.action)))
        return other

    def _same_to(self, seat: int | None, truth: ActionOutcome, other: ActionOutcome) -> None:
        """Two outcomes whose lines read the same to a seat show it the same."""
        if not truth.quiet or not other.quiet:
            return
        fault, line = self.subject.fault, truth.line(seat)
        if truth.after.frames != other.after.frames:
            asked = f"{truth.after.frames} or {other.after.frames}"
            fault("frames", f"after `{line}` what is asked next shows {who(seat)} what is hidden: {asked}")
        if truth.seen(seat) != other.seen(seat):
            name = "view" if truth.before is other.before or self._leaks(seat, truth) else "reveals"
            fault(name, f"`{line}` shows {who(seat)} something that is hidden")
        if truth.heard(seat) != other.heard(seat):
            heard = f"{truth.heard(seat)} or {other.heard(seat)}"
            fault("events", f"after `{line}` {who(seat)} hears what its view does not show: {heard}")

    def _leaks(self, seat: int | None, truth: ActionOutcome) -> bool:
        """Whether the view afterwards shows what it may not; if it does not, the move has made it known."""
        game, rng = self.game, self.subject.rng_for("leaks")
        view = game.view(truth.after, seat)
        twins = (game.sample(view, rng) for _ in range(SAMPLES))
        return any(snapshot(game.view(twin, seat)) != truth.seen(seat) for twin in twins)

    def _check_sampling(self, seat: int | None, view: View, rng: Random) -> None:
        """Something was just hidden from this seat, so samples must differ from the truth now and then."""
        truth = snapshot(self.subject.match.state)
        if any(snapshot(self.game.sample(view, rng)) != truth for _ in range(SAMPLES)):
            self.sampled_otherwise.add(seat)
            return
        self.true_samples[seat] += 1
        if self.true_samples[seat] >= MOST_TRUE:
            self.subject.fault("hidden", f"every sample for {who(seat)} is the true position")

    def _plays_on(self, seat: int | None, twin: State, rng: Random, steps: int) -> None:
        """Play a sample. What goes wrong there waits for the end of the true game, which may show it too."""
        subject, game = self.subject, self.game
        try:
            wrong = play_on(game, twin, rng, steps)
        except Exception as error:  # whatever a sample makes the rules raise, it should not have
            wrong = f"raises {type(error).__name__}: {error}"
        if not wrong and game.mover(twin) != OVER and steps > SAMPLE_STEPS:
            wrong = "does not come to an end"
        if not wrong and (missing := subject.missing(twin)):
            wrong = f"leads to {missing}"
        if wrong and self.delayed is None:
            what = f"a sample for {who(seat)}, played on, {wrong}"
            self.delayed = Nonconformance("sample", what, subject.record())
            self._check_true_game(rng)

    def _check_true_game(self, rng: Random) -> None:
        """A sample went wrong. If the true position can go wrong too, that is the fault, and its moves are known."""
        subject, game, match = self.subject, self.game, self.subject.match
        tried_moves = subject.tried_moves
        for _ in range(TRUE_GAMES):
            state = match.state.copy()
            stuck = play_on(game, state, rng, game.longest - match.ply, subject.explore())
            if stuck:
                subject.fault("dead-end", f"the game {stuck}")
            elif game.mover(state) != OVER:
                subject.fault("ends", f"no end after {game.longest} lines")
            elif missing := subject.missing(state):
                subject.fault("stock", f"there are {missing}")
        subject.explore(*tried_moves)
