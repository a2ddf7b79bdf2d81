"""The parts of a table's page that change: each is made anew, and sent only to who does not have it yet."""

from __future__ import annotations

import hashlib
from typing import Any

from jinja2 import Environment

from keydom.core.game import Score
from keydom.server.look import Look
from keydom.server.store import LineRow
from keydom.server.tables import Tables

NAMES = ("status", "players", "board", "prompt", "log", "chat", "end")


def regions(env: Environment, look: Look, tables: Tables, said: list[LineRow], mine: list[int]) -> dict[str, str]:
    """Every part as HTML."""
    live, words = look.live, look.words
    facts: dict[str, Any] = {
        "look": look,
        "live": live,
        "words": words,
        "say": words.say,
        "mine": mine,
        "thinking": tables.is_thinking(live.id),
        "said": said,
        "results": results(look) if live.over and look.now else [],
    }
    return {name: env.get_template(f"regions/{name}.html").render(facts) for name in NAMES}


def fingerprint(html: str) -> str:
    return hashlib.blake2b(html.encode(), digest_size=6).hexdigest()


def changed(parts: dict[str, str], have: str) -> tuple[dict[str, str], dict[str, str]]:
    """The parts that a browser lacks, and the fingerprints of all; `have` lists those it has, with commas."""
    prints = {name: fingerprint(html) for name, html in parts.items()}
    known = set(have.split(","))
    return {name: html for name, html in parts.items() if f"{name}:{prints[name]}" not in known}, prints


class Result:
    """How one seat ended: place, total, and the points of each source."""

    def __init__(self, seat: int, place: int, score: Score, names: dict[str, str]) -> None:
        self.seat = seat
        self.place = place
        self.total = score.total
        self.tiebreak = score.tiebreak
        self.lines = [(names[line.source], line.points) for line in score.lines]
        self.points = {names[line.source]: line.points for line in score.lines}


def results(look: Look) -> list[Result]:
    """All seats, the best first."""
    scores, places = look.match.scores(), look.match.places()
    names = {line.source: look.words.source(line) for score in scores for line in score.lines}
    found = [Result(seat, places[seat], score, names) for seat, score in enumerate(scores)]
    return sorted(found, key=lambda result: (result.place, result.seat))


def sources(found: list[Result]) -> list[str]:
    """Every source of points of any seat, in the order of the scores."""
    return list(dict.fromkeys(name for result in found for name, _ in result.lines))
