"""What can go wrong, said in one sentence a person can act on."""

from __future__ import annotations

import re

from keydom.core.event import Event


class KeydomError(Exception):
    """Any mistake that keydom reports; its text is one clear line."""


class UnknownGame(KeydomError):
    """No game of this name is registered."""


class BadOption(KeydomError):
    """A seat count, an option or its value that the game does not have."""


class NoPicture(KeydomError):
    """A game that does not draw what is asked for."""


class InvalidAction(KeydomError):
    """A text that is no action of the game at all."""


class IllegalAction(KeydomError):
    """An action that is not allowed now. The text says what is, and `why` which rule forbids it, if one says so."""

    def __init__(self, text: str, why: Event | None = None) -> None:
        super().__init__(text)
        self.why = why


class BadRecord(KeydomError):
    """A record that cannot be read or replayed. It names the file and the line, and in `why` what forbids a move."""

    def __init__(self, reason: str, file: str = "record", line: int = 0, why: Event | None = None) -> None:
        super().__init__(f"{file}:{line}: {reason}" if line else f"{file}: {reason}")
        self.reason = reason
        self.file = file
        self.line = line
        self.why = why


class BadPosition(KeydomError):
    """A position that cannot be read or cannot occur. It names the line where one is to blame, and the reason."""

    def __init__(self, reason: str, line: int = 0) -> None:
        super().__init__(f"position:{line}: {reason}" if line else f"position: {reason}")
        self.reason = reason
        self.line = line


class TooManySteps(KeydomError):
    """A game that runs by itself and never comes to a decision. Its position is broken."""


class BadData(KeydomError):
    """Component data that is incomplete or wrong; names the file, the component and the fact, and has what else is."""

    def __init__(self, reason: str, file: str, component: str = "", fact: str = "") -> None:
        said = fact in re.findall(r"[\w-]+", reason)
        super().__init__(": ".join([part for part in (file, component, "" if said else fact, reason) if part]))
        self.reason = reason
        self.file = file
        self.component = component
        self.fact = fact
        self.others: tuple[BadData, ...] = ()  # that were found with it
