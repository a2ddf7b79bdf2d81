"""A job under way: who works on which spot, and how many actions each of them has left."""

from __future__ import annotations

from keydom.core.game import Step
from keydom.games.keyper.state import Keydom


class Job(Step[Keydom]):
    """It lies below the decision about one action, and gives out the next when that is made.

    `dealt` and `joiner_dealt` say what was taken from a boat and sold to it: see rules/boats.py.
    """

    __slots__ = ("active", "dealt", "joiner", "joiner_dealt", "joiner_left", "left", "played", "spot", "up")

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


def top_job(state: Keydom) -> Job:
    job = state.frames[-1]
    assert isinstance(job, Job), "an action belongs to a job"
    return job


def forgo(state: Keydom, seat: int) -> None:
    """A seat does without the rest of its actions."""
    job = top_job(state)
    state.frames.pop()
    left = 0 if seat == job.active else job.left
    joiner_left = 0 if seat == job.joiner else job.joiner_left
    state.frames.append(job.again(left, joiner_left, job.up, job.dealt, job.joiner_dealt))


def note_deal(state: Keydom, seat: int, dealt: int) -> None:
    """Remember what a seat has dealt in on the boat."""
    job = top_job(state)
    state.frames.pop()
    mine = dealt if seat == job.active else job.dealt
    theirs = dealt if seat == job.joiner else job.joiner_dealt
    state.frames.append(job.again(job.left, job.joiner_left, job.up, mine, theirs))
