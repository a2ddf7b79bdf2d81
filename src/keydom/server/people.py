"""The people of a table: who holds a seat, for whom a bot plays and why, and what they have asked of each other.

A person counts whoever plays for them now: a bot in a seat takes nobody's say away.
"""

from __future__ import annotations

from typing import NamedTuple

from keydom.server.errors import NotNow
from keydom.server.store import TableRow
from keydom.server.turn_time import TurnTime

PROPOSE, AGREE, REFUSE = "!propose", "!agree", "!refuse"
BOT, LEAVE, RESIGN, PERSON, REGAIN = "!bot", "!leave", "!resign", "!person", "!regain"
REPLACED, LEFT, RESIGNED, RETURNED, REGAINED = "replaced", "left", "resigned", "returned", "regained"
GOING = {BOT: REPLACED, LEAVE: LEFT, RESIGN: RESIGNED}
TOLD = {**GOING, PERSON: RETURNED, REGAIN: REGAINED}  # what the log of the table tells of it
DAY = 24 * 3600.0  # for so long after they were last seen people can refuse to be replaced
MINUTE = 60.0  # how exactly it is kept when somebody was seen


class NotYet(NotNow):
    """The time that somebody has is not over."""

    key = "error-not-yet"


class Open(NotNow):
    """The secrets of the game have been shown: nobody plays on as if they had not."""

    key = "error-open"


class Gone(NamedTuple):
    """How a person went, and after which move."""

    how: str
    ply: int


class Proposal:
    """Something that a person asks of others: `rewind 57`, `end` or `bot 2`."""

    def __init__(self, seat: int, what: str, at: float) -> None:
        self.seat = seat
        self.what = what
        self.at = at
        self.agreed = {seat}


class People:
    """All of it is in the log but `seen`; `bots` are all bots at the table, of the game's beginning or for people."""

    def __init__(self, row: TableRow) -> None:
        self.bots = {seat.seat: seat.bot for seat in row.seats if seat.bot}
        self.seats = {seat.seat for seat in row.seats if not seat.bot}  # the log tells for whom bots play
        self.gone: dict[int, Gone] = {}
        self.seen = {seat.seat: seat.seen or row.created for seat in row.seats}
        self.came = {seat.seat for seat in row.seats if seat.seen}  # whoever has been here at all
        self.proposal: Proposal | None = None  # of what concerns the whole table
        self.replacing: dict[int, Proposal] = {}  # by the seat of the person whom a bot is to play for
        self.turns = TurnTime(row.created)
        self.limit = row.turn_limit
        self._kept = dict(self.seen)

    def saw(self, seats: list[int], now: float) -> list[int]:
        """Somebody has looked who holds these seats; says for which of them that should be kept."""
        self.seen.update(dict.fromkeys(seats, now))
        new = [seat for seat in seats if seat not in self.came]
        self.came.update(new)
        return [seat for seat in seats if seat in new or now - self._kept[seat] >= MINUTE]

    def kept(self, seats: list[int], at: float) -> None:
        """That these seats were seen then is in the database now."""
        self._kept.update(dict.fromkeys(seats, at))

    # Whose consent is needed.

    def asked(self, what: str) -> set[int]:
        """Who must agree. Whoever has resigned has given up the game, and with it a say in when it ends."""
        if what == "end":
            return {seat for seat in self.seats if seat not in self.gone or self.gone[seat].how != RESIGNED}
        target = replaced(what)
        return set(self.seats) if target is None else {target}

    def agreed(self) -> str | None:
        """What all who are asked have agreed to."""
        if self.proposal is not None and self.proposal.agreed >= self.asked(self.proposal.what):
            return self.proposal.what
        return None

    def answered(self, seat: int, what: str | None) -> Proposal:
        """The proposal that a seat answers: the one named, or the one that asks it."""
        target = replaced(what) if what is not None else seat
        if target is not None and target in self.replacing:
            return self.replacing[target]
        if self.proposal is None or what not in (None, self.proposal.what):
            raise NotNow("nothing of the kind has been proposed")
        return self.proposal

    # A bot for somebody who is away.

    def due(self, seat: int) -> float | None:
        """When others may put a bot there: after the time agreed, or a day after the person was asked or last seen."""
        if self.limit is not None:
            return self.turns.since + self.limit
        if seat in self.replacing:
            return max(self.replacing[seat].at, self.seen[seat]) + DAY
        return None

    def check_due(self, seat: int, mover: int, now: float) -> None:
        """Refuse to put a bot there against a person's will."""
        due = self.due(seat)
        if due is None or now < due or (self.limit is not None and mover != seat):
            raise NotYet(f"seat {seat} still has time")

    # The log.

    def take(self, seat: int, word: str, rest: str, at: float) -> bool:
        """Read a line of the log, if it is about people."""
        if word == PROPOSE:
            self._propose(Proposal(seat, rest, at))
        elif word == AGREE:
            if self.proposal is not None:
                self.proposal.agreed.add(seat)
        elif word == REFUSE:
            target = replaced(rest)
            if target is None:
                self.proposal = None
            else:
                self.replacing.pop(target, None)
        elif word in GOING:
            self._go(seat, GOING[word], rest)
        elif word == PERSON:
            self._come(seat, at)
        elif word == REGAIN:
            pass  # who may act for a seat is not in the log: it only tells
        else:
            return False
        return True

    def stay(self, seat: int) -> None:
        """Whoever plays is there."""
        self.replacing.pop(seat, None)

    def _propose(self, proposal: Proposal) -> None:
        target = replaced(proposal.what)
        if target is None:
            self.proposal = proposal
        else:
            self.replacing[target] = proposal

    def _go(self, seat: int, how: str, level: str) -> None:
        self.bots[seat] = level
        self.seats.add(seat)
        self.gone[seat] = Gone(how, self.turns.ply)
        self.replacing.pop(seat, None)

    def _come(self, seat: int, at: float) -> None:
        self.bots.pop(seat, None)
        self.seats.add(seat)
        self.gone.pop(seat, None)
        self.turns.count_anew(at)


def replaced(what: str) -> int | None:
    """The seat that a bot is proposed for."""
    words = what.split()
    return int(words[1]) if len(words) > 1 and words[0] == "bot" and words[1].isdecimal() else None
