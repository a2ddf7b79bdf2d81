"""The words of a table in the terminal: the game's, the shared ones, and those of the terminal itself."""

from __future__ import annotations

from typing import Any

from keydom.core.action import Action
from keydom.core.game import Event, Frame, Line
from keydom.words import Fluent, MissingWords

TERMINAL = "keydom.cli"


class Speech(Fluent):
    """Words that never fail: a game whose catalogue lacks a message is played on in its bare keys."""

    common = (TERMINAL, *Fluent.common)

    def do(self, action: Action) -> str:
        try:
            return super().do(action)
        except MissingWords:
            return str(action)

    def ask(self, frame: Frame[Any]) -> str:
        try:
            return super().ask(frame)
        except MissingWords:
            return type(frame).__name__

    def told(self, event: Event) -> str:
        try:
            return super().told(event)
        except MissingWords:
            return " ".join([event.key, *map(str, event.args.values())])

    def why(self, reason: Event) -> str:
        try:
            return super().why(reason)
        except MissingWords:
            return " ".join([reason.key, *map(str, reason.args.values())])

    def feature(self, name: str) -> str:
        try:
            return super().feature(name)
        except MissingWords:
            return name

    def source(self, line: Line) -> str:
        """What the points of a score's line come from."""
        if ":" in line.source:
            return self.name(line.source)
        try:
            return self.say(f"score-{line.source}", line.how)
        except MissingWords:
            return line.source
