"""The people of a table: for whom a bot plays and why, and what they have proposed.

A person counts whoever plays for them now: a bot in a seat takes nobody's say away.
"""

from __future__ import annotations

from copy import copy
from typing import NamedTuple

from keydom.server.durations import DAY, MINUTE
from keydom.server.errors import NotPossibleNow
from keydom.server.store.tables import TableRow

REPLACED, LEFT, RESIGNED, RETURNED, REGAINED = "replaced", "left", "resigned", "returned", "regained"
REFUSAL_PERIOD = DAY  # for so long after they were last seen people can refuse to be replaced
SEEN_PRECISION = MINUTE  # how exactly the database knows when somebody was seen


class NotYet(NotPossibleNow):
    """The time that somebody has is not over."""

    key = "error-not-yet"


class SecretsShown(NotPossibleNow):
    """The secrets of the game have been shown: nobody plays on as if they had not."""

    key = "error-open"


class Absence(NamedTuple):
    """How a person went, and after which move."""

    how: str
    ply: int


class Proposal(NamedTuple):
    """Something that a person asks of others: `rewind 57`, `end` or `bot 2`."""

    seat: int
    what: str
    at: float
    agreed: frozenset[int]


class TablePeople:
    """The people of a table. `bots` are all bots there, from the beginning or in place of people.

    All of it is in the log but when somebody was seen, which copies share.
    """

    def __init__(self, row: TableRow) -> None:
        self.bots = {seat.seat: seat.bot for seat in row.seats if seat.bot}
        self.seats = {seat.seat for seat in row.seats if not seat.bot}  # the log tells for whom bots play
        self.gone: dict[int, Absence] = {}
        self.seen = {seat.seat: seat.seen or row.created for seat in row.seats}
        self.came = {seat.seat for seat in row.seats if seat.seen}  # whoever has been here at all
        self.proposal: Proposal | None = None  # of what concerns the whole table
        self.replacing: dict[int, Proposal] = {}  # by the seat of the person whom a bot is to play for
        self.restarted = row.created  # the mover's time is counted from then on, or from the last move
        self.limit = row.turn_limit
        self._stored = dict(self.seen)

    def copy(self) -> TablePeople:
        twin = copy(self)
        twin.bots, twin.seats, twin.gone = dict(self.bots), set(self.seats), dict(self.gone)
        twin.replacing = dict(self.replacing)
        return twin

    # When they were last seen.

    def saw(self, seats: list[int], now: float) -> list[int]:
        """Note that who holds these seats was seen; return those for which that should be stored."""
        self.seen.update(dict.fromkeys(seats, now))
        new = [seat for seat in seats if seat not in self.came]
        self.came.update(new)
        return [seat for seat in seats if seat in new or now - self._stored[seat] >= SEEN_PRECISION]

    def stored(self, seats: list[int], at: float) -> None:
        """Note that the database has when these seats were seen."""
        self._stored.update(dict.fromkeys(seats, at))

    # Whose consent is needed.

    def asked(self, what: str) -> set[int]:
        """Return who must agree. Whoever has resigned has given up the game, and with it a say in when it ends."""
        if what == "end":
            return {seat for seat in self.seats if seat not in self.gone or self.gone[seat].how != RESIGNED}
        target = replaced(what)
        return set(self.seats) if target is None else {target}

    def agreed(self) -> str | None:
        """Return what all who are asked have agreed to, if anything."""
        if self.proposal is not None and self.proposal.agreed >= self.asked(self.proposal.what):
            return self.proposal.what
        return None

    def answered(self, seat: int, what: str | None) -> Proposal:
        """Return the proposal that a seat answers: the one named, or the one that asks it."""
        target = replaced(what) if what is not None else seat
        if target is not None and target in self.replacing:
            return self.replacing[target]
        if self.proposal is None or what not in (None, self.proposal.what):
            raise NotPossibleNow("nothing of the kind has been proposed")
        return self.proposal

    # What the log says of them.

    def propose(self, proposal: Proposal) -> None:
        target = replaced(proposal.what)
        if target is None:
            self.proposal = proposal
        else:
            self.replacing[target] = proposal

    def agree(self, seat: int) -> None:
        if self.proposal is not None:
            self.proposal = self.proposal._replace(agreed=self.proposal.agreed | {seat})

    def refuse(self, what: str) -> None:
        target = replaced(what)
        if target is None:
            self.proposal = None
        else:
            self.replacing.pop(target, None)

    def leave(self, seat: int, how: str, level: str, ply: int) -> None:
        """A bot of this level plays on, from this ply."""
        self.bots[seat] = level
        self.seats.add(seat)
        self.gone[seat] = Absence(how, ply)
        self.replacing.pop(seat, None)

    def come_back(self, seat: int, at: float) -> None:
        self.bots.pop(seat, None)
        self.seats.add(seat)
        self.gone.pop(seat, None)
        self.restarted = at


def replaced(what: str) -> int | None:
    """The seat that a bot is proposed for."""
    words = what.split()
    return int(words[1]) if len(words) > 1 and words[0] == "bot" and words[1].isdecimal() else None
