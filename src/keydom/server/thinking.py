"""Bots think in processes of their own, never in the event loop: they are handed a record and see a view."""

from __future__ import annotations

import os
import signal
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from random import SystemRandom
from threading import Thread

from keydom.bots import LEVELS, bot
from keydom.core.match import Match
from keydom.games import game


class Question:
    """Everything a worker needs to find a move: the game so far and whose move it is."""

    def __init__(
        self, table: str, game: str, seats: int, options: dict[str, str], moves: list[tuple[int, str]], level: str
    ) -> None:
        self.table = table
        self.game = game
        self.seats = seats
        self.options = options
        self.moves = moves
        self.level = level


def pool(workers: int) -> ProcessPoolExecutor:
    return ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=_settle_in)


def _settle_in() -> None:
    """In a worker: leave Ctrl+C to the server, and end when the server has ended, however that was."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_follow, daemon=True).start()


def _follow() -> None:
    server = parent_process()
    assert server is not None, "a worker has a parent"
    server.join()
    os._exit(0)


_matches: dict[str, Match] = {}  # in a worker: the tables it thought about last
KEPT = 64


def think(question: Question) -> str:
    """In a worker: the bot's move."""
    match = _catch_up(question)
    mover = match.mover
    player = bot(LEVELS[question.level].bot, match.game, match.seats)
    view = match.view(mover) if player.looks else None
    return str(player.choose(view, match.legal(), SystemRandom()))


def _catch_up(question: Question) -> Match:
    known = _matches.pop(question.table, None)
    if known is None or known.moves != question.moves[: known.ply]:
        rules = game(question.game)
        known = Match(rules, question.seats, rules.options(question.options))
    for mover, text in question.moves[known.ply :]:
        known.play(text, mover)
    _matches[question.table] = known
    while len(_matches) > KEPT:
        _matches.pop(next(iter(_matches)))
    return known
