"""Runs work on processes of this machine or on a Ray cluster. Results come in any order."""

from __future__ import annotations

import logging
import os
import signal
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from threading import Thread
from typing import TYPE_CHECKING, TypeVar

from keydom.core.errors import BadOption, KeydomError

if TYPE_CHECKING:
    from concurrent.futures import Future, ProcessPoolExecutor

TASKS_PER_WORKER = 4  # tasks that lie ready for each process
ENGINES = ("local", "ray")
THREADS = ("MKL_NUM_THREADS", "OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS")  # how many threads arrays are worked on with

P = TypeVar("P")
T = TypeVar("T")
R = TypeVar("R")

Work = Callable[[P, T], R]  # a function of a module, so that another process finds it
Progress = Callable[[int], None]  # hears how many are done


def no_progress(done: int) -> None:
    """Ignore the progress."""


def run_tasks(work: Work[P, T, R], plan: P, tasks: Iterable[T], workers: int = 1, engine: str = "local") -> Iterator[R]:
    """Yield the result of the work for each task, as they get done.

    >>> list(run_tasks(pow, 2, [3, 4]))
    [8, 16]
    """
    if engine == "ray":
        return _on_ray(work, plan, tasks, workers)
    if workers > 1:
        return _in_processes(work, plan, tasks, workers)
    return (work(plan, task) for task in tasks)


def check_engine(engine: str) -> None:
    """Refuse an engine that there is not, before anything is begun."""
    if engine not in ENGINES:
        raise BadOption(f"no engine {engine!r}: there are {', '.join(ENGINES)}")
    if engine == "ray" and find_spec("ray") is None:
        raise BadOption("the engine ray needs the package ray: pip install 'keydom[ray]'")


def _in_processes(work: Work[P, T, R], plan: P, tasks: Iterable[T], workers: int) -> Iterator[R]:
    # Not every Python has processes: a browser's has none.
    from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, as_completed, wait
    from concurrent.futures.process import BrokenProcessPool
    from multiprocessing import get_context, resource_tracker

    for name in THREADS:
        os.environ.setdefault(name, "1")  # every process has one core to itself: arrays need no threads besides
    resource_tracker.ensure_running()  # it would let interrupts in again if it were started by the first worker
    pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=_exit_with_parent)
    waiting: set[Future[R]] = set()
    finished = False
    try:
        for task in tasks:
            with _interrupts_blocked():
                waiting.add(pool.submit(work, plan, task))
            if len(waiting) >= TASKS_PER_WORKER * workers:
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                yield from (future.result() for future in done)
        yield from (future.result() for future in as_completed(waiting))
        finished = True
    except BrokenProcessPool:
        raise KeydomError("a worker process ended before its games did") from None
    finally:
        if not finished:
            _terminate_workers(pool)
        pool.shutdown(cancel_futures=True)


def _terminate_workers(pool: ProcessPoolExecutor) -> None:
    """End the workers at once: whoever pressed Ctrl-C does not wait for them."""
    for process in list((pool._processes or {}).values()):  # from Python 3.14 on `terminate_workers` does it
        process.terminate()


def _on_ray(work: Work[P, T, R], plan: P, tasks: Iterable[T], workers: int) -> Iterator[R]:
    """On the cluster that RAY_ADDRESS names, or else on one of this machine alone that ends with the work."""
    import ray

    if "RAY_ADDRESS" in os.environ:
        ray.init(log_to_driver=False, logging_level=logging.ERROR)
    else:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # what is played here is told nobody
        ray.init(
            num_cpus=workers,
            include_dashboard=False,
            log_to_driver=False,
            logging_level=logging.ERROR,
            _node_ip_address="127.0.0.1",
        )
    remote = ray.remote(work)
    waiting: list[ray.ObjectRef[R]] = []
    try:
        shared = ray.put(plan)
        for task in tasks:
            waiting.append(remote.remote(shared, task))
            if len(waiting) >= TASKS_PER_WORKER * workers:
                done, waiting = ray.wait(waiting)
                yield from ray.get(done)
        while waiting:
            done, waiting = ray.wait(waiting)
            yield from ray.get(done)
    finally:
        ray.shutdown()


@contextmanager
def _interrupts_blocked() -> Iterator[None]:
    """Block Ctrl-C while a process starts, so that it ignores it from the first moment."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _exit_with_parent() -> None:
    """Leave interrupts to the parent, and end when it does, even if it is killed."""
    from multiprocessing import parent_process

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    assert parent is not None, "a worker has a parent"
    Thread(target=_exit_after, args=(parent.sentinel,), daemon=True).start()


def _exit_after(sentinel: int) -> None:
    from multiprocessing.connection import wait

    wait([sentinel])
    os._exit(1)
