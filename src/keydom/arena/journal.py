"""The journal of a contest: a line for each finished game, so that a stopped run can go on."""

from __future__ import annotations

import json
import os
from array import array
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from time import monotonic
from types import TracebackType
from typing import Any

from keydom.arena.contest import Contest, ContestOutcome
from keydom.arena.files import reason
from keydom.core.errors import KeydomError
from keydom.games import get_game

FORMAT = "keydom arena 1"
NOT_FINISHED = -1  # where the line of a game begins that is not finished
SYNC_SECONDS = 1.0  # that lines may wait until they are forced onto the disk; a killed process loses none of them


class BadJournal(KeydomError):
    """A file that is no journal, or not the one that is needed."""


class ContestJournal:
    """A file of outcomes under the contest that they belong to; made when it is not there.

    What is kept of a game beside the file is where its line begins: a long run needs no more memory than a short one.
    """

    def __init__(self, path: Path, contest: Contest) -> None:
        self.path = path
        self.contest = contest
        self._begins = array("q", [NOT_FINISHED]) * contest.games
        self._size = 0
        try:
            if path.exists():
                self._read()
            self._file = path.open("ab")
            self._file.truncate(self._size)  # a line that was being written when the process was killed
            if not self._size:
                rules = get_game(contest.game).rules_version
                self._write({"journal": FORMAT, "rules": rules, "contest": asdict(contest)})
        except OSError as error:
            raise BadJournal(f"cannot keep a journal at {path}: {reason(error)}") from None
        self._synced = monotonic()

    def __enter__(self) -> ContestJournal:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._sync()
        self._file.close()

    def __contains__(self, number: int) -> bool:
        """Whether the game of this number is finished."""
        return self._begins[number] != NOT_FINISHED

    def add(self, outcome: ContestOutcome) -> None:
        entry = asdict(outcome)
        del entry["record"]
        begins = self._size
        self._write(entry)
        self._begins[outcome.number] = begins
        if monotonic() - self._synced > SYNC_SECONDS:
            self._sync()

    def outcomes(self) -> Iterator[ContestOutcome]:
        """What came of the games that are finished, in the order of their numbers."""
        with self.path.open("rb") as file:
            for number in range(self.contest.games):
                if number in self:
                    file.seek(self._begins[number])
                    yield _outcome(file.readline(), self.path, number)

    def _write(self, entry: dict[str, Any]) -> None:
        self._size += self._file.write(f"{json.dumps(entry, separators=(',', ':'))}\n".encode())
        self._file.flush()

    def _sync(self) -> None:
        os.fsync(self._file.fileno())
        self._synced = monotonic()

    def _read(self) -> None:
        """Take in what the file holds, as far as it is whole."""
        for number, line in enumerate(_whole_lines(self.path)):
            if number == 0:
                theirs = _contest(line, self.path)
                if _without_games(theirs) != _without_games(self.contest):
                    raise BadJournal(f"{self.path} is the journal of another contest: {describe_contest(theirs)}")
            else:
                played = _outcome(line, self.path, number + 1).number
                if 0 <= played < self.contest.games:
                    self._begins[played] = self._size  # the last line counts of a game that was played twice
            self._size += len(line)
        if not self._size and self.path.stat().st_size:
            raise _no_journal(self.path)


def journal_contest(path: Path) -> Contest:
    """The contest that a journal belongs to."""
    try:
        first = next(_whole_lines(path), b"")
    except OSError as error:
        raise BadJournal(f"cannot read {path}: {reason(error)}") from None
    return _contest(first, path)


def describe_contest(contest: Contest) -> str:
    """A contest in few words."""
    way = "alone in a field of" if contest.alone else "against"
    options = "".join(f", {name}={value}" for name, value in contest.options)
    bots = f" {way} ".join(contest.bots)
    return f"{contest.game} with {contest.seats} seats, {bots}, seed {contest.seed}{options}"


def _whole_lines(path: Path) -> Iterator[bytes]:
    with path.open("rb") as file:
        yield from (line for line in file if line.endswith(b"\n"))


def _without_games(contest: Contest) -> dict[str, Any]:
    """The settings of a contest that decide how a game goes. The number of games does not."""
    facts = asdict(contest)
    del facts["games"]
    return facts


def _contest(line: bytes, path: Path) -> Contest:
    try:
        head = json.loads(line)
        if head["journal"] != FORMAT:
            raise ValueError
        facts, rules = head["contest"], head["rules"]
        facts["bots"] = tuple(facts["bots"])
        for name in ("options", "catalogue"):
            facts[name] = tuple((key, value) for key, value in facts[name])
        contest = Contest(**facts)
    except (ValueError, KeyError, TypeError):
        raise _no_journal(path) from None
    game = get_game(contest.game)
    if rules != game.rules_version:
        raise BadJournal(f"{path}: played under rules version {rules} of {game.id}; this is {game.rules_version}")
    return contest


def _no_journal(path: Path) -> BadJournal:
    return BadJournal(f"{path} is no journal of an arena: its first line must say which contest it is of")


def _outcome(line: bytes, path: Path, number: int) -> ContestOutcome:
    try:
        entry = json.loads(line)
        entry["lineup"] = tuple(entry["lineup"])
        return ContestOutcome(**entry)
    except (ValueError, KeyError, TypeError):
        raise BadJournal(f"{path}:{number}: no game of an arena") from None
