"""Bots that think on a Ray cluster answer as those do that think here."""

from __future__ import annotations

import logging
from collections.abc import Iterator

import pytest

from keydom.server.bots.pool import BotPool, Question, WorkerFailed
from keydom.server.bots.ray_worker import RayWorker

from ..hosting import awaited

ray = pytest.importorskip("ray")
PATIENCE = 60.0


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    told = ray.init(num_cpus=1, include_dashboard=False, log_to_driver=False, logging_level=logging.ERROR)
    yield told.address_info["address"]
    ray.shutdown()


def question(level: str = "hard") -> Question:
    return Question("t", "pebbles", 2, {}, [(-1, "draw white")], level)


def test_a_bot_on_the_cluster_answers_with_a_legal_action(cluster: str) -> None:
    async def run() -> str:
        some = BotPool(1, lambda: RayWorker(cluster))
        try:
            return await some.ask(question(), PATIENCE)
        finally:
            some.stop()

    assert awaited(run()) in ("keep", "give")


def test_a_process_of_the_cluster_that_was_killed_is_replaced(cluster: str) -> None:
    worker = RayWorker(cluster)
    worker.start()
    ray.kill(worker._actor)
    with pytest.raises(EOFError):
        worker.ask(question(), PATIENCE)
    worker.end()
    worker.start()
    try:
        assert worker.ask(question(), PATIENCE).text in ("keep", "give")
    finally:
        worker.end()


def test_a_process_of_the_cluster_that_never_comes_is_given_up(cluster: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("keydom.server.bots.ray_worker.START_TIMEOUT", 0.1)
    first, second = RayWorker(cluster), RayWorker(cluster)  # there is room for one
    try:
        first.start()
        second.start()
        with pytest.raises(WorkerFailed):
            second.ask(question(), 0.1)
    finally:
        first.end()
        second.end()
