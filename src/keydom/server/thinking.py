"""Bots think in processes of their own, or else in the event loop: they are handed a record and see a view."""

from __future__ import annotations

import json
import logging
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from random import SystemRandom
from time import monotonic
from typing import Any, Protocol

from msgspec.json import encode

from keydom.bots import BotFailed, levels
from keydom.bots.hints import hints
from keydom.core.errors import BadOption
from keydom.core.game import NATURE
from keydom.core.match import Match
from keydom.games import game
from keydom.server.errors import ServerError
from keydom.server.queue import Lane, Rank
from keydom.server.runner import Runner, usual
from keydom.server.sitting import choose, forget
from keydom.study.analysis import Plan, part

log = logging.getLogger("keydom.server")

GRACE = 10.0  # seconds beyond a level's time to read the game so far
TRIES = 3  # of a question whose process ends
KEPT = 64  # tables that a process has in mind
AT_ONCE = 0.2  # seconds in which a bot's turn is thought to its end before any of it is played
FAILED = "!failed "  # begins the answer of a bot that did not choose; the reason follows
MOST = 30  # moves at once: a bot that goes on for ever is seen to do so
NICE = 10  # how much long thoughts give way to the server itself


class NoAnswer(ServerError):
    """A bot did not find a move: it took too long, or its process ended again and again."""


class Question:
    """Everything a worker needs to find a move, or the best few to advise: the game so far."""

    def __init__(
        self,
        table: str,
        game: str,
        seats: int,
        options: dict[str, str],
        moves: list[tuple[int, str]],
        level: str,
        best: int = 0,
        position: str = "",
        on: bool = False,
    ) -> None:
        self.table = table
        self.game = game
        self.seats = seats
        self.options = options
        self.moves = moves
        self.level = level
        self.best = best  # how many moves to advise; 0: to choose one
        self.position = position  # that the game began with; empty: the usual one
        self.on = on  # whether the rest of the turn is wanted too, as far as it takes no time


class Weighing(Question):
    """A part of an analysis to be made: the plan, and the ply at which the part begins."""

    def __init__(self, table: str, plan: Plan, first: int, level: str) -> None:
        super().__init__(table, "", 0, {}, [], level)
        self.plan = plan
        self.first = first


class Errand(Question):
    """Other work than thinking: a function of a module, and what it is given. Its answer is JSON."""

    def __init__(self, table: str, level: str, work: Callable[..., Any], *arguments: Any) -> None:
        super().__init__(table, "", 0, {}, [], level)
        self.work = work
        self.arguments = arguments


class Thinker(Protocol):
    """One process that answers questions, wherever it is."""

    def start(self) -> None: ...
    def ask(self, question: Question, seconds: float) -> str: ...
    def end(self) -> None: ...


class Thinkers:
    """So many processes for long thoughts, and one that is kept for short ones: those never wait for a long one.

    A process that ends, or is too slow, is replaced. Those for long thoughts may be elsewhere.
    """

    def __init__(
        self, workers: int, elsewhere: Callable[[], Thinker] | None = None, runner: Runner | None = None
    ) -> None:
        runner = runner or usual()
        self._long: Lane[Thinker] = Lane(
            [elsewhere() if elsewhere is not None else runner.thinker(NICE) for _ in range(workers)]
        )
        self._short: Lane[Thinker] = Lane([runner.thinker(0)])
        self._asking = runner.pool(workers + 1, "keydom-thinker")

    def prepare(self) -> None:
        """Have the process for short thoughts started before the first of them: starting one takes seconds."""
        for worker in self._short.workers:
            self._asking.begin(worker.start)

    def free(self, level: str) -> bool:
        """Whether a bot of this level need not wait."""
        return self._lane(level).free

    @asynccontextmanager
    async def turn(self, level: str, rank: Rank, visitor: str, table: str) -> AsyncGenerator[Thinker, None]:
        """A process for a bot of this level, when it is its turn."""
        lane = self._lane(level)
        worker = await lane.turn(rank, visitor or table, table)
        try:
            yield worker
        finally:
            lane.release(worker)

    async def ask(self, question: Question, seconds: float, rank: Rank = Rank.MOVE, visitor: str = "") -> str:
        """What a bot does, when it is its turn to think."""
        async with self.turn(question.level, rank, visitor, question.table) as worker:
            return await self.answer(worker, question, seconds)

    async def answer(self, worker: Thinker, question: Question, seconds: float) -> str:
        """What a bot does; NoAnswer after so many seconds of thinking, or when its process ends again and again."""
        for _ in range(TRIES):
            try:
                said = await self._asking.run(_begin_and_ask, worker, question, seconds)
            except (EOFError, OSError):
                log.warning("the process in which bots think has ended: another one is started")
                worker.end()
                continue
            if said.startswith(FAILED):
                raise NoAnswer(said.removeprefix(FAILED))
            return said
        raise NoAnswer("the processes in which bots think end again and again")

    def _lane(self, level: str) -> Lane[Thinker]:
        found = levels().get(level)
        return self._long if found is not None and found.thought else self._short

    def stop(self) -> None:
        for worker in (*self._long.workers, *self._short.workers):
            worker.end()
        self._asking.close(wait=False)


def _begin_and_ask(worker: Thinker, question: Question, seconds: float) -> str:
    worker.start()
    return worker.ask(question, seconds)


class InlineThinker:
    """The event loop itself: no time limit can be kept to, for nothing else goes on while a bot thinks."""

    def start(self) -> None:
        """It is there."""

    def ask(self, question: Question, seconds: float) -> str:
        return think(question)

    def end(self) -> None:
        """Begin anew."""
        _forget_all()


_matches: dict[str, Match[Any, Any]] = {}  # where it is thought: the tables that were thought about last


def think(question: Question) -> str:
    """In a worker: the bot's moves, a line each, or its advice or other work as JSON; or why it failed."""
    try:
        return _answer(question)
    except (BotFailed, BadOption) as error:
        return f"{FAILED}{error}"
    except Exception as error:  # it would fail again: the process goes on, with nothing that this has left behind
        log.error("what was asked of a bot's process failed", exc_info=error)
        _forget_all()
        return f"{FAILED}{type(error).__name__}"


def _forget_all() -> None:
    _matches.clear()
    forget()


def _answer(question: Question) -> str:
    if isinstance(question, Weighing):
        return json.dumps(part(question.plan, question.first))
    if isinstance(question, Errand):
        return encode(question.work(*question.arguments)).decode()
    match, level = _catch_up(question), levels().get(question.level)
    if level is None:
        raise BadOption(f"the bot {question.level!r} cannot be loaded any more")
    if question.best:
        return json.dumps([hint.report() for hint in hints(match, level.mind(), question.best)])
    until, seat, texts = monotonic() + AT_ONCE, match.mover, list[str]()
    while match.mover == seat and len(texts) < MOST and (not texts or (question.on and monotonic() < until)):
        texts.append(choose(question.table, match, level.mind(on_end(match.moves, seat)), SystemRandom()))
        match.play(texts[-1], seat)
    return "\n".join(texts)


def on_end(moves: list[tuple[int, str]], seat: int) -> int:
    """How many decisions a seat has just taken, with nobody but chance between them."""
    count = 0
    for mover, _ in reversed(moves):
        if mover not in (seat, NATURE):
            break
        count += mover == seat
    return count


def _catch_up(question: Question) -> Match[Any, Any]:
    known = _matches.pop(question.table, None)
    if known is None or known.moves != question.moves[: known.ply]:
        rules = game(question.game)
        known = Match(rules, question.seats, rules.options(question.options), position=question.position)
    for mover, text in question.moves[known.ply :]:
        known.play(text, mover)
    _matches[question.table] = known
    while len(_matches) > KEPT:
        _matches.pop(next(iter(_matches)))
    return known
