"""A job under way: who works on which spot, how many actions each has left, and the decision about one of them."""

from __future__ import annotations

from keydom.core.action import Action
from keydom.core.game import Frame, Listener, Step
from keydom.games.keyper.actions import STOP, STOPPING, KeyperAction
from keydom.games.keyper.state import KeyperState


class Job(Step[KeyperState]):
    """It lies below the decision about one action, and gives out the next when that is made.

    `dealt` and `joiner_dealt` say what was taken from a boat and sold to it: see rules/boats.py.
    """

    def __init__(
        self,
        active: int,
        joiner: int,
        spot: int,
        left: int,
        joiner_left: int,
        played: bool = False,
        up: int = 0,
        dealt: int = 0,
        joiner_dealt: int = 0,
    ) -> None:
        super().__init__()
        self.active = active
        self.joiner = joiner
        self.spot = spot
        self.left = left
        self.joiner_left = joiner_left
        self.played = played  # by a keyple from the keyp, not by one laid down
        self.up = up  # 1: where both have actions left, the joiner is next
        self.dealt = dealt
        self.joiner_dealt = joiner_dealt

    def again(self, left: int, joiner_left: int, up: int, dealt: int, joiner_dealt: int) -> Job:
        """The same job at another point."""
        raise NotImplementedError


class JobAction(Frame[KeyperState, KeyperAction]):
    """One action of a job. Who takes it may stop instead, and does without all that are left."""

    def choices(self, state: KeyperState) -> list[Action]:
        """What can be done with the action."""
        raise NotImplementedError

    def act(self, state: KeyperState, action: KeyperAction, tell: Listener | None) -> None:
        """Do what was chosen."""
        raise NotImplementedError

    def offer(self, state: KeyperState) -> list[Action]:
        found = self.choices(state)
        found.append(STOPPING)
        return found

    def apply(self, state: KeyperState, action: KeyperAction, tell: Listener | None) -> None:
        if action.verb is STOP:
            forgo(state, self.seat)
        else:
            self.act(state, action, tell)


def top_job(state: KeyperState) -> Job:
    job = state.frames[-1]
    assert isinstance(job, Job), "an action belongs to a job"
    return job


def forgo(state: KeyperState, seat: int) -> None:
    """A seat does without the rest of its actions."""
    job = top_job(state)
    state.frames.pop()
    left = 0 if seat == job.active else job.left
    joiner_left = 0 if seat == job.joiner else job.joiner_left
    state.frames.append(job.again(left, joiner_left, job.up, job.dealt, job.joiner_dealt))


def note_deal(state: KeyperState, seat: int, dealt: int) -> None:
    """Remember what a seat has dealt in on the boat."""
    job = top_job(state)
    state.frames.pop()
    mine = dealt if seat == job.active else job.dealt
    theirs = dealt if seat == job.joiner else job.joiner_dealt
    state.frames.append(job.again(job.left, job.joiner_left, job.up, mine, theirs))
