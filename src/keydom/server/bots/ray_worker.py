"""Lets bots think on a Ray cluster instead of processes of this machine."""

from __future__ import annotations

import logging
import os
from importlib.util import find_spec
from typing import Any

from keydom.core.errors import BadOption
from keydom.server.bots.pool import START_TIMEOUT, Question, Task, WorkerAnswer, WorkerFailed, think


def check_ray(address: str) -> None:
    """Refuse a cluster that cannot be spoken to, before anything is begun."""
    if address and find_spec("ray") is None:
        raise BadOption("thinking on a Ray cluster needs the package ray: pip install 'keydom[ray]'")


class RayActor:
    """A process on the cluster that thinks, and remembers the tables of its last questions."""

    def think(self, question: Question | Task) -> WorkerAnswer:
        return think(question)


class RayWorker:
    """One process of the cluster, as the server sees it, in place of a `ProcessWorker`."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._actor: Any = None

    def start(self) -> None:
        """Ask the cluster for a process when there is none; it comes when there is room."""
        import ray

        if not ray.is_initialized():
            os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # what is played here is told nobody
            ray.init(address=self._address, log_to_driver=False, logging_level=logging.ERROR)
        if self._actor is None:
            self._actor = ray.remote(RayActor).options(num_cpus=1).remote()

    def ask(self, question: Question | Task, seconds: float) -> WorkerAnswer:
        """Wait for the answer; EOFError when the process has ended, WorkerFailed when it is too slow."""
        import ray
        from ray.exceptions import GetTimeoutError, RayActorError

        try:
            answer: WorkerAnswer = ray.get(self._actor.think.remote(question), timeout=START_TIMEOUT + seconds)
            return answer
        except GetTimeoutError:
            self.end()
            raise WorkerFailed(f"{question} has thought for more than {seconds:g} seconds") from None
        except RayActorError as error:
            raise EOFError(str(error)) from None

    def end(self) -> None:
        import ray

        if self._actor is not None and ray.is_initialized():
            ray.kill(self._actor)
        self._actor = None
