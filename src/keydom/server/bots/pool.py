"""The pool of processes in which bots think; they are handed a record and see a view."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from random import SystemRandom
from time import monotonic
from typing import Any, Protocol

from msgspec.json import encode

from keydom.bots import BotFailed, levels
from keydom.bots.hints import hints
from keydom.core.cache import Cache
from keydom.core.errors import BadOption
from keydom.core.game import NATURE
from keydom.core.match import Match
from keydom.games import get_game
from keydom.server.bots.bot_cache import choose, forget
from keydom.server.bots.queue import Priority, WorkerQueue
from keydom.server.errors import ServerError
from keydom.server.logs import log
from keydom.server.runner import InlineRunner, Runner, default_runner

START_TIMEOUT = 60.0  # seconds that a process has to start
EXTRA_TIME = 10.0  # seconds beyond a level's time to read the game so far
TRIES = 3  # of a question whose process ends
CACHE_SIZE = 64  # tables that a process has in mind
QUICK_TURN = 0.2  # seconds in which a bot's turn is thought to its end before any of it is played
LONG, SHORT = "long", "short"  # the queues, for long thoughts and for short ones
MOST_MOVES = 30  # moves at once: a bot that goes on for ever is seen to do so
NICENESS = 10  # how much long thoughts give way to the server itself


class WorkerFailed(ServerError):
    """A bot found no move: it took too long, or its process ended again and again."""


@dataclass(eq=False)
class Question:
    """Everything a worker needs to find a move, or the best few to advise: the game so far."""

    table: str
    game: str
    seats: int
    options: dict[str, str]
    moves: list[tuple[int, str]]
    level: str
    best: int = 0  # how many moves to advise; 0: to choose one
    position: str = ""  # that the game began with; empty: the usual one
    whole_turn: bool = False  # whether the rest of the turn is wanted too, as far as it takes no time

    @property
    def queue(self) -> str:
        return queue_of(self.level)

    def __str__(self) -> str:
        return f"a bot of level {self.level}"


class Task:
    """Other work than thinking: a function of a module, and what it is given. Its answer is JSON."""

    def __init__(self, table: str, queue: str, work: Callable[..., Any], *arguments: Any) -> None:
        self.table = table
        self.queue = queue
        self.work = work
        self.arguments = arguments

    def __str__(self) -> str:
        return self.work.__name__


@dataclass(frozen=True)
class WorkerAnswer:
    """The text that a worker has found, or the failure that kept it from finding one."""

    text: str = ""
    failure: str = ""


class BotWorker(Protocol):
    """One process that answers questions, wherever it is."""

    def start(self) -> None: ...
    def ask(self, question: Question | Task, seconds: float) -> WorkerAnswer: ...
    def end(self) -> None: ...


def _new_worker(runner: Runner, nice: int) -> BotWorker:
    """Make a worker, with its niceness."""
    if isinstance(runner, InlineRunner):
        return InlineWorker()
    from keydom.server.bots.worker import ProcessWorker  # processes, which not every Python has

    return ProcessWorker(nice)


class BotPool:
    """A pool of bot processes. Short thoughts have one of their own, so they never wait for a long one.

    A process that ends, or is too slow, is replaced. Those for long thoughts may be elsewhere.
    """

    def __init__(
        self, workers: int, elsewhere: Callable[[], BotWorker] | None = None, runner: Runner | None = None
    ) -> None:
        runner = runner or default_runner()
        long = [elsewhere() if elsewhere is not None else _new_worker(runner, NICENESS) for _ in range(workers)]
        self._queues = {LONG: WorkerQueue(long), SHORT: WorkerQueue([_new_worker(runner, 0)])}
        self._asking = runner.executor(workers + 1, "keydom-thinker")

    def prepare(self) -> None:
        """Start the process for short thoughts ahead of the first of them: that takes seconds."""
        for worker in self._queues[SHORT].workers:
            self._asking.begin(worker.start)

    def free(self, queue: str) -> bool:
        """Whether a worker of a queue is free."""
        return self._queues[queue].free

    @asynccontextmanager
    async def acquire(self, queue: str, rank: Priority, visitor: str, table: str) -> AsyncGenerator[BotWorker, None]:
        """Wait for a worker of a queue, and release it at the end."""
        worker = await self._queues[queue].acquire(rank, visitor or table, table)
        try:
            yield worker
        finally:
            self._queues[queue].release(worker)

    async def ask(
        self, question: Question | Task, seconds: float, rank: Priority = Priority.MOVE, visitor: str = ""
    ) -> str:
        """Wait for a worker and return its answer."""
        async with self.acquire(question.queue, rank, visitor, question.table) as worker:
            return await self.answer(worker, question, seconds)

    async def answer(self, worker: BotWorker, question: Question | Task, seconds: float) -> str:
        """Return the answer of a worker; WorkerFailed after the timeout, or when its process ends again and again."""
        for _ in range(TRIES):
            try:
                answer = await self._asking.run(_begin_and_ask, worker, question, seconds)
            except (EOFError, OSError):
                log.warning("the process in which bots think has ended: another one is started")
                worker.end()
                continue
            if answer.failure:
                raise WorkerFailed(answer.failure)
            return answer.text
        raise WorkerFailed("the processes in which bots think end again and again")

    def stop(self) -> None:
        for queue in self._queues.values():
            for worker in queue.workers:
                worker.end()
        self._asking.close(wait=False)


def queue_of(level: str) -> str:
    """Return the queue in which bots of a level wait for a process."""
    found = levels().get(level)
    return LONG if found is not None and found.budget_ms else SHORT


def _begin_and_ask(worker: BotWorker, question: Question | Task, seconds: float) -> WorkerAnswer:
    worker.start()
    return worker.ask(question, seconds)


class InlineWorker:
    """A worker in the event loop: it has no timeout, for nothing else goes on while a bot thinks."""

    def start(self) -> None:
        """Do nothing: the event loop runs already."""

    def ask(self, question: Question | Task, seconds: float) -> WorkerAnswer:
        return think(question)

    def end(self) -> None:
        """Forget all matches and bots, as a process that ends does."""
        _forget_all()


_matches: Cache[str, Match[Any, Any]] = Cache(CACHE_SIZE)  # where it is thought: the last tables


def think(question: Question | Task) -> WorkerAnswer:
    """Answer a question in a worker: moves, a line each, or advice or other work as JSON; or why it failed."""
    try:
        return WorkerAnswer(_answer(question))
    except (BotFailed, BadOption) as error:
        return WorkerAnswer(failure=str(error))
    except Exception as error:  # it would fail again: the process goes on, with nothing that this has left behind
        log.error("what was asked of a bot's process failed", exc_info=error)
        _forget_all()
        return WorkerAnswer(failure=type(error).__name__)


def _forget_all() -> None:
    _matches.clear()
    forget()


def _answer(question: Question | Task) -> str:
    if isinstance(question, Task):
        return encode(question.work(*question.arguments)).decode()
    match, level = _catch_up(question), levels().get(question.level)
    if level is None:
        raise BadOption(f"the bot {question.level!r} cannot be loaded any more")
    if question.best:
        return encode([hint.report() for hint in hints(match, level.bot_name(), question.best)]).decode()
    until, seat, texts = monotonic() + QUICK_TURN, match.mover, list[str]()
    while (
        match.mover == seat and len(texts) < MOST_MOVES and (not texts or (question.whole_turn and monotonic() < until))
    ):
        texts.append(
            choose(question.table, match, level.bot_name(decisions_in_a_row(match.moves, seat)), SystemRandom())
        )
        match.play(texts[-1], seat)
    return "\n".join(texts)


def decisions_in_a_row(moves: list[tuple[int, str]], seat: int) -> int:
    """How many decisions a seat has just taken, with nobody but chance between them."""
    count = 0
    for mover, _ in reversed(moves):
        if mover not in (seat, NATURE):
            break
        count += mover == seat
    return count


def _catch_up(question: Question) -> Match[Any, Any]:
    known = _matches.pop(question.table)
    if known is None or known.moves != question.moves[: known.ply]:
        rules = get_game(question.game)
        known = Match(rules, question.seats, rules.options(question.options), position=question.position)
    for mover, text in question.moves[known.ply :]:
        known.play(text, mover)
    _matches[question.table] = known
    return known
